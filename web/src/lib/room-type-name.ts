/** The code of a room type, such as Deluxe. The hotel's own list is `roomTypes`. */
export type RoomTypeName = string;
