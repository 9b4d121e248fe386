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
        d="M17 19h14l2 17H15zM20 19c0-7 8-7 8 0M14 36h20v4H14z"
        fill={lit ? undefined : color.shade}
        stroke={lit ? color.lamp : color.inkSoft}
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <path
        d="M24 23c3 3.5 4 5 4 7a4 4 0 0 1-8 0c0-2 1-3.5 4-7z"
        fill={lit ? color.glow : color.surface}
        stroke={lit ? color.lamp : color.inkSoft}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}
