import type { TestProject } from 'vitest/node';
import { startTestDatabase } from './testing.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the database that this test run started. */
    mongodbUri: string;
  }
}

/** Starts the embedded database once for all service tests; each test file takes a database name of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase();
  project.provide('mongodbUri', database.uri);
  return () => database.stop();
}
