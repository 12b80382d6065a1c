import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CACHE } from './folders.mjs';

const FOLDER = path.join(CACHE, 'processor-time');
const SECONDS_A_MINUTE = 60;
const TIME = /(\d+)m(\d+)[.,](\d+)s/g;

/**
 * `times` prints the time of the shell, and on its second line the time of the programs that it waited for, with the time
 * of the programs for which these waited. So a program that is killed while it has children loses their time.
 */
const SCRIPT = '"$@" 3>&-; code=$?; times >&3; exit $code';
const SHELL = '/bin/sh';

const accounts = new AsyncLocalStorage();
let accountsOpened = 0;

/** Runs `work` and counts the processor's time of the commands that it runs; `seconds` is null where no system tells. */
export async function countProcessorTime(work) {
  const file = path.join(FOLDER, `${process.pid}-${++accountsOpened}`);
  await mkdir(FOLDER, { recursive: true });
  const account = { seconds: process.platform === 'win32' ? null : 0, file };
  const result = await accounts.run(account, work);
  const detached = await secondsIn(file);
  return { result, seconds: account.seconds === null ? null : account.seconds + detached };
}

// PostgreSQL outlives the program that starts it. graphql-server/local/processor-time.ts notes its seconds, a line each.
async function secondsIn(file) {
  const text = await readFile(file, 'utf8').catch(() => '');
  await rm(file, { force: true });
  return text
    .split('\n')
    .map(Number)
    .reduce((sum, seconds) => sum + seconds, 0);
}

/** How a command is started so that its time is counted; null if nobody counts it. */
export function countedCommand(program, programArguments, env) {
  const account = accounts.getStore();
  if (!account || account.seconds === null) return null;
  return {
    program: SHELL,
    programArguments: ['-c', SCRIPT, SHELL, program, ...programArguments],
    env: { ...env, PROCESSOR_TIME_FILE: account.file },
    /** Adds what `times` printed. A command that was killed printed nothing, and its time is not known. */
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
