import type { StateMachine } from '../platform/state-machine';

export const PaymentStatus = {
  CREATED: 'CREATED',
  AUTHORISED: 'AUTHORISED',
  CAPTURED: 'CAPTURED',
  FAILED: 'FAILED',
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** A payment's life at the gateway. Events arrive in any order, so a record may be born in any state. */
export const paymentStates: StateMachine<PaymentStatus> = {
  name: 'payment',
  initial: ['CREATED', 'AUTHORISED', 'CAPTURED', 'FAILED'],
  transitions: {
    CREATED: ['AUTHORISED', 'CAPTURED', 'FAILED'],
    AUTHORISED: ['CAPTURED', 'FAILED'],
    // Razorpay authorises late: a bank's yes can follow its own timeout.
    FAILED: ['AUTHORISED', 'CAPTURED'],
    CAPTURED: [],
  },
};
