import { cpus } from 'node:os';

/** Prints a table in the form of docs/performance.md. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  process.stdout.write(`\n${title}\n\n${[line(head), line(rule), ...rows.map(line)].join('\n')}\n`);
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB');
export const ratio = (value: number): string => `${value.toFixed(2)} ×`;

/** The machine of the measurement. */
export function machine(): string {
  const [processor] = cpus();
  return `${cpus().length} processors (${processor?.model ?? 'unknown'}), Node.js ${process.version}; medians of rounds in turn`;
}

/** A whole number from the environment, for longer or shorter runs. */
export function option(name: string, otherwise: number): number {
  return Number(process.env[name] ?? otherwise);
}
