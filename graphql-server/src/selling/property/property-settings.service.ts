import type { DataSource, EntityManager, EntityTarget } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { lockByName } from '../../platform/database/database';
import type { CurrencyCode } from '../../platform/money/money';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { readInput } from '../../platform/text/input-faults';
import type { PlainDate } from '../../platform/time/dates';
import { codedBands } from './child-bands';
import { ExchangeRate } from './exchange-rate.entity';
import { Property } from './property.entity';
import { isStored, NEW_PROPERTY } from './new-property';
import type { PropertyRepository, StoredProperty } from './property.repository';
import type { PropertyService } from './property.service';
import {
  exchangeRateRules,
  propertyRules,
  shownCurrencyRules,
  taxPeriodRules,
} from './property-settings.policy';
import { ShownCurrency } from './shown-currency.entity';
import { TaxPeriod } from './tax-period.entity';

interface SettingsSavedOutcome {
  kind: 'SettingsSaved';
  /** The settings as they are stored now. */
  settings: StoredProperty;
}

/** The outcome of saving the property's form. */
type SavePropertyOutcome =
  SettingsSavedOutcome | { kind: 'SettingsChanged'; settings: StoredProperty } | InvalidInputOutcome;

type SaveRefusal = { kind: 'SettingsChanged' } | InvalidInputOutcome;

/** The outcome of changing an exchange rate, a shown currency or a tax period. */
export type DatedSettingOutcome = SettingsSavedOutcome | InvalidInputOutcome | RecordNotFoundOutcome;

/** Exchange rates and tax periods: rows that are in force from a date on. */
type DatedSetting = ExchangeRate | TaxPeriod;

interface DatedKind<Row extends DatedSetting> {
  noun: 'ExchangeRate' | 'TaxPeriod';
  entity: EntityTarget<Row>;
}

const EXCHANGE_RATE: DatedKind<ExchangeRate> = { noun: 'ExchangeRate', entity: ExchangeRate };
const TAX_PERIOD: DatedKind<TaxPeriod> = { noun: 'TaxPeriod', entity: TaxPeriod };

/**
 * Reads and changes the hotel's settings, for the owner. Each change and its audit entry are written in one
 * transaction.
 */
export class PropertySettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly repository: PropertyRepository,
    private readonly audit: AuditService,
    /** The rates of existing room types are in the present currency. */
    private readonly hasRoomTypes: () => Promise<boolean>,
    /** The right side of the UIDs in a new hotel's calendar files. */
    private readonly uidDomain: string,
    /**
     * The settings that this server uses. They are reloaded after each change, because the next form may depend on it
     * before the write is announced.
     */
    private readonly inUse: Pick<PropertyService, 'reload'>,
  ) {}

  /** The settings as they are stored, which another server may have changed a moment ago. */
  find(): Promise<StoredProperty> {
    return this.repository.find();
  }

  /** Replaces the property if it still has the version that the form was opened with. The first form creates it. */
  async save(who: Staff, input: object, version: number): Promise<SavePropertyOutcome> {
    const form = readInput(propertyRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    if (!(await this.repository.knowsTimeZone(form.value.timeZone)))
      return { kind: 'InvalidInput', faults: [fieldFault('timeZone', 'TIME_ZONE_UNKNOWN')] };
    const {
      rateCurrency: wanted,
      specifiedPremises: premises,
      feesLiftNights: lifts,
      eInvoicing: registers,
      childBands: bands,
      cashPanAbovePaise: cash,
      unsecuredPercent: unsecured,
      ...changes
    } = form.value;
    const audited = { who, action: 'editProperty', details: form.value } as const;
    const isFixed = wanted !== undefined && (await this.hasRoomTypes());
    const refused = await this.audit.performUnlessRefused<SaveRefusal>(audited, async (manager) => {
      const before = (await lockedProperty(manager)) ?? (await this.newProperty(manager));
      if (before.version !== version) return { refused: { kind: 'SettingsChanged' } };
      const rateCurrency = wanted ?? before.rateCurrency;
      const fault = await currencyFault(manager, before, rateCurrency, isFixed);
      if (fault) return { refused: { kind: 'InvalidInput', faults: [fault] } };
      const specifiedPremises = premises ?? before.specifiedPremises;
      const feesLiftNights = lifts ?? before.feesLiftNights;
      const eInvoicing = registers ?? before.eInvoicing;
      const childBands = bands ? codedBands(bands, before.childBands) : before.childBands;
      const cashPanAbovePaise = cash ?? before.cashPanAbovePaise;
      const unsecuredPercent = unsecured ?? before.unsecuredPercent;
      const kept = {
        ...{ rateCurrency, specifiedPremises, feesLiftNights, eInvoicing },
        ...{ childBands, cashPanAbovePaise, unsecuredPercent },
      };
      const after = { ...before, ...changes, ...kept, version: version + 1 };
      if (isStored(before)) await manager.update(Property, { singleton: true }, after);
      else await manager.insert(Property, after);
      return { before: isStored(before) ? before : null, after };
    });
    // Outside the transaction, because it uses a connection of its own.
    if (!refused) return this.saved();
    return refused.kind === 'SettingsChanged' ? { ...refused, settings: await this.find() } : refused;
  }

  /**
   * Opens the site to guests, or closes it. Bookings and their pages stay. False when the site was in this state
   * already.
   */
  async setOpen(who: Staff, isOpen: boolean): Promise<boolean> {
    const action = isOpen ? 'publishHotel' : 'unpublishHotel';
    const done = await this.audit.perform({ who, action }, async (manager) => {
      const before = await lockedProperty(manager);
      if (!before || (before.publishedAt !== null) === isOpen) return null;
      const changes = isOpen ? { publishedAt: () => 'hotel_now()' } : { publishedAt: null };
      await manager.update(Property, { singleton: true }, changes);
      const after = await manager.findOneByOrFail(Property, { singleton: true });
      return { done: true, recordId: null, before, after };
    });
    await this.inUse.reload();
    return done ?? false;
  }

  private async saved(): Promise<SettingsSavedOutcome> {
    await this.inUse.reload();
    return { kind: 'SettingsSaved', settings: await this.find() };
  }

  /**
   * A property that is not stored yet. Two forms that create it wait for each other, so the later one finds what the
   * earlier one has stored.
   */
  private async newProperty(manager: EntityManager): Promise<Property> {
    await lockByName(manager, 'the property');
    return (await lockedProperty(manager)) ?? { ...NEW_PROPERTY, uidDomain: this.uidDomain };
  }

  /** Adds an exchange rate, or replaces the rate of that date. Earlier quotes keep their rate. */
  async setExchangeRate(who: Staff, input: object, today: PlainDate): Promise<DatedSettingOutcome> {
    const form = readInput(exchangeRateRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    return this.set(EXCHANGE_RATE, who, form.value, today);
  }

  deleteExchangeRate(who: Staff, validFrom: PlainDate, today: PlainDate): Promise<DatedSettingOutcome> {
    return this.delete(EXCHANGE_RATE, who, validFrom, today);
  }

  /** Adds a currency in which guests see prices approximately, or replaces its rate with the rate of today. */
  async setShownCurrency(who: Staff, input: object, today: PlainDate): Promise<DatedSettingOutcome> {
    const form = readInput(shownCurrencyRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const row = { ...form.value, asOf: today };
    await this.audit.perform({ who, action: 'setShownCurrency', details: row }, async (manager) => {
      await lockedProperty(manager);
      const before = await manager.findOneBy(ShownCurrency, { code: row.code });
      await manager.upsert(ShownCurrency, row, ['code']);
      return { done: true, recordId: null, before, after: row };
    });
    return this.saved();
  }

  async deleteShownCurrency(who: Staff, code: string): Promise<DatedSettingOutcome> {
    const done = await this.audit.perform({ who, action: 'deleteShownCurrency' }, async (manager) => {
      await lockedProperty(manager);
      // PostgreSQL stores no NUL, so no code has one.
      const before = code.includes('\0') ? null : await manager.findOneBy(ShownCurrency, { code });
      if (!before) return null;
      await manager.delete(ShownCurrency, { code });
      return { done: true, recordId: null, before, after: null };
    });
    return done ? this.saved() : { kind: 'RecordNotFound' };
  }

  /** Adds a tax period, or replaces the period of that date. Sold nights keep their tax. */
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
    return this.saved();
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
    return this.saved();
  }
}

/** Locks the property's row, so that changes of settings are made one at a time. */
function lockedProperty(manager: EntityManager): Promise<Property | null> {
  return manager.createQueryBuilder(Property, 'property').setLock('pessimistic_write').getOne();
}

/**
 * The fault of a currency change: rates of room types would have another meaning, and rates in dollars need an exchange
 * rate.
 */
async function currencyFault(
  manager: EntityManager,
  { rateCurrency }: Property,
  wanted: CurrencyCode,
  isFixed: boolean,
): Promise<FieldFaultParts | null> {
  if (wanted === rateCurrency) return null;
  if (isFixed) return fieldFault('rateCurrency', 'RATE_CURRENCY_FIXED');
  const needsRate = wanted !== 'INR' && !(await manager.exists(ExchangeRate));
  return needsRate ? fieldFault('rateCurrency', 'EXCHANGE_RATE_MISSING') : null;
}

function datePassed(today: PlainDate): InvalidInputOutcome {
  return { kind: 'InvalidInput', faults: [fieldFault('validFrom', 'DATE_PASSED', { today })] };
}
