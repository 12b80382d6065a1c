import { sizeInWords } from './room-size';

test('a size is in square metres and, to the nearest one, in square feet', () => {
  expect(sizeInWords(38)).toBe('38 m² (409 ft²)');
  expect(sizeInWords(22)).toBe('22 m² (237 ft²)');
});
