export { stories } from './all-stories.ts';
export { StoryPage } from './story-page.tsx';
