import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color } from '../theme/index.ts';

const Drawing = styled.svg`
  inline-size: 100%;
  block-size: 100%;
`;

/** The sheet of a scene, 480 by 240; fills what holds it. What matters stays in the middle, so that a square shows it. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h480v240H0z" fill={color.dusk} />
      {children}
    </Drawing>
  );
}

/** Light that fades into what is around it. */
export function Glow({ x, y, r }: { x: number; y: number; r: number }) {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor={color.glow} stopOpacity=".85" />
        <stop offset=".45" stopColor={color.glow} stopOpacity=".3" />
        <stop offset="1" stopColor={color.glow} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </>
  );
}

/** A low sun by day, a moon in the dark: the same warm light. */
export const Sun = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    <Glow x={x} y={y} r={r * 5} />
    <circle cx={x} cy={y} r={r} fill={color.glow} />
  </>
);

/** Hardly seen by day, bright at night. */
export const Stars = () => (
  <path
    d="M60 44h.1M112 74h.1M168 36h.1M214 62h.1M334 30h.1M396 58h.1M440 28h.1M30 90h.1M362 92h.1"
    stroke={color.glow}
    strokeWidth="3"
    strokeLinecap="round"
    opacity=".7"
  />
);
