import { readFile } from 'node:fs/promises';

// Linux counts the time of processes in hundredths of a second for every program.
const MILLISECONDS_A_TICK = 10;

// The places after the name of the program, in parentheses (proc(5), /proc/pid/stat).
const USER = 11;
const SYSTEM = 12;

/** The time of a processor that the process has used since its start, over all its threads, in milliseconds. */
export async function processorMilliseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * MILLISECONDS_A_TICK;
}
