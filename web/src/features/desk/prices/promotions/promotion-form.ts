import type {
  DiscountKind,
  PromotionForm_PromotionFragment,
  PromotionInput,
} from '../../../../generated/graphql';
import { addDays, type PlainDate } from '../../../../lib/dates/plain-dates';
import { minorUnitsOf, textOfMinorUnits, textOrNull, wholeNumber } from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';
import type { FieldGroup, FormField, FormValues } from '../../frame/form/form-fields';

/** The values of the form's inputs. */
export interface PromotionValues {
  /** The id of the replaced promotion; null for a new promotion. */
  id: number | null;
  texts: FormValues;
  weekdays: readonly number[];
  roomTypes: readonly string[];
  plans: readonly string[];
}

const DISCOUNTS: Readonly<Record<DiscountKind, string>> = {
  PERCENT: t`A percentage of each night`,
  AMOUNT_PER_NIGHT: t`An amount off each night`,
  AMOUNT_PER_STAY: t`An amount off the stay`,
  FREE_NIGHTS: t`Free nights, such as stay 3, pay 2`,
  VALUE_ADDED: t`Nothing: guests get the benefit at the hotel`,
};

export const NEW_PROMOTION: PromotionValues = {
  id: null,
  texts: {
    name: '',
    code: '',
    isOffered: 'no',
    offerId: '',
    kind: 'PERCENT',
    amount: '',
    stayNights: '3',
    payNights: '2',
    bookingFrom: '',
    bookingTo: '',
    stayFrom: '',
    stayTo: '',
    minimumNights: '1',
    totalUses: '',
    usesPerGuest: '',
  },
  weekdays: [],
  roomTypes: [],
  plans: [],
};

/** The discount. Each field has a meaning only together with the kind. */
export const DISCOUNT_FIELDS: readonly string[] = ['kind', 'amount', 'stayNights', 'payNights'];

const textOf = (value: string | number | null) => (value === null ? '' : String(value));

export function valuesOf(promotion: PromotionForm_PromotionFragment): PromotionValues {
  const { id, discount, weekdays, roomTypes, plans } = promotion;
  const amount = discount.kind === 'PERCENT' ? discount.hundredths : discount.cents;
  return {
    id,
    weekdays,
    roomTypes,
    plans,
    texts: {
      name: promotion.name,
      code: textOf(promotion.code),
      isOffered: promotion.isOffered ? 'yes' : 'no',
      offerId: textOf(promotion.offerId),
      kind: discount.kind,
      amount: amount === null ? '' : textOfMinorUnits(amount),
      stayNights: textOf(discount.stayNights ?? 3),
      payNights: textOf(discount.payNights ?? 2),
      bookingFrom: textOf(promotion.bookingFrom),
      bookingTo: textOf(promotion.bookingTo),
      stayFrom: textOf(promotion.stayFrom),
      stayTo: textOf(promotion.stayTo),
      minimumNights: textOf(promotion.minimumNights),
      totalUses: textOf(promotion.totalUses),
      usesPerGuest: textOf(promotion.usesPerGuest),
    },
  };
}

const numberOrNull = (text: string | undefined) => (text?.trim() ? wholeNumber(text) : null);

function discountOf({ kind, amount, stayNights, payNights }: FormValues): PromotionInput['discount'] {
  switch (kind) {
    case 'FREE_NIGHTS':
      return { kind, stayNights: wholeNumber(stayNights), payNights: wholeNumber(payNights) };
    case 'AMOUNT_PER_NIGHT':
    case 'AMOUNT_PER_STAY':
      return { kind, cents: minorUnitsOf(amount) };
    case 'VALUE_ADDED':
      return { kind };
    default:
      return { kind: 'PERCENT', hundredths: minorUnitsOf(amount) };
  }
}

/** The form as server input. */
export function promotionInput({ id, texts, weekdays, roomTypes, plans }: PromotionValues): PromotionInput {
  return {
    id,
    name: texts['name'] ?? '',
    code: textOrNull(texts['code']),
    isOffered: texts['isOffered'] === 'yes',
    offerId: textOrNull(texts['offerId']),
    discount: discountOf(texts),
    bookingFrom: textOrNull(texts['bookingFrom']),
    bookingTo: textOrNull(texts['bookingTo']),
    stayFrom: textOrNull(texts['stayFrom']),
    stayTo: textOrNull(texts['stayTo']),
    weekdays: [...weekdays],
    roomTypes: [...roomTypes],
    plans: [...plans],
    minimumNights: wholeNumber(texts['minimumNights']),
    totalUses: numberOrNull(texts['totalUses']),
    usesPerGuest: numberOrNull(texts['usesPerGuest']),
  };
}

function discountFields(kind: string | undefined, currency: string): FormField[] {
  switch (kind) {
    case 'FREE_NIGHTS':
      return [
        { name: 'stayNights', label: t`Nights of the stay`, kind: 'number', required: true },
        { name: 'payNights', label: t`Nights that are paid`, kind: 'number', required: true },
      ];
    case 'VALUE_ADDED':
      return [];
    case 'PERCENT':
      return [
        { name: 'amount', label: t`Percent`, kind: 'decimal', required: true, hint: t`Such as 10 or 12.5` },
      ];
    default:
      return [
        {
          name: 'amount',
          label: t`Amount in ${currency}`,
          kind: 'decimal',
          required: true,
          hint: t`Before tax`,
        },
      ];
  }
}

/** The inputs of the form. The inputs of a discount depend on its kind. */
export function promotionFields(
  { kind }: FormValues,
  { currency, offers }: { currency: string; offers: readonly { id: string; title: string }[] },
): FieldGroup[] {
  const date = (name: string, label: string): FormField => ({ name, label, kind: 'date' });
  return [
    {
      title: t`What guests read`,
      fields: [
        { name: 'name', label: t`Name`, kind: 'line', required: true, maximum: 60 },
        {
          name: 'code',
          label: t`Code`,
          kind: 'line',
          maximum: 30,
          hint: t`Such as STAY3. If empty, the promotion applies automatically.`,
        },
        {
          name: 'isOffered',
          label: t`Who learns of the code`,
          kind: 'choice',
          required: true,
          choices: [
            { value: 'no', label: t`Only guests to whom you give the code` },
            { value: 'yes', label: t`All guests whose stay meets the conditions, next to the prices` },
          ],
        },
        {
          name: 'offerId',
          label: t`Offer`,
          kind: 'choice',
          choices: [
            { value: '', label: t`None` },
            ...offers.map(({ id, title }) => ({ value: id, label: title })),
          ],
        },
      ],
    },
    {
      title: t`What it takes off`,
      fields: [
        {
          name: 'kind',
          label: t`Discount`,
          kind: 'choice',
          required: true,
          choices: Object.entries(DISCOUNTS).map(([value, label]) => ({ value, label })),
        },
        ...discountFields(kind, currency),
      ],
    },
    {
      title: t`When`,
      fields: [
        date('bookingFrom', t`Booked from`),
        date('bookingTo', t`Booked until`),
        date('stayFrom', t`First night from`),
        date('stayTo', t`Last night until`),
        { name: 'minimumNights', label: t`Nights at least`, kind: 'number', required: true },
      ],
    },
    {
      title: t`How often`,
      fields: [
        { name: 'totalUses', label: t`Total bookings`, kind: 'number', hint: t`If empty, any number.` },
        {
          name: 'usesPerGuest',
          label: t`Bookings of one guest`,
          kind: 'number',
          hint: t`If empty, any number.`,
        },
      ],
    },
  ];
}

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: PlainDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The shortest stay that the conditions allow, beginning on their first night or today. */
export function sampleStayOf(
  { texts, roomTypes, plans, weekdays }: PromotionValues,
  { today, roomType }: { today: PlainDate; roomType: string },
): { roomType: string; checkin: PlainDate; nights: number; plan?: string } {
  const first = texts['stayFrom'] && texts['stayFrom'] > today ? texts['stayFrom'] : today;
  const days = Array.from({ length: 7 }, (_, day) => addDays(first, day));
  const checkin = days.find((day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day))) ?? first;
  const free = texts['kind'] === 'FREE_NIGHTS' ? (numberOrNull(texts['stayNights']) ?? 1) : 1;
  const nights = Math.max(1, numberOrNull(texts['minimumNights']) ?? 1, free);
  const [plan] = plans;
  return { roomType: roomTypes[0] ?? roomType, checkin, nights, ...(plan && { plan }) };
}
