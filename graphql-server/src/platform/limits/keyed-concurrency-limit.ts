/** Thrown when a task has waited too long. Its work was not started. */
export class WaitTimeout extends Error {}

interface Queue {
  running: number;
  waiting: Set<WaitingTask>;
}

interface WaitingTask {
  start: () => void;
  giveUp: () => void;
}

/**
 * Limits how many tasks with one key run at once. Further tasks wait in memory in the order of their arrival, without a
 * database connection.
 */
export class KeyedConcurrencyLimit {
  /** Only keys with running tasks. */
  private readonly queues = new Map<string, Queue>();

  constructor(
    private readonly atOnce: number,
    private readonly longestWaitMilliseconds: number,
  ) {}

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(key) ?? { running: 0, waiting: new Set() };
    this.queues.set(key, queue);
    if (queue.running < this.atOnce) queue.running += 1;
    else await this.wait(queue);
    try {
      return await work();
    } finally {
      this.startNext(key, queue);
    }
  }

  /** Ends the wait of all tasks with this key, because a running task found that they cannot succeed. */
  rejectWaiting(key: string): void {
    for (const { giveUp } of this.queues.get(key)?.waiting ?? []) giveUp();
  }

  /** Resolves when a task hands over its place, which stays counted as running. */
  private wait({ waiting }: Queue): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (end: () => void) => () => {
        clearTimeout(timer);
        waiting.delete(self);
        end();
      };
      const self = { start: leave(resolve), giveUp: leave(() => reject(new WaitTimeout())) };
      const timer = setTimeout(self.giveUp, this.longestWaitMilliseconds);
      waiting.add(self);
    });
  }

  private startNext(key: string, queue: Queue): void {
    const [next] = queue.waiting;
    if (next) return next.start();
    queue.running -= 1;
    if (queue.running === 0) this.queues.delete(key);
  }
}
