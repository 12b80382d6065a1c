import { followTyping, isUpdated, openNewRelease } from './release';

const OURS = '<script type="module" src="/assets/index-1.js"></script>';

/** Serves this page from now on. */
function serve(html: string | Error) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    html instanceof Error ? Promise.reject(html) : Promise.resolve(new Response(html)),
  );
}

beforeAll(followTyping);
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = OURS;
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('a page whose scripts the server still names is up to date', async () => {
  serve(`<html>${OURS}</html>`);
  expect(await isUpdated()).toBe(false);
});

test('a server that names other scripts has another release', async () => {
  serve('<html><script type="module" src="/assets/index-2.js"></script></html>');
  expect(await isUpdated()).toBe(true);
});

test('no response is no update', async () => {
  serve(new TypeError('offline'));
  expect(await isUpdated()).toBe(false);
});

test('a tab leaves each release once', () => {
  const reload = vi.fn();
  expect(openNewRelease(reload)).toBe(true);
  expect(openNewRelease(reload)).toBe(false);
  document.body.innerHTML = OURS.replace('-1', '-2');
  expect(openNewRelease(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page with a field into which somebody has typed is not loaded anew', () => {
  const reload = vi.fn();
  document.body.insertAdjacentHTML('beforeend', '<form><textarea></textarea></form>');
  document.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(openNewRelease(reload)).toBe(false);
  document.querySelector('form')?.remove();
  expect(openNewRelease(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
