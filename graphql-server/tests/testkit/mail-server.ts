import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Socket } from 'node:net';
import { LOOPBACK, portOf } from '../../local/listening';

/** One mail that the mail server received, whether it confirmed that or not. */
interface TakenMail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
}

/** A mail server that can stop, fall silent and close connections; it keeps every copy of every mail. */
export interface TestMailServer {
  readonly smtpUrl: string;
  readonly taken: readonly TakenMail[];
  /** How many mails are being received. */
  readonly waiting: number;
  /** Stops listening and closes every connection. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** From now on it does not respond after DATA, until {@link goOn}. */
  fallSilent(): void;
  /** From now on it takes each mail and closes the connection without confirming, until {@link goOn}. */
  closeUnconfirmed(): void;
  goOn(): void;
  /** From now on refuses every recipient with this reply, such as '550 5.1.1 No such user'; null accepts them again. */
  refuseRecipients(reply: string | null): void;
  stop(): Promise<void>;
}

class ControlledMailServer implements TestMailServer {
  readonly taken: TakenMail[] = [];
  waiting = 0;
  private server: SMTPServer | null = null;
  private port = 0;
  private readonly sockets = new Map<number, Socket>();
  private silence = Promise.resolve();
  private breakSilence = (): void => undefined;
  private closes = false;
  private refusal: string | null = null;

  get smtpUrl(): string {
    return `smtp://${LOOPBACK}:${this.port}`;
  }

  async comeBack(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: (_address, _session, done) => done(this.refusal === null ? null : replied(this.refusal)),
      onData: (stream, session, done) => {
        this.take(stream, session).then((isConfirmed) => isConfirmed && done(), done);
      },
    });
    server.server.on('connection', (socket: Socket) => this.remember(socket));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, LOOPBACK, resolve);
    });
    // Tests close connections and kill senders in the middle of a mail.
    server.on('error', () => undefined);
    this.port = portOf(server.server.address());
    this.server = server;
  }

  async leave(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = null;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of this.sockets.values()) socket.destroy();
    await closed;
  }

  fallSilent(): void {
    this.silence = new Promise((resolve) => (this.breakSilence = resolve));
  }

  closeUnconfirmed(): void {
    this.closes = true;
  }

  goOn(): void {
    this.closes = false;
    this.breakSilence();
  }

  refuseRecipients(reply: string | null): void {
    this.refusal = reply;
  }

  async stop(): Promise<void> {
    this.goOn();
    await this.leave();
  }

  /** True when the mail is confirmed to the sender. */
  private async take(
    stream: Parameters<typeof simpleParser>[0],
    session: SMTPServerSession,
  ): Promise<boolean> {
    this.waiting += 1;
    await this.silence;
    this.waiting -= 1;
    const mail = await simpleParser(stream);
    const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
    this.taken.push({
      messageId: mail.messageId ?? '',
      to,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
    });
    if (this.closes) this.sockets.get(session.remotePort)?.destroy();
    return !this.closes;
  }

  private remember(socket: Socket): void {
    const { remotePort = 0 } = socket;
    this.sockets.set(remotePort, socket);
    socket.on('close', () => this.sockets.delete(remotePort));
  }
}

/** The error that makes the server send this reply. */
function replied(reply: string): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}

export async function startTestMailServer(): Promise<TestMailServer> {
  const mailServer = new ControlledMailServer();
  await mailServer.comeBack();
  return mailServer;
}
