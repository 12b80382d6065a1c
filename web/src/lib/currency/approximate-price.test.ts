import { wholeUnitsOf, writeApproximately } from './approximate-price';

const EURO = { code: 'EUR', paisePerUnit: 9_750 };

test.each([
  [0, 0],
  [4_874, 0],
  // Half a euro.
  [4_875, 1],
  [981_288, 101],
  [9_007_199_254_740, 923_815_308],
])('%i paise are about %i euros', (paise, euros) => {
  expect(wholeUnitsOf(paise, EURO)).toBe(euros);
});

test.each([
  [EURO, 981_288, '≈ €101'],
  [{ code: 'GBP', paisePerUnit: 11_200 }, 12_345_600, '≈ £1,102'],
  [{ code: 'JPY', paisePerUnit: 56 }, 981_288, '≈ ¥17,523'],
  [{ code: 'KWD', paisePerUnit: 27_500 }, 981_288, '≈ KWD 36'],
])('an amount is written in whole units and marked as approximate: %o', (currency, paise, written) => {
  expect(writeApproximately(paise, currency).replace(/\u00A0/g, ' ')).toBe(written);
});
