import { proofCases } from '../testkit/proof-size';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { startServer } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

// Sweep, reconciliation, payment tests, the jobs of dead servers, the pauses of mails, the end of tentative bookings and
// of payment links, the reminders of balances, messages to programs, records of guests, the register, and the invitations to
// check in online.
const JOBS_OF_EACH_MINUTE = 16;

const begunFor = (minute: string) =>
  testServer.query(`SELECT task FROM regular_jobs WHERE minute = ${minute} ORDER BY task`);

const CLOCKS = [
  ['ahead', 600],
  ['behind', -600],
] as const;

test.each(proofCases(CLOCKS, ([way]) => way === 'ahead'))(
  'a server whose clock is ten minutes %s begins jobs by the database’s minutes',
  async (_way, seconds) => {
    await testServer.query('DELETE FROM regular_jobs');
    const server = await startServer(testServer, {
      NODE_OPTIONS: '-r ./tests/testkit/skewed-clock.ts',
      CLOCK_AHEAD_SECONDS: String(seconds),
    });
    const loggedTime = () => /"time":"([^"]+)"/.exec(server.output())?.[1];
    await waitFor('it has logged a line', () => loggedTime() !== undefined);
    const logged = Date.parse(loggedTime() ?? '');
    // Nearer to the wrong clock than to the right one.
    expect(Math.abs(logged - Date.now() - seconds * 1000)).toBeLessThan(Math.abs(seconds * 500));

    const isThisMinute = async () =>
      (await begunFor("date_trunc('minute', now())")).length === JOBS_OF_EACH_MINUTE;
    await waitFor('the jobs of this minute have begun', isThisMinute);
    // A minute later; or as if the database's clock had been ahead for a day.
    for (const shift of ["- interval '1 minute'", "+ interval '1 day'"]) {
      await testServer.query(`UPDATE regular_jobs SET minute = minute ${shift}`);
      await waitFor('they have begun again', isThisMinute);
    }
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
