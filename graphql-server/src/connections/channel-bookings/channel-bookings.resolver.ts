import { Arg, ID, Query, Resolver } from 'type-graphql';
import { Needs } from '../../access/accounts/access';
import type { ChannelMappingRepository } from '../channels/channel-mapping.repository';
import { ChannelBookings, ReadingChannel, WaitingChannelBooking } from './channel-bookings.results';
import type { ChannelRevisionRepository } from './channel-revision.repository';
import type { RevisionReader } from './revision-reader.service';

/** What the desk sees of the bookings that come from portals. */
@Resolver()
export class ChannelBookingsResolver {
  constructor(
    private readonly channels: Pick<ChannelMappingRepository, 'received'>,
    private readonly revisions: Pick<ChannelRevisionRepository, 'notDealtWith'>,
    private readonly reader: Pick<RevisionReader, 'addressOf'>,
  ) {}

  @Needs('bookings.read')
  @Query(() => ChannelBookings, {
    description: 'For the administrator: when bookings of portals last came, and which of them wait.',
  })
  async channelBookings(): Promise<ChannelBookings> {
    const [channels, waiting] = [await this.channels.received(), await this.revisions.notDealtWith()];
    return Object.assign(new ChannelBookings(), {
      channels: channels.map((channel) => Object.assign(new ReadingChannel(), channel)),
      waiting: waiting.map((one) => Object.assign(new WaitingChannelBooking(), one)),
    });
  }

  @Needs('programs.write')
  @Query(() => String, {
    nullable: true,
    description:
      'For the administrator: the address for the webhook of a channel, which has a secret; null for a channel that is switched off or unknown. Whoever calls it lets the server look for bookings at once.',
  })
  channelWebhookAddress(
    @Arg('channelId', () => ID, { description: 'The channel.' }) channelId: string,
  ): Promise<string | null> {
    return this.reader.addressOf(channelId);
  }
}
