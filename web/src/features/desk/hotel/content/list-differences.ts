/** How a list that was stored elsewhere differs from the list in the form. Items are matched by their titles. */
export interface ListDifferences<Item> {
  /** Items that are stored and not in the form. */
  onlyStored: Item[];
  /** Items that are in the form and not stored. */
  onlyHere: Item[];
  /** The stored version of items that are in both with different values. */
  changed: Item[];
  /** Whether the common items are in a different order. */
  isReordered: boolean;
}

export function differencesOf<Item>(
  here: readonly Item[],
  stored: readonly Item[],
  titleOf: (item: Item) => string,
): ListDifferences<Item> {
  const byTitle = (items: readonly Item[]) => new Map(items.map((item) => [titleOf(item), item]));
  const [ours, theirs] = [byTitle(here), byTitle(stored)];
  const isEqual = (one: Item, other: Item | undefined) => JSON.stringify(one) === JSON.stringify(other);
  const inBoth = (items: readonly Item[]) =>
    items.map(titleOf).filter((title) => ours.has(title) && theirs.has(title));
  const common = stored.filter((item) => ours.has(titleOf(item)));
  return {
    onlyStored: stored.filter((item) => !ours.has(titleOf(item))),
    onlyHere: here.filter((item) => !theirs.has(titleOf(item))),
    changed: common.filter((item) => !isEqual(item, ours.get(titleOf(item)))),
    isReordered: inBoth(here).join('\n') !== inBoth(stored).join('\n'),
  };
}
