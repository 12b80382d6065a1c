const CELL = /(?:"((?:[^"]|"")*)"|([^,\r]*))(,|\r\n|$)/y;

/** The rows of an RFC 4180 table, each by the names in its heading. */
export function csvRows(table: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  const text = table.replace('\uFEFF', '');
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const cell = CELL.exec(text);
    if (!cell) throw new Error(`This table is broken: ${text}`);
    const [, quoted, plain = '', end] = cell;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  const [heading = [], ...records] = rows.filter((cells) => cells.length > 0);
  return records.map((cells) => Object.fromEntries(heading.map((name, place) => [name, cells[place] ?? ''])));
}
