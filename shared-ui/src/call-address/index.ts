export { dialled } from './dialled.ts';
