import 'reflect-metadata';
import { beginCounting } from './counting';
import { addExchanges, forgetExchanges } from './exchange';
import { forgetAccounts } from './identity';
import { killServersLeft } from './server-process';

// The files of a worker share its modules and its environment. Each file restores them.
const environment = { ...process.env };

beforeAll(beginCounting);

beforeEach(({ onTestFailed }) => {
  forgetExchanges();
  onTestFailed(({ task }) => task.result?.errors?.slice(0, 1).forEach(addExchanges));
});

afterAll(async () => {
  killServersLeft();
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Before anything that may fail, because the next file would otherwise look for this file's services.
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
  await forgetAccounts();
});
