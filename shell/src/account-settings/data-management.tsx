import { Badge } from '@haven/shared-ui/badge';
import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { showToast } from '@haven/shared-ui/toast';
import { CircleCheck, Download } from 'lucide-react';
import { exportFile } from './export-file.ts';

/** Lets the browser save a file, as if a link to it had been pressed. */
function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it over by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Data Management: takes everything along as a file. */
export function DataManagement() {
  const t = useTexts('shell');
  const save = () => {
    const { name, content } = exportFile(Date.now());
    download(name, content);
    showToast({ title: t('accountSettings.data.exported'), description: name });
  };
  return (
    <Card heading={t('accountSettings.data.heading')}>
      <Text>{t('accountSettings.data.text')}</Text>
      <Row>
        <Button icon={Download} onClick={save}>
          {t('accountSettings.data.export')}
        </Button>
      </Row>
      <Row $justify="between">
        <Text as="span">{t('accountSettings.data.portability')}</Text>
        <Badge tone="pine" icon={CircleCheck}>
          {t('accountSettings.data.available')}
        </Badge>
      </Row>
    </Card>
  );
}
