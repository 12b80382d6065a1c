import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { PublicResponse } from '../../platform/outgoing/public-request';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { GONE, isReceived, WEBHOOK_LIMITS } from './webhook-endpoint.policy';
import type { ListedDelivery, ListedEndpoint } from './webhook-endpoint.repository';

export enum WebhookProblem {
  ADDRESS_INVALID = 'ADDRESS_INVALID',
  HOST_UNKNOWN = 'HOST_UNKNOWN',
  HOST_PRIVATE = 'HOST_PRIVATE',
  TIMEOUT = 'TIMEOUT',
  NOT_REACHED = 'NOT_REACHED',
  REDIRECTED = 'REDIRECTED',
  GONE = 'GONE',
  REFUSED = 'REFUSED',
}
registerEnumType(WebhookProblem, {
  name: 'WebhookProblem',
  description: 'Why an event was not received.',
  valuesConfig: {
    ADDRESS_INVALID: { description: 'The address does not begin with https://.' },
    HOST_UNKNOWN: { description: 'No name server knows the name in the address.' },
    HOST_PRIVATE: {
      description: 'The name leads into a private network. OUTGOING_NETWORKS lists exceptions.',
    },
    TIMEOUT: { description: 'The receiver did not answer within 10 seconds.' },
    NOT_REACHED: { description: 'No connection was made, or its certificate is not valid.' },
    REDIRECTED: { description: 'The receiver redirects. Redirects are not followed: enter the new address.' },
    GONE: { description: 'The receiver wants no more events (status 410).' },
    REFUSED: { description: 'The receiver answered with another status than 200 to 299.' },
  },
});

function problemOf({
  status,
  problem,
}: {
  status: number | null;
  problem: Extract<PublicResponse, { problem: unknown }>['problem'] | null;
}): WebhookProblem | null {
  if (problem !== null) return WebhookProblem[problem];
  if (status === null || isReceived(status)) return null;
  if (status === GONE) return WebhookProblem.GONE;
  return status >= 300 && status < 400 ? WebhookProblem.REDIRECTED : WebhookProblem.REFUSED;
}

export enum WebhookState {
  ON = 'ON',
  OFF = 'OFF',
  FAILING = 'FAILING',
}
registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether events are sent to an endpoint.',
  valuesConfig: {
    ON: { description: 'Events are sent.' },
    OFF: { description: 'The staff switched it off.' },
    FAILING: {
      description: 'It was switched off, because nothing was received for three days, or nothing is wanted.',
    },
  },
});

@ObjectType({ description: 'An address of a program to which events of bookings are sent.' })
export class WebhookEndpointView {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field({ description: 'The name by which the desk knows the program.' })
  name: string;

  @Field({ description: 'The address.' })
  url: string;

  @Field(() => WebhookState, { description: 'Whether events are sent.' })
  state: WebhookState;

  @Field(() => Date, { nullable: true, description: 'When it was switched off; null while it is on.' })
  switchedOffAt: Date | null;

  @Field({ description: 'When it was added.' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who added it; null when the name is not known any more.',
  })
  createdByName: string | null;

  @Field(() => Int, { description: 'How many events wait to be received.' })
  waiting: number;

  @Field(() => Int, { description: 'How many events were given up after three days.' })
  failed: number;

  @Field(() => Date, { nullable: true, description: 'When an event was last received; null before.' })
  lastDeliveredAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when the secret before signs beside the present secret; null when only the present secret signs.',
  })
  previousUntil: Date | null;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  static of(endpoint: ListedEndpoint): WebhookEndpointView {
    const off = endpoint.switchedOffBecause === 'FAILING' ? WebhookState.FAILING : WebhookState.OFF;
    const state = endpoint.switchedOffBecause === null ? WebhookState.ON : off;
    return Object.assign(new WebhookEndpointView(), endpoint, { state });
  }
}

@ObjectType({ description: 'An event for an endpoint, and how far its sending came.' })
export class WebhookDeliveryView {
  @Field(() => ID, { description: 'The id of the event, as the header webhook-id has it.' })
  eventId: string;

  @Field(() => String, {
    nullable: true,
    description: 'The booking’s reference; null when the booking was deleted.',
  })
  reference: string | null;

  @Field({ description: 'Send it as `before` to get earlier deliveries.' })
  position: string;

  @Field(() => Int, { description: 'The number of the event among the events of its booking, from 1.' })
  sequence: number;

  @Field({ description: 'When the booking was changed.' })
  happenedAt: Date;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries: number;

  @Field(() => Date, { nullable: true, description: 'When it was received; null before.' })
  deliveredAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was given up; null otherwise.' })
  givenUpAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it is tried next; null when it is not tried any more.',
  })
  nextTryAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'The status of the last answer; null without an answer.' })
  lastStatus: number | null;

  @Field(() => WebhookProblem, {
    nullable: true,
    description: 'Why the last try failed; null when it did not.',
  })
  problem: WebhookProblem | null;

  static of(delivery: ListedDelivery): WebhookDeliveryView {
    const { deliveredAt, givenUpAt, nextTryAt, lastStatus, lastProblem } = delivery;
    return Object.assign(new WebhookDeliveryView(), delivery, {
      nextTryAt: deliveredAt === null && givenUpAt === null ? nextTryAt : null,
      problem: problemOf({ status: lastStatus, problem: lastProblem }),
    });
  }
}

@InputType({ description: 'The form for an endpoint.' })
export class WebhookEndpointInput {
  @Field({ description: `The name of the program, at most ${WEBHOOK_LIMITS.name} characters.` })
  name: string;

  @Field({ description: `The address, with https://, at most ${WEBHOOK_LIMITS.url} characters.` })
  url: string;
}

@ObjectType({ description: 'The change is stored.' })
export class WebhookEndpointsSaved {
  @Field(() => ID, { description: 'The endpoint that was changed.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'The new signing secret, which is not shown again; null when the secret was not changed.',
  })
  secret: string | null;

  @Field(() => [WebhookEndpointView], { description: 'All endpoints after the change.' })
  endpoints: WebhookEndpointView[];

  constructor(id: string, secret: string | null, endpoints: ListedEndpoint[]) {
    this.id = id;
    this.secret = secret;
    this.endpoints = endpoints.map((endpoint) => WebhookEndpointView.of(endpoint));
  }
}

@ObjectType({ implements: Refusal, description: 'There are too many endpoints; nothing was stored.' })
export class TooManyWebhookEndpoints extends Refusal {
  constructor() {
    super(sentence('TOO_MANY_WEBHOOK_ENDPOINTS', { maximum: WEBHOOK_LIMITS.endpoints }));
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The endpoint was changed since the form was opened; nothing was stored.',
})
export class WebhookEndpointsChanged extends Refusal {
  @Field(() => [WebhookEndpointView], { description: 'The endpoints as they are stored now.' })
  endpoints: WebhookEndpointView[];

  constructor(endpoints: ListedEndpoint[]) {
    super(sentence('SETTINGS_CHANGED'));
    this.endpoints = endpoints.map((endpoint) => WebhookEndpointView.of(endpoint));
  }
}

export const WebhookResult = createUnionType({
  name: 'WebhookResult',
  description: 'The endpoints after the change, or a refusal.',
  types: () =>
    [
      WebhookEndpointsSaved,
      TooManyWebhookEndpoints,
      WebhookEndpointsChanged,
      InvalidInput,
      RecordNotFound,
    ] as const,
});

@ObjectType({ description: 'What the receiver answered to a test message.' })
export class WebhookTest {
  @Field({ description: 'Whether the receiver answered with a status from 200 to 299.' })
  isReceived: boolean;

  @Field(() => Int, { nullable: true, description: 'The status; null without an answer.' })
  status: number | null;

  @Field(() => WebhookProblem, { nullable: true, description: 'Why it was not received; null when it was.' })
  problem: WebhookProblem | null;

  constructor(response: PublicResponse) {
    const status = 'status' in response ? response.status : null;
    const problem = 'problem' in response ? response.problem : null;
    this.status = status;
    this.problem = problemOf({ status, problem });
    this.isReceived = status !== null && isReceived(status);
  }
}

export const WebhookTestResult = createUnionType({
  name: 'WebhookTestResult',
  description:
    'What the receiver answered, or a refusal when the endpoint does not exist or is switched off.',
  types: () => [WebhookTest, RecordNotFound] as const,
});
