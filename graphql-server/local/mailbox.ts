import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Attachment, ParsedMail } from 'mailparser';

interface MessageAttachment {
  filename: string;
  contentType: string;
  encoding: 'utf8' | 'base64';
  content: string;
}

/** A mail as the inbox shows it. */
export interface Message {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: {
    messageId: string | null;
    replyTo: string | null;
    'list-unsubscribe': string | null;
    'list-unsubscribe-post': string | null;
  };
  attachments: MessageAttachment[];
}

const LARGEST_COUNT = 500;
const ID_DIGITS = 9;

/** The received mails, newest first, each in a file of its own. */
export class Mailbox {
  private lastNumber = 0;

  private constructor(
    private readonly directory: string | undefined,
    private messages: Message[],
  ) {
    this.lastNumber = Number(messages[0]?.id ?? 0);
  }

  /** Reads the mails that an earlier run stored. */
  static async open(directory?: string): Promise<Mailbox> {
    if (!directory) return new Mailbox(undefined, []);
    await mkdir(directory, { recursive: true });
    const names = (await readdir(directory)).filter((name) => name.endsWith('.json'));
    const newestFirst = names.sort().reverse();
    const messages = await Promise.all(
      newestFirst.map(
        async (name) => JSON.parse(await readFile(path.join(directory, name), 'utf8')) as Message,
      ),
    );
    return new Mailbox(directory, messages);
  }

  /** The mails, newest first; with an address, only mails to that address. */
  list(to?: string): Message[] {
    const wanted = to?.toLowerCase();
    return this.messages.filter(
      (message) => !wanted || message.to.some((each) => each.toLowerCase() === wanted),
    );
  }

  /** Stores a mail, and deletes the oldest when there are too many. */
  async add(mail: ParsedMail, recipients: string[]): Promise<void> {
    const message = messageFrom(mail, recipients, String(++this.lastNumber).padStart(ID_DIGITS, '0'));
    await this.keep(message);
    this.messages.unshift(message);
    await this.remove(this.messages.splice(LARGEST_COUNT));
  }

  async clear(): Promise<void> {
    await this.remove(this.messages.splice(0));
  }

  private async keep(message: Message): Promise<void> {
    if (!this.directory) return;
    const draft = path.join(this.directory, `${message.id}.new`);
    await writeFile(draft, JSON.stringify(message), { mode: 0o600 });
    await rename(draft, this.fileOf(this.directory, message));
  }

  private async remove(messages: Message[]): Promise<void> {
    const { directory } = this;
    if (!directory) return;
    await Promise.all(messages.map((message) => rm(this.fileOf(directory, message), { force: true })));
  }

  private fileOf(directory: string, { id }: Message): string {
    return path.join(directory, `${id}.json`);
  }
}

function messageFrom(mail: ParsedMail, recipients: string[], id: string): Message {
  const header = (name: string) =>
    mail.headerLines
      .find(({ key }) => key === name)
      ?.line.replace(/^[^:]+:\s*/, '')
      .replace(/\r?\n\s+/g, '') ?? null;
  return {
    id,
    receivedAt: new Date().toISOString(),
    from: mail.from?.text ?? '',
    to: recipients,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    headers: {
      messageId: mail.messageId ?? null,
      replyTo: mail.replyTo?.text ?? null,
      'list-unsubscribe': header('list-unsubscribe'),
      'list-unsubscribe-post': header('list-unsubscribe-post'),
    },
    attachments: mail.attachments.map(attachmentFrom),
  };
}

const READABLE_TYPE = /^(text\/|application\/json)/;

function attachmentFrom({ filename, contentType, content }: Attachment): MessageAttachment {
  const encoding = READABLE_TYPE.test(contentType) ? 'utf8' : 'base64';
  return { filename: filename ?? '', contentType, encoding, content: content.toString(encoding) };
}
