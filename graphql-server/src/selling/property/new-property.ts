import type { Property } from './property.entity';

/** The version of a property that is not stored yet. */
const NOT_STORED = 0;

/** The name of a hotel that has no name yet, on pages and in mails. */
export const UNNAMED = 'Hotel';

/**
 * The hotel before its owner has entered its details. No guest sees it, because the site is not open. The values are
 * neutral; times and limits are common values of hotels.
 */
export const NEW_PROPERTY: Property = {
  singleton: true,
  name: '',
  legalName: null,
  signatory: null,
  street: '',
  town: '',
  state: '',
  postcode: '',
  country: 'India',
  countryCode: 'IN',
  gstStateCode: null,
  gstin: null,
  phone: '',
  email: null,
  timeZone: 'Asia/Kolkata',
  rateCurrency: 'INR',
  checkinFrom: '14:00',
  checkoutBy: '11:00',
  bookingWindowMonths: 18,
  maximumNights: 30,
  cancellationTerms: '',
  referencePrefix: 'H',
  uidDomain: 'hotel',
  lastSameDayBooking: null,
  specifiedPremises: true,
  feesLiftNights: false,
  eInvoicing: false,
  cashPanAbovePaise: 5_000_000,
  unsecuredPercent: 20,
  childBands: [],
  socialLinks: [],
  publishedAt: null,
  version: NOT_STORED,
};

/** Whether the owner has entered the hotel's details. */
export function isStored({ version }: Pick<Property, 'version'>): boolean {
  return version !== NOT_STORED;
}

/** The right side of UIDs: the site's host name, if a UID may contain it. */
export function uidDomainOf(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(hostname) ? hostname : NEW_PROPERTY.uidDomain;
}
