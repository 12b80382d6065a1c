import type { ExportedRow, ExportedTable, ExportedValue } from './person-export';

/** What an export begins with. */
export interface ExportHeading {
  hotel: string;
  /** Of whom, in words. */
  of: string;
  /** When the export was made, by the hotel's clock. */
  madeAt: Date;
  /** What the export leaves out, in words; null when it has everything. */
  leftOut: string | null;
}

/** The export for programs: JSON. */
export function jsonExport(heading: ExportHeading, tables: readonly ExportedTable[]): string {
  const { hotel, of, madeAt, leftOut } = heading;
  const data = Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
  return `${JSON.stringify({ hotel, of, madeAt: madeAt.toISOString(), leftOut, data }, null, 2)}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const titleOf = (column: string): string => {
  const words = column.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const isPlain = (value: ExportedValue): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isSaid = (value: ExportedValue): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A value as words: an amount in paise as rupees, lists and objects entry by entry. */
function valueHtml(column: string, value: ExportedValue): string {
  if (typeof value === 'number' && /(?:_paise|Paise)$/.test(column)) return `₹${(value / 100).toFixed(2)}`;
  if (isPlain(value)) return escaped(String(value));
  if (Array.isArray(value)) return value.map((entry: ExportedValue) => valueHtml(column, entry)).join('<br>');
  return value === null ? '' : rowHtml(value as ExportedRow);
}

function rowHtml(row: ExportedRow): string {
  const entries = Object.entries(row).filter(([, value]) => isSaid(value));
  return `<dl>${entries
    .map(([column, value]) => {
      const title = titleOf(column.replace(/_?paise$/i, ''));
      return `<div><dt>${escaped(title)}</dt><dd>${valueHtml(column, value)}</dd></div>`;
    })
    .join('')}</dl>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:52rem;padding:0 1rem;color:#222}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem;border-bottom:1px solid #ccc}
dl{margin:.75rem 0;padding:.5rem .75rem;border-left:3px solid #c89b3c}dl>div{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
dt{min-width:11rem;color:#555}dd{margin:0;flex:1 1 14rem;overflow-wrap:anywhere;white-space:pre-line}`;

/** The export for people: a page without scripts, to read and to print. */
export function htmlExport(heading: ExportHeading, tables: readonly ExportedTable[]): string {
  const { hotel, of, madeAt, leftOut } = heading;
  const title = `What ${hotel} stores about ${of}`;
  const parts = tables.map(
    ({ what, rows }) => `<section><h2>${escaped(what)}</h2>${rows.map(rowHtml).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1><p>Made at ${madeAt.toISOString()}.${leftOut === null ? '' : ` ${escaped(leftOut)}`}</p>
${parts.length === 0 ? '<p>Nothing.</p>' : parts.join('\n')}</body></html>
`;
}
