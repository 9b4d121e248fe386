import { color, radius, space, textSize } from '@haven/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';

/** A long table scrolls by itself; reachable by keyboard, as whatever scrolls. */
const Window = styled.div`
  max-block-size: 22rem;
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
`;

const Sheet = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${textSize.small};
  font-variant-numeric: tabular-nums;
  caption { padding: ${space.one} ${space.oneAndHalf}; color: ${color.inkSoft}; text-align: start; }
  th, td { padding: ${space.one} ${space.oneAndHalf}; text-align: start; vertical-align: top; }
  thead th { color: ${color.inkSoft}; }
  tbody th { font-weight: 600; }
  tbody tr { border-block-start: 1px solid ${color.line}; }
`;

export type TableContent = {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
};

/** The numbers behind a picture. */
export function DataTable({ caption, columns, rows }: TableContent) {
  const id = useId();
  return (
    <Window role="region" aria-labelledby={id} tabIndex={0}>
      <Sheet>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Window>
  );
}
