import type { Handling, PersonalColumn } from './declaration';

/** How long the hotel keeps a booking’s guest after departure, in years. */
export const GUEST_KEPT_YEARS = 3;
/** How long tax law wants documents kept, in years after the end of their financial year (CGST Act 2017, section 36). */
export const DOCUMENTS_KEPT_YEARS = 8;

const WITH_THE_BOOKING = `${GUEST_KEPT_YEARS} years after departure; a lapsed hold 90 days`;
const BY_LAW = `${DOCUMENTS_KEPT_YEARS} years after the financial year`;
const RECEPTION = 'staff who may read bookings; the guest';

/** Who booked, and how to reach them. */
export const GUEST: Handling = {
  why: 'to keep the booking, to reach the guest and to answer questions and claims about the stay',
  kept: WITH_THE_BOOKING,
  seenBy: RECEPTION,
  exported: true,
};

/** Words of staff about a booking, which may name its guest. */
export const NOTE: Handling = {
  why: 'so that everybody at the desk knows what was agreed and why',
  kept: WITH_THE_BOOKING,
  seenBy: 'staff who may read bookings',
  exported: true,
};

/** Who changed something: a guest or a member of the staff. */
export const ACTOR: Handling = {
  why: 'to know who changed the booking',
  kept: WITH_THE_BOOKING,
  seenBy: 'staff who may read bookings',
  exported: 'it is the number of an account',
};

/** What protects the hotel from abuse. */
export const PROTECTION: Handling = {
  why: 'to limit what one caller may hold without paying, and to open the page of the booking',
  kept: WITH_THE_BOOKING,
  seenBy: 'nobody',
  exported: 'it is a number that was made of other values',
};

/** The account of a guest. */
export const ACCOUNT: Handling = {
  why: 'to show a signed-in guest the bookings of their address',
  kept: 'two years after the proof of the address; with a booking as long as its guest',
  seenBy: 'nobody; the guest',
  exported: true,
};

/** Who pays, for the next tax document. */
export const INVOICE: Handling = {
  why: 'tax law wants the recipient on an invoice',
  kept: WITH_THE_BOOKING,
  seenBy: RECEPTION,
  exported: true,
};

/** Tax documents that were issued. */
export const TAX_DOCUMENT: PersonalColumn = {
  why: 'tax law wants the document with its recipient kept',
  kept: BY_LAW,
  seenBy: RECEPTION,
  exported: true,
  stays: 'tax law: CGST Act 2017, section 36',
};

/** The books of the hotel. */
export const BOOKS: PersonalColumn = {
  why: 'the books of the hotel must show what was sold and why money went back',
  kept: 'as long as the books',
  seenBy: 'staff who may read figures',
  exported: true,
  stays: 'tax law: the books must show it',
};

/** The permanent account number of a payer in cash. */
export const PAN: PersonalColumn = {
  why: 'income tax law wants the PAN of who pays much in cash (Income-tax Rules 1962, rule 114B)',
  kept: BY_LAW,
  seenBy: 'staff who take money',
  exported: true,
  stays: 'tax law: Income-tax Rules 1962, rules 114B to 114D',
  afterLaw: 'NULL',
};

/** Bookings of portals. */
export const PORTAL: PersonalColumn = {
  why: 'to settle the money of the stay with the portal',
  kept: 'as long as the books',
  seenBy: 'staff who may read bookings',
  exported: true,
  stays: 'the portal’s number belongs to its bill, and names nobody here',
};

/** What guests wrote to the hotel. */
export const MESSAGE: Handling = {
  why: 'to answer the guest',
  kept: '24 months',
  seenBy: 'staff who may read messages',
  exported: true,
};

/** Consent to the newsletter, apart from all bookings. */
export const NEWSLETTER: Handling = {
  why: 'to send the newsletter to who agreed, and to prove that they agreed',
  kept: 'while subscribed, and three years after the end of the subscription',
  seenBy: 'staff who may read subscribers',
  exported: true,
};

/** What members of the staff did with the data of a guest. */
export const AUDIT: Handling = {
  why: 'to know who changed, read or exported what',
  kept: WITH_THE_BOOKING,
  seenBy: 'staff who may read the activity',
  exported: 'it is the work of the staff; the values themselves are exported from their tables',
};

/** Events of the gateway as they came, with what the payer entered there. */
export const GATEWAY: Handling = {
  why: 'to take an event of the gateway once',
  kept: '90 days',
  seenBy: 'nobody',
  exported: 'the payment itself is exported',
};

/** Keys of counters. */
export const COUNTED: PersonalColumn = {
  why: 'to limit calls of one caller and mails to one mailbox',
  kept: 'at most one day',
  seenBy: 'nobody',
  exported: 'it is a number that was made of other values',
  stays: 'it ends by itself within a day',
};

/** Lost property. */
export const LOST: PersonalColumn = {
  why: 'to give found things back, and to prove to whom',
  kept: 'one year after the thing was given back',
  seenBy: 'housekeeping and reception',
  exported: 'it is about the thing; ask the reception',
  stays: 'it proves for a year who got the thing',
};

/** People of companies that pay for guests. */
export const COMPANY: PersonalColumn = {
  why: 'to reach the company about its bills',
  kept: 'until the staff remove the person from the company',
  seenBy: 'staff who may read companies',
  exported: 'it belongs to the company; ask the reception',
  stays: 'the staff edit the company',
};

/** Whose erasure waits. */
export const REQUEST: PersonalColumn = {
  why: 'to know whom to erase once nothing is open, and to answer whether it was done',
  kept: 'the address until the erasure is done; a number made of it as long as the request',
  seenBy: 'staff who may export and erase people',
  exported: 'the guest sees the request on the page “Your data”',
  stays: 'the erasure empties the address when it is done',
};

/** The register of guests. */
export const REGISTER: Handling = {
  why: 'the law wants a register of guests (Immigration and Foreigners Act 2025, section 8, and Rules 2025, rule 17)',
  kept: 'one year after departure; what was only announced goes with the guest',
  seenBy: 'staff who may read the register, each look audited',
  exported:
    'the export says of which stays there are entries, and until when; the reception shows them to the guest',
};

/** Records of guests. */
export const GUEST_RECORD: Handling = {
  why: 'to know guests who come again, and what they like',
  kept: `with the guest’s bookings: ${GUEST_KEPT_YEARS} years after the last departure; without a booking ${GUEST_KEPT_YEARS} years after the last work on it`,
  seenBy: 'staff who may read guests',
  exported: true,
};

/** The decision that the hotel does not rent to a guest. */
export const REFUSED_GUEST: PersonalColumn = {
  why: 'to protect guests, staff and the house from somebody who harmed them',
  kept: 'until the staff take it back',
  seenBy: 'staff who may read guests; never shown outside the desk',
  exported: 'it would endanger what it protects; the hotel’s lawyer decides',
  stays: 'without it the hotel would rent to the guest again; the hotel’s lawyer decides',
};

/** Texts of the site. */
export const PUBLISHED: PersonalColumn = {
  why: 'what guests said about the hotel, with their consent',
  kept: 'until the staff take it off the site',
  seenBy: 'everybody',
  exported: 'it is published',
  stays: 'the staff edit the text',
};

/** The accounts of the staff. */
export const STAFF_ACCOUNT: PersonalColumn = {
  why: 'to know who of the staff did it',
  kept: `while the person belongs to the staff, and ${DOCUMENTS_KEPT_YEARS} years for the books`,
  seenBy: 'owner and manager',
  exported: 'it is about staff, who ask the owner',
  stays: 'it is about staff, not about guests',
};

/** Sign-ins of the staff. */
export const STAFF_SESSION: PersonalColumn = { ...STAFF_ACCOUNT, kept: 'seven days' };
