const KEY = 'saffron-court.hold';

// Storage may be disabled. Then the hold is known only until the guest leaves the page.
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The token of an unpaid hold, so that the guest can continue after a reload. It is kept as long as the tab. */
export const rememberedHold = {
  read: (): string | null => attempt(() => sessionStorage.getItem(KEY), null),
  keep: (token: string): void => attempt(() => sessionStorage.setItem(KEY, token), undefined),
  forget: (): void => attempt(() => sessionStorage.removeItem(KEY), undefined),
  /** Forgets this hold, and no other. */
  forgetIf: (token: string): void => {
    if (rememberedHold.read() === token) rememberedHold.forget();
  },
};
