import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import type { RequestContext } from '../../access/accounts/request-context';
import { RATE_LIMITS } from '../../platform/limits/rate-limit-table';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RateLimited } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import {
  AddressNotProven,
  ExportYourDataResult,
  PersonExport,
  SendYourDataLinkResult,
  YourData,
  YourDataLinkSent,
  YourDataResult,
} from './personal-data.results';
import type { Proof, YourDataSeen, YourDataService } from './your-data.service';

const TOKEN = 'The text after # of a mailed link; null for the proven address of the signed-in account.';

/** The page “Your data”. */
@Resolver()
export class YourDataResolver {
  constructor(
    private readonly service: YourDataService,
    private readonly rateLimits: RateLimits,
  ) {}

  @ForEverybody()
  @Mutation(() => SendYourDataLinkResult, {
    description:
      'Mails a link to the page “Your data” if the hotel stores anything under the address. The response does not say whether it does.',
  })
  async sendYourDataLink(
    @Arg('email', () => String, { description: 'The e-mail address.' }) email: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<typeof SendYourDataLinkResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.yourDataLinks, caller);
    if (wait !== null) return new RateLimited(wait);
    return resultOf(await this.service.sendLink({ email }), {
      YourDataLinkSent: () => Object.assign(new YourDataLinkSent(), sentence('YOUR_DATA_LINK_SENT')),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @ForEverybody()
  @Query(() => YourDataResult, {
    description:
      'What the hotel stores about the owner of an address, who proves it by a mailed link or a sign-in.',
  })
  yourData(
    @Arg('token', () => String, { nullable: true, description: TOKEN }) token: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<typeof YourDataResult> {
    return this.withProof(token, context, (proof) => this.service.see(proof));
  }

  @ForEverybody()
  @Mutation(() => ExportYourDataResult, {
    description: 'A copy of what the hotel stores about the owner of an address, who proves it.',
  })
  async exportYourData(
    @Arg('token', () => String, { nullable: true, description: TOKEN }) token: string | null | undefined,
    @Ctx() { caller, viewer }: RequestContext,
  ): Promise<typeof ExportYourDataResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.yourData, caller);
    if (wait !== null) return new RateLimited(wait);
    const files = await this.service.export({ token: token ?? null, viewer });
    return files ? PersonExport.of(files) : new AddressNotProven();
  }

  @ForEverybody()
  @Mutation(() => YourDataResult, {
    description:
      'Asks to erase the owner of an address, who proves it. A second request is answered with the first.',
  })
  eraseYourData(
    @Arg('token', () => String, { nullable: true, description: TOKEN }) token: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<typeof YourDataResult> {
    return this.withProof(token, context, (proof) => this.service.erase(proof));
  }

  @ForEverybody()
  @Mutation(() => YourDataResult, {
    description: 'Ends the consent to the newsletter of the owner of an address, who proves it.',
  })
  withdrawYourConsent(
    @Arg('token', () => String, { nullable: true, description: TOKEN }) token: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<typeof YourDataResult> {
    return this.withProof(token, context, (proof) => this.service.withdrawConsent(proof));
  }

  @ForEverybody()
  @Mutation(() => YourDataResult, {
    description:
      'Ends the consents to marketing that the desk noted for the guests of an address, whose owner proves it.',
  })
  withdrawYourMarketingConsent(
    @Arg('token', () => String, { nullable: true, description: TOKEN }) token: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<typeof YourDataResult> {
    return this.withProof(token, context, (proof) => this.service.withdrawMarketing(proof));
  }

  private async withProof(
    token: string | null | undefined,
    { caller, viewer }: RequestContext,
    work: (proof: Proof) => Promise<YourDataSeen | null>,
  ): Promise<typeof YourDataResult> {
    const wait = await this.rateLimits.secondsToWait(RATE_LIMITS.yourData, caller);
    if (wait !== null) return new RateLimited(wait);
    const seen = await work({ token: token ?? null, viewer });
    return seen ? YourData.of(seen) : new AddressNotProven();
  }
}
