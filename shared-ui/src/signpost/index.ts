export { Signpost } from './signpost.tsx';
