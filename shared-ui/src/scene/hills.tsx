import { color } from '../theme/index.ts';
import { Glow, Scene, Stars, Sun } from './scene.tsx';

/** Hills at dusk, and a house with a light on. */
export const Hills = () => (
  <Scene>
    <Stars />
    <Sun x={306} y={104} r={24} />
    <path d="M0 146c70-36 130-38 200-8s128 12 190-14 78-6 90 0v116H0z" fill={color.hillFar} />
    <path d="M0 186c80-40 160-38 236-16s150-10 244-20v90H0z" fill={color.hillNear} />
    <Glow x={216} y={158} r={40} />
    <path d="M238 128h8v18h-8z" fill={color.clay} />
    <path d="M196 174v-27l20-17 20 17v27z" fill={color.surface} />
    <path
      d="M190 150l26-23 26 23"
      fill="none"
      stroke={color.clay}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M210 150h12v13h-12z" fill={color.glow} />
    <path
      d="M150 178l12-44 12 44zM130 182l10-34 10 34zM258 180l9-32 9 32zM276 184l7-22 7 22zM404 172l8-28 8 28zM66 180l9-30 9 30z"
      fill={color.hillDeep}
    />
    <path d="M0 226c110-44 214-30 300-16s130 2 180-8v38H0z" fill={color.hillDeep} />
    <path
      d="M150 78q6-7 11 0q6-7 11 0M178 92q5-5 8 0q5-5 8 0"
      fill="none"
      stroke={color.hillDeep}
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </Scene>
);
