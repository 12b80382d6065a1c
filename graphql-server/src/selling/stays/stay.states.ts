import type { StateMachine } from '../../platform/states/state-machine';

export const StayStatus = {
  EXPECTED: 'EXPECTED',
  IN_HOUSE: 'IN_HOUSE',
  DEPARTED: 'DEPARTED',
  CANCELLED: 'CANCELLED',
  NO_SHOW: 'NO_SHOW',
} as const;
export type StayStatus = (typeof StayStatus)[keyof typeof StayStatus];

/**
 * The states of a stay. A stay is expected while its booking is not confirmed. Its history begins with its first step,
 * not with the booking.
 */
export const stayStates: StateMachine<StayStatus> = {
  name: 'stay',
  initial: ['EXPECTED'],
  transitions: {
    EXPECTED: ['IN_HOUSE', 'CANCELLED', 'NO_SHOW'],
    // The desk undoes a check-in or a check-out on the same business day.
    IN_HOUSE: ['DEPARTED', 'EXPECTED'],
    DEPARTED: ['IN_HOUSE'],
    // The guest arrives after all.
    NO_SHOW: ['IN_HOUSE'],
    // The desk takes a cancellation back.
    CANCELLED: ['EXPECTED'],
  },
};

/** States of stays that keep no room. */
export const ENDED_STAY_STATES = `('CANCELLED', 'NO_SHOW')`;

/** True while the stay keeps its room, or kept it to the end. */
export function isLive({ status }: { status: StayStatus }): boolean {
  return status !== 'CANCELLED' && status !== 'NO_SHOW';
}
