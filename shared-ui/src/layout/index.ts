export { Heading } from './heading.tsx';
export { Page } from './page.tsx';
export { Row, type SpaceStep, Stack } from './stack.ts';
export { hidden, Text, VisuallyHidden } from './text.ts';
