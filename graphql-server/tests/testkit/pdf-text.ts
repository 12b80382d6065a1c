import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

/** Whether poppler is installed, which reads PDFs (Debian: `apt-get install -y poppler-utils`). */
export const HAS_POPPLER = spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0;

/** The text of each page without spaces, read by pdf.js: it needs no program of the system. */
export function pdfPages(bytes: Buffer): string[] {
  const program = path.join(__dirname, 'read-pdf.mjs');
  const output = execFileSync(process.execPath, [program], {
    input: bytes,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const pages = JSON.parse(output) as string[];
  return pages.map((page) => page.replaceAll(/\s+/g, ''));
}

/** The text of a PDF, as its lines are placed. */
export function pdfText(bytes: Buffer): string {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' });
}

/** The parts of a tagged PDF as a screen reader is told of them. */
export function pdfStructure(bytes: Buffer): string {
  return execFileSync('pdfinfo', ['-struct-text', '-'], { input: bytes, encoding: 'utf8' });
}

/** Title, number of pages, and the like. */
export function pdfFacts(bytes: Buffer): string {
  return execFileSync('pdfinfo', ['-'], { input: bytes, encoding: 'utf8' });
}
