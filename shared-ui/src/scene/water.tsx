import { color } from '../theme/index.ts';
import { Glow, Scene, Stars, Sun } from './scene.tsx';

/** A still lake with the light on it, and a small boat with a lantern. */
export const Water = () => (
  <Scene>
    <Stars />
    <Sun x={262} y={118} r={26} />
    <path d="M0 134c60-46 120-48 176-10l20 10zM480 134V92c-70-14-124 10-176 42z" fill={color.hillFar} />
    <path d="M0 134c40-24 84-26 124 0zM480 134c-40-32-84-26-116 0z" fill={color.hillNear} />
    <path d="M0 134h480v106H0z" fill={color.water} />
    <path
      d="M232 146h60M243 159h42M230 174h58M250 189h32M238 205h48M254 221h26"
      stroke={color.glow}
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".75"
    />
    <path
      d="M40 158h52M340 164h64M92 212h70M326 208h54M20 224h36M420 190h40"
      stroke={color.surface}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".5"
    />
    <Glow x={194} y={152} r={34} />
    <path
      d="M194 184v-40h-8M181 144h10"
      fill="none"
      stroke={color.hillDeep}
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M182 147h8l2 12h-12z" fill={color.glow} />
    <path d="M152 180h72c-4 13-11 19-20 19h-32c-9 0-16-6-20-19z" fill={color.clay} />
    <path d="M162 188h52" stroke={color.glow} strokeWidth="3" strokeLinecap="round" />
    <path d="M168 205h38" stroke={color.hillDeep} strokeWidth="3" strokeLinecap="round" opacity=".4" />
  </Scene>
);
