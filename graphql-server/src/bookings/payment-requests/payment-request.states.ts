import type { StateMachine } from '../../platform/states/state-machine';

export const PaymentRequestStatus = {
  SENT: 'SENT',
  OPENED: 'OPENED',
  PAID: 'PAID',
  EXPIRED: 'EXPIRED',
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type PaymentRequestStatus = (typeof PaymentRequestStatus)[keyof typeof PaymentRequestStatus];

/** The states of a request for a payment. */
export const paymentRequestStates: StateMachine<PaymentRequestStatus> = {
  name: 'payment request',
  initial: ['SENT'],
  transitions: {
    SENT: ['OPENED', 'PAID', 'EXPIRED', 'WITHDRAWN'],
    OPENED: ['PAID', 'EXPIRED', 'WITHDRAWN'],
    // Late money still pays what the guest owes, unless the staff release the rooms.
    EXPIRED: ['PAID', 'WITHDRAWN'],
    PAID: [],
    WITHDRAWN: [],
  },
};

/** True while the guest is asked to pay. */
export const isOpen = ({ status }: { status: PaymentRequestStatus }): boolean =>
  status === 'SENT' || status === 'OPENED';
