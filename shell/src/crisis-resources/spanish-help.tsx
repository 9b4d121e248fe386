import { CallLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';

/** How 988 and the Crisis Text Line are reached in Spanish; `id` is the key of the label. */
const ways = [
  { id: 'call', href: 'tel:988' },
  { id: 'sms988', href: 'sms:988?&body=AYUDA' },
  { id: 'sms741741', href: 'sms:741741?&body=AYUDA' },
] as const;

/** The lines that answer in Spanish. */
export function SpanishHelp() {
  const t = useTexts('shell');
  return (
    <Card heading={t('crisisResources.spanish.heading')} level={3}>
      <Text>{t('crisisResources.spanish.text')}</Text>
      <Stack $gap="one">
        {ways.map(({ id, href }) => (
          <CallLink key={id} href={href} tone="quiet" wide>
            {t(`crisisResources.spanish.${id}`)}
          </CallLink>
        ))}
      </Stack>
      <Text $soft>{t('crisisResources.spanish.others')}</Text>
    </Card>
  );
}
