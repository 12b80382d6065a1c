import { spawn, type ChildProcess } from 'node:child_process';

const SHOWN_CHARACTERS = 2_000;

const running = new Set<ChildProcess>();

/** Runs a program to its end. Fails with its last output unless it ends with 0. */
export function runProgram(
  program: string,
  programArguments: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<string> {
  // A separate process group, because npm starts further programs, which must end with it.
  const child = spawn(program, programArguments, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...options,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else
        reject(
          new Error(
            `${program} ${programArguments.join(' ')} ended with ${code}:\n${output.slice(-SHOWN_CHARACTERS)}`,
          ),
        );
    });
  });
}

/** Ends the programs of an interrupted rehearsal. */
export function endPrograms(): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  }
}
