import { setTimeout as pause } from 'node:timers/promises';
import type { StillMay } from '../../access/accounts/still-may';
import type { Viewer } from '../../access/accounts/viewer';
import type { ChangeLog, Place } from '../../platform/changes/change-log';
import type { Logger } from '../../platform/log/log';
import { PERMISSION_OF, type ChangeTopic } from './change-topics';
import { LiveConnection } from './live-connection';

/** How many pages of the desk may listen at once. */
export interface LiveLimits {
  /** On this server. */
  connections: number;
  /** Of one account, on this server. */
  connectionsOfAccount: number;
}

/** What a page wants to hear. */
export interface LiveRequest {
  viewer: Viewer;
  topics: readonly ChangeTopic[];
  /** Where the page stopped hearing; null for a page that has just loaded. */
  since: Place | null;
  isReaderBehind(): boolean;
}

interface Listening {
  connection: LiveConnection;
  viewer: Viewer;
  topics: readonly ChangeTopic[];
  endsAt: number;
}

export const CHECK_MILLISECONDS = 1_500;
const BEAT_MILLISECONDS = 10_000;
/** Pages ask again at most once a second, so reading more often would be of no use. */
export const READ_MILLISECONDS = 750;
/** A page then connects again, with a new token: the identity provider may have revoked the sign-in. */
const LIFE_MILLISECONDS = 15 * 60_000;
/** A page that receives nothing for this time has gone, or it loads everything again. */
const SILENT_MILLISECONDS = 40_000;

/** Tells all open pages of the desk on this server what changed. */
export class LiveConnections {
  private readonly listening = new Set<Listening>();
  private place: Place | null = null;
  /** The changes of the last reading that the next reading finds again. They are not sent twice. */
  private told: ReadonlySet<string> = new Set();
  private isReading = false;
  private hasHeard = false;
  private isChecking = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly changes: Pick<ChangeLog, 'readFrom'>,
    private readonly stillMay: StillMay,
    private readonly limits: LiveLimits,
    private readonly log: Logger,
  ) {}

  /** Why no further page of the account can listen; null when it can. */
  whyFull(uid: string): 'server' | 'account' | null {
    if (this.isStopped || this.listening.size >= this.limits.connections) return 'server';
    const own = [...this.listening].filter(({ viewer }) => viewer.uid === uid);
    return own.length >= this.limits.connectionsOfAccount ? 'account' : null;
  }

  /**
   * Opens a connection. Its first event comes at once, with all changes since the place where the page stopped hearing. The
   * caller has checked that the account may read the topics.
   */
  async open({ viewer, topics, since, isReaderBehind }: LiveRequest): Promise<LiveConnection> {
    const connection = new LiveConnection(
      new Set(topics),
      isReaderBehind,
      () => this.place,
      () => this.forget(listening),
    );
    const life = LIFE_MILLISECONDS * (1 + Math.random() / 5);
    const listening: Listening = { connection, viewer, topics, endsAt: performance.now() + life };
    // Added before the reading, so that no change between the reading and now is missed.
    this.listening.add(listening);
    this.timer ??= setInterval(() => this.check(), CHECK_MILLISECONDS).unref();
    try {
      const { changes, isIncomplete, next } = await this.changes.readFrom(since);
      if (!this.place || next.transaction < this.place.transaction) this.place = next;
      if (isIncomplete) connection.addIncomplete();
      connection.add(changes.values());
      connection.begin();
    } catch (error) {
      connection.end();
      throw error;
    }
    if (this.isStopped) connection.end();
    return connection;
  }

  /** A change was announced, or announcements may have been missed. */
  heard(): void {
    this.hasHeard = true;
    if (!this.isReading) void this.readUntilQuiet();
  }

  /** Ends all connections, so that the pages connect to another server. */
  stop(): void {
    this.isStopped = true;
    for (const { connection } of [...this.listening]) connection.end();
  }

  private forget(listening: Listening): void {
    this.listening.delete(listening);
    if (this.listening.size > 0) return;
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    this.place = null;
  }

  private async readUntilQuiet(): Promise<void> {
    this.isReading = true;
    while (this.hasHeard && this.listening.size > 0) {
      this.hasHeard = false;
      await this.read().catch((error: unknown) => this.log.warn({ err: error }, 'Changes could not be read'));
      await pause(READ_MILLISECONDS, undefined, { ref: false });
    }
    this.isReading = false;
  }

  private async read(): Promise<void> {
    const from = this.place;
    // The connections that open at this moment read for themselves.
    if (!from) return;
    const { changes, isIncomplete, next } = await this.changes.readFrom(from);
    // A page that opened meanwhile may have set an earlier place: then that place stays.
    if (this.place === from) this.place = next;
    const untold = [...changes].filter(([key]) => !this.told.has(key)).map(([, change]) => change);
    this.told = new Set(
      [...changes].filter(([, { transaction }]) => transaction >= next.transaction).map(([key]) => key),
    );
    for (const { connection } of this.listening) {
      if (isIncomplete) connection.addIncomplete();
      else connection.add(untold);
    }
  }

  private check(): void {
    const now = performance.now();
    for (const { connection, endsAt } of [...this.listening]) {
      if (now > endsAt || connection.silence > SILENT_MILLISECONDS) connection.end();
      else if (connection.silence > BEAT_MILLISECONDS) connection.beat();
      else connection.deliver();
    }
    // Announcements may be lost while the database is away.
    this.heard();
    if (!this.isChecking) void this.checkRights();
  }

  private async checkRights(): Promise<void> {
    this.isChecking = true;
    const checked = [...this.listening];
    try {
      const rights = await this.stillMay(checked.map(({ viewer }) => viewer));
      checked.forEach(({ connection, topics }, index) => {
        const permissions = rights[index];
        if (!topics.every((topic) => permissions?.has(PERMISSION_OF[topic]))) connection.end();
      });
    } catch (error) {
      this.log.warn({ err: error }, 'The rights of open pages could not be checked');
    } finally {
      this.isChecking = false;
    }
  }
}
