import type { ReactNode } from 'react';
import styled from 'styled-components';

const Sheet = styled.table`
  inline-size: 100%;
  margin-block-start: 0.6em;
  border-collapse: collapse;
  caption { padding-block-end: 0.3em; text-align: start; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 0.25em 0.8em 0.25em 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; white-space: pre-line; }
  tr > :first-child { white-space: nowrap; }
  tbody tr, thead tr { border-block-end: 0.5pt solid; }
  tbody th { font-weight: 400; }
  thead th { overflow-wrap: normal; }
`;

/** A cell that is never broken: a mood, a number with its unit. */
export const Whole = styled.span`white-space: nowrap;`;

type PaperTableProps = {
  caption?: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
};

/** A table on paper: its heading comes again on every page, and no row is cut. */
export function PaperTable({ caption, columns, rows }: PaperTableProps) {
  return (
    <Sheet>
      {caption && <caption>{caption}</caption>}
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
        {rows.map(([name, ...cells], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and none of them has a state
          <tr key={`${place} ${name}`}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
