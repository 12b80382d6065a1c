import sharp from 'sharp';

/** A frame of a screencast. */
export interface Frame {
  /** The bytes of a JPEG. */
  picture: Buffer;
  /** When the browser showed it, in milliseconds since 1970. */
  at: number;
}

/** A part of the page, in CSS pixels. */
export interface Region {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

// Edges are counted in cells of this many pixels. Replacing a font moves them by less.
const CELL = 8;
// The likeness from which two pictures count as alike. A page without the region has almost none of its edges, far
// below this value.
const ALIKE = 0.55;

const EDGES = { width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] };

/** The amount of edges in each cell of the region. Text and pictures have edges; placeholder colours have none. */
async function edgesIn({ picture }: Frame, region: Region, page: Size): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata();
  const scale = { x: width / page.width, y: height / page.height };
  const left = Math.max(0, Math.round(region.x * scale.x));
  const top = Math.max(0, Math.round(region.y * scale.y));
  const crop = {
    left,
    top,
    width: Math.max(CELL, Math.min(width - left, Math.round(region.width * scale.x))),
    height: Math.max(CELL, Math.min(height - top, Math.round(region.height * scale.y))),
  };
  const edges = await sharp(picture).extract(crop).greyscale().convolve(EDGES).png().toBuffer();
  const cells = { width: Math.ceil(crop.width / CELL), height: Math.ceil(crop.height / CELL) };
  return sharp(edges)
    .resize({ ...cells, fit: 'fill', kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer();
}

/** From 0 for nothing in common to 1 for equal. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  let common = 0;
  let all = 0;
  one.forEach((value, cell) => {
    common += Math.min(value, other[cell] ?? 0);
    all += Math.max(value, other[cell] ?? 0);
  });
  return all === 0 ? 0 : common / all;
}

/** When each region first looked as in the last frame. */
export async function findShown(
  frames: readonly Frame[],
  regions: readonly Region[],
  page: Size,
): Promise<Record<string, number>> {
  const last = frames.at(-1);
  if (!last) throw new Error('The browser sent no frames.');
  const shown: Record<string, number> = {};
  for (const region of regions) {
    const final = await edgesIn(last, region, page);
    for (const frame of frames) {
      if (likeness(await edgesIn(frame, region, page), final) < ALIKE) continue;
      shown[region.name] = frame.at;
      break;
    }
  }
  return shown;
}
