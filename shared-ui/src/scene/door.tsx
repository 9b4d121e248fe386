import { color } from '../theme/index.ts';
import { Scene } from './scene.tsx';

/** A door that stands open, with the light on inside. */
export const Door = () => (
  <Scene>
    <path d="M0 0h480v204H0z" fill={color.hillNear} />
    <circle cx="240" cy="136" r="112" fill={color.glow} opacity=".18" />
    <path d="M0 204h480v36H0z" fill={color.hillFar} />
    <path d="M190 204V104a46 46 0 0 1 92 0v100z" fill={color.surface} />
    <path d="M198 204V106a38 38 0 0 1 76 0v98z" fill={color.glow} />
    <path d="M198 204V106c0-18 14-38 34-38 12 0 14 12 14 30v106z" fill={color.surface} opacity=".4" />
    <path d="M274 110l36-18c5-2 6 0 6 4v118l-42-10z" fill={color.clay} />
    <circle cx="308" cy="160" r="3.5" fill={color.glow} />
    <path d="M182 204h108v8H182z" fill={color.surface} />
    <path d="M190 212h92l44 28H146z" fill={color.glow} opacity=".45" />
    <path
      d="M146 178c-14-10-16-26-8-38 12 8 14 24 8 38zM150 178c2-16 10-24 22-26 0 14-8 24-22 26zM143 178c-4-12-12-18-24-18 2 12 10 18 24 18z"
      fill={color.hillDeep}
    />
    <path d="M128 180h36l-6 26h-24z" fill={color.clay} />
    <path d="M356 84v14M346 98h20v26h-20z" fill={color.glow} stroke={color.hillDeep} strokeWidth="4" />
    <circle cx="356" cy="112" r="30" fill={color.glow} opacity=".2" />
  </Scene>
);
