import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Stack } from '@haven/shared-ui/layout';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { DataTable, type TableContent } from './data-table.tsx';

/** Stands where the lines above it begin. */
const Toggle = styled(Button)`align-self: flex-start; padding-inline: 0;`;

type ChartFigureProps = {
  children: ReactNode;
  /** Called only while the table is shown. */
  table: () => TableContent;
  /** Which picture this is, for those who hear the button alone. */
  name: string;
};

/** A picture with the table behind it: one is shown at a time. */
export function ChartFigure({ children, table, name }: ChartFigureProps) {
  const t = useTexts('progress');
  const [asTable, setAsTable] = useState(false);
  const words = t(asTable ? 'overview.asPicture' : 'overview.asTable');
  return (
    <Stack as="figure" $gap="one">
      {asTable ? <DataTable {...table()} /> : children}
      <Toggle
        tone="plain"
        icon={asTable ? ChartNoAxesColumn : Table2}
        aria-label={`${words}: ${name}`}
        onClick={() => setAsTable(!asTable)}
      >
        {words}
      </Toggle>
    </Stack>
  );
}
