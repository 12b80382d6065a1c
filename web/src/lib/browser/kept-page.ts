/** The one page that opens without a connection, and its worker, which has these names, too. */
const KEPT_PAGE = '/desk/housekeeping';
const WORKER = '/desk/housekeeping-worker.js';
const CACHE = 'saffron-court.housekeeping';
const KEPT_AT = 'x-kept-at';

const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window && window.isSecureContext;

/** The addresses of the files with a hash in their name that this page has loaded. */
function filesOfPage(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ofBuild = addresses.filter(
    ({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'),
  );
  return [...new Set(ofBuild.map(({ pathname }) => pathname))];
}

/** Keeps the page as it is now, its files, and these answers of the server by operation. Throws without a connection. */
export async function keepPage(answers: Readonly<Record<string, object>>): Promise<void> {
  if (!canKeep()) return;
  await navigator.serviceWorker.register(WORKER, { scope: KEPT_PAGE });
  const shell = await fetch(KEPT_PAGE, { headers: { accept: 'text/html' } });
  if (!shell.ok) return;
  const cache = await caches.open(CACHE);
  const keptAt = { [KEPT_AT]: String(Date.now()) };
  const headers = new Headers({ ...Object.fromEntries(shell.headers), ...keptAt });
  // The text is unpacked already.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await cache.put(KEPT_PAGE, new Response(await shell.text(), { headers }));
  for (const [operation, data] of Object.entries(answers)) {
    const answer = new Response(JSON.stringify({ data }), {
      headers: { 'content-type': 'application/json', ...keptAt },
    });
    await cache.put(`${KEPT_PAGE}/kept/${operation}`, answer);
  }
  const files = filesOfPage();
  const missing = await Promise.all(
    files.map(async (address) => ((await cache.match(address)) ? null : address)),
  );
  await cache.addAll(missing.filter((address) => address !== null));
  await forgetOtherFiles(cache, new Set(files));
}

/** Files of an earlier release. */
async function forgetOtherFiles(cache: Cache, files: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !files.has(pathname)) await cache.delete(request);
  }
}

/** Removes the stored page and its worker, after a sign-out or when the session has ended. Waiting presses stay. */
export async function forgetKeptPage(): Promise<void> {
  if (!canKeep()) return;
  await caches.delete(CACHE);
  const registration = await navigator.serviceWorker.getRegistration(KEPT_PAGE);
  if (registration?.scope.endsWith(KEPT_PAGE)) await registration.unregister();
}

/** Calls the listener with the time from which an answer was kept, or null for an answer of the server. Returns how to stop. */
export function whenKept(operation: string, listener: (keptAt: number | null) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const stopped = new AbortController();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ keptAt?: number | null; address?: string } | null>) => {
      if (data?.address === `${KEPT_PAGE}/kept/${operation}`) listener(data.keptAt ?? null);
    },
    { signal: stopped.signal },
  );
  return () => stopped.abort();
}
