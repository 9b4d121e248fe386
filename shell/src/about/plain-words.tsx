import { useTexts } from '@haven/shared-ui/language';
import { Heading, Page, Stack, Text } from '@haven/shared-ui/layout';
import type { ReactNode } from 'react';
import { usePageTitle } from '../layout/use-page-title.ts';

type Props = {
  /** Its top-level key in the texts: `<page>.heading`, `.lead`, and `<page>.<section>.heading`, `.text`. */
  page: string;
  sections: readonly string[];
  scene: ReactNode;
  children?: ReactNode;
};

/** A page to read: a heading, one sentence, and short sections. */
export function PlainWords({ page, sections, scene, children }: Props) {
  const t = useTexts('shell');
  usePageTitle(t(`${page}.heading`));
  return (
    <Page heading={t(`${page}.heading`)} lead={t(`${page}.lead`)} scene={scene} narrow>
      {sections.map((section) => (
        <Stack key={section} as="section" $gap="half" aria-labelledby={`${page}-${section}`}>
          <Heading level={2} size="large" id={`${page}-${section}`}>
            {t(`${page}.${section}.heading`)}
          </Heading>
          <Text>{t(`${page}.${section}.text`)}</Text>
        </Stack>
      ))}
      {children}
    </Page>
  );
}
