import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import { rupees, writeMoney } from '../../platform/money/money';
import { fieldFault } from '../../platform/refusals/sentence';
import type { HotelTime } from '../../platform/time/clock';
import { grossOf, isInFolio } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import type { FolioRepository } from '../folio/folio.repository';
import type { PostedChargeRepository } from '../posted-charges/posted-charge.repository';
import { isSplittable, obstacleOfLine, obstacleOfMove } from './folio.policy';
import { kindsOf, type FolioShare } from './folio-shares';
import { hasFolio, refused, type FolioOutcome, type FolioWork, type LockedFolios } from './folio-work';
import type { FoliosRepository } from './folios.repository';
import { splitLine, type SplitOff } from './split-line';

interface FolioLinesNeeds {
  bookings: Pick<BookingRepository, 'readAgain'>;
  folios: Pick<FoliosRepository, 'noteMove' | 'noteSplit'>;
  folio: FolioRepository;
  charges: Pick<PostedChargeRepository, 'split'>;
  documents: { issueMissing(manager: EntityManager, bookingId: string): Promise<void> };
}

/**
 * Moves and splits the lines of bills among the folios of a booking. A move changes only the folio of a line; a split reverses a
 * line and charges two lines that add up to it.
 */
export class FolioLines {
  constructor(
    private readonly work: FolioWork,
    private readonly needs: FolioLinesNeeds,
  ) {}

  /** Moves lines into a folio of the same booking; null is the first one. All lines move, or none. */
  async move(
    who: Staff,
    reference: string,
    { lines: lineIds, to }: { lines: readonly number[]; to: string | null },
    time: HotelTime,
  ): Promise<FolioOutcome> {
    return this.work.withReference(reference, async (manager, locked): Promise<FolioOutcome> => {
      if (!hasFolio(locked, to)) return { kind: 'RecordNotFound' };
      const obstacle = obstacleOfMove(lineIds, to, locked);
      if (obstacle) return refused(obstacle);
      await this.put(manager, who, locked, { lineIds, to, time });
      return this.work.stored(manager, locked.booking);
    });
  }

  /** Splits a line in two, and moves the part that is split off into a folio if one is named. */
  async split(
    who: Staff,
    reference: string,
    { line: lineId, to, ...off }: { line: number; to: string | null | undefined } & SplitOff,
    time: HotelTime,
  ): Promise<FolioOutcome> {
    return this.work.withReference(reference, async (manager, locked): Promise<FolioOutcome> => {
      const { booking } = locked;
      if (to !== undefined && !hasFolio(locked, to)) return { kind: 'RecordNotFound' };
      const obstacle =
        obstacleOfLine(lineId, locked) ?? (to === undefined ? null : obstacleOfMove([], to, locked));
      if (obstacle) return refused(obstacle);
      const line = booking.lines.find(({ id }) => id === lineId);
      if (!line || !isSplittable(line)) return refused('FOLIO_LINE_STAYS');
      const parts = splitLine(line, off);
      if (!parts) {
        const most = writeMoney(rupees(grossOf(line)));
        return { kind: 'InvalidInput', faults: [fieldFault('amount', 'SPLIT_OUTSIDE_LINE', { most })] };
      }
      const ids = await this.needs.folio.split(manager, booking.id, lineId, parts);
      const [firstLineId, secondLineId] = ids;
      if (line.kind === 'POSTED_CHARGE') await this.needs.charges.split(manager, lineId, ids);
      const at = { splitBy: who.uid, splitAt: time.now };
      await this.needs.folios.noteSplit(manager, {
        ...{ bookingId: booking.id, lineId, firstLineId, secondLineId },
        ...at,
      });
      await this.work.note(manager, who, booking, 'splitFolioLine', { line: lineId });
      await this.needs.bookings.readAgain(manager, booking);
      if (to !== undefined)
        await this.put(
          manager,
          who,
          { ...locked, lines: booking.lines },
          { lineIds: [firstLineId], to, time },
        );
      return this.work.stored(manager, booking);
    });
  }

  /** Moves what a folio takes by rule out of the first folio into it, in the caller's transaction. */
  async takeByRule(
    manager: EntityManager,
    who: Staff,
    locked: LockedFolios,
    { folioId, takes, time }: { folioId: string; takes: readonly FolioShare[]; time: HotelTime },
  ): Promise<void> {
    const kinds = new Set(kindsOf(takes));
    const lineIds = locked.lines
      .filter((line) => kinds.has(line.kind) && isInFolio(line, null))
      .flatMap(({ id }) => id ?? [])
      .filter((id) => obstacleOfLine(id, locked) === null);
    await this.put(manager, who, locked, { lineIds, to: folioId, time });
  }

  /** Puts lines into a folio and keeps the history. Lines that are there already stay. */
  private async put(
    manager: EntityManager,
    who: Staff,
    { booking, lines }: Pick<LockedFolios, 'booking' | 'lines'>,
    { lineIds, to, time }: { lineIds: readonly number[]; to: string | null; time: HotelTime },
  ): Promise<void> {
    const moved = lines.filter(({ id, folioId }) => {
      return id !== null && lineIds.includes(id) && (folioId ?? null) !== to;
    });
    if (moved.length === 0) return;
    const ids = moved.flatMap(({ id }) => id ?? []);
    await this.needs.folio.putInto(manager, booking.id, ids, to);
    for (const { id: lineId, folioId = null } of moved)
      if (lineId !== null)
        await this.needs.folios.noteMove(manager, {
          ...{ bookingId: booking.id, lineId, fromFolioId: folioId, toFolioId: to },
          ...{ movedBy: who.uid, movedAt: time.now },
        });
    await this.work.note(manager, who, booking, 'moveFolioLines', {
      to: to ?? 'first',
      lines: ids.length,
      paise: moved.reduce((sum, line) => sum + grossOf(line), 0),
    });
    await this.needs.documents.issueMissing(manager, booking.id);
  }
}
