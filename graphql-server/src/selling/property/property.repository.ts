import type { DataSource, EntityManager } from 'typeorm';
import { plainRead } from '../../platform/database/plain-statements';
import { ExchangeRate } from './exchange-rate.entity';
import { NEW_PROPERTY } from './new-property';
import { Property } from './property.entity';
import { ShownCurrency } from './shown-currency.entity';
import { TaxPeriod } from './tax-period.entity';

/** The tables of the hotel's settings and its default policy. Each write to them is announced to every server. */
export const PROPERTY_TABLES: ReadonlySet<string> = new Set([
  'property',
  'exchange_rates',
  'shown_currencies',
  'tax_periods',
  'policies',
  'rate_plans',
]);

/** The contents of these tables, read at one moment. */
export interface StoredProperty {
  /** With version 0 until the owner has entered the hotel's details. */
  property: Property;
  /** The newest first. Without exchange rates, rates are in rupees. */
  exchangeRates: readonly ExchangeRate[];
  /** Ordered by code. Without currencies, guests see rupees only. */
  shownCurrencies: readonly ShownCurrency[];
  /** The newest first. */
  taxPeriods: readonly TaxPeriod[];
}

/** Initial values for a new hotel. */
export interface PropertyValues extends Omit<StoredProperty, 'property'> {
  property: Omit<Property, 'singleton' | 'publishedAt'>;
}

/** Reads the hotel's settings. */
export class PropertyRepository {
  private readonly properties: () => Promise<Property[]>;
  private readonly exchangeRates: () => Promise<ExchangeRate[]>;
  private readonly shownCurrencies: () => Promise<ShownCurrency[]>;
  private readonly taxPeriods: () => Promise<TaxPeriod[]>;

  constructor(private readonly database: DataSource) {
    this.properties = plainRead(database, Property, '');
    this.exchangeRates = plainRead(database, ExchangeRate, 'ORDER BY valid_from DESC');
    this.shownCurrencies = plainRead(database, ShownCurrency, 'ORDER BY code');
    this.taxPeriods = plainRead(database, TaxPeriod, 'ORDER BY valid_from DESC');
  }

  async find(): Promise<StoredProperty> {
    const [[property = NEW_PROPERTY], exchangeRates, shownCurrencies, taxPeriods] = await Promise.all([
      this.properties(),
      this.exchangeRates(),
      this.shownCurrencies(),
      this.taxPeriods(),
    ]);
    return { property, exchangeRates, shownCurrencies, taxPeriods };
  }

  /**
   * Whether PostgreSQL has a time zone of exactly this name. JavaScript accepts other names, such as +05:30, which
   * PostgreSQL reads with the opposite sign.
   */
  async knowsTimeZone(name: string): Promise<boolean> {
    const found: unknown[] = await this.database.query('SELECT 1 FROM pg_timezone_names WHERE name = $1', [
      name,
    ]);
    return found.length > 0;
  }
}

/** Whether the owner, or an earlier version, has entered the hotel's details. */
export function hasProperty(manager: EntityManager): Promise<boolean> {
  return manager.exists(Property);
}

/** Writes the tax periods if there are none. They belong to the country, not to one hotel. */
export async function addMissingTax(
  manager: EntityManager,
  taxPeriods: StoredProperty['taxPeriods'],
): Promise<void> {
  if (!(await manager.exists(TaxPeriod))) await manager.insert(TaxPeriod, [...taxPeriods]);
}

/** Writes the values of an open hotel into a database without a property. */
export async function addOpenProperty(
  manager: EntityManager,
  { property, exchangeRates }: Omit<PropertyValues, 'shownCurrencies' | 'taxPeriods'>,
): Promise<void> {
  await manager.insert(Property, { ...property, publishedAt: () => 'clock_timestamp()' });
  if (!(await manager.exists(ExchangeRate))) await manager.insert(ExchangeRate, [...exchangeRates]);
}
