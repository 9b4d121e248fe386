/** What every guide is given by the frame around it. */
export type GuideProps = {
  /** Leads back to the toolkit. */
  onClose(): void;
};
