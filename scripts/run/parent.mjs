import { readFileSync } from 'node:fs';

const CHECK_MILLISECONDS = 1_000;

/** Our parent and, where the system tells, its parent: npm starts a shell that starts us. */
function ancestors() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/** Calls back when the npm that started this run is gone, however it ended; it cannot pass on a kill -9. */
export function onEndOfNpm(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const first = ancestors();
  const check = () => ancestors() !== first && callback();
  setInterval(check, CHECK_MILLISECONDS).unref();
}
