import { writeNearDate, type PlainDate } from '../dates/plain-dates';
import { writeMoney, type Money } from '../money';
import { t } from '../texts/texts';

/** What a booking owes, and by when: '₹9,812.88 to pay by Sat 2 Jan'. Without a day it is paid at the hotel. */
export function toPayInWords(balance: Money, dueOn: PlainDate | null): string {
  return dueOn === null
    ? t`${writeMoney(balance)} to pay`
    : t`${writeMoney(balance)} to pay by ${writeNearDate(dueOn)}`;
}
