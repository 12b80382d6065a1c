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
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { StayStatus } from '../../selling/stays/stay.states';
import { RegisterState } from './register-entry.entity';
import { FilingKind } from './register-filing.entity';
import { IdentityDocument, REGISTER_LIMITS, Sex, StayPermit } from './register.policy';
import type { DueFiling, IncompleteStay as IncompleteRow } from './register.read-model';
import type { OpenedEntry, OpenedStay } from './register.service';

registerEnumType(RegisterState, {
  name: 'RegisterState',
  description: 'Whether the desk has compared the particulars of a person with the document.',
  valuesConfig: {
    ANNOUNCED: { description: 'The guest announced them, or the desk has begun.' },
    CHECKED: { description: 'The desk has seen the document, and nothing is missing.' },
  },
});

registerEnumType(FilingKind, {
  name: 'FilingKind',
  description: 'When Form III is filed.',
  valuesConfig: {
    ARRIVAL: { description: 'Within 24 hours of the arrival.' },
    DEPARTURE: { description: 'Within 24 hours of the departure.' },
  },
});

registerEnumType(IdentityDocument, {
  name: 'IdentityDocument',
  description: 'A document that a guest can show.',
  valuesConfig: {
    PASSPORT: { description: 'A passport.' },
    AADHAAR: { description: 'An Aadhaar card, of which the hotel keeps the last four digits only.' },
    DRIVING_LICENCE: { description: 'A driving licence.' },
    VOTER_CARD: { description: 'A voter’s card.' },
    OTHER: { description: 'Another document with a picture.' },
  },
});

registerEnumType(StayPermit, {
  name: 'StayPermit',
  description: 'By what a foreigner may stay in India.',
  valuesConfig: {
    VISA: { description: 'A visa.' },
    OCI_CARD: { description: 'A card of an Overseas Citizen of India.' },
    NO_VISA_NEEDED: { description: 'Neither is needed, such as by citizens of Nepal and Bhutan.' },
  },
});

registerEnumType(Sex, {
  name: 'Sex',
  description: 'The sex, as a passport has it.',
  valuesConfig: {
    FEMALE: { description: 'F in the passport.' },
    MALE: { description: 'M in the passport.' },
    OTHER: { description: 'X in the passport.' },
  },
});

const LIMITS = REGISTER_LIMITS;
const STAY = 'The id of the stay.';
const POSITION = 'Which person of the stay: 1 for the first.';
const REFERENCE = 'The booking’s reference.';
const GUEST = 'The name of who stays, or of who booked. It is the booking’s, not the register’s.';
const ROOM = 'The number on the door; null while no room is kept.';

/** The particulars of a person in the register. The names of the fields are the names in `Particulars`. */
@ObjectType('RegisterParticulars', {
  description: 'What the register has of a person. What is not known yet is null.',
})
@InputType('RegisterParticularsInput', {
  description:
    'What the register has of a person. No text may contain an Aadhaar number. What is not known yet is left out.',
})
export class RegisterParticulars {
  @Field(() => String, { description: `The full name: 1 to ${LIMITS.name} characters.` })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: `The home address, at most ${LIMITS.address} characters.`,
  })
  homeAddress?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The country of the nationality, as two letters (ISO 3166-1).',
  })
  nationality?: string | null;

  @Field(() => IdentityDocument, { nullable: true, description: 'The document that the person shows.' })
  documentKind?: IdentityDocument | null;

  @Field(() => String, { nullable: true, description: 'Its number; of Aadhaar only the last four digits.' })
  documentNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'The place from which the person came to the hotel.' })
  comingFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address or place to which the person goes from the hotel.',
  })
  goingTo?: string | null;

  @Field(() => String, { nullable: true, description: 'The surname, as in the passport.' })
  surname?: string | null;

  @Field(() => String, { nullable: true, description: 'The given names, as in the passport.' })
  givenNames?: string | null;

  @Field(() => Sex, { nullable: true, description: 'The sex, as in the passport.' })
  sex?: Sex | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The date of birth.' })
  birthDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the passport was issued.' })
  passportIssuedIn?: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'When the passport was issued.' })
  passportIssuedOn?: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The last day of the passport.' })
  passportExpiresOn?: string | null;

  @Field(() => StayPermit, { nullable: true, description: 'By what the foreigner may stay in India.' })
  permit?: StayPermit | null;

  @Field(() => String, { nullable: true, description: 'The number of the visa or of the OCI card.' })
  permitNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'The kind of visa, such as e-Tourist.' })
  visaKind?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the visa or the OCI card was issued.' })
  permitIssuedIn?: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'When the visa or the OCI card was issued.' })
  permitIssuedOn?: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The last day of the visa.' })
  visaExpiresOn?: string | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The day of the arrival in India.' })
  arrivedInIndiaOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the person entered India, such as an airport.' })
  arrivedInIndiaAt?: string | null;

  @Field(() => String, { nullable: true, description: 'The purpose of the visit.' })
  purpose?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the person is employed in India.' })
  isEmployedInIndia?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A phone number in India.' })
  phoneInIndia?: string | null;

  @Field(() => String, { nullable: true, description: 'A phone number in the country of residence.' })
  phoneAtHome?: string | null;

  @Field(() => String, { nullable: true, description: 'Whom to call in an emergency.' })
  emergencyContact?: string | null;
}

@ObjectType({ description: 'That Form III about a person must be filed, or was filed.' })
export class RegisterFiling {
  @Field(() => ID, { description: 'The id of the person’s entry in the register.' })
  entry: string;

  @Field(() => FilingKind, { description: 'At arrival or at departure.' })
  kind: FilingKind;

  @Field(() => ID, { description: STAY })
  stay: string;

  @Field({ description: REFERENCE })
  reference: string;

  @Field({ description: GUEST })
  guestName: string;

  @Field(() => String, { nullable: true, description: ROOM })
  roomNumber: string | null;

  @Field(() => Int, { description: POSITION })
  position: number;

  @Field({ description: 'Whether the desk has checked the person’s particulars.' })
  isChecked: boolean;

  @Field(() => GraphQLISODateTime, { description: 'The arrival or the departure.' })
  since: Date;

  @Field(() => GraphQLISODateTime, { description: 'By when it must be filed.' })
  dueAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The number that the authority’s page gave; null while it is not filed.',
  })
  number: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was filed.' })
  filedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'The name of the person who recorded it.' })
  filedBy: string | null;

  static of({ entryId, stayId, bookingId: _booking, ...filing }: DueFiling): RegisterFiling {
    return Object.assign(new RegisterFiling(), { ...filing, entry: entryId, stay: stayId });
  }
}

@ObjectType({ description: 'A stay in the house, some of whose persons are not in the register yet.' })
export class IncompleteStay {
  @Field(() => ID, { description: STAY })
  stay: string;

  @Field({ description: REFERENCE })
  reference: string;

  @Field({ description: GUEST })
  guestName: string;

  @Field(() => String, { nullable: true, description: ROOM })
  roomNumber: string | null;

  @Field(() => Int, { description: 'How many persons stay.' })
  guests: number;

  @Field(() => Int, { description: 'How many of them the desk has checked.' })
  checked: number;

  @Field(() => Int, { description: 'How many are announced and not checked.' })
  announced: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When they were checked in.' })
  checkedInAt: Date | null;

  static of(row: IncompleteRow): IncompleteStay {
    const { id: stay, reference, guestName, roomNumber, guests, checked, announced, checkedInAt } = row;
    return Object.assign(new IncompleteStay(), {
      ...{ stay, reference, guestName, roomNumber },
      ...{ guests, checked, announced, checkedInAt },
    });
  }
}

@ObjectType({ description: 'What the register still lacks, and what must be filed.' })
export class RegisterDue {
  @Field({ description: 'Whether the register can be written: the server has a key for it.' })
  isOpen: boolean;

  @Field(() => GraphQLISODateTime, { description: 'The hotel’s time now.' })
  at: Date;

  @Field(() => [RegisterFiling], {
    description:
      'Form III: first what is not filed, the oldest first, then what was filed in the last 7 days.',
  })
  filings: RegisterFiling[];

  @Field(() => [IncompleteStay], {
    description: 'Stays in the house, some of whose persons are not in the register.',
  })
  incomplete: IncompleteStay[];
}

@ObjectType({ description: 'A person of a stay in the register.' })
export class RegisterPerson {
  @Field(() => ID, { description: 'The id of the entry.' })
  id: string;

  @Field(() => Int, { description: POSITION })
  position: number;

  @Field(() => RegisterState, { description: 'Whether the desk has checked the particulars.' })
  state: RegisterState;

  @Field({ description: 'Whether Form III must be filed about the person.' })
  needsForm: boolean;

  @Field(() => Int, { description: 'Counts the changes.' })
  version: number;

  @Field(() => RegisterParticulars, { description: 'The particulars.' })
  particulars: RegisterParticulars;

  @Field(() => [String], {
    description: 'The particulars that are needed and missing, by their names in the schema.',
  })
  missing: string[];

  static of({ id, position, state, needsForm, version, particulars, missing }: OpenedEntry): RegisterPerson {
    return Object.assign(new RegisterPerson(), {
      ...{ id, position, state, needsForm, version, missing },
      particulars: Object.assign(new RegisterParticulars(), particulars),
    });
  }
}

@ObjectType({ description: 'The register of a stay.' })
export class RegisterOfStay {
  @Field(() => ID, { description: STAY })
  stay: string;

  @Field({ description: REFERENCE })
  reference: string;

  @Field({ description: GUEST })
  guestName: string;

  @Field(() => String, { nullable: true, description: ROOM })
  roomNumber: string | null;

  @Field(() => StayStatus, { description: 'The state of the stay.' })
  status: StayStatus;

  @Field(() => Int, { description: 'How many persons stay.' })
  guests: number;

  @Field(() => PlainDateScalar, { description: 'The first night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'The day of leaving.' })
  checkout: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When they were checked in.' })
  checkedInAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When they left.' })
  checkedOutAt: Date | null;

  @Field(() => [RegisterPerson], { description: 'The persons who are in the register, in their order.' })
  persons: RegisterPerson[];

  @Field(() => [RegisterFiling], { description: 'Form III of these persons, due or filed.' })
  filings: RegisterFiling[];

  static of({ stay: { id, bookingId: _booking, ...stay }, persons, filings }: OpenedStay): RegisterOfStay {
    return Object.assign(new RegisterOfStay(), {
      ...stay,
      stay: id,
      persons: persons.map((person) => RegisterPerson.of(person)),
      filings: filings.map((filing) => RegisterFiling.of(filing)),
    });
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The server lacks the key of the register, so nothing was read or stored.',
})
export class RegisterClosed extends Refusal {
  constructor() {
    super(sentence('REGISTER_CLOSED'), null);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The guest has not arrived, or not left, or needs no Form III, so nothing was recorded.',
})
export class FilingTooEarly extends Refusal {
  constructor() {
    super(sentence('FILING_TOO_EARLY'), 'kind');
  }
}

@ObjectType({ description: 'The person is stored.' })
export class RegisterPersonStored {
  @Field(() => RegisterPerson, { description: 'The person.' })
  person: RegisterPerson;

  constructor(person: OpenedEntry) {
    this.person = RegisterPerson.of(person);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'Somebody else has changed the person meanwhile, so nothing was stored.',
})
export class RegisterPersonElsewhere extends Refusal {
  @Field(() => RegisterPerson, { description: 'The person now.' })
  person: RegisterPerson;

  constructor(person: OpenedEntry) {
    super(sentence('REGISTER_CHANGED'), null);
    this.person = RegisterPerson.of(person);
  }
}

@ObjectType({ description: 'The filing is recorded, or taken back.' })
export class FilingStored {
  @Field(() => ID, { description: 'The id of the person’s entry in the register.' })
  entry: string;

  constructor(entry: string) {
    this.entry = entry;
  }
}

@InputType({ description: 'A person of a stay, as the desk enters it.' })
export class SaveRegisterPersonInput {
  @Field(() => ID, { description: STAY })
  stay: string;

  @Field(() => Int, { description: POSITION })
  position: number;

  @Field(() => Int, { description: 'The version that was shown; 0 for a person who is not in the register.' })
  seenVersion: number;

  @Field({
    description:
      'Whether the desk has seen the document. Then nothing that the register needs of this person may be missing.',
  })
  isChecked: boolean;

  @Field(() => RegisterParticulars, { description: 'The particulars.' })
  particulars: RegisterParticulars;
}

@InputType({ description: 'That Form III about a person was filed.' })
export class RecordFilingInput {
  @Field(() => ID, { description: 'The id of the person’s entry in the register.' })
  entry: string;

  @Field(() => FilingKind, { description: 'At arrival or at departure.' })
  kind: FilingKind;

  @Field(() => String, {
    nullable: true,
    description: `The number that the authority’s page gave: 1 to ${LIMITS.filingNumber} characters. Null takes a mistaken record back.`,
  })
  number?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was filed, not later than now; now when left out.',
  })
  filedAt?: Date | null;
}

export const RegisterOfStayResult = createUnionType({
  name: 'RegisterOfStayResult',
  description: 'The register of a stay, or a refusal.',
  types: () => [RegisterOfStay, RegisterClosed, RecordNotFound] as const,
});

export const SaveRegisterPersonResult = createUnionType({
  name: 'SaveRegisterPersonResult',
  description: 'The stored person, or a refusal.',
  types: () =>
    [RegisterPersonStored, RegisterPersonElsewhere, RegisterClosed, InvalidInput, RecordNotFound] as const,
});

export const RecordFilingResult = createUnionType({
  name: 'RecordFilingResult',
  description: 'The recorded filing, or a refusal.',
  types: () => [FilingStored, FilingTooEarly, InvalidInput, RecordNotFound] as const,
});
