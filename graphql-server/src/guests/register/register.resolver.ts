import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { notYourRole, staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { readInput } from '../../platform/text/input-faults';
import { filingRules, particularsRules, placeRules } from './register.policy';
import {
  FilingStored,
  FilingTooEarly,
  IncompleteStay,
  RecordFilingInput,
  RecordFilingResult,
  RegisterClosed,
  RegisterDue,
  RegisterFiling,
  RegisterOfStay,
  RegisterOfStayResult,
  RegisterPersonElsewhere,
  RegisterPersonStored,
  SaveRegisterPersonInput,
  SaveRegisterPersonResult,
} from './register.results';
import type { RegisterService } from './register.service';

/** The register of guests, for people who may see guests' documents. */
@Resolver()
export class RegisterResolver {
  constructor(private readonly service: RegisterService) {}

  @Needs('register.read')
  @Query(() => RegisterDue, {
    description:
      'For reception: who in the house is not in the register, and about whom Form III must be filed. It shows no particulars.',
  })
  async registerDue(@Ctx() { clock }: RequestContext): Promise<RegisterDue> {
    const { filings, incomplete } = await this.service.due();
    return Object.assign(new RegisterDue(), {
      isOpen: this.service.isOpen,
      at: await clock.now(),
      filings: filings.map((filing) => RegisterFiling.of(filing)),
      incomplete: incomplete.map((stay) => IncompleteStay.of(stay)),
    });
  }

  @Needs('register.read')
  @Query(() => RegisterOfStayResult, {
    description: 'For reception: the register of a stay. Each look is in the audit log.',
  })
  async registerOfStay(
    @Arg('stay', () => ID, { description: 'The id of the stay.' }) stay: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof RegisterOfStayResult> {
    return resultOf(await this.service.look(staffOf(context), stay), {
      RegisterOfStay: (opened) => RegisterOfStay.of(opened),
      RegisterClosed: () => new RegisterClosed(),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('register.write')
  @Mutation(() => SaveRegisterPersonResult, {
    description: 'For reception: keeps a person of a stay in the register.',
  })
  async saveRegisterPerson(
    @Arg('input', () => SaveRegisterPersonInput, { description: 'The person.' })
    { stay, particulars, ...input }: SaveRegisterPersonInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveRegisterPersonResult> {
    const place = readInput(placeRules, input);
    const form = readInput(particularsRules, particulars);
    if (!place.ok) return new InvalidInput(place.faults);
    if (!form.ok) return new InvalidInput(form.faults);
    const mayRead = context.viewer?.permissions.has('register.read') === true;
    const person = { ...place.value, stayId: stay, particulars: form.value, mayRead };
    return resultOf(await this.service.write(staffOf(context), person), {
      RegisterPersonStored: ({ person: stored }) => new RegisterPersonStored(stored),
      RegisterPersonElsewhere: ({ person: present }) => new RegisterPersonElsewhere(present),
      RegisterPersonHidden: () => {
        throw notYourRole('register.read');
      },
      RegisterClosed: () => new RegisterClosed(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }

  @Needs('register.write')
  @Mutation(() => RecordFilingResult, {
    description:
      'For reception: records that Form III about a person was filed on the authority’s page, or takes a mistaken record back.',
  })
  async recordFiling(
    @Arg('input', () => RecordFilingInput, { description: 'The filing.' }) input: RecordFilingInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof RecordFilingResult> {
    const { entry: entryId, kind, filedAt } = input;
    const form = readInput(filingRules, { number: input.number });
    if (!form.ok) return new InvalidInput(form.faults);
    const { number } = form.value;
    const now = await context.clock.now();
    const filed = number === null ? null : { number, filedAt: filedAt ?? now };
    return resultOf(await this.service.file(staffOf(context), { entryId, kind, filed }, now), {
      FilingStored: () => new FilingStored(entryId),
      FilingTooEarly: () => new FilingTooEarly(),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
