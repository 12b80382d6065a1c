import { RichText } from '../../../components/page/rich-text';
import { nightsBetween, writeDate } from '../../../lib/dates/plain-dates';
import { writeMoney } from '../../../lib/money';
import { guestsInWords } from '../../../lib/stays/guest-words';
import { plural, t } from '../../../lib/texts/texts';
import type { CodedHold, Hold } from './hold';
import { roomsInWords } from './rooms-in-words';

/** The held stay: rooms, nights, guests and price. */
export function HeldStay({ booking }: Pick<Hold, 'booking'> | Pick<CodedHold, 'booking'>) {
  const { checkin, checkout, stays, quote } = booking;
  const nights = plural(nightsBetween(checkin, checkout), { one: '# night', other: '# nights' });
  const guests = stays.reduce((sum, stay) => sum + stay.guests, 0);
  const children = stays.flatMap((stay) => stay.children);
  return (
    <div className="w-full border-b border-line pb-4">
      <p className="font-display text-2xl font-semibold">{roomsInWords(booking)}</p>
      <p>{t`${writeDate(checkin)} to ${writeDate(checkout)}`}</p>
      <p>{`${nights}, ${guestsInWords(guests, children)}`}</p>
      <p>
        <RichText
          text={t`Total with tax <strong>${writeMoney(quote.total)}</strong>`}
          elements={{ strong: (words) => <strong className="tabular whitespace-nowrap">{words}</strong> }}
        />
      </p>
    </div>
  );
}
