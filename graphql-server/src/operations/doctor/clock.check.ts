import { orUnreachable, unreachable } from './connections/request';
import { withConnection } from './connections/database-connection';
import { ok, skipped, wrong, type Finding } from './report/finding';

const TOLERANCE_SECONDS = 30;
const ADVICE =
  'Let both machines set their clocks by NTP (timedatectl set-ntp true); links, codes and signatures depend on them';

type Now = () => Date;

/** How far another clock is ahead, in seconds. It was read at some time between `before` and `after`. */
function secondsAhead(other: Date, before: Date, after: Date): number {
  return (other.getTime() - (before.getTime() + after.getTime()) / 2) / 1000;
}

function clockFinding(whose: string, ahead: number): Finding {
  const seconds = Math.abs(Math.round(ahead));
  const off = `${whose} is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine’s`;
  if (Math.abs(ahead) > TOLERANCE_SECONDS) return wrong(off, ADVICE);
  return ok(`${whose} and this machine’s agree to within ${Math.max(1, seconds)} s`);
}

/** Whether this machine's clock agrees with the clock of the database, which decides when holds lapse. */
export function checkDatabaseClock(
  address: { url: string; setting: string },
  now: Now,
  signal: AbortSignal,
): Promise<Finding> {
  return withConnection(address, signal, async (client) => {
    const before = now();
    const { rows } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at');
    const after = now();
    const [row] = rows;
    return row
      ? clockFinding('the database’s clock', secondsAhead(row.at, before, after))
      : skipped('PostgreSQL sent no time');
  });
}

/** Whether this machine's clock agrees with the clock of the gateway, whose responses state the time to the second. */
export function checkGatewayClock(
  read: (signal: AbortSignal) => Promise<{ date: Date | null }>,
  now: Now,
  signal: AbortSignal,
): Promise<Finding> {
  const before = now();
  const without = unreachable('Razorpay', 'See the line about the gateway’s keys');
  return orUnreachable(read(signal), signal, without, ({ date }) =>
    date === null
      ? skipped('Razorpay’s response has no time')
      : clockFinding('Razorpay’s clock', secondsAhead(date, before, now())),
  );
}
