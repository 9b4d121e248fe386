import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { color, motion, radius, space, textSize, touchTarget, wide } from '@haven/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';

const Group = styled.fieldset`legend { padding: 0; margin-inline: auto; padding-block-end: ${space.two}; font-weight: 600; font-size: ${textSize.large}; }`;
/** Six over five on a phone, each as wide as two columns, so that the five stand in the middle; else all in one line. */
const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space.half};
  ${wide} { grid-template-columns: repeat(11, minmax(0, 1fr)); }
`;
const Ends = styled(Row)`padding-block-start: ${space.half};`;
const Tile = styled.label`
  position: relative;
  display: grid;
  grid-column: span 2;
  cursor: pointer;
  &:nth-child(7) { grid-column: 2 / span 2; }
  ${wide} { &&, &&:nth-child(7) { grid-column: auto; } }
`;
const Face = styled.span`
  display: grid;
  place-items: center;
  min-block-size: ${touchTarget};
  border: 2px solid transparent;
  border-radius: ${radius.small};
  background: ${color.shade};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  transition: background-color ${motion.quick}, border-color ${motion.quick};
`;
/** Lies invisible over its tile, so that a finger and a screen reader find the native control itself. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
  &:checked + ${Face} { border-color: ${color.pine}; background: ${color.pine}; color: ${color.onPine}; }
  &:focus-visible + ${Face} { outline: 3px solid ${color.focus}; outline-offset: 3px; }
`;

const numbers = Array.from({ length: 11 }, (_, number) => number);

type RatingProps = { legend: string; value: number | null; onChange(value: number): void };

/** How strong an urge is, 0 to 10, one press each: a shaking thumb hits a tile more easily than a slider. */
export function Rating({ legend, value, onChange }: RatingProps) {
  const t = useTexts('coping');
  const name = useId();
  return (
    <Group role="radiogroup" aria-describedby={`${name}-ends`}>
      <legend>{legend}</legend>
      <Numbers>
        {numbers.map((number) => (
          <Tile key={number}>
            <Radio
              type="radio"
              name={name}
              value={number}
              checked={number === value}
              onChange={() => onChange(number)}
            />
            <Face>{number}</Face>
          </Tile>
        ))}
      </Numbers>
      <Ends $justify="between" id={`${name}-ends`}>
        <Text as="span" $soft $small>
          {t('guides.urge.least')}
        </Text>
        <Text as="span" $soft $small>
          {t('guides.urge.most')}
        </Text>
      </Ends>
    </Group>
  );
}
