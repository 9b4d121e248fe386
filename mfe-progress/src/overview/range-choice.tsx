import { useTexts } from '@haven/shared-ui/language';
import { VisuallyHidden } from '@haven/shared-ui/layout';
import { color, motion, radius, space, textSize, touchTarget } from '@haven/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { type Range, ranges } from './mood-series.ts';

const Choices = styled.fieldset`
  display: flex;
  gap: ${space.half};
  padding: ${space.half};
  border-radius: ${radius.round};
  background: ${color.shade};
`;

const Choice = styled.label`position: relative; flex: 1 1 auto; cursor: pointer;`;

const Words = styled.span`
  display: grid;
  place-items: center;
  min-block-size: ${touchTarget};
  padding-inline: ${space.half};
  border-radius: ${radius.round};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
  font-weight: 600;
  white-space: nowrap;
  transition: background-color ${motion.quick}, color ${motion.quick};
`;

/** Lies invisible over its words, so that a finger and a screen reader find the native control itself. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
  &:checked + ${Words} { background: ${color.pine}; color: ${color.onPine}; }
  &:focus-visible + ${Words} { outline: 3px solid ${color.focus}; outline-offset: 1px; }
  @media (forced-colors: active) { &:checked + ${Words} { outline: 2px solid; outline-offset: -4px; } }
`;

/** How far the picture of moods looks back. */
export function RangeChoice({ value, onChange }: { value: Range; onChange: (range: Range) => void }) {
  const t = useTexts('progress');
  const name = useId();
  return (
    <Choices role="radiogroup">
      <VisuallyHidden as="legend">{t('overview.ranges.label')}</VisuallyHidden>
      {ranges.map((range) => (
        <Choice key={range}>
          <Radio type="radio" name={name} checked={range === value} onChange={() => onChange(range)} />
          <Words>{t(`overview.ranges.${range}`)}</Words>
        </Choice>
      ))}
    </Choices>
  );
}
