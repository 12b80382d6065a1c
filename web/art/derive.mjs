// Derives the pictures the site serves from the JPEG masters: AVIF and WebP at fixed widths, and the
// catalogue that tells the server what exists. Run with `npm run pictures -w web`, and with names
// (`-- jetty hero-lake`) for those and the missing ones alone. The site can be built meanwhile: files are moved into place.
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = dirname(fileURLToPath(import.meta.url));
const mastersFolder = join(here, 'pictures');
const derivedFolder = join(here, '..', 'public', 'pictures');
/** The server's data about each picture. The alt texts are written by hand. */
const catalogueFile = join(here, '..', 'public', '.pictures', 'catalogue.json');

/** On the same disk as the site's pictures, so that a file is moved in one step. */
const cacheFolder = join(here, '.cache');
await mkdir(cacheFolder, { recursive: true });
const workFolder = await mkdtemp(join(cacheFolder, 'derived-'));

const WIDTHS = [480, 800, 1280, 1920];
const AVIF = { quality: 50, effort: 5 };
const WEBP = { quality: 74, effort: 5 };

/** The width that lists request: a narrower crop is enlarged to it. */
const LEAST_WIDTH = 800;

/** Pictures that are cut from another master: a portrait phone sees only the middle of the hero. */
const CROPS = [
  { name: 'pool', master: 'hero.jpg', left: 420, top: 280, width: 1280, height: 800 },
  { name: 'hero-tall', master: 'hero.jpg', left: 430, top: 0, width: 810, height: 1080 },
  { name: 'hero-lanterns', master: 'hero.jpg', left: 0, top: 300, width: 960, height: 600 },
  { name: 'hero-loungers', master: 'hero.jpg', left: 960, top: 250, width: 960, height: 600 },
  { name: 'hero-lake', master: 'hero.jpg', left: 640, top: 50, width: 960, height: 600 },
  { name: 'deluxe-bed', master: 'deluxe.jpg', left: 320, top: 110, width: 960, height: 600 },
  { name: 'deluxe-window', master: 'deluxe.jpg', left: 0, top: 150, width: 800, height: 500 },
  { name: 'restaurant-arches', master: 'restaurant.jpg', left: 600, top: 80, width: 1280, height: 800 },
  { name: 'restaurant-candle', master: 'restaurant-table.jpg', left: 180, top: 90, width: 640, height: 400 },
  { name: 'tea-books', master: 'tea-lounge.jpg', left: 0, top: 140, width: 1280, height: 800 },
  { name: 'tea-table', master: 'tea-lounge.jpg', left: 440, top: 400, width: 1280, height: 800 },
  { name: 'menus-wine', master: 'menus.jpg', left: 768, top: 180, width: 1152, height: 720 },
  { name: 'events-pavilion', master: 'events.jpg', left: 160, top: 20, width: 640, height: 400 },
  { name: 'treatment-bed', master: 'treatment.jpg', left: 240, top: 495, width: 1104, height: 690 },
  { name: 'spa-oil', master: 'spa.jpg', left: 300, top: 130, width: 640, height: 400 },
  { name: 'fitness-treadmills', master: 'fitness.jpg', left: 640, top: 160, width: 1280, height: 800 },
  { name: 'indoor-pool-lane', master: 'indoor-pool.jpg', left: 160, top: 160, width: 640, height: 400 },
  { name: 'meeting-table', master: 'meeting.jpg', left: 320, top: 360, width: 1280, height: 800 },
  { name: 'concierge-desk', master: 'concierge.jpg', left: 280, top: 340, width: 1280, height: 800 },
  { name: 'jetty-boat', master: 'jetty.jpg', left: 560, top: 360, width: 1280, height: 800 },
  { name: 'roomservice-trolley', master: 'roomservice.jpg', left: 240, top: 220, width: 1280, height: 800 },
  // Installations with older sample content show this picture.
  { name: 'breakfast-flowers', master: 'breakfast.jpg', left: 0, top: 135, width: 960, height: 600 },
  { name: 'breakfast-basket', master: 'breakfast.jpg', left: 800, top: 340, width: 1104, height: 690 },
  { name: 'breakfast-pot', master: 'breakfast.jpg', left: 45, top: 441, width: 1200, height: 750 },
  { name: 'family-tent', master: 'family.jpg', left: 0, top: 380, width: 1280, height: 800 },
  { name: 'facade-arcade', master: 'facade.jpg', left: 160, top: 200, width: 640, height: 400 },
];

const masters = (await readdir(mastersFolder)).filter((file) => file.endsWith('.jpg')).sort();
const sources = [
  ...masters.map((file) => ({
    name: file.replace(/\.jpg$/, ''),
    open: () => sharp(join(mastersFolder, file)),
  })),
  ...CROPS.map(({ name, master, ...region }) => ({
    name,
    open: () =>
      sharp(join(mastersFolder, master)).extract(region).resize(Math.max(region.width, LEAST_WIDTH)),
  })),
];

/** Four bands of colour from top to bottom. Pages show them until the picture arrives. */
async function placeholderOf(picture) {
  const bands = 4;
  const { data } = await picture
    .resize(1, bands, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: bands }, (_, band) => {
    const channels = [...data.subarray(band * 3, band * 3 + 3)];
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** The fixed widths that the master can fill, and its own width where it ends between two of them. */
function widthsFor(masterWidth) {
  const widths = WIDTHS.filter((width) => width <= masterWidth);
  return WIDTHS.includes(masterWidth) ? widths : [...widths, masterWidth];
}

async function derive({ name, open }) {
  const { data, info } = await open().jpeg({ quality: 100 }).toBuffer({ resolveWithObject: true });
  const widths = widthsFor(info.width);
  for (const width of widths) {
    const resized = sharp(data).resize(width);
    await resized
      .clone()
      .avif(AVIF)
      .toFile(join(workFolder, `${name}-${width}.avif`));
    await resized
      .clone()
      .webp(WEBP)
      .toFile(join(workFolder, `${name}-${width}.webp`));
  }
  const placeholder = await placeholderOf(sharp(data));
  return { name, width: info.width, height: info.height, widths, placeholder };
}

/** The catalogue entry of a picture that is not derived again. */
async function kept({ name, open }) {
  const { data, info } = await open().jpeg({ quality: 100 }).toBuffer({ resolveWithObject: true });
  const placeholder = await placeholderOf(sharp(data));
  return { name, width: info.width, height: info.height, widths: widthsFor(info.width), placeholder };
}

/** Removes files that no entry names any more. */
async function tidy(entries) {
  const named = new Set(
    entries.flatMap(({ name, widths }) =>
      widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    ),
  );
  for (const file of await readdir(derivedFolder)) {
    if (!named.has(file)) await rm(join(derivedFolder, file));
  }
}

/** Keeps the alt texts of the catalogue. A new picture gets an empty alt text. */
async function catalogueOf(entries) {
  const known = JSON.parse(await readFile(catalogueFile, 'utf8'));
  const sorted = [...entries].sort((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(
    sorted.map(({ name, ...files }) => [name, { ...files, altText: known[name]?.altText ?? '' }]),
  );
}

const asked = new Set(process.argv.slice(2));
const unknown = [...asked].filter((name) => !sources.some((source) => source.name === name));
if (unknown.length > 0) throw new Error(`There is no picture ${unknown.join(', ')}.`);
await mkdir(derivedFolder, { recursive: true });
const there = new Set(await readdir(derivedFolder));
const entries = [];
for (const source of sources) {
  const anew = asked.size === 0 || asked.has(source.name) || !there.has(`${source.name}-480.avif`);
  entries.push(anew ? await derive(source) : await kept(source));
  if (anew) console.log(`derived ${source.name}`);
}
for (const file of await readdir(workFolder)) await rename(join(workFolder, file), join(derivedFolder, file));
await rm(workFolder, { recursive: true });
await writeFile(catalogueFile, `${JSON.stringify(await catalogueOf(entries), null, 2)}\n`);
await tidy(entries);
