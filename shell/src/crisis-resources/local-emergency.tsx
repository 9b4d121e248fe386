import { CallLink, ExternalLink } from '@haven/shared-ui/button';
import { Card, CardGrid } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { type HelpAction, localHelp } from './local-help.ts';
import { Section } from './section.tsx';

/** Local emergency information: what to do in an overdose, poison control, the emergency room, 211. */
export function LocalEmergency() {
  const t = useTexts('shell');
  return (
    <Section heading={t('crisisResources.local.heading')}>
      <CardGrid $least="22rem">
        {localHelp.map(({ id, icon, actions }) => (
          <Card key={id} heading={t(`crisisResources.local.${id}.title`)} level={3} icon={icon}>
            <Text>{t(`crisisResources.local.${id}.description`)}</Text>
            <Row>
              {actions.map((action) => (
                <Action
                  key={action.id}
                  action={action}
                  label={t(`crisisResources.local.${id}.${action.id}`)}
                />
              ))}
            </Row>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function Action({ action, label }: { action: HelpAction; label: string }) {
  if ('site' in action)
    return (
      <ExternalLink href={action.site} tone="quiet">
        {label}
      </ExternalLink>
    );
  return (
    <CallLink href={action.number} tone={action.danger ? 'danger' : 'pine'}>
      {label}
    </CallLink>
  );
}
