const KEY = 'saffron-court.releases-left';

const typedInto = new Set<HTMLElement>();

/** Notes what the guest types into. */
export function followTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLElement) typedInto.add(target);
    },
    { capture: true, passive: true },
  );
}

const hasTyped = () => [...typedInto].some(({ isConnected }) => isConnected);

/** The built scripts of this page. Their names change with their content. */
const scripts = () =>
  [...document.scripts].flatMap((script) => script.getAttribute('src')?.match(/^\/assets\/.*/) ?? []);

/** Whether the server has another release than this page; false when it does not say. */
export async function isUpdated(): Promise<boolean> {
  try {
    const response = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store' });
    const page = await response.text();
    return response.ok && scripts().some((script) => !page.includes(script));
  } catch {
    return false;
  }
}

/**
 * Loads the page anew in the server's release, unless the guest has typed something. A tab leaves each release once:
 * servers of two releases must not send it to and fro.
 */
export function openNewRelease(reload = () => window.location.reload()): boolean {
  if (hasTyped()) return false;
  try {
    const release = scripts().join();
    const left = sessionStorage.getItem(KEY) ?? '';
    if (left.includes(release)) return false;
    sessionStorage.setItem(KEY, left + release);
  } catch {
    // Without storage nothing would end a loop.
    return false;
  }
  reload();
  return true;
}
