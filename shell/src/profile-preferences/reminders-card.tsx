import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import type { Preferences } from '@haven/shared-ui/device-store';
import { Field } from '@haven/shared-ui/field';
import { currentLanguage, useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { askForReminders, useReminderPermission } from '@haven/shared-ui/reminder-permission';
import { Select } from '@haven/shared-ui/select';
import { Switch } from '@haven/shared-ui/switch';
import { reminderTimes } from '@haven/wellbeing/contract';
import { Bell } from 'lucide-react';

/** '08:00' as people say it: '8:00 AM', '8:00 a. m.'. */
function timeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Intl.DateTimeFormat(currentLanguage(), {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(2026, 0, 1, hour, minute));
}

/** What the browser thinks of it, where that stands in the way of what the toggles want. */
function BrowserSays() {
  const t = useTexts('shell');
  const permission = useReminderPermission();
  if (permission === 'granted') return null;
  if (permission === 'default') {
    return (
      <Stack $gap="one" $align="start">
        <Text $soft>{t('profilePreferences.reminders.asking')}</Text>
        <Button icon={Bell} onClick={() => void askForReminders()}>
          {t('profilePreferences.reminders.allow')}
        </Button>
      </Stack>
    );
  }
  return (
    <Text $soft>
      {t(
        permission === 'denied'
          ? 'profilePreferences.reminders.blocked'
          : 'profilePreferences.reminders.unsupported',
      )}
    </Text>
  );
}

type RemindersCardProps = { shown: Preferences; onChange: (edit: Partial<Preferences>) => void };

/** Notifications & Reminders (spec section 2); the hour is there while reminders are on. */
export function RemindersCard({ shown, onChange }: RemindersCardProps) {
  const t = useTexts('shell');
  const wanted = shown.notifications && shown.dailyReminders;
  return (
    <Card heading={t('profilePreferences.reminders.heading')} icon={Bell}>
      {(['notifications', 'dailyReminders'] as const).map((toggle) => (
        <Switch
          key={toggle}
          label={t(`profilePreferences.reminders.${toggle}.label`)}
          description={t(`profilePreferences.reminders.${toggle}.hint`)}
          checked={shown[toggle]}
          onChange={(checked) => onChange({ [toggle]: checked })}
        />
      ))}
      {shown.dailyReminders && (
        <Field
          label={t('profilePreferences.reminders.time')}
          hint={t('profilePreferences.reminders.timeHint')}
        >
          <Select
            options={reminderTimes.map((time) => ({ value: time, label: timeOfDay(time) }))}
            value={reminderTimes.find((time) => time === shown.reminderTime)}
            onChange={(reminderTime) => onChange({ reminderTime })}
          />
        </Field>
      )}
      {wanted && <BrowserSays />}
    </Card>
  );
}
