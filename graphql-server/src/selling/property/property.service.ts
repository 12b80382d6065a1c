import { type Reloaded, Reloading } from '../../platform/database/reloading';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import type { Logger } from '../../platform/log/log';
import { timeInWords, type PlainDate } from '../../platform/time/dates';
import { isStored, UNNAMED } from './new-property';
import type { Property } from './property.entity';
import type { PropertyRepository, StoredProperty } from './property.repository';
import type { ShownCurrency } from './shown-currency.entity';
import type { TaxPeriod } from './tax-period.entity';
import { gstPercent } from '../pricing/gst';
import { cancellationTermsOf } from '../rates/policy-sentence';
import { defaultPlanOf, type RatePlanRepository, type StoredPlan } from '../rates/rate-plan.repository';

/** This hotel, with the texts that are derived from its columns. */
export interface PropertyDetails extends Property {
  /** The postal address on one line. */
  address: string;
  /** When rooms are ready, such as 'from 2:00 pm'. */
  checkinTime: string;
  /** When guests must leave rooms, such as 'by 11:00 am'. */
  checkoutTime: string;
}

/** The service that provides the hotel's present settings. */
export type PropertySource = Pick<PropertyService, 'current'>;

const PAISE_PER_RUPEE = 100;

/** Adds the texts that are derived from the columns. */
export function detailsOf(property: Omit<Property, 'singleton' | 'publishedAt'>): PropertyDetails {
  const { name, street, town, state, postcode, country, checkinFrom, checkoutBy } = property;
  const isNamed = name !== '';
  return {
    publishedAt: null,
    ...property,
    singleton: true,
    name: isNamed ? name : UNNAMED,
    address: isNamed ? `${street}, ${town}, ${state} ${postcode}, ${country}` : country,
    checkinTime: `from ${timeInWords(checkinFrom)}`,
    checkoutTime: `by ${timeInWords(checkoutBy)}`,
  };
}

/** Throws for a time zone that PostgreSQL knows but this program does not. */
function checkTimeZone({ timeZone }: Property): void {
  new Intl.DateTimeFormat('en', { timeZone });
}

interface Loaded {
  details: PropertyDetails;
  stored: StoredProperty;
  plans: readonly StoredPlan[];
}

/**
 * Provides this hotel's settings from memory: its single row, exchange rates, shown currencies, tax periods and rate plans. They are
 * loaded when the server starts and again when a write is announced, so that every server uses a change at once.
 */
export class PropertyService implements Reloaded {
  private loaded: Loaded | null = null;
  private readonly reloading: Reloading;

  constructor(
    private readonly repository: PropertyRepository,
    private readonly ratePlans: Pick<RatePlanRepository, 'all'>,
    private readonly log: Logger,
  ) {
    this.reloading = new Reloading(() => this.readAgain(), 'The property', log);
  }

  /** False when the hotel was known and its row is gone: the last values then stay. */
  async load(): Promise<boolean> {
    const stored = await this.repository.find();
    if (this.loaded && isStored(this.loaded.stored.property) && !isStored(stored.property)) return false;
    checkTimeZone(stored.property);
    const plans = await this.ratePlans.all();
    const plan = defaultPlanOf(plans);
    const cancellationTerms = plan ? cancellationTermsOf(plan.policy, DEFAULT_LOCALE) : '';
    this.loaded = { details: { ...detailsOf(stored.property), cancellationTerms }, stored, plans };
    return true;
  }

  /** Whether the owner has entered the hotel's details. */
  get isNamed(): boolean {
    return isStored(this.known.stored.property);
  }

  /** Whether guests see the site and can book. */
  get isOpen(): boolean {
    return this.current.publishedAt !== null;
  }

  /** The present hotel. The object stays identical until something changes. */
  get current(): PropertyDetails {
    return this.known.details;
  }

  /** The present time zone of the hotel. */
  get zone(): { readonly timeZone: string } {
    const zoneNow = (): string => this.current.timeZone;
    return {
      get timeZone() {
        return zoneNow();
      },
    };
  }

  /** GST in percent on a night at this price, in paise. */
  gstPercentOf(night: PlainDate, nightPaise: number): number {
    return gstPercent(this.known.stored.taxPeriods, night, nightPaise);
  }

  /** The price of one unit of the currency of rates on that date at the hotel, in paise. */
  paisePerUnitOn(date: PlainDate): number {
    const { exchangeRates, property } = this.known.stored;
    if (property.rateCurrency === 'INR') return PAISE_PER_RUPEE;
    const inForce = exchangeRates.find(({ validFrom }) => validFrom <= date) ?? exchangeRates.at(-1);
    if (!inForce) throw new Error('No exchange rate is known.');
    return inForce.paisePerUnit;
  }

  /** The currencies in which guests can see prices approximately, ordered by code. */
  get shownCurrencies(): readonly ShownCurrency[] {
    return this.known.stored.shownCurrencies;
  }

  /** The tax on nights, the newest period first. */
  get taxPeriods(): readonly TaxPeriod[] {
    return this.known.stored.taxPeriods;
  }

  /** All rate plans, in the owner's order. A booking without a plan gets the first plan on sale. */
  get plans(): readonly StoredPlan[] {
    return this.known.plans;
  }

  get isStale(): boolean {
    return this.reloading.isStale;
  }

  reload(): Promise<void> {
    return this.reloading.reload();
  }

  catchUp(): Promise<void> {
    return this.reloading.catchUp();
  }

  private async readAgain(): Promise<void> {
    if (!(await this.load())) this.log.error('The row of the property is gone; its last values stay in use');
  }

  private get known(): Loaded {
    if (!this.loaded) throw new Error('The property is not loaded yet.');
    return this.loaded;
  }
}
