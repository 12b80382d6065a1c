import { isGstin } from '../../../src/selling/property/gstin';
import { HOTEL_GSTIN } from '../../testkit/tax-documents';

test.each([
  ['of a business in Maharashtra', '27AAPFU0939F1ZV'],
  ['of a business in Karnataka', '29AAGCB7383J1Z4'],
  ['of the hotel of the tests', HOTEL_GSTIN],
])('the GSTIN %s is valid', (_of, gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test.each([
  ['another check digit', '27AAPFU0939F1ZW'],
  ['two digits exchanged', '27AAPFU9039F1ZV'],
  ['small letters', '27aapfu0939f1zv'],
  ['a letter too few', '27AAPFU0939F1Z'],
  ['no Z before the check digit', '27AAPFU0939F1YV'],
])('a GSTIN with %s is not valid', (_what, gstin) => {
  expect(isGstin(gstin)).toBe(false);
});
