import { color } from '../theme/index.ts';
import { Light, Scene } from './scene.tsx';

/** A still lake with the light on it, and a small boat with a lantern. */
export const Water = () => (
  <Scene>
    <Light x={262} y={104} r={26} />
    <path d="M0 132c60-44 120-46 176-8l14 12H0zM480 136V92c-70-14-120 10-172 44z" fill={color.hillFar} />
    <path d="M0 136c40-24 84-26 124 0zM480 136c-40-32-84-26-116 0z" fill={color.hillNear} />
    <path d="M0 134h480v106H0z" fill={color.water} />
    <path
      d="M232 146h60M243 159h42M230 174h58M250 189h32M238 205h48M254 221h26"
      stroke={color.glow}
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M40 158h52M340 164h64M92 206h70M326 212h54M20 222h36M420 194h40"
      stroke={color.surface}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".5"
    />
    <path d="M196 180v-30" stroke={color.hillDeep} strokeWidth="3" />
    <circle cx="196" cy="146" r="12" fill={color.glow} opacity=".35" />
    <circle cx="196" cy="146" r="5" fill={color.glow} />
    <path d="M158 178h60c-4 12-10 17-18 17h-24c-8 0-14-5-18-17z" fill={color.hillDeep} />
  </Scene>
);
