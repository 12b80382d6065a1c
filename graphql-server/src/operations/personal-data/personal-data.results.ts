import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { BookingStatus } from '../../bookings/core/booking.states';
import {
  InvalidInput,
  Notice,
  RateLimited,
  RecordNotFound,
  Refusal,
} from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { ErasureState } from './erasure-request.entity';
import type { ListedRequest } from './erasure.repository';
import { ErasureWait } from './erasure-waits';
import type { PersonBooking } from './people.read-model';
import type { FoundPeople } from './personal-data-desk.service';
import type { PersonFiles, YourDataSeen } from './your-data.service';
import { YOUR_DATA_LINK_MINUTES } from './your-data-link';

registerEnumType(ErasureState, {
  name: 'ErasureState',
  description: 'How far an erasure is.',
  valuesConfig: {
    ASKED: { description: 'It will be applied within minutes.' },
    WAITING: { description: 'It waits until nothing of the guest is open.' },
    DONE: { description: 'The guest is erased.' },
    WITHDRAWN: { description: 'It was called off.' },
  },
});

registerEnumType(ErasureWait, {
  name: 'ErasureWait',
  description: 'What an erasure waits for.',
  valuesConfig: {
    STAY: { description: 'A hold, a stay to come, or a guest in the house.' },
    BALANCE: { description: 'A balance that the guest owes or gets back.' },
    REFUND: { description: 'A refund on its way, or one that failed.' },
    DISPUTE: { description: 'A dispute that the bank has not decided.' },
    DEPOSIT: { description: 'A security deposit that the hotel still has.' },
    TASK: { description: 'A task of the staff about the booking.' },
    DOCUMENT: { description: 'A tax document that is being written.' },
    SHARED_ADDRESS: {
      description: 'Bookings of several names have the address. The hotel says whose they are.',
    },
  },
});

@ObjectType({ description: 'Something that the law keeps after an erasure.' })
class KeptByLaw {
  @Field({ description: 'What it is, such as the number of an invoice.' })
  what: string;

  @Field(() => PlainDateScalar, { description: 'The last day on which it is kept.' })
  until: string;
}

@ObjectType({ description: 'A request to erase a guest.' })
export class ErasureRequestView {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => ErasureState, { description: 'How far it is.' })
  state: ErasureState;

  @Field(() => [ErasureWait], { description: 'What it waits for; empty unless it waits.' })
  waitsFor: ErasureWait[];

  @Field(() => GraphQLISODateTime, { description: 'When it was asked for.' })
  askedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was done or called off; null before.',
  })
  endedAt: Date | null;

  @Field(() => [KeptByLaw], { description: 'What the law keeps; empty before it is done.' })
  kept: KeptByLaw[];

  static of({ id, state, waitsFor, askedAt, endedAt, kept }: ListedRequest): ErasureRequestView {
    return Object.assign(new ErasureRequestView(), { id, state, waitsFor, askedAt, endedAt, kept });
  }
}

@ObjectType({ description: 'A request to erase a guest, for the staff.' })
export class DeskErasureRequest extends ErasureRequestView {
  @Field(() => String, {
    nullable: true,
    description: 'The address; null for bookings alone, and once it has ended.',
  })
  address: string | null;

  @Field(() => [String], { description: 'The references of the bookings that were chosen or erased.' })
  references: string[];

  @Field(() => String, { nullable: true, description: 'Who of the staff asked; null for the guest.' })
  by: string | null;

  static override of(request: ListedRequest): DeskErasureRequest {
    const { address, references, by } = request;
    return Object.assign(new DeskErasureRequest(), ErasureRequestView.of(request), {
      address,
      references,
      by,
    });
  }
}

@ObjectType({ description: 'The consent to the newsletter, which is apart from all bookings.' })
class NewsletterConsentView {
  @Field(() => GraphQLISODateTime, { description: 'When the owner of the address agreed.' })
  agreedAt: Date;

  @Field({ description: 'What the owner of the address agreed to.' })
  agreedTo: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the consent ended; null while it lasts.',
  })
  endedAt: Date | null;
}

@ObjectType({ description: 'A consent to marketing that the desk noted.' })
class MarketingConsentView {
  @Field(() => GraphQLISODateTime, { description: 'When the desk noted it.' })
  agreedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it ended; null while it is in force.',
  })
  endedAt: Date | null;
}

@ObjectType({ description: 'What the hotel stores about the owner of an address.' })
export class YourData {
  @Field({ description: 'The address, which the guest has proved.' })
  address: string;

  @Field(() => [String], {
    description: 'The references of the bookings of the address whose guest is not erased.',
  })
  references: string[];

  @Field({
    description:
      'Whether bookings of several names have the address. Their guests’ data are then left out of the copy, and the hotel says whose are erased.',
  })
  isShared: boolean;

  @Field(() => NewsletterConsentView, {
    nullable: true,
    description: 'Null for an address that never agreed.',
  })
  newsletter: NewsletterConsentView | null;

  @Field(() => MarketingConsentView, {
    nullable: true,
    description: 'What its guests allowed the desk; null without a consent that the desk noted.',
  })
  marketing: MarketingConsentView | null;

  @Field(() => ErasureRequestView, {
    nullable: true,
    description: 'The newest request to erase; null without one.',
  })
  erasure: ErasureRequestView | null;

  static of({ request, newsletter, marketing, ...seen }: YourDataSeen): YourData {
    const consent = newsletter && Object.assign(new NewsletterConsentView(), newsletter);
    const allowed = marketing && Object.assign(new MarketingConsentView(), marketing);
    const erasure = request && ErasureRequestView.of(request);
    return Object.assign(new YourData(), seen, { newsletter: consent, marketing: allowed, erasure });
  }
}

@ObjectType({ description: 'A copy of what the hotel stores about a guest, as two files.' })
export class PersonExport {
  @Field({ description: 'The name of the files, without .json and .html.' })
  filename: string;

  @Field({ description: 'The file for programs: JSON.' })
  json: string;

  @Field({ description: 'The file to read and print: a page without scripts.' })
  html: string;

  static of(files: PersonFiles): PersonExport {
    return Object.assign(new PersonExport(), files);
  }
}

@ObjectType({
  description: `A link is on its way if the hotel stores anything under the address. It opens the page for ${YOUR_DATA_LINK_MINUTES} minutes.`,
})
export class YourDataLinkSent extends Notice {}

@ObjectType({
  implements: Refusal,
  description: 'Nothing proves that the mails at the address are the caller’s.',
})
export class AddressNotProven extends Refusal {
  constructor() {
    super(sentence('ADDRESS_NOT_PROVEN'));
  }
}

@ObjectType({ description: 'A booking that may be of the guest.' })
class FoundBooking {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field({ description: 'Its reference.' })
  reference: string;

  @Field({ description: 'The name of who booked.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'The phone number.' })
  phone: string | null;

  @Field(() => BookingStatus, { description: 'Its status.' })
  status: BookingStatus;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The first night; null without stays.' })
  checkin: string | null;

  static of({ id, reference, name, email, phone, status, checkin }: PersonBooking): FoundBooking {
    return Object.assign(new FoundBooking(), { id, reference, name, email, phone, status, checkin });
  }
}

@ObjectType({ description: 'The bookings that a search for a guest found, whose guests are not erased.' })
export class FoundGuests {
  @Field(() => String, {
    nullable: true,
    description: 'The searched address in lower case; null for any other search.',
  })
  address: string | null;

  @Field(() => [FoundBooking], { description: 'At most 500 bookings, the latest stay first.' })
  bookings: FoundBooking[];

  static of({ address, bookings }: FoundPeople): FoundGuests {
    return Object.assign(new FoundGuests(), {
      address,
      bookings: bookings.map((one) => FoundBooking.of(one)),
    });
  }
}

@InputType({ description: 'A guest: bookings, and what belongs to an address.' })
export class GuestInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The address whose messages, feedback, newsletter and account are meant; null for bookings alone.',
  })
  address?: string | null;

  @Field(() => [ID], { description: 'The bookings, at most 500.' })
  bookingIds: string[];
}

@InputType({ description: 'A guest to erase.' })
export class EraseGuestInput extends GuestInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The guest’s own request that waits because several people share the address; it ends with this one.',
  })
  answers?: string | null;
}

@ObjectType({ description: 'The request is stored.' })
export class ErasureStored {
  @Field(() => DeskErasureRequest, { description: 'The request.' })
  request: DeskErasureRequest;

  constructor(request: DeskErasureRequest) {
    this.request = request;
  }
}

export const SendYourDataLinkResult = createUnionType({
  name: 'SendYourDataLinkResult',
  description: 'A link is on its way, or why none was sent.',
  types: () => [YourDataLinkSent, InvalidInput, RateLimited] as const,
});

export const YourDataResult = createUnionType({
  name: 'YourDataResult',
  description: 'What the hotel stores about the owner of an address, or a refusal.',
  types: () => [YourData, AddressNotProven, RateLimited] as const,
});

export const ExportYourDataResult = createUnionType({
  name: 'ExportYourDataResult',
  description: 'A copy, or a refusal.',
  types: () => [PersonExport, AddressNotProven, RateLimited] as const,
});

export const ExportGuestResult = createUnionType({
  name: 'ExportGuestResult',
  description: 'A copy, or a refusal.',
  types: () => [PersonExport, InvalidInput] as const,
});

export const EraseGuestResult = createUnionType({
  name: 'EraseGuestResult',
  description: 'The request, or a refusal.',
  types: () => [ErasureStored, InvalidInput, RecordNotFound] as const,
});

export const WithdrawErasureResult = createUnionType({
  name: 'WithdrawErasureResult',
  description: 'The request, or a refusal.',
  types: () => [ErasureStored, RecordNotFound] as const,
});
