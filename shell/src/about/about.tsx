import { Hills } from '@haven/shared-ui/scene';
import { PlainWords } from './plain-words.tsx';
import { WaysOn } from './ways-on.tsx';

const sections = ['why', 'for', 'free', 'not', 'languages'] as const;

/** About Haven. */
export default function About() {
  return (
    <PlainWords page="about" sections={sections} scene={<Hills />}>
      <WaysOn
        pages={[
          { to: '/crisis-resources', page: 'crisisResources' },
          { to: '/privacy', page: 'privacy' },
          { to: '/terms', page: 'terms' },
        ]}
      />
    </PlainWords>
  );
}
