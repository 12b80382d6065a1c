import type { PictureStore, WaitingPicture } from './picture-store';

/** The result of sending a picture. */
export type SentPicture =
  /** The server has it. */
  | { kind: 'kept' }
  /** The server will never take it. */
  | { kind: 'refused'; message: string }
  /** There was no response, or the response says to try again. */
  | { kind: 'not sent'; message: string | null };

interface PicturesState {
  /** For each picture that waits, its room. */
  waiting: readonly Pick<WaitingPicture, 'note' | 'roomNumber'>[];
  /** Why the first picture waits, in the server's words; null when there was no response. */
  problem: string | null;
}

interface PictureQueueNeeds {
  store: Promise<PictureStore>;
  /** The account of the person, whose pictures alone are sent. */
  person: string;
  send: (picture: WaitingPicture) => Promise<SentPicture>;
  /** Whether the note of the picture has not been sent yet. The picture waits for it. */
  isNoteWaiting: (note: string) => boolean;
  onRefused: (picture: WaitingPicture, message: string) => void;
}

const RETRY_MILLISECONDS = 5_000;

/** Keeps pictures in the browser and sends them one after another, each once, after their notes. Presses never wait for them. */
export class PictureQueue {
  private state: PicturesState = { waiting: [], problem: null };
  private readonly listeners = new Set<() => void>();
  private sending: Promise<void> | null = null;
  /** Whether new pictures were added while pictures were being sent. */
  private isWoken = false;
  private retry: number | undefined;

  constructor(private readonly needs: PictureQueueNeeds) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): PicturesState => this.state;

  /** Sends waiting pictures now, and each time the connection returns. Returns the function that stops this. */
  start(): () => void {
    const stopped = new AbortController();
    const wake = () => void this.sendAll();
    for (const event of ['online', 'focus']) window.addEventListener(event, wake, { signal: stopped.signal });
    wake();
    return () => {
      stopped.abort();
      window.clearTimeout(this.retry);
    };
  }

  /** Keeps the picture of a note, and sends it once the note is sent. */
  async keep(picture: Omit<WaitingPicture, 'person'>): Promise<void> {
    const store = await this.needs.store;
    await store.add({ ...picture, person: this.needs.person });
    await this.sendAll();
  }

  /** Gives up the first picture. Its note stays. */
  async discardFirst(): Promise<void> {
    const [first] = this.state.waiting;
    if (first) await (await this.needs.store).remove(first.note);
    await this.sendAll();
  }

  /** Sends the pictures in their order, until none waits or one could not be sent. */
  async sendAll(): Promise<void> {
    this.isWoken = true;
    await this.show(this.state.problem);
    this.sending ??= this.sendWhileWoken().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async sendWhileWoken(): Promise<void> {
    window.clearTimeout(this.retry);
    while (this.isWoken) {
      this.isWoken = false;
      await this.sendEach();
    }
  }

  private async sendEach(): Promise<void> {
    const store = await this.needs.store;
    for (let picture = await this.next(); picture; picture = await this.next()) {
      const sent = await this.needs.send(picture);
      if (sent.kind === 'not sent') {
        // Pictures that were added meanwhile are sent at the next attempt.
        this.isWoken = false;
        this.retry = window.setTimeout(() => void this.sendAll(), RETRY_MILLISECONDS);
        return this.show(sent.message);
      }
      await store.remove(picture.note);
      if (sent.kind === 'refused') this.needs.onRefused(picture, sent.message);
      await this.show(null);
    }
  }

  private async mine(): Promise<WaitingPicture[]> {
    const pictures = await (await this.needs.store).all();
    return pictures.filter(({ person }) => person === this.needs.person);
  }

  private async next(): Promise<WaitingPicture | undefined> {
    return (await this.mine()).find(({ note }) => !this.needs.isNoteWaiting(note));
  }

  private async show(problem: string | null): Promise<void> {
    const waiting = (await this.mine()).map(({ note, roomNumber }) => ({ note, roomNumber }));
    this.state = { waiting, problem: waiting.length > 0 ? problem : null };
    for (const listener of this.listeners) listener();
  }
}
