/** A database that is open in this process, or in a child of it. */
export type EngineServer = {
  uri: string;
  /** A private folder with a socket, which only a clean close removes. */
  socketFolder?: string;
  /** Settles if the database ends on its own while this process lives. */
  ended: Promise<void>;
  close(): Promise<void>;
};
