import { spawn } from 'node:child_process';
import { PlainError } from './progress.mjs';
import { ROOT } from './folders.mjs';

const running = new Set();

/** Ends the programs that still run, when their results are not needed any more. */
export function stopCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a program to its end; returns its exit code and its output. */
export function capture(program, programArguments, { cwd = ROOT, env = process.env, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, { cwd, env, timeout, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (exitCode) => {
      running.delete(child);
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/** Runs a program that has to succeed. Its output is shown only if it fails. */
export async function run(title, program, programArguments, options) {
  const { exitCode, output } = await capture(program, programArguments, options);
  if (exitCode !== 0) throw new PlainError(`${title} failed:\n\n${output.trim()}`);
  return output;
}
