import type { StayStatus, StayStep } from '../../../../generated/graphql';

/** A stay as its buttons need it. */
export interface SteppedStay {
  id: string;
  status: StayStatus;
  roomTitle: string;
  roomNumber: string | null;
  checkin: string;
  checkout: string;
  steps: readonly StayStep[];
}
