import { Badge } from '@haven/shared-ui/badge';
import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import type { EmergencyPlan } from '@haven/shared-ui/device-store';
import { Field, TextArea } from '@haven/shared-ui/field';
import { formatDate, useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { showToast } from '@haven/shared-ui/toast';
import { CircleCheck, Printer, QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { shareText } from './share-text.ts';
import { useQrDialog } from './use-qr-dialog.ts';

type PlanStatusProps = {
  plan: EmergencyPlan | undefined;
  /** The whole plan as text; null while nothing is written. */
  text: string | null;
};

/** Whether a plan is kept, since when, and the ways to have it elsewhere too: on paper, or with someone. */
export function PlanStatus({ plan, text }: PlanStatusProps) {
  const t = useTexts('wellbeing');
  return (
    <Card
      heading={t('emergencyPlan.status.heading')}
      action={
        plan && (
          <Badge tone="pine" icon={CircleCheck}>
            {t('emergencyPlan.status.active')}
          </Badge>
        )
      }
    >
      <Text $soft>
        {plan
          ? t('emergencyPlan.updated', { date: formatDate(plan.lastUpdated) })
          : t('emergencyPlan.status.none')}
      </Text>
      {plan && (
        <Text $soft $small>
          {t('emergencyPlan.status.offline')}
        </Text>
      )}
      {text !== null && <KeepElsewhere text={text} />}
    </Card>
  );
}

function KeepElsewhere({ text }: { text: string }) {
  const t = useTexts('wellbeing');
  const [byHand, setByHand] = useState(false);
  const qr = useQrDialog();

  async function share(): Promise<void> {
    const outcome = await shareText(t('emergencyPlan.heading'), text);
    setByHand(outcome === 'impossible');
    if (outcome === 'copied') {
      showToast({
        title: t('emergencyPlan.share.copied'),
        description: t('emergencyPlan.share.copiedText'),
      });
    }
    if (outcome === 'shared') showToast({ title: t('emergencyPlan.share.shared') });
  }

  return (
    <Stack $gap="one">
      <Button icon={Printer} wide onClick={() => window.print()}>
        {t('emergencyPlan.print')}
      </Button>
      <Button icon={Share2} wide onClick={() => void share()}>
        {t('emergencyPlan.share.action')}
      </Button>
      <Button icon={QrCode} wide busy={qr.isLoading} onClick={() => void qr.open()}>
        {t('emergencyPlan.qr.action')}
      </Button>
      {qr.QrDialog && <qr.QrDialog text={text} onClose={qr.close} />}
      <Text $soft $small>
        {t('emergencyPlan.share.care')}
      </Text>
      {byHand && (
        <div role="status">
          <Field label={t('emergencyPlan.share.byHand')} hint={t('emergencyPlan.share.byHandHint')}>
            <TextArea rows={8} readOnly value={text} onFocus={(event) => event.target.select()} />
          </Field>
        </div>
      )}
    </Stack>
  );
}
