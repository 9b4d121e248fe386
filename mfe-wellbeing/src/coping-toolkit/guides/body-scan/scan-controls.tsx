import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { space } from '@haven/shared-ui/theme';
import { ArrowLeft, ArrowRight, Pause, Play, RefreshCw, Square } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { BodyScanPlayer } from './body-scan-player.ts';
import { isSilent, type ScanState } from './scan-state.ts';

type ControlsProps = { player: BodyScanPlayer; state: ScanState; stepCount: number };
type ButtonsProps = ControlsProps & { mainButton: RefObject<HTMLButtonElement | null> };

/** Whoever pressed a button that is gone now finds the focus on the main one. */
function useKeptFocus(buttons: string) {
  const mainButton = useRef<HTMLButtonElement>(null);
  const before = useRef(buttons);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (before.current !== buttons && lost) mainButton.current?.focus();
    before.current = buttons;
  }, [buttons]);
  return mainButton;
}

/** The last thing above the text, so that both are seen at once on a phone. */
const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.one};
  & > button { padding-inline: ${space.oneAndHalf}; }
  & > [aria-disabled] { opacity: 0.55; cursor: default; }
`;

/** Where there is no voice the reader goes from step to step alone. */
function ReadingControls({ player, state, stepCount, mainButton }: ButtonsProps) {
  const t = useTexts('coping');
  const { step } = state;
  // Not `disabled` at the ends: that would take the focus away from whoever pressed it.
  const isStep = (place: number) => place >= 0 && place < stepCount;
  const goTo = (place: number) => isStep(place) && player.playFrom(place);
  return (
    <Stack $align="center">
      <Button tone="plain" icon={RefreshCw} onClick={() => player.play()}>
        {t('guides.bodyScan.tryVoice')}
      </Button>
      <Text $soft>{t('guides.bodyScan.place', { place: step + 1, all: stepCount })}</Text>
      <Steps>
        <Button
          icon={ArrowLeft}
          aria-disabled={!isStep(step - 1) || undefined}
          onClick={() => goTo(step - 1)}
        >
          {t('guides.bodyScan.stepBefore')}
        </Button>
        <Button
          tone="main"
          icon={ArrowRight}
          ref={mainButton}
          aria-disabled={!isStep(step + 1) || undefined}
          onClick={() => goTo(step + 1)}
        >
          {t('guides.bodyScan.nextStep')}
        </Button>
      </Steps>
    </Stack>
  );
}

/** Play, pause and stop. One button for play and pause, so that the focus stays where it is. */
export function ScanControls(props: ControlsProps) {
  const t = useTexts('coping');
  const { player, state } = props;
  const silent = isSilent(state);
  const playing = state.status === 'playing';
  const underWay = playing || state.status === 'paused';
  const mainButton = useKeptFocus(`${silent} ${underWay}`);
  if (silent) return <ReadingControls {...props} mainButton={mainButton} />;
  const goesOn = state.status === 'paused' || state.status === 'error';
  return (
    <Row $justify="center">
      <Button
        ref={mainButton}
        tone="main"
        size="large"
        icon={playing ? Pause : Play}
        onClick={() => (playing ? player.pause() : player.play())}
      >
        {t(playing ? 'guides.actions.pause' : goesOn ? 'guides.actions.goOn' : 'guides.bodyScan.play')}
      </Button>
      {underWay && (
        <Button size="large" icon={Square} onClick={() => player.stop()}>
          {t('guides.actions.stop')}
        </Button>
      )}
    </Row>
  );
}
