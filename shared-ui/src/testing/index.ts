export { remoteProblems } from './remote-problems.ts';
export { showScreen } from './show-screen.tsx';
