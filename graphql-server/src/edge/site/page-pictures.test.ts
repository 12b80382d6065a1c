import type { ShownPicture } from '../../pictures/core/shown-picture';
import { sharedPictureOf, sharedPictureOfRoom } from './page-pictures';

const picture = (address: string): ShownPicture => ({
  address,
  name: address.slice('/pictures/'.length),
  width: 1_600,
  height: 1_000,
  widths: [480, 1_600],
  altText: 'A bay window over the lake',
  focalX: 50,
  focalY: 50,
  placeholder: [],
});

test('a shared link to a room type shows the first picture of the type', () => {
  const shown = (addresses: readonly string[]) => addresses.map(picture);
  const deluxe = { name: 'Deluxe', pictures: ['/pictures/deluxe-bay', '/pictures/deluxe-desk'] };
  expect(sharedPictureOfRoom(deluxe, shown)).toEqual({
    file: '/pictures/deluxe-bay-1600.webp',
    width: 1_600,
    height: 1_000,
    altText: 'A bay window over the lake',
  });
  expect(sharedPictureOfRoom({ name: 'Deluxe', pictures: [] }, shown)).toBeNull();
});

test('a shared link to a page shows the picture of the page, and none for a page without', () => {
  const spa = { name: 'spa', texts: { image: '/pictures/spa' }, pictures: [picture('/pictures/spa')] };
  expect(sharedPictureOf(spa)?.file).toBe('/pictures/spa-1600.webp');
  expect(sharedPictureOf({ name: 'spa', texts: {}, pictures: [] })).toBeNull();
});
