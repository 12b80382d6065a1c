import { nightsOf, type PlainDate } from '../../platform/time/dates';
import type { QuotedStay } from '../../selling/quotes/quote';
import type { RoomNightRepository } from '../../selling/stays/room-night.repository';

/** A night on which fewer rooms of a type are free than the booking wants. */
export interface RoomShortage {
  roomType: string;
  roomTitle: string;
  night: PlainDate;
  wanted: number;
  free: number;
}

type Wanted = Pick<QuotedStay, 'roomType' | 'roomTitle' | 'checkin' | 'checkout'>;

/** Names the missing rooms of a booking that does not find all of its rooms. */
export class RoomShortages {
  constructor(private readonly roomNights: Pick<RoomNightRepository, 'freeRoomsOfNights'>) {}

  /** By night; empty when each night has enough free rooms, but no single room is free for all nights of a stay. */
  async of(stays: readonly Wanted[]): Promise<RoomShortage[]> {
    const checkins = stays.map(({ checkin }) => checkin).toSorted();
    const checkouts = stays.map(({ checkout }) => checkout).toSorted();
    const [checkin, checkout] = [checkins[0], checkouts.at(-1)];
    if (checkin === undefined || checkout === undefined) return [];
    const free = await this.roomNights.freeRoomsOfNights({ checkin, checkout });
    const titles = new Map(stays.map(({ roomType, roomTitle }) => [roomType, roomTitle]));
    return [...titles].flatMap(([roomType, roomTitle]) =>
      nightsOf(checkin, checkout).flatMap((night) => {
        const wanted = stays.filter(
          (stay) => stay.roomType === roomType && stay.checkin <= night && night < stay.checkout,
        ).length;
        const left = free.get(roomType)?.get(night) ?? 0;
        return wanted > left ? [{ roomType, roomTitle, night, wanted, free: left }] : [];
      }),
    );
  }
}
