export { Signpost, type Way } from './signpost.tsx';
