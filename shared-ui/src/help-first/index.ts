export { HelpFirst } from './help-first.tsx';
