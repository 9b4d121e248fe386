export { CrisisLineList } from './crisis-line-list.tsx';
export { type CrisisLine, crisisLines } from './crisis-lines.ts';
