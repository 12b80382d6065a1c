import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { unpackWebFont } from './web-font';

/** How a font differs from one with simple letters from left to right. */
export interface FontTraits {
  /** The letters that the font is for; when left out, all letters that it has. */
  script?: RegExp;
  /** Whether a reader of the PDF gets back the text as it was written; true when left out. */
  isReadBack?: boolean;
  isRightToLeft?: boolean;
  /** Its letters change their form next to other letters. */
  isShaped?: boolean;
}

/** A font of the built product. The PDF contains only the letters that are used. */
export class PaperFont {
  private opened: Font | undefined;
  private read: Buffer | undefined;

  constructor(
    readonly name: string,
    private readonly path: string,
    private readonly traits: FontTraits = {},
  ) {}

  /** Whether a reader of the PDF gets back the text as it was written. */
  get isReadBack(): boolean {
    return this.traits.isReadBack ?? true;
  }

  get isRightToLeft(): boolean {
    return this.traits.isRightToLeft ?? false;
  }

  bytes(): Buffer {
    const file = () => readFileSync(this.path);
    this.read ??= this.path.endsWith('.woff') ? unpackWebFont(file()) : file();
    return this.read;
  }

  /** Whether the font is meant for this letter and has it. A font of another script is not even opened. */
  draws(grapheme: string): boolean {
    const { script } = this.traits;
    return (!script || script.test(grapheme)) && this.covers(grapheme);
  }

  covers(grapheme: string): boolean {
    const opened = this.font();
    return [...grapheme].every((character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return JOINERS.has(character) || opened.hasGlyphForCodePoint(codePoint);
    });
  }

  /** The features with which its letters can be shaped in this text; null when the text cannot be drawn. */
  featuresFor(text: string): FontFeatures | null {
    // Letters without context forms need no shaping.
    if (!this.traits.isShaped) return FEATURES;
    return [FEATURES, WITHOUT_ANCHORS].find((features) => this.canShape(text, features)) ?? null;
  }

  /** The width of a text, in thousandths of the font size. */
  widthOf(text: string, features: FontFeatures): number {
    const key = `${this.name} ${features === WITHOUT_ANCHORS ? '' : 'anchors'} ${text}`;
    const known = WIDTHS.get(key);
    if (known !== undefined) return known;
    const { positions } = this.font().layout(text, features);
    const scale = 1000 / this.font().unitsPerEm;
    // Added up as pdfkit does, to the last digit.
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0);
    WIDTHS.set(key, width);
    return width;
  }

  private canShape(text: string, features: FontFeatures): boolean {
    try {
      this.font().layout(text, features);
      return true;
    } catch {
      return false;
    }
  }

  private font(): Font {
    this.opened ??= this.open();
    return this.opened;
  }

  private open(): Font {
    const font = create(this.bytes());
    if ('fonts' in font) throw new Error(`${this.path} holds more than one font.`);
    return font;
  }
}

// Laying out a text takes longer than everything else, and the text is measured again for each line that it might fit
// on.
const WIDTHS = new LRUCache<string, number>({ max: 20_000 });

/** OpenType features that are switched on or off. */
export type FontFeatures = Readonly<Record<string, boolean>>;

// Digits of equal width align in columns.
export const FEATURES: FontFeatures = { tnum: true, lnum: true };

// fontkit 2.0.4 fails where a sign has no anchor at its letter, as in some words of Gurmukhi and Malayalam. Without
// anchors, signs stand where the font draws them on their own.
const WITHOUT_ANCHORS: FontFeatures = { ...FEATURES, mark: false, mkmk: false, abvm: false, blwm: false };

// These characters join letters or choose a form of a letter, and need no glyph of their own.
const JOINERS = new Set(['\u200B', '\u200C', '\u200D', '\u2060', '\uFE0E', '\uFE0F']);
