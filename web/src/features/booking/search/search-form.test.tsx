import { screen } from '@testing-library/react';
import { renderServed, Server } from '../../../../tests/served';
import { stayInAddress } from '../../../lib/stays/stay-address';
import { SearchForm } from './search-form';

const STAY = {
  checkin: '2026-12-04',
  checkout: '2026-12-06',
  guests: 3,
  children: [4],
  room: null,
  plan: 'NON_REFUNDABLE',
  code: 'LAKE',
  further: [
    { guests: 2, children: [0], room: null },
    { guests: 3, children: [7], unknownAges: 1, room: null },
  ],
};

test.each([true, false])('a form that the browser itself sends keeps the whole search: %s', (isComplete) => {
  renderServed(<SearchForm stay={STAY} oldestChild={11} isComplete={isComplete} />, new Server({}));
  const form = screen.getByRole('button', { name: 'Search' }).closest('form');
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined))
    if (typeof value === 'string') sent.append(name, value);
  expect(stayInAddress(sent)).toEqual(STAY);
});
