import { ExternalLink } from '@haven/shared-ui/button';
import { Card, CardGrid } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { otherSites } from './other-sites.ts';

/** Help on other sites: online first, then near someone's home. */
export function MoreResources() {
  const t = useTexts('shell');
  return (
    <CardGrid $least="22rem">
      {otherSites.map(({ list, sites }) => (
        <Card key={list} heading={t(`crisisResources.${list}.heading`)}>
          <Stack as="ul" role="list">
            {sites.map(({ id, href }) => (
              <li key={id}>
                <strong>
                  <ExternalLink href={href}>{t(`crisisResources.${list}.${id}.title`)}</ExternalLink>
                </strong>
                <Text $soft>{t(`crisisResources.${list}.${id}.description`)}</Text>
              </li>
            ))}
          </Stack>
        </Card>
      ))}
    </CardGrid>
  );
}
