import type { Staff } from '../../access/accounts/authorisation';
import type { PropertySettingsService } from '../../selling/property/property-settings.service';
import { isStored } from '../../selling/property/new-property';
import type { RatePlanRepository } from '../../selling/rates/rate-plan.repository';
import type { RoomSettingsService } from '../../selling/rooms/room-settings.service';
import type { MailTest } from './mail-test.entity';
import type { MailTestService } from './mail-test.service';
import type { PaymentTest } from './payment-test.entity';
import type { PaymentTestService } from './payment-test.service';

/**
 * The steps of the set-up before the site can open, in the order of the page. Most of them can be done in any order.
 */
export const SetUpStepName = {
  HOTEL: 'HOTEL',
  TAX_REGISTRATION: 'TAX_REGISTRATION',
  ROOMS: 'ROOMS',
  RATES: 'RATES',
  POLICY: 'POLICY',
  PAYMENT: 'PAYMENT',
  MAIL: 'MAIL',
} as const;
export type SetUpStepName = (typeof SetUpStepName)[keyof typeof SetUpStepName];

interface SetUpStep {
  name: SetUpStepName;
  isDone: boolean;
  /** Whether the site opens without it. */
  isOptional: boolean;
}

// A hotel without a GSTIN may open. Without name and GSTIN, tax documents name no supplier.
const OPTIONAL: ReadonlySet<SetUpStepName> = new Set(['TAX_REGISTRATION']);

/** The state of the set-up. */
export interface SetUpState {
  publishedAt: Date | null;
  steps: readonly SetUpStep[];
  /** The newest test, or null. */
  paymentTest: PaymentTest | null;
  mailTest: MailTest | null;
}

type PublishOutcome =
  { kind: 'HotelPublished'; state: SetUpState } | { kind: 'SetUpIncomplete'; missing: SetUpStepName[] };

/** Leads from an empty database to a site that is open to guests. */
export class SetUpService {
  constructor(
    private readonly propertySettings: PropertySettingsService,
    private readonly rooms: Pick<RoomSettingsService, 'find'>,
    private readonly plans: Pick<RatePlanRepository, 'findDefaultPlan'>,
    private readonly paymentTests: PaymentTestService,
    private readonly mailTests: MailTestService,
  ) {}

  /** The state of the set-up. It is derived from the tables of each feature, so it needs no column of its own. */
  async find(): Promise<SetUpState> {
    const [{ property, exchangeRates, taxPeriods }, stored, plan] = await Promise.all([
      this.propertySettings.find(),
      this.rooms.find(),
      this.plans.findDefaultPlan(),
    ]);
    const sold = stored.types.filter(({ id, onSale }) => {
      const isOnSale = stored.rooms.some((room) => room.typeId === id && room.onSale);
      return onSale && isOnSale;
    });
    const hasExchangeRate = property.rateCurrency === 'INR' || exchangeRates.length > 0;
    const done: Record<SetUpStepName, boolean> = {
      HOTEL: isStored(property),
      TAX_REGISTRATION: property.legalName !== null && property.gstin !== null,
      ROOMS: sold.length > 0,
      RATES: isStored(property) && hasExchangeRate && taxPeriods.length > 0,
      POLICY: plan !== null,
      PAYMENT: await this.paymentTests.hasPassed(),
      MAIL: await this.mailTests.hasPassed(),
    };
    const steps = Object.values(SetUpStepName).map((name) => ({
      name,
      isDone: done[name],
      isOptional: OPTIONAL.has(name),
    }));
    const [paymentTest, mailTest] = await Promise.all([
      this.paymentTests.findLatest(),
      this.mailTests.findLatest(),
    ]);
    return { publishedAt: property.publishedAt, steps, paymentTest, mailTest };
  }

  /** Opens the site to guests, unless a step is missing. */
  async publish(who: Staff): Promise<PublishOutcome> {
    const { steps } = await this.find();
    const missing = steps.filter(({ isDone, isOptional }) => !isDone && !isOptional).map(({ name }) => name);
    if (missing.length > 0) return { kind: 'SetUpIncomplete', missing };
    await this.propertySettings.setOpen(who, true);
    return { kind: 'HotelPublished', state: await this.find() };
  }

  /** Closes the site. Bookings, their pages and their payments stay. */
  async unpublish(who: Staff): Promise<SetUpState> {
    await this.propertySettings.setOpen(who, false);
    return this.find();
  }
}
