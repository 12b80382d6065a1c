import type { DataSource } from 'typeorm';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { PortalSales } from '../../desk/portal-sales/portal-sale.service';
import type { PortalTotals } from '../../desk/portal-sales/portal-totals.service';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import { enqueue } from '../../platform/jobs/job-queue';
import { sameInConstantTime, type KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import type { Clock, HotelTime } from '../../platform/time/clock';
import {
  ChannelFailure,
  type BookingsPort,
  type ChannelAccess,
  type ChannelProblem,
} from '../channels/channel-port';
import { CHANNEL_KEY } from '../channels/channel-key';
import type { ChannelMappingRepository, ReadChannel } from '../channels/channel-mapping.repository';
import type { ChannelRevision } from './channel-revision.entity';
import type { ChannelRevisionRepository } from './channel-revision.repository';
import { REVISION_SEAL, type RevisionApplication } from './revision-application.service';

/** Reads, applies and acknowledges bookings of portals, each minute and when the channel manager calls. */
export const READ_CHANNEL_BOOKINGS_JOB = 'read channel bookings';

/** A portal's booking that is not acknowledged for so long is a task. Channex warns its customer at that time, too. */
const ACKNOWLEDGE_WITHIN_MINUTES = 30;
/** A revision that the server fails to apply for so long is a task. */
const FAILS_MILLISECONDS = 5 * 60_000;

interface RevisionReaderNeeds {
  database: DataSource;
  channels: Pick<ChannelMappingRepository, 'active' | 'noteReceived' | 'noteReading' | 'unread'>;
  port: BookingsPort;
  revisions: ChannelRevisionRepository;
  application: Pick<RevisionApplication, 'apply' | 'noteFailure'>;
  sales: Pick<PortalSales, 'endTasksOfPlaced'>;
  totals: Pick<PortalTotals, 'endTasksOfEqual'>;
  tasks: TaskRepository;
  secrets: Pick<KeyedSecrets, 'seal' | 'token' | 'unseal'>;
  clock: Clock;
  siteUrl: string;
  log: Logger;
}

/** Brings bookings of portals into the house: stored first, applied once, and acknowledged after the commit. */
export class RevisionReader {
  constructor(private readonly needs: RevisionReaderNeeds) {}

  /** Whatever step fails, the next run repeats it; the others are done. A channel does not hold up the others. */
  async run(): Promise<void> {
    await inTransaction(this.needs.database, (manager) => this.needs.sales.endTasksOfPlaced(manager));
    await this.needs.totals.endTasksOfEqual(this.needs.database.manager);
    const channels = await this.needs.channels.active();
    for (const channel of channels)
      await this.needs.channels.noteReading(channel.id, await this.read(channel));
    await this.applyAll();
    for (const channel of channels) await this.acknowledgeAll(channel);
    await this.warnOfLate(channels);
  }

  /** Reads soon, if the secret is in the address of a channel's webhook. */
  async wake(secret: string): Promise<boolean> {
    const channels = await this.needs.channels.active();
    if (!channels.some((channel) => sameInConstantTime(this.secretOf(channel), secret))) return false;
    const options = {
      jobKey: READ_CHANNEL_BOOKINGS_JOB,
      queueName: READ_CHANNEL_BOOKINGS_JOB,
      maxAttempts: 1,
    };
    await inTransaction(this.needs.database, (manager) =>
      enqueue(manager, READ_CHANNEL_BOOKINGS_JOB, {}, options),
    );
    return true;
  }

  /** The address for the webhook of a channel; null for a channel that is switched off or unknown. */
  async addressOf(channelId: string): Promise<string | null> {
    const channel = (await this.needs.channels.active()).find(({ id }) => id === channelId);
    return channel ? `${this.needs.siteUrl}/webhooks/channex/${this.secretOf(channel)}` : null;
  }

  /** The secret in the address to which the channel reports that there is something to read. */
  secretOf({ id, webhookRenewals }: Pick<ReadChannel, 'id' | 'webhookRenewals'>): string {
    const record = webhookRenewals === 0 ? id : `${id} ${webhookRenewals}`;
    return this.needs.secrets.token('channel webhook', record);
  }

  private accessOf({ propertyId, sealedKey }: ReadChannel): ChannelAccess {
    return { propertyId, apiKey: this.needs.secrets.unseal(CHANNEL_KEY, sealedKey) };
  }

  /** Stores what the channel lists. Returns why something could not be read; null when all was. */
  private async read(channel: ReadChannel): Promise<ChannelProblem | null> {
    try {
      return (await this.receive(channel)) ? null : 'UNEXPECTED';
    } catch (error) {
      if (!(error instanceof ChannelFailure)) throw error;
      this.needs.log.warn({ err: error, channel: channel.id }, 'bookings of a channel are not read');
      return error.problem;
    }
  }

  /** Whether all that the channel listed is as documented. A booking of another hotel is not for this channel. */
  private async receive(channel: ReadChannel): Promise<boolean> {
    const { revisions, isWhole } = await this.needs.port.pullBookings(this.accessOf(channel));
    const found = revisions.filter(({ propertyId }) => propertyId === channel.propertyId);
    const foreign = revisions.length - found.length;
    if (foreign > 0 || !isWhole)
      this.needs.log.warn(
        { channel: channel.id, foreign, isWhole },
        'a channel lists what is not for the hotel',
      );
    for (const revision of found) {
      const sealed = this.needs.secrets.seal(REVISION_SEAL, JSON.stringify(revision.attributes));
      await this.needs.revisions.receive(channel.id, revision, sealed);
    }
    if (found.length > 0) await this.needs.channels.noteReceived(channel.id);
    return isWhole;
  }

  /** A revision that fails does not hold up the other revisions. */
  private async applyAll(): Promise<void> {
    const clock = this.needs.clock.forRequest();
    for (const waiting of await this.needs.revisions.waiting()) {
      try {
        await this.needs.application.apply(waiting, await clock.time());
      } catch (error) {
        this.needs.log.error(
          { err: error, revision: waiting.id },
          'A booking of a portal could not be applied',
        );
        await this.noteFailure(waiting, await clock.time());
      }
    }
  }

  /** A failure of a moment, such as a room type that another server locks, is over in the next minute. */
  private async noteFailure(waiting: ChannelRevision, { now }: HotelTime): Promise<void> {
    if (now.getTime() - waiting.receivedAt.getTime() < FAILS_MILLISECONDS) return;
    await this.needs.application.noteFailure(waiting).catch((error: unknown) => {
      this.needs.log.error({ err: error, revision: waiting.id }, 'people are not told of a failure');
    });
  }

  private async acknowledgeAll(channel: ReadChannel): Promise<void> {
    const access = this.accessOf(channel);
    for (const id of await this.needs.revisions.toAcknowledge(channel.id))
      if (!(await this.acknowledge(access, id))) return;
  }

  /** False when the channel wants no further requests now. One that it refuses does not hold up the others. */
  private async acknowledge(access: ChannelAccess, id: string): Promise<boolean> {
    try {
      await this.needs.port.acknowledge(access, id);
    } catch (error) {
      if (!(error instanceof ChannelFailure)) throw error;
      this.needs.log.warn({ err: error, revision: id }, 'a booking of a portal is not acknowledged');
      return error.problem === 'UNEXPECTED';
    }
    await this.needs.revisions.acknowledged(id);
    return true;
  }

  private async warnOfLate(channels: readonly ReadChannel[]): Promise<void> {
    const { tasks, revisions } = this.needs;
    const ids = channels.map(({ id }) => id);
    await inTransaction(this.needs.database, async (manager) => {
      const late = [
        ...(await this.needs.channels.unread(manager, ids, ACKNOWLEDGE_WITHIN_MINUTES)),
        ...(await revisions.late(manager, ids, ACKNOWLEDGE_WITHIN_MINUTES)),
      ];
      const open = await tasks.findOpenOf(manager, 'CHANNEL_BOOKINGS_LATE');
      const over = open.flatMap(({ subject }) =>
        subject !== null && late.every(({ channelId }) => channelId !== subject) ? [subject] : [],
      );
      await tasks.endAboutAny(manager, over, ['CHANNEL_BOOKINGS_LATE']);
      for (const { channelId: subject, since } of late)
        await tasks.add(manager, {
          kind: 'CHANNEL_BOOKINGS_LATE',
          bookingId: null,
          subject,
          parameters: { since: since.toISOString() },
        });
    });
  }
}
