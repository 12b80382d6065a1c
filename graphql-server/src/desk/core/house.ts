import type { StayStatus } from '../../selling/stays/stay.states';

/** How many rooms and people a list is about. */
export interface HeadCount {
  rooms: number;
  /** Children included. */
  guests: number;
}

/** In house is whoever is checked in and not checked out: arrived today or late to leave, too. */
export const isInHouse = ({ status }: { status: StayStatus }): boolean => status === 'IN_HOUSE';

/** The condition that {@link isInHouse} was true of `stay` at a moment that is over, such as the end of a day. */
export const wasInHouseAt = (moment: string): string => `
  (stay.status = 'IN_HOUSE' OR stay.status = 'DEPARTED' AND stay.checked_out_at >= ${moment})
  AND stay.checked_in_at < ${moment}`;

/** The rooms and the people of the stays. */
export const headCountOf = (stays: readonly { guests: number }[]): HeadCount => ({
  rooms: stays.length,
  guests: stays.reduce((sum, { guests }) => sum + guests, 0),
});
