export { MoodFace } from './mood-face.tsx';
