import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { PlainError } from './progress.mjs';
import { ROOT } from './folders.mjs';
import { countedCommand } from './processor-time.mjs';

const running = new Set();

/** A counted command runs in a shell, so its whole process group is ended. */
function end({ child, isGroup }) {
  if (!isGroup) return child.kill('SIGTERM');
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch (failure) {
    if (failure.code !== 'ESRCH') throw failure;
  }
}

/** Ends the running programs when their results are not needed any more. */
export function stopCommands() {
  for (const each of running) end(each);
}

function collect(stream) {
  const chunks = [];
  stream?.on('data', (chunk) => chunks.push(chunk));
  return chunks;
}

const textOf = (chunks) => Buffer.concat(chunks).toString('utf8');

/** Runs a program to its end and returns its exit code and its output. */
export function capture(
  program,
  programArguments,
  { cwd = ROOT, env = process.env, timeout, priority } = {},
) {
  const counted = countedCommand(program, programArguments, env);
  const command = counted ?? { program, programArguments, env };
  return new Promise((resolve, reject) => {
    const child = spawn(command.program, command.programArguments, {
      cwd,
      env: command.env,
      stdio: ['ignore', 'pipe', 'pipe', ...(counted ? ['pipe'] : [])],
      detached: counted !== null,
    });
    const entry = { child, isGroup: counted !== null };
    // A program that could not be started has no id.
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    const timer = timeout && setTimeout(() => end(entry), timeout);
    running.add(entry);
    const chunks = collect(child.stdout);
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const times = collect(child.stdio[3]);
    child.once('error', reject);
    child.once('close', (exitCode) => {
      running.delete(entry);
      clearTimeout(timer);
      counted?.add(textOf(times));
      resolve({ exitCode, output: textOf(chunks) });
    });
  });
}

/** Runs a program that must succeed. Its output is shown only if it fails. */
export async function run(title, program, programArguments, options) {
  const { exitCode, output } = await capture(program, programArguments, options);
  if (exitCode !== 0) throw new PlainError(`${title} failed:\n\n${output.trim()}`);
  return output;
}
