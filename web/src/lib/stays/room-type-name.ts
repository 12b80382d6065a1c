/** The code of a room type, such as Deluxe. The hotel's own list is `roomTypes`. */
export type RoomTypeName = string;

/** The listing that a guest books from. A booking of its room type gets one of its rooms. */
export interface ChosenListing {
  id: string;
  roomType: RoomTypeName;
  title: string;
  /** Numbers on the doors; none when it promises no certain room. */
  rooms: readonly string[];
}

/** What a guest chose on a page before the booking form opened. */
export interface ChosenRoom {
  roomType?: RoomTypeName;
  listing?: ChosenListing;
  checkin?: string | null;
  checkout?: string | null;
  guests?: number;
  /** How old the children among them are, in years. */
  children?: readonly number[];
  /** The code of a rate plan; null for the first one. */
  plan?: string | null;
  /** Of a promotion. */
  code?: string | null;
}
