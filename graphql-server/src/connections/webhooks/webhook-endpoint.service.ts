import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { TaskRepository } from '../../access/tasks/task.repository';
import { lockByName } from '../../platform/database/database';
import type { PublicRequests, PublicResponse } from '../../platform/outgoing/public-request';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { readInput } from '../../platform/text/input-faults';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { PREVIOUS_SECRET_HOURS, WEBHOOK_LIMITS, webhookEndpointRules } from './webhook-endpoint.policy';
import type {
  ListedDelivery,
  ListedEndpoint,
  WebhookEndpointRepository,
} from './webhook-endpoint.repository';
import { newWebhookSecret } from './webhook-signature';
import { WEBHOOK_SECRET, type WebhookSender } from './webhook-sender.service';

/** All endpoints after a change, with the new secret if there is one, or the reason why the change was refused. */
export type WebhookOutcome =
  | { kind: 'WebhookEndpointsSaved'; id: string; secret: string | null; endpoints: ListedEndpoint[] }
  | { kind: 'TooManyWebhookEndpoints' }
  | { kind: 'WebhookEndpointsChanged'; endpoints: ListedEndpoint[] }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

type EndpointAction =
  'editWebhookEndpoint' | 'switchWebhookEndpoint' | 'renewWebhookSecret' | 'removeWebhookEndpoint';

/** What a change of an endpoint stores, or why it is refused. */
type EndpointChange = Partial<WebhookEndpoint> | { refused: WebhookOutcome };

interface WebhookDependencies {
  repository: WebhookEndpointRepository;
  sender: WebhookSender;
  requests: Pick<PublicRequests, 'obstacleOf'>;
  secrets: KeyedSecrets;
  tasks: TaskRepository;
  audit: AuditService;
}

const HOUR = 3_600_000;

/** The addresses to which events of bookings are sent, as the desk manages them. */
export class WebhookEndpointService {
  constructor(private readonly needs: WebhookDependencies) {}

  list(): Promise<ListedEndpoint[]> {
    return this.needs.repository.list();
  }

  /** Deliveries of an endpoint, the newest first. */
  deliveries(endpointId: string, page: { before: string | null; take: number }): Promise<ListedDelivery[]> {
    return this.needs.repository.deliveries(endpointId, page);
  }

  /** Adds an endpoint. Its secret is in the outcome and is not shown again. */
  async add(who: Staff, input: object, now: Date): Promise<WebhookOutcome> {
    const form = readInput(webhookEndpointRules(this.needs.requests), input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const id = randomUUID();
    const secret = newWebhookSecret();
    const audited = { who, action: 'addWebhookEndpoint', details: { id, ...form.value } } as const;
    const refused = await this.needs.audit.performUnlessRefused<WebhookOutcome>(audited, async (manager) => {
      await lockByName(manager, 'webhook endpoints');
      const { length } = await this.needs.repository.list(manager);
      if (length >= WEBHOOK_LIMITS.endpoints) return { refused: { kind: 'TooManyWebhookEndpoints' } };
      const sealedSecret = this.needs.secrets.seal(WEBHOOK_SECRET, secret);
      await manager.insert(WebhookEndpoint, {
        ...form.value,
        id,
        sealedSecret,
        createdAt: now,
        createdBy: who.uid,
      });
      return { after: form.value };
    });
    return refused ?? this.saved(id, secret);
  }

  /** Replaces name and address, if the endpoint still has the version with which the form was opened. */
  async edit(who: Staff, id: string, input: object, version: number): Promise<WebhookOutcome> {
    const form = readInput(webhookEndpointRules(this.needs.requests), input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    return this.change(who, { id, action: 'editWebhookEndpoint' }, async (manager, endpoint) => {
      if (endpoint.version === version) return form.value;
      return {
        refused: { kind: 'WebhookEndpointsChanged', endpoints: await this.needs.repository.list(manager) },
      };
    });
  }

  /** Switches an endpoint on or off. Events that happen while it is off are never sent to it. */
  switch(who: Staff, id: string, on: boolean, now: Date): Promise<WebhookOutcome> {
    return this.change(who, { id, action: 'switchWebhookEndpoint' }, async (manager) => {
      if (on) await this.needs.tasks.endAbout(manager, id, ['WEBHOOK_FAILED']);
      return on
        ? { switchedOffAt: null, switchedOffBecause: null }
        : { switchedOffAt: now, switchedOffBecause: 'STAFF' };
    });
  }

  /** Gives an endpoint a new secret. For a day, messages are signed with the earlier secret, too. */
  async renewSecret(who: Staff, id: string): Promise<WebhookOutcome> {
    const secret = newWebhookSecret();
    const previousUntil = new Date(Date.now() + PREVIOUS_SECRET_HOURS * HOUR);
    const sealedSecret = this.needs.secrets.seal(WEBHOOK_SECRET, secret);
    return this.change(
      who,
      { id, action: 'renewWebhookSecret', secret },
      async (_manager, { sealedSecret: sealedPreviousSecret }) => ({
        sealedSecret,
        sealedPreviousSecret,
        previousUntil,
      }),
    );
  }

  /** Removes an endpoint. Events that wait for it are not sent. */
  remove(who: Staff, id: string, now: Date): Promise<WebhookOutcome> {
    return this.change(who, { id, action: 'removeWebhookEndpoint' }, async (manager) => {
      await this.needs.tasks.endAbout(manager, id, ['WEBHOOK_FAILED']);
      return { removedAt: now };
    });
  }

  /** Sends one event, or all events that were given up, again. */
  async sendAgain(who: Staff, id: string, eventId: string | null): Promise<WebhookOutcome> {
    const audited = { who, action: 'sendWebhooksAgain', details: { id, eventId } } as const;
    const refused = await this.needs.audit.performUnlessRefused<WebhookOutcome>(audited, async (manager) => {
      const endpoint = await this.needs.repository.lock(manager, id);
      if (!endpoint) return { refused: { kind: 'RecordNotFound' } };
      const count = await this.needs.repository.sendAgain(manager, id, eventId);
      return count === 0 ? { refused: { kind: 'RecordNotFound' } } : { after: { count } };
    });
    return refused ?? this.saved(id, null);
  }

  /** Sends a test message now. Null when the endpoint does not exist or is switched off. */
  async test(id: string): Promise<PublicResponse | null> {
    const endpoint = await this.needs.repository.findOn(id);
    return endpoint && this.needs.sender.sendTest(endpoint, randomUUID());
  }

  private async change(
    who: Staff,
    { id, action, secret = null }: { id: string; action: EndpointAction; secret?: string | null },
    work: (manager: EntityManager, endpoint: WebhookEndpoint) => Promise<EndpointChange>,
  ): Promise<WebhookOutcome> {
    const audited = { who, action, details: { id } } as const;
    const refused = await this.needs.audit.performUnlessRefused<WebhookOutcome>(audited, async (manager) => {
      const endpoint = await this.needs.repository.lock(manager, id);
      if (!endpoint) return { refused: { kind: 'RecordNotFound' } };
      const change = await work(manager, endpoint);
      if ('refused' in change) return change;
      await manager.update(WebhookEndpoint, { id }, change);
      return { before: shown(endpoint), after: shown({ ...endpoint, ...change }) };
    });
    return refused ?? this.saved(id, secret);
  }

  private async saved(id: string, secret: string | null): Promise<WebhookOutcome> {
    await this.needs.sender.dispatch();
    return { kind: 'WebhookEndpointsSaved', id, secret, endpoints: await this.list() };
  }
}

/** What the audit log may show of an endpoint: everything but its secrets. */
const shown = ({ name, url, switchedOffAt, removedAt }: WebhookEndpoint): object => ({
  name,
  url,
  switchedOffAt,
  removedAt,
});
