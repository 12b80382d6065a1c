import type { Category } from '../src/pages/category-items/category-item.categories';
import type { RoomTypeName } from '../src/selling/rooms/room-type.entity';

/** An item of a listing page, as it is inserted. */
export interface SeededItem {
  category: Category;
  title: string;
  description: string;
  /** Addresses of the site's own pictures; the first is shown. */
  images: string[];
  /** US cents; null when it has no price of its own. */
  priceCents: number | null;
  available: boolean;
  amenities: string[];
  timing: string | null;
  location: string | null;
  /** The room type to book; null when the item is not a room. */
  roomType: RoomTypeName | null;
  /** The numbers of the rooms that it sells; empty when it sells any room of the type. */
  rooms: readonly string[];
}

/** An item in short form: with picture names, and without the usual values. */
export interface ItemText extends Omit<
  SeededItem,
  'category' | 'images' | 'available' | 'roomType' | 'rooms'
> {
  pictures: string[];
  available?: boolean;
  roomType?: RoomTypeName;
  rooms?: readonly string[];
}

/** The items of one page, with all fields. */
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

/** The address of an existing file, so that a client without the site's picture catalogue can show it, too. */
export function pictureAddress(name: string): string {
  return `/pictures/${name}-800.webp`;
}
