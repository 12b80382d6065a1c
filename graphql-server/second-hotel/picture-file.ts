import sharp from 'sharp';
import { PALETTE, PICTURES, type PictureName } from './nilaya-site';

const NAMES = Object.keys(PICTURES);
const COLOURS = [PALETTE.light.action, PALETTE.light.accent, PALETTE.light.dusk, PALETTE.dark.action];

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/**
 * A picture in two of the hotel's colours: stripes that become thinner to the right. Each name has different colours.
 */
export function pictureFile(name: PictureName, width = 1_600, height = 1_000): Promise<Buffer> {
  const place = NAMES.indexOf(name);
  const [one, other] = [channelsOf(COLOURS[place % 4] ?? ''), channelsOf(COLOURS[(place + 1) % 4] ?? '')];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share =
        Math.round(((x / width) * (place + 2) + y / height) * 8) % 2 === 0 ? x / width : 1 - y / height;
      const at = (y * width + x) * 3;
      one.forEach((channel, index) => {
        pixels[at + index] = Math.round(channel * share + (other[index] ?? 0) * (1 - share));
      });
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
