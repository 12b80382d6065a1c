import type { StateMachine } from '../../platform/states/state-machine';

export const DisputeStatus = {
  OPEN: 'OPEN',
  UNDER_REVIEW: 'UNDER_REVIEW',
  WON: 'WON',
  LOST: 'LOST',
  CLOSED: 'CLOSED',
} as const;
export type DisputeStatus = (typeof DisputeStatus)[keyof typeof DisputeStatus];

/** The states of a dispute at the gateway. Events arrive in any order, so a record may start in any state. */
export const disputeStates: StateMachine<DisputeStatus> = {
  name: 'dispute',
  initial: ['OPEN', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED'],
  transitions: {
    OPEN: ['UNDER_REVIEW', 'WON', 'LOST', 'CLOSED'],
    // The bank asks for more evidence (payment.dispute.action_required).
    UNDER_REVIEW: ['OPEN', 'WON', 'LOST', 'CLOSED'],
    WON: [],
    LOST: [],
    CLOSED: [],
  },
};
