import { confirmation } from '../apollo/confirmation';
import { fetchFile } from './fetch-file';

const tokenOf = () => Promise.resolve('the-token');
const respondWith = (response: Partial<Response>) => {
  const asked = vi.fn().mockResolvedValue(response);
  vi.stubGlobal('fetch', asked);
  return asked;
};
afterEach(() => {
  confirmation.ask = null;
  vi.unstubAllGlobals();
});

test('a file is fetched with the token of who is signed in', async () => {
  const blob = new Blob(['reference']);
  const asked = respondWith({ ok: true, blob: () => Promise.resolve(blob) });
  expect(await fetchFile('/api/bookings.csv', tokenOf)).toBe(blob);
  expect(asked).toHaveBeenCalledWith('/api/bookings.csv', { headers: { authorization: 'Bearer the-token' } });
});

test('a refusal gives no file', async () => {
  respondWith({ ok: false, text: () => Promise.resolve('') });
  expect(await fetchFile('/api/bookings.csv', tokenOf)).toBeUndefined();
});

test('a file that breaks off is none', async () => {
  respondWith({ ok: true, blob: () => Promise.reject(new TypeError('network error')) });
  await expect(fetchFile('/api/bookings.csv', tokenOf)).rejects.toThrow('network error');
});

test('a file that needs a proof of the person is fetched again after it', async () => {
  const blob = new Blob(['reference']);
  const asked = respondWith({ ok: true, blob: () => Promise.resolve(blob) });
  asked.mockResolvedValueOnce({
    ok: false,
    status: 403,
    text: () => Promise.resolve('{"code":"CONFIRM_IDENTITY"}'),
  });
  const told: unknown[] = [];
  confirmation.ask = (failure) => {
    told.push(failure);
    return Promise.resolve(true);
  };
  expect(await fetchFile('/api/bookings.csv', tokenOf)).toBe(blob);
  expect(told).toEqual([expect.objectContaining({ bodyText: '{"code":"CONFIRM_IDENTITY"}' })]);
  expect(asked).toHaveBeenCalledTimes(2);
});
