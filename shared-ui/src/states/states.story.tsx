import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Door } from '../scene/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { EmptyState, ErrorState, SkeletonCard } from './index.ts';

function Empty() {
  const say = useSample();
  return (
    <Card>
      <EmptyState
        scene={<Door />}
        heading={say('No matches yet', 'Todavía no hay coincidencias')}
        action={<Button tone="main">{say('Look around', 'Explorar')}</Button>}
      >
        {say(
          'When you and someone else agree to talk, they appear here.',
          'Cuando tú y otra persona acepten hablar, aparecerá aquí.',
        )}
      </EmptyState>
    </Card>
  );
}

function Failed() {
  const say = useSample();
  return (
    <ErrorState
      what={say('Your milestones could not be loaded.', 'No pudimos cargar tus metas.')}
      safe={say('Nothing is lost. They are in your account.', 'No se perdió nada. Están en tu cuenta.')}
      next={say('Check your connection, then try again.', 'Revisa tu conexión y vuelve a intentarlo.')}
      onRetry={() => undefined}
    />
  );
}

const Loading = () => <SkeletonCard />;

export const statesStory: Story = {
  room: 'states',
  states: { empty: Empty, error: Failed, loading: Loading },
};
