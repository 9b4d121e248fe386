import { color } from '../theme/index.ts';
import { Light, Scene } from './scene.tsx';

/** Hills at dusk, and a house with a light on. */
export const Hills = () => (
  <Scene>
    <Light x={318} y={84} r={24} />
    <path d="M0 146c70-36 130-38 200-8s128 12 190-14 78-6 90 0v116H0z" fill={color.hillFar} />
    <path d="M0 186c80-40 160-38 236-16s150-10 244-20v90H0z" fill={color.hillNear} />
    <path d="M196 170v-24l20-17 20 17v24z" fill={color.surface} />
    <path d="M190 149l26-23 26 23" fill="none" stroke={color.clay} strokeWidth="5" strokeLinejoin="round" />
    <path d="M210 150h12v12h-12z" fill={color.glow} />
    <path
      d="M150 176l12-42 12 42zM130 182l10-32 10 32zM262 178l9-30 9 30zM404 172l8-26 8 26zM66 180l9-30 9 30z"
      fill={color.hillDeep}
    />
    <path d="M0 226c110-44 214-30 300-16s130 2 180-8v38H0z" fill={color.hillDeep} />
  </Scene>
);
