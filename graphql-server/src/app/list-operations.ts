import 'reflect-metadata';
import { operationTable } from './operation-table';

// `npm run operations` lists all operations of the schema; `npm run operations -- refund` those whose row has the word.
const word = (process.argv[2] ?? '').toLowerCase();
const rows = operationTable()
  .map(({ operation, kind, place, access, callers }) => [operation, kind, place, access, callers])
  .filter((row) => row.join(' ').toLowerCase().includes(word));
const columns = [['operation', 'kind', 'file', 'permission', 'who may call it'], ...rows];
const widths = [0, 1, 2, 3].map((column) => Math.max(...columns.map((row) => (row[column] ?? '').length)));
const lines = columns.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
process.stdout.write(`${lines.join('\n')}\n`);
