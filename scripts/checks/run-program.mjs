import { stopCommands } from '../run/command.mjs';
import { onOwnNode } from '../run/own-node.mjs';
import { explain } from '../run/progress.mjs';
import { finish } from './report.mjs';

const FAILED = { passed: 0, failed: 1 };

/** Runs `main`, which resolves to the numbers of passed and failed checks, prints them and ends the process. */
export function runChecks(main) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stopCommands();
      finish(FAILED);
    });
  }
  onOwnNode(main).then(finish, (failure) => {
    explain(failure);
    finish(FAILED);
  });
}
