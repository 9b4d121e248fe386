import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { defaultPreferences, type Preferences, preferences } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Page, Row, Stack, Text } from '@haven/shared-ui/layout';
import { Lamp } from '@haven/shared-ui/scene';
import { Switch } from '@haven/shared-ui/switch';
import { showToast } from '@haven/shared-ui/toast';
import { useAtomValue } from 'jotai';
import { EyeOff, Globe, Moon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../layout/use-page-title.ts';
import { RemindersCard } from './reminders-card.tsx';

const displayToggles = ['darkMode', 'compactView', 'showProgress'] as const;
const editable = [
  ...displayToggles,
  'notifications',
  'dailyReminders',
  'reminderTime',
  'privateMode',
] as const satisfies (keyof Preferences)[];

/**
 * Profile Preferences. Edits stay in the page until they are saved (spec section 4); what another device saves
 * meanwhile shows through wherever nothing was edited here.
 */
export default function ProfilePreferences() {
  const t = useTexts('shell');
  usePageTitle(t('profilePreferences.heading'));
  const [stored = defaultPreferences] = useAtomValue(preferences.entries);
  const [edits, setEdits] = useState<Partial<Preferences>>({});
  const shown = { ...stored, ...edits };
  const unsaved = editable.some((each) => shown[each] !== stored[each]);
  const edit = (change: Partial<Preferences>) => setEdits({ ...edits, ...change });

  // The spec has the screen open at its top, whatever a reload of the page would restore.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  const save = () => {
    if (!preferences.save(shown)) {
      showToast({
        title: t('profilePreferences.failed.title'),
        description: t('profilePreferences.failed.text'),
        tone: 'destructive',
      });
      return;
    }
    setEdits({});
    showToast({
      title: t('profilePreferences.saved.title'),
      description: t('profilePreferences.saved.text'),
    });
  };

  return (
    <Page
      heading={t('profilePreferences.heading')}
      lead={t('profilePreferences.lead')}
      scene={<Lamp />}
      narrow
    >
      <Card heading={t('profilePreferences.language.heading')} icon={Globe}>
        <Stack $gap="half">
          <Row $justify="between">
            <Text as="span">{t('profilePreferences.language.label')}</Text>
            <strong>{t('profilePreferences.language.name')}</strong>
          </Row>
          <Text $soft $small>
            {t('profilePreferences.language.hint')}
          </Text>
        </Stack>
      </Card>
      <RemindersCard shown={shown} onChange={edit} />
      <Card heading={t('profilePreferences.display.heading')} icon={Moon}>
        {displayToggles.map((toggle) => (
          <Switch
            key={toggle}
            label={t(`profilePreferences.display.${toggle}.label`)}
            description={t(`profilePreferences.display.${toggle}.hint`)}
            checked={shown[toggle]}
            onChange={(checked) => edit({ [toggle]: checked })}
          />
        ))}
      </Card>
      <Card heading={t('profilePreferences.privacy.heading')} icon={EyeOff}>
        <Switch
          label={t('profilePreferences.privacy.privateMode.label')}
          description={t('profilePreferences.privacy.privateMode.hint')}
          checked={shown.privateMode}
          onChange={(privateMode) => edit({ privateMode })}
        />
      </Card>
      <Stack $gap="one">
        <Text $soft $small role="status">
          {unsaved && t('profilePreferences.unsaved')}
        </Text>
        <Button tone="main" size="large" wide onClick={save}>
          {t('profilePreferences.save')}
        </Button>
      </Stack>
    </Page>
  );
}
