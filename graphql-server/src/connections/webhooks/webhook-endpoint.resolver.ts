import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  TooManyWebhookEndpoints,
  WebhookDeliveryView,
  WebhookEndpointInput,
  WebhookEndpointsChanged,
  WebhookEndpointsSaved,
  WebhookEndpointView,
  WebhookResult,
  WebhookTest,
  WebhookTestResult,
} from './webhook-endpoint.results';
import type { WebhookOutcome, WebhookEndpointService } from './webhook-endpoint.service';

const ENDPOINT = 'The endpoint.';
const MOST_DELIVERIES = 100;

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** The addresses of programs to which events of bookings are sent. */
@Resolver()
export class WebhookEndpointResolver {
  constructor(private readonly webhooks: WebhookEndpointService) {}

  @Needs('programs.read')
  @Query(() => [WebhookEndpointView], { description: 'The endpoints, the oldest first.' })
  async webhookEndpoints(): Promise<WebhookEndpointView[]> {
    return (await this.webhooks.list()).map((endpoint) => WebhookEndpointView.of(endpoint));
  }

  @Needs('programs.read')
  @Query(() => [WebhookDeliveryView], { description: 'Deliveries of an endpoint, the newest first.' })
  async webhookDeliveries(
    @Arg('endpointId', () => ID, { description: ENDPOINT }) endpointId: string,
    @Arg('before', () => Date, {
      nullable: true,
      description: 'Only events that happened before; for the next page, the moment of the last event.',
    })
    before: Date | null,
    @Arg('limit', () => Int, { defaultValue: 50, description: 'Deliveries in one answer, 1 to 100.' })
    limit: number,
  ): Promise<WebhookDeliveryView[]> {
    if (!isId(endpointId)) return [];
    const take = Math.min(Math.max(limit, 1), MOST_DELIVERIES);
    const deliveries = await this.webhooks.deliveries(endpointId, { before: before ?? null, take });
    return deliveries.map((delivery) => WebhookDeliveryView.of(delivery));
  }

  @Needs('programs.write', { again: true })
  @Mutation(() => WebhookResult, {
    description: 'Adds an endpoint. The signing secret is in the result and is not shown again.',
  })
  async addWebhookEndpoint(
    @Arg('input', () => WebhookEndpointInput, { description: 'The form.' }) input: WebhookEndpointInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof WebhookResult> {
    return webhookResult(await this.webhooks.add(staffOf(context), input, await context.clock.now()));
  }

  @Needs('programs.write', { again: true })
  @Mutation(() => WebhookResult, { description: 'Replaces the name and the address of an endpoint.' })
  async editWebhookEndpoint(
    @Arg('id', () => ID, { description: ENDPOINT }) id: string,
    @Arg('input', () => WebhookEndpointInput, { description: 'The whole form.' }) input: WebhookEndpointInput,
    @Arg('version', () => Int, { description: 'The version with which the form was opened.' })
    version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof WebhookResult> {
    if (!isId(id)) return new RecordNotFound();
    return webhookResult(await this.webhooks.edit(staffOf(context), id, input, version));
  }

  @Needs('programs.write')
  @Mutation(() => WebhookResult, {
    description: 'Switches an endpoint on or off. While it is off, events are not kept for it.',
  })
  async switchWebhookEndpoint(
    @Arg('id', () => ID, { description: ENDPOINT }) id: string,
    @Arg('on', { description: 'Whether events are sent from now on.' }) on: boolean,
    @Ctx() context: RequestContext,
  ): Promise<typeof WebhookResult> {
    if (!isId(id)) return new RecordNotFound();
    return webhookResult(await this.webhooks.switch(staffOf(context), id, on, await context.clock.now()));
  }

  @Needs('programs.write', { again: true })
  @Mutation(() => WebhookResult, {
    description: 'Gives an endpoint a new signing secret. The secret before signs beside it for 24 hours.',
  })
  async renewWebhookSecret(
    @Arg('id', () => ID, { description: ENDPOINT }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof WebhookResult> {
    if (!isId(id)) return new RecordNotFound();
    return webhookResult(await this.webhooks.renewSecret(staffOf(context), id));
  }

  @Needs('programs.write')
  @Mutation(() => WebhookResult, { description: 'Removes an endpoint. What waits for it is not sent.' })
  async removeWebhookEndpoint(
    @Arg('id', () => ID, { description: ENDPOINT }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof WebhookResult> {
    if (!isId(id)) return new RecordNotFound();
    return webhookResult(await this.webhooks.remove(staffOf(context), id, await context.clock.now()));
  }

  @Needs('programs.write')
  @Mutation(() => WebhookResult, { description: 'Sends one event, or all events that were given up, again.' })
  async sendWebhooksAgain(
    @Arg('id', () => ID, { description: ENDPOINT }) id: string,
    @Arg('eventId', () => ID, { nullable: true, description: 'The event; null for all that were given up.' })
    eventId: string | null,
    @Ctx() context: RequestContext,
  ): Promise<typeof WebhookResult> {
    const event = eventId ?? null;
    if (!isId(id) || (event !== null && !isId(event))) return new RecordNotFound();
    return webhookResult(await this.webhooks.sendAgain(staffOf(context), id, event));
  }

  @Needs('programs.write')
  @Mutation(() => WebhookTestResult, { description: 'Sends a test message of the type “test” now.' })
  async testWebhookEndpoint(
    @Arg('id', () => ID, { description: ENDPOINT }) id: string,
  ): Promise<typeof WebhookTestResult> {
    const response = isId(id) ? await this.webhooks.test(id) : null;
    return response ? new WebhookTest(response) : new RecordNotFound();
  }
}

function webhookResult(outcome: WebhookOutcome): typeof WebhookResult {
  return resultOf(outcome, {
    WebhookEndpointsSaved: ({ id, secret, endpoints }) => new WebhookEndpointsSaved(id, secret, endpoints),
    TooManyWebhookEndpoints: () => new TooManyWebhookEndpoints(),
    WebhookEndpointsChanged: ({ endpoints }) => new WebhookEndpointsChanged(endpoints),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}
