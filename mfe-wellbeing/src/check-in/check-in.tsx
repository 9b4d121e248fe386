import { checkInStreak, checkIns, defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Page } from '@haven/shared-ui/layout';
import { useNow } from '@haven/shared-ui/now';
import { Lamp } from '@haven/shared-ui/scene';
import { useAtomValue } from 'jotai';
import { CheckInForm } from './form.tsx';
import { LatestCheckIns } from './latest-check-ins.tsx';
import { StreakCard } from './streak-card.tsx';

/** The Daily Check-in (spec section 2): today's form, the streak, and the latest check-ins. */
export default function CheckIn() {
  const t = useTexts('wellbeing');
  const now = useNow();
  const all = useAtomValue(checkIns.entries);
  const { showProgress } = useAtomValue(preferences.entries)[0] ?? defaultPreferences;
  return (
    <Page
      heading={t('checkIn.heading')}
      lead={t('checkIn.lead')}
      scene={<Lamp />}
      aside={
        <>
          <StreakCard days={checkInStreak(all, now)} countShown={showProgress} now={now} />
          <LatestCheckIns all={all} now={now} />
        </>
      }
    >
      <CheckInForm all={all} now={now} />
    </Page>
  );
}
