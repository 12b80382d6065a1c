import { stringify } from 'csv-stringify/sync';
import { Field, ObjectType } from 'type-graphql';

// Spreadsheets read UTF-8 only when it says so.
const BYTE_ORDER_MARK = '\uFEFF';

/** A table has so many rows at most. */
export const EXPORTED_ROWS = { skip: 0, take: 50_000 };

// Where ';' parts cells, a spreadsheet begins new ones at each ';' and line break of a guest's words, quotes or not.
const FORMULA_WITHIN = /([;\t\r\n])(?=[=+\-@])/g;

@ObjectType({ description: 'A table to open in a spreadsheet.' })
export class CsvFile {
  @Field({ description: 'What to call it.' })
  filename: string;

  @Field({ description: 'RFC 4180 in UTF-8 with a byte order mark; what would run as a formula is quoted.' })
  content: string;
}

/** One row of a table, by its columns; a column that is missing is empty. */
export type CsvRow = Record<string, string | number | null>;

/** Rows as a table with a heading; guests’ words cannot become formulas (https://owasp.org/www-community/attacks/CSV_Injection). */
export function csvFile(filename: string, rows: CsvRow[], columns: string[]): CsvFile {
  const table = stringify(rows, {
    header: true,
    columns,
    escape_formulas: true,
    cast: { string: (text) => text.replace(FORMULA_WITHIN, "$1'") },
    record_delimiter: 'windows',
    // Off by default where the end of a row is chosen: a guest's second line would be a row of its own.
    quote_record_delimiter: true,
  });
  return Object.assign(new CsvFile(), { filename, content: `${BYTE_ORDER_MARK}${table}` });
}
