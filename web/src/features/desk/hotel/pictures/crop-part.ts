/** A part of a picture, in whole percent of its sides. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Place {
  x: number;
  y: number;
}

/** The part between two corners, with at least `least` percent of width and height. */
export function partBetween(one: Place, other: Place, least: number): Part {
  const [left, top] = [Math.min(one.x, other.x, 100 - least), Math.min(one.y, other.y, 100 - least)];
  return {
    left,
    top,
    width: Math.max(least, Math.max(one.x, other.x) - left),
    height: Math.max(least, Math.max(one.y, other.y) - top),
  };
}

/** The largest part with the given ratio of width to height, as near to the point as the picture's edges allow. */
export function largestPart(
  picture: { width: number; height: number },
  ratio: number,
  { x, y }: Place,
): Part {
  const own = picture.width / picture.height;
  const width = Math.round(Math.min(100, (ratio / own) * 100));
  const height = Math.round(Math.min(100, (own / ratio) * 100));
  const near = (place: number, size: number) =>
    Math.round(Math.min(100 - size, Math.max(0, place - size / 2)));
  return { left: near(x, width), top: near(y, height), width, height };
}
