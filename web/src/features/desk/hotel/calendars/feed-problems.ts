import type { CalendarFeedProblem } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

/** Why a calendar was not read, and what to do. */
export const PROBLEM_WORDS: Readonly<Record<CalendarFeedProblem, string>> = {
  ADDRESS_INVALID: t`The address does not begin with https://. Copy it from the portal again.`,
  HOST_UNKNOWN: t`No server has this name. Copy the address from the portal again.`,
  HOST_PRIVATE: t`The address leads into a private network, where the hotel’s server reads nothing. Copy it from the portal again.`,
  TIMEOUT: t`The portal did not answer within 10 seconds. It is tried again every 15 minutes.`,
  NOT_REACHED: t`The portal was not reached. It is tried again every 15 minutes.`,
  TOO_MANY_REDIRECTS: t`The portal redirects again and again. Copy the address from the portal again.`,
  REFUSED: t`The portal refused to answer. If it lasts, copy the address from the portal again.`,
  TOO_LARGE: t`The calendar has more than 1 MB. Check that the address is that of one room’s calendar.`,
  NOT_A_CALENDAR: t`The portal did not answer with a calendar. Check that the address ends with .ics, as the portal shows it.`,
  CUT: t`The end of the calendar was missing. It is tried again every 15 minutes.`,
  TOO_MANY_EVENTS: t`The calendar has more than 2,000 entries. Check that the address is that of one room’s calendar.`,
  RECURRENCE: t`The calendar has entries that repeat, which are not read. Enter each of them by its dates there.`,
  EVENT_INVALID: t`An entry of the calendar has no valid date. Correct it at the portal.`,
  EMPTY: t`The calendar is suddenly empty, so its nights stay taken. Look at the portal: if no booking is left there, press ‘It is right’.`,
  LOST_HALF: t`The calendar suddenly lost half of its entries, so its nights stay taken. Look at the portal: if the bookings are gone there, too, press ‘It is right’.`,
};

/** The portal may be right about a loss; a person decides. */
export const isLoss = (problem: CalendarFeedProblem | null): boolean =>
  problem === 'EMPTY' || problem === 'LOST_HALF';
