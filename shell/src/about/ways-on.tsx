import { useTexts } from '@haven/shared-ui/language';
import { Row } from '@haven/shared-ui/layout';
import { Link } from '@haven/shared-ui/router';

/** From a page to read to the next ones; each is named by its heading. */
export function WaysOn({ pages }: { pages: readonly { to: string; page: string }[] }) {
  const t = useTexts('shell');
  return (
    <Row as="nav" $gap="three" aria-label={t('about.more')}>
      {pages.map(({ to, page }) => (
        <Link key={page} to={to}>
          {t(`${page}.heading`)}
        </Link>
      ))}
    </Row>
  );
}
