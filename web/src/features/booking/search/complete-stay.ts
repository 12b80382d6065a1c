import type { PlainDate } from '../../../lib/dates/plain-dates';
import { plural } from '../../../lib/texts/texts';
import type { SearchedStay } from '../../../lib/stays/stay-address';

/** A stay with both dates. */
export interface CompleteStay extends SearchedStay {
  checkin: PlainDate;
  checkout: PlainDate;
}

export const nightsOf = (nights: number) => plural(nights, { one: '# night', other: '# nights' });
