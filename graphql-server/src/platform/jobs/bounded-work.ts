import { isDatabaseAway } from '../database/database';

/**
 * Does the work for each item in turn. An item that fails is reported and does not stop the others; only without a database is
 * no more work started.
 */
export async function workOnEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  report: (item: Item, error: unknown) => void,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      report(item, error);
    }
  }
}

/**
 * Does the work for each item, at most `atOnce` at a time. When one returns false or fails, no more work is started.
 * True when all work was done and returned true.
 */
export async function runConcurrently<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  const left = [...items].reverse();
  let isComplete = true;
  const workOn = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      const mayContinue = await work(item).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
      if (mayContinue) continue;
      isComplete = false;
      left.length = 0;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, workOn));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return isComplete;
}
