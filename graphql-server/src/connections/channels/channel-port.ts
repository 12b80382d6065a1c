import type { PlainDate } from '../../platform/time/dates';

/** What a channel is told of one night of one of its rate plans. */
export interface ToldPlan {
  /** The price of the night with tax and markup, in paise. */
  ratePaise: number;
  /** The fewest nights of a stay that begins on the day. */
  minimumNightsByArrival: number;
  /** The fewest nights of a stay that includes the night. */
  minimumNightsOfStays: number;
  /** The most nights of a stay that begins on the day. */
  maximumNights: number;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  /** Whether the plan is not sold on the night at all. */
  stopSale: boolean;
}

/** By the id of the rate plan at the channel. */
export type ToldPlans = Readonly<Record<string, ToldPlan>>;

/** Days from the first to the last, both included. */
interface DayRange {
  first: PlainDate;
  last: PlainDate;
}

/** The free rooms of a room type, equal on all days of the range. */
export interface RoomsRange extends DayRange {
  roomType: string;
  rooms: number;
}

/** The price and the restrictions of a rate plan, equal on all days of the range. */
export interface PlanRange extends DayRange {
  ratePlan: string;
  told: ToldPlan;
}

/** One message to a channel: free rooms, or prices and restrictions. Ids are those of the channel. */
export type ChannelMessage =
  { part: 'ROOMS'; ranges: readonly RoomsRange[] } | { part: 'PLANS'; ranges: readonly PlanRange[] };

/** With whom a channel speaks. */
export interface ChannelAccess {
  /** The id of the hotel at the channel. */
  propertyId: string;
  apiKey: string;
}

/** Why a channel did not do what it was asked. */
export type ChannelProblem =
  | 'NOT_REACHED'
  | 'TIMEOUT'
  | 'KEY_REFUSED'
  | 'PROPERTY_UNKNOWN'
  | 'TOO_MANY_REQUESTS'
  | 'REFUSED'
  | 'PARTLY_REFUSED'
  | 'UNEXPECTED';

export type ChannelAnswer =
  | { kind: 'Accepted' }
  | {
      kind: 'Failed';
      problem: ChannelProblem;
      /** What the channel said; null when it said nothing. */
      detail: string | null;
      /** How long to wait before the next request; null when the channel did not say. */
      waitSeconds: number | null;
    };

/** A new, changed or cancelled booking of a portal. */
export interface ChannelRevision {
  id: string;
  propertyId: string;
  /** The booking at the channel; its revisions have one id. */
  bookingId: string;
  /** The portal by the name that the channel gives it. */
  seller: string;
  /** The booking's number at the portal. */
  number: string;
  kind: 'NEW' | 'MODIFIED' | 'CANCELLED';
  madeAt: Date;
  /** Everything else that the channel says, without cards. */
  attributes: Readonly<Record<string, unknown>>;
}

/** What was read from a channel. */
export interface ChannelReading {
  revisions: ChannelRevision[];
  /** False when some of what the channel listed is not as it documents. */
  isWhole: boolean;
}

/**
 * A program that sells rooms of the hotel on portals. Each protocol has one implementation; the outbox, the limits of retries and the
 * desk know only this interface.
 */
interface ChannelPort {
  /** Tells free rooms, or prices and restrictions. A repetition does no harm. */
  pushAvailability(access: ChannelAccess, message: ChannelMessage): Promise<ChannelAnswer>;
  /** What was not acknowledged, the earliest first. Throws `ChannelFailure`. */
  pullBookings(access: ChannelAccess): Promise<ChannelReading>;
  /** Says that a revision is applied. A repetition does no harm. Throws `ChannelFailure`. */
  acknowledge(access: ChannelAccess, revisionId: string): Promise<void>;
  /** Asks for something without effect, so that people learn whether key and hotel are right. */
  test(access: ChannelAccess): Promise<ChannelAnswer>;
}

/** The half of the port that sends. */
export type InventoryPort = Pick<ChannelPort, 'pushAvailability' | 'test'> & ChannelLimits;

/** How much a channel accepts. */
interface ChannelLimits {
  /** The most requests of each part in a minute. */
  requestsPerMinute: number;
  /** The most ranges in one message. */
  rangesPerMessage: number;
}

/** The half of the port that reads bookings. */
export type BookingsPort = Pick<ChannelPort, 'pullBookings' | 'acknowledge'>;

/** A channel cannot be reached, wants to be asked later, or does not answer as it documents. */
export class ChannelFailure extends Error {
  override readonly name = 'ChannelFailure';

  constructor(
    readonly problem: ChannelProblem,
    message: string,
  ) {
    super(message);
  }
}
