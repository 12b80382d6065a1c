import type { Locale } from '../../platform/locale/locale';
import { fillMessage, type MessageParameters } from '../../platform/locale/message';
import type { CancellationPolicy, Charge } from './policy.entity';
import { POLICY_TEXTS_EN } from './policy-texts.en';

type PolicyTexts = Readonly<Record<keyof typeof POLICY_TEXTS_EN, Parameters<typeof fillMessage>[0]>>;

const TEXTS: Readonly<Record<Locale, PolicyTexts>> = { en: POLICY_TEXTS_EN };

/** Fills in the texts about policies in that language. */
export function wordsOfPolicy(locale: Locale): { words: Words } {
  return { words: (name, parameters = {}) => fillMessage(TEXTS[locale][name], parameters, locale) };
}

/**
 * The sentence about a policy for guests: the only source for pages, forms, mails and documents. For a stay with dates,
 * `moments` has the moment at which each step ends, in words.
 */
export function policySentence(
  policy: CancellationPolicy,
  locale: Locale,
  moments: readonly string[] = [],
): string {
  const { words } = wordsOfPolicy(locale);
  const sentences = [clausesOf(policy, moments, words).join('; '), ...noShowOf(policy, words)];
  return sentences.map((sentence) => `${capitalised(sentence)}.`).join(' ');
}

/**
 * What a cancellation costs once the policy's first steps are over, as sentences. `moments` has the moment at which each of
 * the other steps ends, in words.
 */
export function laterSentence(
  policy: CancellationPolicy,
  passedSteps: number,
  moments: readonly string[],
  locale: Locale,
): string {
  const { words } = wordsOfPolicy(locale);
  const clauses = laterClauses(policy, passedSteps, moments, words).join('; ');
  return [...(clauses ? [clauses] : []), ...noShowOf(policy, words)]
    .map((sentence) => `${capitalised(sentence)}.`)
    .join(' ');
}

/** The sentence about guests who do not come, unless a late cancellation costs as much. */
export function noShowSentence(policy: CancellationPolicy, locale: Locale): string {
  const { words } = wordsOfPolicy(locale);
  return noShowOf(policy, words)
    .map((sentence) => `${sentence}.`)
    .join('');
}

function noShowOf(policy: CancellationPolicy, words: Words): string[] {
  if (isSameCharge(policy.noShow, lastChargeOf(policy))) return [];
  return [words('noShow', { charge: chargeInWords(policy.noShow, words) })];
}

/** How guests cancel. */
export const cancellationContact = (locale: Locale): string => wordsOfPolicy(locale).words('contact');

/** The sentence of the policy, and how to cancel. */
export function cancellationTermsOf(policy: CancellationPolicy, locale: Locale): string {
  return `${policySentence(policy, locale)} ${cancellationContact(locale)}`;
}

type Words = (name: keyof PolicyTexts, parameters?: MessageParameters) => string;

/** One clause for each step with a different charge. */
function clausesOf(
  policy: CancellationPolicy,
  [firstMoment, ...moments]: readonly string[],
  words: Words,
): string[] {
  const { steps, noShow } = policy;
  const [first, ...rest] = steps;
  if (!first)
    return [
      isWholeStay(noShow) ? words('never') : words('afterThat', { charge: chargeInWords(noShow, words) }),
    ];
  if (rest.length === 0 && isFree(first.charge) && isFree(noShow)) return [words('always')];
  return [firstClause(first, firstMoment, words), ...laterClauses(policy, 1, moments, words)];
}

/** The clauses after the policy's first steps. */
function laterClauses(
  { steps, noShow }: CancellationPolicy,
  passedSteps: number,
  moments: readonly string[],
  words: Words,
): string[] {
  const later = steps.slice(passedSteps);
  return [
    ...later.map(({ untilHoursBefore: hours, charge }, index) => {
      const inWords = chargeInWords(charge, words);
      const isLast = index === later.length - 1;
      return isLast && hours === 0
        ? words('afterThat', { charge: inWords })
        : costsUntil({ hours, moment: moments[index] }, inWords, words);
    }),
    ...(steps.at(-1)?.untilHoursBefore === 0
      ? []
      : [words('afterThat', { charge: chargeInWords(noShow, words) })]),
  ];
}

/** Until when a charge applies: hours before the day of check-in, or the moment of a stay with dates, in words. */
interface Until {
  hours: number;
  moment: string | undefined;
}

function costsUntil({ hours, moment }: Until, charge: string, words: Words): string {
  return moment ? words('costsUntilMoment', { moment, charge }) : words('costsUntil', { hours, charge });
}

function firstClause(
  { untilHoursBefore: hours, charge }: CancellationPolicy['steps'][number],
  moment: string | undefined,
  words: Words,
): string {
  if (!isFree(charge)) return costsUntil({ hours, moment }, chargeInWords(charge, words), words);
  if (moment) return words('freeUntilMoment', { moment });
  return hours === 0 ? words('freeUntilDay') : words('freeUntil', { hours });
}

function chargeInWords(charge: Charge, words: Words): string {
  switch (charge.kind) {
    case 'NOTHING':
      return words('nothing');
    case 'NIGHTS':
      return words('nights', { nights: charge.nights });
    case 'PERCENT':
      return charge.percent === 100 ? words('wholeStay') : words('percent', { percent: charge.percent });
    case 'REMAINING_NIGHTS':
      return words('wholeStay');
  }
}

const isFree = (charge: Charge) => charge.kind === 'NOTHING';
const isWholeStay = (charge: Charge) =>
  charge.kind === 'REMAINING_NIGHTS' || (charge.kind === 'PERCENT' && charge.percent === 100);

/** The charge after the last step and before the check-in day. */
function lastChargeOf({ steps, noShow }: CancellationPolicy): Charge {
  const last = steps.at(-1);
  return last?.untilHoursBefore === 0 ? last.charge : noShow;
}

function isSameCharge(one: Charge, other: Charge): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
