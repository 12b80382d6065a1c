import { killServersLeft } from './server-process';

afterAll(killServersLeft);
