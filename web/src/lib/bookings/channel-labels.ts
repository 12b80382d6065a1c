import type { BookingChannel } from '../../generated/graphql';
import { t } from '../texts/texts';

/** Where a booking was made, as lists say it. */
export const CHANNEL_LABELS: Readonly<Record<BookingChannel, string>> = {
  SITE: t`Site`,
  DESK: t`Desk`,
  PHONE: t`Phone`,
  PORTAL: t`Portal`,
};
