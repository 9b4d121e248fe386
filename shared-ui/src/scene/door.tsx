import { color } from '../theme/index.ts';
import { Glow, Scene } from './scene.tsx';

/** A door that stands open, with the light on inside. */
export const Door = () => (
  <Scene>
    <path d="M0 0h480v204H0z" fill={color.hillNear} />
    <Glow x={236} y={140} r={170} />
    <path d="M0 204h480v36H0z" fill={color.hillFar} />
    <path d="M190 204V92a46 46 0 0 1 92 0v112z" fill={color.surface} />
    <path d="M198 204V98h76v106zM198 91a38 38 0 0 1 76 0z" fill={color.glow} />
    <path
      d="M236 91V53M236 91l-27-27M236 91l27-27"
      stroke={color.surface}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M274 98l36-10v132l-36-16z" fill={color.clay} />
    <path d="M282 110l20-5v44l-20-1zM282 158l20 2v42l-20-8z" fill={color.clayStrong} />
    <circle cx="305" cy="156" r="3.5" fill={color.glow} />
    <path d="M180 204h112v8H180z" fill={color.surface} />
    <path d="M188 212h96l46 28H142z" fill={color.glow} opacity=".55" />
    <path
      d="M146 180c-14-10-16-28-8-40 12 8 14 26 8 40zM150 180c2-18 10-26 24-28 0 15-8 26-24 28zM142 180c-4-13-12-20-25-20 2 13 11 20 25 20z"
      fill={color.hillDeep}
    />
    <path d="M128 180h36l-6 26h-24z" fill={color.clay} />
    <Glow x={334} y={112} r={32} />
    <path
      d="M334 82v14M324 98h20v26h-20z"
      fill={color.glow}
      stroke={color.hillDeep}
      strokeWidth="4"
      strokeLinejoin="round"
    />
  </Scene>
);
