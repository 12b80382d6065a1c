import { LRUCache } from 'lru-cache';
import { FEATURES, type FontFeatures, type FontTraits, PaperFont } from './paper-font';

/** The style of text on paper: like the site's text, bold, or like the site's headings. */
export type TextStyle = 'text' | 'strong' | 'heading';

/** A part of a text that one font can draw. */
export interface FontRun {
  text: string;
  font: PaperFont;
  features: FontFeatures;
  /** Letters that no font has. '?' is drawn for each of them. */
  missing: string[];
}

const fontsource = (family: string, subset: string, weight: number, traits?: FontTraits) =>
  new PaperFont(
    `${family}-${subset}-${weight}`,
    require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
    traits,
  );

const figtree = (subset: string, weight: number) => fontsource('figtree', subset, weight);
const cormorant = (subset: string, weight: number) => fontsource('cormorant-garamond', subset, weight);

// Glyphs of Indian scripts have a different order from their letters.
const REORDERED: FontTraits = { isReadBack: false, isShaped: true };

// The site's fonts have no Devanagari, Cyrillic or Greek; ₹ is in the subset `latin-ext`.
const notoSans = (weight: number) => [
  fontsource('noto-sans', 'devanagari', weight, REORDERED),
  ...['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map((subset) =>
    fontsource('noto-sans', subset, weight),
  ),
];

/** The other scripts of India, by their names in the fonts and in Unicode. */
const OF_INDIA: readonly [family: string, script: RegExp][] = [
  ['meetei-mayek', /\p{scx=Mtei}/u],
  ['ol-chiki', /\p{scx=Olck}/u],
  ['bengali', /\p{scx=Beng}/u],
  ['gurmukhi', /\p{scx=Guru}/u],
  ['gujarati', /\p{scx=Gujr}/u],
  ['oriya', /\p{scx=Orya}/u],
  ['tamil', /\p{scx=Taml}/u],
  ['telugu', /\p{scx=Telu}/u],
  ['kannada', /\p{scx=Knda}/u],
  ['malayalam', /\p{scx=Mlym}/u],
];

// Only one weight of each is included: twelve megabytes for Chinese and Japanese, seven for Korean.
const EASTERN = [
  new PaperFont(
    'ChocolateClassicalSans',
    require.resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
    { script: /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\u3000-\u303F\uFF00-\uFFEF]/u },
  ),
  new PaperFont(
    'GowunDodum',
    require.resolve('@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf'),
    { script: /\p{scx=Hang}/u },
  ),
];

/** Scripts of other countries whose letters stand from left to right, by their names in the fonts and in Unicode. */
const OF_OTHER_COUNTRIES: readonly [family: string, script: RegExp][] = [
  ['armenian', /\p{scx=Armn}/u],
  ['cherokee', /\p{scx=Cher}/u],
  ['ethiopic', /\p{scx=Ethi}/u],
  ['georgian', /\p{scx=Geor}/u],
  ['khmer', /\p{scx=Khmr}/u],
  ['lao', /\p{scx=Laoo}/u],
  ['myanmar', /\p{scx=Mymr}/u],
  ['sinhala', /\p{scx=Sinh}/u],
  ['thai', /\p{scx=Thai}/u],
];

/** Scripts that are read from the right. */
const FROM_THE_RIGHT: readonly [family: string, script: RegExp][] = [
  ['arabic', /\p{scx=Arab}/u],
  ['hebrew', /\p{scx=Hebr}/u],
  ['thaana', /\p{scx=Thaa}/u],
];

const others = (weight: number) => [
  fontsource('noto-serif-tibetan', 'tibetan', weight, { ...REORDERED, script: /\p{scx=Tibt}/u }),
  ...notoSans(weight),
  ...[...OF_INDIA, ...OF_OTHER_COUNTRIES].map(([name, script]) =>
    fontsource(`noto-sans-${name}`, name, weight, { ...REORDERED, script }),
  ),
  ...FROM_THE_RIGHT.map(([name, script]) =>
    fontsource(`noto-sans-${name}`, name, weight, { script, isRightToLeft: true, isShaped: true }),
  ),
];

const OTHERS = others(400);
const STRONG_OTHERS = others(600);

const FONTS: Record<TextStyle, PaperFont[]> = {
  text: [figtree('latin', 400), figtree('latin-ext', 400), ...OTHERS, ...EASTERN],
  strong: [figtree('latin', 600), figtree('latin-ext', 600), ...STRONG_OTHERS, ...EASTERN],
  heading: [cormorant('latin', 600), cormorant('latin-ext', 600), ...STRONG_OTHERS, ...EASTERN],
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The units that readers see as single letters, such as 'क्षि'. */
export function graphemesOf(text: string): string[] {
  // Most texts are plain, and segmenting them takes much longer than drawing them.
  if (/^[\x20-\x7E]*$/.test(text)) return [...text];
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

// Numbers run from left to right in every script.
const DIGITS = /^[\u0660-\u0669\u06F0-\u06F9]+$/;

const fontFor = (grapheme: string, style: TextStyle): PaperFont | undefined =>
  FONTS[style].find((font) => font.draws(grapheme));

function fontOf(
  grapheme: string,
  style: TextStyle,
  { before, next }: { before: PaperFont | undefined; next: string | undefined },
): PaperFont | undefined {
  // A space stays with the word before it. Between two directions it is a part of its own.
  const isSpace = /^\s+$/.test(grapheme);
  if (!isSpace || !before?.covers(' ')) return fontFor(grapheme, style);
  const isWithin = !before.isRightToLeft || (next !== undefined && fontFor(next, style) === before);
  return isWithin ? before : fontFor(grapheme, style);
}

// A text is split again each time it is measured, and again when it is drawn.
const RUNS = new LRUCache<string, readonly FontRun[]>({ max: 5_000 });

/**
 * Splits a text into parts, each with the first font that has its letters. Letters that no font has are drawn as '?'.
 */
export function runsOf(text: string, style: TextStyle): readonly FontRun[] {
  const key = `${style} ${text}`;
  const known = RUNS.get(key);
  if (known) return known;
  const runs = splitIntoRuns(text, style);
  RUNS.set(key, runs);
  return runs;
}

function splitIntoRuns(text: string, style: TextStyle): FontRun[] {
  const runs: FontRun[] = [];
  const all = graphemesOf(text);
  for (const [index, grapheme] of all.entries()) {
    const last = runs.at(-1);
    const font = fontOf(grapheme, style, { before: last?.font, next: all[index + 1] });
    const [drawn, missing] = font ? [grapheme, []] : ['?', [grapheme]];
    const used = font ?? FONTS[style][0];
    const goesOn = last !== undefined && last.font === used && isNumber(last) === DIGITS.test(drawn);
    if (last && goesOn) {
      last.text += drawn;
      last.missing.push(...missing);
    } else if (used) runs.push({ text: drawn, font: used, features: FEATURES, missing });
  }
  return runs.map((run) => shaped(run, style));
}

/** The part as its font can shape it, or '?' for each letter when the font cannot. */
function shaped(run: FontRun, style: TextStyle): FontRun {
  const features = run.font.featuresFor(run.text);
  if (features) return { ...run, features };
  const letters = graphemesOf(run.text);
  const [font = run.font] = FONTS[style];
  return { text: '?'.repeat(letters.length), font, features: FEATURES, missing: letters };
}

/** The letters that no font has, each once. */
export function lettersWithoutFont(text: string): string[] {
  return [...new Set(runsOf(text, 'strong').flatMap(({ missing }) => missing))];
}

const isNumber = ({ text }: FontRun): boolean => DIGITS.test(text);

/** The letters in the order in which the PDF needs them: it reverses all text of an Arabic font, including numbers. */
export const drawnText = (run: FontRun): string =>
  run.font.isRightToLeft && isNumber(run) ? [...run.text].toReversed().join('') : run.text;

const isRightToLeft = (run: FontRun): boolean => run.font.isRightToLeft && !isNumber(run);

/** A part between two right-to-left parts: the spaces around it change sides with them. */
function withSpacesSwapped(run: FontRun): FontRun {
  if (run.font.isRightToLeft) return run;
  const { text } = run;
  const words = text.trim();
  if (words === '') return run;
  const begin = text.indexOf(words);
  return { ...run, text: text.slice(begin + words.length) + words + text.slice(0, begin) };
}

const hasDirection = (run: FontRun): boolean => isRightToLeft(run) || /\p{L}/u.test(run.text);

/**
 * The parts in their order on the line, from left to right. Right-to-left parts, with the numbers between and after
 * them, are in reverse order (Unicode, annex 9, for a line that begins at the left).
 */
export function placedRuns(runs: readonly FontRun[]): FontRun[] {
  const placed: FontRun[] = [];
  for (let first = 0; first < runs.length;) {
    const end = endOfRightToLeft(runs, first);
    const group = runs.slice(first, Math.max(end, first + 1));
    placed.push(...(end > first ? group.toReversed().map(withSpacesSwapped) : group));
    first += group.length;
  }
  return placed;
}

/** The index after the last right-to-left part or its number, with no left-to-right letters in between. */
function endOfRightToLeft(runs: readonly FontRun[], first: number): number {
  let end = first;
  for (const [index, run] of runs.entries()) {
    if (index < first) continue;
    if (index === first ? !isRightToLeft(run) : hasDirection(run) && !isRightToLeft(run)) break;
    if (isRightToLeft(run) || /\p{N}/u.test(run.text)) end = index + 1;
  }
  return end;
}
