const KEY = 'saffron-court.hold';

// Storage may be forbidden; a hold that is not remembered is still in the guest's hands until the page is left.
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The token of a hold that waits for payment, so that a reload can offer to go on. Lives as long as the tab. */
export const rememberedHold = {
  read: (): string | null => attempt(() => sessionStorage.getItem(KEY), null),
  keep: (token: string): void => attempt(() => sessionStorage.setItem(KEY, token), undefined),
  forget: (): void => attempt(() => sessionStorage.removeItem(KEY), undefined),
};
