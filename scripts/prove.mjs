// `npm run prove` runs every race, kill and generated life, and shows every page in every view, at full size. Names
// after `--` choose parts, such as `npm run prove -- races kills`. A file that passed is not run again until a file of
// the repository changes; `--again` runs it anyway. The last line is `N passed, N failed`; the exit code agrees with
// it.
import './prove/full-size.mjs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runChecks } from './checks/run-program.mjs';
import { findVersion, keepResult, readResults } from './prove/kept-results.mjs';
import { proveFile } from './prove/runners.mjs';
import { install } from './run/install.mjs';
import { countProcessorTime } from './run/processor-time.mjs';
import { PlainError } from './run/progress.mjs';

const PARTS = JSON.parse(await readFile(new URL('prove/parts.json', import.meta.url), 'utf8'));

const SECONDS_A_MINUTE = 60;
const MILLISECONDS_A_SECOND = 1000;

const inMinutes = (seconds) => (seconds === null ? 'unknown' : (seconds / SECONDS_A_MINUTE).toFixed(1));

const count = ({ passed, failed, skipped }) =>
  [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} SKIPPED`] : [])].join(', ');

const figuresOf = (one) =>
  `${count(one)} (${inMinutes(one.wallSeconds)} min, ${inMinutes(one.processorSeconds)} of a processor)`;

function chosenParts(names) {
  const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
  if (unknown)
    throw new PlainError(
      `There is no part '${unknown}'; there are ${PARTS.map(({ name }) => name).join(', ')}.`,
    );
  return PARTS.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function prove(file, { files, commit }) {
  const start = performance.now();
  const { result, seconds } = await countProcessorTime(() => proveFile(file));
  for (const { name, output } of result.failures) console.log(`\n✗ ${file}: ${name}\n\n${output.trim()}\n`);
  const { passed, skipped } = result;
  // A file in which no test ran proves nothing.
  const failed = passed === 0 ? Math.max(1, result.failed) : result.failed;
  const wallSeconds = (performance.now() - start) / MILLISECONDS_A_SECOND;
  const date = new Date().toISOString();
  return { passed, failed, skipped, wallSeconds, processorSeconds: seconds, date, commit, files };
}

const hasPassed = (kept, version) => kept?.files === version.files && kept.failed === 0;

/** Runs a file unless it has passed; stores and prints its figures. */
async function proveUnlessProved(file, version, isAgain) {
  const kept = (await readResults()).files[file];
  const isKept = !isAgain && hasPassed(kept, version);
  const row = isKept ? kept : await prove(file, version);
  if (!isKept) await keepResult('files', file, row);
  const when = isKept ? `, passed at ${row.date}` : '';
  console.log(`  ${row.failed > 0 ? '✗' : '✓'} ${file}: ${figuresOf(row)}${when}`);
  return row;
}

async function provePart({ name, title, files }, version, isAgain) {
  console.log(`\n${name}: ${title}`);
  const rows = [];
  for (const file of files) rows.push(await proveUnlessProved(file, version, isAgain));
  const { commit } = version;
  const row = { ...sumOf(rows), date: new Date().toISOString(), commit };
  await keepResult('parts', name, row);
  return { name, ...row };
}

function sumOf(rows) {
  // Unknown when the figure of a file is unknown.
  const total = (figure) =>
    rows.some((row) => row[figure] === null) ? null : rows.reduce((sum, row) => sum + row[figure], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    wallSeconds: total('wallSeconds'),
    processorSeconds: total('processorSeconds'),
  };
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { again: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const parts = chosenParts(positionals);
  await install();
  const version = await findVersion();
  const rows = [];
  for (const part of parts) rows.push(await provePart(part, version, values.again));
  console.log(`\nCommit ${version.commit}, ${new Date().toISOString().slice(0, 10)}`);
  for (const row of rows) console.log(`  ${row.name.padEnd(10)}  ${figuresOf(row)}`);
  return sumOf(rows);
}

runChecks(main);
