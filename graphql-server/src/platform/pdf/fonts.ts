import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { unpackWebFont } from './web-font';

/** How text looks on paper: like the site's text, the same in bold, or like the site's headings. */
export type TextStyle = 'text' | 'strong' | 'heading';

/** A part of a text that one font can draw. */
export interface FontRun {
  text: string;
  font: PaperFont;
}

/** A font of the built product: the bytes go into the PDF, only the letters that are used. */
export class PaperFont {
  private opened: Font | undefined;
  private read: Buffer | undefined;

  constructor(
    readonly name: string,
    private readonly path: string,
    /** Whether text of it is read back from the PDF as it was written. */
    readonly isReadBack: boolean,
  ) {}

  bytes(): Buffer {
    this.read ??= unpackWebFont(readFileSync(this.path));
    return this.read;
  }

  covers(grapheme: string): boolean {
    this.opened ??= this.open();
    const { opened } = this;
    return [...grapheme].every((character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return JOINERS.has(character) || opened.hasGlyphForCodePoint(codePoint);
    });
  }

  private open(): Font {
    const font = create(this.bytes());
    if ('fonts' in font) throw new Error(`${this.path} holds more than one font.`);
    return font;
  }
}

// They join letters or choose a form of one, and need no picture of their own.
const JOINERS = new Set(['\u200B', '\u200C', '\u200D', '\u2060', '\uFE0E', '\uFE0F']);

const figtree = (subset: string, weight: number) =>
  new PaperFont(
    `Figtree-${subset}-${weight}`,
    require.resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`),
    true,
  );
const cormorant = (subset: string, weight: number) =>
  new PaperFont(
    `Cormorant-${subset}-${weight}`,
    require.resolve(
      `@fontsource/cormorant-garamond/files/cormorant-garamond-${subset}-${weight}-normal.woff`,
    ),
    true,
  );
const notoSans = (subset: string, weight: number) =>
  new PaperFont(
    `NotoSans-${subset}-${weight}`,
    require.resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`),
    subset !== 'devanagari',
  );

// The site's fonts have no Devanagari, Cyrillic or Greek; ₹ is in the subset `latin-ext`.
const others = (weight: number) =>
  ['devanagari', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map((subset) =>
    notoSans(subset, weight),
  );

const FONTS: Record<TextStyle, PaperFont[]> = {
  text: [figtree('latin', 400), figtree('latin-ext', 400), ...others(400)],
  strong: [figtree('latin', 600), figtree('latin-ext', 600), ...others(600)],
  heading: [cormorant('latin', 600), cormorant('latin-ext', 600), ...others(600)],
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What readers see as one letter each, such as 'क्षि'. */
export function graphemesOf(text: string): string[] {
  // Most texts are plain: to segment them takes much longer than to draw them.
  if (/^[\x20-\x7E]*$/.test(text)) return [...text];
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function fontOf(grapheme: string, style: TextStyle, before: PaperFont | undefined): PaperFont | undefined {
  // A space stays with the word before it.
  if (before && /^\s+$/.test(grapheme) && before.covers(' ')) return before;
  return FONTS[style].find((font) => font.covers(grapheme));
}

/** A text in parts, each with the first font that has its letters. What no font has is drawn as '?'. */
export function runsOf(text: string, style: TextStyle): FontRun[] {
  const runs: FontRun[] = [];
  for (const grapheme of graphemesOf(text)) {
    const last = runs.at(-1);
    const font = fontOf(grapheme, style, last?.font);
    const drawn = font ? grapheme : '?';
    const used = font ?? last?.font ?? FONTS[style][0];
    if (last && last.font === used) last.text += drawn;
    else if (used) runs.push({ text: drawn, font: used });
  }
  return runs;
}
