import type { StateMachine } from '../platform/state-machine';

export const RefundStatus = { PENDING: 'PENDING', PROCESSED: 'PROCESSED', FAILED: 'FAILED' } as const;
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus];

/** A refund has a life of its own; that it failed never changes what the booking or the payment says. */
export const refundStates: StateMachine<RefundStatus> = {
  name: 'refund',
  initial: ['PENDING'],
  transitions: {
    PENDING: ['PROCESSED', 'FAILED'],
    FAILED: [],
    PROCESSED: [],
  },
};
