import { isDeepStrictEqual } from 'node:util';
import type { DataSource } from 'typeorm';
import { inTransaction } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/job-queue';
import type { Logger } from '../../platform/log/log';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import type { Clock, HotelTime } from '../../platform/time/clock';
import { addDays, type PlainDate } from '../../platform/time/dates';
import { isTonightClosed, type BookingWindow } from '../../selling/property/booking-window.policy';
import type { Channel, ChannelKind } from './channel.entity';
import { CHANNEL_KEY } from './channel-key';
import type { ChannelAnswer, ChannelMessage, InventoryPort, ToldPlans } from './channel-port';
import type { ChannelRepository, ChannelToTell, WaitingDay } from './channel.repository';
import { DAYS_TOLD, type AskedDays, type ChannelTruth } from './channel-truth';
import { planRanges, roomsRanges, type DayToTell } from './told-ranges';

/** Marks what changed, compares from time to time, and finds channels that must be told something, every minute. */
export const DISPATCH_CHANNELS_JOB = 'dispatch channels';
/** Tells one channel what it does not know. */
export const TELL_CHANNEL_JOB = 'tell channel';

const HEARD_MILLISECONDS = 300;
/** Changes of so long are told together: ten requests a minute are never used up, and bookings do not pay for each telling. */
const TOGETHER_MILLISECONDS = 6_000;
const HOUR = 3_600_000;
/** A channel that wants fewer requests is left alone for so long. */
const PAUSE_SECONDS = 60;

interface SenderDependencies {
  database: DataSource;
  repository: ChannelRepository;
  truth: ChannelTruth;
  ports: Readonly<Record<ChannelKind, InventoryPort>>;
  secrets: Pick<KeyedSecrets, 'unseal'>;
  property: { readonly current: BookingWindow };
  clock: Clock;
  log: Logger;
}

type Told = DayToTell & WaitingDay;

/** What came of a part: the channel refused some of it, or it waits for the next minute. Refused parts are tried each hour. */
type Outcome = 'TOLD' | 'PARTLY' | 'WAITS';

/** Tells channels the newest state: free rooms, prices and restrictions. What it cannot tell waits. */
export class ChannelSender {
  private waiting: NodeJS.Timeout | null = null;
  /** When changes that were heard are told again at the earliest, by `performance.now()`. */
  private nextHeard = 0;
  /** Whether a channel was on when this server last looked, so that a hotel without channels pays nothing. */
  private hasChannel = false;

  constructor(private readonly needs: SenderDependencies) {}

  /** Something changed. Within seconds, channels are told; what this server misses waits for the next minute. */
  heard(): void {
    if (!this.hasChannel) return;
    const wait = Math.max(HEARD_MILLISECONDS, this.nextHeard - performance.now());
    this.waiting ??= setTimeout(() => {
      this.waiting = null;
      this.nextHeard = performance.now() + TOGETHER_MILLISECONDS;
      this.dispatchHeard().catch((error: unknown) => this.needs.log.warn({ err: error }, 'channels wait'));
    }, wait).unref();
  }

  private async dispatchHeard(): Promise<void> {
    if (await this.needs.repository.hasChanges()) await this.dispatch();
  }

  /** Marks the days that changed, and queues a job for each channel for which days wait. */
  async dispatch(): Promise<void> {
    const { database, repository } = this.needs;
    const time = await this.time();
    const { first, last } = daysFrom(time.today);
    await inTransaction(database, async (manager) => {
      await repository.gather(manager, first, last);
      const active = await repository.active(manager);
      this.hasChannel = active.length > 0;
      for (const { channelId, comparedAt, comparedFor } of active) {
        const now = this.comparedFor(time);
        const isDue = !comparedAt || time.now.getTime() - comparedAt.getTime() >= HOUR || comparedFor !== now;
        if (!isDue) continue;
        await repository.forgetPast(manager, first);
        // As time passes, values change without a change that announces them, and a new channel knows nothing.
        const isCompared = comparedAt !== null && comparedFor === now;
        await repository.markAll(manager, channelId, { first, last, isCompared });
        await repository.noteCompared(manager, channelId, { comparedAt: time.now, comparedFor: now });
      }
      for (const channelId of await repository.due(manager))
        await enqueue(
          manager,
          TELL_CHANNEL_JOB,
          { channelId },
          {
            ...{
              jobKey: `${TELL_CHANNEL_JOB} ${channelId}`,
              queueName: `channel ${channelId}`,
              maxAttempts: 1,
            },
          },
        );
    });
  }

  /** Tells a channel what it does not know, as far as its limits allow. The rest waits for the next minute. */
  async tell(channelId: string): Promise<void> {
    const known = await this.needs.repository.findOn(channelId);
    const time = await this.time();
    if (!known || (known.state.pausedUntil && known.state.pausedUntil > time.now)) return;
    const { first, last } = daysFrom(time.today);
    const waiting = await this.needs.repository.waiting(channelId, first, last);
    const days = await this.withTruth(waiting, known, time);
    if (known.state.comparedFor === this.comparedFor(time)) await this.noteUnannounced(known, days);
    // Rooms come first: a night that is sold twice is worse than an earlier price.
    const rooms = await this.tellRooms(known, days);
    const plans = rooms === 'WAITS' ? rooms : await this.tellPlans(known, days);
    if (plans === 'WAITS') return;
    await this.needs.repository.noteDone(channelId, waiting);
    if (rooms === 'TOLD' && plans === 'TOLD') await this.needs.repository.noteNoProblem(channelId);
  }

  /** Asks the channel for something without effect. */
  test(channel: Channel): Promise<ChannelAnswer> {
    return this.needs.ports[channel.kind].test(this.accessOf(channel));
  }

  /** What only the comparison finds, no change has announced: that is a mistake of the program, which people must know. */
  private async noteUnannounced({ channel: { id } }: ChannelToTell, days: readonly Told[]): Promise<void> {
    const found = days.filter((one) => one.isCompared && isOtherThanSent(one));
    const [first] = found;
    if (!first) return;
    const words = `${found.length} days, the first ${first.day} of room type ${first.roomTypeId}`;
    const isNoted = await this.needs.repository.noteUnannounced(id, found, words);
    if (isNoted)
      this.needs.log.error({ channel: id, days: words }, 'values of a channel changed unannounced');
  }

  private async withTruth(
    waiting: readonly WaitingDay[],
    { ratePlans }: ChannelToTell,
    time: HotelTime,
  ): Promise<Told[]> {
    const roomTypeIds = [...new Set(waiting.map(({ roomTypeId }) => roomTypeId))];
    const askedDays = roomTypeIds.map((roomTypeId): AskedDays => {
      const ofType = waiting.filter((one) => one.roomTypeId === roomTypeId);
      return { roomTypeId, days: ofType.map(({ day }) => day) };
    });
    const truth = await this.needs.truth.of(askedDays, ratePlans, time);
    const found = new Map(truth.map((day) => [`${day.roomTypeId} ${day.day}`, day]));
    return waiting.flatMap((day) => {
      const isTrue = found.get(`${day.roomTypeId} ${day.day}`);
      return isTrue ? [{ ...day, ...isTrue }] : [];
    });
  }

  private async tellRooms(known: ChannelToTell, days: readonly Told[]): Promise<Outcome> {
    const ids = new Map(known.roomTypes.map(({ roomTypeId, externalId }) => [roomTypeId, externalId]));
    const told = days.filter(({ rooms, sentRooms }) => rooms !== sentRooms);
    return this.tellPart(
      known,
      messagesOf('ROOMS', roomsRanges(told, ids), this.portOf(known)),
      told.map(({ roomTypeId, day, rooms: value }) => ({ roomTypeId, day, value })),
    );
  }

  private async tellPlans(known: ChannelToTell, days: readonly Told[]): Promise<Outcome> {
    const told = days.filter(({ plans, sentPlans }) => !isDeepStrictEqual(plans, sentPlans));
    return this.tellPart(
      known,
      messagesOf('PLANS', planRanges(told), this.portOf(known)),
      told.map(({ roomTypeId, day, plans: value }) => ({ roomTypeId, day, value })),
    );
  }

  private async tellPart(
    known: ChannelToTell,
    { part, messages }: { part: ChannelMessage['part']; messages: readonly ChannelMessage[] },
    told: readonly { roomTypeId: number; day: PlainDate; value: number | ToldPlans }[],
  ): Promise<Outcome> {
    const { repository } = this.needs;
    const { id } = known.channel;
    // Until the channel accepts them, nobody knows which of two values it has.
    await repository.noteTold(
      id,
      part,
      told.map(({ roomTypeId, day }) => ({ roomTypeId, day })),
    );
    const outcome = await this.send(known, messages);
    if (outcome === 'TOLD') await repository.noteTold(id, part, told);
    return outcome;
  }

  private async send({ channel }: ChannelToTell, messages: readonly ChannelMessage[]): Promise<Outcome> {
    const { repository } = this.needs;
    const port = this.needs.ports[channel.kind];
    let outcome: Outcome = 'TOLD';
    for (const message of messages) {
      const { part } = message;
      if (!(await repository.reserveRequest(channel.id, part, port.requestsPerMinute))) return 'WAITS';
      const answer = await port.pushAvailability(this.accessOf(channel), message);
      if (answer.kind === 'Failed') {
        await this.noteProblem(channel, answer);
        if (answer.problem !== 'PARTLY_REFUSED') return 'WAITS';
        outcome = 'PARTLY';
      } else await repository.noteAccepted(channel.id);
    }
    return outcome;
  }

  private async noteProblem(
    { id: channel }: Channel,
    { problem, detail, waitSeconds }: Extract<ChannelAnswer, { kind: 'Failed' }>,
  ): Promise<void> {
    await this.needs.repository.noteProblem(channel, {
      ...{ problem, detail },
      waitSeconds: waitSeconds ?? (problem === 'TOO_MANY_REQUESTS' ? PAUSE_SECONDS : 0),
    });
    this.needs.log.warn({ channel, problem, detail }, 'a channel was not told everything; it is tried again');
  }

  private portOf({ channel }: ChannelToTell): InventoryPort {
    return this.needs.ports[channel.kind];
  }

  private accessOf({ propertyId, sealedKey }: Channel) {
    return { propertyId, apiKey: this.needs.secrets.unseal(CHANNEL_KEY, sealedKey) };
  }

  private time(): Promise<HotelTime> {
    return this.needs.clock.forRequest().time();
  }

  /** What changes by itself as time passes. */
  private comparedFor({ now, today }: HotelTime): string {
    return isTonightClosed(now, this.needs.property.current) ? `${today} closed` : today;
  }
}

/** Whether the channel knows other values than the true ones. What it was never told is no difference. */
const isOtherThanSent = ({ rooms, plans, sentRooms, sentPlans }: Told): boolean =>
  (sentRooms !== null && sentRooms !== rooms) || (sentPlans !== null && !isDeepStrictEqual(sentPlans, plans));

/** The days that channels are told of. */
const daysFrom = (today: PlainDate): { first: PlainDate; last: PlainDate } => ({
  first: today,
  last: addDays(today, DAYS_TOLD - 1),
});

/** The ranges in as few messages as the channel accepts. */
function messagesOf<Part extends ChannelMessage['part']>(
  part: Part,
  ranges: Extract<ChannelMessage, { part: Part }>['ranges'],
  { rangesPerMessage }: Pick<InventoryPort, 'rangesPerMessage'>,
): { part: Part; messages: ChannelMessage[] } {
  const count = Math.ceil(ranges.length / rangesPerMessage);
  const messages = Array.from({ length: count }, (_nothing, index) => {
    const some = ranges.slice(index * rangesPerMessage, (index + 1) * rangesPerMessage);
    // TypeScript does not see that the part and its ranges belong together.
    return { part, ranges: some } as ChannelMessage;
  });
  return { part, messages };
}
