import type { Mode } from '../../../local/razorpay-modes';
import type { Scenario } from '../scenario';

const SECONDS = 5;

/** The ways in which the gateway fails at every request. */
const FAILURES: readonly [name: string, mode: Partial<Mode>][] = [
  ['responds 500', { respondWith: '500' }],
  ['says nothing', { respondWith: 'hang' }],
  ['hangs up', { respondWith: 'cut' }],
  ['does what it is asked and hangs up', { respondWith: 'cut', effectHappens: true }],
];

export const GATEWAY: readonly Scenario[] = FAILURES.map(([name, mode]) => ({
  name: `gateway ${name} for ${SECONDS} s`,
  seconds: SECONDS,
  begin: ({ testServer }) => void testServer.razorpay.setMode(mode),
  end: ({ testServer }) => void testServer.razorpay.setMode({ reset: true }),
}));
