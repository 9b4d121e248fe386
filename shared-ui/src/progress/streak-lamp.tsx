import styled from 'styled-components';
import { color } from '../theme/index.ts';

const Drawing = styled.svg`inline-size: 3rem; block-size: 3rem;`;

/**
 * A small lamp, lit on days in a row with a check-in and dark otherwise: never a flame that goes out on anybody.
 * Decorative; the number stands in words beside it.
 */
export function StreakLamp({ lit }: { lit: boolean }) {
  return (
    <Drawing viewBox="0 0 48 48" fill="none" aria-hidden="true">
      {lit && <circle cx="24" cy="24" r="23" fill={color.lampSoft} />}
      {lit && <circle cx="24" cy="24" r="14" fill={color.glow} opacity=".45" />}
      <path
        d="M18.5 18.5c-3.2 5-3.2 11 0 16h11c3.2-5 3.2-11 0-16zM16 18.5h16l-3.5-5h-9zM16 34.5h16v3.5H16zM20.5 13.5a3.5 3.5 0 0 1 7 0"
        fill={lit ? color.surface : color.shade}
        stroke={lit ? color.lamp : color.inkSoft}
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      {lit && (
        <path
          d="M24 22c2.6 3.2 3.6 4.6 3.6 6.6a3.6 3.6 0 0 1-7.2 0c0-2 1-3.4 3.6-6.6z"
          fill={color.glow}
          stroke={color.lamp}
          strokeWidth="1.25"
        />
      )}
    </Drawing>
  );
}
