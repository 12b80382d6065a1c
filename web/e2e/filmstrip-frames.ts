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

// Edges are counted in cells of so many pixels. A font that replaces another moves them by less.
const CELL = 8;
// Of 1. Noise of the compression is below, and a page without the region has next to none of its edges.
const ALIKE = 0.55;

const EDGES = { width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] };

/** How much edge each cell of the region has. Text and pictures have edges, colours before them have none. */
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

/** From 0, nothing in common, to 1, the same. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  let common = 0;
  let all = 0;
  one.forEach((value, cell) => {
    common += Math.min(value, other[cell] ?? 0);
    all += Math.max(value, other[cell] ?? 0);
  });
  return all === 0 ? 0 : common / all;
}

/** When each region was first shown as the last frame shows it. */
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
