import { execFileSync, spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import type { ReadPdf } from './read-pdf.mjs';

/** Whether poppler is installed, which reads PDFs (Debian: `apt-get install -y poppler-utils`). */
export const HAS_POPPLER = spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0;

/** Reads a PDF by pdf.js, which is loaded when a test needs it. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const { read } = await import('./read-pdf.mjs');
  return read(bytes);
}

/** The text of each page without spaces, read by pdf.js. */
export const pdfPages = async (bytes: Buffer): Promise<string[]> =>
  (await readPdf(bytes)).pages.map((page) => page.replaceAll(/\s+/g, ''));

/** The text of a PDF, as its lines are placed, read by poppler. */
function popplerText(bytes: Buffer): string {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' });
}

/** Poppler marks words that are read from right to left. */
const DIRECTION_MARKS = /[\u202A-\u202E\u200E\u200F]/g;

/** A program that reads the text of PDFs, page by page. The distance between words does not count. */
interface PdfReader {
  name: string;
  pagesOf: (bytes: Buffer) => Promise<string[]>;
}

const withSingleSpaces = (page: string): string =>
  page.replaceAll(DIRECTION_MARKS, '').replaceAll(/\s+/g, ' ');

const PDF_JS: PdfReader = {
  name: 'pdf.js',
  pagesOf: async (bytes) => (await readPdf(bytes)).pages.map(withSingleSpaces),
};

/** Poppler ends each page with a form feed. */
export const POPPLER: PdfReader = {
  name: 'Poppler',
  pagesOf: async (bytes) => popplerText(bytes).split('\f').slice(0, -1).map(withSingleSpaces),
};

/** pdf.js reads on every machine. Poppler, which has other authors, is the second reader where it is installed. */
export const PDF_READERS: readonly PdfReader[] = HAS_POPPLER ? [PDF_JS, POPPLER] : [PDF_JS];

const STREAM = /stream\r?\n/g;
const ACTUAL_TEXT = /\/ActualText \(((?:\\[^]|[^\\)])*)\)/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * The replacement texts of a PDF for scripts whose signs are drawn in another order than they are read (ISO 32000,
 * 14.9.4). pdf.js does not read them; Poppler, screen readers and search do.
 */
export function actualTexts(bytes: Buffer): string[] {
  const file = bytes.toString('latin1');
  const contents = [...file.matchAll(STREAM)].map(({ 0: start, index }) =>
    inflated(bytes.subarray(index + start.length)),
  );
  return contents.flatMap((content) =>
    [...content.matchAll(ACTUAL_TEXT)].map(([, escaped = '']) => {
      const plain = escaped.replaceAll(/\\([^])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
      // The first two bytes mark UTF-16 with the higher byte first.
      return Buffer.from(plain, 'latin1').swap16().toString('utf16le').slice(1);
    }),
  );
}

/** Empty for a stream that is not compressed. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}
