import type { Scenario } from '../scenario';

const TIMES = 5;

export const WEBHOOKS: readonly Scenario[] = [
  {
    name: `webhooks swallowed for 5 s, then every one of the run ${TIMES} times, newest first`,
    seconds: 5,
    begin: ({ webhooks }) => webhooks.keepBack(),
    end: async ({ webhooks }) => {
      webhooks.passOn();
      await webhooks.sendAllAgain(TIMES);
    },
  },
];
