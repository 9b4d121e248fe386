import { Button } from '@haven/shared-ui/button';
import { Dialog } from '@haven/shared-ui/dialog';
import { CheckboxGroup, ChoiceGroup } from '@haven/shared-ui/field';
import { formatNumber, useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { showToast } from '@haven/shared-ui/toast';
import { Download, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CounselorSummary,
  counselorSummary,
  defaultParts,
  type SummaryPart,
  type SummaryRange,
  type SummarySource,
  summaryParts,
  summaryRanges,
} from './counselor-summary.ts';
import { csvText } from './csv.ts';
import { PrintedSummary } from './printed-summary.tsx';
import { summaryRows } from './summary-rows.ts';
import { useRowWords } from './use-row-words.ts';

export type SummaryDialogProps = { source: SummarySource; now: number; onClose: () => void };

/** Hands a file over to the browser. */
function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it over by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Where a person chooses how far back the summary goes and what is in it, and takes it along. */
export default function SummaryDialog({ source, now, onClose }: SummaryDialogProps) {
  const t = useTexts('progress');
  const words = useRowWords();
  const [range, setRange] = useState<SummaryRange>('30');
  const [parts, setParts] = useState<readonly SummaryPart[]>(defaultParts);
  // In the page from the first press on and not before: ten years of notes are a long document.
  const [printed, setPrinted] = useState<CounselorSummary | null>(null);
  const summary = useMemo(() => counselorSummary(source, range, parts), [source, range, parts]);
  const isEmpty = parts.length === 0;

  // Otherwise the browser's own way to print would still hand out what was just taken out again.
  const choose = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setPrinted(null);
    };
  };

  const print = () => {
    flushSync(() => setPrinted(summary));
    window.print();
  };
  const save = () => {
    const name = t('overview.summary.fileName', { date: source.today });
    download(name, csvText(summaryRows(summary, words)));
    showToast({ title: t('overview.summary.downloaded') });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('overview.summary.dialogHeading')}
      description={t('overview.summary.dialogLead')}
      footer={
        <>
          <Button icon={Download} disabled={isEmpty} onClick={save}>
            {t('overview.summary.download')}
          </Button>
          <Button tone="main" icon={Printer} disabled={isEmpty} onClick={print}>
            {t('overview.summary.print')}
          </Button>
        </>
      }
    >
      <Stack $gap="three">
        <ChoiceGroup
          legend={t('overview.summary.range')}
          options={summaryRanges.map((value) => ({ value, label: t(`overview.summary.ranges.${value}`) }))}
          value={range}
          onChange={choose(setRange)}
        />
        <CheckboxGroup
          legend={t('overview.summary.parts')}
          hint={t('overview.summary.notesHint')}
          error={isEmpty ? t('overview.summary.noParts') : undefined}
          options={summaryParts.map((value) => ({ value, label: t(`overview.summary.part.${value}`) }))}
          value={parts}
          onChange={choose(setParts)}
        />
        <Text role="status" $soft $small>
          {t('overview.summary.holds', {
            checkIns: formatNumber(summary.checkIns?.length ?? 0),
            sobriety: summary.sobriety?.length ?? 0,
            emotional: summary.emotional?.length ?? 0,
          })}
        </Text>
      </Stack>
      {printed && <PrintedSummary summary={printed} now={now} />}
    </Dialog>
  );
}
