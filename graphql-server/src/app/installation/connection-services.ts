import type { AuditService } from '../../access/audit/audit.service';
import { TaskRepository } from '../../access/tasks/task.repository';
import { BookingEvents } from '../../connections/updates/booking-events.repository';
import { WebhookEndpointRepository } from '../../connections/webhooks/webhook-endpoint.repository';
import { WebhookEndpointService } from '../../connections/webhooks/webhook-endpoint.service';
import { WebhookSender } from '../../connections/webhooks/webhook-sender.service';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import {
  CHANNEL_KEY,
  ChannelMappingRepository,
  type ReadChannel,
} from '../../connections/channels/channel-mapping.repository';
import { ChannelRevisionRepository } from '../../connections/channel-bookings/channel-revision.repository';
import { ChannexFeed } from '../../connections/channel-bookings/channex-feed';
import { RevisionApplication } from '../../connections/channel-bookings/revision-application.service';
import { RevisionReader } from '../../connections/channel-bookings/revision-reader.service';
import type { PortalChanges } from '../../desk/portal-sales/portal-change.service';
import type { PortalSales } from '../../desk/portal-sales/portal-sale.service';
import { PublicRequests } from '../../platform/outgoing/public-request';
import type { Platform } from './platform';

/** Services that connect the hotel to programs of others. */
export function connectionServices(
  { database, secrets, clock, log, settings, property }: Platform,
  audit: AuditService,
  sold: { bookings: BookingRepository; sales: PortalSales; changes: PortalChanges },
) {
  const repository = new WebhookEndpointRepository(database);
  const tasks = new TaskRepository();
  const bookingEvents = new BookingEvents(database);
  const requests = new PublicRequests(settings.OUTGOING_NETWORKS);
  const webhookSender = new WebhookSender({
    ...{ database, repository, requests, secrets, tasks, clock, log },
    events: bookingEvents,
  });
  const revisions = new ChannelRevisionRepository(database);
  const channels = new ChannelMappingRepository(database);
  const feedOf = ({ propertyId, sealedKey }: ReadChannel) =>
    new ChannexFeed({
      url: settings.CHANNEX_API_URL,
      apiKey: secrets.unseal(CHANNEL_KEY, sealedKey),
      propertyId,
      timeoutSeconds: 20,
    });
  const application = new RevisionApplication({
    ...{ database, revisions, tasks, secrets, property },
    mappings: channels,
    ...sold,
  });
  return {
    channelMappings: channels,
    channelRevisions: revisions,
    revisionReader: new RevisionReader({
      ...{
        database,
        channels,
        feedOf,
        revisions,
        application,
        tasks,
        sales: sold.sales,
        siteUrl: settings.SITE_URL,
        secrets,
        clock,
        log,
      },
    }),
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
