import { drawingOf } from './places-on-drawing';

const HOTEL = { latitude: 28.61, longitude: 77.23 };
const north = (degrees: number) => ({ ...HOTEL, latitude: HOTEL.latitude + degrees });
const east = (degrees: number) => ({ ...HOTEL, longitude: HOTEL.longitude + degrees });

test('a place is drawn in its direction, and the farthest at the edge', () => {
  const { places } = drawingOf(HOTEL, [north(0.2), east(0.02)]);
  expect(places[0]).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(-1) });
  expect(places[0]?.kilometres).toBeCloseTo(22.24, 1);
  expect(places[1]?.x).toBeGreaterThan(0.3);
  expect(places[1]?.x).toBeLessThan(0.9);
  expect(places[1]?.y).toBeCloseTo(0);
});

test('a degree to the east is shorter than one to the north', () => {
  const { places } = drawingOf(HOTEL, [north(0.1), east(0.1)]);
  expect(places[1]?.kilometres).toBeCloseTo(9.76, 1);
});

test('places at one spot, and one at the hotel, do not cover each other', () => {
  const { places } = drawingOf(HOTEL, [north(0.01), north(0.01), north(0.0101), HOTEL, north(0.3)]);
  const points = [{ x: 0, y: 0 }, ...places];
  for (const [index, point] of points.entries())
    for (const other of points.slice(0, index))
      expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeGreaterThan(0.17);
});

test('at most three rings are drawn, none beyond the farthest place', () => {
  const { rings } = drawingOf(HOTEL, [north(0.2), north(0.005)]);
  expect(rings.map(({ kilometres }) => kilometres)).toEqual([1, 5, 20]);
  expect(Math.max(...rings.map(({ radius }) => radius))).toBeLessThanOrEqual(1);
});

test('a hotel without places has a drawing of itself alone', () => {
  expect(drawingOf(HOTEL, [])).toEqual({ places: [], rings: [] });
});
