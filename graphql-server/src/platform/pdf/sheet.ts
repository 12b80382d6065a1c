import { startOfDay, type PlainDate } from '../time/dates';
import { drawnText, placedRuns, runsOf, type FontRun, type TextStyle } from './fonts';
import type { PaperFont } from './paper-font';
import { PlacedTextDocument } from './placed-text-document';
import { linesOf } from './text-lines';

/** The site's colours, for white paper. */
export const INK = '#1e2a26';
export const QUIET = '#5a655f';
const LINE = '#e4dbcb';
export const GREEN = '#0f4c3a';
export const BRASS = '#b98a44';
export const TINT = '#fbf7f0';

const MARGIN = 42;
const FOOTER_HEIGHT = 34;
const LINE_HEIGHT = 1.36;
const FOOTER_SIZE = 7.5;

// pdfkit's types accept only a list, but it passes both forms to fontkit unchanged.
const featuresOf = ({ features }: FontRun): PDFKit.Mixins.OpenTypeFeatures[] =>
  features as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** The properties of the PDF for its readers. */
export interface SheetTitle {
  /** The title, such as 'Tax invoice SC/2627/000001'. */
  title: string;
  author: string;
  /** The date of the PDF. Equal content gives identical bytes on any day. */
  date: PlainDate;
  /** Wide sheets are for tables with many columns. */
  isWide?: boolean;
}

/** The place and style of a text. Lengths are in points (1/72 inch). */
export interface TextBox {
  x: number;
  y: number;
  /** The text is broken into lines of at most this width. */
  width: number;
  align?: 'left' | 'right' | 'centre';
  style?: TextStyle;
  /** The font size; 9 when left out. */
  size?: number;
  colour?: string;
  /** The role of the text in the structure that screen readers follow (PDF 1.7, 14.8.4); a paragraph when left out. */
  role?: StructureRole;
  /** Whether the heading of a table belongs to its columns or to its rows. */
  scope?: 'Column' | 'Row';
}

/** The role of a part of a sheet for screen readers (PDF 1.7, 14.8.4). */
export type StructureRole = 'H1' | 'H2' | 'P' | 'Sect' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** Details of a part that pdfkit supports but its types lack. */
interface StructureDetails {
  alt?: string;
  /** Left, top, right and bottom. */
  bbox?: [number, number, number, number];
  scope?: 'Column' | 'Row';
}

/** A4 sheets with texts and lines, as a PDF that screen readers can follow. */
export class Sheet {
  private readonly document: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly registered = new Set<PaperFont>();
  private readonly parents: PDFKit.PDFStructureElement[];
  private readonly ended: Promise<void>;
  private readonly missing = new Set<string>();
  /** The top of the next part, in points from the top of the sheet. */
  y = MARGIN;

  constructor({ title, author, date, isWide }: SheetTitle) {
    const instant = startOfDay(date, 'UTC');
    this.document = new PlacedTextDocument({
      size: 'A4',
      layout: isWide ? 'landscape' : 'portrait',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en-IN',
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: instant, ModDate: instant },
      // No built-in font, because these have no ₹.
      font: '',
    });
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = new Promise((resolve, reject) => {
      this.document.on('end', resolve);
      this.document.on('error', reject);
    });
    const root = this.document.struct('Document');
    this.document.addStructure(root);
    this.parents = [root];
  }

  get left(): number {
    return MARGIN;
  }

  get right(): number {
    return this.document.page.width - MARGIN;
  }

  /** The width between the margins. */
  get width(): number {
    return this.right - this.left;
  }

  /** The lower end of the content; the footer is below it. */
  get bottom(): number {
    return this.document.page.height - MARGIN - FOOTER_HEIGHT;
  }

  /** The letters without a font that were found so far. '?' was drawn for each of them. */
  get missingLetters(): string[] {
    return [...this.missing];
  }

  newPage(): void {
    this.document.addPage();
    this.y = MARGIN;
  }

  /** Starts a new page when less than this height is left. Returns whether it did. */
  ensure(height: number): boolean {
    const isFull = this.y + height > this.bottom;
    if (isFull) this.newPage();
    return isFull;
  }

  /** Draws parts that belong together for screen readers, such as the cells of a row. */
  within(role: StructureRole, draw: () => void): void {
    const element = this.document.struct(role);
    this.parents.at(-1)?.add(element);
    this.parents.push(element);
    draw();
    this.parents.pop();
    element.end();
  }

  /** The height that a text will have, in points. */
  heightOf(text: string, { width, style = 'text', size = 9 }: Omit<TextBox, 'x' | 'y'>): number {
    return this.linesOf(text, width, style, size).length * size * LINE_HEIGHT;
  }

  /** The width of a text on one line, in points. */
  widthOf(text: string, style: TextStyle, size: number): number {
    return runsOf(text, style).reduce((sum, run) => sum + this.widthOfRun(run, size), 0);
  }

  /** Draws a text and returns its height. */
  text(text: string, box: TextBox): number {
    const { role = 'P', scope } = box;
    return this.content(role, scope ? { scope } : {}, () => this.drawLines(text, box));
  }

  /** Draws a horizontal line. */
  rule(y: number, { from = this.left, to = this.right, colour = LINE, thickness = 0.6 } = {}): void {
    this.asDecoration(() =>
      this.document.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(colour).stroke(),
    );
  }

  /** Fills a rectangle as the background of text. */
  ground(x: number, y: number, width: number, height: number, colour = TINT): void {
    this.asDecoration(() => this.document.rect(x, y, width, height).fillColor(colour).fill());
  }

  /** Draws a picture of black squares, row by row. Screen readers read out `meaning`. */
  squares(
    rows: readonly (readonly boolean[])[],
    { x, y, size }: { x: number; y: number; size: number },
    meaning: string,
  ): void {
    const side = size / rows.length;
    this.content('Figure', { alt: meaning, bbox: [x, y, x + size, y + size] }, () => {
      rows.forEach((row, down) =>
        row.forEach((isBlack, across) => {
          if (isBlack) this.document.rect(x + across * side, y + down * side, side, side);
        }),
      );
      this.document.fillColor('#000000').fill();
    });
  }

  /** Writes the footer with the number of each page, and returns the bytes. */
  async finish(footer: string): Promise<Buffer> {
    const { count } = this.document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(page);
      this.drawFooter(footer, `Page ${page + 1} of ${count}`);
    }
    this.parents[0]?.end();
    this.document.end();
    await this.ended;
    return Buffer.concat(this.chunks);
  }

  /** Draws a part that has no parts. */
  private content<Drawn>(role: StructureRole, details: StructureDetails, draw: () => Drawn): Drawn {
    const element = this.document.struct(role, details);
    this.parents.at(-1)?.add(element);
    const content = this.document.markStructureContent(role);
    const drawn = draw();
    this.document.endMarkedContent();
    element.add(content);
    element.end();
    return drawn;
  }

  private drawFooter(footer: string, pageNumber: string): void {
    const y = this.document.page.height - MARGIN - FOOTER_HEIGHT / 2;
    this.rule(y);
    this.asDecoration(() => {
      const box = { y: y + 6, size: FOOTER_SIZE, colour: QUIET };
      this.drawLines(footer, { ...box, x: this.left, width: this.width - 70 });
      this.drawLines(pageNumber, { ...box, x: this.right - 70, width: 70, align: 'right' });
    });
  }

  /** Draws decoration, which screen readers leave out. */
  private asDecoration(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  private drawLines(text: string, box: TextBox): number {
    const { x, y, width, align = 'left', style = 'text', size = 9, colour = INK } = box;
    const lines = this.linesOf(text, width, style, size);
    this.document.fillColor(colour);
    lines.forEach((line, index) => {
      const free = width - this.widthOf(line, style, size);
      const shift = { left: 0, centre: free / 2, right: free }[align];
      this.drawLine(line, { x: x + shift, y: y + (index * LINE_HEIGHT + 1) * size, style, size });
    });
    return lines.length * size * LINE_HEIGHT;
  }

  /** Draws one line. `y` is the baseline of the letters. */
  private drawLine(line: string, at: { x: number; y: number; style: TextStyle; size: number }): void {
    const runs = runsOf(line, at.style);
    // Glyphs of Indian scripts have a different order from their letters, so the text to copy is stored with them.
    const isReadBack =
      runs.every(({ font }) => font.isReadBack) && runs.map(({ text }) => text).join('') === line;
    if (isReadBack) this.drawRuns(runs, at);
    else this.saying(line, () => this.drawRuns(runs, at));
  }

  private drawRuns(runs: readonly FontRun[], at: { x: number; y: number; size: number }): void {
    let { x } = at;
    for (const run of placedRuns(runs)) {
      for (const letter of run.missing) this.missing.add(letter);
      this.chooseFont(run, at.size);
      this.document.text(drawnText(run), x, at.y, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: featuresOf(run),
      });
      x += this.widthOfRun(run, at.size);
    }
  }

  /** Draws glyphs that copy and screen readers read as this text. */
  private saying(text: string, draw: () => void): void {
    // pdfkit flips the sheet for each text. Poppler places the text by the state of the sheet at the end of the mark,
    // so the sheet is flipped around the mark, and back inside it.
    this.flipped(() => {
      this.document.markContent('Span', { actual: text });
      this.flipped(draw);
      this.document.endMarkedContent();
    });
  }

  private flipped(draw: () => void): void {
    this.document.save().transform(1, 0, 0, -1, 0, this.document.page.height);
    draw();
    this.document.restore();
  }

  private linesOf(text: string, width: number, style: TextStyle, size: number): string[] {
    return linesOf(text, width, (part) => this.widthOf(part, style, size));
  }

  private widthOfRun(run: FontRun, size: number): number {
    return run.font.widthOf(drawnText(run), run.features) * (size / 1000);
  }

  private chooseFont({ font }: FontRun, size: number): void {
    if (!this.registered.has(font)) this.document.registerFont(font.name, font.bytes());
    this.registered.add(font);
    this.document.font(font.name).fontSize(size);
  }
}
