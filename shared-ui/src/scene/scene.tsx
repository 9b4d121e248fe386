import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/index.ts';

const Drawing = styled.svg`inline-size: 100%; block-size: 100%;`;

/** The sheet of a scene, 480 by 240; fills what holds it. What matters stays in the middle, so that a square shows it. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h480v240H0z" fill={color.dusk} />
      {children}
    </Drawing>
  );
}

/** A low sun by day, a moon in the dark: the same warm light. */
export function Light({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g fill={color.glow}>
      <circle cx={x} cy={y} r={r * 3} opacity=".16" />
      <circle cx={x} cy={y} r={r * 1.9} opacity=".28" />
      <circle cx={x} cy={y} r={r} />
    </g>
  );
}
