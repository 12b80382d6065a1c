// Draws the site's PNG icons from the lines of the logo (src/components/picture/logo.tsx). Run with `npm run icons -w web`.
// public/favicon.svg is drawn by hand: in a tab's 16 pixels the lines would run together, so there the arch is filled.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const web = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const publicFolder = join(web, 'public');

const GROUND = '#0f4c3a';
const LINE = '#d4a861';
const SIDE = 32;

/** `part` is how much of the icon the logo fills; a system that cuts icons to its own shape spares the middle 80 %. */
const ICONS = [
  { file: 'icon-192.png', size: 192, radius: 6, part: 0.86 },
  { file: 'icon-512.png', size: 512, radius: 6, part: 0.86 },
  { file: 'icon-maskable-512.png', size: 512, radius: 0, part: 0.68 },
  { file: 'apple-touch-icon.png', size: 180, radius: 0, part: 0.8 },
];
const LINE_WIDTH = 1.75;

const logo = await readFile(join(web, 'src', 'components', 'logo.tsx'), 'utf8');
const lines = [...logo.matchAll(/<path d="([^"]+)"/g)].map(([, line]) => line);

function drawing({ radius, part }) {
  const margin = (SIDE * (1 - part)) / 2;
  const paths = lines.map((line) => `<path d="${line}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${GROUND}"/>`,
    `<g transform="translate(${margin.toFixed(2)} ${margin.toFixed(2)}) scale(${part})" fill="none"`,
    ` stroke="${LINE}" stroke-width="${LINE_WIDTH}" stroke-linecap="round">${paths}</g></svg>`,
  ].join('');
}

for (const { file, size, ...look } of ICONS) {
  const density = (72 * size) / SIDE;
  await sharp(Buffer.from(drawing(look)), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toFile(join(publicFolder, file));
}
