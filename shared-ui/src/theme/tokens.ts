/**
 * The design tokens. Components name a token, never a colour or a number of pixels; the values change with the theme
 * through CSS variables, so that a switch to dark costs no render.
 *
 * A quiet room with a lamp on: warm paper, deep pine, clay for the one main action, and a red kept for danger.
 */
const light = {
  /** Page background. */
  paper: '#f8f2e7',
  /** Cards and whatever lies on the paper. */
  surface: '#fffdf8',
  /** A quieter surface inside a card, and hovered rows. */
  shade: '#f0e8d9',
  ink: '#22302b',
  /** Secondary text. */
  inkSoft: '#55625c',
  line: '#dfd4c0',
  /** Borders of inputs: 3:1 against the surface, as WCAG 1.4.11 asks. */
  lineStrong: '#8d8570',
  pine: '#1f5042',
  pineStrong: '#163c31',
  pineSoft: '#dde9df',
  onPine: '#fffdf8',
  /** The one main action of a screen. */
  clay: '#a8492a',
  clayStrong: '#8c3b20',
  claySoft: '#f7e3d6',
  onClay: '#fffdf8',
  /** 'I Need Help Now' and true danger alone. */
  danger: '#b3202c',
  dangerStrong: '#931721',
  dangerSoft: '#fbe3df',
  onDanger: '#ffffff',
  /** The same red as text and signs. */
  dangerInk: '#b3202c',
  /** Lamp light: milestones, streaks. Never the only carrier of a meaning. */
  lamp: '#8a5a00',
  lampSoft: '#fbeec9',
  focus: '#1d5fa8',
  scrim: 'rgb(34 48 43 / 0.45)',
  shadow: '0 1px 2px rgb(70 52 20 / 0.06), 0 6px 24px rgb(70 52 20 / 0.07)',
  /** For drawings alone: the land, the sky at dusk, water, and the light itself. */
  hillFar: '#d9e3d3',
  hillNear: '#b9cdb9',
  hillDeep: '#3d6b59',
  dusk: '#f6e3cb',
  water: '#cddcd8',
  glow: '#f6cd78',
} as const;

export type ColorToken = keyof typeof light;

const dark: Record<ColorToken, string> = {
  paper: '#14191b',
  surface: '#1d2426',
  shade: '#273032',
  ink: '#f2e9da',
  inkSoft: '#b9b4a4',
  line: '#36403f',
  lineStrong: '#7d8580',
  pine: '#8cc7af',
  pineStrong: '#a6d8c3',
  pineSoft: '#22392f',
  onPine: '#10211b',
  clay: '#e79c73',
  clayStrong: '#f0b08c',
  claySoft: '#43281b',
  onClay: '#27120a',
  // Stays red in the dark, where a lighter one turns pink; too dark for text, which has its own.
  danger: '#d2383f',
  dangerStrong: '#b92c34',
  dangerSoft: '#421b1f',
  onDanger: '#ffffff',
  dangerInk: '#f08a84',
  lamp: '#f0c565',
  lampSoft: '#41351a',
  focus: '#9cc8ff',
  scrim: 'rgb(5 8 9 / 0.65)',
  shadow: '0 1px 2px rgb(0 0 0 / 0.35), 0 8px 28px rgb(0 0 0 / 0.3)',
  hillFar: '#1b2724',
  hillNear: '#22332c',
  hillDeep: '#2f4b3f',
  dusk: '#222a33',
  water: '#22363b',
  glow: '#f0c565',
};

export type ThemeName = 'light' | 'dark';

/** The values behind the colour variables, for the global style, for tests of contrast, and for drawings. */
export const palettes: Record<ThemeName, Record<ColorToken, string>> = { light, dark };

const cssName = (token: string) =>
  `--color-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The palette of a theme as CSS declarations. */
export const paletteCss = (theme: ThemeName) =>
  Object.entries(palettes[theme])
    .map(([token, value]) => `${cssName(token)}:${value};`)
    .join('');

const variable = (token: ColorToken) => `var(${cssName(token)})` as const;

/** `color.ink` and so on: what a component writes where CSS wants a colour. */
export const color = {
  paper: variable('paper'),
  surface: variable('surface'),
  shade: variable('shade'),
  ink: variable('ink'),
  inkSoft: variable('inkSoft'),
  line: variable('line'),
  lineStrong: variable('lineStrong'),
  pine: variable('pine'),
  pineStrong: variable('pineStrong'),
  pineSoft: variable('pineSoft'),
  onPine: variable('onPine'),
  clay: variable('clay'),
  clayStrong: variable('clayStrong'),
  claySoft: variable('claySoft'),
  onClay: variable('onClay'),
  danger: variable('danger'),
  dangerStrong: variable('dangerStrong'),
  dangerSoft: variable('dangerSoft'),
  onDanger: variable('onDanger'),
  dangerInk: variable('dangerInk'),
  lamp: variable('lamp'),
  lampSoft: variable('lampSoft'),
  focus: variable('focus'),
  scrim: variable('scrim'),
  shadow: variable('shadow'),
  hillFar: variable('hillFar'),
  hillNear: variable('hillNear'),
  hillDeep: variable('hillDeep'),
  dusk: variable('dusk'),
  water: variable('water'),
  glow: variable('glow'),
} satisfies Record<ColorToken, string>;

/** Steps of the spacing scale (8 points; a half step for what belongs together). Compact view shrinks them by a quarter. */
export const space = {
  half: 'var(--space-half)',
  one: 'var(--space-one)',
  oneAndHalf: 'var(--space-one-and-half)',
  two: 'var(--space-two)',
  three: 'var(--space-three)',
  four: 'var(--space-four)',
  six: 'var(--space-six)',
} as const;

export const spaceCss = (scale: number) =>
  (
    [
      ['half', 4],
      ['one', 8],
      ['one-and-half', 12],
      ['two', 16],
      ['three', 24],
      ['four', 32],
      ['six', 48],
    ] as const
  )
    .map(([name, points]) => `--space-${name}:${(points * scale) / 16}rem;`)
    .join('');

export const font = {
  /** The interface. */
  sans: "'Source Sans 3 Variable', 'Segoe UI', system-ui, sans-serif",
  /** Reflections and large headings. */
  serif: "'Literata Variable', Georgia, 'Times New Roman', serif",
} as const;

/** Sizes in rem over a base of 17 px, on phones too. */
export const textSize = {
  small: '0.882rem',
  body: '1rem',
  large: '1.176rem',
  title: '1.412rem',
  display: 'clamp(1.765rem, 1.4rem + 1.8vw, 2.588rem)',
} as const;

export const radius = { small: '0.6rem', card: '1.25rem', round: '999px' } as const;

/** Motion stays under 200 ms; the global style takes it away when reduced motion is asked for. */
export const motion = { quick: '120ms ease-out', calm: '180ms ease-out' } as const;

/** The width from which two columns fit. */
export const wide = '@media (min-width: 48rem)';

/** How wide a screen's content grows; header and footer keep to it. */
export const contentWidth = '66rem';

/** Text lines hold at most 65 characters. */
export const measure = '65ch';

/** The least size of what a thumb has to hit (WCAG 2.5.5). */
export const touchTarget = '2.75rem';
