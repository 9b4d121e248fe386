import { useTexts } from '@haven/shared-ui/language';
import { Page } from '@haven/shared-ui/layout';
import { localDay, useNow } from '@haven/shared-ui/now';
import { Path } from '@haven/shared-ui/scene';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryClient } from '../query-client.ts';
import { AboutCard } from './about-card.tsx';
import { Reading } from './reading.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { SavedReflections } from './saved-reflections.tsx';

function beginsInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
}

/** Daily Reflections (spec section 2): what to read, what was saved, and the daily reminder. */
export default function DailyReflections() {
  const t = useTexts('wellbeing');
  const today = localDay(useNow());
  const place = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);

  /** The pressed button is elsewhere, or goes: the reader is led to the beginning of what they opened. */
  function lead(id: string | null): void {
    setOpenId(id);
    place.current?.focus({ preventScroll: true });
    if (place.current && !beginsInView(place.current)) place.current.scrollIntoView();
  }

  return (
    <QueryClientProvider client={queryClient}>
      <Page
        heading={t('dailyReflections.heading')}
        lead={t('dailyReflections.lead')}
        scene={<Path />}
        aside={
          <>
            <ReminderCard />
            <SavedReflections openId={openId} onOpen={lead} />
            <AboutCard />
          </>
        }
      >
        <div ref={place} tabIndex={-1}>
          <Reading today={today} openId={openId} onAnother={lead} onToday={() => lead(null)} />
        </div>
      </Page>
    </QueryClientProvider>
  );
}
