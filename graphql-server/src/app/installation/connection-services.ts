import type { AuditService } from '../../access/audit/audit.service';
import { TaskRepository } from '../../access/tasks/task.repository';
import { BookingEvents } from '../../connections/updates/booking-events.repository';
import { WebhookEndpointRepository } from '../../connections/webhooks/webhook-endpoint.repository';
import { WebhookEndpointService } from '../../connections/webhooks/webhook-endpoint.service';
import { WebhookSender } from '../../connections/webhooks/webhook-sender.service';
import { PublicRequests } from '../../platform/outgoing/public-request';
import type { Platform } from './platform';

/** Services that connect the hotel to programs of others. */
export function connectionServices(
  { database, secrets, clock, log, settings }: Platform,
  audit: AuditService,
) {
  const repository = new WebhookEndpointRepository(database);
  const tasks = new TaskRepository();
  const bookingEvents = new BookingEvents(database);
  const requests = new PublicRequests(settings.OUTGOING_NETWORKS);
  const webhookSender = new WebhookSender({
    ...{ database, repository, requests, secrets, tasks, clock, log },
    events: bookingEvents,
  });
  return {
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
