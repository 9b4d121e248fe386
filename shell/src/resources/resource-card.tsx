import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import type { Resource } from './resources-data.ts';

type Props = { resource: Resource /** Of its heading: 2 right under the screen's own. */; level: 2 | 3 };

/** What a resource is about, and how long it takes to read. */
export function ResourceCard({ resource: { id, icon, category, readTime }, level }: Props) {
  const t = useTexts('shell');
  return (
    <Card heading={t(`resources.items.${id}.title`)} level={level} icon={icon}>
      <Text>{t(`resources.items.${id}.description`)}</Text>
      <Text $soft $small>
        {t(`resources.categories.${category}`)}
        {' · '}
        {t('resources.readTime', { count: readTime })}
      </Text>
    </Card>
  );
}
