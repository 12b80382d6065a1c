import { appendFile, readdir, readFile } from 'node:fs/promises';

// The unit of times in /proc: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
const TICKS_A_SECOND = 100;

interface ProcessTimes {
  parent: number;
  own: number;
  ofEndedChildren: number;
}

async function timesOf(processId: number): Promise<ProcessTimes | null> {
  const text = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name of the program, in brackets, may contain spaces. The fields after it begin with the state, the third field.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => Number(fields[number - 3]);
  return { parent: field(4), own: field(14) + field(15), ofEndedChildren: field(16) + field(17) };
}

/** The processor seconds of a program and its children so far; null where the system has no /proc. */
async function secondsOf(processId: number): Promise<number | null> {
  const program = await timesOf(processId);
  if (!program) return null;
  const numbers = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const living = (await Promise.all(numbers.map(timesOf))).filter((times) => times?.parent === processId);
  const ofLivingChildren = living.reduce((sum, times) => sum + (times?.own ?? 0), 0);
  return (program.own + program.ofEndedChildren + ofLivingChildren) / TICKS_A_SECOND;
}

/**
 * Reports the processor time of a PostgreSQL that is about to stop to `npm test`. PostgreSQL is no child of the tests,
 * so it would not be counted otherwise.
 */
export async function noteProcessorTime(processId: number): Promise<void> {
  const file = process.env.PROCESSOR_TIME_FILE;
  if (!file) return;
  const seconds = await secondsOf(processId);
  if (seconds !== null) await appendFile(file, `${seconds}\n`);
}
