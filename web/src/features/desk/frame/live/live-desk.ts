import type { ChangeTopic } from '../../../../generated/graphql';

/** What one event tells. */
export interface HeardChanges {
  cursor: string;
  changes: readonly { topic: ChangeTopic; subject: string | null }[];
  loadAgain: boolean;
}

/** Why a connection ended. */
export type StreamEnd =
  | { kind: 'completed' }
  | { kind: 'lost' }
  /** The server refused with this status. */
  | { kind: 'refused'; status: number };

/** Opens a connection that continues at the cursor; returns what closes it. */
export type OpenStream = (
  cursor: string | null,
  sink: { next: (heard: HeardChanges) => void; ended: (end: StreamEnd) => void },
) => () => void;

/** `refused`: the account may not listen, so nothing is shown about it. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'refused';

/** What a page listens to, and how it loads its data again. */
export interface Watched {
  topics: readonly ChangeTopic[];
  ask: () => Promise<unknown>;
  /** The pause after each load, for pages whose data is much work for the server. */
  restMilliseconds?: number;
}

interface Watcher extends Watched {
  isDue: boolean;
  isAsking: boolean;
}

/** A message from one page of the browser to its other pages. */
type Message = { kind: 'heard'; heard: HeardChanges } | { kind: 'state'; state: LiveState };

/** The shortest time between two loads of a page. */
const ASK_MILLISECONDS = 1_000;
/** The server sends an event every ten seconds. */
const SILENT_MILLISECONDS = 25_000;
const ASLEEP_MILLISECONDS = 15_000;
const FIRST_WAIT_MILLISECONDS = 500;
const LONGEST_WAIT_MILLISECONDS = 30_000;
const NO_RIGHT = [401, 403];
/** The status that a proxy returns while its server restarts. */
const AWAY = [502, 504];

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Receives the changes of others. One page of the browser holds the connection and tells the other pages by a
 * BroadcastChannel. The page that has the lock with this name holds the connection. When that page is closed, the
 * next page takes over, from the same cursor.
 */
export class LiveDesk {
  private readonly watchers = new Set<Watcher>();
  private readonly listeners = new Set<() => void>();
  private state: LiveState = 'connecting';
  private cursor: string | null = null;
  private heardAt = Date.now();
  private loadedAgainAt = Date.now();
  private askedAt = 0;
  /** The number of attempts to connect since the last message, or since the page woke up. */
  private failures = 0;
  private timer: number | undefined;
  private channel: BroadcastChannel | null = null;
  private breakOff = (): void => undefined;

  constructor(
    private readonly open: OpenStream,
    /** The name of the account: pages with an equal name share one connection. */
    private readonly name: string,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): LiveState => this.state;

  /** Listens until the returned function is called. */
  start(): () => void {
    const stopping = new AbortController();
    const { signal } = stopping;
    const channel = new BroadcastChannel(this.name);
    channel.onmessage = ({ data }: MessageEvent<Message>) => this.take(data);
    this.channel = channel;
    document.addEventListener('visibilitychange', this.wake, { signal });
    for (const event of ['focus', 'online']) window.addEventListener(event, this.wake, { signal });
    void this.lead(signal);
    return () => {
      stopping.abort();
      channel.close();
      this.channel = null;
      window.clearTimeout(this.timer);
      this.timer = undefined;
    };
  }

  /** Asks again when one of the topics changes, until the returned function is called. */
  watch(watched: Watched): () => void {
    const watcher = { ...watched, isDue: false, isAsking: false };
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private async lead(signal: AbortSignal): Promise<void> {
    // Browsers have locks only on secure pages. Elsewhere each page has a connection of its own.
    if (!('locks' in navigator)) return this.listenUntil(signal);
    await navigator.locks
      .request(this.name, { signal }, () => this.listenUntil(signal))
      .catch(() => undefined);
  }

  private async listenUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { end, hasHeard } = await this.listenOnce(signal);
      if (signal.aborted) return;
      this.failures = hasHeard ? 0 : this.failures + 1;
      const isRefused = end.kind === 'refused' && NO_RIGHT.includes(end.status);
      this.tell({ kind: 'state', state: isRefused ? 'refused' : 'reconnecting' });
      await this.rest(waitAfter(end, this.failures), signal);
      if (!isRefused) this.loadAgainMeanwhile();
    }
  }

  /** One connection, from its opening to its end. */
  private listenOnce(signal: AbortSignal): Promise<{ end: StreamEnd; hasHeard: boolean }> {
    return new Promise((resolve) => {
      let hasHeard = false;
      let silence: number | undefined;
      const finish = (end: StreamEnd): void => {
        window.clearTimeout(silence);
        signal.removeEventListener('abort', lose);
        this.breakOff = () => undefined;
        close();
        resolve({ end, hasHeard });
      };
      const lose = () => finish({ kind: 'lost' });
      const expectMore = () => {
        window.clearTimeout(silence);
        silence = window.setTimeout(lose, SILENT_MILLISECONDS);
      };
      // The page has missed changes between its loading and the first connection.
      const isFirst = this.cursor === null;
      let close = (): void => undefined;
      expectMore();
      signal.addEventListener('abort', lose);
      this.breakOff = lose;
      close = this.open(this.cursor, {
        next: (heard) => {
          const loadAgain = heard.loadAgain || (isFirst && !hasHeard);
          hasHeard = true;
          expectMore();
          this.tell({ kind: 'heard', heard: { ...heard, loadAgain } });
        },
        ended: finish,
      });
    });
  }

  private rest(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        window.clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.breakOff = () => undefined;
        resolve();
      };
      const timer = window.setTimeout(done, milliseconds);
      signal.addEventListener('abort', done);
      this.breakOff = done;
    });
  }

  /** Without a connection, all pages load their data every half minute. */
  private loadAgainMeanwhile(): void {
    if (Date.now() - Math.max(this.heardAt, this.loadedAgainAt) < LONGEST_WAIT_MILLISECONDS) return;
    this.loadedAgainAt = Date.now();
    this.markDue(() => true);
  }

  private tell(message: Message): void {
    this.channel?.postMessage(message);
    this.take(message);
  }

  private take(message: Message): void {
    if (message.kind === 'state') return this.enter(message.state);
    const { cursor, changes, loadAgain } = message.heard;
    this.heardAt = Date.now();
    this.cursor = cursor;
    this.enter('live');
    const changed = new Set(changes.map(({ topic }) => topic));
    this.markDue(({ topics }) => loadAgain || topics.some((topic) => changed.has(topic)));
  }

  private enter(state: LiveState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  /** After a sleep the connection is often dead without the browser's notice. */
  private readonly wake = (): void => {
    if (isHidden()) return;
    if (Date.now() - this.heardAt > ASLEEP_MILLISECONDS) {
      this.heardAt = Date.now();
      // After sleep the network may need a moment, too: the next attempts follow soon.
      this.failures = 0;
      this.breakOff();
      this.markDue(() => true);
    }
    this.askSoon();
  };

  private markDue(isConcerned: (watcher: Watcher) => boolean): void {
    for (const watcher of this.watchers) watcher.isDue ||= isConcerned(watcher);
    this.askSoon();
  }

  private readonly askSoon = (): void => {
    if (this.timer !== undefined || isHidden() || !this.dueWatchers().length) return;
    const wait = Math.max(0, this.askedAt + ASK_MILLISECONDS - Date.now());
    this.timer = window.setTimeout(() => {
      this.timer = undefined;
      this.askedAt = Date.now();
      for (const watcher of this.dueWatchers()) this.askFor(watcher);
    }, wait);
  };

  private dueWatchers(): Watcher[] {
    return [...this.watchers].filter(({ isDue, isAsking }) => isDue && !isAsking);
  }

  private askFor(watcher: Watcher): void {
    watcher.isDue = false;
    watcher.isAsking = true;
    void watcher
      .ask()
      // The page keeps what it shows. It loads again at the next change, or after half a minute.
      .catch(() => undefined)
      .then(() => resting(watcher.restMilliseconds ?? 0))
      .then(() => {
        watcher.isAsking = false;
        this.askSoon();
      });
  }
}

async function resting(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => window.setTimeout(resolve, milliseconds));
}

/** How long a page waits before it connects again. Pages of many browsers do not come at once. */
function waitAfter(end: StreamEnd, failures: number): number {
  if (end.kind === 'refused' && !AWAY.includes(end.status))
    return LONGEST_WAIT_MILLISECONDS * (1 + Math.random() / 5);
  if (end.kind === 'completed' && failures === 0) return Math.random() * ASK_MILLISECONDS;
  const wait = Math.min(LONGEST_WAIT_MILLISECONDS, FIRST_WAIT_MILLISECONDS * 2 ** failures);
  return wait * (0.5 + Math.random());
}
