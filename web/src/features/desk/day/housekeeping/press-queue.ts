import type { RoomMarkKind } from '../../../../generated/graphql';

/** What a person presses about a room. */
export type Pressed =
  | { kind: RoomMarkKind }
  /** Something that was found in the room. */
  | { kind: 'FOUND'; what: string }
  /** What must be repaired in the room. */
  | { kind: 'REPAIR'; note: string }
  /** A piece that the guest of this stay took from the minibar. */
  | { kind: 'MINIBAR'; stay: string; item: number; itemName: string }
  /** Somebody else makes the room today. */
  | { kind: 'GIVEN'; makerId: string; makerName: string };

/** A press that the server has not confirmed. */
export type WaitingPress = Pressed & {
  /** The idempotency key of the press: a press that is sent several times counts once. */
  key: string;
  roomNumber: string;
  /** The time of the press, by the phone's clock, in milliseconds since 1970. */
  madeAt: number;
};

/** The result of sending a press. */
export type Sent =
  /** The server has it. */
  | { kind: 'kept' }
  /** The server will never take it. */
  | { kind: 'refused'; message: string }
  /** There was no response, or the response says to try again. */
  | { kind: 'not sent'; message: string | null };

/** What a page shows of the queue. */
interface QueueState {
  /** In the order in which they were made. */
  waiting: readonly WaitingPress[];
  /** Why the first press waits, in the server's words; null when there was no response. */
  problem: string | null;
  /** Presses that the server refused, until the person has read the message. */
  refused: readonly RefusedPress[];
}

/** Something that the server will never take. */
interface RefusedPress {
  key: string;
  roomNumber: string;
  /** The subject of the press, such as an item of the minibar; null for a state. */
  about: string | null;
  message: string;
}

/** The place where presses are stored, so that a reload loses no press. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const RETRY_MILLISECONDS = 5_000;
const LONGEST_WAIT_SECONDS = 172_800;

const isRefused = (one: unknown): one is RefusedPress =>
  typeof one === 'object' && one !== null && 'key' in one && 'message' in one && 'roomNumber' in one;

const isPress = (one: unknown): one is WaitingPress =>
  typeof one === 'object' &&
  one !== null &&
  'key' in one &&
  'roomNumber' in one &&
  'kind' in one &&
  'madeAt' in one;

/**
 * The fields that each kind of press sends. Clocks of phones may be wrong, so the server gets the time that the press
 * waited.
 */
export function formOf({ key, roomNumber, madeAt }: WaitingPress, now = Date.now()) {
  const seconds = Math.round((now - madeAt) / 1000);
  const waitedSeconds = Math.min(Math.max(seconds, 0), LONGEST_WAIT_SECONDS);
  return { roomNumber, waitedSeconds, idempotencyKey: key };
}

/** The words for a press, next to its room. */
function aboutOf(press: WaitingPress): string | null {
  if (press.kind === 'MINIBAR') return press.itemName;
  if (press.kind === 'FOUND') return press.what;
  return press.kind === 'REPAIR' ? press.note : null;
}

/** Keeps presses in the browser and sends them one after another, each once, as soon as there is a connection. */
export class PressQueue {
  private state: QueueState;
  private readonly listeners = new Set<() => void>();
  private isSending = false;
  private retry: number | undefined;

  /**
   * `name` is the key of the presses in the store. It names the person, so that presses of one person are never sent
   * by another person.
   */
  constructor(
    private readonly store: Store,
    private readonly name: string,
    private readonly send: (press: WaitingPress) => Promise<Sent>,
  ) {
    this.state = { waiting: this.stored(), problem: null, refused: this.refused() };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): QueueState => this.state;

  /** Sends what waits now, and whenever the connection comes back. Returns how to stop. */
  start(): () => void {
    const stopped = new AbortController();
    const wake = () => void this.sendAll();
    for (const event of ['online', 'focus']) window.addEventListener(event, wake, { signal: stopped.signal });
    // Another tab has sent or made presses.
    window.addEventListener('storage', () => this.change({}), { signal: stopped.signal });
    wake();
    return () => {
      stopped.abort();
      window.clearTimeout(this.retry);
    };
  }

  /** Stores a press, and sends it after earlier presses. Returns the key of the press. */
  press(roomNumber: string, pressed: Pressed): string {
    const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
    const key = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    this.keep([...this.stored(), { ...pressed, key, roomNumber, madeAt: Date.now() }]);
    this.change({});
    void this.sendAll();
    return key;
  }

  /** Removes the first press, which the server does not accept. */
  discardFirst(): void {
    this.keep(this.stored().slice(1));
    this.change({ problem: null });
    void this.sendAll();
  }

  /** Sends the presses in their order, until all are sent or a press could not be sent. */
  async sendAll(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    window.clearTimeout(this.retry);
    for (let press = this.stored()[0]; press; press = this.stored()[0]) {
      const sent = await this.send(press);
      if (sent.kind === 'not sent') {
        this.change({ problem: sent.message });
        this.retry = window.setTimeout(() => void this.sendAll(), RETRY_MILLISECONDS);
        break;
      }
      const { key, roomNumber } = press;
      this.keep(this.stored().filter((one) => one.key !== key));
      if (sent.kind === 'refused')
        this.refuse({ key, roomNumber, about: aboutOf(press), message: sent.message });
      this.change({ problem: null });
    }
    this.isSending = false;
  }

  /** Stores a refused press until the person has read the message, even after a reload. */
  refuse(refused: RefusedPress): void {
    this.write(this.refusedName, [...this.refused(), refused]);
    this.change({});
  }

  /** The person has read what was refused. */
  forgetRefused(): void {
    this.write(this.refusedName, []);
    this.change({});
  }

  private get refusedName(): string {
    return `${this.name}.refused`;
  }

  private stored(): WaitingPress[] {
    return this.read(this.name).filter(isPress);
  }

  private refused(): RefusedPress[] {
    return this.read(this.refusedName).filter(isRefused);
  }

  private read(name: string): unknown[] {
    try {
      const parsed: unknown = JSON.parse(this.store.getItem(name) ?? '[]');
      return Array.isArray(parsed) ? parsed : [];
    } catch {
      return this.unstored[name] ?? [];
    }
  }

  /** Where the browser stores nothing, presses wait until the page is closed. */
  private readonly unstored: Record<string, unknown[]> = {};

  private keep(waiting: WaitingPress[]): void {
    this.write(this.name, waiting);
  }

  private write(name: string, list: unknown[]): void {
    this.unstored[name] = list;
    try {
      if (list.length === 0) this.store.removeItem(name);
      else this.store.setItem(name, JSON.stringify(list));
    } catch {
      // The list above has them.
    }
  }

  private change(changes: Partial<Pick<QueueState, 'problem'>>): void {
    this.state = { ...this.state, ...changes, waiting: this.stored(), refused: this.refused() };
    for (const listener of this.listeners) listener();
  }
}
