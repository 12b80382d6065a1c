import { readFileSync } from 'node:fs';

const CHECK_MILLISECONDS = 1_000;

/**
 * The parent process and, where the system reveals it, the parent of the parent: npm starts a shell, which starts this
 * program.
 */
function ancestors() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/** Calls back when the npm that started this run has ended. After a kill -9 it sends no signal. */
export function onEndOfNpm(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const first = ancestors();
  const check = () => ancestors() !== first && callback();
  setInterval(check, CHECK_MILLISECONDS).unref();
}
