import type { DataSource, EntityManager } from 'typeorm';
import { plainRead } from '../platform/database/plain-statements';
import { ExchangeRate } from './exchange-rate.entity';
import { Property } from './property.entity';
import { TaxPeriod } from './tax-period.entity';

/** The tables that say what this hotel is, with those of its default policy. Each write to one is announced to every server. */
export const PROPERTY_TABLES: ReadonlySet<string> = new Set([
  'property',
  'exchange_rates',
  'tax_periods',
  'policies',
  'rate_plans',
]);

/** What the tables have at one moment. */
export interface StoredProperty {
  property: Property;
  /** The newest first. */
  exchangeRates: readonly ExchangeRate[];
  /** The newest first. */
  taxPeriods: readonly TaxPeriod[];
}

/** Values of a hotel that has none yet. */
export interface PropertyValues extends Omit<StoredProperty, 'property'> {
  property: Omit<Property, 'singleton'>;
}

/** Reads what this hotel is. */
export class PropertyRepository {
  private readonly properties: () => Promise<Property[]>;
  private readonly exchangeRates: () => Promise<ExchangeRate[]>;
  private readonly taxPeriods: () => Promise<TaxPeriod[]>;

  constructor(database: DataSource) {
    this.properties = plainRead(database, Property, '');
    this.exchangeRates = plainRead(database, ExchangeRate, 'ORDER BY valid_from DESC');
    this.taxPeriods = plainRead(database, TaxPeriod, 'ORDER BY valid_from DESC');
  }

  /** Null when the property has no row, or when no exchange rate or no tax is known. */
  async find(): Promise<StoredProperty | null> {
    const [[property], exchangeRates, taxPeriods] = await Promise.all([
      this.properties(),
      this.exchangeRates(),
      this.taxPeriods(),
    ]);
    if (!property || exchangeRates.length === 0 || taxPeriods.length === 0) return null;
    return { property, exchangeRates, taxPeriods };
  }
}

/** Writes the values where there are none; what an owner has changed is left alone. */
export async function addMissingProperty(manager: EntityManager, values: PropertyValues): Promise<void> {
  if ((await manager.count(Property)) === 0) await manager.insert(Property, values.property);
  if ((await manager.count(ExchangeRate)) === 0)
    await manager.insert(ExchangeRate, [...values.exchangeRates]);
  if ((await manager.count(TaxPeriod)) === 0) await manager.insert(TaxPeriod, [...values.taxPeriods]);
}
