import type { Category } from '../src/pages/category-items/category-item.categories';
import type { RoomTypeName } from '../src/selling/rooms/room-type.entity';

/** One thing on a listing page, as it is inserted. */
export interface SeededItem {
  category: Category;
  title: string;
  description: string;
  /** Addresses of the site's own pictures; the first is shown. */
  images: string[];
  /** US cents; null when it costs nothing of its own. */
  priceCents: number | null;
  available: boolean;
  amenities: string[];
  timing: string | null;
  location: string | null;
  /** What a guest books who wants it; null when it is no room. */
  roomType: RoomTypeName | null;
  /** Numbers of the rooms that it sells; none when it sells any room of the type. */
  rooms: readonly string[];
}

/** An item as it is written down: by picture names, with what is usual left out. */
export interface ItemText extends Omit<
  SeededItem,
  'category' | 'images' | 'available' | 'roomType' | 'rooms'
> {
  pictures: string[];
  available?: boolean;
  roomType?: RoomTypeName;
  rooms?: readonly string[];
}

/** The items of one page, complete. */
export function itemsOf(category: Category, texts: ItemText[]): SeededItem[] {
  return texts.map(({ pictures, available = true, roomType = null, rooms = [], ...text }) => ({
    ...text,
    category,
    images: pictures.map(pictureAddress),
    available,
    roomType,
    rooms,
  }));
}

/** A file that exists, so that a client without the site's picture catalogue can show it too. */
export function pictureAddress(name: string): string {
  return `/pictures/${name}-800.webp`;
}
