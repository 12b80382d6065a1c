import type { AuditService } from '../../access/audit/audit.service';
import { TaskRepository } from '../../access/tasks/task.repository';
import { ChannelRepository } from '../../connections/channels/channel.repository';
import { ChannelSender } from '../../connections/channels/channel-sender.service';
import { ChannelService } from '../../connections/channels/channel.service';
import { ChannelTruth } from '../../connections/channels/channel-truth';
import { ChannexInventory } from '../../connections/channex/channex-inventory';
import { BookingEvents } from '../../connections/updates/booking-events.repository';
import { WebhookEndpointRepository } from '../../connections/webhooks/webhook-endpoint.repository';
import { WebhookEndpointService } from '../../connections/webhooks/webhook-endpoint.service';
import { WebhookSender } from '../../connections/webhooks/webhook-sender.service';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { ChannelMappingRepository } from '../../connections/channels/channel-mapping.repository';
import { ChannelRevisionRepository } from '../../connections/channel-bookings/channel-revision.repository';
import { ChannexBookings } from '../../connections/channex/channex-bookings';
import { RevisionApplication } from '../../connections/channel-bookings/revision-application.service';
import { RevisionReader } from '../../connections/channel-bookings/revision-reader.service';
import type { PortalChanges } from '../../desk/portal-sales/portal-change.service';
import type { PortalSales } from '../../desk/portal-sales/portal-sale.service';
import { PublicRequests } from '../../platform/outgoing/public-request';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

type Selling = Pick<ReturnType<typeof bookingServices>, 'rooms' | 'roomNights' | 'pricing'>;

interface Sold {
  bookings: BookingRepository;
  sales: PortalSales;
  changes: PortalChanges;
}

const CHANNEL_MILLISECONDS = 30_000;

/** Services that connect the hotel to programs of others. */
export function connectionServices(platform: Platform, audit: AuditService, selling: Selling & Sold) {
  const { database, secrets, clock, log, settings } = platform;
  const repository = new WebhookEndpointRepository(database);
  const tasks = new TaskRepository();
  const bookingEvents = new BookingEvents(database);
  const requests = new PublicRequests(settings.OUTGOING_NETWORKS);
  const webhookSender = new WebhookSender({
    ...{ database, repository, requests, secrets, tasks, clock, log },
    events: bookingEvents,
  });
  return {
    ...channelServices(platform, audit, selling),
    ...channelBookingServices(platform, selling),
    bookingEvents,
    webhookSender,
    webhookEndpoints: new WebhookEndpointService({
      repository,
      sender: webhookSender,
      secrets,
      tasks,
      audit,
    }),
  };
}

/** Services that tell channels which rooms are free, and at which price. */
function channelServices(
  { database, secrets, clock, log, settings, property, rateRules, extras }: Platform,
  audit: AuditService,
  { rooms, roomNights, pricing }: Selling,
) {
  const repository = new ChannelRepository(database);
  const truth = new ChannelTruth({ rooms, roomNights, pricing, property, rules: rateRules, extras });
  const channex = new ChannexInventory({ url: settings.CHANNEX_API_URL, milliseconds: CHANNEL_MILLISECONDS });
  const channelSender = new ChannelSender({
    ...{ database, repository, truth, secrets, property, clock, log },
    ports: { channex },
  });
  return {
    channelSender,
    channels: new ChannelService({ repository, sender: channelSender, secrets, rooms, property, audit }),
  };
}

/** Services that read bookings from channels. */
function channelBookingServices(
  { database, secrets, clock, log, settings, property }: Platform,
  { bookings, sales, changes }: Sold,
) {
  const tasks = new TaskRepository();
  const revisions = new ChannelRevisionRepository(database);
  const channels = new ChannelMappingRepository(database);
  const application = new RevisionApplication({
    ...{ database, revisions, bookings, sales, changes, tasks, secrets, property },
    mappings: channels,
  });
  const port = new ChannexBookings({ url: settings.CHANNEX_API_URL, milliseconds: CHANNEL_MILLISECONDS });
  return {
    channelMappings: channels,
    channelRevisions: revisions,
    revisionReader: new RevisionReader({
      ...{ database, channels, port, revisions, application, tasks, sales, secrets, clock, log },
      siteUrl: settings.SITE_URL,
    }),
  };
}
