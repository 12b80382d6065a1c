import type { AuditService } from '../../access/audit/audit.service';
import { TaskRepository } from '../../access/tasks/task.repository';
import { ChannelRepository } from '../../connections/channels/channel.repository';
import { ChannelSender } from '../../connections/channels/channel-sender.service';
import { ChannelService } from '../../connections/channels/channel.service';
import { ChannelTruth } from '../../connections/channels/channel-truth';
import { ChannexInventory } from '../../connections/channex/channex-inventory';
import { CalendarRepository } from '../../connections/calendars/calendar.repository';
import { CalendarService } from '../../connections/calendars/calendar.service';
import { FeedImport } from '../../connections/calendars/feed-import.service';
import { BookingEvents } from '../../connections/updates/booking-events.repository';
import { WebhookEndpointRepository } from '../../connections/webhooks/webhook-endpoint.repository';
import { WebhookEndpointService } from '../../connections/webhooks/webhook-endpoint.service';
import { WebhookSender } from '../../connections/webhooks/webhook-sender.service';
import { PortalRepository } from '../../desk/portals/portal.repository';
import { BlockRepository } from '../../desk/blocks/block.repository';
import { uidDomainOf } from '../../selling/property/new-property';
import { RoomOccupancy } from '../../selling/stays/room-occupancy.repository';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import { ChannelMappingRepository } from '../../connections/channels/channel-mapping.repository';
import { ChannelRevisionRepository } from '../../connections/channel-bookings/channel-revision.repository';
import { ChannexBookings } from '../../connections/channex/channex-bookings';
import { RevisionApplication } from '../../connections/channel-bookings/revision-application.service';
import { RevisionReader } from '../../connections/channel-bookings/revision-reader.service';
import type { PortalChanges } from '../../desk/portal-sales/portal-change.service';
import type { PortalSales } from '../../desk/portal-sales/portal-sale.service';
import type { PortalTotals } from '../../desk/portal-sales/portal-totals.service';
import { PublicRequests } from '../../platform/outgoing/public-request';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

type Selling = Pick<ReturnType<typeof bookingServices>, 'rooms' | 'roomNights' | 'pricing'>;

interface Sold {
  bookingRepository: BookingRepository;
  sales: PortalSales;
  changes: PortalChanges;
  totals: PortalTotals;
}

const CHANNEL_MILLISECONDS = 30_000;

/** Services that connect the hotel to programs of others. */
export function connectionServices(
  platform: Platform,
  audit: AuditService,
  selling: ReturnType<typeof bookingServices> & Sold,
) {
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
    ...calendarServices(platform, selling, { audit, tasks, requests }),
    bookingEvents,
    webhookSender,
    webhookEndpoints: new WebhookEndpointService({
      repository,
      requests,
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
  const portals = new PortalRepository(database);
  return {
    channelSender,
    channels: new ChannelService({
      ...{ repository, secrets, rooms, property, portals, audit },
      sender: channelSender,
    }),
  };
}

/** Services that read bookings from channels. */
function channelBookingServices(
  { database, secrets, clock, log, settings, property }: Platform,
  { bookingRepository: bookings, sales, changes, totals }: Sold,
) {
  const tasks = new TaskRepository();
  const revisions = new ChannelRevisionRepository(database);
  const channels = new ChannelMappingRepository(database);
  const application = new RevisionApplication({
    ...{ database, revisions, bookings, sales, changes, totals, tasks, secrets, property },
    mappings: channels,
  });
  const port = new ChannexBookings({ url: settings.CHANNEX_API_URL, milliseconds: CHANNEL_MILLISECONDS });
  return {
    channelMappings: channels,
    channelRevisions: revisions,
    revisionReader: new RevisionReader({
      ...{ database, channels, port, revisions, application, tasks, sales, totals, secrets, clock, log },
      siteUrl: settings.SITE_URL,
    }),
  };
}

/** Services that read calendars of portals and write calendars of rooms. */
function calendarServices(
  { database, secrets, clock, property, settings }: Platform,
  { rooms, roomTypeQueue }: ReturnType<typeof bookingServices>,
  { audit, tasks, requests }: { audit: AuditService; tasks: TaskRepository; requests: PublicRequests },
) {
  const repository = new CalendarRepository(database);
  const domain = uidDomainOf(settings.SITE_URL);
  const shared = { repository, rooms, roomTypeQueue, secrets, clock, domain };
  const feedImport = new FeedImport({
    ...{ ...shared, database, requests, tasks },
    blocks: new BlockRepository(database),
    occupancy: new RoomOccupancy(database),
  });
  const calendars = new CalendarService({
    ...shared,
    feedImport,
    requests,
    audit,
    property,
    siteUrl: settings.SITE_URL,
  });
  return { calendars, feedImport };
}
