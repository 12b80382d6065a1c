import type { GalleryQuery } from '../../../generated/graphql';
import { pictureAt, type ShownPicture } from '../../../lib/hotel/shown-picture';
import { t } from '../../../lib/texts/texts';

/** Pictures of one part of the hotel. */
export interface GallerySection {
  title: string;
  pictures: readonly ShownPicture[];
}

type PageName = Exclude<keyof GalleryQuery, '__typename' | 'roomTypes'>;

const ROOM_PAGES = ['deluxeRooms', 'familyRooms', 'roomFeatures'] as const;

const PAGES: readonly { title: string; pages: readonly PageName[]; hasRooms?: boolean }[] = [
  { title: t`The hotel`, pages: ['home'] },
  { title: t`Rooms`, pages: ROOM_PAGES, hasRooms: true },
  { title: t`Dining`, pages: ['restaurants', 'breakfast', 'roomService', 'menus', 'specialEvents'] },
  { title: t`Amenities`, pages: ['pool', 'spa', 'fitness', 'meetingRooms', 'concierge'] },
];

// The portrait crop of the hero, and the picture for shared links only.
const LEFT_OUT = new Set(['tallImage', 'sharedImage']);

function picturesOfRooms({ roomTypes }: GalleryQuery): ShownPicture[] {
  return roomTypes.flatMap(({ pictures, uploadedPictures }) =>
    pictures.flatMap((address) => pictureAt(uploadedPictures, address) ?? []),
  );
}

/** The pictures of the hotel's rooms and pages, each once. A part without pictures is left out. */
export function gallerySections(data: GalleryQuery): GallerySection[] {
  const shown = new Set<string>();
  const isNew = ({ name }: ShownPicture) => !shown.has(name) && Boolean(shown.add(name));
  return PAGES.map(({ title, pages, hasRooms }) => {
    const ofPages = pages.flatMap((page) =>
      (data[page] ?? []).flatMap(({ name, picture }) => (picture && !LEFT_OUT.has(name) ? picture : [])),
    );
    const pictures = [...(hasRooms ? picturesOfRooms(data) : []), ...ofPages].filter(isNew);
    return { title, pictures };
  }).filter(({ pictures }) => pictures.length > 0);
}
