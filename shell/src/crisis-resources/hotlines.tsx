import { CardGrid } from '@haven/shared-ui/card';
import { crisisLines } from '@haven/shared-ui/crisis-lines';
import { useTexts } from '@haven/shared-ui/language';
import { HotlineCard } from './hotline-card.tsx';
import { Section } from './section.tsx';
import { SpanishHelp } from './spanish-help.tsx';

/** All hotlines of the spec, a card each. */
export function Hotlines() {
  const t = useTexts('shell');
  return (
    <Section heading={t('crisisResources.lines.heading')} text={t('crisisResources.lines.text')}>
      <CardGrid>
        {crisisLines.map((line) => (
          <HotlineCard key={line.id} line={line} />
        ))}
        <SpanishHelp />
      </CardGrid>
    </Section>
  );
}
