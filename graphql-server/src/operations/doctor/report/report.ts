import type { CheckedLine } from './check';
import type { Mark } from './finding';

const MARKS: readonly Mark[] = ['ok', 'warning', 'wrong', 'skipped'];
const MARK_WIDTH = Math.max(...MARKS.map((mark) => mark.length));
// Hiding shorter texts would hide ordinary words.
const SHORTEST_SECRET = 4;
const HIDDEN = '(secret)';

/** The text without line ends and other control characters, which another server may have sent. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** The longest secrets are hidden first, because a password may be part of an address. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .toSorted((first, second) => second.length - first.length)
    .reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text);
}

function lineOf({ mark, name, found, advice }: CheckedLine): string {
  const sentences = [found, advice].filter((text) => text !== undefined);
  // Messages of other servers may end with a full stop.
  const said = sentences.map((text) => `${text.replace(/(?<![.\s])[.\s]+$/, '')}.`).join(' ');
  return `${mark.padEnd(MARK_WIDTH)}  ${name}: ${said}`;
}

function summaryOf(lines: readonly CheckedLine[]): string {
  const counts = MARKS.map((mark) => `${lines.filter((line) => line.mark === mark).length} ${mark}`);
  return `${lines.length} checks: ${counts.join(', ')}.`;
}

/** One line for each check, and one line that counts them. It contains no secret, even if a server sent one back. */
export function reportOf(lines: readonly CheckedLine[], secrets: readonly string[]): string {
  const shown = lines.map((line) => withoutSecrets(inOneLine(lineOf(line)), secrets));
  return [...shown, summaryOf(lines)].join('\n');
}
