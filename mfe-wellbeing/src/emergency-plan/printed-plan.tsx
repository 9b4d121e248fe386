import { font } from '@haven/shared-ui/theme';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { type PlanContent, type PlanPart, partsOf } from './plan-content.ts';
import { contactDetail, type PlanWords } from './plan-text.ts';

// Paper is white and ink is black in every theme: the tokens, which follow the theme, have no place here.
const OnPaper = createGlobalStyle`
  .plan-on-paper { display: none; }
  @media print {
    @page { margin: 14mm; }
    html, body { background: white !important; color: black !important; color-scheme: light !important; }
    body > *:not(.plan-on-paper) { display: none !important; }
    .plan-on-paper { display: block; }
  }
`;

/** Sizes in points, as paper is measured. `$dense`: a long plan in a smaller type, so that it stays on one page. */
const Sheet = styled.article<{ $dense: boolean }>`
  font-size: ${({ $dense }) => ($dense ? '9pt' : '11.5pt')};
  line-height: 1.35;
  header { margin-block-end: 1em; }
  h1 { font-family: ${font.serif}; font-size: 1.9em; }
  h2 { font-size: 1.1em; margin-block-end: 0.2em; break-after: avoid; }
  section { padding-block: 0.55em; border-block-start: 0.5pt solid; }
  p, li { white-space: pre-wrap; overflow-wrap: anywhere; }
  ul { list-style: none; }
  li { break-inside: avoid; }
  li strong { display: inline-block; max-inline-size: 100%; font-size: 1.15em; font-variant-numeric: tabular-nums; }
  footer { padding-block-start: 0.55em; border-block-start: 0.5pt solid; font-weight: 600; }
  ${({ $dense }) => $dense && '.parts { columns: 2; column-gap: 2em; }'}
`;

/** Characters, a line break counted as a line of them, from which a page is too small for the larger type. */
const fullPage = 2200;
const lineLength = 80;

function length(part: PlanPart): number {
  const text = 'text' in part ? part.text : '\n'.repeat(part.contacts.length);
  return text.length + (text.split('\n').length + 1) * lineLength * 0.6;
}

function Part({ part, words }: { part: PlanPart; words: PlanWords }) {
  return (
    <section>
      <h2>{words.parts[part.id]}</h2>
      {'text' in part ? (
        <p>{part.text}</p>
      ) : (
        <ul>
          {part.contacts.map((contact, place) => {
            const detail = contactDetail(contact);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and none of them has a state
              <li key={`${place} ${contact.phone}`}>
                {contact.name}
                {detail && ` (${detail})`}
                {': '}
                <strong>{contact.phone}</strong>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/**
 * What the printer gets instead of the screen: the plan alone, black on white. It stands in the page all the time, so
 * that the browser's own 'Print' gives the same as the button.
 */
export function PrintedPlan({ content, words }: { content: PlanContent; words: PlanWords }) {
  const parts = partsOf(content);
  const dense = parts.reduce((sum, part) => sum + length(part), 0) > fullPage;
  return createPortal(
    <div className="plan-on-paper">
      <OnPaper />
      <Sheet $dense={dense}>
        <header>
          <h1>{words.heading}</h1>
          <p>{words.updated}</p>
        </header>
        <div className="parts">
          {parts.map((part) => (
            <Part key={part.id} part={part} words={words} />
          ))}
        </div>
        <footer>{words.anyHour}</footer>
      </Sheet>
    </div>,
    document.body,
  );
}
