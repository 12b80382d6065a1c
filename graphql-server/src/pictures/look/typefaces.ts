/**
 * How a font of the guest's device is scaled to the width of the typeface, so that nothing moves when the typeface is
 * loaded.
 */
interface StandIn {
  /** Names under which devices have the font. */
  local: readonly string[];
  /** Percentages, in the format that web/art/fonts/subset.py prints. */
  size: number;
  ascent: number;
  descent: number;
}

/** A typeface that is part of the site. */
export interface Typeface {
  /** The name for the owner. */
  name: string;
  /** The beginning of its files' names in /typefaces/; null for the default typeface, which pages always load. */
  file: string | null;
  weights: string;
  /** Similar fonts of Windows and macOS, of Android, and of Linux. */
  standIns: readonly StandIn[];
  /** The generic family that replaces all of them. */
  fallback: string;
}

type Measures = readonly [size: number, ascent: number, descent: number];

const SERIF = [
  ['Times New Roman', 'Liberation Serif'],
  ['Noto Serif', 'NotoSerif-Regular'],
  ['DejaVu Serif'],
];
const SANS_SERIF = [['Arial', 'Liberation Sans'], ['Roboto', 'Roboto-Regular'], ['DejaVu Sans']];

const standInsOf = (fonts: readonly string[][], measures: readonly Measures[]): StandIn[] =>
  measures.map(([size, ascent, descent], index) => ({ local: fonts[index] ?? [], size, ascent, descent }));

const headings = (name: string, file: string | null, measures: readonly Measures[]): Typeface => ({
  name,
  file,
  weights: '500 600',
  fallback: 'Georgia,serif',
  standIns: standInsOf(SERIF, measures),
});

const bodyText = (name: string, file: string | null, measures: readonly Measures[]): Typeface => ({
  name,
  file,
  weights: '400 700',
  fallback: "'Helvetica Neue',Arial,sans-serif",
  standIns: standInsOf(SANS_SERIF, measures),
});

/** The typefaces for titles. Pages load the first one unless the hotel chose another. */
export const HEADING_TYPEFACES = {
  CORMORANT_GARAMOND: headings('Cormorant Garamond', null, []),
  PLAYFAIR_DISPLAY: headings('Playfair Display', 'playfair-display', [
    [107.6, 100.5, 23.3],
    [94.6, 114.4, 26.5],
    [87.9, 123.1, 28.6],
  ]),
  SOURCE_SERIF: headings('Source Serif', 'source-serif-4', [
    [114.1, 90.8, 29.4],
    [100.3, 103.3, 33.4],
    [93.2, 111.2, 36],
  ]),
} as const satisfies Record<string, Typeface>;
export type HeadingTypeface = keyof typeof HEADING_TYPEFACES;

/** The typefaces for all other text. */
export const TEXT_TYPEFACES = {
  FIGTREE: bodyText('Figtree', null, []),
  SOURCE_SANS: bodyText('Source Sans', 'source-sans-3', [
    [88.5, 115.7, 45.2],
    [94.7, 108.1, 42.2],
    [82, 124.8, 48.8],
  ]),
  NUNITO_SANS: bodyText('Nunito Sans', 'nunito-sans', [
    [95.5, 105.9, 37],
    [102.2, 99, 34.6],
    [88.5, 114.2, 39.9],
  ]),
} as const satisfies Record<string, Typeface>;
export type TextTypeface = keyof typeof TEXT_TYPEFACES;

// As in web/src/app/fonts.css: Latin letters, the rupee sign that each price has, and the letters of other languages.
const FILES = [
  ['', 'U+0000-00FF,U+2000-206F,U+20AC,U+2190-2193,U+2212'],
  ['-rupee', 'U+20B9'],
  ['-further', 'U+0100-02FF,U+1E00-1EFF,U+20A0-20AB,U+20AD-20B8,U+20BA-20C0'],
] as const;

export const typefaceFile = (file: string): string => `/typefaces/${file}.woff2`;

function facesOf(family: string, file: string, { weights, standIns }: Typeface): string {
  const faces = FILES.map(
    ([ending, range]) =>
      `@font-face{font-family:'${family}';font-display:swap;font-weight:${weights};` +
      `src:url(${typefaceFile(file + ending)}) format('woff2');unicode-range:${range}}`,
  );
  const stretched = standIns.map(({ local, size, ascent, descent }, index) => {
    const sources = local.map((name) => `local('${name}')`).join(',');
    return (
      `@font-face{font-family:'${family} ${index + 1}';src:${sources};size-adjust:${size}%;` +
      `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
    );
  });
  return [...faces, ...stretched].join('');
}

/** The styles that set the custom property to the typeface. Empty for the default typeface. */
export function typefaceStyles(property: '--headings' | '--text', typeface: Typeface): string {
  const { file, standIns, fallback } = typeface;
  if (file === null) return '';
  const family = property.slice(2);
  const families = [family, ...standIns.map((_, index) => `${family} ${index + 1}`)];
  const list = [...families.map((name) => `'${name}'`), fallback].join(',');
  return `${facesOf(family, file, typeface)}html:root{${property}:${list}}`;
}
