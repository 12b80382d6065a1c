import { createUnionType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PortalBookingRow } from './portal-booking.repository';
import { duesOf, type PortalMonthDues, type PortalStayDues } from './portal-money.service';
import type { Portal as StoredPortal } from './portal.entity';
import { PORTAL_LIMITS, PORTAL_RATES } from './portal.policy';
import type { StatementComparison, StatementLine } from './portal-statement';

/** Who takes the guest's money for a stay that a portal sold. */
export const PortalCollector = { HOTEL: 'HOTEL', PORTAL: 'PORTAL' } as const;
export type PortalCollector = (typeof PortalCollector)[keyof typeof PortalCollector];

registerEnumType(PortalCollector, {
  name: 'PortalCollector',
  description: 'Who takes the guest’s money for a stay that a portal sold.',
  valuesConfig: {
    HOTEL: { description: 'The guest pays the hotel.' },
    PORTAL: { description: 'The guest has paid the portal, so the stay is paid.' },
  },
});

/** What the amounts of a statement are. */
export const PortalStatementAmount = { COLLECTED: 'COLLECTED', OWED: 'OWED' } as const;
export type PortalStatementAmount = (typeof PortalStatementAmount)[keyof typeof PortalStatementAmount];

registerEnumType(PortalStatementAmount, {
  name: 'PortalStatementAmount',
  description: 'What the amounts of a portal’s statement are.',
  valuesConfig: {
    COLLECTED: { description: 'What guests paid the portal.' },
    OWED: { description: 'What the portal pays out, after commission and taxes.' },
  },
});

const HUNDREDTHS = 'in hundredths of a percent: 1550 is 15.5 %';
const COMMISSION = `Of the value of the stay before GST, ${HUNDREDTHS}; null for none.`;
const GST = `GST on the commission, ${HUNDREDTHS}.`;
const TCS = `Tax collected at source (CGST Act, section 52), both halves together, ${HUNDREDTHS}.`;
const TDS = `Tax deducted at source (Income-tax Act 1961, section 194-O), ${HUNDREDTHS}.`;
const GSTIN =
  'Its registration as a collector of tax at source, whose 14th character is C, for table 14 of GSTR-1; null when it is not known.';
const NUMBER = 'The booking’s number at the portal; null when the portal gave none.';

@InputType({ description: 'The form for a portal. Every field is replaced.' })
export class PortalInput {
  @Field({ description: `1 to ${PORTAL_LIMITS.name} characters. No other portal has this name.` })
  name: string;

  @Field(() => Int, { nullable: true, description: COMMISSION })
  commissionBasisPoints?: number | null;

  @Field({
    defaultValue: false,
    description: 'Whether guests pay the portal, unless a booking says otherwise.',
  })
  collects: boolean;

  @Field(() => String, { nullable: true, description: GSTIN })
  gstin?: string | null;

  @Field(() => Int, { defaultValue: PORTAL_RATES.gstBasisPoints, description: GST })
  gstBasisPoints: number;

  @Field(() => Int, { defaultValue: PORTAL_RATES.tcsBasisPoints, description: TCS })
  tcsBasisPoints: number;

  @Field(() => Int, { defaultValue: PORTAL_RATES.tdsBasisPoints, description: TDS })
  tdsBasisPoints: number;

  @Field({ defaultValue: false, description: 'Whether it is left out of the choices for new bookings.' })
  isArchived: boolean;
}

@InputType({ description: 'What was agreed with a portal about a booking.' })
export class PortalBookingInput {
  @Field(() => Int, { nullable: true, description: 'The portal’s id; null for a portal by its name.' })
  portalId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Without an id: the portal’s name, at most ${PORTAL_LIMITS.name} characters. A new name adds a portal.`,
  })
  newPortal?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${NUMBER} At most ${PORTAL_LIMITS.number} characters. No other booking of the portal has it.`,
  })
  number?: string | null;

  @Field(() => PortalCollector, { description: 'Who takes the guest’s money.' })
  collector: PortalCollector;

  @Field(() => Int, { nullable: true, description: COMMISSION })
  commissionBasisPoints?: number | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'Instead of a percentage: the commission in paise, before GST.',
  })
  commissionPaise?: number | null;
}

@ObjectType({ description: 'For the administrator: a portal that sells stays.' })
export class Portal {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => Int, { nullable: true, description: COMMISSION })
  commissionBasisPoints: number | null;

  @Field({ description: 'Whether guests pay the portal, unless a booking says otherwise.' })
  collects: boolean;

  @Field(() => String, { nullable: true, description: GSTIN })
  gstin: string | null;

  @Field(() => Int, { description: GST })
  gstBasisPoints: number;

  @Field(() => Int, { description: TCS })
  tcsBasisPoints: number;

  @Field(() => Int, { description: TDS })
  tdsBasisPoints: number;

  @Field({ description: 'Whether it is left out of the choices for new bookings.' })
  isArchived: boolean;

  static of(portal: StoredPortal): Portal {
    return Object.assign(new Portal(), portal);
  }
}

@ObjectType({ description: 'A stay that a portal sold, with what the portal owes for it, in INR.' })
export class PortalStay {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: 'The guest’s name.' })
  guestName: string;

  @Field(() => Int, { description: 'The portal’s id.' })
  portalId: number;

  @Field({ description: 'The portal’s name.' })
  portalName: string;

  @Field(() => String, { nullable: true, description: NUMBER })
  number: string | null;

  @Field(() => PortalCollector, { description: 'Who takes the guest’s money.' })
  collector: PortalCollector;

  @Field(() => Int, { nullable: true, description: COMMISSION })
  commissionBasisPoints: number | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'An agreed commission in paise, before GST; null for a percentage, or for none.',
  })
  agreedCommissionPaise: number | null;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field(() => PlainDateScalar, { description: 'The last day of leaving.' })
  checkout: string;

  @Field(() => Money, { description: 'What the portal has collected and not given back, with GST.' })
  collected: Money;

  @Field(() => Money, { description: 'The commission before GST.' })
  commission: Money;

  @Field(() => Money, { description: 'GST on the commission.' })
  commissionGst: Money;

  @Field(() => Money, { description: 'Tax collected at source.' })
  tcs: Money;

  @Field(() => Money, { description: 'Tax deducted at source.' })
  tds: Money;

  @Field(() => Money, {
    description: 'Collected less commission, its GST, TCS and TDS; below 0 when the hotel owes the portal.',
  })
  owed: Money;

  @Field(() => Money, { description: 'What came from the portal, less what the hotel paid it.' })
  received: Money;

  static of(stay: PortalStayDues): PortalStay {
    const { reference, guestName, portalId, portalName, number, collector, version, checkout } = stay;
    return Object.assign(new PortalStay(), {
      ...{ reference, guestName, portalId, portalName, number, collector, version, checkout },
      commissionBasisPoints: stay.terms.commissionBasisPoints,
      agreedCommissionPaise: stay.terms.commissionPaise,
      collected: rupees(stay.collectedPaise),
      commission: rupees(stay.commissionPaise),
      commissionGst: rupees(stay.commissionGstPaise),
      tcs: rupees(stay.tcsPaise),
      tds: rupees(stay.tdsPaise),
      owed: rupees(stay.owedPaise),
      received: rupees(stay.receivedPaise),
    });
  }

  static ofRow(row: PortalBookingRow): PortalStay {
    return PortalStay.of(duesOf(row));
  }
}

@ObjectType({ description: 'The stays of a portal whose last guests leave in a month.' })
export class PortalMonth {
  @Field(() => Portal, { description: 'The portal.' })
  portal: Portal;

  @Field(() => PlainDateScalar, { description: 'The first day of the month.' })
  month: string;

  @Field(() => [PortalStay], { description: 'By day of leaving.' })
  stays: PortalStay[];

  static of({ portal, month, stays }: PortalMonthDues): PortalMonth {
    return Object.assign(new PortalMonth(), {
      portal: Portal.of(portal),
      month,
      stays: stays.map((stay) => PortalStay.of(stay)),
    });
  }
}

@InputType({ description: 'A line of a portal’s statement.' })
export class PortalStatementLineInput {
  @Field({ description: 'The booking’s number at the portal.' })
  number: string;

  @Field(() => MinorUnits, { description: 'In paise; below 0 for money that goes back.' })
  amountPaise: number;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The commission in paise, before GST; null when the statement does not name it.',
  })
  commissionPaise?: number | null;
}

@ObjectType({ description: 'A line of a portal’s statement.' })
export class PortalStatementLine {
  @Field({ description: 'The booking’s number at the portal.' })
  number: string;

  @Field(() => Money, { description: 'The amount, in INR.' })
  amount: Money;

  @Field(() => Money, { nullable: true, description: 'The commission, in INR.' })
  commission: Money | null;

  static of({ number, amountPaise, commissionPaise }: StatementLine): PortalStatementLine {
    return Object.assign(new PortalStatementLine(), {
      number,
      amount: rupees(amountPaise),
      commission: commissionPaise === null ? null : rupees(commissionPaise),
    });
  }
}

@ObjectType({ description: 'A stay whose figures differ from the portal’s statement.' })
export class DifferingPortalStay {
  @Field(() => PortalStay, { description: 'The stay as the hotel has it.' })
  stay: PortalStay;

  @Field(() => PortalStatementLine, { description: 'The lines of the statement with its number, added up.' })
  line: PortalStatementLine;

  @Field(() => Money, { description: 'The portal’s amount less the hotel’s, in INR.' })
  amountDifference: Money;

  @Field(() => Money, { description: 'The portal’s commission less the hotel’s, in INR.' })
  commissionDifference: Money;
}

@ObjectType({ description: 'A portal’s statement beside the hotel’s stays.' })
export class PortalComparison {
  @Field(() => [PortalStay], { description: 'Stays with the figures of the statement.' })
  matched: PortalStay[];

  @Field(() => [DifferingPortalStay], { description: 'Stays with other figures.' })
  differing: DifferingPortalStay[];

  @Field(() => [PortalStatementLine], { description: 'Lines whose number no booking of the portal has.' })
  missingHere: PortalStatementLine[];

  @Field(() => [PortalStay], { description: 'Stays of the month that the statement does not name.' })
  missingThere: PortalStay[];

  static of(compared: StatementComparison<PortalStayDues>): PortalComparison {
    return Object.assign(new PortalComparison(), {
      matched: compared.matched.map((stay) => PortalStay.of(stay)),
      differing: compared.differing.map((differing) =>
        Object.assign(new DifferingPortalStay(), {
          stay: PortalStay.of(differing.stay),
          line: PortalStatementLine.of(differing.line),
          amountDifference: rupees(differing.amountDifferencePaise),
          commissionDifference: rupees(differing.commissionDifferencePaise),
        }),
      ),
      missingHere: compared.missingHere.map((line) => PortalStatementLine.of(line)),
      missingThere: compared.missingThere.map((stay) => PortalStay.of(stay)),
    });
  }
}

@InputType({ description: 'Money from a portal for a stay.' })
export class PortalReceiptInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => MinorUnits, { description: 'In paise; below 0 for money that the hotel paid the portal.' })
  amountPaise: number;
}

@InputType({ description: 'Money that came from a portal.' })
export class PortalReceiptsInput {
  @Field(() => PlainDateScalar, { description: 'The day on which the money was on the hotel’s account.' })
  receivedOn: string;

  @Field(() => String, {
    nullable: true,
    description: `Such as the number of the portal’s payment: at most ${PORTAL_LIMITS.note} characters.`,
  })
  note?: string | null;

  @Field(() => [PortalReceiptInput], { description: 'Each stay once. Either all or none are recorded.' })
  stays: PortalReceiptInput[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it is other money than an entry of the same booking, day and amount, such as two payments on one day. Otherwise such money is refused, because two people may have recorded it.',
  })
  despiteSame?: boolean | null;

  @Field({
    description: '16 to 64 letters, digits, - or _. A form that is sent twice records the money once.',
  })
  idempotencyKey: string;
}

@ObjectType({ description: 'The portal is stored. Bookings that exist keep their terms.' })
export class PortalSaved {
  @Field(() => Portal, { description: 'The stored portal.' })
  portal: Portal;

  constructor(stored: StoredPortal) {
    this.portal = Portal.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The portal was changed since the form was opened; nothing was stored.',
})
export class PortalChanged extends Refusal {
  @Field(() => Portal, { description: 'The portal as it is stored now.' })
  portal: Portal;

  constructor(stored: StoredPortal) {
    super(sentence('SETTINGS_CHANGED'));
    this.portal = Portal.of(stored);
  }
}

@ObjectType({ description: 'The terms of the portal are stored.' })
export class PortalBookingSet {
  @Field(() => PortalStay, { description: 'The stay as it is stored now.' })
  stay: PortalStay;

  constructor(row: PortalBookingRow) {
    this.stay = PortalStay.ofRow(row);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'What was agreed with the portal was changed since the form was opened; nothing was stored.',
})
export class PortalBookingChanged extends Refusal {
  @Field(() => PortalStay, { description: 'The stay as it is stored now.' })
  stay: PortalStay;

  constructor(row: PortalBookingRow) {
    super(sentence('SETTINGS_CHANGED'));
    this.stay = PortalStay.ofRow(row);
  }
}

@ObjectType({ description: 'The money of the portal is recorded.' })
export class PortalReceiptsRecorded {
  @Field(() => Money, { description: 'The sum, in INR.' })
  amount: Money;
}

export const AddPortalResult = createUnionType({
  name: 'AddPortalResult',
  description: 'The stored portal, or the faults of the form.',
  types: () => [PortalSaved, InvalidInput] as const,
});

export const EditPortalResult = createUnionType({
  name: 'EditPortalResult',
  description: 'The stored portal, or a refusal.',
  types: () => [PortalSaved, PortalChanged, InvalidInput, RecordNotFound] as const,
});

export const SetPortalBookingResult = createUnionType({
  name: 'SetPortalBookingResult',
  description: 'The stay, or a refusal.',
  types: () => [PortalBookingSet, PortalBookingChanged, InvalidInput, RecordNotFound] as const,
});

export const RecordPortalReceiptsResult = createUnionType({
  name: 'RecordPortalReceiptsResult',
  description: 'The recorded money, or a refusal.',
  types: () => [PortalReceiptsRecorded, IdempotencyConflict, InvalidInput, RecordNotFound] as const,
});
