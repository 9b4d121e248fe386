import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { BookOpen } from 'lucide-react';

/** Where the reflections come from, and what is kept of the person. */
export function AboutCard() {
  const t = useTexts('wellbeing');
  return (
    <Card heading={t('dailyReflections.about.heading')} icon={BookOpen} tone="pine">
      <Text>{t('dailyReflections.about.day')}</Text>
      <Text>{t('dailyReflections.about.steps')}</Text>
      <Text>{t('dailyReflections.about.bookmarks')}</Text>
    </Card>
  );
}
