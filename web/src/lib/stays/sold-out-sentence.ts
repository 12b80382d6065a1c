import { writeDate } from '../dates/plain-dates';
import { t } from '../texts/texts';

/** The refusal of a change for which rooms are missing, with the nights that are sold out. */
export function soldOutSentence({ message, nights }: { message: string; nights: readonly string[] }): string {
  if (nights.length === 0) return message;
  return t`${message} Sold out: ${nights.map((night) => writeDate(night)).join(', ')}.`;
}
