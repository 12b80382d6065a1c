import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

const REST_MILLISECONDS = 300;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show() {
  const onRest = vi.fn<(text: string) => unknown>();
  const field = (value: string) => <SearchField label="Search" value={value} onRest={onRest} />;
  const { rerender } = render(field(''));
  return {
    onRest,
    search: (value: string) => rerender(field(value)),
    user: userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) }),
  };
}

const input = () => screen.getByLabelText('Search');
const rest = () => act(() => vi.advanceTimersByTime(REST_MILLISECONDS));

test('text typed before the address has changed is not lost', async () => {
  const { user, search, onRest } = show();
  await user.type(input(), 'lak');
  rest();
  await user.type(input(), 'e');
  search('lak');
  expect(input()).toHaveValue('lake');
  rest();
  expect(onRest.mock.calls).toEqual([['lak'], ['lake']]);
});

test('going back and forth shows the search of the address', async () => {
  const { user, search, onRest } = show();
  await user.type(input(), 'lake');
  rest();
  search('lake');
  search('');
  expect(input()).toHaveValue('');
  search('lake');
  expect(input()).toHaveValue('lake');
  rest();
  expect(onRest).toHaveBeenCalledTimes(1);
});
