import 'reflect-metadata';
import { beginCounting } from './counting';
import { addExchanges, forgetExchanges } from './exchange';
import { forgetAccounts } from './identity';
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
