import type { Locale } from '../../platform/locale/locale';
import { rupees, writeMoney } from '../../platform/money/money';
import { lastMinuteInWords, type PlainDate } from '../../platform/time/dates';
import {
  cancellationCharge,
  chargeAt,
  chargePaise,
  datedPolicy,
  freeUntil,
  type DatedPolicy,
} from './cancellation';
import type { CancellationPolicy, Charge } from './policy.entity';
import { wordsOfPolicy } from './policy-sentence';

/** What a policy means for a stay with dates: the moments themselves, not hours before an arrival. */
export interface CancellationPromise {
  /** The last instant at which a cancellation is sure to be free: the end of a step of the policy. Null once it is over,
   * and when no step is free. */
  freeUntil: Date | null;
  /** What a cancellation now costs, in paise with tax. */
  chargePaise: number;
  /** The sentence for guests, such as 'Free cancellation until Sun 7 Feb 2027, 23:59'. */
  sentence: string;
}

/** The moment of the booking, and the hotel's time zone (IANA name). */
export interface HotelMoment {
  now: Date;
  timeZone: string;
}

/** A room of the stay, with what each night costs. */
interface PromisedStay {
  checkin: PlainDate;
  /** The price of each night of each room with tax, in paise. */
  rooms: readonly (readonly number[])[];
}

/** The promise to a guest who books the stay at that moment. All rooms are on one policy. */
export function cancellationPromise(
  policy: CancellationPolicy,
  { checkin, rooms }: PromisedStay,
  moment: HotelMoment,
  locale: Locale,
): CancellationPromise {
  return promiseOf({ policy, dated: datedPolicy(policy, checkin, moment.timeZone), rooms }, moment, locale);
}

/** Rooms on one policy whose deadlines are known. */
export interface DatedStay extends Pick<PromisedStay, 'rooms'> {
  policy: CancellationPolicy;
  /** The policy's steps that have not passed, with their moments. */
  dated: DatedPolicy;
}

/** The promise for rooms whose deadlines are known. */
export function promiseOf(
  { policy, dated, rooms }: DatedStay,
  { now, timeZone }: HotelMoment,
  locale: Locale,
): CancellationPromise {
  const { words } = wordsOfPolicy(locale);
  const until = freeUntil(dated, now);
  const chargedAt = (moment: Date) =>
    rooms.reduce((sum, nightsPaise) => sum + cancellationCharge(dated, nightsPaise, moment), 0);
  const charged = chargedAt(now);
  if (charged === 0 && laterMoments(dated, now).every((moment) => chargedAt(moment) === 0))
    return { freeUntil: until, chargePaise: 0, sentence: words('alwaysFree', {}) };
  if (until) {
    const moment = lastMinuteInWords(until, timeZone, locale);
    return { freeUntil: until, chargePaise: 0, sentence: words('freeUntilMoment', { moment }) };
  }
  const charge = chargeAt(dated, now);
  const chargeInWords = words(nameOf(charge, rooms), {
    ...parametersOf(charge),
    amount: writeMoney(rupees(charged)),
  });
  const wasFree = policy.steps.some((step) => step.charge.kind === 'NOTHING');
  const sentence = words(wasFree ? 'noLongerFree' : 'neverFree', { charge: chargeInWords });
  return { freeUntil: null, chargePaise: charged, sentence };
}

/** A moment after the end of each step that still applies. */
function laterMoments({ steps }: DatedPolicy, now: Date): Date[] {
  return steps.filter(({ until }) => now <= until).map(({ until }) => new Date(until.getTime() + 1));
}

type ChargeWords = 'nightsOf' | 'partOf' | 'wholeStayOf';

/** A charge that takes everything is the whole stay, unless it names as many nights as the stay has. */
function nameOf(charge: Charge, rooms: PromisedStay['rooms']): ChargeWords {
  const takes = rooms.reduce((sum, nights) => sum + chargePaise(charge, nights), 0);
  const total = rooms.flat().reduce((sum, paise) => sum + paise, 0);
  const nights = Math.max(...rooms.map(({ length }) => length));
  if (charge.kind === 'NIGHTS') return charge.nights > nights ? 'wholeStayOf' : 'nightsOf';
  return takes === total ? 'wholeStayOf' : 'partOf';
}

function parametersOf(charge: Charge): Record<string, number> {
  if (charge.kind === 'NIGHTS') return { nights: charge.nights };
  return charge.kind === 'PERCENT' ? { percent: charge.percent } : {};
}
