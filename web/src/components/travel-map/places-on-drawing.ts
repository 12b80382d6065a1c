import type { Position } from '../../lib/hotel/good-to-know';

/** A point of the drawing, relative to the hotel: x to the right, y down. The drawing has a radius of 1. */
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

/** The drawn map of the hotel's surroundings. */
interface Drawing {
  places: readonly DrawnPlace[];
  rings: readonly Ring[];
}

const KILOMETRES_A_DEGREE = 111.2;
// Distances are drawn on a logarithmic scale that begins here, so that near places have room next to far places.
const NEAR_KILOMETRES = 0.3;
const RINGS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200];
const MOST_RINGS = 3;
// The least distance between two numbers, or a number and the hotel, so that they do not overlap.
const APART = 0.19;
const ROUNDS = 40;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres to the east and to the north; precise enough for a day's drive. */
function offset(from: Position, to: Position): { east: number; north: number } {
  const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude)) * KILOMETRES_A_DEGREE;
  return { east, north: (to.latitude - from.latitude) * KILOMETRES_A_DEGREE };
}

const drawnLength = (kilometres: number): number => Math.log1p(kilometres / NEAR_KILOMETRES);

/** Moves `point` away from `other` by a share of what is missing to {@link APART}. */
function pushed(point: Point, other: Point, share: number): void {
  const [x, y] = [point.x - other.x, point.y - other.y];
  const length = Math.hypot(x, y);
  if (length >= APART) return;
  const missing = (APART - length) * share;
  // Two places at the same spot are moved apart to the east and west.
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

/** Where to draw places around the hotel: in their true direction; far places are drawn farther out. */
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
