import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Socket } from 'node:net';
import { LOOPBACK, portOf } from '../../local/listening';

/** One mail that the mail server said to have taken, or took without saying so. */
interface TakenMail {
  messageId: string;
  to: string;
  subject: string;
}

/** A mail server that can be away, fall silent, and hang up; it remembers every copy of every mail. */
export interface TestMailServer {
  readonly smtpUrl: string;
  readonly taken: readonly TakenMail[];
  /** How many mails are on their way in. */
  readonly waiting: number;
  /** Nobody listens any more, and whoever is speaking is cut off. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** From now on nothing is said after DATA, until {@link goOn}. */
  fallSilent(): void;
  /** From now on each mail is taken, and the line is cut before the sender is told, until {@link goOn}. */
  hangUpUnsaid(): void;
  goOn(): void;
  stop(): Promise<void>;
}

class Office implements TestMailServer {
  readonly taken: TakenMail[] = [];
  waiting = 0;
  private server: SMTPServer | null = null;
  private port = 0;
  private readonly sockets = new Map<number, Socket>();
  private silence = Promise.resolve();
  private breakSilence = (): void => undefined;
  private hangsUp = false;

  get smtpUrl(): string {
    return `smtp://${LOOPBACK}:${this.port}`;
  }

  async comeBack(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, session, done) => {
        this.take(stream, session).then((said) => said && done(), done);
      },
    });
    server.server.on('connection', (socket: Socket) => this.remember(socket));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, LOOPBACK, resolve);
    });
    // Senders are cut off and killed in the middle.
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

  hangUpUnsaid(): void {
    this.hangsUp = true;
  }

  goOn(): void {
    this.hangsUp = false;
    this.breakSilence();
  }

  async stop(): Promise<void> {
    this.goOn();
    await this.leave();
  }

  /** True when the sender may be told. */
  private async take(
    stream: Parameters<typeof simpleParser>[0],
    session: SMTPServerSession,
  ): Promise<boolean> {
    this.waiting += 1;
    await this.silence;
    this.waiting -= 1;
    const mail = await simpleParser(stream);
    const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
    this.taken.push({ messageId: mail.messageId ?? '', to, subject: mail.subject ?? '' });
    if (this.hangsUp) this.sockets.get(session.remotePort)?.destroy();
    return !this.hangsUp;
  }

  private remember(socket: Socket): void {
    const { remotePort = 0 } = socket;
    this.sockets.set(remotePort, socket);
    socket.on('close', () => this.sockets.delete(remotePort));
  }
}

export async function startTestMailServer(): Promise<TestMailServer> {
  const office = new Office();
  await office.comeBack();
  return office;
}
