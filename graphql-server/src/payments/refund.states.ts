import type { StateMachine } from '../platform/states/state-machine';

export const RefundStatus = {
  PENDING: 'PENDING',
  PROCESSED: 'PROCESSED',
  FAILED: 'FAILED',
  NOT_NEEDED: 'NOT_NEEDED',
} as const;
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus];

/** Only these are money that went back or is on its way back. */
export const LIVE_REFUND_STATES = `('PENDING', 'PROCESSED')`;

/**
 * A refund has a life of its own; that it failed never changes what the booking or the payment says. One that was
 * made in the gateway's dashboard is born in the state in which we hear of it.
 */
export const refundStates: StateMachine<RefundStatus> = {
  name: 'refund',
  initial: ['PENDING', 'PROCESSED', 'FAILED'],
  transitions: {
    PENDING: ['PROCESSED', 'FAILED', 'NOT_NEEDED'],
    // The gateway's last word counts: a try that we gave up may have gone through.
    FAILED: ['PROCESSED'],
    // The guest's bank may send the money back.
    PROCESSED: ['FAILED'],
    NOT_NEEDED: [],
  },
};
