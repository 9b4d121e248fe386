import { color } from '../theme/index.ts';
import { Glow, Scene } from './scene.tsx';

/** A lamp on a table in the evening, a cup and books beside it. */
export const Lamp = () => (
  <Scene>
    <path d="M66 40h92v104H66z" fill={color.water} />
    <path d="M66 128c30-22 60-24 92-4v20H66z" fill={color.hillNear} />
    <circle cx="138" cy="66" r="9" fill={color.glow} />
    <path
      d="M66 40h92v104H66zM112 40v104M56 146h112"
      fill="none"
      stroke={color.hillDeep}
      strokeWidth="5"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <Glow x={240} y={118} r={150} />
    <path d="M0 202h480v38H0z" fill={color.hillDeep} />
    <ellipse cx="240" cy="204" rx="128" ry="12" fill={color.glow} opacity=".3" />
    <path
      d="M240 134v62M218 202c0-14 44-14 44 0z"
      stroke={color.clay}
      fill={color.clay}
      strokeWidth="6"
      strokeLinejoin="round"
    />
    <path
      d="M216 74h48l24 64h-96z"
      fill={color.glow}
      stroke={color.glow}
      strokeWidth="6"
      strokeLinejoin="round"
    />
    <path d="M300 174h34v16a12 12 0 0 1-12 12h-10a12 12 0 0 1-12-12z" fill={color.pine} />
    <path
      d="M334 179c12-2 12 15-2 15M310 166c-5-7 5-8 0-16M323 166c-5-7 5-8 0-16"
      fill="none"
      stroke={color.pine}
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <path d="M134 191h60v11h-60z" fill={color.clay} />
    <path d="M142 180h48v11h-48z" fill={color.pine} />
    <path d="M150 185.5h32M142 196.5h40" stroke={color.glow} strokeWidth="2.5" strokeLinecap="round" />
  </Scene>
);
