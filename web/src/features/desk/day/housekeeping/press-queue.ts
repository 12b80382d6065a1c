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
  /** Makes the press count once, however often it is sent. */
  key: string;
  roomNumber: string;
  /** When it was made, by the phone's clock, in milliseconds since 1970. */
  madeAt: number;
};

/** What became of a press that was sent. */
export type Sent =
  /** The server has it. */
  | { kind: 'kept' }
  /** The server will never take it. */
  | { kind: 'refused'; message: string }
  /** There was no response, or one that says to try again. */
  | { kind: 'not sent'; message: string | null };

/** What a page shows of the queue. */
interface QueueState {
  /** In the order in which they were made. */
  waiting: readonly WaitingPress[];
  /** Why the first press waits, in the server's words; null when there was no response. */
  problem: string | null;
  /** What the server refused, until the person has read it. */
  refused: readonly RefusedPress[];
}

/** Something that the server will never take. */
interface RefusedPress {
  key: string;
  roomNumber: string;
  /** What it was about, such as an item of the minibar; null for a state. */
  about: string | null;
  message: string;
}

/** Where the presses are kept, so that a reload loses none. */
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

/** What each form of a press has. Clocks of phones may be wrong, so the server gets the time that it waited. */
export function formOf({ key, roomNumber, madeAt }: WaitingPress, now = Date.now()) {
  const seconds = Math.round((now - madeAt) / 1000);
  const waitedSeconds = Math.min(Math.max(seconds, 0), LONGEST_WAIT_SECONDS);
  return { roomNumber, waitedSeconds, idempotencyKey: key };
}

/** What the person reads of a press beside its room. */
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

  /** `name` is the key of the presses in the store; one person's presses are not sent as another's. */
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

  /** Keeps a press, and sends it after those before it. Returns its key. */
  press(roomNumber: string, pressed: Pressed): string {
    const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
    const key = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    this.keep([...this.stored(), { ...pressed, key, roomNumber, madeAt: Date.now() }]);
    this.change({});
    void this.sendAll();
    return key;
  }

  /** Gives up the first press, which the server does not take. */
  discardFirst(): void {
    this.keep(this.stored().slice(1));
    this.change({ problem: null });
    void this.sendAll();
  }

  /** Sends the presses in their order, until none waits or one could not be sent. */
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

  /** Names something that the server refused, until the person has read it, also after a reload. */
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
