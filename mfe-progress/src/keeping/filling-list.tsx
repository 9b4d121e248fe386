import { space, wide } from '@haven/shared-ui/theme';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useState,
} from 'react';
import styled from 'styled-components';

/** CSS pixels that a place is high by a row of the grid: the finer, the closer cards stand. */
const rowHeight = 4;

/**
 * Two columns where there is room. Each card takes as many low rows as it is high, so that the next one comes right under
 * the shorter column, and the order of the page stays the order in which the keyboard goes.
 */
const Columns = styled.ul<{ $measured: boolean }>`
  ${wide} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.two};
    ${({ $measured }) => $measured && `align-items: start; grid-auto-rows: ${rowHeight}px;`}
  }
`;
const Place = styled.li`${wide} { grid-row: span var(--rows, 1); }`;
/** The gap is part of it, and so it is measured along. */
const Measured = styled.div`padding-block-end: ${space.two};`;

const canMeasure = typeof ResizeObserver !== 'undefined';
const Observer = createContext<ResizeObserver | null>(null);

/** All cards are measured together, after one layout and before they are painted. */
const measure = (cards: readonly ResizeObserverEntry[]) => {
  const heights = cards.map(({ target }) => target.clientHeight);
  for (const [place, { target }] of cards.entries()) {
    const rows = Math.ceil((heights[place] ?? 0) / rowHeight);
    target.parentElement?.style.setProperty('--rows', String(rows));
  }
};

/** A list whose cards fill two columns without holes, whatever their heights. */
export function FillingList({ children }: { children: ReactNode }) {
  const [observer] = useState(() => (canMeasure ? new ResizeObserver(measure) : null));
  return (
    <Observer value={observer}>
      <Columns role="list" $measured={canMeasure}>
        {children}
      </Columns>
    </Observer>
  );
}

type FillingPlaceProps = ComponentProps<'li'> & { ref?: Ref<HTMLLIElement> };

/** A place in a `FillingList`. */
export function FillingPlace({ children, ...rest }: FillingPlaceProps) {
  const observer = useContext(Observer);
  const measured = useCallback(
    (card: HTMLDivElement) => {
      observer?.observe(card);
      return () => observer?.unobserve(card);
    },
    [observer],
  );
  return (
    <Place {...rest}>
      <Measured ref={measured}>{children}</Measured>
    </Place>
  );
}
