import { capture } from '../run/command.mjs';

// `times` prints the time of the shell, and in its second line that of all programs that it waited for.
const TIMED = '"$@"; code=$?; echo; echo PROCESSOR; times; exit $code';
const PRINTED = /\nPROCESSOR\n[^\n]*\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/** Runs a program as `capture` does, and says how long the processors worked for it and for its children. */
export async function captureWithProcessorTime(program, programArguments, options) {
  const { exitCode, output } = await capture(
    'sh',
    ['-c', TIMED, 'sh', program, ...programArguments],
    options,
  );
  const [printed, userMinutes = 0, userSeconds = 0, systemMinutes = 0, systemSeconds = 0] = PRINTED.exec(
    output,
  ) ?? [''];
  return {
    exitCode,
    output: output.slice(0, output.length - printed.length),
    processorSeconds:
      60 * (Number(userMinutes) + Number(systemMinutes)) + Number(userSeconds) + Number(systemSeconds),
  };
}
