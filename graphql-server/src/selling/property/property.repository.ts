import type { DataSource, EntityManager } from 'typeorm';
import { plainRead } from '../../platform/database/plain-statements';
import { ExchangeRate } from './exchange-rate.entity';
import { NEW_PROPERTY } from './new-property';
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
  /** With version 0 while the owner has not said what the hotel is. */
  property: Property;
  /** The newest first. Without any, rates are in rupees. */
  exchangeRates: readonly ExchangeRate[];
  /** The newest first. */
  taxPeriods: readonly TaxPeriod[];
}

/** Values of a hotel that has none yet. */
export interface PropertyValues extends Omit<StoredProperty, 'property'> {
  property: Omit<Property, 'singleton' | 'publishedAt'>;
}

/** Reads what this hotel is. */
export class PropertyRepository {
  private readonly properties: () => Promise<Property[]>;
  private readonly exchangeRates: () => Promise<ExchangeRate[]>;
  private readonly taxPeriods: () => Promise<TaxPeriod[]>;

  constructor(private readonly database: DataSource) {
    this.properties = plainRead(database, Property, '');
    this.exchangeRates = plainRead(database, ExchangeRate, 'ORDER BY valid_from DESC');
    this.taxPeriods = plainRead(database, TaxPeriod, 'ORDER BY valid_from DESC');
  }

  async find(): Promise<StoredProperty> {
    const [[property = NEW_PROPERTY], exchangeRates, taxPeriods] = await Promise.all([
      this.properties(),
      this.exchangeRates(),
      this.taxPeriods(),
    ]);
    return { property, exchangeRates, taxPeriods };
  }

  /**
   * Whether the database has a time zone of exactly that name. JavaScript knows others, such as +05:30, which PostgreSQL
   * reads with the opposite sign.
   */
  async knowsTimeZone(name: string): Promise<boolean> {
    const found: unknown[] = await this.database.query('SELECT 1 FROM pg_timezone_names WHERE name = $1', [
      name,
    ]);
    return found.length > 0;
  }
}

/** Whether the owner, or an earlier version, has said what the hotel is. */
export function hasProperty(manager: EntityManager): Promise<boolean> {
  return manager.exists(Property);
}

/** Writes the tax where there is none. It is the country's, not one hotel's. */
export async function addMissingTax(
  manager: EntityManager,
  taxPeriods: StoredProperty['taxPeriods'],
): Promise<void> {
  if (!(await manager.exists(TaxPeriod))) await manager.insert(TaxPeriod, [...taxPeriods]);
}

/** Writes the values of a hotel that is open to guests, in a database without a property. */
export async function addOpenProperty(
  manager: EntityManager,
  { property, exchangeRates }: Omit<PropertyValues, 'taxPeriods'>,
): Promise<void> {
  await manager.insert(Property, { ...property, publishedAt: () => 'clock_timestamp()' });
  if (!(await manager.exists(ExchangeRate))) await manager.insert(ExchangeRate, [...exchangeRates]);
}
