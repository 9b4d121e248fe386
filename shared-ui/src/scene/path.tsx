import { color } from '../theme/index.ts';
import { Scene, Stars, Sun } from './scene.tsx';

/** A path that winds towards the light. */
export const Path = () => (
  <Scene>
    <Stars />
    <Sun x={248} y={108} r={25} />
    <path d="M0 138c80-34 140-28 210-8s160 8 270-20v130H0z" fill={color.hillFar} />
    <path d="M0 172c90-26 160-32 240-34s160 8 240 28v74H0z" fill={color.hillNear} />
    <path
      d="M172 240c22-24 108-24 104-48s-56-22-46-40 24-10 24-14h5c2 10-14 10-12 18 4 16 84 12 84 38s-26 22-31 46z"
      fill={color.glow}
      opacity=".5"
    />
    <path
      d="M150 204l15-54 15 54zM124 214l12-42 12 42zM336 176l10-36 10 36zM360 186l13-46 13 46zM66 190l9-30 9 30zM428 184l9-30 9 30z"
      fill={color.hillDeep}
    />
    <path d="M0 218c60-14 110-10 150 22H0zM480 212c-70-8-120 2-150 28h150z" fill={color.hillDeep} />
    <path
      d="M200 196v26M194 198h30l6 5-6 5h-30z"
      fill={color.clay}
      stroke={color.clay}
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </Scene>
);
