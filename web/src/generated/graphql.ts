/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Why no stay can begin on a day. */
export const ArrivalRule = {
  /** It can be booked only nearer to the day. */
  BookedTooEarly: 'BOOKED_TOO_EARLY',
  /** It had to be booked earlier. */
  BookedTooLate: 'BOOKED_TOO_LATE',
  /** Guests may stay through, but not arrive. */
  ClosedToArrival: 'CLOSED_TO_ARRIVAL',
  /** The hotel does not sell this night, or has no room for so many guests. */
  NotSold: 'NOT_SOLD',
  /** The day is over, or it is too late to book a room for tonight. */
  Passed: 'PASSED',
  /** It cannot be booked yet: the booking window is shorter. */
  TooFarAhead: 'TOO_FAR_AHEAD'
} as const;

export type ArrivalRule = typeof ArrivalRule[keyof typeof ArrivalRule];
/** A guest who was recorded as a no-show and arrives after all. */
export type ArriveAfterAllInput = {
  /** Made once by the form, 16 to 64 letters, digits, - or _: sending the same form twice acts once. */
  idempotencyKey: string;
  /** The id of the stay. */
  stay: string;
};

/** To whom the invoice is made out. */
export type BillingDetailsInput = {
  /** At most 6 lines and 300 characters. */
  address: string;
  /** The GST registration of a business, 15 characters; left out for any other guest. */
  gstin?: string | null | undefined;
  /** The business, or the guest: 1 to 120 characters. */
  name: string;
  /** Six digits, the first of them not 0. Needed with a GSTIN while `Property.asksPinCode`; else it may be left out. */
  pinCode?: string | null | undefined;
  /** The state by the first two digits of its GSTINs, such as 08; 96 for another country. Needed without a GSTIN. */
  stateCode?: string | null | undefined;
};

/** Why a room is out of sale. */
export const BlockReason = {
  /** Something in it is broken. Figures count it as not available. */
  OutOfOrder: 'OUT_OF_ORDER',
  /** The owner uses it. Figures count it as available. */
  OwnersUse: 'OWNERS_USE',
  /** A portal sells it. Figures count it as sold. */
  Portal: 'PORTAL'
} as const;

export type BlockReason = typeof BlockReason[keyof typeof BlockReason];
/** A room that is taken out of sale for the nights [firstNight, until). */
export type BlockRoomInput = {
  /** Its first night out of sale: tonight or a later one. */
  firstNight: string;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sent twice, it blocks once. */
  idempotencyKey: string;
  /** What the staff should know, at most 500 characters. */
  note?: string | null | undefined;
  /** Why. */
  reason: BlockReason;
  /** The number on the room’s door. */
  roomNumber: string;
  /** The first night on which the room is on sale again. At most 1826 nights after the first one. */
  until: string;
};

/** Where a booking was made. */
export const BookingChannel = {
  /** At the desk. */
  Desk: 'DESK',
  /** By phone. */
  Phone: 'PHONE',
  /** Through a travel portal. */
  Portal: 'PORTAL',
  /** On the site, by the guest. */
  Site: 'SITE'
} as const;

export type BookingChannel = typeof BookingChannel[keyof typeof BookingChannel];
/** What the guest of a lost link remembers. */
export type BookingLinkInput = {
  /** The address that the booking was made with. */
  email: string;
  /** The booking’s reference as in its mails; small letters and spaces are allowed. */
  reference: string;
};

/** What a mail to a guest about a booking is about. */
export const BookingMailKind = {
  /** Stays were cancelled. */
  Cancellation: 'CANCELLATION',
  /** The booking was changed. */
  Change: 'CHANGE',
  /** The booking is confirmed; with the calendar file. */
  Confirmation: 'CONFIRMATION',
  /** The link that confirms a corrected address. */
  ConfirmAddress: 'CONFIRM_ADDRESS',
  /** Tax documents, as files. */
  Documents: 'DOCUMENTS',
  /** The link of the booking. */
  Link: 'LINK',
  /** The option of a tentative booking has ended. */
  OptionEnded: 'OPTION_ENDED',
  /** The booking is tentative: rooms are kept until the option ends. */
  OptionKept: 'OPTION_KEPT',
  /** A change waits for its payment. */
  PaymentRequest: 'PAYMENT_REQUEST',
  /** A payment goes back. */
  Refund: 'REFUND',
  /** A refund could not be sent. */
  RefundFailed: 'REFUND_FAILED',
  /** A refund is on its way. */
  RefundSent: 'REFUND_SENT'
} as const;

export type BookingMailKind = typeof BookingMailKind[keyof typeof BookingMailKind];
/** A note on a booking. Guests never see it. */
export type BookingNoteInput = {
  /** Made once by the form, 16 to 64 letters, digits, - or _: sent twice, it writes once. */
  idempotencyKey: string;
  /** The booking’s reference. */
  reference: string;
  /** The words: 1 to 2000 characters. */
  text: string;
};

/** Where a booking is in its life: docs/life-cycle.md draws it. */
export const BookingStatus = {
  /** All of its stays are cancelled. */
  Cancelled: 'CANCELLED',
  /** Paid, or booked at the desk to be paid at the hotel. */
  Confirmed: 'CONFIRMED',
  /** The hold or the option has ended and the rooms were released. */
  Expired: 'EXPIRED',
  /** A room is kept for 15 minutes, waiting for payment. */
  Held: 'HELD',
  /** The desk keeps rooms until a date, without payment. */
  Tentative: 'TENTATIVE'
} as const;

export type BookingStatus = typeof BookingStatus[keyof typeof BookingStatus];
/** Whether the night of a day can be bought. */
export const CalendarState = {
  /** The hotel does not sell it, or it is over. */
  Closed: 'CLOSED',
  /** A room is free. */
  Open: 'OPEN',
  /** No room is free. */
  SoldOut: 'SOLD_OUT'
} as const;

export type CalendarState = typeof CalendarState[keyof typeof CalendarState];
/** Stays that the guest cancels. */
export type CancelBookingInput = {
  /** The refund in paise that was shown; CancellationChanged if it differs. */
  expectedRefund: number;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sending the same cancellation twice cancels once. */
  idempotencyKey: string;
  /** The ids of the stays; all that can be cancelled when left out. */
  stays?: Array<string> | null | undefined;
  /** The booking’s token. */
  token: string;
};

/** Stays that the staff cancel. */
export type CancelGuestBookingInput = {
  /** What the hotel keeps of these stays together, in paise with tax: 0 waives the charge. The booking’s policy decides when it is left out. */
  charge?: number | null | undefined;
  /** The refund in paise that was shown; CancellationChanged if it differs. */
  expectedRefund: number;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sending the same cancellation twice cancels once. */
  idempotencyKey: string;
  /** Whether the guest did not come. */
  kind?: CancellationKind;
  /** Why: 1 to 500 characters on one line. */
  reason: string;
  /** The booking’s reference. */
  reference: string;
  /** The ids of the stays; all that can be cancelled when left out. */
  stays?: Array<string> | null | undefined;
};

/** Why stays do not take place. */
export const CancellationKind = {
  /** Guest or hotel cancelled them. */
  Cancellation: 'CANCELLATION',
  /** The guest did not come. */
  NoShow: 'NO_SHOW'
} as const;

export type CancellationKind = typeof CancellationKind[keyof typeof CancellationKind];
/** When a guest of an example cancels. */
export const CancellationMoment = {
  /** At the last moment of the first step. */
  Early: 'EARLY',
  /** A second after it. */
  Late: 'LATE',
  /** Never: the guest does not come. */
  NoShow: 'NO_SHOW'
} as const;

export type CancellationMoment = typeof CancellationMoment[keyof typeof CancellationMoment];
/** What a cancellation costs until so many hours before 00:00 of the check-in day. */
export type CancellationStepInput = {
  /** What the hotel keeps. */
  charge: ChargeInput;
  /** Hours before 00:00 of the check-in day at the hotel, 0 to 8760. */
  untilHoursBefore: number;
};

/** A count of the cash of a business day. */
export type CashCountInput = {
  /** What was counted, in paise: 0 or more. */
  countedCash: number;
  /** The business day; not a later one than today’s. */
  day: string;
  /** The expected cash in paise that was shown; CashUpChanged if it differs. */
  expectedCash: number;
  /** Why the two differ, in 200 characters at most. */
  note?: string | null | undefined;
};

/** The administrator’s form for an item; title and category are required. */
export type CategoryItemInput = {
  /** At most 30, of at most 100 characters each. */
  amenities?: Array<string> | null | undefined;
  /** Whether it is available at present; true when left out. */
  available?: boolean | null | undefined;
  /** One of the thirteen, as categoryItems takes them. */
  category?: string | null | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** At most 30 addresses of pictures, https://… or /pictures/…; the first is shown. */
  images?: Array<string> | null | undefined;
  /** Where in the hotel; at most 200 characters. */
  location?: string | null | undefined;
  /** US cents, at least 0; left out when it has no price. A room costs the rate of its type. */
  priceCents?: number | null | undefined;
  /** The room type to book, when it is a room. */
  roomType?: string | null | undefined;
  /** Numbers of the rooms that it sells, all of its type; left out when it sells any of them. */
  rooms?: Array<string> | null | undefined;
  /** When; at most 200 characters. */
  timing?: string | null | undefined;
  /** 1 to 150 characters. */
  title?: string | null | undefined;
};

/** What a block is from now on. Its first night stays. */
export type ChangeBlockInput = {
  /** The block. */
  id: string;
  /** What the staff should know, at most 500 characters. */
  note?: string | null | undefined;
  /** Why. */
  reason: BlockReason;
  /** The first night on which the room is on sale again. Nights that are over stay as they were. */
  until: string;
};

/** How the guest changes a booking. */
export type ChangeBookingInput = {
  /** What was shown, in paise: what is to be paid, or below 0 what goes back. ChangeFiguresChanged if it differs. */
  expectedDifference: number;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sending the same change twice changes once. */
  idempotencyKey: string;
  /** All rooms that the booking is to have, changed or not. Rooms that are missing are cancelled. */
  stays: Array<ChangedStayInput>;
  /** The booking’s token. */
  token: string;
};

/** How the staff change a booking. */
export type ChangeGuestBookingInput = {
  /** What was shown, in paise: what is to be paid, or below 0 what goes back. ChangeFiguresChanged if it differs. */
  expectedDifference: number;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sending the same change twice changes once. */
  idempotencyKey: string;
  /** How a dearer change is paid. Of a guest in the house it is always paid at the hotel. */
  payment?: ChangePayment;
  /** Why: 1 to 500 characters on one line. */
  reason: string;
  /** The booking’s reference. */
  reference: string;
  /** All rooms that the booking is to have, changed or not. Rooms that are missing are cancelled. */
  stays: Array<ChangedStayInput>;
};

/** How a change that costs more is paid. */
export const ChangePayment = {
  /** The change is made at once, and the guest owes the difference. */
  AtTheHotel: 'AT_THE_HOTEL',
  /** The new nights are held until the guest has paid on the booking’s page. */
  Online: 'ONLINE'
} as const;

export type ChangePayment = typeof ChangePayment[keyof typeof ChangePayment];
/** A room of a changed booking. */
export type ChangedStayInput = {
  /** First night. */
  checkin: string;
  /** Day of leaving. */
  checkout: string;
  /** How old those of the guests are who are children, in years, 0 to 17. Left out, the children of the stay stay as they are; a further room then has none. */
  children?: Array<number> | null | undefined;
  /** What the guest is to have beside the room. Left out, the room keeps what it has; a further room then has nothing. */
  extras?: Array<StayExtraInput> | null | undefined;
  /** All guests of the room, children included: at least 1, at most what the room type sleeps. */
  guests: number;
  /** The stay of the booking; left out for a further room. */
  id?: string | null | undefined;
  /** The room type wanted. */
  roomType: string;
};

/** What the hotel keeps. */
export type ChargeInput = {
  /** The kind. */
  kind: ChargeKind;
  /** For NIGHTS: how many, 1 to 30. */
  nights?: number | null | undefined;
  /** For PERCENT: 1 to 100. */
  percent?: number | null | undefined;
};

/** What the hotel keeps of the price of a stay. */
export const ChargeKind = {
  /** The first nights with a price above zero. */
  Nights: 'NIGHTS',
  /** Nothing. */
  Nothing: 'NOTHING',
  /** A percentage of the stay with tax. */
  Percent: 'PERCENT',
  /** The nights that are left. */
  RemainingNights: 'REMAINING_NIGHTS'
} as const;

export type ChargeKind = typeof ChargeKind[keyof typeof ChargeKind];
/** A guest who arrives. */
export type CheckInInput = {
  /** Who stays, if it is not the guest who books: 1 to 100 characters on one line. The name stays as it is when it is left out. */
  guestName?: string | null | undefined;
  /** The id of the stay. */
  stay: string;
};

/** A guest who leaves. */
export type CheckOutInput = {
  /** What the hotel keeps of the nights that are given up, in paise with tax: 0 waives the charge. The booking’s policy decides when it is left out. */
  charge?: number | null | undefined;
  /** Whether the guest may leave with an open balance. */
  despiteBalance?: boolean;
  /** The refund in paise that was shown; DepartureChanged if it differs. Needed when the guest leaves early. */
  expectedRefund?: number | null | undefined;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sending the same form twice acts once. */
  idempotencyKey: string;
  /** Why, in 1 to 500 characters on one line. Needed with a charge of the staff’s and with an open balance. */
  reason?: string | null | undefined;
  /** The id of the stay. */
  stay: string;
};

/** An age band of children. */
export type ChildBandInput = {
  /** What guests call it. */
  name: string;
  /** The highest age, 0 to 17 years. It begins after the band before. */
  toAge: number;
};

/** What a child of an age band costs beyond the guests in the rate. */
export type ChildSupplementInput = {
  /** The code of the age band. */
  band: string;
  /** US cents a night. */
  cents: number;
};

/** Colours of one scheme, each as # and six hexadecimal digits. */
export type ColoursInput = {
  /** Ornaments. */
  accent: string;
  /** Buttons and links. */
  action: string;
  /** Dark sections. */
  dusk: string;
  /** The page. */
  ground: string;
  /** Text. */
  ink: string;
  /** Lines between things. */
  line: string;
  /** Text on buttons. */
  onAction: string;
  /** Text on dark sections. */
  onDusk: string;
  /** Text of less weight. */
  quiet: string;
  /** Cards, fields and dialogs. */
  raised: string;
};

/** What the payment gateway’s checkout hands to the browser after a payment. */
export type ConfirmPaymentInput = {
  /** The gateway’s order id. */
  orderId: string;
  /** The gateway’s payment id. */
  paymentId: string;
  /** The gateway’s signature over both. */
  signature: string;
};

/** The contact form; both fields are required. */
export type ContactMessageInput = {
  /** An e-mail address of at most 254 characters; the hotel replies to it. */
  email: string;
  /** The message: 1 to 5000 characters. */
  textarea: string;
};

/** The form of a document. It has what the document’s kind has; all of it is replaced. */
export type ContentInput = {
  /** Of navigation: every entry. */
  entries?: Array<NavigationEntryInput>;
  /** Of testimonials: every one. */
  testimonials?: Array<TestimonialInput>;
  /** Of a page: every text. */
  texts?: Array<PageTextInput>;
};

/** What a document of the site’s content is about. */
export const ContentKind = {
  /** The links of every page. */
  Navigation: 'NAVIGATION',
  /** The texts of a page. */
  Page: 'PAGE',
  /** What guests said. */
  Testimonials: 'TESTIMONIALS'
} as const;

export type ContentKind = typeof ContentKind[keyof typeof ContentKind];
/** What guests see of a document. */
export const ContentState = {
  /** The draft was changed since it was published. */
  Draft: 'DRAFT',
  /** Nothing is published: guests read neutral words. */
  Neutral: 'NEUTRAL',
  /** The draft is what guests see. */
  Published: 'PUBLISHED'
} as const;

export type ContentState = typeof ContentState[keyof typeof ContentState];
/** Who books, corrected. */
export type CorrectDetailsInput = {
  /** 1 to 100 characters. */
  name: string;
  /** 7 to 15 digits, with + and separators if need be; at most 25 characters. */
  phone: string;
  /** At most 1000 characters. */
  specialRequests?: string | null | undefined;
  /** The booking’s token. */
  token: string;
};

/** The guest’s right address. */
export type CorrectEmailInput = {
  /** An e-mail address of at most 254 characters. A link that confirms it is mailed there. */
  email: string;
  /** The booking’s token. */
  token: string;
};

/** What the staff correct of the guest of a booking. */
export type CorrectGuestBookingInput = {
  /** An e-mail address of at most 254 characters. A link that confirms it is mailed there. Left out, it stays as it is. */
  email?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** 7 to 15 digits, with + and separators if need be; at most 25 characters. Left out, it stays as it is. */
  phone?: string | null | undefined;
  /** Why: 1 to 500 characters on one line. */
  reason: string;
  /** The booking’s reference. */
  reference: string;
  /** At most 1000 characters. */
  specialRequests?: string | null | undefined;
};

/** The booking form. */
export type CreateBookingInput = {
  /** To whom the invoice is made out; left out, to who books. */
  billing?: BillingDetailsInput | null | undefined;
  /** The solution of a ChallengeRequired: ALTCHA's payload in base64, at most 4000 characters. Left out otherwise. */
  challengeSolution?: string | null | undefined;
  /** First night: from the hotel’s today to 18 months ahead. */
  checkin: string;
  /** Day of leaving: 1 to 30 nights after check-in. */
  checkout: string;
  /** How old those of the guests are who are children, in years, 0 to 17. Left out, all are adults. */
  children?: Array<number>;
  /** The code of a promotion; capitals do not matter. */
  code?: string | null | undefined;
  /** An e-mail address of at most 254 characters; the confirmation goes there. */
  email: string;
  /** The total in paise that the guest saw; PriceChanged if it differs. */
  expectedTotal?: number | null | undefined;
  /** What the guest adds to this room, each extra once. */
  extras?: Array<StayExtraInput>;
  /** Further rooms of the same booking, at most 4. All rooms are booked, or none. */
  furtherStays?: Array<StayInput>;
  /** All guests of the room, children included: at least 1, at most what the room type sleeps. */
  guests?: number;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sending the same booking twice books once. */
  idempotencyKey?: string | null | undefined;
  /** The listing of the first room, by its id. If it names rooms, the guest gets one of them. */
  listing?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** 7 to 15 digits, with + and separators if need be; at most 25 characters. */
  phone: string;
  /** The code of a rate plan for the first room; the first one when left out. */
  plan?: string | null | undefined;
  /** The token of a hold of the guest that this one takes the place of. It ends only if this one is made. */
  replaces?: string | null | undefined;
  /** The room type wanted; the first one on sale when it is left out. */
  roomType?: string | null | undefined;
  /** At most 1000 characters. */
  specialRequests?: string | null | undefined;
};

/** A booking that the staff make. */
export type CreateDeskBookingInput = {
  /** How the guest came. */
  channel: DeskChannel;
  /** The code of a promotion. */
  code?: string | null | undefined;
  /** Left out, the guest gets no mail. */
  email?: string | null | undefined;
  /** The total in paise that the form showed. */
  expectedTotal: number;
  /** 16 to 64 letters, digits, - or _: the same form again makes no second booking. */
  idempotencyKey: string;
  /** Who books: 1 to 100 characters. */
  name: string;
  /** Keeps the rooms tentatively until the end of this date: from today to the day of arrival. Left out, the booking is firm. */
  optionUntil?: string | null | undefined;
  /** 7 to 15 digits. It may be left out for PORTAL only. */
  phone?: string | null | undefined;
  /** For PORTAL: which one, and its number there; at most 100 characters. */
  portal?: string | null | undefined;
  /** Why the staff set a rate: 1 to 500 characters on one line. */
  rateReason?: string | null | undefined;
  /** Why the staff sell in spite of restrictions: 1 to 500 characters on one line. Left out, they are kept. */
  restrictionsReason?: string | null | undefined;
  /** At most 1000 characters. */
  specialRequests?: string | null | undefined;
  /** 1 to 30 rooms: all or none are booked. */
  stays: Array<DeskStayInput>;
};

/** A part of a picture, in thousandths of its sides. */
export type CropInput = {
  /** How high it is. */
  height: number;
  /** Where it begins, from the left. */
  left: number;
  /** Where it begins, from the top. */
  top: number;
  /** How wide it is. */
  width: number;
};

/** ISO 4217 code. Rates are shown in USD; guests are charged in INR. */
export const Currency = {
  /** Indian rupee; amounts are paise. */
  Inr: 'INR',
  /** US dollar; amounts are cents. */
  Usd: 'USD'
} as const;

export type Currency = typeof Currency[keyof typeof Currency];
/** How a guest came to the staff. */
export const DeskChannel = {
  /** The guest stands at the desk. */
  Desk: 'DESK',
  /** The guest called or wrote. */
  Phone: 'PHONE',
  /** A travel portal has sold the stay. */
  Portal: 'PORTAL'
} as const;

export type DeskChannel = typeof DeskChannel[keyof typeof DeskChannel];
/** Money that staff take for a booking. */
export type DeskPaymentInput = {
  /** In paise, at most the balance. In cash it is whole rupees, at most the balance rounded to the rupee. */
  amount: number;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sending it twice takes the money once. */
  idempotencyKey: string;
  /** Such as the number of the slip, in 120 characters at most. */
  note?: string | null | undefined;
  /** The guest’s permanent account number, such as ABCDE1234F; needed for much cash in a day. */
  pan?: string | null | undefined;
  /** The booking’s reference. */
  reference: string;
  /** How the guest pays. */
  source: StaffSource;
};

/** What the staff are about to sell. */
export type DeskQuoteInput = {
  /** The code of a promotion. */
  code?: string | null | undefined;
  /** Whether to sell in spite of minimum stays, closed days and other restrictions. */
  despiteRestrictions?: boolean;
  /** The guest’s address, for promotions with a limit. */
  email?: string | null | undefined;
  /** 1 to 30 rooms. */
  stays: Array<DeskStayInput>;
};

/** A room that the staff sell. Until 06:00 check-in may be the night before. */
export type DeskStayInput = {
  /** First night: from the hotel’s today to 18 months ahead. */
  checkin: string;
  /** Day of leaving: 1 to 30 nights after check-in. */
  checkout: string;
  /** How old those of the guests are who are children, in years, 0 to 17. Left out, all are adults. */
  children?: Array<number>;
  /** What the guest adds to this room, each extra once. */
  extras?: Array<StayExtraInput>;
  /** Who stays, if not who books: at most 100 characters. */
  guestName?: string | null | undefined;
  /** All guests of the room, children included: at least 1, at most what the room type sleeps. */
  guests?: number;
  /** The code of a rate plan; the first one when left out. */
  plan?: string | null | undefined;
  /** The rate of each night before tax, in paise, that the staff set: 0 is complimentary. Left out, today’s rate counts. */
  ratePaise?: number | null | undefined;
  /** The number of the room that the guest gets; left out for any room of the type. */
  roomNumber?: string | null | undefined;
  /** The room type wanted. */
  roomType: string;
};

/** What a promotion takes off. */
export type DiscountInput = {
  /** For the amounts: cents of the currency of rates. */
  cents?: number | null | undefined;
  /** For PERCENT: hundredths of a percent, from 1 to 9900, such as 1000 for 10 %. */
  hundredths?: number | null | undefined;
  /** The kind. */
  kind: DiscountKind;
  /** … cost as much as so many, at least 1 and fewer. */
  payNights?: number | null | undefined;
  /** For FREE_NIGHTS: so many nights in a row, 2 to 30, … */
  stayNights?: number | null | undefined;
};

/** What a promotion takes off. */
export const DiscountKind = {
  /** An amount off each night. */
  AmountPerNight: 'AMOUNT_PER_NIGHT',
  /** An amount off the stay, spread over its nights by their value. */
  AmountPerStay: 'AMOUNT_PER_STAY',
  /** Of so many nights in a row only some are paid. The cheapest are free; of equals, the later ones. */
  FreeNights: 'FREE_NIGHTS',
  /** A percentage of each night. */
  Percent: 'PERCENT',
  /** Nothing: the guest gets something at the hotel. */
  ValueAdded: 'VALUE_ADDED'
} as const;

export type DiscountKind = typeof DiscountKind[keyof typeof DiscountKind];
/** Whether the guest’s bank disputes a payment of the booking. */
export const DisputeState = {
  /** The bank took money back; no dispute is open. */
  Lost: 'LOST',
  /** No payment is disputed, or the hotel kept the money. */
  None: 'NONE',
  /** A dispute has not ended. */
  Open: 'OPEN'
} as const;

export type DisputeState = typeof DisputeState[keyof typeof DisputeState];
/** Where a dispute is in its life at the gateway. */
export const DisputeStatus = {
  /** It ended without a decision. */
  Closed: 'CLOSED',
  /** The bank took the money back. */
  Lost: 'LOST',
  /** It waits for the hotel’s response. */
  Open: 'OPEN',
  /** The bank considers the hotel’s response. */
  UnderReview: 'UNDER_REVIEW',
  /** The hotel keeps the money. */
  Won: 'WON'
} as const;

export type DisputeStatus = typeof DisputeStatus[keyof typeof DisputeStatus];
/** What one unit of the currency of rates costs, from a date on. */
export type ExchangeRateInput = {
  /** Paise for one dollar, 100 to 100000. */
  paisePerUnit: number;
  /** Today at the hotel or later. */
  validFrom: string;
};

/** The owner’s form for an extra. Every field is replaced. */
export type ExtraInput = {
  /** The price of one before tax, in cents of the currency of rates: 1 to 10000000. */
  cents: number;
  /** So many are sold for one day at most, 1 to 10000; null for any number. What is charged by the night counts on each night, everything else on the day of check-in. */
  dailyLimit?: number | null | undefined;
  /** What guests read about it, 300 characters at most. */
  description?: string | null | undefined;
  /** What guests call it, 60 characters at most. */
  name: string;
  /** Whether it can be booked. */
  onSale?: boolean;
  /** The services accounting code: 4 to 8 digits. */
  sac: string;
  /** Its place in the list: the lowest number comes first. */
  sortOrder?: number;
  /** GST in percent, both halves together. Null for a restaurant supply: its tax follows from the hotel’s setting. */
  taxPercent?: number | null | undefined;
  /** How often its price is charged. */
  unit: ExtraUnit;
};

/** How often the price of an extra is charged for one room. */
export const ExtraUnit = {
  /** For each guest. */
  Guest: 'GUEST',
  /** For each guest and night. */
  GuestAndNight: 'GUEST_AND_NIGHT',
  /** For each night. */
  Night: 'NIGHT',
  /** As often as the guest asks for. */
  Piece: 'PIECE',
  /** Once. */
  Stay: 'STAY'
} as const;

export type ExtraUnit = typeof ExtraUnit[keyof typeof ExtraUnit];
/** The feedback form; all fields are required. */
export type FeedbackInput = {
  /** 1 to 5000 characters. */
  feedback: string;
  /** Where the guest comes from: 1 to 100 characters. */
  location: string;
  /** 1 to 100 characters. */
  name: string;
};

/** A task that somebody has done. */
export type FinishTaskInput = {
  /** The id of the task. */
  id: string;
  /** How it was done, in 500 characters at most. */
  note: string;
  /** For a refund: by which means the money went back; left out, as the task’s `source` says. */
  source?: StaffSource | null | undefined;
};

/** What an entry of a folio is about. */
export const FolioEntryKind = {
  /** What the hotel keeps of a cancelled room. */
  Cancellation: 'CANCELLATION',
  /** What it keeps of nights that were given up. */
  Change: 'CHANGE',
  /** A payment that was recorded by mistake. */
  CounterEntry: 'COUNTER_ENTRY',
  /** What it keeps of nights after the guest has left. */
  EarlyDeparture: 'EARLY_DEPARTURE',
  /** What the guest has beside the room. */
  Extra: 'EXTRA',
  /** All nights of a booking that an early version made. */
  Legacy: 'LEGACY',
  /** Money that the guest’s bank took back. */
  LostDispute: 'LOST_DISPUTE',
  /** What it keeps since the guest did not come. */
  NoShow: 'NO_SHOW',
  /** Money that the hotel took. */
  Payment: 'PAYMENT',
  /** Money that went back, or is to go back. */
  Refund: 'REFUND',
  /** One night of one room. */
  RoomNight: 'ROOM_NIGHT',
  /** It makes a balance in cash a whole number of rupees. */
  RoundOff: 'ROUND_OFF',
  /** Too little for a payment or a refund. */
  WriteOff: 'WRITE_OFF'
} as const;

export type FolioEntryKind = typeof FolioEntryKind[keyof typeof FolioEntryKind];
/** How our records of money and the gateway’s differ. */
export const GatewayDifferenceKind = {
  /** The amount or the state of a dispute differs. */
  DisputeDiffers: 'DISPUTE_DIFFERS',
  /** A guest’s bank questions a payment that we do not know. */
  DisputeUnknown: 'DISPUTE_UNKNOWN',
  /** A captured payment was not settled within seven days. */
  NotSettled: 'NOT_SETTLED',
  /** The amount or the state of a payment differs. */
  PaymentDiffers: 'PAYMENT_DIFFERS',
  /** The gateway does not know a payment that counts as captured here. */
  PaymentMissing: 'PAYMENT_MISSING',
  /** The gateway captured a payment that we do not know. */
  PaymentUnknown: 'PAYMENT_UNKNOWN',
  /** The amount or the state of a refund differs. */
  RefundDiffers: 'REFUND_DIFFERS',
  /** The gateway does not know a refund that counts as sent here. */
  RefundMissing: 'REFUND_MISSING',
  /** The gateway sent a refund that we do not know. */
  RefundUnknown: 'REFUND_UNKNOWN',
  /** The amount of a settlement is not the sum of its lines. */
  SettlementDiffers: 'SETTLEMENT_DIFFERS'
} as const;

export type GatewayDifferenceKind = typeof GatewayDifferenceKind[keyof typeof GatewayDifferenceKind];
/** Filters bookings. A booking is found when it matches every filter that is given. */
export type GuestBookingFilter = {
  /** Only stays with a night on this day or a later one. */
  from?: string | null | undefined;
  /** Four characters or more of the reference (with its hyphen or without), part of the name of who booked or who stays (in any case and order, with accents or without; of two letters or one, what a name begins with), three characters or more of the e-mail address, four digits or more of the phone number (in any spelling), four characters or more of a portal and its number, or the whole number of the room. */
  search?: string | null | undefined;
  /** Only those in this state. */
  status?: BookingStatus | null | undefined;
  /** Only stays that begin on this day or earlier. */
  to?: string | null | undefined;
};

/** Stays that the staff cancel, and at what charge. */
export type GuestCancellationInput = {
  /** What the hotel keeps of these stays together, in paise with tax: 0 waives the charge. The booking’s policy decides when it is left out. */
  charge?: number | null | undefined;
  /** Whether the guest did not come. */
  kind?: CancellationKind;
  /** The booking’s reference. */
  reference: string;
  /** The ids of the stays; all that can be cancelled when left out. */
  stays?: Array<string> | null | undefined;
};

/** Which messages are listed. */
export type GuestMessageFilter = {
  /** Only those of this form. */
  kind?: MessageKind | null | undefined;
  /** Part of the address, name, place or text, in any case. */
  search?: string | null | undefined;
  /** Only those in this state. */
  state?: MessageState | null | undefined;
};

/** Where the guest of an open balance is. */
export const GuestWhereabouts = {
  /** The guest arrives today. */
  Arriving: 'ARRIVING',
  /** The guest has left, did not come or has cancelled. */
  Gone: 'GONE',
  /** The guest is here and stays on. */
  InHouse: 'IN_HOUSE',
  /** The guest leaves today. */
  Leaving: 'LEAVING'
} as const;

export type GuestWhereabouts = typeof GuestWhereabouts[keyof typeof GuestWhereabouts];
/** What titles are set in. The first one ships with the site. */
export const HeadingTypeface = {
  /** Cormorant Garamond. */
  CormorantGaramond: 'CORMORANT_GARAMOND',
  /** Playfair Display. */
  PlayfairDisplay: 'PLAYFAIR_DISPLAY',
  /** Source Serif. */
  SourceSerif: 'SOURCE_SERIF'
} as const;

export type HeadingTypeface = typeof HeadingTypeface[keyof typeof HeadingTypeface];
/** The administrator’s form for a partner hotel; only the name is required. */
export type HotelInput = {
  /** At most 100 characters. */
  city?: string | null | undefined;
  /** At most 100 characters. */
  country?: string | null | undefined;
  /** Its id at the portal that url points to; at most 50 characters. */
  hotelId?: string | null | undefined;
  /** 1 to 150 characters. */
  name?: string | null | undefined;
  /** At most 2000 characters. */
  overview?: string | null | undefined;
  /** A picture’s address: https://… or /pictures/…. */
  photo?: string | null | undefined;
  /** Out of 10, stored with two decimals. */
  ratingAverage?: number | null | undefined;
  /** 0 to 5 in halves. */
  starRating?: number | null | undefined;
  /** Its page at the portal: https://…. */
  url?: string | null | undefined;
};

/** To whom an invoice is issued again, and why. */
export type IssueInvoiceAgainInput = {
  /** At most 6 lines and 300 characters. */
  address: string;
  /** The GST registration of a business, 15 characters; left out for any other guest. */
  gstin?: string | null | undefined;
  /** Of the invoice that is replaced. */
  id: string;
  /** The business, or the guest: 1 to 120 characters. */
  name: string;
  /** Six digits, the first of them not 0. Needed with a GSTIN while `Property.asksPinCode`; else it may be left out. */
  pinCode?: string | null | undefined;
  /** For the history: 1 to 500 characters. It is on no document. */
  reason: string;
  /** The state by the first two digits of its GSTINs, such as 08; 96 for another country. Needed without a GSTIN. */
  stateCode?: string | null | undefined;
};

/** The form of the look. Every field is replaced. */
export type LookInput = {
  /** What titles are set in; null for the one that the site ships with. */
  headingTypeface?: HeadingTypeface | null | undefined;
  /** The address of an uploaded picture; null for the sign that the site ships with. */
  logo?: string | null | undefined;
  /** Null for the colours that the site ships with. */
  palette?: PaletteInput | null | undefined;
  /** What everything else is set in; null for the one that the site ships with. */
  textTypeface?: TextTypeface | null | undefined;
};

/** The state that a message gets by hand. */
export type MarkMessageInput = {
  /** The id of the message. */
  id: string;
  /** What the guest wrote with. */
  kind: MessageKind;
  /** The new state. */
  state: MessageState;
};

/** What a guest wrote with. */
export const MessageKind = {
  /** The contact form. */
  Contact: 'CONTACT',
  /** The form for feedback. */
  Feedback: 'FEEDBACK'
} as const;

export type MessageKind = typeof MessageKind[keyof typeof MessageKind];
/** How far the staff are with a message. */
export const MessageState = {
  /** The hotel has replied. */
  Answered: 'ANSWERED',
  /** Nothing is left to do. */
  Closed: 'CLOSED',
  /** Nobody has read it. */
  New: 'NEW',
  /** Somebody has read it. */
  Read: 'READ'
} as const;

export type MessageState = typeof MessageState[keyof typeof MessageState];
/** What happened to money. */
export const MoneyMove = {
  /** It had been recorded by mistake. */
  Countered: 'COUNTERED',
  /** It went back to the guest. */
  GivenBack: 'GIVEN_BACK',
  /** It came. */
  Taken: 'TAKEN'
} as const;

export type MoneyMove = typeof MoneyMove[keyof typeof MoneyMove];
/** A stay that gets another room at the same price. */
export type MoveStayInput = {
  /** True to leave a room that the hotel promised; the reason is kept. */
  despitePromise?: boolean | null | undefined;
  /** The first night in the other room; tonight or the first night of the stay when left out. */
  from?: string | null | undefined;
  /** The number of the room that the form showed; refused when the stay has another one by now. */
  fromRoom: string;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sent twice, it moves once. */
  idempotencyKey: string;
  /** Why, at most 500 characters. An upgrade and a broken promise need it. */
  reason?: string | null | undefined;
  /** The stay. */
  stayId: string;
  /** The number of the other room. */
  toRoom: string;
};

/** An entry of the navigation: a link, or a list of links under a label. */
export type NavigationEntryInput = {
  /** What guests read. */
  label: string;
  /** The links of a list, in their order. */
  links: Array<NavigationLinkInput>;
  /** Where it leads; null for a list. */
  path?: string | null | undefined;
  /** Whether guests see it. */
  shown: boolean;
};

/** A link of the navigation. */
export type NavigationLinkInput = {
  /** What guests read. */
  label: string;
  /** A page of the site, or an address that begins with https://. */
  path: string;
  /** Whether guests see it. */
  shown: boolean;
};

/** The owner’s form for a new room type. */
export type NewRoomTypeInput = {
  /** What each adult beyond them costs: US cents a night. Left out, it stays as it is. */
  adultSupplementCents?: number | null | undefined;
  /** Such as "King bed and sofa bed". */
  beds?: string | null | undefined;
  /** How many guests one room sleeps. */
  capacity: number;
  /** The same for children. A band that is not in the list costs what an adult costs. Left out, it stays as it is. */
  childSupplements?: Array<ChildSupplementInput> | null | undefined;
  /** Its code: a letter, then letters, digits and hyphens, at most 40 in all. It never changes. */
  code: string;
  /** What guests read about it. */
  description: string;
  /** How many beds can be added, each for one more guest. */
  extraBeds: number;
  /** Where in the building it is. */
  floor?: string | null | undefined;
  /** What belongs to each stay; one entry each. */
  included: Array<string>;
  /** So many guests are in the rate; null when all of them are. */
  includedGuests?: number | null | undefined;
  /** How many of them may be adults. */
  maximumAdults: number;
  /** How many of them may be children. */
  maximumChildren: number;
  /** What guests read. */
  name: string;
  /** The base rate: US cents a night, before GST. */
  nightlyRateCents: number;
  /** Whether guests can book it. Bookings that exist stay as they are. */
  onSale: boolean;
  /** Addresses of pictures: https://… or /pictures/…. The first is shown first. */
  pictures: Array<string>;
  /** Square metres. */
  sizeSquareMetres?: number | null | undefined;
  /** Its place among the types; the lowest comes first. */
  sortOrder: number;
  /** What guests see from the window. */
  view?: string | null | undefined;
};

/** What has nights of a room. */
export const OccupantKind = {
  /** A block: the room is out of sale. */
  Block: 'BLOCK',
  /** The change of a booking, which waits for its payment. */
  HeldChange: 'HELD_CHANGE',
  /** A stay of a guest. */
  Stay: 'STAY'
} as const;

export type OccupantKind = typeof OccupantKind[keyof typeof OccupantKind];
/** The administrator’s form for an offer; only the title is required. */
export type OfferInput = {
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** A picture’s address: https://… or /pictures/…. */
  imageUrl?: string | null | undefined;
  /** 1 to 150 characters. */
  title?: string | null | undefined;
  /** The last day on which it is valid. */
  validTill?: string | null | undefined;
};

/** A text of a page. */
export type PageTextInput = {
  /** Its name on the page. */
  name: string;
  /** Its words. */
  text: string;
};

/** The colours of the site. */
export type PaletteInput = {
  /** In dark surroundings. */
  dark: ColoursInput;
  /** In bright surroundings. */
  light: ColoursInput;
};

/** How money came. */
export const PaymentSource = {
  /** A transfer to the hotel’s account. */
  BankTransfer: 'BANK_TRANSFER',
  /** A card on the machine of the desk. */
  CardMachine: 'CARD_MACHINE',
  /** Notes and coins. */
  Cash: 'CASH',
  /** Through the payment gateway. */
  Gateway: 'GATEWAY',
  /** The portal that sold the room pays the hotel. */
  Portal: 'PORTAL',
  /** UPI to the hotel’s own address. */
  Upi: 'UPI'
} as const;

export type PaymentSource = typeof PaymentSource[keyof typeof PaymentSource];
/** Where a payment is in its life at the gateway. */
export const PaymentStatus = {
  /** The bank has set the money aside; the hotel does not have it yet. */
  Authorised: 'AUTHORISED',
  /** The hotel has the money. */
  Captured: 'CAPTURED',
  /** The guest has begun to pay. */
  Created: 'CREATED',
  /** The bank or the guest refused it. It may still succeed later. */
  Failed: 'FAILED',
  /** The money went back without capture. */
  Released: 'RELEASED'
} as const;

export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];
/** How far the owner’s payment of one rupee is. */
export const PaymentTestStatus = {
  /** Paid; the refund is on its way. */
  Captured: 'CAPTURED',
  /** Nobody paid within an hour. */
  Lapsed: 'LAPSED',
  /** Not paid yet. */
  Open: 'OPEN',
  /** The money went back. */
  Refunded: 'REFUNDED',
  /** The gateway refused the refund; it can be made in its dashboard. */
  RefundFailed: 'REFUND_FAILED'
} as const;

export type PaymentTestStatus = typeof PaymentTestStatus[keyof typeof PaymentTestStatus];
/** The form of a picture. Every field is replaced. */
export type PictureInput = {
  /** What it shows, 1 to 300 characters. */
  altText: string;
  /** The point that stays visible: percent from the left. */
  focalX: number;
  /** Percent from the top. */
  focalY: number;
};

/** RECEIVED while its files are made, READY when guests can see it, FAILED when that is impossible. */
export const PictureState = {
  /** Its files cannot be made. */
  Failed: 'FAILED',
  /** Guests can see it. */
  Ready: 'READY',
  /** Its files are being made. */
  Received: 'RECEIVED'
} as const;

export type PictureState = typeof PictureState[keyof typeof PictureState];
/** The owner’s form for a cancellation policy. Every field is replaced. */
export type PolicyInput = {
  /** When the guest leaves early. */
  earlyDeparture: ChargeInput;
  /** What guests call it. */
  name: string;
  /** When the guest does not come. */
  noShow: ChargeInput;
  /** In the order of time, the most hours first; at most 4. */
  steps: Array<CancellationStepInput>;
};

/** The owner’s form for a promotion. Every field is replaced. */
export type PromotionInput = {
  /** It is booked from this date on; null: always. */
  bookingFrom?: string | null | undefined;
  /** The last date on which it is booked. */
  bookingTo?: string | null | undefined;
  /** 3 to 30 letters, digits and hyphens; capitals do not matter. Null: it applies by itself. */
  code?: string | null | undefined;
  /** What it takes off. */
  discount: DiscountInput;
  /** The promotion that it replaces; null for a new one. */
  id?: number | null | undefined;
  /** A stay has so many nights at least, 1 to 30. */
  minimumNights?: number;
  /** What guests call it, 60 characters at most. */
  name: string;
  /** The offer that guests read about it. */
  offerId?: string | null | undefined;
  /** Codes of rate plans. Empty: all. */
  plans?: Array<string>;
  /** Codes of room types. Empty: all. */
  roomTypes?: Array<string>;
  /** No night of the stay is before this one. */
  stayFrom?: string | null | undefined;
  /** No night of the stay is after this one. */
  stayTo?: string | null | undefined;
  /** How many bookings can be made with it, 1 to 1000000; null: any number. */
  totalUses?: number | null | undefined;
  /** The same for one guest. */
  usesPerGuest?: number | null | undefined;
  /** Of the nights: 1 is Monday, 7 is Sunday. Empty: all. */
  weekdays?: Array<number>;
};

/** Whether a promotion can be booked today. */
export const PromotionState = {
  /** The last date on which it could be booked is over. */
  Ended: 'ENDED',
  /** It can from a later date on. */
  NotYet: 'NOT_YET',
  /** It can, for stays that meet its conditions. */
  Open: 'OPEN',
  /** As many bookings as it is for were made with it. */
  UsedUp: 'USED_UP'
} as const;

export type PromotionState = typeof PromotionState[keyof typeof PromotionState];
/** The owner’s form: all settings of the hotel. Each is replaced. */
export type PropertyInput = {
  /** How many months ahead a check-in can be booked, 1 to 60. */
  bookingWindowMonths: number;
  /** Whoever pays more than this in cash on one day is asked for the PAN, in paise: 0 to ₹2 lakh. Left out, it stays as it is. */
  cashPanAbovePaise?: number | null | undefined;
  /** From when rooms are ready: HH:MM at the hotel. */
  checkinFrom: string;
  /** By when rooms are left: HH:MM at the hotel. */
  checkoutBy: string;
  /** The age bands of children. With none, all guests are adults. Left out, they stay as they are. */
  childBands?: Array<ChildBandInput> | null | undefined;
  /** The country’s name, as it stands in the address. */
  country: string;
  /** ISO 3166-1 alpha-2, such as IN. Phone numbers without a country code are read as this one’s. */
  countryCode: string;
  /** Whether invoices and credit notes to businesses are registered at the invoice registration portal: needed above ₹5 crore of turnover. Left out, it stays as it is. */
  eInvoicing?: boolean | null | undefined;
  /** Where guests write to; null for the mailbox of the settings. */
  email?: string | null | undefined;
  /** The first two digits of the GSTIN, such as 08. */
  gstStateCode?: string | null | undefined;
  /** The number of the GST registration, 15 characters. */
  gstin?: string | null | undefined;
  /** Until when a room can be booked for the same night: HH:MM at the hotel. Null for the whole day. */
  lastSameDayBooking?: string | null | undefined;
  /** Who runs it, as on tax documents. */
  legalName?: string | null | undefined;
  /** The longest stay that can be booked on the site, 1 to 365 nights. */
  maximumNights: number;
  /** What guests call the hotel. */
  name: string;
  /** In international form. */
  phone: string;
  /** The postcode. */
  postcode: string;
  /** The currency of rates. Left out, it stays as it is; a new hotel’s is INR. Fixed once there is a room type. */
  rateCurrency?: Currency | null | undefined;
  /** What references of new bookings start with: 1 to 6 capital letters or digits. */
  referencePrefix: string;
  /** The hotel’s pages elsewhere, in the order in which they are shown. */
  socialLinks: Array<SocialLinkInput>;
  /** Whether a room was sold above ₹7,500 in the last financial year, so that restaurant supplies bear 18 % GST. Left out, it stays as it is. */
  specifiedPremises?: boolean | null | undefined;
  /** The state. */
  state: string;
  /** Street and number. */
  street: string;
  /** IANA name of the zone that the hotel’s days are counted in. */
  timeZone: string;
  /** The town. */
  town: string;
};

/** How a rate differs from the rate of the room type. */
export type RateChangeInput = {
  /** For AMOUNT: cents of the currency of rates. */
  cents?: number | null | undefined;
  /** For PERCENT: hundredths of a percent, from -9999 to 90000, such as 4000 for 40 % more. */
  hundredths?: number | null | undefined;
  /** The kind. */
  kind: RateChangeKind;
};

/** How a rate differs from the rate of the room type. */
export const RateChangeKind = {
  /** It is this amount. */
  Amount: 'AMOUNT',
  /** It is so many percent more or less. */
  Percent: 'PERCENT'
} as const;

export type RateChangeKind = typeof RateChangeKind[keyof typeof RateChangeKind];
/** One change of rates: exactly one of its fields. */
export type RateEditInput = {
  /** Deletes the promotion of this id. */
  deletePromotion?: number | null | undefined;
  /** Deletes the restriction of this id. */
  deleteRestriction?: number | null | undefined;
  /** Deletes the season of this id. */
  deleteSeason?: number | null | undefined;
  /** Sets or takes away rates of single dates. */
  fill?: RateFillInput | null | undefined;
  /** Adds or replaces a promotion. */
  promotion?: PromotionInput | null | undefined;
  /** Adds or replaces a restriction. */
  restriction?: RestrictionInput | null | undefined;
  /** Adds or replaces a season. */
  season?: SeasonInput | null | undefined;
};

/** Rates for single dates. */
export type RateFillInput = {
  /** Null takes the dates’ own rates away. */
  change?: RateChangeInput | null | undefined;
  /** The first date. */
  from: string;
  /** Codes of room types. Empty: all. */
  roomTypes: Array<string>;
  /** The last date, which belongs to it; at most five years later. */
  to: string;
  /** 1 is Monday, 7 is Sunday. Empty: all. */
  weekdays: Array<number>;
};

/** The owner’s form for a rate plan. Every field is replaced. */
export type RatePlanInput = {
  /** The same as an amount: cents of the currency of rates; below 0 takes off. At most one of the two. */
  cents?: number | null | undefined;
  /** Codes of the extras that its price contains. Left out, they stay as they are; a new plan has none. */
  includedExtras?: Array<string> | null | undefined;
  /** What guests call it, 60 characters at most. */
  name: string;
  /** Whether it can be booked. */
  onSale?: boolean;
  /** What it adds to the rate of a night, in hundredths of a percent from -9000 to 9000, such as -1000 for 10 % less. */
  percentHundredths?: number | null | undefined;
  /** Its cancellation policy, by its id. */
  policyId: number;
  /** The lowest number is the plan of a booking that names none. */
  sortOrder?: number;
};

/** What the rate of a night was taken from. */
export const RateSource = {
  /** The room type’s own rate. */
  Base: 'BASE',
  /** The rate of this date alone. */
  Override: 'OVERRIDE',
  /** A season. */
  Season: 'SEASON'
} as const;

export type RateSource = typeof RateSource[keyof typeof RateSource];
/** How much of a booking’s price went back to the guest. */
export const RefundState = {
  /** All that was paid. */
  Full: 'FULL',
  /** Nothing, or only what was paid twice. */
  None: 'NONE',
  /** A part of the price. */
  Partial: 'PARTIAL'
} as const;

export type RefundState = typeof RefundState[keyof typeof RefundState];
/** Where a refund is in its life. */
export const RefundStatus = {
  /** The money did not go back. */
  Failed: 'FAILED',
  /** The money had gone back another way. */
  NotNeeded: 'NOT_NEEDED',
  /** It failed, and somebody at the hotel paid it by other means. */
  PaidOtherwise: 'PAID_OTHERWISE',
  /** The gateway has not paid it out yet. */
  Pending: 'PENDING',
  /** The gateway has paid it out. */
  Processed: 'PROCESSED'
} as const;

export type RefundStatus = typeof RefundStatus[keyof typeof RefundStatus];
/** A reply to a guest, which is mailed. */
export type ReplyToMessageInput = {
  /** The id of the message. */
  id: string;
  /** What the guest wrote with. */
  kind: MessageKind;
  /** How many replies the writer saw, so that no two persons answer at once. */
  repliesSeen: number;
  /** The words: 1 to 5000 characters. */
  text: string;
};

/** A mail that is sent once more. */
export type ResendBookingMailInput = {
  /** Which mail; of several the newest, unless `mail` names one. */
  kind: BookingMailKind;
  /** The id of the mail in bookingMails. */
  mail?: string | null | undefined;
  /** The booking’s reference. */
  reference: string;
};

/** A rule for stays on some dates. */
export type RestrictionInput = {
  /** The first date. */
  from: string;
  /** The restriction that it replaces; null for a new one. */
  id?: number | null | undefined;
  /** The owner’s word for it, 60 characters at most. */
  name: string;
  /** Codes of room types. Empty: all. */
  roomTypes: Array<string>;
  /** What it asks for. */
  rule: RestrictionRuleInput;
  /** The last date, which belongs to it; at most five years later. */
  to: string;
  /** 1 is Monday, 7 is Sunday. Empty: all. */
  weekdays: Array<number>;
};

/** What a restriction asks of stays on its dates. */
export const RestrictionKind = {
  /** Stays that begin on the date are booked so many days before. */
  BookDaysBeforeAtLeast: 'BOOK_DAYS_BEFORE_AT_LEAST',
  /** Stays that begin on the date can be booked from so many days before. */
  BookDaysBeforeAtMost: 'BOOK_DAYS_BEFORE_AT_MOST',
  /** No stay begins on the date. */
  ClosedToArrival: 'CLOSED_TO_ARRIVAL',
  /** No stay ends on the date. */
  ClosedToDeparture: 'CLOSED_TO_DEPARTURE',
  /** At most so many nights for stays that begin on the date. */
  MaximumNightsByArrival: 'MAXIMUM_NIGHTS_BY_ARRIVAL',
  /** At least so many nights for stays that begin on the date. */
  MinimumNightsByArrival: 'MINIMUM_NIGHTS_BY_ARRIVAL',
  /** At least so many nights for stays that include the night. */
  MinimumNightsOfStays: 'MINIMUM_NIGHTS_OF_STAYS',
  /** The night is not sold. */
  StopSale: 'STOP_SALE'
} as const;

export type RestrictionKind = typeof RestrictionKind[keyof typeof RestrictionKind];
/** What a restriction asks for. */
export type RestrictionRuleInput = {
  /** How many days before arrival, 0 to 730, where the kind has them. */
  days?: number | null | undefined;
  /** The kind. */
  kind: RestrictionKind;
  /** How many nights, 1 to 30, where the kind has them. */
  nights?: number | null | undefined;
};

/** The owner’s form for a room. */
export type RoomInput = {
  /** The number on its door. */
  number: string;
  /** Whether guests can book it. Bookings that exist stay as they are. */
  onSale: boolean;
};

/** What became of the room of a stay. */
export const RoomMoveKind = {
  /** It got another room of its type. */
  Move: 'MOVE',
  /** It exchanged its room with another stay. */
  Swap: 'SWAP',
  /** It got a room of a better type, as a courtesy. */
  Upgrade: 'UPGRADE'
} as const;

export type RoomMoveKind = typeof RoomMoveKind[keyof typeof RoomMoveKind];
/** The owner’s form for a room type. Every field is replaced. */
export type RoomTypeInput = {
  /** What each adult beyond them costs: US cents a night. Left out, it stays as it is. */
  adultSupplementCents?: number | null | undefined;
  /** Such as "King bed and sofa bed". */
  beds?: string | null | undefined;
  /** How many guests one room sleeps. */
  capacity: number;
  /** The same for children. A band that is not in the list costs what an adult costs. Left out, it stays as it is. */
  childSupplements?: Array<ChildSupplementInput> | null | undefined;
  /** What guests read about it. */
  description: string;
  /** How many beds can be added, each for one more guest. */
  extraBeds: number;
  /** Where in the building it is. */
  floor?: string | null | undefined;
  /** What belongs to each stay; one entry each. */
  included: Array<string>;
  /** So many guests are in the rate; null when all of them are. */
  includedGuests?: number | null | undefined;
  /** How many of them may be adults. */
  maximumAdults: number;
  /** How many of them may be children. */
  maximumChildren: number;
  /** What guests read. */
  name: string;
  /** The base rate: US cents a night, before GST. */
  nightlyRateCents: number;
  /** Whether guests can book it. Bookings that exist stay as they are. */
  onSale: boolean;
  /** Addresses of pictures: https://… or /pictures/…. The first is shown first. */
  pictures: Array<string>;
  /** Square metres. */
  sizeSquareMetres?: number | null | undefined;
  /** Its place among the types; the lowest comes first. */
  sortOrder: number;
  /** What guests see from the window. */
  view?: string | null | undefined;
};

/** Dates with rates of their own. */
export type SeasonInput = {
  /** Its rates. */
  change: RateChangeInput;
  /** The first date. */
  from: string;
  /** The season that it replaces; null for a new one. */
  id?: number | null | undefined;
  /** The owner’s word for it, 60 characters at most. */
  name: string;
  /** Of several seasons of a date, the highest number counts; 1 to 100. */
  priority: number;
  /** Codes of room types. Empty: all. */
  roomTypes: Array<string>;
  /** The last date, which belongs to it; at most five years later. */
  to: string;
  /** 1 is Monday, 7 is Sunday. Empty: all. */
  weekdays: Array<number>;
};

/** To whom the invoice of a booking is made out. */
export type SetBillingDetailsInput = {
  /** At most 6 lines and 300 characters. */
  address: string;
  /** The GST registration of a business, 15 characters; left out for any other guest. */
  gstin?: string | null | undefined;
  /** The business, or the guest: 1 to 120 characters. */
  name: string;
  /** Six digits, the first of them not 0. Needed with a GSTIN while `Property.asksPinCode`; else it may be left out. */
  pinCode?: string | null | undefined;
  /** The state by the first two digits of its GSTINs, such as 08; 96 for another country. Needed without a GSTIN. */
  stateCode?: string | null | undefined;
  /** The booking’s token. */
  token: string;
};

/** To whom the invoice of a guest’s booking is made out. */
export type SetGuestBillingDetailsInput = {
  /** At most 6 lines and 300 characters. */
  address: string;
  /** The GST registration of a business, 15 characters; left out for any other guest. */
  gstin?: string | null | undefined;
  /** The business, or the guest: 1 to 120 characters. */
  name: string;
  /** Six digits, the first of them not 0. Needed with a GSTIN while `Property.asksPinCode`; else it may be left out. */
  pinCode?: string | null | undefined;
  /** The booking’s reference. */
  reference: string;
  /** The state by the first two digits of its GSTINs, such as 08; 96 for another country. Needed without a GSTIN. */
  stateCode?: string | null | undefined;
};

/** What the owner does before the site can open. */
export const SetUpStepName = {
  /** Name, address, contact and times of the hotel. */
  Hotel: 'HOTEL',
  /** A test mail that the mail server took. */
  Mail: 'MAIL',
  /** A payment of one rupee that was captured and went back. */
  Payment: 'PAYMENT',
  /** A cancellation policy. */
  Policy: 'POLICY',
  /** Tax, and an exchange rate when rates are not in rupees. */
  Rates: 'RATES',
  /** A room type on sale, with its rate and a room. */
  Rooms: 'ROOMS'
} as const;

export type SetUpStepName = typeof SetUpStepName[keyof typeof SetUpStepName];
/** How far the transfer to the hotel’s bank is. */
export const SettlementStatus = {
  /** It was made. */
  Created: 'CREATED',
  /** The bank did not take it. */
  Failed: 'FAILED',
  /** It was sent to the bank. */
  Processed: 'PROCESSED'
} as const;

export type SettlementStatus = typeof SettlementStatus[keyof typeof SettlementStatus];
/** A page of the hotel on another site. */
export type SocialLinkInput = {
  /** What guests read, such as Instagram. */
  name: string;
  /** Begins with https://. */
  url: string;
};

/** How staff take money and give it back. */
export const StaffSource = {
  /** A transfer to the hotel’s account. */
  BankTransfer: 'BANK_TRANSFER',
  /** A card on the machine of the desk. */
  CardMachine: 'CARD_MACHINE',
  /** Notes and coins. */
  Cash: 'CASH',
  /** The portal that sold the room pays the hotel. */
  Portal: 'PORTAL',
  /** UPI to the hotel’s own address. */
  Upi: 'UPI'
} as const;

export type StaffSource = typeof StaffSource[keyof typeof StaffSource];
/** An extra that the guest adds to a room. */
export type StayExtraInput = {
  /** The code of the extra, such as BREAKFAST. */
  code: string;
  /** How many pieces, 1 to 20. Other units are counted by nights and guests. */
  pieces?: number;
};

/** A further room of a booking, with its own dates. */
export type StayInput = {
  /** First night: from the hotel’s today to 18 months ahead. */
  checkin: string;
  /** Day of leaving: 1 to 30 nights after check-in. */
  checkout: string;
  /** How old those of the guests are who are children, in years, 0 to 17. Left out, all are adults. */
  children?: Array<number>;
  /** What the guest adds to this room, each extra once. */
  extras?: Array<StayExtraInput>;
  /** All guests of the room, children included: at least 1, at most what the room type sleeps. */
  guests?: number;
  /** The code of a rate plan; the first one when left out. */
  plan?: string | null | undefined;
  /** The room type wanted. */
  roomType: string;
};

/** Where a stay is in its life: docs/life-cycle.md draws it. */
export const StayStatus = {
  /** It does not take place; the room is free again. */
  Cancelled: 'CANCELLED',
  /** The guest has left. */
  Departed: 'DEPARTED',
  /** The guest has not arrived. */
  Expected: 'EXPECTED',
  /** The guest is in the room. */
  InHouse: 'IN_HOUSE',
  /** The guest did not come; the room is free again. */
  NoShow: 'NO_SHOW'
} as const;

export type StayStatus = typeof StayStatus[keyof typeof StayStatus];
/** What the desk can do with a stay now. */
export const StayStep = {
  /** The guest of a no-show has come: arriveAfterAll. */
  ArriveAfterAll: 'ARRIVE_AFTER_ALL',
  /** The guest has arrived: checkIn. */
  CheckIn: 'CHECK_IN',
  /** The guest leaves: checkOut. */
  CheckOut: 'CHECK_OUT',
  /** The guest did not come: cancelGuestBooking. */
  NoShow: 'NO_SHOW',
  /** The check-in was a mistake: undoCheckIn. */
  UndoCheckIn: 'UNDO_CHECK_IN',
  /** The check-out was a mistake: undoCheckOut. */
  UndoCheckOut: 'UNDO_CHECK_OUT'
} as const;

export type StayStep = typeof StayStep[keyof typeof StayStep];
/** Two stays that exchange their rooms for the nights that are ahead. */
export type SwapStaysInput = {
  /** True to leave a room that the hotel promised; the reason is kept. */
  despitePromise?: boolean | null | undefined;
  /** The number of the room that the form showed; refused when the stay has another one by now. */
  fromRoom: string;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sent twice, it moves once. */
  idempotencyKey: string;
  /** The same of the other stay. */
  otherRoom: string;
  /** The other stay. */
  otherStayId: string;
  /** Why, at most 500 characters. An upgrade and a broken promise need it. */
  reason?: string | null | undefined;
  /** One stay. */
  stayId: string;
};

/** What somebody at the hotel must do. */
export const TaskKind = {
  /** An invoice of ₹50,000 or more needs the guest’s address and state. Done, it is issued without. */
  AddressMissing: 'ADDRESS_MISSING',
  /** A mail about a booking did not reach its guest. */
  ConfirmationFailed: 'CONFIRMATION_FAILED',
  /** Money went back in the gateway’s dashboard that no cancellation explains. */
  DashboardRefund: 'DASHBOARD_REFUND',
  /** The guest’s bank questions a payment and waits for the hotel’s answer. */
  Dispute: 'DISPUTE',
  /** The invoice registration portal refused a document to a business. */
  DocumentRefused: 'DOCUMENT_REFUSED',
  /** Our records of money and the gateway’s differ. */
  GatewayDifference: 'GATEWAY_DIFFERENCE',
  /** A tentative booking ends tomorrow: confirm, extend or release it. */
  OptionLapsing: 'OPTION_LAPSING',
  /** The invoice registration portal has not answered for hours; documents to businesses wait. */
  PortalUnreachable: 'PORTAL_UNREACHABLE',
  /** Money that did not come through the gateway goes back. */
  RefundByHand: 'REFUND_BY_HAND',
  /** A refund waits until the guest’s bank has decided about a dispute. */
  RefundDisputed: 'REFUND_DISPUTED',
  /** The gateway could not send money back. Pay it by other means. */
  RefundFailed: 'REFUND_FAILED'
} as const;

export type TaskKind = typeof TaskKind[keyof typeof TaskKind];
/** What a tax document is. */
export const TaxDocumentKind = {
  /** Of what an invoice charged and the hotel takes back. */
  CreditNote: 'CREDIT_NOTE',
  /** Of what was supplied. */
  Invoice: 'INVOICE',
  /** Of money that came before the invoice. */
  ReceiptVoucher: 'RECEIPT_VOUCHER',
  /** Of such money that went back before the invoice. */
  RefundVoucher: 'REFUND_VOUCHER'
} as const;

export type TaxDocumentKind = typeof TaxDocumentKind[keyof typeof TaxDocumentKind];
/** GST on a room by the price of one night, from a night on. */
export type TaxPeriodInput = {
  /** The lowest price first; the last one has no limit. */
  slabs: Array<TaxSlabInput>;
  /** The notification that says so. */
  source: string;
  /** Today at the hotel or later. */
  validFrom: string;
};

/** The tax on a night up to a price. */
export type TaxSlabInput = {
  /** CGST and SGST together, in percent. */
  percent: number;
  /** The highest price of a night, in paise; null for all above. */
  upToPaise?: number | null | undefined;
};

/** What a guest said of the hotel. */
export type TestimonialInput = {
  /** The address of a portrait; null for a neutral one. */
  image?: string | null | undefined;
  /** Whether it is invented. Real guests see no such testimonial. */
  isSample: boolean;
  /** Where the guest comes from. It may be empty. */
  location: string;
  /** What the guest said. */
  message: string;
  /** The guest’s name. */
  name: string;
  /** Stars, 1 to 5. */
  rating: number;
};

/** What a piece of a text is. */
export const TextBlockKind = {
  /** A list without numbers. */
  Bullets: 'BULLETS',
  /** A heading. All have the same level. */
  Heading: 'HEADING',
  /** A numbered list. */
  Numbers: 'NUMBERS',
  /** A paragraph. */
  Paragraph: 'PARAGRAPH'
} as const;

export type TextBlockKind = typeof TextBlockKind[keyof typeof TextBlockKind];
/** How a text is written. */
export const TextForm = {
  /** One line. */
  Line: 'LINE',
  /** Paragraphs, headings, lists, **strong**, *emphasised* and [links](/offers). */
  Markdown: 'MARKDOWN',
  /** A phone number in international form, or nothing. */
  Phone: 'PHONE',
  /** The address of a picture of this site, or nothing. */
  Picture: 'PICTURE',
  /** Latitude and longitude in degrees, such as 28.6129, 77.2295, or nothing. */
  Position: 'POSITION',
  /** A sentence or two; it may be empty. */
  Sentence: 'SENTENCE'
} as const;

export type TextForm = typeof TextForm[keyof typeof TextForm];
/** What everything but titles is set in. The first one ships with the site. */
export const TextTypeface = {
  /** Figtree. */
  Figtree: 'FIGTREE',
  /** Nunito Sans. */
  NunitoSans: 'NUNITO_SANS',
  /** Source Sans. */
  SourceSans: 'SOURCE_SANS'
} as const;

export type TextTypeface = typeof TextTypeface[keyof typeof TextTypeface];
export type IdentitySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentitySettingsQuery = { identitySettings: { apiKey: string, authDomain: string, projectId: string, storageBucket: string, authEmulatorUrl: string | null, storageEmulatorUrl: string | null } };

export type AdministratorOnlyQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorOnlyQuery = { viewer: { uid: string, isAdmin: boolean } | null };

export type SiteIsOpenQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteIsOpenQuery = { property: { isOpen: boolean } };

export type PinAdministratorMutationVariables = Exact<{
  token: string;
}>;


export type PinAdministratorMutation = { pinAdministrator:
    | { __typename: 'AdministratorPinned', address: string }
    | { __typename: 'OwnerLinkRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type MyBookingsQueryVariables = Exact<{
  page: number;
}>;


export type MyBookingsQuery = { property: { today: string }, myBookings: { page: number, totalPages: number, totalCount: number, bookings: Array<{ token: string, booking: { reference: string, status: BookingStatus, refundState: RefundState, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, cancellationTerms: string, stays: Array<{ id: string, status: StayStatus, roomTitle: string, checkin: string, checkout: string }>, documents: Array<{ id: string, kind: TaxDocumentKind, number: string, date: string, total: { amount: number, currency: Currency } }>, quote: { total: { amount: number, currency: Currency } } } }> } };

export type MyBookingsList_BookingFragment = { reference: string, status: BookingStatus, refundState: RefundState, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, cancellationTerms: string, stays: Array<{ id: string, status: StayStatus, roomTitle: string, checkin: string, checkout: string }>, documents: Array<{ id: string, kind: TaxDocumentKind, number: string, date: string, total: { amount: number, currency: Currency } }>, quote: { total: { amount: number, currency: Currency } } };

export type MyDocumentFileQueryVariables = Exact<{
  token: string;
  id: string;
}>;


export type MyDocumentFileQuery = { documentFile:
    | { __typename: 'RateLimited' }
    | { __typename: 'RecordNotFound' }
    | { __typename: 'TaxDocumentFile', filename: string, type: string, content: string }
   };

export type AdminListsQueryVariables = Exact<{
  offers: number;
  hotels: number;
  items: number;
  category?: string | null | undefined;
  feedback: number;
  limit: number;
}>;


export type AdminListsQuery = { allOffers: { totalPages: number, offers: Array<{ id: string, title: string, description: string | null, imageUrl: string | null, validTill: string | null, isExpired: boolean }> }, allHotels: { totalPages: number, hotels: Array<{ id: string, hotelId: string | null, name: string, city: string | null, country: string | null, starRating: number | null, ratingAverage: number | null, overview: string | null, photo: string | null, url: string | null }> }, allCategoryItems: { totalPages: number, items: Array<{ id: string, title: string, category: string, location: string | null, description: string | null, images: Array<string>, available: boolean, amenities: Array<string>, timing: string | null, roomType: string | null, rooms: Array<string>, price: { amount: number, currency: Currency } | null }> }, roomSettings: Array<{ code: string, name: string }>, allFeedback: { totalPages: number, feedback: Array<{ id: string, name: string, location: string, feedback: string, guestEmail: string | null, createdAt: string }> } };

export type OffersSection_OfferFragment = { id: string, title: string, description: string | null, imageUrl: string | null, validTill: string | null, isExpired: boolean };

export type HotelsSection_HotelFragment = { id: string, hotelId: string | null, name: string, city: string | null, country: string | null, starRating: number | null, ratingAverage: number | null, overview: string | null, photo: string | null, url: string | null };

export type CategorySection_ItemFragment = { id: string, title: string, category: string, location: string | null, description: string | null, images: Array<string>, available: boolean, amenities: Array<string>, timing: string | null, roomType: string | null, rooms: Array<string>, price: { amount: number, currency: Currency } | null };

export type FeedbackSection_FeedbackFragment = { id: string, name: string, location: string, feedback: string, guestEmail: string | null, createdAt: string };

export type AddOfferMutationVariables = Exact<{
  input: OfferInput;
}>;


export type AddOfferMutation = { addOffer:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'OfferSaved' }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type EditOfferMutationVariables = Exact<{
  id: string;
  input: OfferInput;
}>;


export type EditOfferMutation = { editOffer:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'OfferSaved' }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type DeleteOfferMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOfferMutation = { deleteOffer:
    | { __typename: 'Deleted' }
    | { __typename: 'RecordNotFound' }
   };

export type AddHotelMutationVariables = Exact<{
  input: HotelInput;
}>;


export type AddHotelMutation = { addHotel:
    | { __typename: 'HotelSaved' }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type EditHotelMutationVariables = Exact<{
  id: string;
  input: HotelInput;
}>;


export type EditHotelMutation = { editHotel:
    | { __typename: 'HotelSaved' }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type DeleteHotelMutationVariables = Exact<{
  id: string;
}>;


export type DeleteHotelMutation = { deleteHotel:
    | { __typename: 'Deleted' }
    | { __typename: 'RecordNotFound' }
   };

export type AddCategoryItemMutationVariables = Exact<{
  input: CategoryItemInput;
}>;


export type AddCategoryItemMutation = { addCategoryItem:
    | { __typename: 'CategoryItemSaved' }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type EditCategoryItemMutationVariables = Exact<{
  id: string;
  input: CategoryItemInput;
}>;


export type EditCategoryItemMutation = { editCategoryItem:
    | { __typename: 'CategoryItemSaved' }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type DeleteCategoryItemMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCategoryItemMutation = { deleteCategoryItem:
    | { __typename: 'Deleted' }
    | { __typename: 'RecordNotFound' }
   };

export type ChoosablePicturesQueryVariables = Exact<{ [key: string]: never; }>;


export type ChoosablePicturesQuery = { pictures: { pictures: Array<{ id: string, state: PictureState, isDescribed: boolean, shown: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } }> } };

export type BookingBillingQueryVariables = Exact<{
  token: string;
}>;


export type BookingBillingQuery = { property: { asksPinCode: boolean }, bookingByToken:
    | { __typename: 'Booking', billing: { isInvoiced: boolean, isAddressNeeded: boolean, details: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null } | null } }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SetBillingDetailsMutationVariables = Exact<{
  input: SetBillingDetailsInput;
}>;


export type SetBillingDetailsMutation = { setBillingDetails:
    | { __typename: 'AlreadyInvoiced', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'BillingDetailsSet' }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type BookingFormQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingFormQuery = { property: { asksPinCode: boolean, today: string, lastCheckin: string, checkinTime: string, checkoutTime: string, cancellationTerms: string, phone: string, oldestChild: number | null }, roomTypes: Array<{ name: string, title: string, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, beds: string | null, sizeSquareMetres: number | null, pictures: Array<string>, nightlyRate: { amount: number, currency: Currency }, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> }>, ratePlans: Array<{ code: string, name: string, cancellationTerms: string, includedExtras: Array<string> }>, extras: Array<{ code: string, name: string, description: string, unit: ExtraUnit, priceWithTax: { amount: number, currency: Currency } }> };

export type ChosenRoom_RoomTypeFragment = { beds: string | null, sizeSquareMetres: number | null, pictures: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> };

export type StaysInsteadQueryVariables = Exact<{
  checkin: string;
  checkout: string;
  guests: number;
  children?: Array<number> | number | null | undefined;
}>;


export type StaysInsteadQuery = { stayOptions:
    | { __typename: 'InvalidInput', code: string }
    | { __typename: 'StayOptions', options: Array<{ roomsFree: number, roomType: { name: string, title: string }, faults: Array<{ code: string }>, nearest: Array<{ checkin: string, checkout: string }> }> }
   };

export type PriceBreakdown_QuoteFragment = { nights: number, paisePerDollar: number, stays: Array<{ roomTitle: string, includedExtras: Array<string>, nights: Array<{ rate: { amount: number, currency: Currency } | null, value: { amount: number, currency: Currency }, discount: { amount: number, currency: Currency } }>, supplement: { amount: number, currency: Currency }, extras: Array<{ code: string, name: string, unit: ExtraUnit, pieces: number, quantity: number, value: { amount: number, currency: Currency }, total: { amount: number, currency: Currency } }> }>, nightlyRate: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, promotion: { name: string, code: string | null, saved: { amount: number, currency: Currency } } | null, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } };

export type StayQuoteQueryVariables = Exact<{
  roomType: string;
  checkin: string;
  checkout: string;
  guests: number;
  children?: Array<number> | number | null | undefined;
  furtherStays: Array<StayInput> | StayInput;
  plan?: string | null | undefined;
  extras?: Array<StayExtraInput> | StayExtraInput | null | undefined;
  code?: string | null | undefined;
  replaces?: string | null | undefined;
  listing?: string | null | undefined;
}>;


export type StayQuoteQuery = { quote:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'Quote', nights: number, paisePerDollar: number, stays: Array<{ roomTitle: string, includedExtras: Array<string>, nights: Array<{ rate: { amount: number, currency: Currency } | null, value: { amount: number, currency: Currency }, discount: { amount: number, currency: Currency } }>, supplement: { amount: number, currency: Currency }, extras: Array<{ code: string, name: string, unit: ExtraUnit, pieces: number, quantity: number, value: { amount: number, currency: Currency }, total: { amount: number, currency: Currency } }> }>, nightlyRate: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, promotion: { name: string, code: string | null, saved: { amount: number, currency: Currency } } | null, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } }
  , availability:
    | { __typename: 'Availability', listing: { roomsFree: number, nearest: Array<{ checkin: string, checkout: string }> } | null, roomTypes: Array<{ roomsFree: number, roomType: { name: string } }> }
    | { __typename: 'InvalidInput' }
   };

export type HoldPanel_BookingHoldFragment = { token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus, roomTitle: string, checkin: string, checkout: string, stays: Array<{ guests: number, children: Array<number> }>, quote: { total: { amount: number, currency: Currency }, promotion: { name: string, saved: { amount: number, currency: Currency } } | null } }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } };

export type CreateBookingMutationVariables = Exact<{
  input: CreateBookingInput;
}>;


export type CreateBookingMutation = { createBooking:
    | { __typename: 'BookingConfirmed', booking: { reference: string, status: BookingStatus } }
    | { __typename: 'BookingHold', token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus, roomTitle: string, checkin: string, checkout: string, stays: Array<{ guests: number, children: Array<number> }>, quote: { total: { amount: number, currency: Currency }, promotion: { name: string, saved: { amount: number, currency: Currency } } | null } }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
    | { __typename: 'ChallengeRequired', code: string, message: string, field: string | null, challenge: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'HoldExpired', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'NotOpen', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentUnavailable', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PriceChanged', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }>, seen: { amount: number, currency: Currency } | null, quote: { total: { amount: number, currency: Currency } } }
    | { __typename: 'RateLimited', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomUnavailable', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }>, alternatives: Array<{ roomType: string, roomTitle: string, checkin: string, checkout: string }> }
    | { __typename: 'TooManyHolds', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
   };

export type ContinueBookingMutationVariables = Exact<{
  token: string;
}>;


export type ContinueBookingMutation = { continueBooking:
    | { __typename: 'BookingConfirmed', booking: { reference: string, status: BookingStatus } }
    | { __typename: 'BookingHold', token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus, roomTitle: string, checkin: string, checkout: string, stays: Array<{ guests: number, children: Array<number> }>, quote: { total: { amount: number, currency: Currency }, promotion: { name: string, saved: { amount: number, currency: Currency } } | null } }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'HoldExpired', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentUnavailable', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ConfirmPaymentMutationVariables = Exact<{
  input: ConfirmPaymentInput;
}>;


export type ConfirmPaymentMutation = { confirmPayment:
    | { __typename: 'BookingConfirmed', booking: { reference: string, status: BookingStatus } }
    | { __typename: 'PaymentNotVerified', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentPending', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentRefunded', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type BookingStatusQueryVariables = Exact<{
  token: string;
}>;


export type BookingStatusQuery = { bookingByToken:
    | { __typename: 'Booking', reference: string, status: BookingStatus, holdSecondsLeft: number | null }
    | { __typename: 'BookingNotFound' }
    | { __typename: 'RateLimited' }
   };

export type HoldStripQueryVariables = Exact<{
  token: string;
}>;


export type HoldStripQuery = { bookingByToken:
    | { __typename: 'Booking', reference: string, status: BookingStatus, name: string, email: string | null, phone: string | null, roomType: string, roomTitle: string, checkin: string, checkout: string, guests: number, children: Array<number>, specialRequests: string | null, holdSecondsLeft: number | null, stays: Array<{ roomType: string, guests: number, children: Array<number>, plan: string }>, billing: { details: { name: string, address: Array<string>, pinCode: string | null, gstin: string | null } | null }, quote: { stays: Array<{ extras: Array<{ code: string, unit: ExtraUnit, pieces: number }> }>, promotion: { name: string, code: string | null, saved: { amount: number, currency: Currency } } | null, total: { amount: number, currency: Currency } } }
    | { __typename: 'BookingNotFound' }
    | { __typename: 'RateLimited' }
   };

export type ReleaseHoldMutationVariables = Exact<{
  token: string;
}>;


export type ReleaseHoldMutation = { releaseHold:
    | { __typename: 'BookingConfirmed', booking: { reference: string } }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'HoldReleased' }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type BookingPageQueryVariables = Exact<{
  token: string;
}>;


export type BookingPageQuery = { property: { today: string, checkinTime: string, checkoutTime: string, name: string, address: string, phone: string, email: string }, bookingByToken:
    | { __typename: 'Booking', reference: string, status: BookingStatus, name: string, email: string | null, phone: string | null, roomType: string, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, children: Array<number>, specialRequests: string | null, holdSecondsLeft: number | null, calendarFile: string, cancellationTerms: string, optionUntil: string | null, hasOptionEnded: boolean, refundState: RefundState, stays: Array<{ roomType: string, id: string, status: StayStatus, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, children: Array<number>, plan: string, cancellationCharge: { amount: number, currency: Currency } | null }>, billing: { details: { name: string, address: Array<string>, pinCode: string | null, gstin: string | null } | null }, quote: { nights: number, paisePerDollar: number, stays: Array<{ roomTitle: string, includedExtras: Array<string>, nights: Array<{ rate: { amount: number, currency: Currency } | null, value: { amount: number, currency: Currency }, discount: { amount: number, currency: Currency } }>, supplement: { amount: number, currency: Currency }, extras: Array<{ code: string, name: string, unit: ExtraUnit, pieces: number, quantity: number, value: { amount: number, currency: Currency }, total: { amount: number, currency: Currency } }> }>, nightlyRate: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, promotion: { name: string, code: string | null, saved: { amount: number, currency: Currency } } | null, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } }, documents: Array<{ id: string, kind: TaxDocumentKind, number: string, date: string, total: { amount: number, currency: Currency } }>, amountPaid: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type BookingDocumentFileQueryVariables = Exact<{
  token: string;
  id: string;
}>;


export type BookingDocumentFileQuery = { documentFile:
    | { __typename: 'RateLimited' }
    | { __typename: 'RecordNotFound' }
    | { __typename: 'TaxDocumentFile', filename: string, type: string, content: string }
   };

export type CancellationDialog_PreviewFragment = { validUntil: string | null, stays: Array<{ stay: { id: string }, charge: { amount: number, currency: Currency } }>, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, unpaid: { amount: number, currency: Currency } };

export type CancellationPreviewQueryVariables = Exact<{
  token: string;
  stays?: Array<string> | string | null | undefined;
}>;


export type CancellationPreviewQuery = { cancellationPreview:
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CancellationPreview', validUntil: string | null, stays: Array<{ stay: { id: string }, charge: { amount: number, currency: Currency } }>, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, unpaid: { amount: number, currency: Currency } }
    | { __typename: 'CancellationRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type CancelBookingMutationVariables = Exact<{
  input: CancelBookingInput;
}>;


export type CancelBookingMutation = { cancelBooking:
    | { __typename: 'BookingCancelled', charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CancellationChanged', code: string, message: string, preview: { validUntil: string | null, stays: Array<{ stay: { id: string }, charge: { amount: number, currency: Currency } }>, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, unpaid: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CancellationRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ChangeDialog_PreviewFragment = { difference: number, freeUntil: string | null, stays: Array<{ stayId: string | null, roomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } };

export type ChangePreviewQueryVariables = Exact<{
  token: string;
  stays: Array<ChangedStayInput> | ChangedStayInput;
}>;


export type ChangePreviewQuery = { changePreview:
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ChangePreview', difference: number, freeUntil: string | null, stays: Array<{ stayId: string | null, roomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }
    | { __typename: 'ChangeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type HeldChange_ChangeFragment = { secondsLeft: number, stays: Array<{ roomTitle: string, checkin: string, checkout: string, guests: number }>, toPay: { amount: number, currency: Currency }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } | null };

export type ChangeBookingMutationVariables = Exact<{
  input: ChangeBookingInput;
}>;


export type ChangeBookingMutation = { changeBooking:
    | { __typename: 'BookingChanged', charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ChangeFiguresChanged', code: string, message: string, preview: { difference: number, freeUntil: string | null, stays: Array<{ stayId: string | null, roomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ChangeHeld', change: { secondsLeft: number, stays: Array<{ roomTitle: string, checkin: string, checkout: string, guests: number }>, toPay: { amount: number, currency: Currency }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } | null } }
    | { __typename: 'ChangeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'HoldExpired', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'NightsSoldOut', nights: Array<string>, code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentUnavailable', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'TooManyHolds', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ReleaseChangeMutationVariables = Exact<{
  token: string;
}>;


export type ReleaseChangeMutation = { releaseChange:
    | { __typename: 'Booking' }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ChangeReleased', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type HeldChangeQueryVariables = Exact<{
  token: string;
}>;


export type HeldChangeQuery = { bookingByToken:
    | { __typename: 'Booking', totalNow: { amount: number, currency: Currency }, changeCharge: { amount: number, currency: Currency }, heldChange: { secondsLeft: number, stays: Array<{ roomTitle: string, checkin: string, checkout: string, guests: number }>, toPay: { amount: number, currency: Currency }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } | null } | null }
    | { __typename: 'BookingNotFound' }
    | { __typename: 'RateLimited' }
   };

export type CorrectDetailsMutationVariables = Exact<{
  input: CorrectDetailsInput;
}>;


export type CorrectDetailsMutation = { correctDetails:
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CorrectionRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'DetailsCorrected' }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type CorrectEmailMutationVariables = Exact<{
  input: CorrectEmailInput;
}>;


export type CorrectEmailMutation = { correctEmail:
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CorrectionRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'EmailCorrectionSent', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail:
    | { __typename: 'EmailConfirmed', reference: string, token: string }
    | { __typename: 'EmailLinkUnknown', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SendBookingLinkMutationVariables = Exact<{
  input: BookingLinkInput;
}>;


export type SendBookingLinkMutation = { sendBookingLink:
    | { __typename: 'BookingLinkSent', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type RoomTypePageQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomTypePageQuery = { property: { today: string, lastCheckin: string, checkinTime: string, checkoutTime: string, cancellationTerms: string, phone: string, oldestChild: number | null }, roomTypes: Array<{ name: string, title: string, description: string, mostGuests: number, maximumAdults: number, maximumChildren: number, extraBeds: number, includedGuests: number | null, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, oneNight: { amount: number, currency: Currency } | null, adultSupplement: { amount: number, currency: Currency }, childSupplements: Array<{ name: string, fromAge: number, toAge: number, supplement: { amount: number, currency: Currency } }>, nightlyRate: { amount: number, currency: Currency }, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> }> };

export type RoomAtAGlance_RoomTypeFragment = { mostGuests: number, beds: string | null, sizeSquareMetres: number | null, view: string | null };

export type RoomTypeDetails_RoomTypeFragment = { name: string, title: string, description: string, mostGuests: number, maximumAdults: number, maximumChildren: number, extraBeds: number, includedGuests: number | null, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, adultSupplement: { amount: number, currency: Currency }, childSupplements: Array<{ name: string, fromAge: number, toAge: number, supplement: { amount: number, currency: Currency } }>, nightlyRate: { amount: number, currency: Currency }, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> };

export type RoomsAtAGlanceQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomsAtAGlanceQuery = { roomTypes: Array<{ name: string, mostGuests: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, nightlyRate: { amount: number, currency: Currency }, oneNight: { amount: number, currency: Currency } | null }> };

export type SearchWindowQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchWindowQuery = { property: { today: string, lastCheckin: string, oldestChild: number | null } };

export type StayCalendarQueryVariables = Exact<{
  from: string;
  nights: number;
  roomType?: string | null | undefined;
  guests: number;
  children?: Array<number> | number | null | undefined;
}>;


export type StayCalendarQuery = { stayCalendar:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'StayCalendar', days: Array<{ date: string, state: CalendarState, roomsFree: number, noArrival: ArrivalRule | null, closedToDeparture: boolean, minimumNights: number, lowestPrice: { amount: number, currency: Currency } | null }> }
   };

export type StayOptionsQueryVariables = Exact<{
  checkin: string;
  checkout: string;
  guests: number;
  children?: Array<number> | number | null | undefined;
  code?: string | null | undefined;
  replaces?: string | null | undefined;
}>;


export type StayOptionsQuery = { stayOptions:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'StayOptions', nights: number, codeFault: { code: string, message: string, parameters: Array<{ name: string, value: string }> } | null, promotion: { name: string, code: string | null, state: PromotionState, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<{ code: string, name: string }>, plans: Array<{ code: string, name: string }> } | null, options: Array<{ roomsFree: number, roomType: { name: string, title: string, mostGuests: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, pictures: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> }, quote: { total: { amount: number, currency: Currency } } | null, plans: Array<{ plan: string, name: string, cancellationTerms: string, includedExtras: Array<string>, total: { amount: number, currency: Currency } | null, promotion: { name: string, saved: { amount: number, currency: Currency } } | null }>, codeFault: { code: string, message: string, parameters: Array<{ name: string, value: string }> } | null, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }>, nearest: Array<{ checkin: string, checkout: string }> }> }
   };

export type StayOptionCard_OptionFragment = { roomsFree: number, roomType: { name: string, title: string, mostGuests: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, pictures: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> }, quote: { total: { amount: number, currency: Currency } } | null, plans: Array<{ plan: string, name: string, cancellationTerms: string, includedExtras: Array<string>, total: { amount: number, currency: Currency } | null, promotion: { name: string, saved: { amount: number, currency: Currency } } | null }>, codeFault: { code: string, message: string, parameters: Array<{ name: string, value: string }> } | null, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }>, nearest: Array<{ checkin: string, checkout: string }> };

export type CodeFaultFragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

export type PromotionTermsFragment = { name: string, code: string | null, state: PromotionState, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<{ code: string, name: string }>, plans: Array<{ code: string, name: string }> };

export type PromotionOfCodeQueryVariables = Exact<{
  code: string;
}>;


export type PromotionOfCodeQuery = { promotionOfCode:
    | { __typename: 'InvalidInput', faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'OfferPromotion', name: string, code: string | null, state: PromotionState, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<{ code: string, name: string }>, plans: Array<{ code: string, name: string }> }
   };

export type AdministratorActionsQueryVariables = Exact<{
  page: number;
}>;


export type AdministratorActionsQuery = { administratorActions: { totalPages: number, totalCount: number, actions: Array<{ id: string, at: string, address: string, action: string, details: string }> } };

export type BlockableRoomsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockableRoomsQuery = { property: { today: string }, roomSettings: Array<{ id: number, name: string, rooms: Array<{ id: number, number: string }> }> };

export type DeskBlock_BlockFragment = { id: string, roomNumber: string, roomTitle: string, firstNight: string, until: string, reason: BlockReason, note: string | null };

export type DeskBlocksQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type DeskBlocksQuery = { blocks: Array<{ id: string, roomNumber: string, roomTitle: string, firstNight: string, until: string, reason: BlockReason, note: string | null }> };

export type RoomTaken_RefusalFragment = { message: string, occupants: Array<{ kind: OccupantKind, roomNumber: string, firstNight: string, until: string, stayId: string | null, reference: string | null, guestName: string | null, blockId: string | null, note: string | null }> };

export type BlockRoomMutationVariables = Exact<{
  input: BlockRoomInput;
}>;


export type BlockRoomMutation = { blockRoom:
    | { __typename: 'IdempotencyConflict', message: string }
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RoomBlocked', block: { id: string, roomNumber: string, roomTitle: string, firstNight: string, until: string, reason: BlockReason, note: string | null } }
    | { __typename: 'RoomTaken', message: string, occupants: Array<{ kind: OccupantKind, roomNumber: string, firstNight: string, until: string, stayId: string | null, reference: string | null, guestName: string | null, blockId: string | null, note: string | null }> }
    | { __typename: 'RoomTypeBusy', message: string }
   };

export type ChangeBlockMutationVariables = Exact<{
  input: ChangeBlockInput;
}>;


export type ChangeBlockMutation = { changeBlock:
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', message: string }
    | { __typename: 'RoomBlocked', block: { id: string, roomNumber: string, roomTitle: string, firstNight: string, until: string, reason: BlockReason, note: string | null } }
    | { __typename: 'RoomTaken', message: string, occupants: Array<{ kind: OccupantKind, roomNumber: string, firstNight: string, until: string, stayId: string | null, reference: string | null, guestName: string | null, blockId: string | null, note: string | null }> }
    | { __typename: 'RoomTypeBusy', message: string }
   };

export type EndBlockMutationVariables = Exact<{
  id: string;
  from?: string | null | undefined;
}>;


export type EndBlockMutation = { endBlock:
    | { __typename: 'BlockEnded', block: { id: string, roomNumber: string, roomTitle: string, firstNight: string, until: string, reason: BlockReason, note: string | null } | null }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'RecordNotFound', message: string }
    | { __typename: 'RoomTypeBusy', message: string }
   };

export type BookingMailsQueryVariables = Exact<{
  reference: string;
}>;


export type BookingMailsQuery = { bookingMails: Array<{ id: string, kind: BookingMailKind, address: string, isSent: boolean, mayBeSentAgain: boolean, at: string }> };

export type ResendBookingMailMutationVariables = Exact<{
  input: ResendBookingMailInput;
}>;


export type ResendBookingMailMutation = { resendBookingMail:
    | { __typename: 'BookingMailQueued', address: string }
    | { __typename: 'BookingMailRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type BookingNotes_NoteFragment = { id: string, text: string, by: string, createdAt: string };

export type BookingNotesQueryVariables = Exact<{
  reference: string;
}>;


export type BookingNotesQuery = { bookingNotes: Array<{ id: string, text: string, by: string, createdAt: string }> };

export type AddBookingNoteMutationVariables = Exact<{
  input: BookingNoteInput;
}>;


export type AddBookingNoteMutation = { addBookingNote:
    | { __typename: 'BookingNoteAdded', notes: Array<{ id: string, text: string, by: string, createdAt: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type GuestBookingsQueryVariables = Exact<{
  filter?: GuestBookingFilter | null | undefined;
  page: number;
}>;


export type GuestBookingsQuery = { guestBookings: { totalPages: number, totalCount: number, bookings: Array<{ reference: string, status: BookingStatus, name: string, email: string | null, roomType: string, roomNumber: string | null, checkin: string, checkout: string, refundState: RefundState, disputeState: DisputeState, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }> } };

export type BookingsTable_BookingFragment = { reference: string, status: BookingStatus, name: string, email: string | null, roomType: string, roomNumber: string | null, checkin: string, checkout: string, refundState: RefundState, disputeState: DisputeState, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } };

export type GuestBookingQueryVariables = Exact<{
  reference: string;
}>;


export type GuestBookingQuery = { guestBooking:
    | { __typename: 'GuestBookingDetails', booking: { phone: string | null, nights: number, guests: number, specialRequests: string | null, createdAt: string, reference: string, status: BookingStatus, checkin: string, name: string, email: string | null, roomType: string, roomNumber: string | null, checkout: string, refundState: RefundState, disputeState: DisputeState, stays: Array<{ id: string, status: StayStatus, roomType: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, children: Array<number>, guestName: string | null, steps: Array<StayStep>, cancellationCharge: { amount: number, currency: Currency } | null }>, amountPaid: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }, folio: Array<{ id: string, kind: FolioEntryKind, at: string, stayId: string | null, night: string | null, extra: string | null, source: PaymentSource | null, isReversal: boolean, isPending: boolean, amount: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }>, quote: { roomCharge: { amount: number, currency: Currency }, stays: Array<{ includedExtras: Array<string>, supplement: { amount: number, currency: Currency }, extras: Array<{ code: string, name: string, unit: ExtraUnit, pieces: number, quantity: number, value: { amount: number, currency: Currency } }> }>, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }> }, history: Array<{ subject: string, from: string | null, to: string, actor: string, staff: string | null, reason: string, at: string }>, payments: Array<{ gatewayPaymentId: string | null, status: PaymentStatus, method: string | null, failure: string | null, createdAt: string, id: string, source: PaymentSource, note: string, takenBy: string | null, pan: string | null, isCountered: boolean, amount: { amount: number, currency: Currency }, disputes: Array<{ gatewayDisputeId: string, status: DisputeStatus, reasonCode: string | null, phase: string | null, respondBy: string | null, amount: { amount: number, currency: Currency } }>, refunds: Array<{ status: RefundStatus, reason: string, gatewayRefundId: string | null, createdAt: string, isCounterEntry: boolean, amount: { amount: number, currency: Currency } }> }>, madeAtDesk: { channel: BookingChannel, portal: string | null, optionUntil: string | null, rateReason: string | null, restrictionsReason: string | null } | null }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type BookingDetails_DetailsFragment = { booking: { phone: string | null, nights: number, guests: number, specialRequests: string | null, createdAt: string, reference: string, status: BookingStatus, checkin: string, name: string, email: string | null, roomType: string, roomNumber: string | null, checkout: string, refundState: RefundState, disputeState: DisputeState, stays: Array<{ id: string, status: StayStatus, roomType: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, children: Array<number>, guestName: string | null, steps: Array<StayStep>, cancellationCharge: { amount: number, currency: Currency } | null }>, amountPaid: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }, folio: Array<{ id: string, kind: FolioEntryKind, at: string, stayId: string | null, night: string | null, extra: string | null, source: PaymentSource | null, isReversal: boolean, isPending: boolean, amount: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }>, quote: { roomCharge: { amount: number, currency: Currency }, stays: Array<{ includedExtras: Array<string>, supplement: { amount: number, currency: Currency }, extras: Array<{ code: string, name: string, unit: ExtraUnit, pieces: number, quantity: number, value: { amount: number, currency: Currency } }> }>, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }> }, history: Array<{ subject: string, from: string | null, to: string, actor: string, staff: string | null, reason: string, at: string }>, payments: Array<{ gatewayPaymentId: string | null, status: PaymentStatus, method: string | null, failure: string | null, createdAt: string, id: string, source: PaymentSource, note: string, takenBy: string | null, pan: string | null, isCountered: boolean, amount: { amount: number, currency: Currency }, disputes: Array<{ gatewayDisputeId: string, status: DisputeStatus, reasonCode: string | null, phase: string | null, respondBy: string | null, amount: { amount: number, currency: Currency } }>, refunds: Array<{ status: RefundStatus, reason: string, gatewayRefundId: string | null, createdAt: string, isCounterEntry: boolean, amount: { amount: number, currency: Currency } }> }>, madeAtDesk: { channel: BookingChannel, portal: string | null, optionUntil: string | null, rateReason: string | null, restrictionsReason: string | null } | null };

export type GuestCancellation_PreviewFragment = { stays: Array<{ stay: { id: string }, charge: { amount: number, currency: Currency } }>, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, unpaid: { amount: number, currency: Currency } };

export type GuestCancellationPreviewQueryVariables = Exact<{
  input: GuestCancellationInput;
}>;


export type GuestCancellationPreviewQuery = { guestCancellationPreview:
    | { __typename: 'CancellationPreview', stays: Array<{ stay: { id: string }, charge: { amount: number, currency: Currency } }>, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, unpaid: { amount: number, currency: Currency } }
    | { __typename: 'CancellationRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type CancelGuestBookingMutationVariables = Exact<{
  input: CancelGuestBookingInput;
}>;


export type CancelGuestBookingMutation = { cancelGuestBooking:
    | { __typename: 'CancellationChanged', code: string, message: string, preview: { stays: Array<{ stay: { id: string }, charge: { amount: number, currency: Currency } }>, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, unpaid: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CancellationRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestBookingCancelled', charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ChangeableRoomTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeableRoomTypesQuery = { property: { today: string, lastCheckin: string, oldestChild: number | null }, roomTypes: Array<{ name: string, title: string, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number }>, extras: Array<{ code: string, name: string, description: string, unit: ExtraUnit, priceWithTax: { amount: number, currency: Currency } }> };

export type GuestChange_PreviewFragment = { canPayOnline: boolean, proposedPayment: ChangePayment, difference: number, freeUntil: string | null, stays: Array<{ stayId: string | null, roomTitle: string, keptRoomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } };

export type GuestChangePreviewQueryVariables = Exact<{
  reference: string;
  stays: Array<ChangedStayInput> | ChangedStayInput;
}>;


export type GuestChangePreviewQuery = { guestChangePreview:
    | { __typename: 'ChangePreview', canPayOnline: boolean, proposedPayment: ChangePayment, difference: number, freeUntil: string | null, stays: Array<{ stayId: string | null, roomTitle: string, keptRoomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }
    | { __typename: 'ChangeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ChangeGuestBookingMutationVariables = Exact<{
  input: ChangeGuestBookingInput;
}>;


export type ChangeGuestBookingMutation = { changeGuestBooking:
    | { __typename: 'ChangeFiguresChanged', code: string, message: string, preview: { canPayOnline: boolean, proposedPayment: ChangePayment, difference: number, freeUntil: string | null, stays: Array<{ stayId: string | null, roomTitle: string, keptRoomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ChangeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestBookingChanged', toPay: { amount: number, currency: Currency }, toPayAtHotel: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }
    | { __typename: 'HoldExpired', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'NightsSoldOut', nights: Array<string>, code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentUnavailable', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'TooManyHolds', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type CorrectGuestBookingMutationVariables = Exact<{
  input: CorrectGuestBookingInput;
}>;


export type CorrectGuestBookingMutation = { correctGuestBooking:
    | { __typename: 'CorrectionRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestBookingCorrected', reference: string }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type StepButtons_StayFragment = { id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null, checkin: string, checkout: string, steps: Array<StayStep> };

type StayStep_Result_DepartureChanged_Fragment = { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> };

type StayStep_Result_IdempotencyConflict_Fragment = { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type StayStep_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> };

type StayStep_Result_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type StayStep_Result_RoomTypeBusy_Fragment = { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type StayStep_Result_StayMoved_Fragment = { __typename: 'StayMoved', stay: string, status: StayStatus, checkout: string };

type StayStep_Result_StayStepRefused_Fragment = { __typename: 'StayStepRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> };

export type StayStep_ResultFragment =
  | StayStep_Result_DepartureChanged_Fragment
  | StayStep_Result_IdempotencyConflict_Fragment
  | StayStep_Result_InvalidInput_Fragment
  | StayStep_Result_RecordNotFound_Fragment
  | StayStep_Result_RoomTypeBusy_Fragment
  | StayStep_Result_StayMoved_Fragment
  | StayStep_Result_StayStepRefused_Fragment
;

export type Departure_PreviewFragment = { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } };

export type CheckInMutationVariables = Exact<{
  input: CheckInInput;
}>;


export type CheckInMutation = { checkIn:
    | { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'StayMoved', stay: string, status: StayStatus, checkout: string }
    | { __typename: 'StayStepRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type UndoCheckInMutationVariables = Exact<{
  stay: string;
}>;


export type UndoCheckInMutation = { undoCheckIn:
    | { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'StayMoved', stay: string, status: StayStatus, checkout: string }
    | { __typename: 'StayStepRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type CheckOutMutationVariables = Exact<{
  input: CheckOutInput;
}>;


export type CheckOutMutation = { checkOut:
    | { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'StayMoved', stay: string, status: StayStatus, checkout: string }
    | { __typename: 'StayStepRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type UndoCheckOutMutationVariables = Exact<{
  stay: string;
}>;


export type UndoCheckOutMutation = { undoCheckOut:
    | { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'StayMoved', stay: string, status: StayStatus, checkout: string }
    | { __typename: 'StayStepRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ArriveAfterAllMutationVariables = Exact<{
  input: ArriveAfterAllInput;
}>;


export type ArriveAfterAllMutation = { arriveAfterAll:
    | { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'StayMoved', stay: string, status: StayStatus, checkout: string }
    | { __typename: 'StayStepRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type DeparturePreviewQueryVariables = Exact<{
  stay: string;
  charge?: number | null | undefined;
}>;


export type DeparturePreviewQuery = { departurePreview:
    | { __typename: 'DeparturePreview', day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'StayStepRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type NightAuditQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type NightAuditQuery = { nightAudit: { day: string, businessDay: string, closedAt: string | null, lastClosed: string | null, figures: { arrivals: number, departures: number, inHouse: number, noShows: number }, arrivals: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }>, departures: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }> } };

export type NightAudit_DayFragment = { day: string, businessDay: string, closedAt: string | null, lastClosed: string | null, figures: { arrivals: number, departures: number, inHouse: number, noShows: number }, arrivals: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }>, departures: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }> };

export type OpenStay_RowFragment = { id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> };

export type CloseBusinessDayMutationVariables = Exact<{
  day: string;
}>;


export type CloseBusinessDayMutation = { closeBusinessDay:
    | { __typename: 'NightAuditDay', day: string, businessDay: string, closedAt: string | null, lastClosed: string | null, figures: { arrivals: number, departures: number, inHouse: number, noShows: number }, arrivals: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }>, departures: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }> }
    | { __typename: 'StayStepRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type MessageItem_MessageFragment = { id: string, kind: MessageKind, state: MessageState, name: string | null, location: string | null, email: string | null, text: string, createdAt: string, replies: Array<{ id: string, text: string, by: string, createdAt: string, sentAt: string | null, refusedAt: string | null }> };

export type GuestMessagesQueryVariables = Exact<{
  filter?: GuestMessageFilter | null | undefined;
  page: number;
}>;


export type GuestMessagesQuery = { guestMessages: { totalPages: number, totalCount: number, messages: Array<{ id: string, kind: MessageKind, state: MessageState, name: string | null, location: string | null, email: string | null, text: string, createdAt: string, replies: Array<{ id: string, text: string, by: string, createdAt: string, sentAt: string | null, refusedAt: string | null }> }> } };

export type UnreadMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesQuery = { unreadMessages: number };

export type MarkMessageMutationVariables = Exact<{
  input: MarkMessageInput;
}>;


export type MarkMessageMutation = { markMessage:
    | { __typename: 'MessageMarked', marked: { id: string, kind: MessageKind, state: MessageState, name: string | null, location: string | null, email: string | null, text: string, createdAt: string, replies: Array<{ id: string, text: string, by: string, createdAt: string, sentAt: string | null, refusedAt: string | null }> } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ReplyToMessageMutationVariables = Exact<{
  input: ReplyToMessageInput;
}>;


export type ReplyToMessageMutation = { replyToMessage:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'MessageAnswered', answered: { id: string, kind: MessageKind, state: MessageState, name: string | null, location: string | null, email: string | null, text: string, createdAt: string, replies: Array<{ id: string, text: string, by: string, createdAt: string, sentAt: string | null, refusedAt: string | null }> } }
    | { __typename: 'MessageAnsweredMeanwhile', code: string, message: string, parameters: Array<{ name: string, value: string }>, answered: { id: string, kind: MessageKind, state: MessageState, name: string | null, location: string | null, email: string | null, text: string, createdAt: string, replies: Array<{ id: string, text: string, by: string, createdAt: string, sentAt: string | null, refusedAt: string | null }> } }
    | { __typename: 'MessageWithoutAddress', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ExportContactMessagesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ExportContactMessagesQuery = { exportContactMessages: { filename: string, content: string } };

export type RoomsForStayQueryVariables = Exact<{
  stayId: string;
  from?: string | null | undefined;
}>;


export type RoomsForStayQuery = { roomsForStay:
    | { __typename: 'MoveRefused', message: string }
    | { __typename: 'RecordNotFound', message: string }
    | { __typename: 'RoomsForStay', reference: string, guestName: string, roomTitle: string, currentRoom: string, firstNight: string, until: string, promisedRooms: Array<string>, rooms: Array<{ roomNumber: string, roomTitle: string, isUpgrade: boolean, isPromised: boolean, isFree: boolean, swapStayId: string | null, occupants: Array<{ kind: OccupantKind, firstNight: string, until: string, reference: string | null, guestName: string | null }> }> }
   };

export type StayRoomsQueryVariables = Exact<{
  reference: string;
}>;


export type StayRoomsQuery = { stayRooms: Array<{ stayId: string, guestName: string, status: StayStatus, roomTitle: string, checkin: string, checkout: string, rooms: Array<{ roomNumber: string, roomTitle: string, firstNight: string, until: string }>, moves: Array<{ kind: RoomMoveKind, fromRoom: string, toRoom: string, firstNight: string, reason: string | null, at: string }> }> };

export type MoveStayMutationVariables = Exact<{
  input: MoveStayInput;
}>;


export type MoveStayMutation = { moveStay:
    | { __typename: 'IdempotencyConflict', message: string }
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'MoveRefused', message: string }
    | { __typename: 'RecordNotFound', message: string }
    | { __typename: 'RoomTaken', message: string }
    | { __typename: 'RoomTypeBusy', message: string }
    | { __typename: 'StaysMoved', stays: Array<{ stayId: string }> }
   };

export type SwapStaysMutationVariables = Exact<{
  input: SwapStaysInput;
}>;


export type SwapStaysMutation = { swapStays:
    | { __typename: 'IdempotencyConflict', message: string }
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'MoveRefused', message: string }
    | { __typename: 'RecordNotFound', message: string }
    | { __typename: 'RoomTaken', message: string }
    | { __typename: 'RoomTypeBusy', message: string }
    | { __typename: 'StaysMoved', stays: Array<{ stayId: string }> }
   };

export type NewBookingSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type NewBookingSettingQuery = { property: { oldestChild: number | null }, deskAvailability:
    | { __typename: 'DeskAvailability', businessDay: string, roomTypes: Array<{ roomType: string }> }
    | { __typename: 'InvalidInput' }
  , ratePlans: Array<{ code: string, name: string }>, extras: Array<{ code: string, name: string, description: string, unit: ExtraUnit, priceWithTax: { amount: number, currency: Currency } }> };

export type DeskAvailabilityQueryVariables = Exact<{
  checkin: string;
  checkout: string;
}>;


export type DeskAvailabilityQuery = { deskAvailability:
    | { __typename: 'DeskAvailability', roomTypes: Array<{ roomType: string, roomTitle: string, capacity: number, maximumChildren: number, freeRooms: Array<string> }> }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string }> }
   };

export type DeskPrice_QuoteFragment = { roomCharge: { amount: number, currency: Currency }, extrasCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, promotion: { name: string, saved: { amount: number, currency: Currency } } | null, total: { amount: number, currency: Currency } };

export type DeskQuoteQueryVariables = Exact<{
  input: DeskQuoteInput;
}>;


export type DeskQuoteQuery = { deskQuote:
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, code: string, message: string }> }
    | { __typename: 'Quote', roomCharge: { amount: number, currency: Currency }, extrasCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, promotion: { name: string, saved: { amount: number, currency: Currency } } | null, total: { amount: number, currency: Currency } }
   };

export type CreateDeskBookingMutationVariables = Exact<{
  input: CreateDeskBookingInput;
}>;


export type CreateDeskBookingMutation = { createDeskBooking:
    | { __typename: 'DeskBookingMade', reference: string, status: BookingStatus }
    | { __typename: 'DeskRoomsSoldOut', code: string, message: string, field: string | null, shortages: Array<{ roomTitle: string, night: string, wanted: number, free: number }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, field: string | null }
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null, faults: Array<{ field: string, code: string, message: string }> }
    | { __typename: 'PriceChanged', code: string, message: string, field: string | null }
    | { __typename: 'RoomTypeBusy', code: string, message: string, field: string | null }
   };

type TentativeResult_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, field: string | null, faults: Array<{ field: string, code: string, message: string }> };

type TentativeResult_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string, field: string | null };

type TentativeResult_TentativeChanged_Fragment = { __typename: 'TentativeChanged', reference: string, status: BookingStatus };

type TentativeResult_TentativeRefused_Fragment = { __typename: 'TentativeRefused', code: string, message: string, field: string | null };

export type TentativeResultFragment =
  | TentativeResult_InvalidInput_Fragment
  | TentativeResult_RecordNotFound_Fragment
  | TentativeResult_TentativeChanged_Fragment
  | TentativeResult_TentativeRefused_Fragment
;

export type ConfirmTentativeMutationVariables = Exact<{
  reference: string;
}>;


export type ConfirmTentativeMutation = { confirmTentative:
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null, faults: Array<{ field: string, code: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, field: string | null }
    | { __typename: 'TentativeChanged', reference: string, status: BookingStatus }
    | { __typename: 'TentativeRefused', code: string, message: string, field: string | null }
   };

export type ReleaseTentativeMutationVariables = Exact<{
  reference: string;
  reason: string;
}>;


export type ReleaseTentativeMutation = { releaseTentative:
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null, faults: Array<{ field: string, code: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, field: string | null }
    | { __typename: 'TentativeChanged', reference: string, status: BookingStatus }
    | { __typename: 'TentativeRefused', code: string, message: string, field: string | null }
   };

export type ExtendOptionMutationVariables = Exact<{
  reference: string;
  until: string;
}>;


export type ExtendOptionMutation = { extendOption:
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null, faults: Array<{ field: string, code: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, field: string | null }
    | { __typename: 'TentativeChanged', reference: string, status: BookingStatus }
    | { __typename: 'TentativeRefused', code: string, message: string, field: string | null }
   };

export type DeskNotes_DetailsFragment = { booking: { reference: string, status: BookingStatus, checkin: string }, madeAtDesk: { channel: BookingChannel, portal: string | null, optionUntil: string | null, rateReason: string | null, restrictionsReason: string | null } | null };

export type PrintHotel_PropertyFragment = { name: string, address: string, phone: string, email: string, today: string, checkinTime: string, checkoutTime: string };

export type PrintedArrivalsQueryVariables = Exact<{
  day: string;
}>;


export type PrintedArrivalsQuery = { property: { name: string, address: string, phone: string, email: string, today: string, checkinTime: string, checkoutTime: string }, arrivals: Array<{ extras: Array<string>, stay: { id: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, guestName: string | null }, booking: { reference: string, name: string, phone: string | null, specialRequests: string | null, balance: { amount: number, currency: Currency } } }> };

export type PrintedBooking_DetailsFragment = { booking: { reference: string, status: BookingStatus, name: string, email: string | null, phone: string | null, specialRequests: string | null, createdAt: string, total: { amount: number, currency: Currency }, amountPaid: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, stays: Array<{ id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, guestName: string | null }> }, quote: { stays: Array<{ planName: string, includedExtras: Array<string>, nights: Array<{ night: string | null, taxPercent: number | null, value: { amount: number, currency: Currency } }>, extras: Array<{ code: string, name: string, quantity: number, taxPercent: number | null, value: { amount: number, currency: Currency } }> }>, roomCharge: { amount: number, currency: Currency }, extrasCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }> } };

export type PrintedBookingQueryVariables = Exact<{
  reference: string;
}>;


export type PrintedBookingQuery = { property: { name: string, address: string, phone: string, email: string, today: string, checkinTime: string, checkoutTime: string }, guestBooking:
    | { __typename: 'GuestBookingDetails', booking: { reference: string, status: BookingStatus, name: string, email: string | null, phone: string | null, specialRequests: string | null, createdAt: string, total: { amount: number, currency: Currency }, amountPaid: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, stays: Array<{ id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, guestName: string | null }> }, quote: { stays: Array<{ planName: string, includedExtras: Array<string>, nights: Array<{ night: string | null, taxPercent: number | null, value: { amount: number, currency: Currency } }>, extras: Array<{ code: string, name: string, quantity: number, taxPercent: number | null, value: { amount: number, currency: Currency } }> }>, roomCharge: { amount: number, currency: Currency }, extrasCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }> } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type HotelDayQueryVariables = Exact<{ [key: string]: never; }>;


export type HotelDayQuery = { frontDesk: { today: string } };

export type SubscribersQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type SubscribersQuery = { subscribers: { totalPages: number, totalCount: number, subscribers: Array<{ id: string, email: string, consentText: string, consentAt: string, unsubscribedAt: string | null }> } };

export type ExportSubscribersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ExportSubscribersQuery = { exportSubscribers: { filename: string, content: string } };

export type TimelinePage_TimelineFragment = { from: string, nights: number, businessDay: string, types: Array<{ code: string, title: string, roomsFree: Array<number> }>, rooms: Array<{ id: number, number: string, roomType: string, onSale: boolean, stays: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, guests: number, night: number, nights: number, checkin: string, checkout: string, soldAs: string, isHeldChange: boolean, balancePaise: number }>, blocks: Array<{ id: string, reason: BlockReason, note: string | null, night: number, nights: number, firstNight: string, endsOn: string }> }> };

export type TimelineQueryVariables = Exact<{
  from?: string | null | undefined;
  nights: number;
}>;


export type TimelineQuery = { timeline:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'Timeline', from: string, nights: number, businessDay: string, types: Array<{ code: string, title: string, roomsFree: Array<number> }>, rooms: Array<{ id: number, number: string, roomType: string, onSale: boolean, stays: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, guests: number, night: number, nights: number, checkin: string, checkout: string, soldAs: string, isHeldChange: boolean, balancePaise: number }>, blocks: Array<{ id: string, reason: BlockReason, note: string | null, night: number, nights: number, firstNight: string, endsOn: string }> }> }
   };

export type FrontDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type FrontDeskQuery = { frontDesk: { today: string, arrivals: Array<{ reference: string, name: string, roomType: string, roomNumber: string | null, guests: number, checkin: string, checkout: string, specialRequests: string | null, refundState: RefundState, disputeState: DisputeState, stays: Array<{ id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null, checkin: string, checkout: string, steps: Array<StayStep> }> }>, departures: Array<{ reference: string, name: string, roomType: string, roomNumber: string | null, guests: number, checkin: string, checkout: string, specialRequests: string | null, refundState: RefundState, disputeState: DisputeState, stays: Array<{ id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null, checkin: string, checkout: string, steps: Array<StayStep> }> }>, inHouse: Array<{ reference: string, name: string, roomType: string, roomNumber: string | null, guests: number, checkin: string, checkout: string, specialRequests: string | null, refundState: RefundState, disputeState: DisputeState, stays: Array<{ id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null, checkin: string, checkout: string, steps: Array<StayStep> }> }>, tomorrow: { arrivals: number, departures: number }, occupancy: Array<{ night: string, rooms: number, sold: number, kept: number, outOfOrder: number }> }, openTasks: Array<{ id: string, kind: TaskKind, reference: string | null, guestName: string | null, payment: string | null, source: PaymentSource | null, difference: GatewayDifferenceKind | null, address: string | null, document: string | null, problem: string | null, respondBy: string | null, createdAt: string, amount: { amount: number, currency: Currency } | null }> };

export type TaskList_TaskFragment = { id: string, kind: TaskKind, reference: string | null, guestName: string | null, payment: string | null, source: PaymentSource | null, difference: GatewayDifferenceKind | null, address: string | null, document: string | null, problem: string | null, respondBy: string | null, createdAt: string, amount: { amount: number, currency: Currency } | null };

export type TodayList_BookingFragment = { reference: string, name: string, roomType: string, roomNumber: string | null, guests: number, checkin: string, checkout: string, specialRequests: string | null, refundState: RefundState, disputeState: DisputeState, stays: Array<{ id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null, checkin: string, checkout: string, steps: Array<StayStep> }> };

export type RegisterDocumentAgainMutationVariables = Exact<{
  task: string;
}>;


export type RegisterDocumentAgainMutation = { registerDocumentAgain:
    | { __typename: 'DocumentSentAgain', task: string }
    | { __typename: 'RecordNotFound', code: string }
   };

export type FinishTaskMutationVariables = Exact<{
  input: FinishTaskInput;
}>;


export type FinishTaskMutation = { finishTask:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'TaskFinished', id: string }
   };

export type ContentForm_DocumentFragment = { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, links: Array<{ label: string, path: string, shown: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> };

type ContentForm_Result_ContentChanged_Fragment = { __typename: 'ContentChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, links: Array<{ label: string, path: string, shown: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } };

type ContentForm_Result_ContentSaved_Fragment = { __typename: 'ContentSaved', document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, links: Array<{ label: string, path: string, shown: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } };

type ContentForm_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> };

type ContentForm_Result_RecordNotFound_Fragment = { __typename: 'RecordNotFound' };

export type ContentForm_ResultFragment =
  | ContentForm_Result_ContentChanged_Fragment
  | ContentForm_Result_ContentSaved_Fragment
  | ContentForm_Result_InvalidInput_Fragment
  | ContentForm_Result_RecordNotFound_Fragment
;

export type ContentDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentDocumentsQuery = { contentDocuments: Array<{ kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null }> };

export type ContentDocumentQueryVariables = Exact<{
  kind: ContentKind;
  key: string;
}>;


export type ContentDocumentQuery = { contentDocument:
    | { __typename: 'ContentDocument', kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, links: Array<{ label: string, path: string, shown: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> }
    | { __typename: 'RecordNotFound' }
   };

export type ContentPreviewQueryVariables = Exact<{
  page: string;
  input?: ContentInput | null | undefined;
}>;


export type ContentPreviewQuery = { contentPreview:
    | { __typename: 'ContentPreview', texts: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }>, body: Array<{ kind: TextBlockKind, lines: Array<{ spans: Array<{ text: string, strong: boolean, emphasised: boolean, href: string | null }> }> }> }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound' }
   };

export type SaveContentMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  input: ContentInput;
  version: number;
}>;


export type SaveContentMutation = { saveContent:
    | { __typename: 'ContentChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, links: Array<{ label: string, path: string, shown: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'ContentSaved', document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, links: Array<{ label: string, path: string, shown: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound' }
   };

export type PublishContentMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  version: number;
}>;


export type PublishContentMutation = { publishContent:
    | { __typename: 'ContentChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, links: Array<{ label: string, path: string, shown: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'ContentSaved', document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, links: Array<{ label: string, path: string, shown: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound' }
   };

export type RestoreContentMutationVariables = Exact<{
  revision: number;
  version: number;
}>;


export type RestoreContentMutation = { restoreContent:
    | { __typename: 'ContentChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, links: Array<{ label: string, path: string, shown: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'ContentSaved', document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, links: Array<{ label: string, path: string, shown: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound' }
   };

export type HotelForm_SettingsFragment = { version: number, publishedAt: string | null, rateCurrency: Currency, name: string, legalName: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, specifiedPremises: boolean, eInvoicing: boolean, cashPanAbovePaise: number, bookingWindowMonths: number, maximumNights: number, referencePrefix: string, childBands: Array<{ code: string, name: string, toAge: number }>, socialLinks: Array<{ name: string, url: string }> };

export type HotelSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HotelSettingsQuery = { propertySettings: { version: number, publishedAt: string | null, rateCurrency: Currency, name: string, legalName: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, specifiedPremises: boolean, eInvoicing: boolean, cashPanAbovePaise: number, bookingWindowMonths: number, maximumNights: number, referencePrefix: string, childBands: Array<{ code: string, name: string, toAge: number }>, socialLinks: Array<{ name: string, url: string }> } };

export type EditPropertyMutationVariables = Exact<{
  input: PropertyInput;
  version: number;
}>;


export type EditPropertyMutation = { editProperty:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'SettingsChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, settings: { version: number, publishedAt: string | null, rateCurrency: Currency, name: string, legalName: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, specifiedPremises: boolean, eInvoicing: boolean, cashPanAbovePaise: number, bookingWindowMonths: number, maximumNights: number, referencePrefix: string, childBands: Array<{ code: string, name: string, toAge: number }>, socialLinks: Array<{ name: string, url: string }> } }
    | { __typename: 'SettingsSaved', settings: { version: number, publishedAt: string | null, rateCurrency: Currency, name: string, legalName: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, specifiedPremises: boolean, eInvoicing: boolean, cashPanAbovePaise: number, bookingWindowMonths: number, maximumNights: number, referencePrefix: string, childBands: Array<{ code: string, name: string, toAge: number }>, socialLinks: Array<{ name: string, url: string }> } }
   };

export type LookForm_LookFragment = { version: number, hasShippedPalette: boolean, logo: string | null, headingTypeface: HeadingTypeface, textTypeface: TextTypeface, light: { ground: string, raised: string, ink: string, quiet: string, line: string, action: string, onAction: string, accent: string, dusk: string, onDusk: string }, dark: { ground: string, raised: string, ink: string, quiet: string, line: string, action: string, onAction: string, accent: string, dusk: string, onDusk: string } };

export type LookQueryVariables = Exact<{ [key: string]: never; }>;


export type LookQuery = { look: { version: number, hasShippedPalette: boolean, logo: string | null, headingTypeface: HeadingTypeface, textTypeface: TextTypeface, light: { ground: string, raised: string, ink: string, quiet: string, line: string, action: string, onAction: string, accent: string, dusk: string, onDusk: string }, dark: { ground: string, raised: string, ink: string, quiet: string, line: string, action: string, onAction: string, accent: string, dusk: string, onDusk: string } } };

export type EditLookMutationVariables = Exact<{
  input: LookInput;
  version: number;
}>;


export type EditLookMutation = { editLook:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'LookChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, look: { version: number, hasShippedPalette: boolean, logo: string | null, headingTypeface: HeadingTypeface, textTypeface: TextTypeface, light: { ground: string, raised: string, ink: string, quiet: string, line: string, action: string, onAction: string, accent: string, dusk: string, onDusk: string }, dark: { ground: string, raised: string, ink: string, quiet: string, line: string, action: string, onAction: string, accent: string, dusk: string, onDusk: string } } }
    | { __typename: 'LookSaved', look: { version: number, hasShippedPalette: boolean, logo: string | null, headingTypeface: HeadingTypeface, textTypeface: TextTypeface, light: { ground: string, raised: string, ink: string, quiet: string, line: string, action: string, onAction: string, accent: string, dusk: string, onDusk: string }, dark: { ground: string, raised: string, ink: string, quiet: string, line: string, action: string, onAction: string, accent: string, dusk: string, onDusk: string } } }
   };

export type PictureForm_PictureFragment = { id: string, version: number, fileName: string, state: PictureState, isUsed: boolean, isDescribed: boolean, unusedSince: string | null, shown: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } };

export type PicturesQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type PicturesQuery = { pictures: { page: number, totalPages: number, totalCount: number, pictures: Array<{ id: string, version: number, fileName: string, state: PictureState, isUsed: boolean, isDescribed: boolean, unusedSince: string | null, shown: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } }> } };

export type EditPictureMutationVariables = Exact<{
  id: string;
  input: PictureInput;
  version: number;
}>;


export type EditPictureMutation = { editPicture:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'PictureChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, picture: { id: string, version: number, fileName: string, state: PictureState, isUsed: boolean, isDescribed: boolean, unusedSince: string | null, shown: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } } }
    | { __typename: 'PictureSaved', picture: { id: string, version: number, fileName: string, state: PictureState, isUsed: boolean, isDescribed: boolean, unusedSince: string | null, shown: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } } }
    | { __typename: 'RecordNotFound' }
   };

export type CropPictureMutationVariables = Exact<{
  id: string;
  input: CropInput;
}>;


export type CropPictureMutation = { cropPicture:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PictureSaved', picture: { id: string, version: number, fileName: string, state: PictureState, isUsed: boolean, isDescribed: boolean, unusedSince: string | null, shown: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type DeletePictureMutationVariables = Exact<{
  id: string;
}>;


export type DeletePictureMutation = { deletePicture:
    | { __typename: 'PictureDeleted' }
    | { __typename: 'PictureInUse', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type PolicyForm_PolicyFragment = { id: number, version: number, name: string, steps: Array<{ untilHoursBefore: number, charge: { kind: ChargeKind, nights: number | null, percent: number | null } }>, noShow: { kind: ChargeKind, nights: number | null, percent: number | null }, earlyDeparture: { kind: ChargeKind, nights: number | null, percent: number | null } };

export type PolicySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PolicySettingsQuery = { policySettings: Array<{ id: number, version: number, name: string, steps: Array<{ untilHoursBefore: number, charge: { kind: ChargeKind, nights: number | null, percent: number | null } }>, noShow: { kind: ChargeKind, nights: number | null, percent: number | null }, earlyDeparture: { kind: ChargeKind, nights: number | null, percent: number | null } }> };

export type PolicyPreviewQueryVariables = Exact<{
  input: PolicyInput;
}>;


export type PolicyPreviewQuery = { policyPreview:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'PolicyPreview', sentence: string, examples: Array<{ when: CancellationMoment, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }> }
   };

export type AddPolicyMutationVariables = Exact<{
  input: PolicyInput;
}>;


export type AddPolicyMutation = { addPolicy:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'PolicySaved', policy: { id: number, version: number, name: string, steps: Array<{ untilHoursBefore: number, charge: { kind: ChargeKind, nights: number | null, percent: number | null } }>, noShow: { kind: ChargeKind, nights: number | null, percent: number | null }, earlyDeparture: { kind: ChargeKind, nights: number | null, percent: number | null } } }
   };

export type EditPolicyMutationVariables = Exact<{
  id: number;
  input: PolicyInput;
  version: number;
}>;


export type EditPolicyMutation = { editPolicy:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'PolicyChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, policy: { id: number, version: number, name: string, steps: Array<{ untilHoursBefore: number, charge: { kind: ChargeKind, nights: number | null, percent: number | null } }>, noShow: { kind: ChargeKind, nights: number | null, percent: number | null }, earlyDeparture: { kind: ChargeKind, nights: number | null, percent: number | null } } }
    | { __typename: 'PolicySaved', policy: { id: number, version: number, name: string, steps: Array<{ untilHoursBefore: number, charge: { kind: ChargeKind, nights: number | null, percent: number | null } }>, noShow: { kind: ChargeKind, nights: number | null, percent: number | null }, earlyDeparture: { kind: ChargeKind, nights: number | null, percent: number | null } } }
    | { __typename: 'RecordNotFound' }
   };

export type RoomTypeForm_RoomTypeFragment = { id: number, version: number, code: string, name: string, description: string, nightlyRateCents: number, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, includedGuests: number | null, adultSupplementCents: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, sortOrder: number, onSale: boolean, childSupplements: Array<{ band: string, cents: number }> };

export type RoomList_RoomTypeFragment = { id: number, rooms: Array<{ id: number, number: string, onSale: boolean }> };

export type RoomSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomSettingsQuery = { property: { rateCurrency: Currency }, propertySettings: { childBands: Array<{ code: string, name: string, toAge: number }> }, roomSettings: Array<{ id: number, version: number, code: string, name: string, description: string, nightlyRateCents: number, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, includedGuests: number | null, adultSupplementCents: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, sortOrder: number, onSale: boolean, childSupplements: Array<{ band: string, cents: number }>, rooms: Array<{ id: number, number: string, onSale: boolean }> }> };

export type AddRoomTypeMutationVariables = Exact<{
  input: NewRoomTypeInput;
}>;


export type AddRoomTypeMutation = { addRoomType:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RoomsSaved', roomTypes: Array<{ id: number, version: number, code: string, name: string, description: string, nightlyRateCents: number, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, includedGuests: number | null, adultSupplementCents: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, sortOrder: number, onSale: boolean, childSupplements: Array<{ band: string, cents: number }>, rooms: Array<{ id: number, number: string, onSale: boolean }> }> }
   };

export type EditRoomTypeMutationVariables = Exact<{
  id: number;
  input: RoomTypeInput;
  version: number;
}>;


export type EditRoomTypeMutation = { editRoomType:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound' }
    | { __typename: 'RoomTypeChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, roomType: { id: number, version: number, code: string, name: string, description: string, nightlyRateCents: number, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, includedGuests: number | null, adultSupplementCents: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, sortOrder: number, onSale: boolean, childSupplements: Array<{ band: string, cents: number }> } }
    | { __typename: 'RoomsSaved', roomTypes: Array<{ id: number, version: number, code: string, name: string, description: string, nightlyRateCents: number, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, includedGuests: number | null, adultSupplementCents: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, sortOrder: number, onSale: boolean, childSupplements: Array<{ band: string, cents: number }> }> }
   };

export type DeleteRoomTypeMutationVariables = Exact<{
  id: number;
}>;


export type DeleteRoomTypeMutation = { deleteRoomType:
    | { __typename: 'RecordInUse', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomsSaved' }
   };

export type AddRoomMutationVariables = Exact<{
  roomTypeId: number;
  input: RoomInput;
}>;


export type AddRoomMutation = { addRoom:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomsSaved' }
   };

export type EditRoomMutationVariables = Exact<{
  id: number;
  input: RoomInput;
}>;


export type EditRoomMutation = { editRoom:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomsSaved' }
   };

export type DeleteRoomMutationVariables = Exact<{
  id: number;
}>;


export type DeleteRoomMutation = { deleteRoom:
    | { __typename: 'RecordInUse', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomsSaved' }
   };

export type SetUpPage_SetUpFragment = { publishedAt: string | null, steps: Array<{ name: SetUpStepName, isDone: boolean }>, paymentTest: { status: PaymentTestStatus, createdAt: string, problem: string | null } | null, mailTest: { isAccepted: boolean, createdAt: string } | null };

export type SetUpQueryVariables = Exact<{ [key: string]: never; }>;


export type SetUpQuery = { setUp: { publishedAt: string | null, steps: Array<{ name: SetUpStepName, isDone: boolean }>, paymentTest: { status: PaymentTestStatus, createdAt: string, problem: string | null } | null, mailTest: { isAccepted: boolean, createdAt: string } | null } };

export type PreviewSiteMutationVariables = Exact<{ [key: string]: never; }>;


export type PreviewSiteMutation = { previewSite: { until: string } };

export type PublishHotelMutationVariables = Exact<{ [key: string]: never; }>;


export type PublishHotelMutation = { publishHotel:
    | { __typename: 'HotelPublished', setUp: { publishedAt: string | null, steps: Array<{ name: SetUpStepName, isDone: boolean }>, paymentTest: { status: PaymentTestStatus, createdAt: string, problem: string | null } | null, mailTest: { isAccepted: boolean, createdAt: string } | null } }
    | { __typename: 'SetUpIncomplete', code: string, message: string, missing: Array<SetUpStepName>, parameters: Array<{ name: string, value: string }> }
   };

export type UnpublishHotelMutationVariables = Exact<{ [key: string]: never; }>;


export type UnpublishHotelMutation = { unpublishHotel: { publishedAt: string | null, steps: Array<{ name: SetUpStepName, isDone: boolean }>, paymentTest: { status: PaymentTestStatus, createdAt: string, problem: string | null } | null, mailTest: { isAccepted: boolean, createdAt: string } | null } };

export type StartPaymentTestMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPaymentTestMutation = { startPaymentTest:
    | { __typename: 'PaymentTestStarted', test: { createdAt: string }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
    | { __typename: 'PaymentUnavailable', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ConfirmPaymentTestMutationVariables = Exact<{
  input: ConfirmPaymentInput;
}>;


export type ConfirmPaymentTestMutation = { confirmPaymentTest:
    | { __typename: 'PaymentNotVerified', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentTestConfirmed', test: { status: PaymentTestStatus } }
   };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { sendTestMail:
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'TestMailRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'TestMailSent', address: string }
   };

export type GuestBillingQueryVariables = Exact<{
  reference: string;
}>;


export type GuestBillingQuery = { property: { asksPinCode: boolean }, guestBilling:
    | { __typename: 'BookingBilling', isInvoiced: boolean, isAddressNeeded: boolean, details: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null } | null }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SetGuestBillingDetailsMutationVariables = Exact<{
  input: SetGuestBillingDetailsInput;
}>;


export type SetGuestBillingDetailsMutation = { setGuestBillingDetails:
    | { __typename: 'AlreadyInvoiced', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestBillingDetailsSet' }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type Figures_TotalFragment = { roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, extrasPaise: number, chargedPaise: number };

export type Figures_RowFragment = { key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, extrasPaise: number, chargedPaise: number };

export type Figures_GatewayFragment = { settlements: number, paidPaise: number, refundedPaise: number, correctedPaise: number, feePaise: number, feeTaxPaise: number, settledPaise: number };

export type Figures_StepFragment = { key: string, title: string | null, occupancyPercent: number | null, roomRevenuePaise: number };

export type FiguresOfHotelQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  byDay: boolean;
}>;


export type FiguresOfHotelQuery = { figures:
    | { __typename: 'Figures', businessDay: string, period: { from: string, to: string, total: { roomsSoldBefore: number, key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, extrasPaise: number, chargedPaise: number }, days?: Array<{ key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, extrasPaise: number, chargedPaise: number }>, months?: Array<{ key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, extrasPaise: number, chargedPaise: number }>, roomTypes: Array<{ key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, extrasPaise: number, chargedPaise: number }>, ratePlans: Array<{ key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, extrasPaise: number, chargedPaise: number }>, channels: Array<{ key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, extrasPaise: number, chargedPaise: number }>, taxRates: Array<{ taxPercent: number | null, valuePaise: number, cgstPaise: number, sgstPaise: number }>, methods: Array<{ source: PaymentSource, capturedPaise: number, counteredPaise: number, refundedPaise: number }>, gateway: { comparedUntil: string | null, settlements: number, paidPaise: number, refundedPaise: number, correctedPaise: number, feePaise: number, feeTaxPaise: number, settledPaise: number }, leadTime: { stays: number, meanDays: number | null, medianDays: number | null } }, yearBefore: { total: { roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, extrasPaise: number, chargedPaise: number }, gateway: { settlements: number, paidPaise: number, refundedPaise: number, correctedPaise: number, feePaise: number, feeTaxPaise: number, settledPaise: number }, days?: Array<{ key: string, title: string | null, occupancyPercent: number | null, roomRevenuePaise: number }>, months?: Array<{ key: string, title: string | null, occupancyPercent: number | null, roomRevenuePaise: number }> } }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, message: string }> }
   };

export type ExportChargesQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ExportChargesQuery = { exportCharges:
    | { __typename: 'CsvFile', filename: string, content: string }
    | { __typename: 'InvalidInput', message: string }
   };

export type MonthlyReportQueryVariables = Exact<{
  month: string;
}>;


export type MonthlyReportQuery = { monthlyReport:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MonthlyReport', pdf: { filename: string, base64: string }, table: { filename: string, content: string } }
   };

export type Gstr1ReturnQueryVariables = Exact<{
  month: string;
}>;


export type Gstr1ReturnQuery = { gstr1: { month: string, offlineTool: string | null, tables: Array<{ number: string, rows: number, value: { amount: number, currency: Currency }, cgst: { amount: number, currency: Currency }, sgst: { amount: number, currency: Currency } }>, files: Array<{ filename: string, content: string }> } };

export type Folio_EntryFragment = { id: string, kind: FolioEntryKind, at: string, stayId: string | null, night: string | null, extra: string | null, source: PaymentSource | null, isReversal: boolean, isPending: boolean, amount: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } };

export type Folio_PaymentFragment = { id: string, source: PaymentSource, note: string, takenBy: string | null, pan: string | null, isCountered: boolean, amount: { amount: number, currency: Currency }, refunds: Array<{ isCounterEntry: boolean }> };

export type RecordDeskPaymentMutationVariables = Exact<{
  input: DeskPaymentInput;
}>;


export type RecordDeskPaymentMutation = { recordDeskPayment:
    | { __typename: 'DeskPaymentRecorded', amount: { amount: number, currency: Currency }, adjustment: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }
    | { __typename: 'DeskPaymentRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type CounterDeskPaymentMutationVariables = Exact<{
  paymentId: string;
  reason: string;
}>;


export type CounterDeskPaymentMutation = { counterDeskPayment:
    | { __typename: 'DeskPaymentCountered', balance: { amount: number, currency: Currency } }
    | { __typename: 'DeskPaymentRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type UnpaidBalancesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnpaidBalancesQuery = { unpaidBalances: Array<{ reference: string, guestName: string, roomNumber: string | null, checkout: string, where: GuestWhereabouts, balance: { amount: number, currency: Currency } }> };

export type CashUp_DayFragment = { day: string, expectedCash: { amount: number, currency: Currency }, sums: Array<{ source: PaymentSource, staff: string | null, taken: { amount: number, currency: Currency }, countered: { amount: number, currency: Currency }, givenBack: { amount: number, currency: Currency }, net: { amount: number, currency: Currency } }>, moves: Array<{ at: string, move: MoneyMove, source: PaymentSource, reference: string, guestName: string, staff: string | null, note: string, amount: { amount: number, currency: Currency } }>, count: { note: string, staff: string, at: string, expected: { amount: number, currency: Currency }, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency } } | null };

export type CashUpQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type CashUpQuery = { cashUp: { day: string, expectedCash: { amount: number, currency: Currency }, sums: Array<{ source: PaymentSource, staff: string | null, taken: { amount: number, currency: Currency }, countered: { amount: number, currency: Currency }, givenBack: { amount: number, currency: Currency }, net: { amount: number, currency: Currency } }>, moves: Array<{ at: string, move: MoneyMove, source: PaymentSource, reference: string, guestName: string, staff: string | null, note: string, amount: { amount: number, currency: Currency } }>, count: { note: string, staff: string, at: string, expected: { amount: number, currency: Currency }, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency } } | null } };

export type CloseCashUpMutationVariables = Exact<{
  input: CashCountInput;
}>;


export type CloseCashUpMutation = { closeCashUp:
    | { __typename: 'CashUpChanged', code: string, message: string, cashUp: { day: string, expectedCash: { amount: number, currency: Currency }, sums: Array<{ source: PaymentSource, staff: string | null, taken: { amount: number, currency: Currency }, countered: { amount: number, currency: Currency }, givenBack: { amount: number, currency: Currency }, net: { amount: number, currency: Currency } }>, moves: Array<{ at: string, move: MoneyMove, source: PaymentSource, reference: string, guestName: string, staff: string | null, note: string, amount: { amount: number, currency: Currency } }>, count: { note: string, staff: string, at: string, expected: { amount: number, currency: Currency }, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency } } | null }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CashUpClosed', cashUp: { day: string, expectedCash: { amount: number, currency: Currency }, sums: Array<{ source: PaymentSource, staff: string | null, taken: { amount: number, currency: Currency }, countered: { amount: number, currency: Currency }, givenBack: { amount: number, currency: Currency }, net: { amount: number, currency: Currency } }>, moves: Array<{ at: string, move: MoneyMove, source: PaymentSource, reference: string, guestName: string, staff: string | null, note: string, amount: { amount: number, currency: Currency } }>, count: { note: string, staff: string, at: string, expected: { amount: number, currency: Currency }, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency } } | null } }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
   };

export type SettlementsQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type SettlementsQuery = { settlements: { from: string, to: string, settlements: Array<{ id: string, day: string, utr: string | null, status: SettlementStatus, payments: number, paid: { amount: number, currency: Currency }, refunded: { amount: number, currency: Currency }, corrected: { amount: number, currency: Currency }, fee: { amount: number, currency: Currency }, feeTax: { amount: number, currency: Currency }, net: { amount: number, currency: Currency } }>, days: Array<{ day: string, reconciledAt: string, payments: number, refunds: number, differences: number }>, differences: Array<{ id: string, kind: GatewayDifferenceKind, gatewayId: string, payment: string | null, reference: string | null, day: string, gatewayState: string | null, ourState: string | null, gateway: { amount: number, currency: Currency }, ours: { amount: number, currency: Currency } }>, lastRun: { startedAt: string, endedAt: string | null, days: number, problem: string | null } | null } };

export type SettlementTable_SettlementFragment = { id: string, day: string, utr: string | null, status: SettlementStatus, payments: number, paid: { amount: number, currency: Currency }, refunded: { amount: number, currency: Currency }, corrected: { amount: number, currency: Currency }, fee: { amount: number, currency: Currency }, feeTax: { amount: number, currency: Currency }, net: { amount: number, currency: Currency } };

export type DifferenceList_DifferenceFragment = { id: string, kind: GatewayDifferenceKind, gatewayId: string, payment: string | null, reference: string | null, day: string, gatewayState: string | null, ourState: string | null, gateway: { amount: number, currency: Currency }, ours: { amount: number, currency: Currency } };

export type ExportSettlementsQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ExportSettlementsQuery = { exportSettlements: { filename: string, content: string } };

export type ReconcileWithGatewayMutationVariables = Exact<{ [key: string]: never; }>;


export type ReconcileWithGatewayMutation = { reconcileWithGateway: { at: string } };

export type TaxDocumentsQueryVariables = Exact<{
  reference: string;
}>;


export type TaxDocumentsQuery = { property: { asksPinCode: boolean }, taxDocuments: { areIssued: boolean, documents: Array<{ id: string, kind: TaxDocumentKind, number: string, date: string, total: { amount: number, currency: Currency } }>, reissues: { isUnderWay: boolean, invoices: Array<{ id: string, number: string, name: string, address: Array<string>, pinCode: string | null, stateCode: string | null, gstin: string | null }> } } };

export type IssueInvoiceAgainMutationVariables = Exact<{
  input: IssueInvoiceAgainInput;
}>;


export type IssueInvoiceAgainMutation = { issueInvoiceAgain:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'InvoiceIssuedAgain' }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ReissueRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type TaxDocumentFileQueryVariables = Exact<{
  id: string;
}>;


export type TaxDocumentFileQuery = { taxDocumentFile:
    | { __typename: 'RateLimited' }
    | { __typename: 'RecordNotFound' }
    | { __typename: 'TaxDocumentFile', filename: string, type: string, content: string }
   };

export type ExtraForm_ExtraFragment = { id: number, version: number, code: string, name: string, description: string, unit: ExtraUnit, cents: number, taxPercent: number | null, sac: string, dailyLimit: number | null, onSale: boolean, sortOrder: number };

export type ExtraSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExtraSettingsQuery = { property: { rateCurrency: Currency }, extraSettings: Array<{ id: number, version: number, code: string, name: string, description: string, unit: ExtraUnit, cents: number, taxPercent: number | null, sac: string, dailyLimit: number | null, onSale: boolean, sortOrder: number }> };

export type AddExtraMutationVariables = Exact<{
  input: ExtraInput;
}>;


export type AddExtraMutation = { addExtra:
    | { __typename: 'ExtraSaved', extra: { id: number, version: number, code: string, name: string, description: string, unit: ExtraUnit, cents: number, taxPercent: number | null, sac: string, dailyLimit: number | null, onSale: boolean, sortOrder: number } }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
   };

export type EditExtraMutationVariables = Exact<{
  id: number;
  input: ExtraInput;
  version: number;
}>;


export type EditExtraMutation = { editExtra:
    | { __typename: 'ExtraChanged', code: string, message: string, extra: { id: number, version: number, code: string, name: string, description: string, unit: ExtraUnit, cents: number, taxPercent: number | null, sac: string, dailyLimit: number | null, onSale: boolean, sortOrder: number }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ExtraSaved', extra: { id: number, version: number, code: string, name: string, description: string, unit: ExtraUnit, cents: number, taxPercent: number | null, sac: string, dailyLimit: number | null, onSale: boolean, sortOrder: number } }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type PromotionForm_PromotionFragment = { id: number, name: string, code: string | null, offerId: string | null, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<string>, plans: Array<string>, totalUses: number | null, usesPerGuest: number | null, uses: number, discount: { kind: DiscountKind, hundredths: number | null, cents: number | null, stayNights: number | null, payNights: number | null } };

export type PromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionsQuery = { property: { today: string, rateCurrency: Currency }, roomTypes: Array<{ name: string, title: string }>, ratePlans: Array<{ code: string, name: string }>, offers: Array<{ id: string, title: string }>, rateBook: { version: number, promotions: Array<{ id: number, name: string, code: string | null, offerId: string | null, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<string>, plans: Array<string>, totalUses: number | null, usesPerGuest: number | null, uses: number, discount: { kind: DiscountKind, hundredths: number | null, cents: number | null, stayNights: number | null, payNights: number | null } }>, changes: Array<{ id: number, kind: string, undoes: number | null }> } };

export type RateBookPage_RatesFragment = { version: number, seasons: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, priority: number, change: { kind: RateChangeKind, cents: number | null, hundredths: number | null } }>, restrictions: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, rule: { kind: RestrictionKind, nights: number | null, days: number | null } }>, changes: Array<{ id: number, kind: string, changedBy: string, changedAt: string, undoes: number | null }> };

export type RateBookQueryVariables = Exact<{ [key: string]: never; }>;


export type RateBookQuery = { property: { today: string, rateCurrency: Currency }, roomTypes: Array<{ name: string, title: string }>, rateBook: { version: number, seasons: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, priority: number, change: { kind: RateChangeKind, cents: number | null, hundredths: number | null } }>, restrictions: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, rule: { kind: RestrictionKind, nights: number | null, days: number | null } }>, changes: Array<{ id: number, kind: string, changedBy: string, changedAt: string, undoes: number | null }> } };

export type RatePreviewQueryVariables = Exact<{
  edit: RateEditInput;
  sample: StayInput;
}>;


export type RatePreviewQuery = { ratePreview:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RatePreview', before: { total: { amount: number, currency: Currency } } | null, after: { total: { amount: number, currency: Currency } } | null, slabWarnings: Array<{ roomTitle: string | null, planName: string | null, night: string, rate: { amount: number, currency: Currency }, value: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, limit: { amount: number, currency: Currency }, totalAtLimit: { amount: number, currency: Currency }, rateAtLimit: { amount: number, currency: Currency } }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ChangeRatesMutationVariables = Exact<{
  edit: RateEditInput;
  version: number;
}>;


export type ChangeRatesMutation = { changeRates:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RatesChanged', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RatesSaved', rates: { version: number, seasons: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, priority: number, change: { kind: RateChangeKind, cents: number | null, hundredths: number | null } }>, restrictions: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, rule: { kind: RestrictionKind, nights: number | null, days: number | null } }>, changes: Array<{ id: number, kind: string, changedBy: string, changedAt: string, undoes: number | null }> } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type UndoRateChangeMutationVariables = Exact<{
  version: number;
}>;


export type UndoRateChangeMutation = { undoRateChange:
    | { __typename: 'RatesChanged', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RatesSaved', rates: { version: number, seasons: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, priority: number, change: { kind: RateChangeKind, cents: number | null, hundredths: number | null } }>, restrictions: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, rule: { kind: RestrictionKind, nights: number | null, days: number | null } }>, changes: Array<{ id: number, kind: string, changedBy: string, changedAt: string, undoes: number | null }> } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type RateGridTable_GridFragment = { version: number, days: Array<string>, planName: string | null, lastChange: { kind: string, changedBy: string, changedAt: string } | null, rows: Array<{ roomType: string, title: string, onSale: boolean, nights: Array<{ date: string, source: RateSource, season: string | null, roomsFree: number | null, rate: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, restrictions: Array<{ kind: RestrictionKind, nights: number | null, days: number | null }>, slabWarning: { roomTitle: string | null, planName: string | null, night: string, rate: { amount: number, currency: Currency }, value: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, limit: { amount: number, currency: Currency }, totalAtLimit: { amount: number, currency: Currency }, rateAtLimit: { amount: number, currency: Currency } } | null }> }> };

export type HotelTodayQueryVariables = Exact<{ [key: string]: never; }>;


export type HotelTodayQuery = { property: { today: string, rateCurrency: Currency } };

export type RateGridQueryVariables = Exact<{
  from: string;
  days: number;
}>;


export type RateGridQuery = { rateGrid:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'RateGrid', version: number, days: Array<string>, planName: string | null, lastChange: { kind: string, changedBy: string, changedAt: string } | null, rows: Array<{ roomType: string, title: string, onSale: boolean, nights: Array<{ date: string, source: RateSource, season: string | null, roomsFree: number | null, rate: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, restrictions: Array<{ kind: RestrictionKind, nights: number | null, days: number | null }>, slabWarning: { roomTitle: string | null, planName: string | null, night: string, rate: { amount: number, currency: Currency }, value: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, limit: { amount: number, currency: Currency }, totalAtLimit: { amount: number, currency: Currency }, rateAtLimit: { amount: number, currency: Currency } } | null }> }> }
   };

export type RatePlanForm_PlanFragment = { id: number, version: number, code: string, name: string, policyId: number, percentHundredths: number | null, cents: number | null, includedExtras: Array<string>, onSale: boolean, sortOrder: number };

export type RatePlanSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RatePlanSettingsQuery = { property: { rateCurrency: Currency }, policySettings: Array<{ id: number, name: string }>, extraSettings: Array<{ code: string, name: string }>, ratePlanSettings: Array<{ id: number, version: number, code: string, name: string, policyId: number, percentHundredths: number | null, cents: number | null, includedExtras: Array<string>, onSale: boolean, sortOrder: number }> };

export type AddRatePlanMutationVariables = Exact<{
  input: RatePlanInput;
}>;


export type AddRatePlanMutation = { addRatePlan:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RatePlanSaved', plan: { id: number, version: number, code: string, name: string, policyId: number, percentHundredths: number | null, cents: number | null, includedExtras: Array<string>, onSale: boolean, sortOrder: number } }
   };

export type EditRatePlanMutationVariables = Exact<{
  id: number;
  input: RatePlanInput;
  version: number;
}>;


export type EditRatePlanMutation = { editRatePlan:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RatePlanChanged', code: string, message: string, plan: { id: number, version: number, code: string, name: string, policyId: number, percentHundredths: number | null, cents: number | null, includedExtras: Array<string>, onSale: boolean, sortOrder: number }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RatePlanSaved', plan: { id: number, version: number, code: string, name: string, policyId: number, percentHundredths: number | null, cents: number | null, includedExtras: Array<string>, onSale: boolean, sortOrder: number } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type RatesPage_SettingsFragment = { exchangeRates: Array<{ validFrom: string, paisePerUnit: number }>, taxPeriods: Array<{ validFrom: string, source: string, slabs: Array<{ upToPaise: number | null, percent: number }> }> };

export type RateSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RateSettingsQuery = { property: { today: string, rateCurrency: Currency }, propertySettings: { exchangeRates: Array<{ validFrom: string, paisePerUnit: number }>, taxPeriods: Array<{ validFrom: string, source: string, slabs: Array<{ upToPaise: number | null, percent: number }> }> } };

export type SetExchangeRateMutationVariables = Exact<{
  input: ExchangeRateInput;
}>;


export type SetExchangeRateMutation = { setExchangeRate:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SettingsSaved' }
   };

export type DeleteExchangeRateMutationVariables = Exact<{
  validFrom: string;
}>;


export type DeleteExchangeRateMutation = { deleteExchangeRate:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SettingsSaved' }
   };

export type SetTaxPeriodMutationVariables = Exact<{
  input: TaxPeriodInput;
}>;


export type SetTaxPeriodMutation = { setTaxPeriod:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SettingsSaved' }
   };

export type DeleteTaxPeriodMutationVariables = Exact<{
  validFrom: string;
}>;


export type DeleteTaxPeriodMutation = { deleteTaxPeriod:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SettingsSaved' }
   };

export type SlabWarningList_WarningFragment = { roomTitle: string | null, planName: string | null, night: string, rate: { amount: number, currency: Currency }, value: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, limit: { amount: number, currency: Currency }, totalAtLimit: { amount: number, currency: Currency }, rateAtLimit: { amount: number, currency: Currency } };

export type SlabWarningsQueryVariables = Exact<{
  nightlyRateCents?: number | null | undefined;
  planPercentHundredths?: number | null | undefined;
  planCents?: number | null | undefined;
}>;


export type SlabWarningsQuery = { slabWarnings:
    | { __typename: 'InvalidInput' }
    | { __typename: 'SlabWarnings', warnings: Array<{ roomTitle: string | null, planName: string | null, night: string, rate: { amount: number, currency: Currency }, value: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, limit: { amount: number, currency: Currency }, totalAtLimit: { amount: number, currency: Currency }, rateAtLimit: { amount: number, currency: Currency } }> }
   };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage:
    | { __typename: 'ContactMessageReceived', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type PageBody_BlockFragment = { kind: TextBlockKind, lines: Array<{ spans: Array<{ text: string, strong: boolean, emphasised: boolean, href: string | null }> }> };

export type PageBodyQueryVariables = Exact<{
  page: string;
}>;


export type PageBodyQuery = { pageBody: Array<{ kind: TextBlockKind, lines: Array<{ spans: Array<{ text: string, strong: boolean, emphasised: boolean, href: string | null }> }> }> | null };

export type PageTextsQueryVariables = Exact<{
  page: string;
}>;


export type PageTextsQuery = { pageTexts: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null };

export type LeaveFeedbackMutationVariables = Exact<{
  input: FeedbackInput;
}>;


export type LeaveFeedbackMutation = { leaveFeedback:
    | { __typename: 'FeedbackReceived', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type GalleryTextFragment = { name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null };

export type GalleryQueryVariables = Exact<{ [key: string]: never; }>;


export type GalleryQuery = { roomTypes: Array<{ name: string, pictures: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> }>, home: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, deluxeRooms: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, familyRooms: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, roomFeatures: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, restaurants: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, breakfast: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, roomService: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, menus: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, specialEvents: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, pool: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, spa: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, fitness: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, meetingRooms: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null, concierge: Array<{ name: string, text: string, picture: { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> } | null }> | null };

export type HotelsQueryVariables = Exact<{
  search?: string | null | undefined;
  city?: string | null | undefined;
  stars?: number | null | undefined;
  page: number;
  limit: number;
}>;


export type HotelsQuery = { hotels:
    | { __typename: 'HotelPage', page: number, totalPages: number, totalCount: number, hotels: Array<{ id: string, name: string, city: string | null, country: string | null, starRating: number | null, ratingAverage: number | null, overview: string | null, photo: string | null, url: string | null, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> }> }
    | { __typename: 'InvalidInput', message: string }
   };

export type HotelCard_HotelFragment = { name: string, city: string | null, country: string | null, starRating: number | null, ratingAverage: number | null, overview: string | null, photo: string | null, url: string | null, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> };

export type CategoryItemsQueryVariables = Exact<{
  category: string;
}>;


export type CategoryItemsQuery = { categoryItems:
    | { __typename: 'CategoryItems', items: Array<{ id: string, title: string, description: string | null, images: Array<string>, available: boolean, amenities: Array<string>, timing: string | null, location: string | null, roomType: string | null, rooms: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }>, price: { amount: number, currency: Currency } | null, oneNight: { amount: number, currency: Currency } | null }> }
    | { __typename: 'InvalidInput', message: string }
   };

export type ListingCard_ItemFragment = { id: string, title: string, description: string | null, images: Array<string>, available: boolean, amenities: Array<string>, timing: string | null, location: string | null, roomType: string | null, rooms: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }>, price: { amount: number, currency: Currency } | null, oneNight: { amount: number, currency: Currency } | null };

export type NewsletterConsentQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterConsentQuery = { property: { name: string, newsletterConsent: string } };

export type NewsletterStatusQueryVariables = Exact<{
  email: string;
}>;


export type NewsletterStatusQuery = { newsletterStatus:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NewsletterStatus', exists: boolean }
    | { __typename: 'RateLimited', message: string }
   };

export type SendNewsletterCodeMutationVariables = Exact<{
  email: string;
}>;


export type SendNewsletterCodeMutation = { sendNewsletterCode:
    | { __typename: 'AlreadySubscribed', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CodeTooSoon', code: string, message: string, retryAfterSeconds: number, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'NewsletterCodeSent', code: string, message: string, resendAfterSeconds: number, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type VerifyNewsletterCodeMutationVariables = Exact<{
  email: string;
  otp: string;
}>;


export type VerifyNewsletterCodeMutation = { verifyNewsletterCode:
    | { __typename: 'CodeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'NewsletterVerified', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { unsubscribe:
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'UnsubscribeLinkUnknown', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'Unsubscribed', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type OffersQueryVariables = Exact<{ [key: string]: never; }>;


export type OffersQuery = { offers: Array<{ id: string, title: string, description: string | null, imageUrl: string | null, validTill: string | null, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }>, promotion: { name: string, code: string | null, state: PromotionState, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<{ code: string, name: string }>, plans: Array<{ code: string, name: string }> } | null }> };

export type OfferCard_OfferFragment = { title: string, description: string | null, imageUrl: string | null, validTill: string | null, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }>, promotion: { name: string, code: string | null, state: PromotionState, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<{ code: string, name: string }>, plans: Array<{ code: string, name: string }> } | null };

export type HotelQueryVariables = Exact<{ [key: string]: never; }>;


export type HotelQuery = { property: { name: string, town: string, timeZone: string, address: string, phone: string, email: string, today: string } };

export type TestimonialCard_TestimonialFragment = { name: string, message: string, rating: number, location: string, image: string | null };

export type TestimonialsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestimonialsQuery = { testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null }> };

/** The data and the variables of each operation. */
export interface Operations {
  AddBookingNote: { data: AddBookingNoteMutation; variables: AddBookingNoteMutationVariables };
  AddCategoryItem: { data: AddCategoryItemMutation; variables: AddCategoryItemMutationVariables };
  AddExtra: { data: AddExtraMutation; variables: AddExtraMutationVariables };
  AddHotel: { data: AddHotelMutation; variables: AddHotelMutationVariables };
  AddOffer: { data: AddOfferMutation; variables: AddOfferMutationVariables };
  AddPolicy: { data: AddPolicyMutation; variables: AddPolicyMutationVariables };
  AddRatePlan: { data: AddRatePlanMutation; variables: AddRatePlanMutationVariables };
  AddRoom: { data: AddRoomMutation; variables: AddRoomMutationVariables };
  AddRoomType: { data: AddRoomTypeMutation; variables: AddRoomTypeMutationVariables };
  AdminLists: { data: AdminListsQuery; variables: AdminListsQueryVariables };
  AdministratorActions: { data: AdministratorActionsQuery; variables: AdministratorActionsQueryVariables };
  AdministratorOnly: { data: AdministratorOnlyQuery; variables: AdministratorOnlyQueryVariables };
  ArriveAfterAll: { data: ArriveAfterAllMutation; variables: ArriveAfterAllMutationVariables };
  BlockRoom: { data: BlockRoomMutation; variables: BlockRoomMutationVariables };
  BlockableRooms: { data: BlockableRoomsQuery; variables: BlockableRoomsQueryVariables };
  BookingBilling: { data: BookingBillingQuery; variables: BookingBillingQueryVariables };
  BookingDocumentFile: { data: BookingDocumentFileQuery; variables: BookingDocumentFileQueryVariables };
  BookingForm: { data: BookingFormQuery; variables: BookingFormQueryVariables };
  BookingMails: { data: BookingMailsQuery; variables: BookingMailsQueryVariables };
  BookingNotes: { data: BookingNotesQuery; variables: BookingNotesQueryVariables };
  BookingPage: { data: BookingPageQuery; variables: BookingPageQueryVariables };
  BookingStatus: { data: BookingStatusQuery; variables: BookingStatusQueryVariables };
  CancelBooking: { data: CancelBookingMutation; variables: CancelBookingMutationVariables };
  CancelGuestBooking: { data: CancelGuestBookingMutation; variables: CancelGuestBookingMutationVariables };
  CancellationPreview: { data: CancellationPreviewQuery; variables: CancellationPreviewQueryVariables };
  CashUp: { data: CashUpQuery; variables: CashUpQueryVariables };
  CategoryItems: { data: CategoryItemsQuery; variables: CategoryItemsQueryVariables };
  ChangeBlock: { data: ChangeBlockMutation; variables: ChangeBlockMutationVariables };
  ChangeBooking: { data: ChangeBookingMutation; variables: ChangeBookingMutationVariables };
  ChangeGuestBooking: { data: ChangeGuestBookingMutation; variables: ChangeGuestBookingMutationVariables };
  ChangePreview: { data: ChangePreviewQuery; variables: ChangePreviewQueryVariables };
  ChangeRates: { data: ChangeRatesMutation; variables: ChangeRatesMutationVariables };
  ChangeableRoomTypes: { data: ChangeableRoomTypesQuery; variables: ChangeableRoomTypesQueryVariables };
  CheckIn: { data: CheckInMutation; variables: CheckInMutationVariables };
  CheckOut: { data: CheckOutMutation; variables: CheckOutMutationVariables };
  ChoosablePictures: { data: ChoosablePicturesQuery; variables: ChoosablePicturesQueryVariables };
  CloseBusinessDay: { data: CloseBusinessDayMutation; variables: CloseBusinessDayMutationVariables };
  CloseCashUp: { data: CloseCashUpMutation; variables: CloseCashUpMutationVariables };
  ConfirmEmail: { data: ConfirmEmailMutation; variables: ConfirmEmailMutationVariables };
  ConfirmPayment: { data: ConfirmPaymentMutation; variables: ConfirmPaymentMutationVariables };
  ConfirmPaymentTest: { data: ConfirmPaymentTestMutation; variables: ConfirmPaymentTestMutationVariables };
  ConfirmTentative: { data: ConfirmTentativeMutation; variables: ConfirmTentativeMutationVariables };
  ContentDocument: { data: ContentDocumentQuery; variables: ContentDocumentQueryVariables };
  ContentDocuments: { data: ContentDocumentsQuery; variables: ContentDocumentsQueryVariables };
  ContentPreview: { data: ContentPreviewQuery; variables: ContentPreviewQueryVariables };
  ContinueBooking: { data: ContinueBookingMutation; variables: ContinueBookingMutationVariables };
  CorrectDetails: { data: CorrectDetailsMutation; variables: CorrectDetailsMutationVariables };
  CorrectEmail: { data: CorrectEmailMutation; variables: CorrectEmailMutationVariables };
  CorrectGuestBooking: { data: CorrectGuestBookingMutation; variables: CorrectGuestBookingMutationVariables };
  CounterDeskPayment: { data: CounterDeskPaymentMutation; variables: CounterDeskPaymentMutationVariables };
  CreateBooking: { data: CreateBookingMutation; variables: CreateBookingMutationVariables };
  CreateDeskBooking: { data: CreateDeskBookingMutation; variables: CreateDeskBookingMutationVariables };
  CropPicture: { data: CropPictureMutation; variables: CropPictureMutationVariables };
  DeleteCategoryItem: { data: DeleteCategoryItemMutation; variables: DeleteCategoryItemMutationVariables };
  DeleteExchangeRate: { data: DeleteExchangeRateMutation; variables: DeleteExchangeRateMutationVariables };
  DeleteHotel: { data: DeleteHotelMutation; variables: DeleteHotelMutationVariables };
  DeleteOffer: { data: DeleteOfferMutation; variables: DeleteOfferMutationVariables };
  DeletePicture: { data: DeletePictureMutation; variables: DeletePictureMutationVariables };
  DeleteRoom: { data: DeleteRoomMutation; variables: DeleteRoomMutationVariables };
  DeleteRoomType: { data: DeleteRoomTypeMutation; variables: DeleteRoomTypeMutationVariables };
  DeleteTaxPeriod: { data: DeleteTaxPeriodMutation; variables: DeleteTaxPeriodMutationVariables };
  DeparturePreview: { data: DeparturePreviewQuery; variables: DeparturePreviewQueryVariables };
  DeskAvailability: { data: DeskAvailabilityQuery; variables: DeskAvailabilityQueryVariables };
  DeskBlocks: { data: DeskBlocksQuery; variables: DeskBlocksQueryVariables };
  DeskQuote: { data: DeskQuoteQuery; variables: DeskQuoteQueryVariables };
  EditCategoryItem: { data: EditCategoryItemMutation; variables: EditCategoryItemMutationVariables };
  EditExtra: { data: EditExtraMutation; variables: EditExtraMutationVariables };
  EditHotel: { data: EditHotelMutation; variables: EditHotelMutationVariables };
  EditLook: { data: EditLookMutation; variables: EditLookMutationVariables };
  EditOffer: { data: EditOfferMutation; variables: EditOfferMutationVariables };
  EditPicture: { data: EditPictureMutation; variables: EditPictureMutationVariables };
  EditPolicy: { data: EditPolicyMutation; variables: EditPolicyMutationVariables };
  EditProperty: { data: EditPropertyMutation; variables: EditPropertyMutationVariables };
  EditRatePlan: { data: EditRatePlanMutation; variables: EditRatePlanMutationVariables };
  EditRoom: { data: EditRoomMutation; variables: EditRoomMutationVariables };
  EditRoomType: { data: EditRoomTypeMutation; variables: EditRoomTypeMutationVariables };
  EndBlock: { data: EndBlockMutation; variables: EndBlockMutationVariables };
  ExportCharges: { data: ExportChargesQuery; variables: ExportChargesQueryVariables };
  ExportContactMessages: { data: ExportContactMessagesQuery; variables: ExportContactMessagesQueryVariables };
  ExportSettlements: { data: ExportSettlementsQuery; variables: ExportSettlementsQueryVariables };
  ExportSubscribers: { data: ExportSubscribersQuery; variables: ExportSubscribersQueryVariables };
  ExtendOption: { data: ExtendOptionMutation; variables: ExtendOptionMutationVariables };
  ExtraSettings: { data: ExtraSettingsQuery; variables: ExtraSettingsQueryVariables };
  FiguresOfHotel: { data: FiguresOfHotelQuery; variables: FiguresOfHotelQueryVariables };
  FinishTask: { data: FinishTaskMutation; variables: FinishTaskMutationVariables };
  FrontDesk: { data: FrontDeskQuery; variables: FrontDeskQueryVariables };
  Gallery: { data: GalleryQuery; variables: GalleryQueryVariables };
  Gstr1Return: { data: Gstr1ReturnQuery; variables: Gstr1ReturnQueryVariables };
  GuestBilling: { data: GuestBillingQuery; variables: GuestBillingQueryVariables };
  GuestBooking: { data: GuestBookingQuery; variables: GuestBookingQueryVariables };
  GuestBookings: { data: GuestBookingsQuery; variables: GuestBookingsQueryVariables };
  GuestCancellationPreview: { data: GuestCancellationPreviewQuery; variables: GuestCancellationPreviewQueryVariables };
  GuestChangePreview: { data: GuestChangePreviewQuery; variables: GuestChangePreviewQueryVariables };
  GuestMessages: { data: GuestMessagesQuery; variables: GuestMessagesQueryVariables };
  HeldChange: { data: HeldChangeQuery; variables: HeldChangeQueryVariables };
  HoldStrip: { data: HoldStripQuery; variables: HoldStripQueryVariables };
  Hotel: { data: HotelQuery; variables: HotelQueryVariables };
  HotelDay: { data: HotelDayQuery; variables: HotelDayQueryVariables };
  HotelSettings: { data: HotelSettingsQuery; variables: HotelSettingsQueryVariables };
  HotelToday: { data: HotelTodayQuery; variables: HotelTodayQueryVariables };
  Hotels: { data: HotelsQuery; variables: HotelsQueryVariables };
  IdentitySettings: { data: IdentitySettingsQuery; variables: IdentitySettingsQueryVariables };
  IssueInvoiceAgain: { data: IssueInvoiceAgainMutation; variables: IssueInvoiceAgainMutationVariables };
  LeaveFeedback: { data: LeaveFeedbackMutation; variables: LeaveFeedbackMutationVariables };
  Look: { data: LookQuery; variables: LookQueryVariables };
  MarkMessage: { data: MarkMessageMutation; variables: MarkMessageMutationVariables };
  MonthlyReport: { data: MonthlyReportQuery; variables: MonthlyReportQueryVariables };
  MoveStay: { data: MoveStayMutation; variables: MoveStayMutationVariables };
  MyBookings: { data: MyBookingsQuery; variables: MyBookingsQueryVariables };
  MyDocumentFile: { data: MyDocumentFileQuery; variables: MyDocumentFileQueryVariables };
  NewBookingSetting: { data: NewBookingSettingQuery; variables: NewBookingSettingQueryVariables };
  NewsletterConsent: { data: NewsletterConsentQuery; variables: NewsletterConsentQueryVariables };
  NewsletterStatus: { data: NewsletterStatusQuery; variables: NewsletterStatusQueryVariables };
  NightAudit: { data: NightAuditQuery; variables: NightAuditQueryVariables };
  Offers: { data: OffersQuery; variables: OffersQueryVariables };
  PageBody: { data: PageBodyQuery; variables: PageBodyQueryVariables };
  PageTexts: { data: PageTextsQuery; variables: PageTextsQueryVariables };
  Pictures: { data: PicturesQuery; variables: PicturesQueryVariables };
  PinAdministrator: { data: PinAdministratorMutation; variables: PinAdministratorMutationVariables };
  PolicyPreview: { data: PolicyPreviewQuery; variables: PolicyPreviewQueryVariables };
  PolicySettings: { data: PolicySettingsQuery; variables: PolicySettingsQueryVariables };
  PreviewSite: { data: PreviewSiteMutation; variables: PreviewSiteMutationVariables };
  PrintedArrivals: { data: PrintedArrivalsQuery; variables: PrintedArrivalsQueryVariables };
  PrintedBooking: { data: PrintedBookingQuery; variables: PrintedBookingQueryVariables };
  PromotionOfCode: { data: PromotionOfCodeQuery; variables: PromotionOfCodeQueryVariables };
  Promotions: { data: PromotionsQuery; variables: PromotionsQueryVariables };
  PublishContent: { data: PublishContentMutation; variables: PublishContentMutationVariables };
  PublishHotel: { data: PublishHotelMutation; variables: PublishHotelMutationVariables };
  RateBook: { data: RateBookQuery; variables: RateBookQueryVariables };
  RateGrid: { data: RateGridQuery; variables: RateGridQueryVariables };
  RatePlanSettings: { data: RatePlanSettingsQuery; variables: RatePlanSettingsQueryVariables };
  RatePreview: { data: RatePreviewQuery; variables: RatePreviewQueryVariables };
  RateSettings: { data: RateSettingsQuery; variables: RateSettingsQueryVariables };
  ReconcileWithGateway: { data: ReconcileWithGatewayMutation; variables: ReconcileWithGatewayMutationVariables };
  RecordDeskPayment: { data: RecordDeskPaymentMutation; variables: RecordDeskPaymentMutationVariables };
  RegisterDocumentAgain: { data: RegisterDocumentAgainMutation; variables: RegisterDocumentAgainMutationVariables };
  ReleaseChange: { data: ReleaseChangeMutation; variables: ReleaseChangeMutationVariables };
  ReleaseHold: { data: ReleaseHoldMutation; variables: ReleaseHoldMutationVariables };
  ReleaseTentative: { data: ReleaseTentativeMutation; variables: ReleaseTentativeMutationVariables };
  ReplyToMessage: { data: ReplyToMessageMutation; variables: ReplyToMessageMutationVariables };
  ResendBookingMail: { data: ResendBookingMailMutation; variables: ResendBookingMailMutationVariables };
  RestoreContent: { data: RestoreContentMutation; variables: RestoreContentMutationVariables };
  RoomSettings: { data: RoomSettingsQuery; variables: RoomSettingsQueryVariables };
  RoomTypePage: { data: RoomTypePageQuery; variables: RoomTypePageQueryVariables };
  RoomsAtAGlance: { data: RoomsAtAGlanceQuery; variables: RoomsAtAGlanceQueryVariables };
  RoomsForStay: { data: RoomsForStayQuery; variables: RoomsForStayQueryVariables };
  SaveContent: { data: SaveContentMutation; variables: SaveContentMutationVariables };
  SearchWindow: { data: SearchWindowQuery; variables: SearchWindowQueryVariables };
  SendBookingLink: { data: SendBookingLinkMutation; variables: SendBookingLinkMutationVariables };
  SendContactMessage: { data: SendContactMessageMutation; variables: SendContactMessageMutationVariables };
  SendNewsletterCode: { data: SendNewsletterCodeMutation; variables: SendNewsletterCodeMutationVariables };
  SendTestMail: { data: SendTestMailMutation; variables: SendTestMailMutationVariables };
  SetBillingDetails: { data: SetBillingDetailsMutation; variables: SetBillingDetailsMutationVariables };
  SetExchangeRate: { data: SetExchangeRateMutation; variables: SetExchangeRateMutationVariables };
  SetGuestBillingDetails: { data: SetGuestBillingDetailsMutation; variables: SetGuestBillingDetailsMutationVariables };
  SetTaxPeriod: { data: SetTaxPeriodMutation; variables: SetTaxPeriodMutationVariables };
  SetUp: { data: SetUpQuery; variables: SetUpQueryVariables };
  Settlements: { data: SettlementsQuery; variables: SettlementsQueryVariables };
  SiteIsOpen: { data: SiteIsOpenQuery; variables: SiteIsOpenQueryVariables };
  SlabWarnings: { data: SlabWarningsQuery; variables: SlabWarningsQueryVariables };
  StartPaymentTest: { data: StartPaymentTestMutation; variables: StartPaymentTestMutationVariables };
  StayCalendar: { data: StayCalendarQuery; variables: StayCalendarQueryVariables };
  StayOptions: { data: StayOptionsQuery; variables: StayOptionsQueryVariables };
  StayQuote: { data: StayQuoteQuery; variables: StayQuoteQueryVariables };
  StayRooms: { data: StayRoomsQuery; variables: StayRoomsQueryVariables };
  StaysInstead: { data: StaysInsteadQuery; variables: StaysInsteadQueryVariables };
  Subscribers: { data: SubscribersQuery; variables: SubscribersQueryVariables };
  SwapStays: { data: SwapStaysMutation; variables: SwapStaysMutationVariables };
  TaxDocumentFile: { data: TaxDocumentFileQuery; variables: TaxDocumentFileQueryVariables };
  TaxDocuments: { data: TaxDocumentsQuery; variables: TaxDocumentsQueryVariables };
  Testimonials: { data: TestimonialsQuery; variables: TestimonialsQueryVariables };
  Timeline: { data: TimelineQuery; variables: TimelineQueryVariables };
  UndoCheckIn: { data: UndoCheckInMutation; variables: UndoCheckInMutationVariables };
  UndoCheckOut: { data: UndoCheckOutMutation; variables: UndoCheckOutMutationVariables };
  UndoRateChange: { data: UndoRateChangeMutation; variables: UndoRateChangeMutationVariables };
  UnpaidBalances: { data: UnpaidBalancesQuery; variables: UnpaidBalancesQueryVariables };
  UnpublishHotel: { data: UnpublishHotelMutation; variables: UnpublishHotelMutationVariables };
  UnreadMessages: { data: UnreadMessagesQuery; variables: UnreadMessagesQueryVariables };
  Unsubscribe: { data: UnsubscribeMutation; variables: UnsubscribeMutationVariables };
  VerifyNewsletterCode: { data: VerifyNewsletterCodeMutation; variables: VerifyNewsletterCodeMutationVariables };
}
/** The object types of each interface and union that a fragment is on. */
export const possibleTypes = {
  "ChangeContentResult": [
    "ContentChanged",
    "ContentSaved",
    "InvalidInput",
    "RecordNotFound"
  ],
  "Refusal": [
    "AlreadyInvoiced",
    "AlreadySubscribed",
    "BookingMailRefused",
    "BookingNotFound",
    "CancellationChanged",
    "CancellationRefused",
    "CashUpChanged",
    "ChallengeRequired",
    "ChangeFiguresChanged",
    "ChangeRefused",
    "CodeRefused",
    "CodeTooSoon",
    "ContentChanged",
    "CorrectionRefused",
    "DepartureChanged",
    "DeskPaymentRefused",
    "DeskRoomsSoldOut",
    "EmailLinkUnknown",
    "ExtraChanged",
    "HoldExpired",
    "IdempotencyConflict",
    "InvalidInput",
    "LookChanged",
    "MessageAnsweredMeanwhile",
    "MessageWithoutAddress",
    "MoveRefused",
    "NightsSoldOut",
    "NotOpen",
    "OwnerLinkRefused",
    "PaymentNotVerified",
    "PaymentRefunded",
    "PaymentUnavailable",
    "PictureChanged",
    "PictureInUse",
    "PolicyChanged",
    "PriceChanged",
    "RateLimited",
    "RatePlanChanged",
    "RatesChanged",
    "RecordInUse",
    "RecordNotFound",
    "ReissueRefused",
    "RoomTaken",
    "RoomTypeBusy",
    "RoomTypeChanged",
    "RoomUnavailable",
    "SetUpIncomplete",
    "SettingsChanged",
    "StayStepRefused",
    "TentativeRefused",
    "TestMailRefused",
    "TooManyHolds",
    "UnsubscribeLinkUnknown"
  ],
  "StayStepResult": [
    "DepartureChanged",
    "IdempotencyConflict",
    "InvalidInput",
    "RecordNotFound",
    "RoomTypeBusy",
    "StayMoved",
    "StayStepRefused"
  ],
  "TentativeResult": [
    "InvalidInput",
    "RecordNotFound",
    "TentativeChanged",
    "TentativeRefused"
  ]
};