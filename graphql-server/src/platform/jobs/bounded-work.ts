/**
 * Does the work for each item, at most `atOnce` at a time. Once one of them says false or fails, nothing more is begun;
 * what is under way is finished. True when all said to go on.
 */
export async function workThrough<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  const left = [...items].reverse();
  let allWentOn = true;
  const workOn = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      const goesOn = await work(item).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
      if (goesOn) continue;
      allWentOn = false;
      left.length = 0;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, workOn));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return allWentOn;
}
