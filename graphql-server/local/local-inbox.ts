import { createServer } from 'node:http';
import path from 'node:path';
import express from 'express';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { close, listen, LOOPBACK, portOf } from './listening';
import { Mailbox, type Message } from './mailbox';

export interface LocalInboxOptions {
  /** 0 chooses a free port. */
  smtpPort?: number;
  httpPort?: number;
  /** The folder for messages. Without it messages are lost when the process ends. */
  directory?: string;
}

export interface LocalInbox {
  /** The address for mail clients: `smtp://…`. */
  smtpUrl: string;
  /** The address of the page, and of `GET /api/messages?to=ADDRESS` and `DELETE /api/messages` below it. */
  url: string;
  messages(to?: string): Message[];
  clear(): Promise<void>;
  stop(): Promise<void>;
}

const LARGEST_MESSAGE_BYTES = 25 * 1024 * 1024;

/** Starts a mail server that delivers nothing, and a page that shows the mails. */
export async function startLocalInbox(options: LocalInboxOptions = {}): Promise<LocalInbox> {
  const mailbox = await Mailbox.open(options.directory);
  const smtpServer = acceptMail(mailbox);
  const smtpPort = await listenForMail(smtpServer, options.smtpPort ?? 0);
  const httpServer = createServer(showMail(mailbox));
  const httpPort = await listen(httpServer, options.httpPort ?? 0);
  return {
    smtpUrl: `smtp://${LOOPBACK}:${smtpPort}`,
    url: `http://${LOOPBACK}:${httpPort}`,
    messages: (to) => mailbox.list(to),
    clear: () => mailbox.clear(),
    stop: async () => {
      await Promise.all([close(httpServer), new Promise<void>((resolve) => smtpServer.close(resolve))]);
    },
  };
}

function acceptMail(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MESSAGE_BYTES,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      // Acknowledged only once it is stored: a mail that the sender believes delivered must survive a kill.
      simpleParser(stream)
        .then((mail) => mailbox.add(mail, recipients))
        .then(
          () => done(),
          (failure: Error) => done(failure),
        );
    },
  });
}

function listenForMail(smtpServer: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    smtpServer.once('error', reject);
    smtpServer.listen(port, LOOPBACK, () => {
      smtpServer.removeListener('error', reject);
      // A client that disconnects in the middle must not end the process.
      smtpServer.on('error', () => undefined);
      resolve(portOf(smtpServer.server.address()));
    });
  });
}

function showMail(mailbox: Mailbox): express.Express {
  const app = express();
  app.get('/api/messages', (request, response) => {
    const { to } = request.query;
    response.json(mailbox.list(typeof to === 'string' ? to : undefined));
  });
  app.delete('/api/messages', async (_request, response) => {
    await mailbox.clear();
    response.status(204).end();
  });
  app.use(express.static(path.join(__dirname, 'browser', 'inbox')));
  return app;
}
