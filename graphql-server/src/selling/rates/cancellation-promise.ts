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
import { laterSentence, wordsOfPolicy } from './policy-sentence';

/** What a policy means for a stay with dates: the moments themselves, not hours before an arrival. */
export interface CancellationPromise {
  /** The last instant at which a cancellation is sure to be free: the end of a step of the policy. Null once it is over,
   * and when no step is free. */
  freeUntil: Date | null;
  /** What a cancellation now costs, in paise with tax. */
  chargePaise: number;
  /** The sentence for guests, such as 'Free cancellation until Sun 7 Feb 2027, 23:59'. */
  sentence: string;
  /** What a cancellation costs after `freeUntil`, as sentences; null when it is over or a cancellation is always free. */
  afterwards: string | null;
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
  /** The price that is shown beside the promise, in paise: the sentence does not repeat it. */
  shownPaise?: number;
}

/** The promise to a guest who books the stay at that moment. All rooms are on one policy. */
export function cancellationPromise(
  policy: CancellationPolicy,
  { checkin, ...prices }: PromisedStay,
  moment: HotelMoment,
  locale: Locale,
): CancellationPromise {
  const dated = datedPolicy(policy, checkin, moment.timeZone);
  return promiseOf({ policy, dated, ...prices }, moment, locale);
}

/** Rooms on one policy whose deadlines are known. */
export interface DatedStay extends Pick<PromisedStay, 'rooms' | 'shownPaise'> {
  policy: CancellationPolicy;
  /** The policy's steps that have not passed, with their moments. */
  dated: DatedPolicy;
}

/** The promise for rooms whose deadlines are known. */
export function promiseOf(
  stay: DatedStay,
  { now, timeZone }: HotelMoment,
  locale: Locale,
): CancellationPromise {
  const { policy, dated, rooms } = stay;
  const { words } = wordsOfPolicy(locale);
  const until = freeUntil(dated, now);
  const chargedAt = (moment: Date) =>
    rooms.reduce((sum, nightsPaise) => sum + cancellationCharge(dated, nightsPaise, moment), 0);
  const charged = chargedAt(now);
  if (charged === 0 && laterMoments(dated, now).every((moment) => chargedAt(moment) === 0))
    return { freeUntil: until, chargePaise: 0, sentence: words('alwaysFree', {}), afterwards: null };
  if (until) {
    const inWords = (moment: Date) => lastMinuteInWords(moment, timeZone, locale);
    const later = dated.steps.filter((step) => step.until > until).map((step) => inWords(step.until));
    return {
      freeUntil: until,
      chargePaise: 0,
      sentence: words('freeUntilMoment', { moment: inWords(until) }),
      afterwards: laterSentence(policy, policy.steps.length - later.length, later, locale),
    };
  }
  const charge = chargeAt(dated, now);
  const chargeInWords = words(nameOf(charge, stay, charged), {
    ...parametersOf(charge),
    amount: writeMoney(rupees(charged)),
  });
  const wasFree = policy.steps.some((step) => step.charge.kind === 'NOTHING');
  const sentence = words(wasFree ? 'noLongerFree' : 'neverFree', { charge: chargeInWords });
  return { freeUntil: null, chargePaise: charged, sentence, afterwards: null };
}

/** A moment after the end of each step that still applies. */
function laterMoments({ steps }: DatedPolicy, now: Date): Date[] {
  return steps.filter(({ until }) => now <= until).map(({ until }) => new Date(until.getTime() + 1));
}

type ChargeWords = 'nightsOf' | 'partOf' | 'wholeStayOf' | 'wholeStay';

/**
 * A charge that takes everything is the whole stay, unless it names as many nights as the stay has. Its amount is named
 * unless it is the price that is shown.
 */
function nameOf(charge: Charge, { rooms, shownPaise }: DatedStay, chargedPaise: number): ChargeWords {
  const wholeStay = chargedPaise === shownPaise ? 'wholeStay' : 'wholeStayOf';
  const takes = rooms.reduce((sum, nights) => sum + chargePaise(charge, nights), 0);
  const total = rooms.flat().reduce((sum, paise) => sum + paise, 0);
  const nights = Math.max(...rooms.map(({ length }) => length));
  if (charge.kind === 'NIGHTS') return charge.nights > nights ? wholeStay : 'nightsOf';
  return takes === total ? wholeStay : 'partOf';
}

function parametersOf(charge: Charge): Record<string, number> {
  if (charge.kind === 'NIGHTS') return { nights: charge.nights };
  return charge.kind === 'PERCENT' ? { percent: charge.percent } : {};
}
