import { useTexts } from '@haven/shared-ui/language';
import { hidden } from '@haven/shared-ui/layout';
import { color, radius, space, touchTarget, wide } from '@haven/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { isSilent, type ScanState } from './scan-state.ts';
import { sentencesOf } from './sentences.ts';

export type ScanStep = { name: string; text: string };

const Title = styled.h3`${hidden}`;
/** Scrolls by itself, so that following the voice never moves the page under somebody's thumb. */
const Box = styled.ol`
  position: relative;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-behavior: smooth;
  max-block-size: min(32rem, 68vh);
  padding: ${space.one};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  ${wide} { max-block-size: min(40rem, 74vh); }
`;
const Step = styled.li`
  padding: ${space.one} ${space.two} ${space.two};
  border-radius: ${radius.small};
  color: ${color.inkSoft};
  &[aria-current] { background: ${color.pineSoft}; color: ${color.ink}; }
`;
const Name = styled.button`
  inline-size: 100%;
  min-block-size: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.pine};
  font-weight: 600;
  text-align: start;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`;
const Sentence = styled.span<{ $spoken: boolean }>`
  ${({ $spoken }) => $spoken && `background: ${color.lampSoft}; color: ${color.ink}; border-radius: 0.25em; box-decoration-break: clone;`}
`;

/** Where the box has to be scrolled to show what is spoken: px, or null where it is in view. */
function placeToShow(box: HTMLElement, step: number): number | null {
  const first = box.firstElementChild;
  const item = box.children[step];
  if (!(first instanceof HTMLElement) || !(item instanceof HTMLElement)) return null;
  const spoken = item.querySelector<HTMLElement>('[data-spoken]');
  // A new step goes to the top. Inside a long one the box moves only when the voice leaves what is shown.
  if (!spoken || spoken === spoken.parentElement?.firstElementChild) return item.offsetTop - first.offsetTop;
  const { offsetTop, offsetHeight } = spoken;
  const above = offsetTop < box.scrollTop;
  const below = offsetTop + offsetHeight > box.scrollTop + box.clientHeight;
  return above || below ? offsetTop - first.offsetTop : null;
}

type TextGuideProps = { steps: readonly ScanStep[]; state: ScanState; onStep(step: number): void };

/** The scan as text: the step that the voice is at is marked and in view, and each step can be pressed to begin there. */
export function TextGuide({ steps, state, onStep }: TextGuideProps) {
  const t = useTexts('coping');
  const box = useRef<HTMLOListElement>(null);
  const shown = useRef(state.step);
  const { status, step, sentence } = state;
  const marked = status !== 'idle' && status !== 'stopped' && status !== 'finished';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or sentence is what moves it
  useEffect(() => {
    const top = box.current && placeToShow(box.current, step);
    if (!box.current || top === null) return;
    box.current.scrollTop = top;
    // Who reads alone pressed for this step, so the page may move to show it; a voice never moves the page.
    if (isSilent(state) && step !== shown.current) box.current.scrollIntoView({ block: 'nearest' });
    shown.current = step;
  }, [step, sentence]);
  return (
    <div>
      <Title>{t('guides.bodyScan.textGuide')}</Title>
      <Box ref={box} role="list">
        {steps.map(({ name, text }, place) => {
          const here = marked && place === step;
          return (
            <Step key={name} aria-current={here ? 'step' : undefined}>
              <Name type="button" onClick={() => onStep(place)}>
                {place + 1}. {name}
              </Name>
              <p>
                {sentencesOf(text).map((words, at) => {
                  const spoken = here && status === 'playing' && at === sentence;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change their place
                    <Sentence key={at} $spoken={spoken} data-spoken={spoken || undefined}>
                      {words}{' '}
                    </Sentence>
                  );
                })}
              </p>
            </Step>
          );
        })}
      </Box>
    </div>
  );
}
