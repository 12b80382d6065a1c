import type { Scenario } from '../scenario';

const AWAY = 'the database is away';

export const DATABASE: readonly Scenario[] = [
  {
    name: 'PostgreSQL killed, all its processes at once, started again after 3 s',
    seconds: 3,
    begin: ({ postgres }) => postgres.kill(),
    end: ({ postgres }) => postgres.startAgain(),
    maySayAway: AWAY,
    mayMailTwice: 'a mail was taken, and the database could not note that',
  },
  {
    name: 'PostgreSQL halted for 5 s (SIGSTOP, SIGCONT)',
    seconds: 5,
    begin: ({ postgres }) => postgres.pause(),
    end: ({ postgres }) => postgres.goOn(),
    maySayAway: AWAY,
  },
];
