import { useTexts } from '@haven/shared-ui/language';
import { space, wide } from '@haven/shared-ui/theme';
import { MessageCircle, Phone, ShieldCheck, Sun } from 'lucide-react';
import styled from 'styled-components';
import { Section } from './section.tsx';
import { TileLink } from './tile-link.tsx';

const cards = [
  { id: 'hotlines', to: '/crisis-resources', icon: Phone },
  { id: 'chat', to: '/chat', icon: MessageCircle },
  { id: 'checkIn', to: '/checkin', icon: Sun },
  { id: 'plan', to: '/emergency-plan', icon: ShieldCheck },
] as const;

/** Two by two on a phone, in reach of a thumb; in one line where there is room. */
const Four = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.oneAndHalf};
  ${wide} { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: ${space.two}; }
`;

/** The four quick cards of Home. */
export function QuickCards() {
  const t = useTexts('shell');
  return (
    <Section heading={t('home.quick.heading')}>
      <Four role="list">
        {cards.map(({ id, to, icon }) => (
          <li key={id}>
            <TileLink
              to={to}
              icon={icon}
              label={t(`home.quick.${id}.label`)}
              text={t(`home.quick.${id}.text`)}
              upright
            />
          </li>
        ))}
      </Four>
    </Section>
  );
}
