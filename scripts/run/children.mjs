import { spawn } from 'node:child_process';
import { mkdirSync, openSync, closeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainError } from './progress.mjs';

const EXIT_WITH_PARENT = fileURLToPath(new URL('./exit-with-parent.cjs', import.meta.url));
const STOP_WITHIN_MILLISECONDS = 20_000;
const SHOWN_LOG_LINES = 40;

/** The programs of one run. Each has its own process group, so that Ctrl-C reaches only this program. */
export class Children {
  #running = [];
  #isStopping = false;

  constructor({ logDirectory, showsOutput }) {
    this.logDirectory = logDirectory;
    this.showsOutput = showsOutput;
    /** Rejects when a program ends unexpectedly. */
    this.failure = new Promise((_resolve, reject) => {
      this.fail = reject;
    });
    // Without a listener the rejection would end this process.
    this.failure.catch(() => undefined);
  }

  /** Starts a Node program. `onMessage` receives the messages that it sends to its parent. */
  start({ name, programArguments, cwd, env, onMessage = () => undefined, isRestarted = () => false }) {
    if (this.#isStopping) throw new PlainError('Stopped before everything had started.');
    mkdirSync(this.logDirectory, { recursive: true });
    const logPath = path.join(this.logDirectory, `${name}.log`);
    const log = this.showsOutput ? 'inherit' : openSync(logPath, 'w');
    const child = spawn(process.execPath, ['--require', EXIT_WITH_PARENT, ...programArguments], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
    if (log !== 'inherit') closeSync(log);
    const entry = { name, child, logPath };
    this.#running.push(entry);
    child.on('message', onMessage);
    child.once('error', this.fail);
    entry.ended = new Promise((resolve) => child.once('exit', resolve)).then((exitCode) => {
      this.#running.splice(this.#running.indexOf(entry), 1);
      if (!this.#isStopping && !entry.isStopping && !isRestarted()) return this.#reportEnd(entry, exitCode);
    });
    return entry;
  }

  /** Stops the named programs, or all of them, and waits until they have ended. */
  async stop(names = this.#running.map(({ name }) => name)) {
    await Promise.all(
      this.#running.filter(({ name }) => names.includes(name)).map((entry) => stopOne(entry)),
    );
  }

  /** Stops everything: first the programs that serve guests, then the programs that they depend on. */
  async stopAll(firstNames) {
    this.#isStopping = true;
    await this.stop(firstNames);
    await this.stop();
  }

  async #reportEnd({ name, logPath }, exitCode) {
    const log = this.showsOutput ? '' : await readFile(logPath, 'utf8').catch(() => '');
    const lines = log.trim().split('\n').slice(-SHOWN_LOG_LINES).join('\n');
    this.fail(new PlainError(`The ${name} ended unexpectedly (exit code ${exitCode}).\n${lines}`));
  }
}

async function stopOne(entry) {
  entry.isStopping = true;
  entry.child.kill('SIGTERM');
  const forced = setTimeout(() => entry.child.kill('SIGKILL'), STOP_WITHIN_MILLISECONDS);
  await entry.ended;
  clearTimeout(forced);
}
