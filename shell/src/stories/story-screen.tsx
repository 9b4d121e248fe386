/** The components of shared-ui side by side, while developing. */
export { StoryPage as default } from '@haven/shared-ui/stories';
