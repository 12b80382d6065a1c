import { createLog } from '../../../platform/log/log';
import type { HotelOfPage } from './page-rendering';
import { SearchPage } from './search-page';

const HOTEL = { name: 'The Old Mill' } as HotelOfPage;

test('of many new searches at once, those beyond 25 are sent without results, until one is made', async () => {
  const ends: ((body: string) => void)[] = [];
  const renderPage = () => new Promise<string>((resolve) => ends.push(resolve));
  const rendering = { renderPage, renderPageWithoutData: renderPage };
  const search = new SearchPage({
    rendering,
    log: createLog('silent'),
    scale: 100,
    longestWaitMilliseconds: 60_000,
  });
  const ask = () => search.body('/book?checkin=2026-12-04', HOTEL, () => async () => ({}));
  const made = Array.from({ length: 25 }, ask);
  expect(await ask()).toBeNull();
  ends[0]?.('A page');
  expect(await made[0]).toBe('A page');
  const next = ask();
  ends.forEach((end) => end('Another'));
  ends.at(-1)?.('Another');
  expect(await next).toBe('Another');
  await Promise.all(made);
});
