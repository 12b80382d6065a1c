const KEY = 'saffron-court.releases-left';

const typedInto = new Set<HTMLElement>();

/** Records whether the guest has typed something. */
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

/** The addresses of this page's built scripts, which change with their content. */
const scripts = () =>
  [...document.scripts].flatMap((script) => script.getAttribute('src')?.match(/^\/assets\/.*/) ?? []);

/** Whether the server has a different release from this page; false when that is unknown. */
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
 * Reloads the page in the server's release, unless the guest has typed something. A tab leaves each release only once,
 * so that servers of two releases do not make it reload forever.
 */
export function openNewRelease(reload = () => window.location.reload()): boolean {
  if (hasTyped()) return false;
  try {
    const release = scripts().join();
    const left = sessionStorage.getItem(KEY) ?? '';
    if (left.includes(release)) return false;
    sessionStorage.setItem(KEY, left + release);
  } catch {
    // Without storage the page might reload forever.
    return false;
  }
  reload();
  return true;
}
