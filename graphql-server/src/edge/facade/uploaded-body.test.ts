import { PassThrough } from 'node:stream';
import { uploadedBody } from './uploaded-body';

const LIMITS = { mostBytes: 8, withinMilliseconds: 60_000 };

afterEach(() => vi.useRealTimers());

test('a body is read to its end', async () => {
  const request = new PassThrough();
  request.end('picture');
  expect(await uploadedBody(request, LIMITS)).toEqual({ bytes: Buffer.from('picture') });
});

test('a body that is too large is not read to its end', async () => {
  const request = new PassThrough();
  request.write('a picture that goes on');
  expect(await uploadedBody(request, LIMITS)).toEqual({ why: 'TOO_LARGE' });
});

test('a body that arrives too slowly is given up when its time is over', async () => {
  vi.useFakeTimers();
  const request = new PassThrough();
  const body = uploadedBody(request, LIMITS);
  request.write('p');
  vi.advanceTimersByTime(LIMITS.withinMilliseconds);
  expect(await body).toEqual({ why: 'TOO_SLOW' });
  request.destroy();
});
