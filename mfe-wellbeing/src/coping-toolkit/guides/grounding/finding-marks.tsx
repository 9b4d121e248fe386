import { TextInput } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { hidden } from '@haven/shared-ui/layout';
import { color, motion, radius, space, textSize } from '@haven/shared-ui/theme';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { type Finding, isFound } from './senses.ts';

const Legend = styled.legend`${hidden}`;
const Marks = styled.fieldset`display: flex; flex-wrap: wrap; justify-content: center; gap: ${space.one};`;
const Mark = styled.label`position: relative; display: grid; cursor: pointer;`;
const Face = styled.span<{ $found?: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.round};
  font-size: ${textSize.large};
  font-weight: 600;
  transition: background-color ${motion.calm}, border-color ${motion.calm};
  ${({ $found }) => $found && `border-color: ${color.pine}; background: ${color.pine}; color: ${color.onPine};`}
`;
/** Lies invisible over its mark, so that a finger and a screen reader find the native control itself. */
const Box = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
  &:focus-visible + ${Face} { outline: 3px solid ${color.focus}; outline-offset: 3px; }
`;
const Lines = styled.fieldset`display: grid; gap: ${space.oneAndHalf};`;
const Line = styled.label`display: flex; align-items: center; gap: ${space.oneAndHalf};`;

type FindingsProps = {
  /** What is looked for: '5 things you can see'. */
  legend: string;
  findings: readonly Finding[];
  onChange(place: number, change: Partial<Finding>): void;
};

/** One large mark for each thing, to press when it is found. */
export function TickMarks({ legend, findings, onChange }: FindingsProps) {
  const t = useTexts('coping');
  return (
    <Marks>
      <Legend>{legend}</Legend>
      {findings.map((finding, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are told apart by their place alone
        <Mark key={place}>
          <Box
            type="checkbox"
            aria-label={t('guides.grounding.thing', { place: place + 1 })}
            checked={isFound(finding)}
            onChange={(event) =>
              onChange(place, event.target.checked ? { ticked: true } : { ticked: false, words: '' })
            }
          />
          <Face $found={isFound(finding)}>{isFound(finding) ? <Check /> : place + 1}</Face>
        </Mark>
      ))}
    </Marks>
  );
}

/** One line for each thing, for who is helped by naming it. */
export function WrittenLines({ legend, findings, onChange }: FindingsProps) {
  const t = useTexts('coping');
  return (
    <Lines>
      <Legend>{legend}</Legend>
      {findings.map((finding, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are told apart by their place alone
        <Line key={place}>
          <Face $found={isFound(finding)} aria-hidden>
            {isFound(finding) ? <Check /> : place + 1}
          </Face>
          <TextInput
            aria-label={t('guides.grounding.thing', { place: place + 1 })}
            value={finding.words}
            autoComplete="off"
            maxLength={120}
            onChange={(event) => onChange(place, { words: event.target.value })}
          />
        </Line>
      ))}
    </Lines>
  );
}
