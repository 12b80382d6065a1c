import { SMTPServer } from 'smtp-server';
import { LOOPBACK, portOf } from '../../../local/listening';
import { startLocalInbox, type LocalInbox } from '../../../local/local-inbox';
import { checkMailSignIn, checkTestMail } from '../../../src/operations/doctor/mail.check';
import { lineFor } from '../../testkit/doctor-lines';
import { startSilentServer } from '../../testkit/silent-server';

const PASSWORD = 'password-of-the-mailbox';

/** A mail server that accepts one user and refuses all mails. */
async function startOffice(): Promise<{ host: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      password === PASSWORD ? done(null, { user: username ?? '' }) : done(new Error('Wrong password')),
    onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')),
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    host: `${LOOPBACK}:${portOf(server.server.address())}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

let inbox: LocalInbox;
let office: { host: string; stop(): Promise<void> };
beforeAll(async () => {
  inbox = await startLocalInbox();
  office = await startOffice();
});
afterAll(async () => {
  await inbox.stop();
  await office.stop();
});

const signIn = (smtpUrl: string, requiresTls = false, milliseconds?: number) =>
  lineFor(() => checkMailSignIn({ smtpUrl, requiresTls }), { name: 'mail sign-in', milliseconds });

describe('the line about the mail server', () => {
  test('given user and password that it knows, all is well', async () => {
    expect(await signIn(`smtp://desk:${PASSWORD}@${office.host}`)).toBe(
      `ok       mail sign-in: ${office.host} accepts the sign-in.`,
    );
  });

  test('given no user, says that it did not sign in', async () => {
    expect(await signIn(inbox.smtpUrl)).toMatch(
      /^ok {7}mail sign-in: 127\.0\.0\.1:\d+ accepts connections; SMTP_URL has no user\.$/,
    );
  });

  test('given a wrong password, says so without the password', async () => {
    const shown = await signIn(`smtp://desk:wrong-password@${office.host}`);
    expect(shown).toBe(
      `wrong    mail sign-in: ${office.host} refuses user and password of SMTP_URL. ` +
        'Correct them in SMTP_URL, where @ is written %40, / is %2F and : is %3A.',
    );
  });

  test('given no STARTTLS where it is required, says so', async () => {
    expect(await signIn(`smtp://desk:${PASSWORD}@${office.host}`, true)).toMatch(
      /^wrong {4}mail sign-in: \S+ offers no STARTTLS, so nothing is sent to it\. Use its encrypted port/,
    );
  });

  test('given an address where nothing listens, says so', async () => {
    expect(await signIn('smtp://127.0.0.1:1')).toMatch(
      /^wrong {4}mail sign-in: 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.* Correct host and port in SMTP_URL/,
    );
  });

  test('given a server that is silent, ends when the time is over', async () => {
    const silent = await startSilentServer();
    const shown = await signIn(`smtp://${silent.host}`, false, 300);
    await silent.stop();
    expect(shown).toMatch(/^wrong {4}mail sign-in: no response within 0\.3 seconds\. Check whether/);
  });
});

describe('the line about the test mail', () => {
  const send = (smtpUrl: string, isWanted: boolean) =>
    lineFor(
      () =>
        checkTestMail({
          server: { smtpUrl, requiresTls: false },
          from: 'Saffron Court <stay@hotel.example>',
          to: 'desk@hotel.example',
          siteUrl: 'https://hotel.example',
          isWanted,
        }),
      { name: 'test mail' },
    );

  test('given no option for it, sends no mail', async () => {
    expect(await send(inbox.smtpUrl, false)).toBe('skipped  test mail: sent only with --send-mail.');
    expect(inbox.messages()).toEqual([]);
  });

  test('given the option, sends one mail to the hotel', async () => {
    expect(await send(inbox.smtpUrl, true)).toMatch(
      /^ok {7}test mail: the mail server accepted a mail to desk@hotel\.example; check that it arrived/,
    );
    expect(inbox.messages('desk@hotel.example')).toMatchObject([{ subject: 'Test mail of your website' }]);
  });

  test('given a mailbox that the server refuses, says so', async () => {
    expect(await send(`smtp://desk:${PASSWORD}@${office.host}`, true)).toMatch(
      /^wrong {4}test mail: \S+ refuses the sender or the recipient of the test mail\. Let the mail account/,
    );
  });
});
