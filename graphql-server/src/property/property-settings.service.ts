import type { DataSource, EntityManager, EntityTarget } from 'typeorm';
import type { Staff } from '../accounts/authorisation';
import type { AuditService } from '../audit/audit.service';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../platform/refusals/outcomes';
import { fieldFault } from '../platform/refusals/sentence';
import { readInput } from '../platform/text/input-faults';
import type { PlainDate } from '../platform/time/dates';
import { ExchangeRate } from './exchange-rate.entity';
import { Property } from './property.entity';
import type { PropertyRepository, StoredProperty } from './property.repository';
import { exchangeRateRules, propertyRules, taxPeriodRules } from './property-settings.policy';
import { TaxPeriod } from './tax-period.entity';

interface SettingsSavedOutcome {
  kind: 'SettingsSaved';
  /** As they are stored now. */
  settings: StoredProperty;
}

/** What became of the form of the property. */
type SavePropertyOutcome =
  SettingsSavedOutcome | { kind: 'SettingsChanged'; settings: StoredProperty } | InvalidInputOutcome;

/** What became of an exchange rate or a tax period. */
export type DatedSettingOutcome = SettingsSavedOutcome | InvalidInputOutcome | RecordNotFoundOutcome;

/** Exchange rates and tax periods: rows that count from a date on. */
type DatedSetting = ExchangeRate | TaxPeriod;

interface DatedKind<Row extends DatedSetting> {
  noun: 'ExchangeRate' | 'TaxPeriod';
  entity: EntityTarget<Row>;
}

const EXCHANGE_RATE: DatedKind<ExchangeRate> = { noun: 'ExchangeRate', entity: ExchangeRate };
const TAX_PERIOD: DatedKind<TaxPeriod> = { noun: 'TaxPeriod', entity: TaxPeriod };

/** Reads and changes what the hotel is, for the owner. Each change and its audit entry are one transaction. */
export class PropertySettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly repository: PropertyRepository,
    private readonly audit: AuditService,
  ) {}

  /** The settings as they are stored, which another server may have changed a moment ago. */
  async find(): Promise<StoredProperty> {
    const stored = await this.repository.find();
    if (!stored) throw new Error('The property has no row.');
    return stored;
  }

  /** Replaces the property if it still has the version that the form was opened with. */
  async save(who: Staff, input: object, version: number): Promise<SavePropertyOutcome> {
    const form = readInput(propertyRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const saved = await this.audit.perform(
      { who, action: 'editProperty', details: form.value },
      async (manager) => {
        const before = await lockedProperty(manager);
        if (before?.version !== version) return null;
        const after = { ...before, ...form.value, version: version + 1 };
        await manager.update(Property, { singleton: true }, { ...form.value, version: version + 1 });
        return { done: true, recordId: null, before, after };
      },
    );
    return { kind: saved ? 'SettingsSaved' : 'SettingsChanged', settings: await this.find() };
  }

  /** Adds an exchange rate, or replaces the one of that date. Quotes that were made before keep theirs. */
  async setExchangeRate(who: Staff, input: object, today: PlainDate): Promise<DatedSettingOutcome> {
    const form = readInput(exchangeRateRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    return this.set(EXCHANGE_RATE, who, form.value, today);
  }

  deleteExchangeRate(who: Staff, validFrom: PlainDate, today: PlainDate): Promise<DatedSettingOutcome> {
    return this.delete(EXCHANGE_RATE, who, validFrom, today);
  }

  /** Adds a tax period, or replaces the one of that date. Sold nights keep their tax. */
  async setTaxPeriod(who: Staff, input: object, today: PlainDate): Promise<DatedSettingOutcome> {
    const form = readInput(taxPeriodRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    return this.set(TAX_PERIOD, who, form.value, today);
  }

  deleteTaxPeriod(who: Staff, validFrom: PlainDate, today: PlainDate): Promise<DatedSettingOutcome> {
    return this.delete(TAX_PERIOD, who, validFrom, today);
  }

  private async set<Row extends DatedSetting>(
    { noun, entity }: DatedKind<Row>,
    who: Staff,
    row: Row,
    today: PlainDate,
  ): Promise<DatedSettingOutcome> {
    if (row.validFrom < today) return datePassed(today);
    await this.audit.perform({ who, action: `set${noun}`, details: row }, async (manager) => {
      await lockedProperty(manager);
      const before = await manager.findOneBy<DatedSetting>(entity, { validFrom: row.validFrom });
      await manager.upsert<DatedSetting>(entity, row, ['validFrom']);
      return { done: true, recordId: null, before, after: row };
    });
    return { kind: 'SettingsSaved', settings: await this.find() };
  }

  private async delete<Row extends DatedSetting>(
    { noun, entity }: DatedKind<Row>,
    who: Staff,
    validFrom: PlainDate,
    today: PlainDate,
  ): Promise<DatedSettingOutcome> {
    if (validFrom < today) return datePassed(today);
    const audited = { who, action: `delete${noun}` } as const;
    const refused = await this.audit.performUnlessRefused<DatedSettingOutcome>(audited, async (manager) => {
      await lockedProperty(manager);
      const before = await manager.findOneBy<DatedSetting>(entity, { validFrom });
      if (!before) return { refused: { kind: 'RecordNotFound' } };
      if ((await manager.count(entity)) === 1)
        return { refused: { kind: 'InvalidInput', faults: [fieldFault('validFrom', 'LAST_ONE_NEEDED')] } };
      await manager.delete<DatedSetting>(entity, { validFrom });
      return { before };
    });
    if (refused) return refused;
    return { kind: 'SettingsSaved', settings: await this.find() };
  }
}

/** All changes of settings take turns at the property's row. */
function lockedProperty(manager: EntityManager): Promise<Property | null> {
  return manager.createQueryBuilder(Property, 'property').setLock('pessimistic_write').getOne();
}

function datePassed(today: PlainDate): InvalidInputOutcome {
  return { kind: 'InvalidInput', faults: [fieldFault('validFrom', 'DATE_PASSED', { today })] };
}
