import { Door } from '@haven/shared-ui/scene';
import { PlainWords } from './plain-words.tsx';
import { WaysOn } from './ways-on.tsx';

const sections = ['use', 'treatment', 'emergency', 'account', 'others', 'limits'] as const;

/** Terms of Service. */
export default function Terms() {
  return (
    <PlainWords page="terms" sections={sections} scene={<Door />}>
      <WaysOn
        pages={[
          { to: '/privacy', page: 'privacy' },
          { to: '/crisis-resources', page: 'crisisResources' },
        ]}
      />
    </PlainWords>
  );
}
