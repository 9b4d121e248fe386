import { ButtonLink, ExternalLink } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row } from '@haven/shared-ui/layout';
import { toolLinks } from './tool-links.ts';

/** What is offered with an answer, as links below it. */
export function ToolRow({ tools }: { tools: readonly string[] | undefined }) {
  const t = useTexts('support');
  const links = toolLinks(tools);
  if (links.length === 0) return null;
  return (
    <Row>
      {links.map(({ id, ...place }) =>
        'to' in place ? (
          <ButtonLink key={id} to={place.to}>
            {t(`chat.tools.${id}`)}
          </ButtonLink>
        ) : (
          <ExternalLink key={id} href={place.href} tone="quiet">
            {t(`chat.tools.${id}`)}
          </ExternalLink>
        ),
      )}
    </Row>
  );
}
