import { color } from '../theme/index.ts';
import { Scene } from './scene.tsx';

/** A lamp on a table at night, a cup and a book beside it. */
export const Lamp = () => (
  <Scene>
    <path d="M62 40h92a8 8 0 0 1 8 8v96H54V48a8 8 0 0 1 8-8z" fill={color.water} />
    <path d="M54 128c30-22 70-24 108-4v20H54z" fill={color.hillNear} />
    <circle cx="134" cy="66" r="9" fill={color.surface} />
    <path d="M54 144h108M108 42v100" stroke={color.surface} strokeWidth="5" strokeLinecap="round" />
    <g fill={color.glow}>
      <circle cx="240" cy="122" r="104" opacity=".16" />
      <circle cx="240" cy="122" r="68" opacity=".26" />
    </g>
    <path d="M0 202h480v38H0z" fill={color.hillDeep} />
    <path d="M130 202h220l-26 14H156z" fill={color.glow} opacity=".3" />
    <path d="M240 134v62M218 202c0-14 44-14 44 0z" stroke={color.clay} fill={color.clay} strokeWidth="6" />
    <path
      d="M216 76h48l24 62h-96z"
      fill={color.glow}
      stroke={color.glow}
      strokeWidth="6"
      strokeLinejoin="round"
    />
    <path d="M298 176h34v14a12 12 0 0 1-12 12h-10a12 12 0 0 1-12-12z" fill={color.surface} />
    <path d="M332 180c12-2 12 14-2 14" fill="none" stroke={color.surface} strokeWidth="4" />
    <path
      d="M308 168c-5-7 5-8 0-16M321 168c-5-7 5-8 0-16"
      fill="none"
      stroke={color.inkSoft}
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity=".5"
    />
    <path d="M138 192h54v10h-54z" fill={color.surface} />
    <path d="M146 182h44v10h-44z" fill={color.hillNear} />
  </Scene>
);
