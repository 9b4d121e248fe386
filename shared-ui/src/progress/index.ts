export { ProgressBar } from './progress-bar.tsx';
export { StreakLamp } from './streak-lamp.tsx';
