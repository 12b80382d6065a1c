import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import type { GuestsOfBookings } from './booking-guest.service';
import type { GuestJoins } from './guest-joins.service';
import type { ListPlace } from './guest-record.repository';
import {
  AddGuestRecordResult,
  BookingPutToGuest,
  EditGuestRecordResult,
  GuestMatch,
  GuestNotRentedTo,
  GuestOfBooking,
  GuestPair,
  GuestRecord,
  GuestRecordChanged,
  GuestRecordDetails,
  GuestRecordInput,
  GuestRecordJoined,
  GuestRecordSaved,
  GuestRecordSeparated,
  GuestRecordsJoined,
  GuestsTold,
  JoinGuestRecordsResult,
  ListedGuest,
  ListedGuestPart,
  NoteDifferentGuestsResult,
  PutBookingToGuestResult,
  SeenGuestRecord,
  SeparateGuestRecordResult,
} from './guest-record.results';
import type { EditOutcome, GuestRecordService } from './guest-record.service';

const LISTED = 30;
const LISTED_PAIRS = 50;

const isId = (id: string): boolean => z.uuid().safeParse(id).success;

const placeRules = z.tuple([z.int32(), z.string(), z.uuid()]);

/** A place in the list, as a text that the page sends back. */
function textOf({ rank, sortName, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([rank, sortName, id])).toString('base64url');
}

/** Null for the beginning, and for a text that is not a place. */
function placeIn(text: string | null): ListPlace | null {
  if (text === null) return null;
  try {
    const read = placeRules.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!read.success) return null;
    const [rank, sortName, id] = read.data;
    return { rank, sortName: sortName.replaceAll('\0', ''), id };
  } catch {
    return null;
  }
}

function resultOfEdit(outcome: EditOutcome): typeof EditGuestRecordResult {
  return resultOf(outcome, {
    GuestRecordSaved: ({ stored }) => new GuestRecordSaved(stored),
    GuestRecordChanged: ({ stored }) => new GuestRecordChanged(stored),
    GuestRecordJoined: (joined) => new GuestRecordJoined(joined),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

/** What the hotel knows about its guests, for the desk. */
@Resolver()
export class GuestRecordResolver {
  constructor(
    private readonly records: GuestRecordService,
    private readonly joins: GuestJoins,
    private readonly ofBookings: GuestsOfBookings,
  ) {}

  @Needs('guests.read')
  @Query(() => ListedGuestPart, {
    description: `For the staff: records of guests, ${LISTED} at a time. A name is found in any spelling and script, a phone number in any format.`,
  })
  async guestRecords(
    @Arg('search', {
      defaultValue: '',
      description: 'Words of the name, the company, an address, or a number.',
    })
    search: string,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Where the part begins: `next` of the part before.',
    })
    after: string | null,
  ): Promise<ListedGuestPart> {
    const guests = await this.records.list(search, placeIn(after ?? null), LISTED + 1);
    const shown = guests.slice(0, LISTED);
    const last = guests.length > LISTED ? shown.at(-1) : undefined;
    return Object.assign(new ListedGuestPart(), {
      guests: shown.map((guest) => Object.assign(new ListedGuest(), guest)),
      next: last ? textOf(last) : null,
    });
  }

  @Needs('guests.read')
  @Query(() => GuestRecordDetails, {
    nullable: true,
    description: 'For the staff: a record, or the one with which it is joined; null when there is none.',
  })
  async guestRecord(
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
  ): Promise<GuestRecordDetails | null> {
    const whole = isId(id) ? await this.records.whole(id) : null;
    return whole && GuestRecordDetails.of(whole);
  }

  @Needs('guests.read')
  @Query(() => [GuestPair], {
    description: `For the staff: pairs of records that are probably of one guest, the surest first, at most ${LISTED_PAIRS}.`,
  })
  async guestDuplicates(): Promise<GuestPair[]> {
    return (await this.joins.duplicates(LISTED_PAIRS)).map((pair) => GuestPair.of(pair));
  }

  @Needs('guests.read')
  @Query(() => GuestOfBooking, {
    nullable: true,
    description:
      'For the staff: to which record a booking belongs, or which it looks like; null for an unknown booking.',
  })
  async guestOfBooking(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
  ): Promise<GuestOfBooking | null> {
    const found = await this.ofBookings.of(reference.replaceAll('\0', ''));
    if (!found) return null;
    return Object.assign(new GuestOfBooking(), {
      belongsTo: found.belongsTo && GuestRecord.of(found.belongsTo),
      joined: found.joined.map((one) => GuestRecord.of(one)),
      looksLike: found.looksLike.map((match) => GuestMatch.of(match)),
    });
  }

  @Needs('guests.write')
  @Mutation(() => AddGuestRecordResult, { description: 'For the staff: makes a record.' })
  async addGuestRecord(
    @Arg('input', () => GuestRecordInput, { description: 'The form.' }) input: GuestRecordInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof AddGuestRecordResult> {
    const today = await context.clock.today();
    return resultOf(await this.records.add(staffOf(context), input, today), {
      GuestRecordSaved: ({ stored }) => new GuestRecordSaved(stored),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('guests.write')
  @Mutation(() => EditGuestRecordResult, { description: 'For the staff: replaces what a record says.' })
  async editGuestRecord(
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Arg('input', () => GuestRecordInput, { description: 'The whole form.' }) input: GuestRecordInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditGuestRecordResult> {
    if (!isId(id)) return new RecordNotFound();
    const at = { version, today: await context.clock.today() };
    return resultOfEdit(await this.records.edit(staffOf(context), id, input, at));
  }

  @Needs('guests.write')
  @Mutation(() => EditGuestRecordResult, {
    description:
      'For the staff: notes why the hotel does not rent to a guest. To change it or to rent again needs the permission guests.override.',
  })
  async setDoNotRent(
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Arg('reason', () => String, { nullable: true, description: 'The reason; null to rent again.' })
    reason: string | null,
    @Arg('version', () => Int, { description: 'The version that the page shows.' }) version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditGuestRecordResult> {
    if (!isId(id)) return new RecordNotFound();
    return resultOfEdit(await this.records.setDoNotRent(staffOf(context), id, { reason }, version));
  }

  @Needs('guests.write')
  @Mutation(() => EditGuestRecordResult, {
    description: 'For the staff: notes that a guest consents to marketing, or withdraws the consent.',
  })
  async setGuestConsent(
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Arg('isGiven', { description: 'True for a consent, false for its withdrawal.' }) isGiven: boolean,
    @Arg('source', { description: 'How the guest said so, such as the form at the desk.' }) source: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof EditGuestRecordResult> {
    if (!isId(id)) return new RecordNotFound();
    return resultOfEdit(await this.records.setConsent(staffOf(context), id, { isGiven, source }));
  }

  @Needs('guests.write')
  @Mutation(() => PutBookingToGuestResult, {
    description:
      'For the staff: puts a booking to a record, or takes it off its record. The record stays as it is.',
  })
  async putBookingToGuest(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
    @Arg('guestId', () => ID, { nullable: true, description: 'The record; null when it belongs to none.' })
    guestId: string | null,
    @Arg('despiteDoNotRent', {
      defaultValue: false,
      description:
        'Whether it is put although the hotel does not rent to the guest; otherwise DO_NOT_RENT asks.',
    })
    despiteDoNotRent: boolean,
    @Ctx() context: RequestContext,
  ): Promise<typeof PutBookingToGuestResult> {
    if (typeof guestId === 'string' && !isId(guestId)) return new RecordNotFound();
    const asked = {
      reference: reference.replaceAll('\0', ''),
      guestId: guestId ?? null,
      despite: despiteDoNotRent,
    };
    return resultOf(await this.ofBookings.put(staffOf(context), asked), this.put);
  }

  @Needs('guests.write')
  @Mutation(() => PutBookingToGuestResult, {
    description:
      'For the staff: makes a record of what a booking says, although it looks like another record.',
  })
  async makeGuestRecord(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof PutBookingToGuestResult> {
    return resultOf(await this.ofBookings.make(staffOf(context), reference.replaceAll('\0', '')), this.put);
  }

  @Needs('guests.write')
  @Mutation(() => JoinGuestRecordsResult, {
    description:
      'For the staff: joins a record into another one. Both stay as they are, so that it can be undone.',
  })
  async joinGuestRecords(
    @Arg('kept', () => SeenGuestRecord, { description: 'The record under which both are shown.' })
    kept: SeenGuestRecord,
    @Arg('joined', () => SeenGuestRecord, { description: 'The record that is joined into it.' })
    joined: SeenGuestRecord,
    @Ctx() context: RequestContext,
  ): Promise<typeof JoinGuestRecordsResult> {
    if (!isId(kept.id) || !isId(joined.id)) return new RecordNotFound();
    return resultOf(await this.joins.join(staffOf(context), kept, joined), {
      GuestRecordsJoined: ({ kept: record }) => new GuestRecordsJoined(record),
      GuestRecordChanged: ({ stored }) => new GuestRecordChanged(stored),
      GuestRecordJoined: (elsewhere) => new GuestRecordJoined(elsewhere),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('guests.write')
  @Mutation(() => SeparateGuestRecordResult, {
    description: 'For the staff: separates a record from the one into which it was joined. It is as it was.',
  })
  async separateGuestRecord(
    @Arg('id', () => ID, { description: 'The id of the joined record.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof SeparateGuestRecordResult> {
    if (!isId(id)) return new RecordNotFound();
    return resultOf(await this.joins.separate(staffOf(context), id), {
      GuestRecordSeparated: ({ separated }) => new GuestRecordSeparated(separated),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('guests.write')
  @Mutation(() => NoteDifferentGuestsResult, {
    description:
      'For the staff: notes that two records that look alike are two guests. They are not suggested again.',
  })
  async noteDifferentGuests(
    @Arg('first', () => ID, { description: 'One record.' }) first: string,
    @Arg('second', () => ID, { description: 'The other record.' }) second: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof NoteDifferentGuestsResult> {
    if (!isId(first) || !isId(second)) return new RecordNotFound();
    return resultOf(await this.joins.noteDifference(staffOf(context), first, second), {
      GuestsTold: () => new GuestsTold(),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  private readonly put = {
    BookingPutToGuest: ({ reference }: { reference: string }) =>
      Object.assign(new BookingPutToGuest(), { reference }),
    GuestNotRentedTo: ({ question }: { question: ConstructorParameters<typeof GuestNotRentedTo>[0] }) =>
      new GuestNotRentedTo(question),
    GuestRecordJoined: (joined: { into: string; name: string }) => new GuestRecordJoined(joined),
    RecordNotFound: () => new RecordNotFound(),
  };
}
