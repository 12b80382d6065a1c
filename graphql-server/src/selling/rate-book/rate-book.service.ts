import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import type { HotelTime } from '../../platform/time/clock';
import { nightsOf, addDays, type PlainDate } from '../../platform/time/dates';
import { isDateOf, type RateRules } from '../pricing/rate-book';
import type { QuoteAmounts, StayRequest } from '../quotes/quote';
import type { RoomType } from '../rooms/room-type.entity';
import type { QuoteService } from '../quotes/quote.service';
import type { RoomService } from '../rooms/room.service';
import { rateEditRules, type RateEdit } from './rate-edit.policy';
import { columnsOfPromotion } from './promotion.policy';
import type { NamedSlabWarning, SlabWarningService } from './slab-warnings/slab-warnings.service';
import type { RateChangeEntry } from './rate-change.entity';
import type { ChangedRows, StoredRow } from './changed-rows';
import { readRateRules, type RateBookRepository, type NumberedTable } from './rate-book.repository';
import type { RateRulesIndex } from './rate-rules-index';

/** All rates and rules of the owner, with the last changes. */
export interface RateBookState {
  version: number;
  rules: RateRules;
  /** How many bookings use each promotion, by its id. */
  uses: ReadonlyMap<number, number>;
  /** The newest first. */
  changes: RateChangeEntry[];
}

type Changed = { kind: 'RatesSaved'; state: RateBookState };
type ChangedElsewhere = { kind: 'RatesChanged'; state: RateBookState };
type ChangeOutcome = Changed | ChangedElsewhere | InvalidInputOutcome | RecordNotFoundOutcome;
type PreviewOutcome =
  | {
      kind: 'Preview';
      before: QuoteAmounts | null;
      after: QuoteAmounts | null;
      warnings: readonly NamedSlabWarning[];
    }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

const CHANGES_SHOWN = 20;

/** Rolls back a transaction whose work must leave no trace. */
class Rollback<Result> extends Error {
  constructor(readonly result: Result) {
    super('rolled back on purpose');
  }
}

const rowsOfDates = ({ from, to, weekdays, roomTypes }: NonNullable<RateEdit['season' | 'restriction']>) => ({
  first_date: from,
  last_date: to,
  weekdays,
  room_types: roomTypes,
});

/** The first night from today on whose rate a season or a fill sets, or null. */
function firstNightOf({ fill, season }: RateEdit, today: PlainDate): PlainDate | null {
  const dates = fill ?? season;
  if (!dates) return null;
  const from = dates.from < today ? today : dates.from;
  return nightsOf(from, addDays(dates.to, 1)).find((night) => isDateOf(dates, night)) ?? null;
}

type DeletingEdit = 'deleteSeason' | 'deleteRestriction' | 'deletePromotion';

/** The table of the record that each edit deletes. */
const DELETES: Readonly<Record<DeletingEdit, NumberedTable>> = {
  deleteSeason: 'seasons',
  deleteRestriction: 'restrictions',
  deletePromotion: 'promotions',
};

const isDeleting = (kind: string): kind is DeletingEdit => kind in DELETES;

interface RateBookServiceNeeds {
  database: DataSource;
  repository: RateBookRepository;
  rooms: RoomService;
  quotes: QuoteService;
  audit: AuditService;
  uses: { counts(): Promise<ReadonlyMap<number, number>> };
  slabWarnings: Pick<SlabWarningService, 'ofRules'>;
  rulesInUse: Pick<RateRulesIndex, 'reload'>;
}

/** Reads and changes seasons, restrictions, promotions and overrides, for the owner. Sold nights keep their price. */
export class RateBookService {
  constructor(private readonly needs: RateBookServiceNeeds) {}

  async state(manager: EntityManager = this.needs.database.manager): Promise<RateBookState> {
    const version = await this.needs.repository.version(manager);
    const rules = await readRateRules(manager);
    const last = await this.needs.repository.changes(manager, CHANGES_SHOWN);
    const changes = await this.needs.repository.named(manager, last);
    return { version, rules, changes, uses: await this.needs.uses.counts() };
  }

  /** Makes one change if the rates still have the version that the form was opened with. */
  async change(who: Staff, input: object, version: number): Promise<ChangeOutcome> {
    const form = await this.readEdit(input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const { edit, types } = form;
    const audited = { who, action: 'changeRates', details: edit } as const;
    const refused = await this.needs.audit.performUnlessRefused<ChangeOutcome>(audited, async (manager) => {
      await this.needs.repository.lock(manager);
      if ((await this.needs.repository.version(manager)) !== version)
        return { refused: { kind: 'RatesChanged', state: await this.state(manager) } };
      const rows = await this.rowsOf(manager, edit, types);
      if (!rows) return { refused: { kind: 'RecordNotFound' } };
      await this.needs.repository.replace(manager, rows);
      await this.needs.repository.addChange(manager, { edit, rows, undoes: null, changedBy: who.address });
      return { before: rows.before, after: rows.after };
    });
    return refused ?? this.saved();
  }

  /** Undoes the last change that was not undone. */
  async undo(who: Staff, version: number): Promise<Exclude<ChangeOutcome, InvalidInputOutcome>> {
    type Outcome = Exclude<ChangeOutcome, InvalidInputOutcome>;
    const audited = { who, action: 'undoRateChange', details: { version } } as const;
    const refused = await this.needs.audit.performUnlessRefused<Outcome>(audited, async (manager) => {
      await this.needs.repository.lock(manager);
      if ((await this.needs.repository.version(manager)) !== version)
        return { refused: { kind: 'RatesChanged', state: await this.state(manager) } };
      const last = await this.needs.repository.lastChange(manager);
      if (!last || !(await this.needs.repository.areAsAfter(manager, last.rows)))
        return { refused: { kind: 'RecordNotFound' } };
      const rows = { table: last.rows.table, before: last.rows.after, after: last.rows.before };
      await this.needs.repository.replace(manager, rows);
      const undone = { edit: last.edit, rows, undoes: last.id, changedBy: who.address };
      await this.needs.repository.addChange(manager, undone);
      return { before: rows.before, after: rows.after };
    });
    return refused ?? this.saved();
  }

  /**
   * Reloads the rates, so that this server quotes the new rates at once for the owner. The other servers hear of the
   * change.
   */
  private async saved(): Promise<Changed> {
    await this.needs.rulesInUse.reload();
    return { kind: 'RatesSaved', state: await this.state() };
  }

  /** The price of a sample stay today and after the change. Null where a restriction refuses it. */
  async preview(input: object, sample: StayRequest, time: HotelTime): Promise<PreviewOutcome> {
    const form = await this.readEdit(input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const rules = await this.rulesAfter(form.edit, form.types);
    if (!rules) return { kind: 'RecordNotFound' };
    const quoteWith = async (some: RateRules, code: string | null) => {
      const outcome = await this.needs.quotes.quote([sample], time, { rules: some, code });
      return outcome.kind === 'Quote' ? outcome.quote : null;
    };
    const code = form.edit.promotion?.code ?? null;
    const { today } = time;
    const night = firstNightOf(form.edit, today);
    return {
      kind: 'Preview',
      before: await quoteWith(rules.before, null),
      after: await quoteWith(rules.after, code),
      warnings: night ? this.needs.slabWarnings.ofRules(form.types, rules.after, { night, today }) : [],
    };
  }

  /** The rules after the change, which is made in a transaction that is rolled back. */
  private async rulesAfter(
    edit: RateEdit,
    types: readonly RoomType[],
  ): Promise<{ before: RateRules; after: RateRules } | null> {
    type Result = { before: RateRules; after: RateRules } | null;
    try {
      await this.needs.database.transaction(async (manager) => {
        const before = await readRateRules(manager);
        const rows = await this.rowsOf(manager, edit, types);
        if (!rows) throw new Rollback<Result>(null);
        await this.needs.repository.replace(manager, rows);
        throw new Rollback<Result>({ before, after: await readRateRules(manager) });
      });
    } catch (error) {
      if (error instanceof Rollback) return error.result as Result;
      throw error;
    }
    return null;
  }

  /** The checked change, and its room types. */
  private async readEdit(input: object) {
    const form = readInput(rateEditRules, input);
    if (!form.ok) return form;
    const edit = form.value;
    const named = edit.fill ?? edit.season ?? edit.restriction ?? edit.promotion;
    const all = await this.needs.rooms.allTypes();
    const codes = named?.roomTypes ?? [];
    const types = codes.length === 0 ? all : all.filter(({ code }) => codes.includes(code));
    if (codes.length > 0 && types.length < new Set(codes).size)
      return { ok: false as const, faults: [fieldFault(`${edit.kind}.roomTypes`, 'ROOM_TYPE_UNKNOWN')] };
    return { ok: true as const, edit, types };
  }

  /** The rows that the change replaces; null when it names a record that does not exist. */
  private async rowsOf(
    manager: EntityManager,
    edit: RateEdit,
    types: readonly RoomType[],
  ): Promise<ChangedRows | null> {
    if (edit.fill) return this.filledRows(manager, edit.fill, types);
    if (edit.season) {
      const { id, name, priority, change } = edit.season;
      return this.replacedRow(manager, 'seasons', id, {
        name,
        ...rowsOfDates(edit.season),
        priority,
        change,
      });
    }
    if (edit.restriction) {
      const { id, name, rule } = edit.restriction;
      return this.replacedRow(manager, 'restrictions', id, { name, ...rowsOfDates(edit.restriction), rule });
    }
    if (edit.promotion) {
      const { id, ...form } = edit.promotion;
      return this.replacedRow(manager, 'promotions', id, columnsOfPromotion(form));
    }
    if (!isDeleting(edit.kind)) return null;
    const [table, id] = [DELETES[edit.kind], edit[edit.kind]];
    const row = id ? await this.needs.repository.findRow(manager, table, id) : null;
    return row && { table, before: [row], after: [] };
  }

  private async replacedRow(
    manager: EntityManager,
    table: NumberedTable,
    id: number | null | undefined,
    values: StoredRow,
  ): Promise<ChangedRows | null> {
    if (!id) {
      const after = { id: await this.needs.repository.nextId(manager, table), ...values };
      return { table, before: [], after: [after] };
    }
    const before = await this.needs.repository.findRow(manager, table, id);
    return before && { table, before: [before], after: [{ id, ...values }] };
  }

  private async filledRows(
    manager: EntityManager,
    { from, to, weekdays, change }: NonNullable<RateEdit['fill']>,
    types: readonly RoomType[],
  ): Promise<ChangedRows> {
    const days = nightsOf(from, addDays(to, 1)).filter((day) => isDateOf({ from, to, weekdays }, day));
    const before = await this.needs.repository.overridesOf(
      manager,
      types.map(({ id }) => id),
      days,
    );
    const after = change
      ? types.flatMap(({ id }) => days.map((date) => ({ room_type_id: id, date, change })))
      : [];
    return { table: 'rate_overrides', before, after };
  }
}
