import { startHaven } from './start/start-haven.ts';

await startHaven();
