/** The colours that the hotel can choose, by their names in the site's theme. */
export const COLOURS = [
  'ground',
  'raised',
  'ink',
  'quiet',
  'line',
  'action',
  'onAction',
  'accent',
  'dusk',
  'onDusk',
] as const;
export type Colour = (typeof COLOURS)[number];

/** Each colour is six hexadecimal digits after #. */
export type Colours = Record<Colour, string>;

/** For light and for dark backgrounds; the guest's device chooses. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
export type Palette = Record<Scheme, Colours>;

/** The site's default palette, equal to web/src/app/theme.css; a test compares the two. */
export const SHIPPED_PALETTE: Palette = {
  light: {
    ground: '#fbf7f0',
    raised: '#ffffff',
    ink: '#1e2a26',
    quiet: '#5a655f',
    line: '#e4dbcb',
    action: '#0f4c3a',
    onAction: '#ffffff',
    accent: '#b98a44',
    dusk: '#2b2740',
    onDusk: '#f6f1e7',
  },
  dark: {
    ground: '#14181a',
    raised: '#1d2326',
    ink: '#f1ece2',
    quiet: '#a9b1a9',
    line: '#30383b',
    action: '#4fb08d',
    onAction: '#0c1512',
    accent: '#d4a861',
    dusk: '#262140',
    onDusk: '#f1ece2',
  },
};

// Colours of messages and of fields' frames, which no hotel can change. They must be legible on the hotel's surfaces.
const FIXED = {
  light: { good: '#1a6b43', warning: '#8a5a00', bad: '#b3261e', control: '#8a8574' },
  dark: { good: '#5cc08d', warning: '#e0a94a', bad: '#f2897f', control: '#7b8580' },
} as const;
type Fixed = keyof (typeof FIXED)['light'];

/** The names of the theme's custom properties. */
const PROPERTY_OF: Readonly<Record<Colour, string>> = {
  ground: '--ground',
  raised: '--raised',
  ink: '--ink',
  quiet: '--quiet',
  line: '--line',
  action: '--action',
  onAction: '--on-action',
  accent: '--brass',
  dusk: '--dusk',
  onDusk: '--on-dusk',
};

// Where the theme puts one colour on another, and the least contrast that is allowed (WCAG 2.2, 1.4.3 and 1.4.11).
const TEXT = 4.5;
const SHAPE = 3;
const ON_SURFACES: readonly [Colour | Fixed, number][] = [
  ['ink', TEXT],
  ['quiet', TEXT],
  ['action', TEXT],
  ['good', TEXT],
  ['warning', TEXT],
  ['bad', TEXT],
  ['control', SHAPE],
];
const PAIRS: readonly [front: Colour | Fixed, back: Colour | 'actionHover', least: number][] = [
  ...ON_SURFACES.flatMap(([front, least]): [Colour | Fixed, Colour, number][] => [
    [front, 'ground', least],
    [front, 'raised', least],
  ]),
  ['onAction', 'action', TEXT],
  ['onAction', 'actionHover', TEXT],
  ['onDusk', 'dusk', TEXT],
];

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The relative luminance of a colour, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast ratio: 1 for equal colours, 21 for black on white (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort(
    (first, second) => second - first,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour of a button under the pointer: the action's colour with a fifth of the text's colour. */
function hoverOf({ action, ink }: Colours): string {
  const [from, to] = [channelsOf(action), channelsOf(ink)];
  const mixed = from.map((channel, index) => Math.round(channel * 0.8 + (to[index] ?? 0) * 0.2));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Two colours with too little contrast. */
interface WeakPair {
  front: Colour | Fixed;
  back: Colour;
  /** The field with the fault: the front colour, or the surface below a fixed colour. */
  field: Colour;
  /** Rounded down to one digit, so that a low ratio never looks sufficient. */
  ratio: number;
  least: number;
}

/** Every pair of the scheme with too little contrast. */
export function weakPairs(scheme: Scheme, colours: Colours): WeakPair[] {
  const known: Readonly<Record<string, string>> = {
    ...FIXED[scheme],
    ...colours,
    actionHover: hoverOf(colours),
  };
  return PAIRS.flatMap(([front, back, least]) => {
    const ratio = contrast(known[front] ?? '', known[back] ?? '');
    const surface: Colour = back === 'actionHover' ? 'action' : back;
    const field = front in colours ? (front as Colour) : surface;
    // A text that is not a colour has no ratio, and gets its own fault.
    return ratio >= least || Number.isNaN(ratio)
      ? []
      : [{ front, back: surface, field, ratio: Math.floor(ratio * 10) / 10, least }];
  });
}

function declarationsOf(colours: Colours): string {
  const named = COLOURS.map((colour) => `${PROPERTY_OF[colour]}:${colours[colour]}`);
  return [...named, `--action-hover:${hoverOf(colours)}`].join(';');
}

/** The palette as styles, which take precedence over the styles of the built page, wherever they stand. */
export function stylesOf({ light, dark }: Palette): string {
  return (
    `html:root{${declarationsOf(light)};--bright-ground:${light.ground};--bright-action:${light.action};` +
    `--dark-accent:${dark.accent}}` +
    `@media (prefers-color-scheme:dark){html:root{${declarationsOf(dark)}}}`
  );
}
