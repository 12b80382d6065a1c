import type { Property } from './property.entity';

/** The version of a property that is not stored yet. */
const NOT_STORED = 0;

/** What guests and mails call a hotel that has no name yet. */
export const UNNAMED = 'Hotel';

/**
 * The hotel before its owner has said what it is. No guest sees it: the site is not open. Nothing here is about one hotel;
 * times and limits are what most hotels have.
 */
export const NEW_PROPERTY: Property = {
  singleton: true,
  name: '',
  legalName: null,
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
  eInvoicing: false,
  cashPanAbovePaise: 5_000_000,
  childBands: [],
  socialLinks: [],
  publishedAt: null,
  version: NOT_STORED,
};

/** Whether the owner has said what the hotel is. */
export function isStored({ version }: Pick<Property, 'version'>): boolean {
  return version !== NOT_STORED;
}

/** The right side of UIDs: the site's host name, when it may stand there. */
export function uidDomainOf(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(hostname) ? hostname : NEW_PROPERTY.uidDomain;
}
