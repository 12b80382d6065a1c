// `npm test` runs every check. The last line is `N passed, N failed`, and the exit code agrees with it.
// Names after `--` run only those checks, such as `npm test -- types server`.
import { GROUPS } from './checks/checks.mjs';
import { single } from './checks/results.mjs';
import { stopCommands } from './run/command.mjs';
import { install } from './run/install.mjs';
import { onOwnNode } from './run/own-node.mjs';
import { explain, PlainError, secondsSince } from './run/progress.mjs';

const NAMES = GROUPS.flat(2).map(({ name }) => name);
const chosen = process.argv.slice(2);

const count = ({ passed, failed, skipped, triedAgain, remark }) =>
  [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} SKIPPED`] : []),
    ...(triedAgain.length > 0 ? [`${triedAgain.length} passed only when tried again`] : []),
    ...(remark ? [remark] : []),
  ].join(', ');

async function runCheck({ title, run }) {
  const start = performance.now();
  // A check that throws has failed.
  const result = await run().catch((failure) => single(title, false, String(failure.stack ?? failure)));
  const row = { title, result, seconds: secondsSince(start) };
  console.log(`  ${result.failed > 0 ? '✗' : '✓'} ${title}: ${count(result)} (${row.seconds})`);
  return row;
}

async function runLane(checks) {
  const rows = [];
  for (const check of checks) rows.push(await runCheck(check));
  return rows;
}

async function runGroups() {
  const rows = [];
  for (const lanes of GROUPS) {
    const wanted = lanes.map((lane) =>
      lane.filter(({ name }) => chosen.length === 0 || chosen.includes(name)),
    );
    rows.push(...(await Promise.all(wanted.map(runLane))).flat());
  }
  return rows;
}

function printFailures(rows) {
  for (const { title, result } of rows) {
    for (const { name, output } of result.triedAgain)
      console.log(
        `\n↻ ${title}: ${name} passed only when tried again. Its first failure:\n\n${output.trim()}\n`,
      );
    for (const { name, output } of result.failures)
      console.log(`\n✗ ${title}: ${name}\n\n${output.trim()}\n`);
  }
}

function printTable(rows) {
  const width = Math.max(...rows.map(({ title }) => title.length));
  console.log('');
  for (const { title, result, seconds } of rows) {
    console.log(`  ${title.padEnd(width)}  ${seconds.padStart(8)}  ${count(result)}`);
  }
}

async function main() {
  const unknown = chosen.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0)
    throw new PlainError(`There is no check '${unknown[0]}'; there are ${NAMES.join(', ')}.`);
  await install();
  const rows = await runGroups();
  printFailures(rows);
  printTable(rows);
  return rows.reduce(
    (sum, { result }) => ({ passed: sum.passed + result.passed, failed: sum.failed + result.failed }),
    { passed: 0, failed: 0 },
  );
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
