import type { PortalStatementLineInput } from '../../../../generated/graphql';
import { minorUnitsOf } from '../../../../lib/form-values';

/** The most lines of a statement, and the most that the server compares at once. */
export const STATEMENT_LINES = 10_000;
const LINES_AT_ONCE = 500;

/** A statement as a table of texts. */
export interface StatementTable {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The columns of a statement by their places; null for a column that it does not have. */
export interface StatementColumns {
  number: number | null;
  amount: number | null;
  commission: number | null;
}

/** The sign that separates the cells: the most frequent separator of the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n');
  const counted = [',', ';', '\t'].map((sign) => [sign, first.split(sign).length] as const);
  return counted.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
}

/** The cells of a CSV text (RFC 4180), with commas, semicolons or tabs, as spreadsheets copy and save them. */
export function readStatement(text: string): StatementTable {
  // Spreadsheets may begin a file with a line such as 'sep=;', which names the separator.
  const clean = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^"?sep=.?"?\n/i, '');
  const separator = separatorOf(clean);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let place = 0; place < clean.length; place += 1) {
    const sign = clean[place] ?? '';
    if (isQuoted && sign === '"' && clean[place + 1] === '"') {
      cell += sign;
      place += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) end();
    else if (!isQuoted && sign === '\n') {
      end();
      rows.push([]);
    } else cell += sign;
  }
  end();
  const [headers = [], ...further] = rows.filter((row) => row.some((each) => each !== ''));
  return { headers, rows: further };
}

const GUESSES: Readonly<Record<keyof StatementColumns, RegExp>> = {
  number: /reservation|booking|confirmation|reference|number|\bid\b/i,
  commission: /commission/i,
  amount: /amount|gross|total|price|collected|payout|net/i,
};

/** The columns that the names of the headers suggest. */
export function guessColumns({ headers }: StatementTable): StatementColumns {
  const place = (guess: RegExp, not: readonly (number | null)[]) => {
    const found = headers.findIndex((header, index) => guess.test(header) && !not.includes(index));
    return found < 0 ? null : found;
  };
  const commission = place(GUESSES.commission, []);
  const number = place(GUESSES.number, [commission]);
  return { number, commission, amount: place(GUESSES.amount, [commission, number]) };
}

/** '-1,200.50' and '(1,200.50)' are below 0. Null for a text that is not an amount. */
function paiseOf(text: string): number | null {
  const below = /^\(.*\)$|^[-−]/.test(text);
  const paise = minorUnitsOf(text.replace(/^[(−-]|\)$/g, ''));
  return paise === null ? null : below ? -paise : paise;
}

/** The lines to compare, and the numbers of the rows that have no number or no amount, from 2 as spreadsheets count. */
export function linesOfStatement(
  { rows }: StatementTable,
  columns: StatementColumns,
): { lines: PortalStatementLineInput[]; unread: number[] } {
  const lines: PortalStatementLineInput[] = [];
  const unread: number[] = [];
  rows.forEach((row, index) => {
    const cell = (place: number | null) => (place === null ? '' : (row[place] ?? ''));
    const number = cell(columns.number);
    const amountPaise = paiseOf(cell(columns.amount));
    const commissionPaise = columns.commission === null ? null : paiseOf(cell(columns.commission));
    if (number === '' || amountPaise === null) unread.push(index + 2);
    else
      lines.push({
        number,
        amountPaise,
        commissionPaise: commissionPaise === null ? null : Math.abs(commissionPaise),
      });
  });
  return { lines, unread };
}

/** The number as the server compares it. */
const keyOf = ({ number }: PortalStatementLineInput): string =>
  number.replace(/[\s\p{Pd}]/gu, '').toUpperCase();

/** The lines in parts that the server compares at once. All lines with one number are in one part, because they are one stay. */
export function partsOfStatement(lines: readonly PortalStatementLineInput[]): PortalStatementLineInput[][] {
  const byNumber = new Map<string, PortalStatementLineInput[]>();
  for (const line of lines) byNumber.set(keyOf(line), [...(byNumber.get(keyOf(line)) ?? []), line]);
  const parts: PortalStatementLineInput[][] = [];
  for (const ofNumber of byNumber.values()) {
    const last = parts.at(-1);
    if (last && last.length + ofNumber.length <= LINES_AT_ONCE) last.push(...ofNumber);
    else parts.push([...ofNumber]);
  }
  return parts;
}
