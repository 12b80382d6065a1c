import { countProcessorTime } from '../run/processor-time.mjs';
import { single } from './results.mjs';

const MILLISECONDS_A_MINUTE = 60_000;
const MICROSECONDS_A_MINUTE = 60_000_000;
const SECONDS_A_MINUTE = 60;
const UNKNOWN = 'unknown';
// A service that has ended fails hundreds of tests in one way.
const MOST_ALIKE = 3;

const begun = performance.now();

const count = ({ passed, failed, skipped, triedAgain, remark }) =>
  [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} SKIPPED`] : []),
    ...(triedAgain.length > 0 ? [`${triedAgain.length} TRIED AGAIN`] : []),
    ...(remark ? [remark] : []),
  ].join(', ');

const minutesSince = (start) => (performance.now() - start) / MILLISECONDS_A_MINUTE;
const inMinutes = (minutes) => (minutes === null ? UNKNOWN : minutes.toFixed(2));

async function runCheck({ title, run }) {
  const start = performance.now();
  // A check that throws has failed.
  const attempt = () => run().catch((failure) => single(title, false, String(failure.stack ?? failure)));
  const { result, seconds } = await countProcessorTime(attempt);
  const row = {
    title,
    result,
    wall: minutesSince(start),
    processor: seconds === null ? null : seconds / SECONDS_A_MINUTE,
  };
  const times = `${inMinutes(row.wall)} min, ${inMinutes(row.processor)} of a processor`;
  console.log(`  ${result.failed > 0 ? '✗' : '✓'} ${title}: ${count(result)} (${times})`);
  return row;
}

/** Runs lanes at the same time, and the checks of a lane one after the other. Returns a row for each check. */
export async function runLanes(lanes) {
  const rows = await Promise.all(
    lanes.map(async (lane) => {
      const ofLane = [];
      for (const check of lane) ofLane.push(await runCheck(check));
      return ofLane;
    }),
  );
  return rows.flat();
}

const firstLineOf = ({ output }) => output.trim().split('\n', 1)[0];

/** Prints failures with their outputs, and then their names alone, which stay in sight at the end of a log. */
export function printFailures(rows) {
  const failures = rows.flatMap(({ title, result }) =>
    result.failures.map(({ name, output }) => ({ name: `✗ ${title}: ${name}`, output })),
  );
  for (const { title, result } of rows)
    for (const { name, output } of result.triedAgain)
      console.log(`\n↻ ${title}: ${name} passed when tried again. Its first failure:\n\n${output.trim()}\n`);
  for (const alike of Map.groupBy(failures, firstLineOf).values())
    for (const { name, output } of alike.slice(0, MOST_ALIKE)) console.log(`\n${name}\n\n${output.trim()}\n`);
  for (const { name } of failures) console.log(name);
}

/** The sum of processor minutes is unknown if the figure of one check is unknown. */
const sumOf = (processor) =>
  processor.includes(null) ? null : processor.reduce((sum, minutes) => sum + minutes, 0);

/**
 * Prints a row for each check, with the minutes of the clock and of processors, including the check's programs and
 * their children.
 */
export function printTable(rows) {
  const { user, system } = process.cpuUsage();
  const own = {
    title: 'This program itself',
    wall: null,
    processor: (user + system) / MICROSECONDS_A_MINUTE,
  };
  const sum = {
    title: 'Sum',
    wall: minutesSince(begun),
    processor: sumOf([...rows, own].map(({ processor }) => processor)),
  };
  const lines = [
    ['', 'minutes', 'of processors', ''],
    ...[...rows, own, sum].map(({ title, wall, processor, result }) => [
      title,
      wall === null ? '' : inMinutes(wall),
      inMinutes(processor),
      result ? count(result) : '',
    ]),
  ];
  const width = Math.max(...lines.map(([title]) => title.length));
  console.log('');
  for (const [title, wall, processor, counts] of lines)
    console.log(
      `  ${title.padEnd(width)}  ${wall.padStart(8)}  ${processor.padStart(13)}  ${counts}`.trimEnd(),
    );
}

export const totalOf = (rows) =>
  rows.reduce(
    (sum, { result }) => ({ passed: sum.passed + result.passed, failed: sum.failed + result.failed }),
    { passed: 0, failed: 0 },
  );

/** Prints the last line, and sets the exit code that agrees with it. */
export function finish({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
