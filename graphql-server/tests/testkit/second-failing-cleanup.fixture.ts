// The cleaning up fails. Only tests/failing-requests.test.ts runs this file.

test('the environment of the second file', () => {
  expect(process.env['LEFT_BY_A_FILE']).toBeUndefined();
  process.env['LEFT_BY_A_FILE'] = 'left';
  vi.useFakeTimers();
});

afterAll(() => {
  throw new Error('The cleaning up fails.');
});
