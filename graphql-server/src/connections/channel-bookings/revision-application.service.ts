import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { TaskRepository } from '../../access/tasks/task.repository';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { PortalChanges } from '../../desk/portal-sales/portal-change.service';
import type { PortalSales } from '../../desk/portal-sales/portal-sale.service';
import type { PortalTotals } from '../../desk/portal-sales/portal-totals.service';
import { inTransaction } from '../../platform/database/database';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { parseStorable } from '../../platform/text/storable-json';
import type { HotelTime } from '../../platform/time/clock';
import type { PropertyService } from '../../selling/property/property.service';
import type { ChannelMapping, ChannelMappingRepository } from '../channels/channel-mapping.repository';
import type { ChannelRevision, RevisionProblem, RevisionState } from './channel-revision.entity';
import type { ChannelRevisionRepository } from './channel-revision.repository';
import { mappedSale } from './mapped-sale';
import { soldBookingOf } from './sold-booking';

/** The purpose of the key that seals what the channel manager sent. */
export const REVISION_SEAL = 'revision of a channel manager';

type Applied =
  | { state: Exclude<RevisionState, 'WAITING'>; bookingId: string | null }
  | { problem: RevisionProblem; subject: string };

interface RevisionApplicationNeeds {
  database: DataSource;
  revisions: ChannelRevisionRepository;
  bookings: BookingRepository;
  sales: PortalSales;
  changes: PortalChanges;
  totals: Pick<PortalTotals, 'compare'>;
  tasks: TaskRepository;
  secrets: Pick<KeyedSecrets, 'unseal'>;
  mappings: Pick<ChannelMappingRepository, 'of'>;
  property: Pick<PropertyService, 'paisePerUnitOn'>;
}

/** Makes bookings as revisions say: each revision in one transaction, once. */
export class RevisionApplication {
  constructor(private readonly needs: RevisionApplicationNeeds) {}

  /** Applies a revision that waits. What cannot be applied waits further, with a task. */
  async apply(
    waiting: Pick<ChannelRevision, 'id' | 'bookingKey' | 'channelId'>,
    time: HotelTime,
  ): Promise<void> {
    const mapping = await this.needs.mappings.of(waiting.channelId);
    if (!mapping) throw new Error(`There is no channel ${waiting.channelId}.`);
    await inTransaction(this.needs.database, async (manager) => {
      const revision = await this.needs.revisions.lockWaiting(manager, waiting);
      if (!revision) return;
      const applied = await this.applyLocked(manager, revision, mapping, time);
      if ('problem' in applied) return this.wait(manager, revision, applied);
      await this.needs.revisions.end(manager, revision.id, applied);
      const older =
        applied.state === 'SUPERSEDED'
          ? []
          : await this.needs.revisions.supersede(manager, revision, applied.bookingId);
      await this.needs.tasks.endAboutAny(manager, [revision.id, ...older], ['CHANNEL_BOOKING_WAITS']);
      if (applied.state === 'BY_HAND') await this.handOver(manager, revision, applied.bookingId);
    });
  }

  /** The server fails to apply a revision that has waited for some time: people are told. */
  async noteFailure(waiting: Pick<ChannelRevision, 'id' | 'bookingKey' | 'channelId'>): Promise<void> {
    await inTransaction(this.needs.database, async (manager) => {
      const revision = await this.needs.revisions.lockWaiting(manager, waiting);
      if (revision) await this.wait(manager, revision, { problem: 'NOT_ENTERED', subject: '' });
    });
  }

  private async applyLocked(
    manager: EntityManager,
    revision: ChannelRevision,
    mapping: ChannelMapping,
    time: HotelTime,
  ): Promise<Applied> {
    const { revisions, sales, changes, bookings, totals } = this.needs;
    const { id, kind, portal, number } = revision;
    const bookingId = await revisions.bookingOf(manager, revision);
    if (await revisions.isSuperseded(manager, revision)) return { state: 'SUPERSEDED', bookingId };
    const booking = bookingId === null ? null : await bookings.lockById(manager, bookingId);
    if (kind === 'CANCELLED') {
      if (!booking) return { state: 'APPLIED', bookingId: null };
      const isDone = await sales.cancel(manager, booking, keyOf(id), time);
      return { state: isDone ? 'APPLIED' : 'BY_HAND', bookingId };
    }
    const sold = soldBookingOf(this.attributesOf(revision));
    if (!sold) return { problem: 'UNREADABLE', subject: '' };
    const setting = { rateCurrency: 'USD', paisePerUnit: this.needs.property.paisePerUnitOn(time.today) };
    const sale = mappedSale(sold, { portal, number }, mapping, setting);
    if ('problem' in sale) return sale;
    if (booking) {
      const isDone = await changes.change(manager, booking, sale, keyOf(id), time);
      if (isDone) await totals.compare(manager, booking, sale);
      return { state: isDone ? 'APPLIED' : 'BY_HAND', bookingId };
    }
    if (sale.portal.id === null) return { problem: 'PORTAL_UNMAPPED', subject: portal };
    const made = await sales.book(manager, sale, { key: keyOf(id), digest: keyOf(id) }, time);
    switch (made.kind) {
      case 'Booked':
        await totals.compare(manager, made.booking, sale);
        return { state: 'APPLIED', bookingId: made.booking.id };
      case 'NumberTaken':
        return { problem: 'NUMBER_TAKEN', subject: made.reference };
      case 'PortalArchived':
        return { problem: 'PORTAL_ARCHIVED', subject: portal };
    }
  }

  private attributesOf({ sealed }: ChannelRevision): unknown {
    return sealed === null ? null : parseStorable(this.needs.secrets.unseal(REVISION_SEAL, sealed));
  }

  private async wait(
    manager: EntityManager,
    revision: ChannelRevision,
    { problem, subject }: { problem: RevisionProblem; subject: string },
  ): Promise<void> {
    await this.needs.revisions.noteProblem(manager, revision.id, { problem, subject });
    const { portal, number } = revision;
    await this.needs.tasks.addUnlessDone(manager, {
      kind: 'CHANNEL_BOOKING_WAITS',
      bookingId: null,
      subject: revision.id,
      parameters: { portal, number, because: problem, about: subject },
    });
  }

  private async handOver(
    manager: EntityManager,
    { id: subject, portal, number, kind }: ChannelRevision,
    bookingId: string | null,
  ): Promise<void> {
    const parameters = { portal, number, change: kind };
    await this.needs.tasks.addUnlessDone(manager, {
      kind: 'CHANNEL_CHANGE_BY_HAND',
      bookingId,
      subject,
      parameters,
    });
  }
}

/** A key for whatever a revision does, so that nothing is done twice. */
const keyOf = (id: string): string => createHash('sha256').update(`revision ${id}`).digest('hex');
