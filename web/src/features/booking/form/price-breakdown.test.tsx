import { dollars, rupees } from '../../../../tests/money';
import { render, screen } from '@testing-library/react';
import type { PriceBreakdown_QuoteFragment } from '../../../generated/graphql';
import { PriceBreakdown } from './price-breakdown';

/** A night at a rate in cents, at ₹84 a dollar. */
const night = (cents: number, discount = 0) => ({
  rate: dollars(cents),
  value: rupees(cents * 84 - discount),
  discount: rupees(discount),
});

type Nights = PriceBreakdown_QuoteFragment['stays'][number]['nights'];

const stay = (nights: Nights, roomTitle = 'Deluxe') => ({
  roomTitle,
  nights,
  supplement: rupees(0),
  includedExtras: [],
  extras: [],
});

function linesOf(nights: Nights, more: Partial<PriceBreakdown_QuoteFragment> = {}): string[] {
  render(
    <PriceBreakdown
      quote={{
        nights: nights.length,
        stays: [stay(nights)],
        nightlyRate: dollars(19_900),
        taxes: [],
        paisePerDollar: 8_400,
        promotion: null,
        total: rupees(100),
        totalInDollars: dollars(1),
        ...more,
      }}
    />,
  );
  return screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
}

test('a stay at one rate is one line', () => {
  expect(linesOf([night(9_900)])[0]).toBe('1 night × $99 ₹8,316.00');
});

test('a stay over the edge of a season has a line for each rate, in the order of the dates', () => {
  expect(linesOf([night(19_900), night(19_900), night(27_860)]).slice(0, 2)).toEqual([
    '2 nights × $199 ₹33,432.00',
    '1 night × $278.60 ₹23,402.40',
  ]);
});

test('the override of a weekend is a line between nights that are one', () => {
  expect(linesOf([night(19_900), night(25_000), night(25_000), night(19_900)]).slice(0, 2)).toEqual([
    '2 nights × $199 ₹33,432.00',
    '2 nights × $250 ₹42,000.00',
  ]);
});

const PROMOTION = { name: 'Stay three nights, pay for two', code: 'STAY3', saved: rupees(1_972_488) };

test('a free night is taken off before tax, and the saving with tax stands at the total', () => {
  const nights = [night(19_900), night(19_900), night(19_900, 1_671_600)];
  const lines = linesOf(nights, {
    promotion: PROMOTION,
    taxes: [{ label: 'CGST 9%', amount: rupees(300_888) }],
    total: rupees(3_944_976),
  });
  expect(lines).toEqual([
    '3 nights × $199 ₹50,148.00',
    'Stay three nights, pay for two -₹16,716.00',
    'Exchange rate $1 = ₹84.00',
    'CGST 9% ₹3,008.88',
    'Total ₹39,449.76about $0.01you save ₹19,724.88 with tax',
  ]);
});

test('of several rooms each has a line at its full price, and the discount is one', () => {
  const stays = [stay([night(19_900, 100_000)]), stay([night(9_900, 50_000)], 'Single')];
  expect(linesOf([], { nights: 1, stays, promotion: PROMOTION }).slice(0, 3)).toEqual([
    'Deluxe, 1 night ₹16,716.00',
    'Single, 1 night ₹8,316.00',
    'Stay three nights, pay for two -₹1,500.00',
  ]);
});

test('a promotion that takes nothing off is granted at the hotel', () => {
  const promotion = { ...PROMOTION, saved: rupees(0) };
  expect(linesOf([night(19_900)], { promotion })[1]).toBe(
    'Stay three nights, pay for two Granted at the hotel',
  );
});

test('a line for several nights has no rate', () => {
  const line = { rate: null, value: rupees(3_343_200), discount: rupees(0) };
  expect(linesOf([line], { nights: 2 })[0]).toBe('2 nights ₹33,432.00');
});
