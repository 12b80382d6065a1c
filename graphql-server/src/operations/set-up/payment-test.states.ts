import type { StateMachine } from '../../platform/states/state-machine';

export const PaymentTestStatus = {
  OPEN: 'OPEN',
  CAPTURED: 'CAPTURED',
  REFUNDED: 'REFUNDED',
  REFUND_FAILED: 'REFUND_FAILED',
  LAPSED: 'LAPSED',
} as const;
export type PaymentTestStatus = (typeof PaymentTestStatus)[keyof typeof PaymentTestStatus];

/** The states of a test. Captured money of a test is always refunded. */
export const paymentTestStates: StateMachine<PaymentTestStatus> = {
  name: 'payment test',
  initial: ['OPEN'],
  transitions: {
    OPEN: ['CAPTURED', 'LAPSED'],
    CAPTURED: ['REFUNDED', 'REFUND_FAILED'],
    REFUNDED: [],
    // The refund may be repeated in the gateway's dashboard.
    REFUND_FAILED: ['REFUNDED'],
    // The owner paid at the last moment, or the event of the payment came late.
    LAPSED: ['CAPTURED'],
  },
};
