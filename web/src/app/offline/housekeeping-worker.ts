/**
 * Opens the page of housekeeping on a phone without a connection. The build writes this file next to the page. The
 * file can neither import nor export. It answers only requests for the page itself, for files with a hash in their
 * name, and a few failed requests of the page. The page stores the answers (`kept-page.ts` has these names, too).
 */
const PAGE = '/desk/housekeeping';
const CACHE = 'saffron-court.housekeeping';
const KEPT_AT = 'x-kept-at';
/** A desk session ends after this time. What is older is neither shown nor stored any longer. */
const LONGEST_KEPT_MILLISECONDS = 12 * 60 * 60 * 1000;
/** After this time without an answer, the connection counts as lost. */
const PATIENCE_MILLISECONDS = 5_000;
/** Statuses of a server or a proxy that is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  request: Request;
  clientId: string;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(said: object): void } | undefined>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

async function kept(address: string): Promise<Response | null> {
  const cache = await caches.open(CACHE);
  return (await cache.match(address, { ignoreVary: true, ignoreSearch: true })) ?? null;
}

async function keptLately(address: string): Promise<Response | null> {
  const response = await kept(address);
  if (!response) return null;
  const age = Date.now() - Number(response.headers.get(KEPT_AT) ?? 0);
  if (age <= LONGEST_KEPT_MILLISECONDS) return response;
  await caches.delete(CACHE);
  return null;
}

/** The answer of the network; null when there is none, or none in time. */
async function answered(request: Request): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MILLISECONDS));
  const response = await Promise.race([fetch(request).catch(() => null), late]);
  return response && !AWAY.has(response.status) ? response : null;
}

/** The network first, so that nothing old is shown while there is a connection. */
async function page(request: Request): Promise<Response> {
  return (await answered(request.clone())) ?? (await keptLately(PAGE)) ?? fetch(request);
}

/** A file whose name changes with its content. */
const file = async (request: Request): Promise<Response> =>
  (await kept(new URL(request.url).pathname)) ?? fetch(request);

async function nameOf(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => null);
  const named =
    typeof body === 'object' && body !== null && 'operationName' in body ? body.operationName : '';
  return typeof named === 'string' ? named : '';
}

/** What the page asks the server. Only what the page has kept is answered without a connection. */
async function data(request: Request, clientId: string): Promise<Response> {
  const address = `${PAGE}/kept/${await nameOf(request.clone())}`;
  const before = await keptLately(address);
  if (!before) return fetch(request);
  const now = await answered(request.clone());
  const client = await worker.clients.get(clientId);
  client?.postMessage({ keptAt: now ? null : Number(before.headers.get(KEPT_AT)), address });
  return now ?? before;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(page(request));
  } else if (request.method === 'GET' && pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.method === 'POST' && pathname === '/graphql') event.respondWith(data(request, clientId));
});
