import { t } from '../../../../lib/texts/texts';

const VERBS: Record<string, string> = {
  add: t`Added`,
  edit: t`Changed`,
  delete: t`Deleted`,
  set: t`Set`,
  export: t`Exported`,
  save: t`Saved`,
  publish: t`Published`,
  record: t`Recorded`,
  restore: t`Restored`,
  cancel: t`Cancelled`,
  change: t`Changed`,
  end: t`Ended`,
  close: t`Counted`,
  counter: t`Reversed`,
  confirm: t`Confirmed`,
  create: t`Made`,
  extend: t`Extended`,
  release: t`Released`,
  correct: t`Corrected`,
  crop: t`Cropped`,
  finish: t`Finished`,
  mark: t`Marked`,
  send: t`Sent`,
  start: t`Started`,
  undo: t`Undid`,
};

const NOUNS: Record<string, string> = {
  Block: t`a block`,
  GuestRecord: t`a record of a guest`,
  GuestConsent: t`a consent to marketing`,
  DoNotRent: t`whether the hotel rents to a guest`,
  LostItem: t`a lost item`,
  LostItemState: t`where a lost item is`,
  RepairNote: t`a note about a repair`,
  Offer: t`an offer`,
  Hotel: t`a hotel`,
  CategoryItem: t`a category item`,
  Charges: t`the charges and payments`,
  RoomType: t`a room type`,
  Room: t`a room`,
  Policy: t`a cancellation policy`,
  Option: t`the option of a tentative booking`,
  Property: t`the settings of the hotel`,
  Content: t`a text of the site`,
  ExchangeRate: t`an exchange rate`,
  ShownCurrency: t`a currency beside rupees`,
  TaxPeriod: t`a tax period`,
  GuestBookings: t`the bookings`,
  ContactMessages: t`the messages`,
  Subscribers: t`the subscribers`,
  DeskBooking: t`a booking at the desk`,
  Extra: t`an extra`,
  GuestBooking: t`a booking`,
  CashUp: t`the cash of a day`,
  Settlements: t`the settlements`,
  DeskPayment: t`a payment at the desk`,
  Look: t`the look of the site`,
  Message: t`a message`,
  PaymentTest: t`a test payment`,
  Picture: t`a picture`,
  RateChange: t`a change of rates`,
  RatePlan: t`a rate plan`,
  Rates: t`the rates`,
  Task: t`a task`,
  Tentative: t`a tentative booking`,
  TestMail: t`a test mail`,
};

/** Actions that do not consist of a verb and a noun. */
const WHOLE_ACTIONS: Record<string, string> = {
  joinGuestRecords: t`Joined two records of guests`,
  separateGuestRecord: t`Separated a record of a guest`,
  noteDifferentGuests: t`Recorded that two records belong to different guests`,
  makeGuestRecord: t`Made a record of a booking’s guest`,
  putBookingToGuest: t`Assigned a booking to the record of a guest`,
  blockRoom: t`Took a room out of sale`,
  moveStay: t`Gave a guest another room`,
  swapStays: t`Exchanged the rooms of two guests`,
  openShift: t`Opened a shift`,
  closeShift: t`Closed a shift`,
  payOut: t`Paid cash out of the drawer`,
  putBackPaidOut: t`Put cash back into the drawer`,
  replyToMessage: t`Answered a message`,
  monthlyReport: t`Exported the report of a month`,
  checkIn: t`Checked a guest in`,
  undoCheckIn: t`Undid a check-in`,
  checkOut: t`Checked a guest out`,
  takeBackCancellation: t`Took a cancellation back`,
  undoCheckOut: t`Undid a check-out`,
  arriveAfterAll: t`Checked in a guest who was recorded as a no-show`,
  registerDocumentAgain: t`Sent a document to the invoice registration portal again`,
  reconcileWithGateway: t`Compared the payments with the gateway`,
  closeBusinessDay: t`Closed a day of the hotel`,
  closeDayBook: t`Closed days of the day book`,
  editDayBookLedgers: t`Renamed ledgers of the day book`,
  exportDayBook: t`Exported the day book`,
  exportDayBookToTally: t`Exported the day book for Tally`,
  setGuestBillingDetails: t`Set the billing details`,
  issueInvoiceAgain: t`Issued an invoice again with other billing details`,
  addBookingNote: t`Wrote a note on a booking`,
  resendBookingMail: t`Sent a mail about a booking again`,
  renewBookingLink: t`Replaced the link to a booking`,
  pinAdministrator: t`Set the administrator’s account`,
  publishHotel: t`Opened the site`,
  unpublishHotel: t`Closed the site`,
};

/** 'priceCents' as 'Price cents'. */
function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Added an offer', for the operation `addOffer`. Unknown operations are shown by their names. */
export function actionLabel(action: string): string {
  const [, verb = '', noun = ''] = /^([a-z]+)(.*)$/.exec(action) ?? [];
  const [does, what] = [VERBS[verb], NOUNS[noun]];
  return WHOLE_ACTIONS[action] ?? (does && what ? t`${does} ${what}` : spaced(action));
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(', ');
  if (typeof value === 'object' && value !== null) {
    return detailsOf(value)
      .map(([name, text]) => `${name}: ${text}`)
      .join(', ');
  }
  return typeof value === 'boolean' ? (value ? t`Yes` : t`No`) : String(value);
}

/** The properties of an object as labels and texts, without empty properties. */
function detailsOf(values: object): [string, string][] {
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]): [string, string] => [spaced(name), written(value)])
    .filter(([, text]) => text !== '');
}

/** The details of an action as labels and texts, from the JSON that the server stored. */
export function readDetails(json: string): { title: string | null; rows: [string, string][] } {
  const details: unknown = JSON.parse(json);
  if (typeof details !== 'object' || details === null) return { title: null, rows: [] };
  const { title, name } = details as { title?: unknown; name?: unknown };
  const called = title ?? name;
  return { title: typeof called === 'string' ? called : null, rows: detailsOf(details) };
}
