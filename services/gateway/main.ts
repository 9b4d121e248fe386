import { startHaven } from './start-haven.ts';

await startHaven();
