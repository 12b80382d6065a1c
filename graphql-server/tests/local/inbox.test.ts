import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { startLocalInbox, type LocalInbox } from '../../local/local-inbox';
import type { Message } from '../../local/mailbox';

describe('the mail inbox', () => {
  let directory: string;
  let inbox: LocalInbox;

  const send = (to: string, subject: string) =>
    createTransport(inbox.smtpUrl).sendMail({
      from: 'stay@saffroncourt.example',
      replyTo: 'desk@saffroncourt.example',
      to,
      subject,
      text: 'Your stay',
      html: '<p>Your stay</p>',
      list: { unsubscribe: 'https://saffroncourt.example/unsubscribe' },
      attachments: [
        { filename: 'stay.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
        { filename: 'logo.png', contentType: 'image/png', content: Buffer.from([137, 80]) },
      ],
    });

  async function listed(to?: string): Promise<Message[]> {
    const query = to ? `?to=${encodeURIComponent(to)}` : '';
    return (await (await fetch(`${inbox.url}/api/messages${query}`)).json()) as Message[];
  }

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-inbox-'));
    inbox = await startLocalInbox({ directory });
  });

  afterEach(async () => {
    await inbox.stop();
    await rm(directory, { recursive: true });
  });

  it('shows a mail with its parts', async () => {
    await send('guest@example.com', 'Confirmed');
    expect(await listed()).toEqual([
      expect.objectContaining({
        to: ['guest@example.com'],
        subject: 'Confirmed',
        text: expect.stringContaining('Your stay'),
        html: expect.stringContaining('<p>Your stay</p>'),
        headers: expect.objectContaining({
          replyTo: 'desk@saffroncourt.example',
          'list-unsubscribe': '<https://saffroncourt.example/unsubscribe>',
        }),
        attachments: [
          {
            filename: 'stay.ics',
            contentType: 'text/calendar',
            encoding: 'utf8',
            content: 'BEGIN:VCALENDAR',
          },
          { filename: 'logo.png', contentType: 'image/png', encoding: 'base64', content: 'iVA=' },
        ],
      }),
    ]);
  });

  it('lists the newest first, and can list one address, in upper or lower case', async () => {
    await send('one@example.com', 'first');
    await send('two@example.com', 'second');
    await send('one@example.com', 'third');
    expect((await listed()).map(({ subject }) => subject)).toEqual(['third', 'second', 'first']);
    expect((await listed('ONE@example.com')).map(({ subject }) => subject)).toEqual(['third', 'first']);
  });

  it('keeps its mails and continues their numbers after a restart', async () => {
    await send('guest@example.com', 'before');
    await inbox.stop();
    inbox = await startLocalInbox({ directory });
    await send('guest@example.com', 'after');
    expect((await listed()).map(({ subject }) => subject)).toEqual(['after', 'before']);
  });

  it('deletes everything when asked', async () => {
    await send('guest@example.com', 'Confirmed');
    await fetch(`${inbox.url}/api/messages`, { method: 'DELETE' });
    expect(await listed()).toEqual([]);
  });

  it('has a page for people', async () => {
    const page = await fetch(inbox.url);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<h1>Inbox</h1>');
  });
});
