import { Checkbox } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Text } from '@haven/shared-ui/layout';
import { ProgressBar } from '@haven/shared-ui/progress';
import { color, font, radius, space, textSize, wide } from '@haven/shared-ui/theme';
import { showToast } from '@haven/shared-ui/toast';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Stage } from '../stage.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { meditation } from './body-scan-player.ts';
import { bodyScanNamespace } from './body-scan-texts.ts';
import { ScanControls } from './scan-controls.tsx';
import { isSilent, progressOf, type ScanState } from './scan-state.ts';
import { spokenMinutes } from './sentences.ts';
import { TextGuide } from './text-guide.tsx';
import { useBodyScan } from './use-body-scan.ts';

export const stepCount = 15;
const places = Array.from({ length: stepCount }, (_, place) => place);

/** ms between two steps, for who wants more quiet than the spec's two seconds. */
const longPause = 10_000;

/** Beside one another where there is room. The spec's words for a problem say that the text is below, so then it is. */
const Parts = styled.div<{ $below: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.three};
  align-items: start;
  ${wide} {
    grid-template-columns: ${({ $below }) => ($below ? 'minmax(0, 46rem)' : 'minmax(0, 2fr) minmax(0, 3fr)')};
    justify-content: center;
  }
`;
const Voice = styled(Stage)`
  & > div:has(progress), & > label { inline-size: 100%; max-inline-size: 24rem; text-align: start; }
  ${wide} { padding-inline: ${space.three}; }
`;
const Now = styled.div`display: grid; gap: ${space.half};`;
const StepName = styled.p`font-family: ${font.serif}; font-size: ${textSize.display}; line-height: 1.2; text-wrap: balance;`;
const Notice = styled.div`
  display: grid;
  gap: ${space.half};
  padding: ${space.two};
  border-radius: ${radius.small};
  background: ${color.claySoft};
`;

/** Says what is wrong with the voice twice: as a toast that is read out, and as words that stay, in silence. */
function Problem({ problem }: Pick<ScanState, 'problem'>) {
  const t = useTexts('coping');
  const title = problem && t(`guides.bodyScan.problems.${problem}.title`);
  const description = problem && t(`guides.bodyScan.problems.${problem}.text`);
  useEffect(() => {
    if (title && description) showToast({ title, description, tone: 'destructive' });
  }, [title, description]);
  if (!problem) return null;
  return (
    <Notice>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <Text>{description}</Text>
    </Notice>
  );
}

/** A walk through the body with a voice, and the same as text beside it (spec sections 2 and 4). */
export default function BodyScan() {
  const t = useTexts('coping');
  const scan = useTexts(bodyScanNamespace);
  const steps = places.map((place) => ({
    name: scan(`steps.${place + 1}.name`),
    text: scan(`steps.${place + 1}.text`),
  }));
  const texts = steps.map(({ text }) => text);
  const { player, state } = useBodyScan(texts);
  const [long, setLong] = useState(false);
  const pause = long ? longPause : meditation.pause;
  useEffect(() => player.setPause(pause), [player, pause]);
  useWakeLock(state.status === 'playing');

  const { status, step, spoken } = state;
  const named = status === 'playing' || status === 'paused' || status === 'error';
  const silent = isSilent(state);
  return (
    <Parts $below={state.problem !== null}>
      <Voice>
        <Now>
          <Text $soft role="status">
            {status !== 'error' && t(`guides.bodyScan.status.${status}`)}
          </Text>
          <StepName>{named ? steps[step]?.name : t('guides.bodyScan.start')}</StepName>
        </Now>
        <Problem problem={state.problem} />
        <ScanControls player={player} state={state} stepCount={stepCount} />
        {!silent && (
          <>
            <ProgressBar
              label={t('guides.bodyScan.progress')}
              value={progressOf(state, stepCount)}
              text={t('guides.bodyScan.spoken', { spoken: spoken.length, all: stepCount })}
            />
            <Checkbox
              label={t('guides.bodyScan.longPauses')}
              hint={t('guides.bodyScan.length', { minutes: spokenMinutes(texts, pause) })}
              checked={long}
              onChange={(event) => setLong(event.target.checked)}
            />
            <Text $soft $small>
              {t('guides.bodyScan.care')}
            </Text>
          </>
        )}
      </Voice>
      <TextGuide steps={steps} state={state} onStep={(place) => player.playFrom(place)} />
    </Parts>
  );
}
