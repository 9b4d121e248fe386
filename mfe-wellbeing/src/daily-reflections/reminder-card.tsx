import { Badge } from '@haven/shared-ui/badge';
import { Button, ButtonLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { formatDate, useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import {
  askForReminders,
  sendTestReminder,
  useReminderPermission,
} from '@haven/shared-ui/reminder-permission';
import { showToast } from '@haven/shared-ui/toast';
import { useAtomValue } from 'jotai';
import { Bell, BellRing } from 'lucide-react';
import { useRef, useState } from 'react';

/** 'HH:MM' of the preferences as people read a time. */
function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return formatDate(new Date(2024, 0, 1, hours, minutes), { timeStyle: 'short' });
}

/** The daily reminder by what the browser lets Haven do (spec section 4, 'Notification permission'). */
export function ReminderCard() {
  const t = useTexts('wellbeing');
  const permission = useReminderPermission();
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);

  async function enable(): Promise<void> {
    setAsking(true);
    const answer = await askForReminders();
    setAsking(false);
    // The pressed button goes with the state it stood for.
    if (answer !== 'default') place.current?.focus();
  }

  return (
    <Card heading={t('dailyReflections.reminder.heading')} icon={Bell}>
      <Stack ref={place} tabIndex={-1}>
        {permission === 'default' && <Offer asking={asking} onEnable={() => void enable()} />}
        {permission === 'granted' && <Allowed asking={asking} onEnable={() => void enable()} />}
        {permission === 'denied' && <Guidance reason="blocked" />}
        {permission === 'unsupported' && <Guidance reason="unsupported" />}
      </Stack>
    </Card>
  );
}

type Enabling = { asking: boolean; onEnable: () => void };

const useTime = () => clockTime((useAtomValue(preferences.entries)[0] ?? defaultPreferences).reminderTime);

function EnableButton({ asking, onEnable }: Enabling) {
  const t = useTexts('wellbeing');
  return (
    <Row>
      <Button tone="pine" icon={Bell} busy={asking} onClick={onEnable}>
        {t('dailyReflections.reminder.enable')}
      </Button>
    </Row>
  );
}

function Offer(enabling: Enabling) {
  const t = useTexts('wellbeing');
  return (
    <>
      <Text>{t('dailyReflections.reminder.offer', { time: useTime() })}</Text>
      <EnableButton {...enabling} />
    </>
  );
}

function Allowed(enabling: Enabling) {
  const t = useTexts('wellbeing');
  const { notifications, dailyReminders } = useAtomValue(preferences.entries)[0] ?? defaultPreferences;
  const time = useTime();
  if (!notifications || !dailyReminders) {
    return (
      <>
        <Text>{t('dailyReflections.reminder.off')}</Text>
        <EnableButton {...enabling} />
      </>
    );
  }
  return (
    <>
      <Row>
        <Badge tone="pine" icon={BellRing}>
          {t('dailyReflections.reminder.enabled')}
        </Badge>
      </Row>
      <Text>{t('dailyReflections.reminder.at', { time })}</Text>
      <Row>
        <TestButton />
        <ButtonLink tone="plain" to="/profile-preferences">
          {t('dailyReflections.reminder.preferences')}
        </ButtonLink>
      </Row>
    </>
  );
}

function TestButton() {
  const t = useTexts('wellbeing');
  const [sending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    const outcome = await sendTestReminder();
    setSending(false);
    const title = t(`dailyReflections.reminder.${outcome}`);
    if (outcome !== 'failed') showToast({ title });
    else showToast({ title, description: t('dailyReflections.reminder.failedNext'), tone: 'destructive' });
  }

  return (
    <Button busy={sending} onClick={() => void send()}>
      {t('dailyReflections.reminder.test')}
    </Button>
  );
}

function Guidance({ reason }: { reason: 'blocked' | 'unsupported' }) {
  const t = useTexts('wellbeing');
  return (
    <>
      <strong>{t(`dailyReflections.reminder.${reason}`)}</strong>
      <Text>{t(`dailyReflections.reminder.${reason}Text`)}</Text>
      {reason === 'unsupported' && <Text $soft>{t('dailyReflections.reminder.iPhone')}</Text>}
    </>
  );
}
