/** The code of a room type, such as Deluxe. The hotel's own list is `roomTypes`. */
export type RoomTypeName = string;

/** The listing from which a guest books. A booking of its room type gets one of its rooms. */
export interface ChosenListing {
  id: string;
  roomType: RoomTypeName;
  title: string;
  /** Room numbers; empty when the listing does not promise a certain room. */
  rooms: readonly string[];
}

/** What a guest chose on a page before the booking form opened. */
export interface ChosenRoom {
  roomType?: RoomTypeName;
  listing?: ChosenListing;
  checkin?: string | null;
  checkout?: string | null;
  guests?: number;
  /** The ages in years of the children among them. */
  children?: readonly number[];
  /** The code of a rate plan; null for the first plan. */
  plan?: string | null;
  /** The code of a promotion. */
  code?: string | null;
  /** Rooms after the first; a room without a type has the type of the first room. */
  further?: readonly { room: RoomTypeName | null; guests: number; children: readonly number[] }[];
}
