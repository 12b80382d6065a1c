import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { Needs } from '../../access/accounts/access';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import {
  ChannelChoicesView,
  ChannelInput,
  ChannelMappingInput,
  ChannelPortalsInput,
  ChannelResult,
  ChannelsChanged,
  ChannelsSaved,
  ChannelTest,
  ChannelTestResult,
  ChannelView,
} from './channel.results';
import type { ChannelOutcome, ChannelService } from './channel.service';

const CHANNEL = 'The channel.';
const VERSION = 'The version with which the form was opened.';

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** The connections to programs that sell rooms on portals. */
@Resolver()
export class ChannelResolver {
  constructor(private readonly service: ChannelService) {}

  @Needs('programs.read')
  @Query(() => [ChannelView], { description: 'The channels, the oldest first.' })
  async channels(): Promise<ChannelView[]> {
    return (await this.service.list()).map((channel) => ChannelView.of(channel));
  }

  @Needs('programs.read')
  @Query(() => ChannelChoicesView, {
    description: 'The room types and rate plans that channels can sell, and the portals of the desk.',
  })
  channelChoices(): Promise<ChannelChoicesView> {
    return this.service.choices();
  }

  @Needs('programs.write', { again: true })
  @Mutation(() => ChannelResult, { description: 'Adds a channel, which is off at first.' })
  async addChannel(
    @Arg('input', () => ChannelInput, { description: 'The form.' }) input: ChannelInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChannelResult> {
    return channelResult(await this.service.add(staffOf(context), input, await context.clock.now()));
  }

  @Needs('programs.write', { again: true })
  @Mutation(() => ChannelResult, {
    description: 'Replaces name, hotel and, if one is given, the key of a channel.',
  })
  async editChannel(
    @Arg('id', () => ID, { description: CHANNEL }) id: string,
    @Arg('input', () => ChannelInput, { description: 'The whole form.' }) input: ChannelInput,
    @Arg('version', () => Int, { description: VERSION }) version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChannelResult> {
    if (!isId(id)) return new RecordNotFound();
    return channelResult(await this.service.edit(staffOf(context), id, input, version));
  }

  @Needs('programs.write')
  @Mutation(() => ChannelResult, { description: 'Replaces which room types and rate plans a channel knows.' })
  async mapChannel(
    @Arg('id', () => ID, { description: CHANNEL }) id: string,
    @Arg('input', () => ChannelMappingInput, { description: 'The whole mapping.' })
    input: ChannelMappingInput,
    @Arg('version', () => Int, { description: VERSION }) version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChannelResult> {
    if (!isId(id)) return new RecordNotFound();
    return channelResult(await this.service.map(staffOf(context), id, input, version));
  }

  @Needs('programs.write')
  @Mutation(() => ChannelResult, {
    description: 'Replaces which portals of the desk the names mean by which a channel calls portals.',
  })
  async mapChannelPortals(
    @Arg('id', () => ID, { description: CHANNEL }) id: string,
    @Arg('input', () => ChannelPortalsInput, { description: 'The whole mapping.' })
    input: ChannelPortalsInput,
    @Arg('version', () => Int, { description: VERSION }) version: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChannelResult> {
    if (!isId(id)) return new RecordNotFound();
    return channelResult(await this.service.mapPortals(staffOf(context), id, input, version));
  }

  @Needs('programs.write')
  @Mutation(() => ChannelResult, {
    description:
      'Makes another address for the webhook of a channel. The former address does nothing any more; bookings are still read each minute.',
  })
  async renewChannelWebhook(
    @Arg('id', () => ID, { description: CHANNEL }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChannelResult> {
    if (!isId(id)) return new RecordNotFound();
    return channelResult(await this.service.renewWebhook(staffOf(context), id));
  }

  @Needs('programs.write')
  @Mutation(() => ChannelResult, {
    description:
      'Switches a channel on or off. While it is off, it is told nothing; switched on, it is told everything.',
  })
  async switchChannel(
    @Arg('id', () => ID, { description: CHANNEL }) id: string,
    @Arg('on', { description: 'Whether rooms and prices are sent from now on.' }) on: boolean,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChannelResult> {
    if (!isId(id)) return new RecordNotFound();
    return channelResult(await this.service.switch(staffOf(context), id, on));
  }

  @Needs('programs.write')
  @Mutation(() => ChannelResult, { description: 'Removes a channel.' })
  async removeChannel(
    @Arg('id', () => ID, { description: CHANNEL }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChannelResult> {
    if (!isId(id)) return new RecordNotFound();
    return channelResult(await this.service.remove(staffOf(context), id, await context.clock.now()));
  }

  @Needs('programs.write')
  @Mutation(() => ChannelResult, {
    description: 'Tells a channel all days again, whatever it was told before.',
  })
  async sendEverythingToChannel(
    @Arg('id', () => ID, { description: CHANNEL }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof ChannelResult> {
    if (!isId(id)) return new RecordNotFound();
    return channelResult(await this.service.sendEverything(staffOf(context), id));
  }

  @Needs('programs.write')
  @Mutation(() => ChannelTestResult, { description: 'Asks the channel now whether key and hotel are right.' })
  async testChannel(
    @Arg('id', () => ID, { description: CHANNEL }) id: string,
  ): Promise<typeof ChannelTestResult> {
    const answer = isId(id) ? await this.service.test(id) : null;
    return answer ? new ChannelTest(answer) : new RecordNotFound();
  }
}

function channelResult(outcome: ChannelOutcome): typeof ChannelResult {
  return resultOf(outcome, {
    ChannelsSaved: ({ id, channels }) => new ChannelsSaved(id, channels),
    ChannelsChanged: ({ channels }) => new ChannelsChanged(channels),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}
