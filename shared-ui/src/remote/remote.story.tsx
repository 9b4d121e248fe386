import type { Story } from '../stories/story.ts';
import { RemoteFallback } from './index.ts';

const Failed = () => <RemoteFallback reason="failed" onRetry={() => undefined} />;
const Slow = () => <RemoteFallback reason="slow" onRetry={() => undefined} />;

export const remoteStory: Story = { room: 'remote', states: { failed: Failed, slow: Slow } };
