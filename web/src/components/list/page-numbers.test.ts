import { GAP, pageNumbers } from './page-numbers';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 500, [1, 2, 3, 4, 5, GAP, 500]],
  [4, 500, [1, 2, 3, 4, 5, GAP, 500]],
  [5, 500, [1, GAP, 4, 5, 6, GAP, 500]],
  [250, 500, [1, GAP, 249, 250, 251, GAP, 500]],
  [497, 500, [1, GAP, 496, 497, 498, 499, 500]],
  [500, 500, [1, GAP, 496, 497, 498, 499, 500]],
])('on page %i of %i', (current, total, expected) => {
  expect(pageNumbers(current, total)).toEqual(expected);
});

test('there are never more than seven buttons, and a gap never hides a single number', () => {
  for (let current = 1; current <= 500; current += 1) {
    const places = pageNumbers(current, 500);
    expect(places).toHaveLength(7);
    expect(places).toContain(current);
    places.forEach((place, index) => {
      if (place === GAP) expect(Number(places[index + 1]) - Number(places[index - 1])).toBeGreaterThan(2);
    });
  }
});
