import type { SobrietyMilestone, SobrietyType } from '@haven/progress/contract';
import { soberDays } from '@haven/progress/sober-days';
import { Button, ButtonLink, CallLink } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { color, radius, space } from '@haven/shared-ui/theme';
import { TriangleAlert, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { PlainActions } from '../keeping/card-parts.ts';
import { useDoing } from '../keeping/use-doing.ts';
import { useShowProgress } from '../use-show-progress.ts';
import { Facts } from './facts.tsx';
import { linesAfterLapse } from './lines-after-lapse.ts';

/** Where the body handles less after a time without; the name of another one may hide anything. */
const toleranceTypes: readonly SobrietyType[] = ['alcohol', 'drugs', 'other'];

const Warning = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.oneAndHalf};
  padding: ${space.two};
  border-radius: ${radius.small};
  background: ${color.claySoft};
  & > .lucide { color: ${color.clay}; margin-block-start: ${space.half}; }
`;

/** A number is read in one line. */
const Phone = styled.span`white-space: nowrap;`;

type AfterLapseProps = {
  milestone: SobrietyMilestone;
  /** The lapse that was noted just now. */
  lapseId: string;
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
  onUndone: () => void;
};

/** After a lapse was noted: what stays, what may help now, what to beware of, and the way back. */
export function AfterLapse({ milestone, lapseId, today, onUndone }: AfterLapseProps) {
  const t = useTexts('progress');
  const { act, busy } = useDoing();
  const showProgress = useShowProgress();
  const { total, longest } = soberDays(milestone, today);

  const undo = async () => {
    const action = { kind: 'undo-lapse' as const, id: milestone.id, lapseId };
    if (await act(action, { done: t('lapse.undone'), failed: t('lapse.undoFailed') })) onUndone();
  };

  return (
    <>
      <Text>{t('lapse.staysText')}</Text>
      {showProgress && (
        <Facts
          facts={[
            { name: t('sobriety.total'), value: t('sobriety.days', { count: total }) },
            { name: t('sobriety.longest'), value: t('sobriety.days', { count: longest }) },
          ]}
        />
      )}
      <Stack $gap="one">
        <Text>
          <strong>{t('lapse.now')}</strong>
        </Text>
        <Row>
          {linesAfterLapse(milestone.type).map(({ text, phone, href }, place) => (
            <CallLink key={href} href={href} tone={place === 0 ? 'pine' : 'quiet'}>
              <span>
                {t(text)} <Phone>{phone}</Phone>
              </span>
            </CallLink>
          ))}
          <ButtonLink to="/emergency-plan">{t('lapse.plan')}</ButtonLink>
          <ButtonLink to="/coping-toolkit">{t('lapse.toolkit')}</ButtonLink>
          <ButtonLink to="/crisis-resources">{t('lapse.crisis')}</ButtonLink>
        </Row>
      </Stack>
      {toleranceTypes.includes(milestone.type) && (
        <Warning role="note">
          <TriangleAlert />
          <Stack $gap="half">
            <strong>{t('lapse.tolerance')}</strong>
            <Text $small>{t('lapse.toleranceText')}</Text>
          </Stack>
        </Warning>
      )}
      <PlainActions>
        <Button tone="plain" icon={Undo2} busy={busy} onClick={undo}>
          {t('lapse.undo')}
        </Button>
      </PlainActions>
    </>
  );
}
