import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { ErrorState, SkeletonCard } from '@haven/shared-ui/states';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { GuideId } from './guide-ids.ts';
import type { GuideProps } from './guide-props.ts';
import { loadGuide } from './load-guide.ts';

/** Makes room for what runs on a clock: an old phone is low. */
const Line = styled(Text)`section:has([role='timer']) > * > & { display: none; }`;

const Back = styled(Button)`align-self: start; padding-inline-start: 0; &:hover { background: transparent; }`;

type Loaded = { guide: GuideId; View: ComponentType<GuideProps> } | { guide: GuideId; View: null } | null;

/** A guide arrives when it is opened. Not `lazy`: that would remember for ever that it could not be had once. */
function useGuideView(guide: GuideId) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let gone = false;
    loadGuide(guide).then(
      (View) => gone || setLoaded({ guide, View }),
      () => gone || setLoaded({ guide, View: null }),
    );
    return () => {
      gone = true;
    };
  }, [guide, attempt]);
  const again = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { loaded: loaded?.guide === guide ? loaded : null, again };
}

/** One guided tool of the toolkit: its name, what it is for, and the tool itself. */
export default function Guide({ guide, onClose }: { guide: GuideId } & GuideProps) {
  const t = useTexts('coping');
  const heading = useRef<HTMLHeadingElement>(null);
  const { loaded, again } = useGuideView(guide);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another guide is another place
  useEffect(() => heading.current?.focus(), [guide]);
  const retry = () => {
    // The button that was pressed goes with the notice.
    heading.current?.focus();
    again();
  };
  return (
    <Stack as="section" $gap="three" aria-label={t(`guides.${guide}.heading`)}>
      <Stack $gap="one">
        <Back tone="plain" icon={ArrowLeft} onClick={onClose}>
          {t('guides.back')}
        </Back>
        <Heading level={2} size="display" ref={heading} tabIndex={-1}>
          {t(`guides.${guide}.heading`)}
        </Heading>
        <Line $large $soft>
          {t(`guides.${guide}.line`)}
        </Line>
      </Stack>
      {!loaded && <SkeletonCard lines={6} />}
      {loaded?.View === null && (
        <ErrorState what={t('guides.notLoaded.what')} next={t('guides.notLoaded.next')} onRetry={retry} />
      )}
      {loaded?.View && <loaded.View key={guide} onClose={onClose} />}
    </Stack>
  );
}
