import type { DataSource } from 'typeorm';
import { findRecords } from '../../platform/database/plain-statements';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import type { PlainDate } from '../../platform/time/dates';
import type { CurrencyCode } from '../../platform/money/money';
import type { PropertySource } from '../../selling/property/property.service';
import { isRecordId } from '../records/record-id';
import type { ListingChoice, SellingListings } from '../../selling/quotes/quote';
import type { LowestNights } from '../../selling/search/lowest-night.service';
import type { RoomService } from '../../selling/rooms/room.service';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import { UNKNOWN_ROOM_TYPE } from '../../selling/quotes/stay.policy';
import { CategoryItem } from './category-item.entity';
import type { CategoryItemForm } from './category-item.policy';

/** A listing, with what the server adds about its room. */
export interface ShownItem {
  item: CategoryItem;
  /** In cents of the property's currency: for a room the rate of its type, otherwise the item's own price. */
  priceCents: number | null;
  /** The property's currency. */
  currency: CurrencyCode;
  /** What one night costs today, with tax, in paise; null unless the item is a room on sale. */
  oneNightPaise: number | null;
  /** The numbers of the rooms that the item sells. */
  roomNumbers: string[];
}

/** The fields of the administrator's form about the room of a listing. */
type ListedRoomForm = Pick<CategoryItemForm, 'roomType' | 'rooms' | 'priceCents'>;

/** Listings that sell rooms. Their prices and rooms come from the room type. */
export class ListedRooms implements SellingListings {
  constructor(
    private readonly database: DataSource,
    private readonly rooms: Pick<RoomService, 'findType' | 'rooms'>,
    private readonly lowest: LowestNights,
    private readonly property: PropertySource,
  ) {}

  /** The room that the listing sells, or why it sells none at present. A guest may also name its type. */
  async choiceFrom(
    listing: string,
    roomType: RoomTypeName | null | undefined,
  ): Promise<ListingChoice | { fault: FieldFaultParts }> {
    const [item] = isRecordId(listing)
      ? await findRecords(this.database.manager, CategoryItem, 'WHERE id = $1', [listing])
      : [];
    if (!item?.roomTypeName) return { fault: fieldFault('listing', 'LISTING_UNKNOWN') };
    if (roomType && roomType !== item.roomTypeName)
      return { fault: fieldFault('listing', 'LISTING_OF_OTHER_TYPE') };
    if (!item.available) return { fault: fieldFault('listing', 'LISTING_NOT_AVAILABLE') };
    const named = (await this.rooms.rooms()).filter(({ id }) => item.roomIds.includes(id));
    const roomIds = named.length > 0 ? named.map(({ id }) => id) : null;
    return { roomType: item.roomTypeName, roomIds, listing: item.id };
  }

  /** The listings as guests see them on this day. */
  async shown(items: readonly CategoryItem[], today: PlainDate): Promise<ShownItem[]> {
    const { rateCurrency: currency } = this.property.current;
    const withoutRoom = (item: CategoryItem): ShownItem => ({
      item,
      priceCents: item.priceCents,
      currency,
      oneNightPaise: null,
      roomNumbers: [],
    });
    if (items.every(({ roomTypeName }) => roomTypeName === null)) return items.map(withoutRoom);
    const [prices, rooms] = await Promise.all([this.lowest.lowestNights(today), this.rooms.rooms()]);
    return items.map((item) => {
      const sold = item.roomTypeName === null ? null : prices.get(item.roomTypeName);
      if (!sold) return withoutRoom(item);
      return {
        item,
        currency,
        priceCents: sold.type.nightlyRateCents,
        oneNightPaise: sold.totalPaise,
        roomNumbers: rooms.filter(({ id }) => item.roomIds.includes(id)).map(({ number }) => number),
      };
    });
  }

  /** The faults of the room type, the rooms and the price of a listing. */
  async faultsOf({ roomType, rooms, priceCents }: ListedRoomForm): Promise<FieldFaultParts[]> {
    if (roomType === null) return rooms.length > 0 ? [fieldFault('rooms', 'LISTING_NEEDS_ROOM_TYPE')] : [];
    const type = await this.rooms.findType(roomType);
    if (!type) return [UNKNOWN_ROOM_TYPE];
    const faults: FieldFaultParts[] = [];
    if (priceCents !== null && priceCents !== type.nightlyRateCents)
      faults.push(fieldFault('priceCents', 'LISTING_PRICE_OF_TYPE'));
    const numbers = new Set(
      (await this.rooms.rooms()).filter(({ typeId }) => typeId === type.id).map(({ number }) => number),
    );
    if (rooms.some((number) => !numbers.has(number)))
      faults.push(fieldFault('rooms', 'LISTING_ROOM_UNKNOWN', { roomType: type.name }));
    return faults;
  }

  /** The ids of the rooms with these numbers. */
  async idsOf(numbers: readonly string[]): Promise<number[]> {
    return (await this.rooms.rooms()).filter(({ number }) => numbers.includes(number)).map(({ id }) => id);
  }
}
