import type { Scenario } from '../scenario';

const UNSAID = 'a mail was taken, and the server died before it could note that';

/** No fault. The figures of the other scenarios are compared with the figures of this one. */
export const NO_FAULT: Scenario = {
  name: 'no fault',
  seconds: 2,
  begin: () => undefined,
  end: () => undefined,
};

export const SERVERS: readonly Scenario[] = [
  {
    name: 'one server killed (SIGKILL), another in its place after 2 s',
    seconds: 2,
    begin: async ({ servers }) => {
      await servers[0]?.end('SIGKILL');
    },
    end: (setup) => setup.replace(0),
    mayMailTwice: UNSAID,
  },
  {
    name: 'both servers killed at once, others in their place after 2 s',
    seconds: 2,
    begin: async ({ servers }) => {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
    },
    end: async (setup) => {
      await Promise.all(setup.servers.map((_server, number) => setup.replace(number)));
    },
    mayMailTwice: UNSAID,
  },
  {
    name: 'one server halted for 5 s (SIGSTOP, SIGCONT)',
    seconds: 5,
    begin: ({ servers }) => servers[0]?.signal('SIGSTOP'),
    end: ({ servers }) => servers[0]?.signal('SIGCONT'),
    maySayAway: 'its time limits for the database pass while it is halted',
  },
];
