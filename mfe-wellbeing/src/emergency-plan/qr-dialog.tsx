import { Button } from '@haven/shared-ui/button';
import { Dialog } from '@haven/shared-ui/dialog';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';
import { qrParts } from './qr-parts.ts';

// A code is black on white in every theme: cameras don't read it otherwise.
const Code = styled.svg`
  display: block;
  inline-size: min(100%, 58vh);
  margin-inline: auto;
  background: white;
  color: black;
`;

/** The dark squares of a code as one path, a row of them at a time. */
function pathOf(data: readonly boolean[][]): string {
  return data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

type QrDialogProps = {
  /** What the codes hold, word for word. */
  text: string;
  onClose: () => void;
};

/** The plan as a code that another phone's camera reads as text: it is in the code itself, and on no server. */
export default function QrDialog({ text, onClose }: QrDialogProps) {
  const t = useTexts('wellbeing');
  const parts = qrParts(text);
  const [shown, setShown] = useState(0);
  const { data, size } = encode(parts[shown] ?? '', { ecc: 'L', border: 4 });
  const many = parts.length > 1;
  const place = t('emergencyPlan.qr.place', { number: shown + 1, count: parts.length });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('emergencyPlan.qr.heading')}
      description={t(many ? 'emergencyPlan.qr.many' : 'emergencyPlan.qr.one')}
    >
      <Stack>
        <Code
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={many ? place : t('emergencyPlan.qr.label')}
        >
          <path fill="currentColor" d={pathOf(data)} />
        </Code>
        {many && (
          <Row $justify="between">
            <Button icon={ChevronLeft} disabled={shown === 0} onClick={() => setShown(shown - 1)}>
              {t('emergencyPlan.qr.back')}
            </Button>
            <Text role="status">{place}</Text>
            <Button
              icon={ChevronRight}
              disabled={shown === parts.length - 1}
              onClick={() => setShown(shown + 1)}
            >
              {t('emergencyPlan.qr.next')}
            </Button>
          </Row>
        )}
        <Text $soft $small>
          {t('emergencyPlan.qr.care')}
        </Text>
      </Stack>
    </Dialog>
  );
}
