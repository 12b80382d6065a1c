import type { GalleryQuery } from '../../../generated/graphql';
import { gallerySections } from './gallery-sections';

const picture = (name: string) => ({
  __typename: 'UploadedPicture' as const,
  address: `/pictures/${name}-800.webp`,
  name,
  altText: name,
  width: 1280,
  height: 800,
  widths: [480, 800, 1280],
  focalX: 50,
  focalY: 50,
  placeholder: [],
});
const text = (name: string, shown: string) => ({
  __typename: 'PageText' as const,
  name,
  text: `/pictures/${shown}-800.webp`,
  picture: picture(shown),
});
const roomType = (name: string, ...pictures: string[]) => ({
  __typename: 'RoomType' as const,
  name,
  pictures: pictures.map((one) => picture(one).address),
  uploadedPictures: pictures.map(picture).reverse(),
});

const EMPTY: GalleryQuery = {
  roomTypes: [],
  home: [],
  deluxeRooms: [],
  familyRooms: [],
  roomFeatures: [],
  restaurants: [],
  breakfast: [],
  roomService: [],
  menus: [],
  specialEvents: [],
  pool: [],
  spa: [],
  fitness: [],
  meetingRooms: [],
  concierge: [],
};

const named = (data: GalleryQuery) =>
  gallerySections(data).map(({ title, pictures }) => [title, pictures.map(({ name }) => name)]);

test('each picture is shown once, where it comes first', () => {
  const data = {
    ...EMPTY,
    roomTypes: [roomType('Mill', 'bed', 'bath'), roomType('Loft', 'loft', 'bath')],
    home: [text('image', 'hero'), text('rooms.image', 'bed')],
    deluxeRooms: [text('image', 'loft'), text('image', 'door')],
    spa: [text('image', 'oil')],
  };
  expect(named(data)).toEqual([
    ['The hotel', ['hero', 'bed']],
    ['Rooms', ['bath', 'loft', 'door']],
    ['Amenities', ['oil']],
  ]);
});

test('the hero’s tall crop and the picture of shared links are left out', () => {
  const home = [text('image', 'hero'), text('tallImage', 'hero-tall'), text('sharedImage', 'shared')];
  expect(named({ ...EMPTY, home })).toEqual([['The hotel', ['hero']]]);
});

test('a hotel without pictures has no part', () => {
  expect(named(EMPTY)).toEqual([]);
});
