import type { Position } from '../../lib/hotel/good-to-know';

/** A point of the drawing: to the right and down from the hotel, of a radius of 1. */
interface Point {
  x: number;
  y: number;
}

/** Where a place is drawn, and how far it is. */
interface DrawnPlace extends Point {
  /** In a straight line. */
  kilometres: number;
}

/** A circle of one distance around the hotel. */
interface Ring {
  kilometres: number;
  radius: number;
}

/** The drawing of what is around the hotel. */
interface Drawing {
  places: readonly DrawnPlace[];
  rings: readonly Ring[];
}

const KILOMETRES_A_DEGREE = 111.2;
// Near places need room beside far ones: so distances are drawn by their logarithm, beginning here.
const NEAR_KILOMETRES = 0.3;
const RINGS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200];
const MOST_RINGS = 3;
// Numbers must not cover each other, nor the hotel.
const APART = 0.17;
const ROUNDS = 40;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres to the east and to the north; near enough for a day's drive. */
function offset(from: Position, to: Position): { east: number; north: number } {
  const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude)) * KILOMETRES_A_DEGREE;
  return { east, north: (to.latitude - from.latitude) * KILOMETRES_A_DEGREE };
}

const drawnLength = (kilometres: number): number => Math.log1p(kilometres / NEAR_KILOMETRES);

/** Moves `point` away from `other` until it is no nearer than {@link APART}, half the way if the other moves as well. */
function pushed(point: Point, other: Point, share: number): void {
  const [x, y] = [point.x - other.x, point.y - other.y];
  const length = Math.hypot(x, y);
  if (length >= APART) return;
  const missing = (APART - length) * share;
  // Two places at one spot part to the east.
  point.x += length === 0 ? missing : (x / length) * missing;
  point.y += length === 0 ? 0 : (y / length) * missing;
}

function partOverlapping(points: readonly Point[]): void {
  const hotel = { x: 0, y: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, point] of points.entries()) {
      pushed(point, hotel, 1);
      for (const other of points.slice(0, index)) {
        const before = { ...point };
        pushed(point, other, 0.5);
        pushed(other, before, 0.5);
      }
    }
  }
}

/** Where to draw places around the hotel: in their true direction, the farther the farther out. */
export function drawingOf(hotel: Position, positions: readonly Position[]): Drawing {
  const offsets = positions.map((position) => offset(hotel, position));
  const distances = offsets.map(({ east, north }) => Math.hypot(east, north));
  const farthest = Math.max(...distances, NEAR_KILOMETRES);
  const radiusOf = (kilometres: number) => drawnLength(kilometres) / drawnLength(farthest);
  const places = offsets.map(({ east, north }, index) => {
    const kilometres = distances[index] ?? 0;
    const scale = kilometres === 0 ? 0 : radiusOf(kilometres) / kilometres;
    return { x: east * scale, y: -north * scale, kilometres };
  });
  partOverlapping(places);
  const rings = RINGS.filter((kilometres) => kilometres <= farthest)
    .filter((_kilometres, index, fitting) => (fitting.length - 1 - index) % 2 === 0)
    .slice(-MOST_RINGS)
    .map((kilometres) => ({ kilometres, radius: radiusOf(kilometres) }));
  return { places, rings };
}
