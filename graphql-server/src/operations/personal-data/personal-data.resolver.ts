import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { isRecordId } from '../../pages/records/record-id';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import type { ErasureService } from './erasure.service';
import type { PersonalDataDesk } from './personal-data-desk.service';
import { guestRules } from './personal-data.policy';
import {
  DeskErasureRequest,
  EraseGuestInput,
  EraseGuestResult,
  ErasureStored,
  ExportGuestResult,
  FoundGuests,
  GuestInput,
  PersonExport,
  WithdrawErasureResult,
} from './personal-data.results';

/** Personal data at the desk. */
@Resolver()
export class PersonalDataResolver {
  constructor(
    private readonly desk: PersonalDataDesk,
    private readonly erasures: ErasureService,
  ) {}

  @Needs('personal-data.write')
  @Query(() => FoundGuests, {
    description:
      'For owner and manager: the bookings of an e-mail address, a phone number, a whole name or a reference.',
  })
  async guestsToErase(
    @Arg('search', () => String, { description: 'What to search for.' }) search: string,
  ): Promise<FoundGuests> {
    return FoundGuests.of(await this.desk.find(search));
  }

  @Needs('personal-data.write')
  @Query(() => [DeskErasureRequest], {
    description:
      'For owner and manager: the requests to erase guests, those that are open first; at most 200.',
  })
  async erasureRequests(): Promise<DeskErasureRequest[]> {
    return (await this.erasures.list()).map((request) => DeskErasureRequest.of(request));
  }

  @Needs('personal-data.write', { again: true })
  @Mutation(() => ExportGuestResult, {
    description: 'For owner and manager: a copy of what the hotel stores about a guest.',
  })
  async exportGuest(
    @Arg('input', () => GuestInput, { description: 'The guest.' }) input: GuestInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ExportGuestResult> {
    const form = readInput(guestRules, { answers: null, ...input, address: input.address ?? null });
    if (!form.ok) return new InvalidInput(form.faults);
    return PersonExport.of(await this.desk.export(staffOf(context), form.value));
  }

  @Needs('personal-data.write', { again: true })
  @Mutation(() => EraseGuestResult, {
    description:
      'For owner and manager: asks to erase a guest. It is applied once nothing of the guest is open.',
  })
  async eraseGuest(
    @Arg('input', () => EraseGuestInput, { description: 'The guest.' }) input: EraseGuestInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof EraseGuestResult> {
    const asked = { ...input, address: input.address ?? null, answers: input.answers ?? null };
    const form = readInput(guestRules, asked);
    if (!form.ok) return new InvalidInput(form.faults);
    return resultOf(await this.erasures.askByStaff(staffOf(context), form.value), {
      ErasureStored: ({ request }) => new ErasureStored(DeskErasureRequest.of(request)),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('personal-data.write')
  @Mutation(() => WithdrawErasureResult, {
    description: 'For owner and manager: calls off a request that is not done.',
  })
  async withdrawErasure(
    @Arg('id', () => ID, { description: 'The request.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof WithdrawErasureResult> {
    if (!isRecordId(id)) return new RecordNotFound();
    return resultOf(await this.erasures.withdraw(staffOf(context), id), {
      ErasureStored: ({ request }) => new ErasureStored(DeskErasureRequest.of(request)),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
