import type { Scenario } from '../scenario';

export const MAIL: readonly Scenario[] = [
  {
    name: 'mail server away for 10 s',
    seconds: 10,
    begin: ({ mail }) => mail.leave(),
    end: ({ mail }) => mail.comeBack(),
    mayMailTwice: 'a mail was taken, and the mail server left before it said so',
  },
  {
    name: 'mail server silent for 8 s in mid-DATA',
    seconds: 8,
    begin: ({ mail }) => mail.fallSilent(),
    end: ({ mail }) => mail.goOn(),
  },
  {
    name: 'mail server takes mails for 3 s and hangs up before it says so',
    seconds: 3,
    begin: ({ mail }) => mail.closeUnconfirmed(),
    end: ({ mail }) => mail.goOn(),
    mayMailTwice: 'nobody can know that the mail was taken',
  },
];
