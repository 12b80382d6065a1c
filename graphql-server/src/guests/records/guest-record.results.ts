import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { BookingStatus } from '../../bookings/core/booking.states';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { StayStatus } from '../../selling/stays/stay.states';
import type { DoNotRentQuestion } from './do-not-rent';
import type {
  GuestFigures as StoredFigures,
  HistoryBooking as StoredBooking,
} from './guest-history.read-model';
import type { GuestMatch as StoredMatch, GuestPair as StoredPair } from './guest-matches.repository';
import type { GuestRecord as StoredRecord } from './guest-record.entity';
import { GUEST_RECORD_LIMITS } from './guest-record.policy';
import { GuestLikeness } from './likeness';

registerEnumType(GuestLikeness, {
  name: 'GuestLikeness',
  description: 'Why two records, or a booking and a record, look like one guest.',
  valuesConfig: {
    SAME_NAME: { description: 'The names are the same.' },
    NAME_SPELLED_OTHERWISE: {
      description:
        'The names are alike: in another spelling or script, in another order, or with a letter for a word.',
    },
    SAME_EMAIL: { description: 'An e-mail address is the same. Agents and families share one.' },
    SAME_PHONE: { description: 'A phone number is the same. Agents and families share one.' },
    SAME_BIRTHDAY: { description: 'The birthday is the same.' },
    SAME_ADDRESS: { description: 'The home is the same.' },
    SAME_COMPANY: { description: 'The company is the same.' },
  },
});

const LIMITS = GUEST_RECORD_LIMITS;
const EVERY_SPELLING = 'Other spellings of the name, and earlier names.';
const VERSION = 'Counts the changes of the staff.';
const PREFERENCES = 'What the guest likes, such as a quiet room; null when nothing is known.';
const NOTE = 'What the staff must know; shown on Today, with arrivals and at check-in. Null without a note.';

@InputType({ description: 'What the hotel knows of a guest.' })
export class GuestRecordInput {
  @Field({ description: `The name: 1 to ${LIMITS.name} characters.` })
  name: string;

  @Field(() => [String], { description: `${EVERY_SPELLING} At most ${LIMITS.otherNames}.` })
  otherNames: string[];

  @Field(() => [String], { description: `E-mail addresses, at most ${LIMITS.emails}.` })
  emails: string[];

  @Field(() => [String], { description: `Phone numbers, at most ${LIMITS.phones}.` })
  phones: string[];

  @Field(() => PlainDateScalar, { nullable: true, description: 'The birthday.' })
  birthday?: string | null;

  @Field(() => String, { nullable: true, description: `The home: at most ${LIMITS.address} characters.` })
  address?: string | null;

  @Field(() => String, { nullable: true, description: `The company: at most ${LIMITS.company} characters.` })
  company?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${PREFERENCES} At most ${LIMITS.preferences} characters.`,
  })
  preferences?: string | null;

  @Field(() => String, { nullable: true, description: `${NOTE} At most ${LIMITS.note} characters.` })
  note?: string | null;
}

@ObjectType({ description: 'Why the hotel does not rent to a guest. Never shown outside the desk.' })
class DoNotRentReason {
  @Field({ description: 'The reason.' })
  reason: string;

  @Field(() => GraphQLISODateTime, { description: 'Since when.' })
  since: Date;
}

@ObjectType({ description: 'What the hotel knows of a guest. Never shown outside the desk.' })
export class GuestRecord {
  @Field(() => ID, { description: 'The id of the record.' })
  id: string;

  @Field(() => Int, { description: VERSION })
  version: number;

  @Field({ description: 'The name.' })
  name: string;

  @Field(() => [String], { description: EVERY_SPELLING })
  otherNames: string[];

  @Field(() => [String], { description: 'The e-mail addresses.' })
  emails: string[];

  @Field(() => [String], { description: 'The phone numbers.' })
  phones: string[];

  @Field(() => PlainDateScalar, { nullable: true, description: 'The birthday; null when it is not known.' })
  birthday: string | null;

  @Field(() => String, { nullable: true, description: 'The home; null when it is not known.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'The company; null when it is not known.' })
  company: string | null;

  @Field(() => String, { nullable: true, description: PREFERENCES })
  preferences: string | null;

  @Field(() => String, { nullable: true, description: NOTE })
  note: string | null;

  @Field(() => DoNotRentReason, {
    nullable: true,
    description: 'Why the hotel does not rent to the guest; null while it does.',
  })
  doNotRent: DoNotRentReason | null;

  @Field({ description: 'Whether a booking made the record, and no person.' })
  isOfBooking: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  madeAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The record into which it was joined; null while it stands for itself.',
  })
  joinedInto: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was joined; null while it stands for itself.',
  })
  joinedAt: Date | null;

  static of(stored: StoredRecord): GuestRecord {
    const { id, version, name, otherNames, emails, phones, birthday, address, company, preferences, note } =
      stored;
    const { doNotRentReason: reason, doNotRentSince: since, madeBy, madeAt, joinedInto, joinedAt } = stored;
    return Object.assign(new GuestRecord(), {
      ...{ id, version, name, otherNames, emails, phones, birthday, address, company, preferences, note },
      ...{ madeAt, joinedInto, joinedAt, isOfBooking: madeBy === null },
      doNotRent: reason !== null && since !== null ? { reason, since } : null,
    });
  }
}

@ObjectType({ description: 'A record in the list of guests.' })
export class ListedGuest {
  @Field(() => ID, { description: 'The id of the record.' })
  id: string;

  @Field({ description: 'The name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The company; null when it is not known.' })
  company: string | null;

  @Field(() => [String], { description: 'The e-mail addresses.' })
  emails: string[];

  @Field(() => [String], { description: 'The phone numbers.' })
  phones: string[];

  @Field(() => Int, { description: 'How many stays have begun, with those of joined records.' })
  stays: number;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The first night of the last of them; null without any.',
  })
  lastStay: string | null;

  @Field({ description: 'Whether the hotel does not rent to the guest.' })
  doNotRent: boolean;

  @Field(() => Int, { description: 'How many records are joined with it.' })
  joined: number;
}

@ObjectType({ description: 'A part of the list of guests.' })
export class ListedGuestPart {
  @Field(() => [ListedGuest], {
    description: 'The records, those that contain the text first, then by name.',
  })
  guests: ListedGuest[];

  @Field(() => String, { nullable: true, description: 'Where the next part begins; null at the end.' })
  next: string | null;
}

@ObjectType({
  description: 'A record that somebody looks like. Nothing follows from it until a person decides.',
})
export class GuestMatch {
  @Field(() => GuestRecord, { description: 'The record.' })
  record: GuestRecord;

  @Field(() => ID, {
    description: 'The record under which it is shown: itself, or the one with which it is joined.',
  })
  shownUnder: string;

  @Field(() => [GuestLikeness], { description: 'Why.' })
  reasons: GuestLikeness[];

  @Field({
    description: 'Whether both are probably one guest. Otherwise they only share an address or a number.',
  })
  isLikely: boolean;

  static of({ record, agreement: { reasons, isLikely } }: StoredMatch): GuestMatch {
    return Object.assign(new GuestMatch(), {
      ...{ record: GuestRecord.of(record), shownUnder: record.rootId, reasons, isLikely },
    });
  }
}

@ObjectType({ description: 'Two records that are probably of one guest.' })
export class GuestPair {
  @Field(() => GuestRecord, { description: 'One record.' })
  first: GuestRecord;

  @Field(() => GuestRecord, { description: 'The other record.' })
  second: GuestRecord;

  @Field(() => [GuestLikeness], { description: 'Why.' })
  reasons: GuestLikeness[];

  static of({ first, second, agreement: { reasons } }: StoredPair): GuestPair {
    return Object.assign(new GuestPair(), {
      ...{ first: GuestRecord.of(first), second: GuestRecord.of(second), reasons },
    });
  }
}

@ObjectType({ description: 'A stay of a guest.' })
class GuestHistoryStay {
  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => StayStatus, { description: 'The state of the stay.' })
  status: StayStatus;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => String, { nullable: true, description: 'The number of the room; null while none is kept.' })
  roomNumber: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the guest who stays, if another person booked.',
  })
  guestName: string | null;
}

@ObjectType({ description: 'A booking of a guest.' })
class GuestHistoryBooking {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => BookingStatus, { description: 'The state of the booking.' })
  status: BookingStatus;

  @Field(() => Money, { description: 'What the hotel charges for it with tax, in INR.' })
  charged: Money;

  @Field(() => [GuestHistoryStay], { description: 'Its rooms, the first one first.' })
  stays: GuestHistoryStay[];

  static of({ chargedPaise, ...booking }: StoredBooking): GuestHistoryBooking {
    return Object.assign(new GuestHistoryBooking(), { ...booking, charged: rupees(chargedPaise) });
  }
}

@ObjectType({
  description:
    'What a guest has booked and spent, in all bookings of the record and of those joined with it.',
})
class GuestHistoryFigures {
  @Field(() => Int, { description: 'Stays that have begun.' })
  stays: number;

  @Field(() => Int, { description: 'The nights of these stays.' })
  nights: number;

  @Field(() => Int, { description: 'Stays that are expected.' })
  upcoming: number;

  @Field(() => Int, { description: 'Cancelled stays.' })
  cancelled: number;

  @Field(() => Int, { description: 'No-shows.' })
  noShows: number;

  @Field(() => Money, {
    description:
      'What the hotel charged with tax for bookings that have begun or were cancelled, whoever paid, in INR.',
  })
  spent: Money;

  @Field(() => Money, { description: 'What the invoices less credit notes say of it, in INR.' })
  invoiced: Money;

  static of({ spentPaise, invoicedPaise, ...counts }: StoredFigures): GuestHistoryFigures {
    return Object.assign(new GuestHistoryFigures(), {
      ...{ ...counts, spent: rupees(spentPaise), invoiced: rupees(invoicedPaise) },
    });
  }
}

@ObjectType({ description: 'What a guest said about marketing.' })
class GuestConsent {
  @Field({ description: 'True for a consent, false for its withdrawal.' })
  isGiven: boolean;

  @Field({ description: 'How the guest said so, such as the form at the desk.' })
  source: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was noted.' })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who noted it; null when the guest withdrew on the page “Your data”.',
  })
  by: string | null;
}

@ObjectType({ description: 'A record with everything that belongs to it.' })
export class GuestRecordDetails {
  @Field(() => GuestRecord, { description: 'The record; of joined ones the kept one.' })
  record: GuestRecord;

  @Field(() => [GuestRecord], { description: 'The records that are joined with it, as they were.' })
  joined: GuestRecord[];

  @Field(() => GuestHistoryFigures, { description: 'What the guest has booked and spent.' })
  figures: GuestHistoryFigures;

  @Field(() => [GuestHistoryBooking], { description: 'The bookings, the latest stay first, at most 200.' })
  history: GuestHistoryBooking[];

  @Field(() => [GuestConsent], {
    description: 'What the guest said about marketing, the newest first; the newest counts.',
  })
  consents: GuestConsent[];

  @Field(() => [GuestMatch], { description: 'Other records that it looks like, the surest first.' })
  looksLike: GuestMatch[];

  static of(whole: {
    record: StoredRecord;
    joined: StoredRecord[];
    figures: StoredFigures;
    history: StoredBooking[];
    consents: GuestConsent[];
    looksLike: StoredMatch[];
  }): GuestRecordDetails {
    return Object.assign(new GuestRecordDetails(), {
      record: GuestRecord.of(whole.record),
      joined: whole.joined.map((one) => GuestRecord.of(one)),
      figures: GuestHistoryFigures.of(whole.figures),
      history: whole.history.map((booking) => GuestHistoryBooking.of(booking)),
      consents: whole.consents,
      looksLike: whole.looksLike.map((match) => GuestMatch.of(match)),
    });
  }
}

@ObjectType({ description: 'To which record a booking belongs.' })
export class GuestOfBooking {
  @Field(() => GuestRecord, {
    nullable: true,
    description: 'The record; of joined ones the kept one. Null while it belongs to none.',
  })
  belongsTo: GuestRecord | null;

  @Field(() => [GuestRecord], { description: 'The records that are joined with it.' })
  joined: GuestRecord[];

  @Field(() => [GuestMatch], { description: 'What a booking without a record looks like, the surest first.' })
  looksLike: GuestMatch[];
}

@ObjectType({ description: 'The record is stored.' })
export class GuestRecordSaved {
  @Field(() => GuestRecord, { description: 'The stored record.' })
  record: GuestRecord;

  constructor(stored: StoredRecord) {
    this.record = GuestRecord.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The record was changed since it was opened; nothing was stored.',
})
export class GuestRecordChanged extends Refusal {
  @Field(() => GuestRecord, { description: 'The record as it is stored now.' })
  record: GuestRecord;

  constructor(stored: StoredRecord) {
    super(sentence('GUEST_RECORD_CHANGED'));
    this.record = GuestRecord.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The record was joined into another one; nothing was stored.',
})
export class GuestRecordJoined extends Refusal {
  @Field(() => ID, { description: 'The record with which it is joined.' })
  into: string;

  constructor({ into, name }: { into: string; name: string }) {
    super(sentence('GUEST_RECORD_JOINED', { guest: name }));
    this.into = into;
  }
}

@ObjectType({ implements: Refusal, description: 'The hotel does not rent to the guest; nothing was stored.' })
export class GuestNotRentedTo extends Refusal {
  constructor(question: NonNullable<DoNotRentQuestion>) {
    super(question, 'despiteDoNotRent');
  }
}

@ObjectType({ description: 'The booking belongs to the record, or to none any more.' })
export class BookingPutToGuest {
  @Field({ description: 'The booking’s reference.' })
  reference: string;
}

@ObjectType({ description: 'The records are joined.' })
export class GuestRecordsJoined {
  @Field(() => GuestRecord, { description: 'The kept record.' })
  record: GuestRecord;

  constructor(stored: StoredRecord) {
    this.record = GuestRecord.of(stored);
  }
}

@ObjectType({ description: 'The record stands for itself.' })
export class GuestRecordSeparated {
  @Field(() => GuestRecord, { description: 'The record as it was.' })
  record: GuestRecord;

  constructor(stored: StoredRecord) {
    this.record = GuestRecord.of(stored);
  }
}

@ObjectType({ description: 'The two records are noted as two guests.' })
export class GuestsTold {
  @Field({ description: 'Always true.' })
  told: boolean = true;
}

@InputType({ description: 'A record as the page shows it.' })
export class SeenGuestRecord {
  @Field(() => ID, { description: 'The id of the record.' })
  id: string;

  @Field(() => Int, { description: 'The version that the page shows.' })
  version: number;
}

export const AddGuestRecordResult = createUnionType({
  name: 'AddGuestRecordResult',
  description: 'The stored record, or the faults of the form.',
  types: () => [GuestRecordSaved, InvalidInput] as const,
});

export const EditGuestRecordResult = createUnionType({
  name: 'EditGuestRecordResult',
  description: 'The stored record, or a refusal.',
  types: () =>
    [GuestRecordSaved, GuestRecordChanged, GuestRecordJoined, InvalidInput, RecordNotFound] as const,
});

export const PutBookingToGuestResult = createUnionType({
  name: 'PutBookingToGuestResult',
  description: 'The booking with its record, or a refusal.',
  types: () => [BookingPutToGuest, GuestNotRentedTo, GuestRecordJoined, RecordNotFound] as const,
});

export const JoinGuestRecordsResult = createUnionType({
  name: 'JoinGuestRecordsResult',
  description: 'The kept record, or a refusal.',
  types: () => [GuestRecordsJoined, GuestRecordChanged, GuestRecordJoined, RecordNotFound] as const,
});

export const SeparateGuestRecordResult = createUnionType({
  name: 'SeparateGuestRecordResult',
  description: 'The separated record, or a refusal.',
  types: () => [GuestRecordSeparated, RecordNotFound] as const,
});

export const NoteDifferentGuestsResult = createUnionType({
  name: 'NoteDifferentGuestsResult',
  description: 'The records are noted as two guests, or a refusal.',
  types: () => [GuestsTold, RecordNotFound] as const,
});
