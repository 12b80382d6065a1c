import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { RecordNotFound } from '../../platform/refusals/refusal.type';
import { BookingLinkRenewed, RenewBookingLinkResult } from './booking-link.results';
import type { BookingLinks } from './booking-links.service';

/** Replaces links to bookings at the desk. */
@Resolver()
export class BookingLinkResolver {
  constructor(private readonly links: Pick<BookingLinks, 'renew'>) {}

  @Needs('bookings.change')
  @Mutation(() => RenewBookingLinkResult, {
    description:
      'For the administrator: ends every link to a booking, such as one that a stranger has, and mails a new one to its guest.',
  })
  async renewBookingLink(
    @Arg('reference', { description: 'The booking’s reference.' }) reference: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof RenewBookingLinkResult> {
    return resultOf(await this.links.renew(staffOf(context), reference.replaceAll('\0', '')), {
      BookingLinkRenewed: ({ reference: renewed, address }) =>
        Object.assign(new BookingLinkRenewed(), { reference: renewed, address }),
      RecordNotFound: () => new RecordNotFound(),
    });
  }
}
