import type { StayStep } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

/** The button text of each step, and the sentence once it is made. */
export const STEP_WORDS: Record<StayStep, { button: string; done: (guest: string) => string }> = {
  CHECK_IN: { button: t`Check in`, done: (guest) => t`${guest} is checked in.` },
  UNDO_CHECK_IN: { button: t`Undo check-in`, done: (guest) => t`${guest} is expected again.` },
  CHECK_OUT: { button: t`Check out`, done: (guest) => t`${guest} is checked out.` },
  UNDO_CHECK_OUT: { button: t`Undo check-out`, done: (guest) => t`${guest} is in the house again.` },
  NO_SHOW: { button: t`No-show`, done: (guest) => t`${guest} is recorded as a no-show.` },
  ARRIVE_AFTER_ALL: {
    button: t`Arrived after all`,
    done: (guest) => t`${guest} has arrived after all and is checked in. Please check the balance.`,
  },
};
