// `npm run prove` plays every race, kill and generated life, and shows every page in every view, at the full size. Names
// after `--` choose parts, such as `npm run prove -- races kills`. A file that passed is not run again until a file of the
// repository changes; `--again` runs it all the same. The last line is `N passed, N failed`; the exit code agrees with it.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { stopCommands } from './run/command.mjs';
import { install } from './run/install.mjs';
import { onOwnNode } from './run/own-node.mjs';
import { explain, PlainError } from './run/progress.mjs';
import { findVersion, keepResults, readResults } from './prove/kept-results.mjs';
import { proveFile } from './prove/runners.mjs';

const PARTS = JSON.parse(await readFile(new URL('prove/parts.json', import.meta.url), 'utf8'));

const inMinutes = (seconds) => `${(seconds / 60).toFixed(1)} min`;

const count = ({ passed, failed, skipped }) =>
  [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} SKIPPED`] : [])].join(', ');

const figuresOf = (one) =>
  `${count(one)}, ${inMinutes(one.wallSeconds)}, processors ${inMinutes(one.processorSeconds)}`;

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
  const { result, processorSeconds } = await proveFile(file);
  for (const { name, output } of result.failures) console.log(`\n✗ ${file}: ${name}\n\n${output.trim()}\n`);
  const { passed, failed, skipped } = result;
  const wallSeconds = (performance.now() - start) / 1000;
  return {
    passed,
    failed,
    skipped,
    wallSeconds,
    processorSeconds,
    date: new Date().toISOString(),
    commit,
    files,
  };
}

const hasPassed = (kept, version) => kept?.files === version.files && kept.failed === 0 && kept.passed > 0;

async function provePart({ name, title, files }, version, isAgain) {
  console.log(`\n${name}: ${title}`);
  const rows = [];
  for (const file of files) {
    const results = await readResults();
    const isKept = !isAgain && hasPassed(results[file], version);
    const row = isKept ? results[file] : await prove(file, version);
    if (!isKept) await keepResults({ ...results, [file]: row });
    console.log(
      `  ${row.failed > 0 ? '✗' : '✓'} ${file}: ${figuresOf(row)}${isKept ? `, on ${row.date}` : ''}`,
    );
    rows.push(row);
  }
  return { name, ...sumOf(rows) };
}

function sumOf(rows) {
  const total = (figure) => rows.reduce((sum, row) => sum + row[figure], 0);
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

function finish({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopCommands();
    finish({ passed: 0, failed: 1 });
  });
}

onOwnNode(main).then(finish, (failure) => {
  explain(failure);
  finish({ passed: 0, failed: 1 });
});
