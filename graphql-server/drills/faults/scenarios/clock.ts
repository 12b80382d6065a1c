import type { Scenario } from '../scenario';
import type { BenchSetup } from '../setup/fault-servers';

const MINUTES = 10;
const TOLERANCE_SECONDS = 60;

/** How many seconds a server's own clock is ahead, according to its log. */
function aheadOf({ servers }: BenchSetup, number: number): number {
  const times = [...(servers[number]?.output().matchAll(/"time":"([^"]+)"/g) ?? [])];
  return (Date.parse(times.at(-1)?.[1] ?? '') - Date.now()) / 1000;
}

function skewed(minutes: number): Scenario {
  const seconds = minutes * 60;
  return {
    name: `clock of one server ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead' : 'behind'}`,
    // The clock is wrong all the time.
    seconds: 0,
    begin: (setup) => {
      const ahead = aheadOf(setup, 1);
      if (!(Math.abs(ahead - seconds) < TOLERANCE_SECONDS))
        throw new Error(`The clock is ${ahead} s ahead, not ${seconds}`);
    },
    end: () => undefined,
    secondServer: {
      NODE_OPTIONS: '-r @swc-node/register -r ./tests/testkit/skewed-clock.ts',
      CLOCK_AHEAD_SECONDS: String(seconds),
    },
  };
}

export const CLOCK: readonly Scenario[] = [skewed(MINUTES), skewed(-MINUTES)];
