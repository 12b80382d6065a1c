import type { EntityManager } from 'typeorm';
import { addOpenProperty, type PropertyValues } from '../src/selling/property/property.repository';
import { detailsOf } from '../src/selling/property/property.service';

/** Saffron Court: sample content, which the owner can change. Earlier versions had these values in their code. */
const PROPERTY: PropertyValues['property'] = {
  name: 'Saffron Court',
  legalName: null,
  signatory: null,
  street: 'Lake Palace Road, Pichola',
  town: 'Udaipur',
  state: 'Rajasthan',
  postcode: '313001',
  country: 'India',
  countryCode: 'IN',
  gstStateCode: '08',
  gstin: null,
  phone: '+91 294 555 0142',
  email: null,
  timeZone: 'Asia/Kolkata',
  rateCurrency: 'USD',
  checkinFrom: '14:00',
  checkoutBy: '11:00',
  bookingWindowMonths: 18,
  maximumNights: 30,
  cancellationTerms:
    'Free cancellation until 48 hours before the day of check-in; after that the first night is charged. Write or call us to cancel.',
  referencePrefix: 'SC',
  uidDomain: 'saffroncourt',
  lastSameDayBooking: null,
  specifiedPremises: true,
  feesLiftNights: false,
  eInvoicing: false,
  cashPanAbovePaise: 5_000_000,
  unsecuredPercent: 20,
  childBands: [],
  socialLinks: [],
  version: 1,
};

/** The sample hotel with the texts that are derived from its columns. */
export const SAFFRON_COURT = detailsOf(PROPERTY);

/** So early that a quote for any day finds a rate. */
const SINCE_EVER = '2000-01-01';

/** A change of the law is a new row. */
export const TAX_PERIODS: PropertyValues['taxPeriods'] = [
  {
    validFrom: '2025-09-22',
    slabs: [
      { upToPaise: 750_000, percent: 5 },
      { upToPaise: null, percent: 18 },
    ],
    source: '56th GST Council meeting; Notification 15/2025-Central Tax (Rate), in force 22 September 2025',
  },
  {
    validFrom: '2022-07-18',
    slabs: [
      { upToPaise: 750_000, percent: 12 },
      { upToPaise: null, percent: 18 },
    ],
    source: 'Notification 03/2022-Central Tax (Rate), in force 18 July 2022',
  },
];

/**
 * Gives a database without a property the sample hotel, or imports the values that the previous version had in its code
 * and its settings. `paisePerDollar` is the exchange rate of the settings.
 */
export function seedProperty(manager: EntityManager, paisePerDollar: number): Promise<void> {
  const exchangeRates = [{ validFrom: SINCE_EVER, paisePerUnit: paisePerDollar }];
  return addOpenProperty(manager, { property: PROPERTY, exchangeRates });
}
