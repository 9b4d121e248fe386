import type { TestProject } from 'vitest/node';
import { startTestDatabase } from './testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's database: `inject('mongodbUri')`. */
    mongodbUri: string;
  }
}

/** vitest's globalSetup: one embedded database for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase();
  project.provide('mongodbUri', database.uri);
  return () => database.stop();
}
