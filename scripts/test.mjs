// `npm test` runs every check. The last line is `N passed, N failed`, and the exit code agrees with it.
// Names after `--` run only those checks, such as `npm test -- types server`.
import { GROUPS } from './checks/checks.mjs';
import { printFailures, printTable, runLanes, totalOf } from './checks/report.mjs';
import { runChecks } from './checks/run-program.mjs';
import { install } from './run/install.mjs';
import { PlainError } from './run/progress.mjs';

const NAMES = [...new Set(GROUPS.flat(2).map(({ name }) => name))];
const chosen = process.argv.slice(2);

const wanted = (lane) => lane.filter(({ name }) => chosen.length === 0 || chosen.includes(name));

async function main() {
  const unknown = chosen.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0)
    throw new PlainError(`There is no check '${unknown[0]}'; there are ${NAMES.join(', ')}.`);
  await install();
  const rows = [];
  for (const lanes of GROUPS) rows.push(...(await runLanes(lanes.map(wanted))));
  printFailures(rows);
  printTable(rows);
  return totalOf(rows);
}

runChecks(main);
