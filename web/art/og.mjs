// Makes public/og.jpg, the picture of a shared link: the hero with the hotel's name.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = dirname(fileURLToPath(import.meta.url));

await sharp(join(here, 'pictures', 'hero.jpg'))
  .resize(1200, 630, { fit: 'cover', position: 'centre' })
  .composite([{ input: join(here, 'og-title.svg') }])
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(join(here, '..', 'public', 'og.jpg'));
