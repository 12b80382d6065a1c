import { killServersLeft } from './server-process';

// docs/decisions/0057-a-test-that-fails-is-played-once-more.md
jest.retryTimes(1, { logErrorsBeforeRetry: true });

afterAll(killServersLeft);
