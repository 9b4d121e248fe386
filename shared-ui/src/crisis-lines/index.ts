export { CrisisLineList } from './crisis-line-list.tsx';
export {
  addressOf,
  type CallAddress,
  type CrisisLine,
  crisisLines,
  crisisTextAddress,
} from './crisis-lines.ts';
