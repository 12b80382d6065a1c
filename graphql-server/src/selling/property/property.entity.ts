import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { CountryCode } from 'libphonenumber-js/min';
import type { CurrencyCode } from '../../platform/money/money';

const TIME_OF_DAY = "'^([01][0-9]|2[0-3]):[0-5][0-9]$'";

/** A page of the hotel on another site. */
export interface SocialLink {
  /** The label for guests, such as Instagram. */
  name: string;
  /** Begins with https://. */
  url: string;
}

/** An age band of children with one price: up to an age, from the age after the previous band. */
export interface ChildBand {
  /** The code never changes, because the supplements of room types refer to it. */
  code: string;
  /** The name for guests, such as Small child. */
  name: string;
  /** The highest age in years, included. */
  toAge: number;
}

/** This hotel: one row. A new installation has no row until its owner has entered the hotel's details. */
@Entity('property')
@Check('property_one_row', 'singleton')
@Check('property_country_code', "country_code ~ '^[A-Z]{2}$'")
@Check('property_gst_state_code', "gst_state_code ~ '^[0-9]{2}$'")
@Check('property_gstin', "gstin ~ '^[0-9]{2}[0-9A-Z]{13}$'")
@Check('property_time_zone_known', "(timestamptz '2000-01-01' AT TIME ZONE time_zone) IS NOT NULL")
@Check('property_rate_currency', "rate_currency IN ('INR', 'USD')")
@Check('property_times_of_day', `checkin_from ~ ${TIME_OF_DAY} AND checkout_by ~ ${TIME_OF_DAY}`)
@Check('property_booking_window', 'booking_window_months BETWEEN 1 AND 60')
@Check('property_maximum_nights', 'maximum_nights BETWEEN 1 AND 365')
@Check('property_reference_prefix', "reference_prefix ~ '^[A-Z0-9]{1,6}$'")
@Check('property_last_same_day_booking', `last_same_day_booking ~ ${TIME_OF_DAY}`)
@Check('property_cash_pan', 'cash_pan_above_paise >= 0')
@Check('property_unsecured_percent', 'unsecured_percent BETWEEN 0 AND 100')
@Check('property_social_links', "jsonb_typeof(social_links) = 'array'")
@Check('property_child_bands', "jsonb_typeof(child_bands) = 'array'")
@Check('property_uid_domain', "uid_domain ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$'")
export class Property {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'property_pkey' })
  singleton: boolean;

  /** The name of the hotel for guests. */
  @Column('text')
  name: string;

  /** The legal name of the business, for tax documents; null until the owner has entered it. */
  @Column('text', { name: 'legal_name', nullable: true })
  legalName: string | null;

  /** Who signs tax documents: a name, with the office if wanted; null prints a place to sign alone. */
  @Column('text', { nullable: true })
  signatory: string | null;

  @Column('text')
  street: string;

  @Column('text')
  town: string;

  @Column('text')
  state: string;

  @Column('text')
  postcode: string;

  /** The country's name as part of the address. */
  @Column('text')
  country: string;

  /** ISO 3166-1 alpha-2. Phone numbers without a country code are read as numbers of this country. */
  @Column('text', { name: 'country_code' })
  countryCode: CountryCode;

  /** The first two digits of the GSTIN, such as 08 for Rajasthan; null until the owner has entered it. */
  @Column('text', { name: 'gst_state_code', nullable: true })
  gstStateCode: string | null;

  /** The number of the GST registration, 15 characters; null until the owner has entered it. */
  @Column('text', { nullable: true })
  gstin: string | null;

  /** In international form. */
  @Column('text')
  phone: string;

  /** The address for guests' mails; null for `HOTEL_EMAIL`, which receives the hotel's mails in any case. */
  @Column('text', { nullable: true })
  email: string | null;

  /** IANA name of the time zone of the hotel's days. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

  /** ISO 4217. The currency of room rates. Guests are always charged in rupees. */
  @Column('text', { name: 'rate_currency' })
  rateCurrency: CurrencyCode;

  /** When rooms are ready: HH:MM at the hotel. */
  @Column('text', { name: 'checkin_from' })
  checkinFrom: string;

  /** When guests must leave rooms: HH:MM at the hotel. */
  @Column('text', { name: 'checkout_by' })
  checkoutBy: string;

  /** How many months ahead a check-in can be booked. */
  @Column('integer', { name: 'booking_window_months' })
  bookingWindowMonths: number;

  /** The longest stay that can be booked on the site, in nights. */
  @Column('integer', { name: 'maximum_nights' })
  maximumNights: number;

  /**
   * The cancellation terms in plain words, for servers of the previous version. Guests read a text that is generated
   * from the default policy. The next version drops this column.
   */
  @Column('text', { name: 'cancellation_terms', default: '' })
  cancellationTerms: string;

  /** The prefix of references of new bookings, such as SC in SC-7K3M9Q2X. */
  @Column('text', { name: 'reference_prefix' })
  referencePrefix: string;

  /**
   * The right side of the UIDs of calendar files (RFC 5545) and of Message-IDs (RFC 5322). Never change it: calendars
   * would show a booking twice.
   */
  @Column('text', { name: 'uid_domain' })
  uidDomain: string;

  /** Until when a room can be booked for the same night: HH:MM at the hotel; null for the whole day. */
  @Column('text', { name: 'last_same_day_booking', nullable: true })
  lastSameDayBooking: string | null;

  /**
   * Whether a room was sold above ₹7,500 in the last financial year. Restaurant supplies of such 'specified premises'
   * bear 18 % GST, restaurant supplies of other hotels 5 %.
   */
  @Column('boolean', { name: 'specified_premises', default: true })
  specifiedPremises: boolean;

  /** Whether early and late fees are added to the price of their night when their GST is found. */
  @Column('boolean', { name: 'fees_lift_nights', default: false })
  feesLiftNights: boolean;

  /** Whether invoices and credit notes to businesses are registered at the invoice registration portal. */
  @Column('boolean', { name: 'e_invoicing', default: false })
  eInvoicing: boolean;

  /** A guest who pays more than this in cash on one day must give the PAN; in paise. */
  @Column('bigint', { name: 'cash_pan_above_paise', default: 5_000_000 })
  cashPanAbovePaise: number;

  /** The share of a type's rooms on a night, in percent, that guests may book on the site without paying now. */
  @Column('integer', { name: 'unsecured_percent', default: 20 })
  unsecuredPercent: number;

  /** The age bands of children, the youngest first. Without bands, all guests are adults. */
  @Column('jsonb', { name: 'child_bands', default: [] })
  childBands: ChildBand[];

  /** The hotel's pages elsewhere, in the order in which they are shown. */
  @Column('jsonb', { name: 'social_links', default: [] })
  socialLinks: SocialLink[];

  /** When the owner opened the site to guests; null while it says that the hotel opens soon. */
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  /** Counts the owner's changes. */
  @Column('integer', { default: 1 })
  version: number;
}
