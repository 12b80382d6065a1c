import { Field, ObjectType } from 'type-graphql';

// Spreadsheets read a file as UTF-8 only if it has this mark.
const BYTE_ORDER_MARK = '\uFEFF';

/** The most rows of a table. */
export const EXPORTED_ROWS = { skip: 0, take: 50_000 };

/**
 * The first character of a formula, including the wide forms of East Asia. A negative number is not a formula, and
 * programs must be able to read it.
 */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/;

// A spreadsheet that separates cells by ';' starts a new cell at each ';' and line break, even within quotes.
const FORMULA_WITHIN = /([;\t\r\n])(?=[=+\-@])/g;

@ObjectType({ description: 'A table to open in a spreadsheet.' })
export class CsvFile {
  @Field({ description: 'The name of the file.' })
  filename: string;

  @Field({
    description:
      'CSV (RFC 4180) in UTF-8 with a byte order mark. Texts that would run as formulas are quoted.',
  })
  content: string;
}

/** The text with an apostrophe before anything that a spreadsheet would read as a formula. */
function withoutFormula(text: string): string {
  if (NEGATIVE_NUMBER.test(text)) return text;
  return text.replace(FORMULA, "'$&").replace(FORMULA_WITHIN, "$1'");
}

/** One row of a table, by its columns. A missing column gives an empty cell. */
export type CsvRow = Record<string, string | number | null>;

const NEEDS_QUOTES = /[",\r\n]/;

/** A text as a cell, in quotes where RFC 4180 demands them. */
function textCell(text: string): string {
  const safe = withoutFormula(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `textCell` for one table. It remembers cells, because most texts repeat. */
function rememberedTextCell(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const cell = textCell(text);
    known.set(text, cell);
    return cell;
  };
}

/** A table that is written part by part. Texts cannot become formulas (https://owasp.org/www-community/attacks/CSV_Injection). */
export class CsvText {
  private readonly textCell = rememberedTextCell();

  constructor(private readonly columns: readonly string[]) {}

  /** What a file begins with. */
  heading(): string {
    return `${BYTE_ORDER_MARK}${this.line(this.columns)}`;
  }

  /** The next rows; a file may have any number of such parts. */
  rows(rows: readonly CsvRow[]): string {
    return rows.map((row) => this.line(this.columns.map((column) => row[column]))).join('');
  }

  private line(cells: readonly (string | number | null | undefined)[]): string {
    const written = cells.map((cell) =>
      typeof cell === 'string' ? this.textCell(cell) : String(cell ?? ''),
    );
    return `${written.join(',')}\r\n`;
  }
}

/** A table with a heading row. */
export function csvFile(filename: string, rows: CsvRow[], columns: string[]): CsvFile {
  const text = new CsvText(columns);
  return Object.assign(new CsvFile(), { filename, content: text.heading() + text.rows(rows) });
}
