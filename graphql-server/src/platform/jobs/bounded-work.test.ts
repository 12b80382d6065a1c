import { workOnEach } from './bounded-work';

const failing = (error: Error) => (item: number) =>
  item === 2 ? Promise.reject(error) : Promise.resolve(void done.push(item));

let done: number[];
let reported: [number, unknown][];
const report = (item: number, error: unknown) => void reported.push([item, error]);
beforeEach(() => {
  done = [];
  reported = [];
});

test('an item that fails is reported, and the work goes on', async () => {
  const fault = new Error('This booking is broken.');
  await workOnEach([1, 2, 3], failing(fault), report);
  expect(done).toEqual([1, 3]);
  expect(reported).toEqual([[2, fault]]);
});

test('without a database the work ends', async () => {
  const away = Object.assign(new Error('The connection was refused.'), { code: 'ECONNREFUSED' });
  await expect(workOnEach([1, 2, 3], failing(away), report)).rejects.toBe(away);
  expect(done).toEqual([1]);
  expect(reported).toEqual([]);
});
