import { DEFAULT_LOCALE } from '../platform/locale/locale';
import type { Logger } from '../platform/log/log';
import type { PlainDate } from '../platform/time/dates';
import type { Property } from './property.entity';
import type { PropertyRepository, StoredProperty } from './property.repository';
import type { TaxPeriod } from './tax-period.entity';
import { cancellationTermsOf } from '../rates/policy-sentence';
import type { RatePlanRepository } from '../rates/rate-plan.repository';

/** This hotel, with the texts that are made of its columns. */
export interface PropertyDetails extends Property {
  /** The postal address on one line. */
  address: string;
  /** When rooms are ready, such as 'from 2:00 pm'. */
  checkinTime: string;
  /** When rooms are left, such as 'by 11:00 am'. */
  checkoutTime: string;
}

/** Where services read what this hotel is now. */
export type PropertySource = Pick<PropertyService, 'current'>;

/** '14:00' as '2:00 pm'. */
function inWords(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** Adds the texts that are made of the columns. */
export function detailsOf(property: Omit<Property, 'singleton'>): PropertyDetails {
  const { street, town, state, postcode, country, checkinFrom, checkoutBy } = property;
  return {
    ...property,
    singleton: true,
    address: `${street}, ${town}, ${state} ${postcode}, ${country}`,
    checkinTime: `from ${inWords(checkinFrom)}`,
    checkoutTime: `by ${inWords(checkoutBy)}`,
  };
}

/** Throws for a zone that PostgreSQL knows and this program does not. */
function checkTimeZone({ timeZone }: Property): void {
  new Intl.DateTimeFormat('en', { timeZone });
}

interface Loaded {
  details: PropertyDetails;
  stored: StoredProperty;
}

/**
 * Knows this hotel: its one row, exchange rates and tax periods, in memory. It is loaded when the server starts and anew
 * when a write is announced, so a change is used on every server at once.
 */
export class PropertyService {
  private loaded: Loaded | null = null;
  private isChangePending = false;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly repository: PropertyRepository,
    private readonly ratePlans: Pick<RatePlanRepository, 'defaultPlan'>,
    private readonly log: Logger,
  ) {}

  /** False when `migrate` has not written the property yet. */
  async load(): Promise<boolean> {
    const stored = await this.repository.find();
    if (!stored) return false;
    checkTimeZone(stored.property);
    const { policy } = await this.ratePlans.defaultPlan();
    const cancellationTerms = cancellationTermsOf(policy, DEFAULT_LOCALE);
    this.loaded = { details: { ...detailsOf(stored.property), cancellationTerms }, stored };
    return true;
  }

  /** The hotel as it is now. The same object until something changes. */
  get current(): PropertyDetails {
    return this.known.details;
  }

  /** The time zone, which changes with the hotel. */
  get zone(): { readonly timeZone: string } {
    const zoneNow = (): string => this.current.timeZone;
    return {
      get timeZone() {
        return zoneNow();
      },
    };
  }

  /** What one unit of the currency of rates costs on that date at the hotel, in paise. */
  paisePerUnitOn(date: PlainDate): number {
    const { exchangeRates } = this.known.stored;
    const inForce = exchangeRates.find(({ validFrom }) => validFrom <= date) ?? exchangeRates.at(-1);
    if (!inForce) throw new Error('No exchange rate is known.');
    return inForce.paisePerUnit;
  }

  /** The tax on nights, the newest period first. */
  get taxPeriods(): readonly TaxPeriod[] {
    return this.known.stored.taxPeriods;
  }

  /** Whether a change was announced that is not read yet. */
  get isStale(): boolean {
    return this.isChangePending;
  }

  /** Reads the hotel again after a write to one of its tables, or when writes may have been missed. */
  reload(): Promise<void> {
    this.isChangePending = true;
    return this.catchUp();
  }

  /** Reads the hotel again if an earlier attempt failed. One read at a time, so that the latest one counts. */
  catchUp(): Promise<void> {
    this.reading = this.reading.then(() => this.readIfStale());
    return this.reading;
  }

  private async readIfStale(): Promise<void> {
    if (!this.isChangePending) return;
    this.isChangePending = false;
    try {
      if (!(await this.load())) this.log.error('The property has no row any more: its last values are used');
    } catch (error) {
      this.isChangePending = true;
      this.log.warn({ err: error }, 'The property could not be read: its last values are used');
    }
  }

  private get known(): Loaded {
    if (!this.loaded) throw new Error('The property is not loaded yet.');
    return this.loaded;
  }
}
