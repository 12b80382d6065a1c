import type { DataSource } from 'typeorm';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { inTransaction } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/job-queue';
import type { Logger } from '../../platform/log/log';
import type { PublicRequests, PublicResponse } from '../../platform/outgoing/public-request';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import type { Clock } from '../../platform/time/clock';
import type { BookingEvents } from '../updates/booking-events.repository';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { GONE, isReceived, nextTry } from './webhook-endpoint.policy';
import type { DueDelivery, WebhookEndpointRepository } from './webhook-endpoint.repository';
import { signedHeaders } from './webhook-signature';

/** Numbers new events and finds deliveries that are due, every minute. */
export const DISPATCH_WEBHOOKS_JOB = 'dispatch webhooks';
/** Sends what is due to one endpoint. */
export const SEND_WEBHOOKS_JOB = 'send webhooks';

/** The purpose of the key that encrypts signing secrets. */
export const WEBHOOK_SECRET = 'webhook secret';

const REQUEST_MILLISECONDS = 10_000;
const AT_ONCE = 5;
const IN_ONE_CLAIM = 50;
const HEARD_MILLISECONDS = 200;

interface SenderDependencies {
  database: DataSource;
  repository: WebhookEndpointRepository;
  events: BookingEvents;
  requests: PublicRequests;
  secrets: KeyedSecrets;
  tasks: TaskRepository;
  clock: Pick<Clock, 'now'>;
  log: Logger;
}

/** Sends each event of a booking to programs at least once. Gives up after three days of failed tries. */
export class WebhookSender {
  private waiting: NodeJS.Timeout | null = null;
  /** Whether an endpoint was on when this server last looked, so that a hotel without programs pays nothing. */
  private hasEndpoint = false;

  constructor(private readonly needs: SenderDependencies) {}

  /**
   * Tells the sender that something changed. It sends the events soon; events that this server misses are sent in the
   * next minute.
   */
  heard(): void {
    if (!this.hasEndpoint) return;
    this.waiting ??= setTimeout(() => {
      this.waiting = null;
      this.dispatchHeard().catch((error: unknown) => this.needs.log.warn({ err: error }, 'webhooks wait'));
    }, HEARD_MILLISECONDS).unref();
  }

  private async dispatchHeard(): Promise<void> {
    if (await this.needs.repository.hasWaiting()) await this.dispatch();
  }

  /** Numbers new events, and queues a job for each endpoint with deliveries that are due. */
  async dispatch(): Promise<void> {
    const { database, repository } = this.needs;
    await inTransaction(database, async (manager) => {
      await repository.addDeliveries(manager, await this.needs.events.number(manager));
      this.hasEndpoint = await repository.hasEndpoint(manager);
      for (const endpointId of await repository.dueEndpoints(manager)) {
        const jobKey = `${SEND_WEBHOOKS_JOB} ${endpointId}`;
        await enqueue(manager, SEND_WEBHOOKS_JOB, { endpointId }, { jobKey, maxAttempts: 1 });
      }
    });
  }

  /** Sends the deliveries of an endpoint that are due. A slow receiver delays only its own deliveries. */
  async sendDue(endpointId: string): Promise<void> {
    const endpoint = await this.needs.repository.findOn(endpointId);
    if (!endpoint) return;
    const due = await this.needs.repository.claim(endpointId, IN_ONE_CLAIM);
    for (let first = 0; first < due.length; first += AT_ONCE) {
      const isStillOn = first === 0 || (await this.needs.repository.findOn(endpointId)) !== null;
      if (!isStillOn) return;
      await Promise.all(
        due.slice(first, first + AT_ONCE).map((delivery) => this.deliver(endpoint, delivery)),
      );
    }
    if (due.length === IN_ONE_CLAIM) await this.dispatch();
  }

  /** Sends a test message without an event, so that staff and receivers can test the connection. */
  async sendTest(endpoint: WebhookEndpoint, id: string): Promise<PublicResponse> {
    const sentAt = await this.needs.clock.now();
    return this.post(endpoint, id, { type: 'test', timestamp: sentAt.toISOString(), data: {} });
  }

  private async deliver(endpoint: WebhookEndpoint, delivery: DueDelivery): Promise<void> {
    const { eventId, bookingId, reference, sequence, happenedAt } = delivery;
    const response = await this.post(endpoint, eventId, {
      type: sequence === 1 ? 'booking.created' : 'booking.changed',
      timestamp: happenedAt.toISOString(),
      data: { bookingId, reference, sequence },
    });
    if ('status' in response && isReceived(response.status))
      await this.needs.repository.noteReceived(endpoint.id, eventId, response.status);
    else await this.noteFailed(endpoint, delivery, response);
  }

  private post(endpoint: WebhookEndpoint, id: string, message: object): Promise<PublicResponse> {
    const body = JSON.stringify(message);
    // Receivers compare this time with their own clocks, so it is the computer's time and not the hotel's, which
    // tests move.
    const sentAt = new Date();
    const headers = {
      ...signedHeaders({ id, sentAt, body }, this.secretsOf(endpoint, sentAt)),
      'content-type': 'application/json',
      'user-agent': 'Saffron-Court-Webhooks/1',
    };
    return this.needs.requests.post({ url: endpoint.url, headers, body, milliseconds: REQUEST_MILLISECONDS });
  }

  private secretsOf(
    { sealedSecret, sealedPreviousSecret, previousUntil }: WebhookEndpoint,
    at: Date,
  ): string[] {
    const isPreviousValid = previousUntil !== null && previousUntil > at;
    const sealed = [sealedSecret, ...(isPreviousValid && sealedPreviousSecret ? [sealedPreviousSecret] : [])];
    return sealed.map((secret) => this.needs.secrets.unseal(WEBHOOK_SECRET, secret));
  }

  private async noteFailed(
    endpoint: WebhookEndpoint,
    { eventId, tries }: DueDelivery,
    response: PublicResponse,
  ): Promise<void> {
    const { database, repository, tasks, clock } = this.needs;
    const now = await clock.now();
    const status = 'status' in response ? response.status : null;
    const problem = 'problem' in response ? response.problem : null;
    const nextTryAt = status === GONE ? null : nextTry(tries, now);
    await inTransaction(database, async (manager) => {
      const stored = await repository.lock(manager, endpoint.id);
      await repository.noteFailed(
        manager,
        { endpointId: endpoint.id, eventId },
        { status, problem, nextTryAt },
      );
      if (!stored || nextTryAt !== null) return;
      const isFailing = status === GONE || !(await repository.hasReceivedLately(manager, endpoint.id));
      if (isFailing && stored.switchedOffAt === null)
        await manager.update(
          WebhookEndpoint,
          { id: endpoint.id },
          { switchedOffAt: now, switchedOffBecause: 'FAILING' },
        );
      await tasks.add(manager, {
        kind: 'WEBHOOK_FAILED',
        bookingId: null,
        subject: endpoint.id,
        parameters: { name: endpoint.name, isSwitchedOff: isFailing ? 1 : 0 },
      });
    });
  }
}
