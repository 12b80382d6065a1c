import { bookingDraft } from '../bookings/booking-draft';
import { UNKNOWN_AGE } from './child-ages';
import type { SearchedStay } from './stay-address';

const STAY: SearchedStay = {
  checkin: '2026-12-04',
  checkout: '2026-12-06',
  guests: 2,
  children: [],
  room: null,
  plan: null,
  code: null,
};

/** The search of a page that has just loaded. */
async function freshSearch() {
  vi.resetModules();
  const { homeSearch } = await import('./home-search');
  const { searchForForm } = await import('./search-for-form');
  const keep = (stay: SearchedStay) => homeSearch.keep(stay, searchForForm);
  return { keep, forForm: homeSearch.forForm };
}

afterEach(() => sessionStorage.clear());

test('a search that nobody touched gives the form nothing', async () => {
  expect((await freshSearch()).forForm()).toBeUndefined();
});

test('an empty form gets the whole search, and a child without an age stays a child', async () => {
  const search = await freshSearch();
  search.keep({ ...STAY, guests: 3, unknownAges: 1 });
  expect(search.forForm()).toMatchObject({
    checkin: '2026-12-04',
    checkout: '2026-12-06',
    guests: 3,
    children: [UNKNOWN_AGE],
    further: [],
  });
});

test('what was typed into the form stays when only the dates of the search changed', async () => {
  const search = await freshSearch();
  bookingDraft.keep({ guests: '4', children: [7], code: 'LAKE', furtherRooms: [{ roomType: 'Single' }] });
  search.keep(STAY);
  expect(search.forForm()).toEqual({ checkin: '2026-12-04', checkout: '2026-12-06' });
});

test('a form that opens again gets only what has changed in the search since then', async () => {
  const search = await freshSearch();
  search.keep(STAY);
  search.forForm();
  bookingDraft.keep({ checkin: '2027-01-04', checkout: '2027-01-05', guests: '1', code: 'LAKE' });
  expect(search.forForm()).toEqual({});
  search.keep({ ...STAY, guests: 3, children: [4] });
  expect(search.forForm()).toEqual({ guests: 3, children: [4] });
});

test('guests whom nobody has typed into the form are those of the search', async () => {
  const search = await freshSearch();
  bookingDraft.keep({ guests: '1' });
  search.keep(STAY);
  expect(search.forForm()).toMatchObject({ guests: 2 });
});
