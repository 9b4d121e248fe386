import { Button, ButtonLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { CrisisLineList } from '@haven/shared-ui/crisis-lines';
import { useTexts } from '@haven/shared-ui/language';
import { Page, Row, Stack, Text } from '@haven/shared-ui/layout';
import { Lamp } from '@haven/shared-ui/scene';
import { House, Phone, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { Main } from './layout-frame.tsx';
import { nearestLines } from './nearest-lines.ts';
import { usePageTitle } from './use-page-title.ts';

/** The code of a screen did not arrive: no network, or a new release took its place. */
const isNotLoaded = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading chunk|dynamically imported/i.test(error.message));

/**
 * What stands in place of a screen of the shell that could not be loaded or that broke.
 *
 * @param error what was thrown
 * @param alone true where there is no layout around it, because the layout itself broke: links then load the page anew
 */
export function ScreenError({ error, alone = false }: { error: unknown; alone?: boolean }) {
  const t = useTexts('shell');
  const common = useTexts('common');
  const reason = isNotLoaded(error) ? 'notLoaded' : 'broken';
  usePageTitle(t('screenError.heading'));
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the operator finds the cause in the browser's log
    console.error('A screen could not be shown.', error);
  }, [error]);
  const page = (
    <Page heading={t('screenError.heading')} scene={<Lamp />} narrow>
      <Stack role="status">
        <Text>{t(`screenError.${reason}`)}</Text>
        <Text>{t('screenError.safe')}</Text>
      </Stack>
      <Row>
        {/* From the start, since a new release has other files than this page knows. */}
        <Button tone="main" icon={RefreshCw} onClick={() => location.reload()}>
          {common('tryAgain')}
        </Button>
        <ButtonLink to="/" icon={House} reloadDocument={alone}>
          {t('screenError.home')}
        </ButtonLink>
      </Row>
      <Card heading={t('screenError.needSomeone')}>
        <CrisisLineList lines={nearestLines} />
        <Row>
          <ButtonLink to="/crisis-resources" icon={Phone} reloadDocument={alone}>
            {t('layout.places.crisisResources')}
          </ButtonLink>
        </Row>
      </Card>
    </Page>
  );
  return alone ? <Main id="main">{page}</Main> : page;
}
