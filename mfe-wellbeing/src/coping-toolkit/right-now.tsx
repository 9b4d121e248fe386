import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { color, motion, radius, space, textSize, wide } from '@haven/shared-ui/theme';
import { Hand, type LucideIcon, PersonStanding, Waves, Wind } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { type GuideId, guideIds } from './guides/guide-ids.ts';
import { UrgeUnderWay } from './urge-under-way.tsx';

const icons: Record<GuideId, LucideIcon> = {
  breathing: Wind,
  grounding: Hand,
  urge: Waves,
  bodyScan: PersonStanding,
};

/** Two beside one another on a phone, so that all four are in reach of a thumb at once. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.oneAndHalf};
  ${wide} { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: ${space.two}; }
`;

const Tile = styled.button`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.oneAndHalf};
  inline-size: 100%;
  block-size: 100%;
  padding: ${space.two};
  border: 0;
  border-radius: ${radius.card};
  background: ${color.pineSoft};
  text-align: start;
  transition: box-shadow ${motion.quick};
  &:hover { box-shadow: ${color.shadow}, inset 0 0 0 2px ${color.pine}; }
  &:focus-visible { border-radius: ${radius.card}; }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${space.six};
  block-size: ${space.six};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.pine};
  font-size: ${textSize.large};
`;

const Name = styled.strong`display: block; font-size: ${textSize.large}; font-weight: 600; line-height: 1.25;`;

function About({ guide }: { guide: GuideId }) {
  const t = useTexts('coping');
  const text = (
    <Text as="span" $small>
      {t(`rightNow.${guide}.text`)}
    </Text>
  );
  return guide === 'urge' ? <UrgeUnderWay otherwise={text} /> : text;
}

/** The guided tools, before anything has to be read or chosen: for the moment that is hard now. */
export function RightNow({ onGuide }: { onGuide: (guide: GuideId) => void }) {
  const t = useTexts('coping');
  const id = useId();
  return (
    <Stack as="section" $gap="oneAndHalf" aria-labelledby={id}>
      <Heading level={2} size="large" id={id}>
        {t('rightNow.heading')}
      </Heading>
      <Tiles role="list">
        {guideIds.map((guide) => {
          const Icon = icons[guide];
          return (
            <li key={guide}>
              <Tile type="button" data-guide={guide} onClick={() => onGuide(guide)}>
                <Mark>
                  <Icon aria-hidden="true" />
                </Mark>
                <span>
                  <Name>{t(`rightNow.${guide}.name`)}</Name> <About guide={guide} />
                </span>
              </Tile>
            </li>
          );
        })}
      </Tiles>
    </Stack>
  );
}
