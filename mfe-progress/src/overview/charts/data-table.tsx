import { color, radius, space, textSize } from '@haven/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
`;

/** Over what scrolls, so that it is read whole. */
const Caption = styled.p`
  max-inline-size: none;
  padding: ${space.one} ${space.oneAndHalf};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

/** A long or a wide table scrolls by itself; reachable by keyboard, as whatever scrolls. */
const Window = styled.div`
  max-block-size: 22rem;
  overflow: auto;
  border-radius: ${radius.small};
`;

/** With more than three columns wider than a phone: what names the row then stays beside what is read. */
const Sheet = styled.table<{ $wide: boolean }>`
  inline-size: 100%;
  ${({ $wide }) =>
    $wide &&
    `
      min-inline-size: 34rem;
      tr > :first-child { position: sticky; inset-inline-start: 0; max-inline-size: 9rem; background: ${color.surface}; }
    `}
  border-collapse: collapse;
  font-size: ${textSize.small};
  font-variant-numeric: tabular-nums;
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
    <Frame>
      <Caption id={id}>{caption}</Caption>
      <Window role="region" aria-labelledby={id} tabIndex={0}>
        <Sheet aria-labelledby={id} $wide={columns.length > 3}>
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
    </Frame>
  );
}
