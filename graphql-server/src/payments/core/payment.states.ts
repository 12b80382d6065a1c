import type { StateMachine } from '../../platform/states/state-machine';

export const PaymentStatus = {
  CREATED: 'CREATED',
  AUTHORISED: 'AUTHORISED',
  CAPTURED: 'CAPTURED',
  FAILED: 'FAILED',
  RELEASED: 'RELEASED',
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** The states of a payment at the gateway. Events arrive in any order, so a record may start in any state. */
export const paymentStates: StateMachine<PaymentStatus> = {
  name: 'payment',
  initial: ['CREATED', 'AUTHORISED', 'CAPTURED', 'FAILED', 'RELEASED'],
  transitions: {
    CREATED: ['AUTHORISED', 'CAPTURED', 'FAILED', 'RELEASED'],
    // Razorpay returns uncaptured money automatically.
    AUTHORISED: ['CAPTURED', 'FAILED', 'RELEASED'],
    // Razorpay authorises late: a bank may agree after its own timeout.
    FAILED: ['AUTHORISED', 'CAPTURED', 'RELEASED'],
    CAPTURED: [],
    RELEASED: [],
  },
};
