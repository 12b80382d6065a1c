import { largestPart, partBetween } from './crop-part';

test('the corners may be drawn in any order, and the part is never empty', () => {
  const part = { left: 20, top: 30, width: 40, height: 50 };
  expect(partBetween({ x: 20, y: 30 }, { x: 60, y: 80 }, 2)).toEqual(part);
  expect(partBetween({ x: 60, y: 80 }, { x: 20, y: 30 }, 2)).toEqual(part);
  expect(partBetween({ x: 100, y: 100 }, { x: 100, y: 100 }, 2)).toEqual({
    left: 98,
    top: 98,
    width: 2,
    height: 2,
  });
});

test('the largest part of a shape lies around the focal point, within the picture', () => {
  const wide = { width: 2000, height: 1000 };
  expect(largestPart(wide, 1, { x: 50, y: 50 })).toEqual({ left: 25, top: 0, width: 50, height: 100 });
  expect(largestPart(wide, 1, { x: 95, y: 50 })).toEqual({ left: 50, top: 0, width: 50, height: 100 });
  expect(largestPart(wide, 4, { x: 50, y: 0 })).toEqual({ left: 0, top: 0, width: 100, height: 50 });
});
