import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CACHE } from './folders.mjs';

const FOLDER = path.join(CACHE, 'processor-time');
const SECONDS_A_MINUTE = 60;
const TIME = /(\d+)m(\d+)[.,](\d+)s/g;

/**
 * `times` prints the time of the shell, and on its second line the time of the programs for which it waited, including
 * their own children. So when a program is killed while it has children, their time is lost.
 */
const SCRIPT = '"$@" 3>&-; code=$?; times >&3; exit $code';
const SHELL = '/bin/sh';

const accounts = new AsyncLocalStorage();
let accountsOpened = 0;

/**
 * Runs `work` and counts the processor time of the commands that it runs. `seconds` is null where the system does not
 * report it.
 */
export async function countProcessorTime(work) {
  const file = path.join(FOLDER, `${process.pid}-${++accountsOpened}`);
  await mkdir(FOLDER, { recursive: true });
  const account = { seconds: process.platform === 'win32' ? null : 0, file };
  const result = await accounts.run(account, work);
  const detached = await secondsIn(file);
  return { result, seconds: account.seconds === null ? null : account.seconds + detached };
}

// PostgreSQL survives the program that starts it. graphql-server/local/processor-time.ts writes its seconds, one line
// each.
async function secondsIn(file) {
  const text = await readFile(file, 'utf8').catch(() => '');
  await rm(file, { force: true });
  return text
    .split('\n')
    .map(Number)
    .reduce((sum, seconds) => sum + seconds, 0);
}

/** The command that starts a program so that its time is counted; null if it is not counted. */
export function countedCommand(program, programArguments, env) {
  const account = accounts.getStore();
  if (!account || account.seconds === null) return null;
  return {
    program: SHELL,
    programArguments: ['-c', SCRIPT, SHELL, program, ...programArguments],
    env: { ...env, PROCESSOR_TIME_FILE: account.file },
    /** Adds the output of `times`. A killed command printed nothing, so its time is unknown. */
    add(printed) {
      const [, waitedFor = ''] = printed.split('\n');
      const seconds = [...waitedFor.matchAll(TIME)].map(
        ([, minutes, whole, part]) => Number(minutes) * SECONDS_A_MINUTE + Number(`${whole}.${part}`),
      );
      account.seconds =
        seconds.length === 0 || account.seconds === null
          ? null
          : seconds.reduce((sum, each) => sum + each, account.seconds);
    },
  };
}
