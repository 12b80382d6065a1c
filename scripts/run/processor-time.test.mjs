import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capture } from './command.mjs';
import { countProcessorTime } from './processor-time.mjs';

const HALF_A_SECOND = 'while (process.cpuUsage().user < 500_000);';
const IN_A_CHILD = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(HALF_A_SECOND)}]);`;
const OF_POSTGRES = `require('node:fs').appendFileSync(process.env.PROCESSOR_TIME_FILE, '2.5\\n'.repeat(2))`;

const secondsOf = async (script) => {
  const { seconds } = await countProcessorTime(() => capture(process.execPath, ['-e', script]));
  return seconds;
};

const notOnWindows = { skip: process.platform === 'win32' };

test('counts the time of a program and of its children', notOnWindows, async () => {
  const seconds = await secondsOf(`${IN_A_CHILD} ${HALF_A_SECOND}`);
  assert.ok(seconds >= 1, `${seconds} s`);
});

test('adds the time that a program writes down because it survives its parent', notOnWindows, async () => {
  assert.ok((await secondsOf(OF_POSTGRES)) >= 5);
});

test('counts simultaneous checks separately', notOnWindows, async () => {
  const [noting, idle] = await Promise.all([secondsOf(OF_POSTGRES), secondsOf('')]);
  assert.ok(noting >= 5 && idle < 5, `${noting} s and ${idle} s`);
});

test('keeps the exit code and the output of a program', notOnWindows, async () => {
  const script = `console.log('out'); console.error('error'); process.exit(3)`;
  const { result } = await countProcessorTime(() => capture(process.execPath, ['-e', script]));
  assert.equal(result.exitCode, 3);
  assert.match(result.output, /out/);
  assert.match(result.output, /error/);
});
