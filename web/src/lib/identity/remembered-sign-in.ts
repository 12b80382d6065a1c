const MARK = 'saffron-court.signed-in';

/** Remembers that somebody signed in here, so that the next page loads the provider's code. */
export function rememberSignIn(where: 'always' | 'this tab'): void {
  forgetSignIn();
  (where === 'always' ? localStorage : sessionStorage).setItem(MARK, 'yes');
}

export function forgetSignIn(): void {
  localStorage.removeItem(MARK);
  sessionStorage.removeItem(MARK);
}

export function isSignInRemembered(): boolean {
  return localStorage.getItem(MARK) !== null || sessionStorage.getItem(MARK) !== null;
}

/** Whether the sign-in lasts longer than the tab. */
export function isSignInKept(): boolean {
  return localStorage.getItem(MARK) !== null;
}

/** Calls the listener when somebody signs in in another tab. */
export function whenRemembered(listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === MARK && newValue !== null) listener();
  });
}
