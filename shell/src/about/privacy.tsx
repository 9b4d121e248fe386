import { Lamp } from '@haven/shared-ui/scene';
import { PlainWords } from './plain-words.tsx';
import { WaysOn } from './ways-on.tsx';

const sections = [
  'device',
  'cloud',
  'readable',
  'asked',
  'live',
  'words',
  'reminders',
  'account',
  'cookies',
  'trackers',
  'server',
  'changes',
] as const;

/** Privacy Policy. It says what Haven does today: who changes what is kept or sent changes this page with it. */
export default function Privacy() {
  return (
    <PlainWords page="privacy" sections={sections} scene={<Lamp />}>
      <WaysOn
        pages={[
          { to: '/terms', page: 'terms' },
          { to: '/crisis-resources', page: 'crisisResources' },
        ]}
      />
    </PlainWords>
  );
}
