import { closedInWords, conditionsInWords, promotionPath, type PromotionTerms } from './promotion-terms';

const PLAIN: PromotionTerms = {
  name: 'Lake',
  code: 'LAKE',
  state: 'OPEN',
  minimumNights: 1,
  bookingFrom: null,
  bookingTo: null,
  stayFrom: null,
  stayTo: null,
  weekdays: [],
  roomTypes: [],
  plans: [],
};
const DELUXE = { code: 'Deluxe', name: 'Deluxe' };
const SUITE = { code: 'Suite', name: 'Suite' };
const NON_REFUNDABLE = { code: 'NON_REFUNDABLE', name: 'Non-refundable' };

test.each<[string, Partial<PromotionTerms>]>([
  ['For every stay.', {}],
  ['At least 3 nights.', { minimumNights: 3 }],
  ['Nights from 1 October 2027 to 30 November 2027.', { stayFrom: '2027-10-01', stayTo: '2027-11-30' }],
  ['Nights from 1 October 2027.', { stayFrom: '2027-10-01' }],
  ['Nights up to 30 November 2027.', { stayTo: '2027-11-30' }],
  ['Only Sunday and Monday nights.', { weekdays: [7, 1] }],
  ['Room type: Deluxe or Suite.', { roomTypes: [DELUXE, SUITE] }],
  ['Rate: Non-refundable.', { plans: [NON_REFUNDABLE] }],
  ['Book from 1 October 2027 to 30 November 2027.', { bookingFrom: '2027-10-01', bookingTo: '2027-11-30' }],
  ['Book by 30 November 2027.', { bookingTo: '2027-11-30' }],
  ['At least 2 nights. Room type: Suite.', { minimumNights: 2, roomTypes: [SUITE] }],
])('the conditions in words: %s', (words, terms) => {
  expect(conditionsInWords({ ...PLAIN, ...terms })).toBe(words);
});

test('a promotion that cannot be booked today says why', () => {
  expect(closedInWords(PLAIN)).toBeNull();
  expect(closedInWords({ ...PLAIN, state: 'USED_UP' })).toContain('fully booked');
  expect(closedInWords({ ...PLAIN, state: 'ENDED' })).toContain('no longer');
  expect(closedInWords({ ...PLAIN, state: 'NOT_YET', bookingFrom: '2027-10-01' })).toContain(
    '1 October 2027',
  );
});

test.each<[string, Partial<PromotionTerms>]>([
  ['/book?code=LAKE', { roomTypes: [DELUXE, SUITE] }],
  ['/book?plan=NON_REFUNDABLE&code=LAKE', { plans: [NON_REFUNDABLE] }],
  ['/stay/Suite?code=LAKE', { roomTypes: [SUITE] }],
  ['/book', { code: null }],
])('it is booked at %s', (path, terms) => {
  expect(promotionPath({ ...PLAIN, ...terms })).toBe(path);
});
