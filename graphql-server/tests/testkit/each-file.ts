import 'reflect-metadata';
import { configureGlobal } from 'fast-check';
import { beginCounting } from './counting';
import { addExchanges, forgetExchanges } from './exchange';
import { forgetAccounts } from './identity';
import { proofSeed } from './proof-size';
import { killServersLeft } from './server-process';
import { passTurnOfDay } from './turn-of-day';
import { restoreEnvironment } from './worker-environment';

// The files of a worker share its modules, its environment and its clock.
function restoreWorker(): void {
  killServersLeft();
  vi.restoreAllMocks();
  vi.useRealTimers();
  restoreEnvironment();
}

// When the `afterAll` of the file before has failed, Vitest did not run the `afterAll` below.
restoreWorker();
// Before the file is loaded, because its constants may have dates.
passTurnOfDay();

// Generated values are the same in each `npm test`, so that its outcome does not depend on them.
configureGlobal({ seed: proofSeed() });

beforeAll(beginCounting);

beforeEach(({ onTestFailed }) => {
  forgetExchanges();
  onTestFailed(({ task }) => task.result?.errors?.slice(0, 1).forEach(addExchanges));
});

afterAll(async () => {
  // Before anything that may fail, because the next file would otherwise look for this file's services.
  restoreWorker();
  await forgetAccounts();
});
