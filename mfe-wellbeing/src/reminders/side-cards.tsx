import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { showToast } from '@haven/shared-ui/toast';
import { Bell, Plus, Settings2 } from 'lucide-react';

/** 'No reminders yet', and the way to the words that make one (spec section 2, 'Gentle Reminders'). */
export function CustomReminderCard({ onCreate }: { onCreate: () => void }) {
  const t = useTexts('wellbeing');
  return (
    <Card heading={t('reminders.custom.heading')} icon={Bell}>
      <Text $soft>{t('reminders.custom.none')}</Text>
      <Row>
        <Button icon={Plus} onClick={onCreate}>
          {t('reminders.custom.create')}
        </Button>
      </Row>
    </Card>
  );
}

/** 'Configure Settings', which shows the toast that the spec names, and does nothing else. */
export function SettingsCard() {
  const t = useTexts('wellbeing');
  const configure = () =>
    showToast({ title: t('reminders.settings.title'), description: t('reminders.settings.text') });
  return (
    <Card heading={t('reminders.settings.heading')} icon={Settings2}>
      <Row>
        <Button onClick={configure}>{t('reminders.settings.configure')}</Button>
      </Row>
    </Card>
  );
}
