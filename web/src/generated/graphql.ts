/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Something that was found: in a room, or at a place, or both. */
export type AddLostItemInput = {
  /** A key that the page creates for the item, 16 to 64 letters, digits, - or _. An item that is sent twice counts once. */
  idempotencyKey: string;
  /** A note for the staff, at most 500 characters. */
  note?: string | null | undefined;
  /** Where in the room or the house, at most 100 characters. */
  place?: string | null | undefined;
  /** The number on the door of the room; null outside the rooms. */
  roomNumber?: string | null | undefined;
  /** How many seconds the report waited for a connection, 0 to 172800. */
  waitedSeconds?: number;
  /** What it is, at most 200 characters. */
  what: string;
};

/** What must be repaired in a room. */
export type AddRepairNoteInput = {
  /** A key that the page creates for the note, 16 to 64 letters, digits, - or _. A note that is sent twice counts once. */
  idempotencyKey: string;
  /** What must be repaired, at most 500 characters. */
  note: string;
  /** The number on the door of the room. */
  roomNumber: string;
};

/** An amount that the hotel takes off a bill. */
export type AllowanceInput = {
  /** In paise with tax: at most what is charged. */
  amount: number;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice counts once. */
  idempotencyKey: string;
  /** The charge that costs less, by the id of its line; null for all charges in proportion. */
  line?: number | null | undefined;
  /** The reason: 1 to 200 characters on one line. */
  reason: string;
  /** The booking’s reference. */
  reference: string;
};

/** A part of a payment for an invoice. */
export type ApplicationInput = {
  /** In paise, at most what is open of the invoice. */
  amount: number;
  /** The invoice, of the company that paid. */
  invoiceId: string;
};

/** Which invoices a payment pays. */
export type ApplyCompanyPaymentInput = {
  /** Parts for single invoices, at most 200; none to apply by age only. */
  applications: Array<ApplicationInput>;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice acts once. */
  idempotencyKey: string;
  /** Whether the rest pays the oldest open invoices. Otherwise the rest stays on the account. */
  oldestFirst: boolean;
};

/** What a guest says about the arrival. */
export type ArrivalInput = {
  /** The time of day at the hotel, such as 15:30; null while it is not known. */
  arrivalTime?: string | null | undefined;
  /** The booking’s special requests. At most 1000 characters. */
  requests?: string | null | undefined;
};

/** Why no stay can begin on a day. */
export const ArrivalRule = {
  /** A stay that begins on the day can be booked only nearer to it. */
  BookedTooEarly: 'BOOKED_TOO_EARLY',
  /** A stay that begins on the day had to be booked earlier. */
  BookedTooLate: 'BOOKED_TOO_LATE',
  /** No stay may begin on the day, but guests may stay through it. */
  ClosedToArrival: 'CLOSED_TO_ARRIVAL',
  /** The hotel does not sell this night, or has no room for so many guests. */
  NotSold: 'NOT_SOLD',
  /** The day is over, or it is too late to book a room for tonight. */
  Passed: 'PASSED',
  /** The day is after the last check-in day that can be booked. */
  TooFarAhead: 'TOO_FAR_AHEAD'
} as const;

export type ArrivalRule = typeof ArrivalRule[keyof typeof ArrivalRule];
/** A guest who was recorded as a no-show and arrives after all. */
export type ArriveAfterAllInput = {
  /** Whether the guest is checked in although the hotel does not rent to the guest, which needs the permission guests.override; otherwise DO_NOT_RENT asks. */
  despiteDoNotRent?: boolean;
  /** Whether the guest may get a room that is not ready; otherwise ROOM_NOT_READY asks. */
  despiteRoomState?: boolean;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice acts once. */
  idempotencyKey: string;
  /** The id of the stay. */
  stay: string;
};

/** How a confirmed or cancelled booking stands with its money. */
export const BalanceState = {
  /** The hotel owes the guest or another payer something. */
  GetsBack: 'GETS_BACK',
  /** The guest or another payer owes something. What goes on a company’s account at check-out does not count. */
  Owes: 'OWES',
  /** Nobody is to be asked for anything. */
  Settled: 'SETTLED',
  /** The guest has booked on the site to pay at the hotel, has paid nothing yet, and is still to come or in the house. */
  Unsecured: 'UNSECURED'
} as const;

export type BalanceState = typeof BalanceState[keyof typeof BalanceState];
/** To whom the invoice is made out. */
export type BillingDetailsInput = {
  /** At most 6 lines and 300 characters. */
  address: string;
  /** The number of a company abroad in its country, at most 40 characters. Required with a country. */
  companyNumber?: string | null | undefined;
  /** The country of a company abroad, in words, at most 60 characters. It needs no state. */
  country?: string | null | undefined;
  /** The GSTIN or UIN of a business or an office, 15 characters; left out for any other guest. */
  gstin?: string | null | undefined;
  /** The name of the business, or of the guest: 1 to 120 characters. */
  name: string;
  /** Six digits; the first is not 0. Required with a GSTIN of a business in India while `Property.asksPinCode` is true; otherwise optional. */
  pinCode?: string | null | undefined;
  /** The state by the first two digits of its GSTINs, such as 08; 96 for another country. Required without a GSTIN. */
  stateCode?: string | null | undefined;
};

/** Why a room is out of sale. */
export const BlockReason = {
  /** Something in the room is broken. Figures count it as not available. */
  OutOfOrder: 'OUT_OF_ORDER',
  /** The owner uses it. Figures count it as available. */
  OwnersUse: 'OWNERS_USE',
  /** A portal sells it. Figures count it as sold. */
  Portal: 'PORTAL'
} as const;

export type BlockReason = typeof BlockReason[keyof typeof BlockReason];
/** A room that is taken out of sale for the nights [firstNight, until). */
export type BlockRoomInput = {
  /** The first night out of sale: tonight or later. */
  firstNight: string;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice blocks the room once. */
  idempotencyKey: string;
  /** A note for the staff, at most 500 characters. */
  note?: string | null | undefined;
  /** Why. */
  reason: BlockReason;
  /** The task about a repair that the block answers: it is done then. */
  repairTask?: string | null | undefined;
  /** The number on the door of the room. */
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
/** What a guest who lost the link enters. */
export type BookingLinkInput = {
  /** The e-mail address of the booking. */
  email: string;
  /** The booking’s reference as in its mails; small letters and spaces are allowed. */
  reference: string;
};

/** The subject matter of a mail to a guest about a booking. */
export const BookingMailKind = {
  /** The rest of the price is due on a day. */
  BalanceReminder: 'BALANCE_REMINDER',
  /** Stays were cancelled. */
  Cancellation: 'CANCELLATION',
  /** The booking was changed. */
  Change: 'CHANGE',
  /** Check-in online has opened. */
  CheckInInvitation: 'CHECK_IN_INVITATION',
  /** The booking is confirmed; with the calendar file. */
  Confirmation: 'CONFIRMATION',
  /** The link that confirms a corrected address. */
  ConfirmAddress: 'CONFIRM_ADDRESS',
  /** A part of a security deposit goes back. */
  DepositReturned: 'DEPOSIT_RETURNED',
  /** The hotel holds a security deposit. */
  DepositTaken: 'DEPOSIT_TAKEN',
  /** Tax documents, as files. */
  Documents: 'DOCUMENTS',
  /** The link of the booking. */
  Link: 'LINK',
  /** The option of a tentative booking has ended. */
  OptionEnded: 'OPTION_ENDED',
  /** The booking is tentative: rooms are kept until the option ends. */
  OptionKept: 'OPTION_KEPT',
  /** The staff asked for a payment by a link. */
  PaymentLink: 'PAYMENT_LINK',
  /** A payment of the balance has arrived. */
  PaymentReceived: 'PAYMENT_RECEIVED',
  /** A change waits for its payment. */
  PaymentRequest: 'PAYMENT_REQUEST',
  /** A payment was refunded. */
  Refund: 'REFUND',
  /** A refund could not be sent. */
  RefundFailed: 'REFUND_FAILED',
  /** A refund is on its way. */
  RefundSent: 'REFUND_SENT'
} as const;

export type BookingMailKind = typeof BookingMailKind[keyof typeof BookingMailKind];
/** A note on a booking. Guests never see it. */
export type BookingNoteInput = {
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice writes one note. */
  idempotencyKey: string;
  /** The booking’s reference. */
  reference: string;
  /** The text: 1 to 2000 characters. */
  text: string;
};

/** The state of a booking. docs/life-cycle.md shows all states. */
export const BookingStatus = {
  /** All stays of the booking are cancelled. */
  Cancelled: 'CANCELLED',
  /** Paid, or booked to be paid at the hotel. */
  Confirmed: 'CONFIRMED',
  /** The hold or the option has ended and the rooms were released. */
  Expired: 'EXPIRED',
  /** A room is kept for 15 minutes, waiting for payment or for the code in the guest’s mail. */
  Held: 'HELD',
  /** The desk keeps rooms until a date, without payment. */
  Tentative: 'TENTATIVE'
} as const;

export type BookingStatus = typeof BookingStatus[keyof typeof BookingStatus];
/** The form for a portal’s calendar of a room. */
export type CalendarFeedInput = {
  /** A name, such as that of the portal, at most 60 characters. */
  name: string;
  /** The number of the room. */
  roomNumber: string;
  /** The address, with https://, at most 1000 characters. */
  url: string;
};

/** Why a reading of a portal’s calendar changed nothing. */
export const CalendarFeedProblem = {
  /** The address, or an address that it redirects to, does not begin with https://. */
  AddressInvalid: 'ADDRESS_INVALID',
  /** The end of the calendar is missing. */
  Cut: 'CUT',
  /** The calendar has no event any more. */
  Empty: 'EMPTY',
  /** The calendar has an event without a valid date. */
  EventInvalid: 'EVENT_INVALID',
  /** The name leads into a private network. OUTGOING_NETWORKS lists exceptions. */
  HostPrivate: 'HOST_PRIVATE',
  /** No name server knows the name in the address. */
  HostUnknown: 'HOST_UNKNOWN',
  /** The calendar lost two or more events and half of all at the same time. */
  LostHalf: 'LOST_HALF',
  /** The answer is no calendar (RFC 5545). */
  NotACalendar: 'NOT_A_CALENDAR',
  /** No connection was made, it broke, or the certificate of the portal is not valid. */
  NotReached: 'NOT_REACHED',
  /** The calendar has events that repeat, which are not read. */
  Recurrence: 'RECURRENCE',
  /** The portal answered with another status than 200. */
  Refused: 'REFUSED',
  /** The whole calendar was not received within 10 seconds. */
  Timeout: 'TIMEOUT',
  /** The calendar has more than 1 MB. */
  TooLarge: 'TOO_LARGE',
  /** The calendar has more than 2000 events. */
  TooManyEvents: 'TOO_MANY_EVENTS',
  /** The portal redirects more than five times. */
  TooManyRedirects: 'TOO_MANY_REDIRECTS'
} as const;

export type CalendarFeedProblem = typeof CalendarFeedProblem[keyof typeof CalendarFeedProblem];
/** Whether the night of a day can be booked. */
export const CalendarState = {
  /** The hotel does not sell the night, or it is over. */
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
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A cancellation that is sent twice is made once. */
  idempotencyKey: string;
  /** The ids of the stays; left out, all stays that can be cancelled. */
  stays?: Array<string> | null | undefined;
  /** The booking’s token. */
  token: string;
};

/** Stays that the staff cancel. */
export type CancelGuestBookingInput = {
  /** What the hotel keeps for these stays together, in paise with tax; 0 waives the charge. When left out, the booking’s policy decides. */
  charge?: number | null | undefined;
  /** The refund in paise that was shown; CancellationChanged if it differs. */
  expectedRefund: number;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A cancellation that is sent twice is made once. */
  idempotencyKey: string;
  /** True to record a no-show. */
  kind?: CancellationKind;
  /** The reason: 1 to 500 characters on one line. */
  reason: string;
  /** The booking’s reference. */
  reference: string;
  /** The ids of the stays; left out, all stays that can be cancelled. */
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
  /** The guest does not come. */
  NoShow: 'NO_SHOW'
} as const;

export type CancellationMoment = typeof CancellationMoment[keyof typeof CancellationMoment];
/** The charge of a cancellation until this many hours before 00:00 of the check-in day. */
export type CancellationStepInput = {
  /** What the hotel keeps. */
  charge: ChargeInput;
  /** Hours before 00:00 of the check-in day at the hotel, 0 to 8760. */
  untilHoursBefore: number;
};

/** A count of the cash of a business day. */
export type CashCountInput = {
  /** The counted cash, in paise: 0 or more. */
  countedCash: number;
  /** The business day, not later than today’s. */
  day: string;
  /** The expected cash that was shown, in paise; CashUpChanged if it differs. */
  expectedCash: number;
  /** Why the two amounts differ, in at most 200 characters. */
  note?: string | null | undefined;
};

/** A kind of cash. */
export const CashKind = {
  /** Metal money. */
  Coin: 'COIN',
  /** Paper money. */
  Note: 'NOTE'
} as const;

export type CashKind = typeof CashKind[keyof typeof CashKind];
/** Equal notes or coins that were counted. */
export type CashPiecesInput = {
  /** Notes or coins. */
  kind: CashKind;
  /** How many: 1 to 100000. */
  pieces: number;
  /** The value of one piece, in paise, such as 50000. */
  value: number;
};

/** The administrator’s form for an item; title and category are required. */
export type CategoryItemInput = {
  /** At most 30, of at most 100 characters each. */
  amenities?: Array<string> | null | undefined;
  /** Whether it is available at present; true when left out. */
  available?: boolean | null | undefined;
  /** One of the thirteen categories, as in categoryItems. */
  category?: string | null | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** At most 30 addresses of pictures, https://… or /pictures/…; the first is shown. */
  images?: Array<string> | null | undefined;
  /** The place in the hotel; at most 200 characters. */
  location?: string | null | undefined;
  /** US cents, at least 0; left out when the item has no price. A room costs the rate of its type. */
  priceCents?: number | null | undefined;
  /** The room type to book, for an item that is a room. */
  roomType?: string | null | undefined;
  /** The numbers of the rooms that the item sells, all of its type; left out when it sells any room of the type. */
  rooms?: Array<string> | null | undefined;
  /** The opening hours; at most 200 characters. */
  timing?: string | null | undefined;
  /** 1 to 150 characters. */
  title?: string | null | undefined;
};

/** The new values of a block. Its first night cannot change. */
export type ChangeBlockInput = {
  /** The block. */
  id: string;
  /** A note for the staff, at most 500 characters. */
  note?: string | null | undefined;
  /** Why. */
  reason: BlockReason;
  /** The first night on which the room is on sale again. Past nights cannot change. */
  until: string;
};

/** How the guest changes a booking. */
export type ChangeBookingInput = {
  /** The difference that was shown, in paise: above 0 to be paid, below 0 to be refunded. ChangeFiguresChanged if it differs. */
  expectedDifference: number;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A change that is sent twice is made once. */
  idempotencyKey: string;
  /** All rooms that the booking will have, changed or not. Rooms that are missing from the list are cancelled. */
  stays: Array<ChangedStayInput>;
  /** The booking’s token. */
  token: string;
};

/** How the staff change a booking. */
export type ChangeGuestBookingInput = {
  /** The difference that was shown, in paise: above 0 to be paid, below 0 to be refunded. ChangeFiguresChanged if it differs. */
  expectedDifference: number;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A change that is sent twice is made once. */
  idempotencyKey: string;
  /** How a change that costs more is paid. A guest in the house always pays at the hotel. */
  payment?: ChangePayment;
  /** The reason: 1 to 500 characters on one line. */
  reason: string;
  /** The booking’s reference. */
  reference: string;
  /** All rooms that the booking will have, changed or not. Rooms that are missing from the list are cancelled. */
  stays: Array<ChangedStayInput>;
};

/** How a change that costs more is paid. */
export const ChangePayment = {
  /** The change is made at once, and the guest owes the difference to the hotel. */
  AtTheHotel: 'AT_THE_HOTEL',
  /** The new nights are held until the guest has paid on the booking’s page. */
  Online: 'ONLINE'
} as const;

export type ChangePayment = typeof ChangePayment[keyof typeof ChangePayment];
/** What a change is about. */
export const ChangeTopic = {
  /** What the staff changed or exported. */
  Activity: 'ACTIVITY',
  /** A room was taken out of sale, or put back. The subject is the block. */
  Block: 'BLOCK',
  /** A booking, its price, notes, mails or payments. The subject is the booking. */
  Booking: 'BOOKING',
  /** Companies that pay for guests, their payments, and what they owe. */
  Company: 'COMPANY',
  /** Partner hotels, offers and category items. */
  Content: 'CONTENT',
  /** A tax document. The subject is the booking. */
  Document: 'DOCUMENT',
  /** A record of a guest, and which bookings belong to it. The subject is the record or the booking. */
  Guest: 'GUEST',
  /** The state of a room, a stay or a block. It has no subject. */
  House: 'HOUSE',
  /** A message or feedback of a guest. The subject is the message. */
  Message: 'MESSAGE',
  /** Payments, refunds, disputes, money of shifts, and cash-ups. The subject is the booking, if there is one. */
  Payment: 'PAYMENT',
  /** Rate plans, seasons, restrictions, rates of single dates, promotions, and extras. */
  Rate: 'RATE',
  /** Rooms and room types. */
  Room: 'ROOM',
  /** The hotel, its policies, tax, exchange rates and look, and the safety of sign-ins. */
  Setting: 'SETTING',
  /** A shift was opened or closed, or its money changed. */
  Shift: 'SHIFT',
  /** The people of the staff, their invitations, and the roles. */
  Staff: 'STAFF',
  /** The room, dates or state of a stay, and closed days. The subject is the booking. */
  Stay: 'STAY',
  /** A task for the staff. The subject is the booking, if there is one. */
  Task: 'TASK'
} as const;

export type ChangeTopic = typeof ChangeTopic[keyof typeof ChangeTopic];
/** A room of a changed booking. */
export type ChangedStayInput = {
  /** First night. */
  checkin: string;
  /** Day of leaving. */
  checkout: string;
  /** The ages of the children among the guests, in years, 0 to 17. When left out, a stay keeps its children and a further room has none. */
  children?: Array<number> | null | undefined;
  /** The extras of the room. When left out, a stay keeps its extras and a further room has none. */
  extras?: Array<StayExtraInput> | null | undefined;
  /** All guests of the room, children included: at least 1, at most what the room type sleeps. */
  guests: number;
  /** The stay of the booking that changes; left out for a further room. */
  id?: string | null | undefined;
  /** The room type wanted. */
  roomType: string;
};

/** Why a booking of a portal cannot be entered. */
export const ChannelBookingProblem = {
  /** The hotel has no exchange rate for the currency of the booking. */
  CurrencyUnknown: 'CURRENCY_UNKNOWN',
  /** The server has tried for some minutes and failed; its log says why. */
  NotEntered: 'NOT_ENTERED',
  /** The staff have entered a booking with this number of the portal already. */
  NumberTaken: 'NUMBER_TAKEN',
  /** The portal is archived at the desk. */
  PortalArchived: 'PORTAL_ARCHIVED',
  /** No portal of the desk is mapped to the name of the portal that sold it. */
  PortalUnmapped: 'PORTAL_UNMAPPED',
  /** No rate plan of the hotel is mapped to the plan that was sold. */
  RatePlanUnmapped: 'RATE_PLAN_UNMAPPED',
  /** No room type of the hotel is mapped to the type that was sold. */
  RoomTypeUnmapped: 'ROOM_TYPE_UNMAPPED',
  /** The channel did not describe the booking as it documents. */
  Unreadable: 'UNREADABLE'
} as const;

export type ChannelBookingProblem = typeof ChannelBookingProblem[keyof typeof ChannelBookingProblem];
/** The form for a channel. */
export type ChannelInput = {
  /** The API key, which is stored encrypted and never shown; null keeps the stored key. */
  apiKey?: string | null | undefined;
  /** The name, at most 60 characters. */
  name: string;
  /** The id of the hotel at the channel, at most 100 characters. */
  propertyId: string;
};

/** The room types and rate plans that a channel knows. */
export type ChannelMappingInput = {
  /** The rate plans. */
  ratePlans: Array<ChannelRatePlanInput>;
  /** The room types; others are not sold there. */
  roomTypes: Array<ChannelRoomTypeInput>;
};

/** The portal of the desk that a name of the channel means. */
export type ChannelPortalInput = {
  /** The portal of the desk. */
  portalId: number;
  /** The name that the channel gives the portal, at most 100 characters; capitals do not count. */
  seller: string;
};

/** Which portals of the desk the names of a channel mean. */
export type ChannelPortalsInput = {
  /** The portal of all other names; null lets bookings of other names wait for the staff. */
  otherPortalId?: number | null | undefined;
  /** The names, at most 100. */
  portals: Array<ChannelPortalInput>;
};

/** A rate plan of a channel. */
export type ChannelRatePlanInput = {
  /** Its id at the channel. */
  externalId: string;
  /** What is added to the price, in hundredths of a percent: -5000 to 20000. */
  markupBasisPoints: number;
  /** The rate plan of the hotel. */
  ratePlanId: number;
  /** The room type of the hotel, which the channel must know. */
  roomTypeId: number;
};

/** A room type that a channel sells. */
export type ChannelRoomTypeInput = {
  /** Its id at the channel. */
  externalId: string;
  /** The room type of the hotel. */
  roomTypeId: number;
};

/** Why a channel did not do what it was asked. */
export const ChannelTrouble = {
  /** The channel refuses the API key. */
  KeyRefused: 'KEY_REFUSED',
  /** No connection was made. */
  NotReached: 'NOT_REACHED',
  /** The channel refused a part of the message, such as an id that it does not know. */
  PartlyRefused: 'PARTLY_REFUSED',
  /** The channel does not know the id of the hotel, or the key is of another hotel. */
  PropertyUnknown: 'PROPERTY_UNKNOWN',
  /** The channel refused the message. */
  Refused: 'REFUSED',
  /** The channel did not answer in time. */
  Timeout: 'TIMEOUT',
  /** The channel wants fewer requests in a minute. Sending goes on by itself. */
  TooManyRequests: 'TOO_MANY_REQUESTS',
  /** The channel gave another answer than its documentation describes. */
  Unexpected: 'UNEXPECTED'
} as const;

export type ChannelTrouble = typeof ChannelTrouble[keyof typeof ChannelTrouble];
/** A charge that is not in the catalogue. It is no part of the room’s price. */
export type ChargeInWordsInput = {
  /** Services accounting code or HSN: 4 to 8 digits. When left out, other services. */
  code?: string | null | undefined;
  /** The department that sells it; not ROOM. */
  department: Department;
  /** The name on the bill: 1 to 60 characters on one line. */
  name: string;
  /** The price of one piece in paise, before GST. */
  pricePaise: number;
  /** GST in percent, both halves together: 0, 5, 18, 40. */
  taxPercent: number;
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

/** The owner’s form for a charge item. Every field is replaced. */
export type ChargeItemInput = {
  /** Services accounting code, or the code of goods (HSN): 4 to 8 digits. */
  code: string;
  /** The department that sells it. */
  department: Department;
  /** Whether it is among the buttons at hand. */
  isFavourite?: boolean;
  /** The name on the bill, at most 60 characters. */
  name: string;
  /** For an item of the room: whether its night is the first of the stay, as for an early check-in, and not the last. */
  ofFirstNight?: boolean;
  /** Whether it can be posted. */
  onSale?: boolean;
  /** For an item of the room: its price in percent of a night of the stay, 1 to 200. Null for any other item. */
  percentOfNight?: number | null | undefined;
  /** The price of one piece in paise, before GST: 1 to 100000000. Null for an item of the room. */
  pricePaise?: number | null | undefined;
  /** Its place in the list; the lowest number comes first. */
  sortOrder?: number;
  /** GST in percent, both halves together. Null for a restaurant supply, whose tax follows from the hotel’s setting, and for an item of the room, which has the tax of its night. */
  taxPercent?: number | null | undefined;
};

/** What the hotel keeps of the price of a stay. */
export const ChargeKind = {
  /** The first nights with a price above zero. */
  Nights: 'NIGHTS',
  /** Nothing. */
  Nothing: 'NOTHING',
  /** A percentage of the stay with tax. */
  Percent: 'PERCENT',
  /** The remaining nights. */
  RemainingNights: 'REMAINING_NIGHTS'
} as const;

export type ChargeKind = typeof ChargeKind[keyof typeof ChargeKind];
/** A guest who arrives. */
export type CheckInInput = {
  /** Whether the guest is checked in although the hotel does not rent to the guest, which needs the permission guests.override; otherwise DO_NOT_RENT asks. */
  despiteDoNotRent?: boolean;
  /** Whether the guest may get a room that is not ready; otherwise ROOM_NOT_READY asks. */
  despiteRoomState?: boolean;
  /** The name of the guest who stays, if another person booked: 1 to 100 characters on one line. When left out, the name does not change. */
  guestName?: string | null | undefined;
  /** The id of the stay. */
  stay: string;
};

/** A guest who leaves. */
export type CheckOutInput = {
  /** What the hotel keeps for the nights that are given up, in paise with tax; 0 waives the charge. When left out, the booking’s policy decides. */
  charge?: number | null | undefined;
  /** Whether the guest may leave with an open balance. */
  despiteBalance?: boolean;
  /** Whether the guest may leave while the hotel holds a security deposit. */
  despiteDeposit?: boolean;
  /** Whether the company may owe more than its credit limit afterwards. Needs the permission companies.credit. */
  despiteLimit?: boolean;
  /** The refund in paise that was shown; DepartureChanged if it differs. Required when the guest leaves early. */
  expectedRefund?: number | null | undefined;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice acts once. */
  idempotencyKey: string;
  /** The reason: 1 to 500 characters on one line. Required with a charge that the staff set, and with an open balance. */
  reason?: string | null | undefined;
  /** The id of the stay. */
  stay: string;
  /** Whether the company that pays for the booking takes the balance on. Needs the permission companies.write. */
  toCompany?: boolean;
};

/** An age band of children. */
export type ChildBandInput = {
  /** The name for guests. */
  name: string;
  /** The highest age, 0 to 17 years. The band begins after the previous band. */
  toAge: number;
};

/** The supplement for a child of an age band. */
export type ChildSupplementInput = {
  /** The code of the age band. */
  band: string;
  /** US cents a night. */
  cents: number;
};

/** The count at the end of a shift. */
export type CloseShiftInput = {
  /** The counted cash, in paise: 0 or more. */
  countedCash: number;
  /** The notes and coins, each at most once, which add up to the counted cash; left out when only the total was counted. */
  countedPieces?: Array<CashPiecesInput> | null | undefined;
  /** The expected cash that was shown, in paise; ShiftChanged if it differs. */
  expectedCash: number;
  /** The name of the person who gets the rest, in at most 80 characters; required when something is left. */
  handedTo?: string | null | undefined;
  /** Why the counted cash differs, in at most 200 characters. */
  note?: string | null | undefined;
  /** The part of the counted cash that was put in the safe, in paise. */
  safe: number;
  /** The shift. */
  shiftId: string;
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
  /** Lines and borders. */
  line: string;
  /** Text on buttons. */
  onAction: string;
  /** Text on dark sections. */
  onDusk: string;
  /** Less prominent text. */
  quiet: string;
  /** Cards, fields and dialogs. */
  raised: string;
};

/** A person of a company. */
export type CompanyContactInput = {
  /** The e-mail address, for statements and reminders. */
  email?: string | null | undefined;
  /** The name: 1 to 60 characters. */
  name: string;
  /** The phone number. */
  phone?: string | null | undefined;
};

/** The form of a company. Every field is replaced. Name, address and registration obey the rules of the details on an invoice. */
export type CompanyInput = {
  /** At most 6 lines and 300 characters. */
  address: string;
  /** The number of a company abroad in its country, at most 40 characters. Required with a country. */
  companyNumber?: string | null | undefined;
  /** At most 10 persons. */
  contacts: Array<CompanyContactInput>;
  /** The country of a company abroad, in words, at most 60 characters. It needs no state. */
  country?: string | null | undefined;
  /** What the company may owe at most when a guest checks out, in paise. To change it needs the permission companies.credit. */
  creditLimitPaise: number;
  /** Days from the date of an invoice until it is due: 0 to 365. */
  daysToPay: number;
  /** The GSTIN or UIN of a business or an office, 15 characters; left out for any other guest. */
  gstin?: string | null | undefined;
  /** The name of the business, or of the guest: 1 to 120 characters. */
  name: string;
  /** For the staff, at most 1000 characters. */
  note?: string | null | undefined;
  /** Six digits; the first is not 0. Required with a GSTIN of a business in India while `Property.asksPinCode` is true; otherwise optional. */
  pinCode?: string | null | undefined;
  /** The state by the first two digits of its GSTINs, such as 08; 96 for another country. Required without a GSTIN. */
  stateCode?: string | null | undefined;
};

/** A payment of a company, also in advance. */
export type CompanyPaymentInput = {
  /** In paise. */
  amount: number;
  /** Parts for single invoices, at most 200; none to apply by age only. */
  applications: Array<ApplicationInput>;
  /** The company that paid. */
  companyId: string;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice acts once. */
  idempotencyKey: string;
  /** A note, such as the number of the transfer, in at most 120 characters. */
  note?: string | null | undefined;
  /** Whether the rest pays the oldest open invoices. Otherwise the rest stays on the account. */
  oldestFirst: boolean;
  /** The day on which the money came, today at the latest. */
  paidOn: string;
  /** How it paid. */
  source: CompanySource;
};

/** A reminder of overdue invoices. */
export type CompanyReminderInput = {
  /** The company. */
  companyId: string;
  /** An address of a person of the company. */
  email: string;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice sends one mail. */
  idempotencyKey: string;
};

/** How a company pays. */
export const CompanySource = {
  /** A transfer to the hotel’s account. */
  BankTransfer: 'BANK_TRANSFER',
  /** A card on the machine of the desk. */
  CardMachine: 'CARD_MACHINE',
  /** Cash, which the shift of the person who takes it counts. */
  Cash: 'CASH',
  /** A cheque. */
  Cheque: 'CHEQUE',
  /** UPI to the hotel’s own address. */
  Upi: 'UPI'
} as const;

export type CompanySource = typeof CompanySource[keyof typeof CompanySource];
/** A statement of account by mail. */
export type CompanyStatementInput = {
  /** The company. */
  companyId: string;
  /** An address of a person of the company. */
  email: string;
  /** The first day. */
  from: string;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice sends one mail. */
  idempotencyKey: string;
  /** The last day. */
  to: string;
};

/** What the payment gateway’s checkout hands to the browser after a payment. */
export type ConfirmPaymentInput = {
  /** The gateway’s id of the order. */
  orderId: string;
  /** The gateway’s id of the payment. */
  paymentId: string;
  /** The gateway’s signature over both ids. */
  signature: string;
};

/** The contact form; both fields are required. */
export type ContactMessageInput = {
  /** An e-mail address of at most 254 characters; the hotel replies to it. */
  email: string;
  /** The message: 1 to 5000 characters. */
  textarea: string;
};

/** The form of a document. Which parts it has depends on the document’s kind. It replaces the whole draft. */
export type ContentInput = {
  /** Of the navigation: all entries. */
  entries?: Array<NavigationEntryInput>;
  /** Of the testimonials: all of them. */
  testimonials?: Array<TestimonialInput>;
  /** Of a page: all texts. */
  texts?: Array<PageTextInput>;
};

/** What a document of the site’s content is about. */
export const ContentKind = {
  /** The links of every page. */
  Navigation: 'NAVIGATION',
  /** The texts of a page. */
  Page: 'PAGE',
  /** What guests said about the hotel. */
  Testimonials: 'TESTIMONIALS'
} as const;

export type ContentKind = typeof ContentKind[keyof typeof ContentKind];
/** What guests see of a document. */
export const ContentState = {
  /** The draft was changed since it was published. */
  Draft: 'DRAFT',
  /** Nothing is published: guests read neutral texts. */
  Neutral: 'NEUTRAL',
  /** The draft is what guests see. */
  Published: 'PUBLISHED'
} as const;

export type ContentState = typeof ContentState[keyof typeof ContentState];
/** The corrected details of the person who booked. */
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
  /** An e-mail address of at most 254 characters. A confirmation link is mailed to it. */
  email: string;
  /** The booking’s token. */
  token: string;
};

/** The details that the staff correct. */
export type CorrectGuestBookingInput = {
  /** An e-mail address of at most 254 characters. A confirmation link is mailed to it. When left out, the address does not change. */
  email?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** 7 to 15 digits, with + and separators if need be; at most 25 characters. When left out, the number does not change. */
  phone?: string | null | undefined;
  /** The reason: 1 to 500 characters on one line. */
  reason: string;
  /** The booking’s reference. */
  reference: string;
  /** At most 1000 characters. */
  specialRequests?: string | null | undefined;
};

/** The booking form. */
export type CreateBookingInput = {
  /** To whom the invoice is made out; left out, to the person who books. */
  billing?: BillingDetailsInput | null | undefined;
  /** The solution of a ChallengeRequired: ALTCHA's payload in base64, at most 4000 characters. Otherwise left out. */
  challengeSolution?: string | null | undefined;
  /** First night: from the hotel’s today to 18 months ahead. */
  checkin: string;
  /** Day of leaving: 1 to 30 nights after check-in. */
  checkout: string;
  /** The ages of the children among the guests, in years, 0 to 17. When left out, all guests are adults. */
  children?: Array<number>;
  /** The code of a promotion, in capital or small letters. */
  code?: string | null | undefined;
  /** An e-mail address of at most 254 characters, for the confirmation. */
  email: string;
  /** The part in paise that the guest saw as due now; PriceChanged if it differs. */
  expectedDue?: number | null | undefined;
  /** The total in paise that the guest saw; PriceChanged if it differs. */
  expectedTotal?: number | null | undefined;
  /** The extras of this room, each at most once. */
  extras?: Array<StayExtraInput>;
  /** Further rooms of the same booking, at most 4. All rooms are booked, or none. */
  furtherStays?: Array<StayInput>;
  /** All guests of the room, children included: at least 1, at most what the room type sleeps. */
  guests?: number;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A booking that is sent twice is made once. */
  idempotencyKey?: string | null | undefined;
  /** The id of the listing of the first room. If the listing names rooms, the guest gets one of them. */
  listing?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** 7 to 15 digits, with + and separators if need be; at most 25 characters. */
  phone: string;
  /** The code of a rate plan for the first room; the first plan when left out. */
  plan?: string | null | undefined;
  /** The token of a hold of the guest that the new hold replaces. The earlier hold ends only if the new one is made. */
  replaces?: string | null | undefined;
  /** The room type wanted; the first type on sale when left out. */
  roomType?: string | null | undefined;
  /** At most 1000 characters. */
  specialRequests?: string | null | undefined;
};

/** A booking that the staff make. */
export type CreateDeskBookingInput = {
  /** How the guest contacted the staff. */
  channel: DeskChannel;
  /** The code of a promotion. */
  code?: string | null | undefined;
  /** Whether to book although the hotel does not rent to the guest, which needs the permission guests.override; otherwise DO_NOT_RENT asks. */
  despiteDoNotRent?: boolean;
  /** When left out, the guest gets no mail. */
  email?: string | null | undefined;
  /** The total in paise that the form showed. */
  expectedTotal: number;
  /** 16 to 64 letters, digits, - or _. A form that is sent twice makes one booking. */
  idempotencyKey: string;
  /** The name of the person who books: 1 to 100 characters. */
  name: string;
  /** Keeps the rooms tentatively until the end of this date, from today to the day of arrival. When left out, the booking is firm. */
  optionUntil?: string | null | undefined;
  /** 7 to 15 digits. May be left out only for PORTAL. */
  phone?: string | null | undefined;
  /** For PORTAL without portalBooking: the name of the portal, and the booking’s number there; at most 100 characters. */
  portal?: string | null | undefined;
  /** For PORTAL: what was agreed with the portal. What the portal collects is paid. Left out for other channels. */
  portalBooking?: PortalBookingInput | null | undefined;
  /** Why the staff set a rate: 1 to 500 characters on one line. */
  rateReason?: string | null | undefined;
  /** Why the staff sell despite restrictions: 1 to 500 characters on one line. When left out, the restrictions apply. */
  restrictionsReason?: string | null | undefined;
  /** At most 1000 characters. */
  specialRequests?: string | null | undefined;
  /** 1 to 30 rooms. Either all or none are booked. */
  stays: Array<DeskStayInput>;
};

/** A part of a picture, in thousandths of its sides. */
export type CropInput = {
  /** The height. */
  height: number;
  /** The left edge. */
  left: number;
  /** The top edge. */
  top: number;
  /** The width. */
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
/** An account of the day book. The desk names a ledger for each. */
export const DayBookAccount = {
  /** Money on receipt vouchers that no invoice has set off. */
  Advances: 'ADVANCES',
  /** Bank transfers, and what the gateway settled. */
  Bank: 'BANK',
  /** What the hotel keeps for stays that did not take place. */
  CancellationRevenue: 'CANCELLATION_REVENUE',
  /** Cards at the hotel, on the way to the bank. */
  CardMachine: 'CARD_MACHINE',
  /** Cash at the hotel. */
  Cash: 'CASH',
  /** Differences of the cash that was counted in shifts. */
  CashDifferences: 'CASH_DIFFERENCES',
  /** What companies owe for bills on their accounts, less what they paid. */
  Companies: 'COMPANIES',
  /** Restaurant and minibar. */
  FoodRevenue: 'FOOD_REVENUE',
  /** Money at the payment gateway. */
  Gateway: 'GATEWAY',
  /** Fees of the payment gateway, without tax. */
  GatewayFees: 'GATEWAY_FEES',
  /** GST on these fees. */
  GatewayFeeTax: 'GATEWAY_FEE_TAX',
  /** What guests and businesses owe. */
  Guests: 'GUESTS',
  /** Laundry, transfer, extras and everything else. */
  OtherRevenue: 'OTHER_REVENUE',
  /** Central tax that the hotel owes. */
  OutputCgst: 'OUTPUT_CGST',
  /** State tax that the hotel owes. */
  OutputSgst: 'OUTPUT_SGST',
  /** Cash that was paid out in a shift. */
  PaidOut: 'PAID_OUT',
  /** What booking portals owe: money that they collected, less what they keep and sent. */
  Portal: 'PORTAL',
  /** Commission of booking portals, without tax. */
  PortalCommission: 'PORTAL_COMMISSION',
  /** GST on the commission of booking portals. */
  PortalCommissionTax: 'PORTAL_COMMISSION_TAX',
  /** Tax that booking portals collected at source (CGST Act, section 52). */
  PortalTcs: 'PORTAL_TCS',
  /** Tax that booking portals deducted at source (Income-tax Act). */
  PortalTds: 'PORTAL_TDS',
  /** Nights, and charges of the room. */
  RoomRevenue: 'ROOM_REVENUE',
  /** Roundings of cash. */
  RoundOff: 'ROUND_OFF',
  /** What the hotel holds for guests. */
  SecurityDeposits: 'SECURITY_DEPOSITS',
  /** Tax on advances, until their invoice. */
  TaxOnAdvances: 'TAX_ON_ADVANCES',
  /** UPI at the hotel. */
  Upi: 'UPI',
  /** Balances below ₹1. */
  WrittenOff: 'WRITTEN_OFF'
} as const;

export type DayBookAccount = typeof DayBookAccount[keyof typeof DayBookAccount];
/** The department of the hotel that posts a charge. */
export const Department = {
  /** Washing and pressing. */
  Laundry: 'LAUNDRY',
  /** Drinks and snacks of the room. */
  Minibar: 'MINIBAR',
  /** Everything else, such as damage. */
  Other: 'OTHER',
  /** Meals and drinks. Their GST follows from the hotel’s setting. */
  Restaurant: 'RESTAURANT',
  /** A part of the room’s price, such as a late check-out. It has the GST of its night. */
  Room: 'ROOM',
  /** Cars and other transport. */
  Transfer: 'TRANSFER'
} as const;

export type Department = typeof Department[keyof typeof Department];
/** A part of a security deposit that becomes a charge. */
export type DepositChargeInput = {
  /** In paise with tax, in whole rupees: at most what is held. */
  amount: number;
  /** The deposit. */
  deposit: string;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice counts once. */
  idempotencyKey: string;
  /** Why the hotel keeps it: 1 to 200 characters on one line. */
  reason: string;
  /** The GST that the amount includes, in percent: 0, 5, 18, 40. */
  taxPercent: number;
};

/** What became of a part of a security deposit. */
export const DepositMovementKind = {
  /** It pays a charge of the booking. */
  Charged: 'CHARGED',
  /** It went back to the guest. */
  Returned: 'RETURNED',
  /** A charge by mistake was taken back: the hotel holds it again. */
  TakenBack: 'TAKEN_BACK'
} as const;

export type DepositMovementKind = typeof DepositMovementKind[keyof typeof DepositMovementKind];
/** A part of a security deposit that goes back to the guest. */
export type DepositReturnInput = {
  /** In paise, in whole rupees: at most what is held. */
  amount: number;
  /** The deposit. */
  deposit: string;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice counts once. */
  idempotencyKey: string;
};

/** How the guest contacted the staff. */
export const DeskChannel = {
  /** The guest stands at the desk. */
  Desk: 'DESK',
  /** The guest called or wrote. */
  Phone: 'PHONE',
  /** A travel portal has sold the stay. */
  Portal: 'PORTAL'
} as const;

export type DeskChannel = typeof DeskChannel[keyof typeof DeskChannel];
/** Whether a session may work at the desk, and what it must do first. */
export const DeskDoor = {
  /** The code of the second factor was not entered in this session yet. */
  EnterCode: 'ENTER_CODE',
  /** The session may do what the role allows. */
  Open: 'OPEN',
  /** The hotel requires a second factor, and the account has none. */
  SetUpFactor: 'SET_UP_FACTOR',
  /** The sign-in was too long ago. Sign in again. */
  TooOld: 'TOO_OLD',
  /** The computer is shared, and the session was not used for a while. Sign in again. */
  Unused: 'UNUSED'
} as const;

export type DeskDoor = typeof DeskDoor[keyof typeof DeskDoor];
/** A payment that the staff take for a booking. */
export type DeskPaymentInput = {
  /** In paise, at most the balance. Cash must be in whole rupees, at most the balance rounded to the rupee. */
  amount: number;
  /** The folio that it pays; null or left out for the booking’s first one. */
  folio?: string | null | undefined;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice records one payment. */
  idempotencyKey: string;
  /** A note, such as the number of the slip, in at most 120 characters. */
  note?: string | null | undefined;
  /** The guest’s permanent account number, such as ABCDE1234F; required when the cash of a day is above a limit. */
  pan?: string | null | undefined;
  /** The booking’s reference. */
  reference: string;
  /** How the guest pays. */
  source: StaffSource;
};

/** What the staff want to sell. */
export type DeskQuoteInput = {
  /** The code of a promotion. */
  code?: string | null | undefined;
  /** Whether to sell despite minimum stays, closed days and other restrictions. */
  despiteRestrictions?: boolean;
  /** The guest’s address, for promotions with a limit. */
  email?: string | null | undefined;
  /** 1 to 30 rooms. */
  stays: Array<DeskStayInput>;
};

/** The form for the security of the desk. Every field is replaced. */
export type DeskSecurityInput = {
  /** Whether owners, managers, and everybody else who may give away any amount, need a second factor. */
  requiresSecondFactor: boolean;
  /** After how many minutes without use a session on a shared computer ends: 5 to 240. */
  sharedComputerMinutes: number;
};

/** A room that the staff sell. Until 06:00, check-in may be the previous night. */
export type DeskStayInput = {
  /** First night: from the hotel’s today to 18 months ahead. */
  checkin: string;
  /** Day of leaving: 1 to 30 nights after check-in. */
  checkout: string;
  /** The ages of the children among the guests, in years, 0 to 17. When left out, all guests are adults. */
  children?: Array<number>;
  /** The extras of this room, each at most once. */
  extras?: Array<StayExtraInput>;
  /** The name of the guest who stays, if another person books: at most 100 characters. */
  guestName?: string | null | undefined;
  /** All guests of the room, children included: at least 1, at most what the room type sleeps. */
  guests?: number;
  /** The code of a rate plan; the first plan when left out. */
  plan?: string | null | undefined;
  /** A rate of each night before tax, in paise, that the staff set; 0 is complimentary. When left out, today’s rate counts. */
  ratePaise?: number | null | undefined;
  /** The number of the room for the guest; left out for any room of the type. */
  roomNumber?: string | null | undefined;
  /** The room type wanted. */
  roomType: string;
};

/** The discount of a promotion. */
export type DiscountInput = {
  /** For the amounts: cents of the currency of rates. */
  cents?: number | null | undefined;
  /** For PERCENT: hundredths of a percent, from 1 to 9900, such as 1000 for 10 %. */
  hundredths?: number | null | undefined;
  /** The kind. */
  kind: DiscountKind;
  /** For FREE_NIGHTS: the number of these nights that are paid, at least 1 and fewer than all. */
  payNights?: number | null | undefined;
  /** For FREE_NIGHTS: the number of consecutive nights, 2 to 30. */
  stayNights?: number | null | undefined;
};

/** The kind of a discount. */
export const DiscountKind = {
  /** An amount off each night. */
  AmountPerNight: 'AMOUNT_PER_NIGHT',
  /** An amount off the stay, spread over its nights by their value. */
  AmountPerStay: 'AMOUNT_PER_STAY',
  /** Of a number of consecutive nights, only some are paid. The cheapest are free; of equally cheap nights, the later ones. */
  FreeNights: 'FREE_NIGHTS',
  /** A percentage of each night. */
  Percent: 'PERCENT',
  /** No discount: the guest receives something at the hotel. */
  ValueAdded: 'VALUE_ADDED'
} as const;

export type DiscountKind = typeof DiscountKind[keyof typeof DiscountKind];
/** Whether the guest’s bank disputes a payment of the booking. */
export const DisputeState = {
  /** The bank took money back; no dispute is open. */
  Lost: 'LOST',
  /** No payment is disputed, or the hotel kept the money. */
  None: 'NONE',
  /** A dispute is open. */
  Open: 'OPEN'
} as const;

export type DisputeState = typeof DisputeState[keyof typeof DisputeState];
/** The state of a dispute at the gateway. */
export const DisputeStatus = {
  /** The dispute ended without a decision. */
  Closed: 'CLOSED',
  /** The bank took the money back. */
  Lost: 'LOST',
  /** The dispute waits for the hotel’s response. */
  Open: 'OPEN',
  /** The bank considers the hotel’s response. */
  UnderReview: 'UNDER_REVIEW',
  /** The hotel keeps the money. */
  Won: 'WON'
} as const;

export type DisputeStatus = typeof DisputeStatus[keyof typeof DisputeStatus];
/** A guest to erase. */
export type EraseGuestInput = {
  /** The address whose messages, feedback, newsletter and account are meant; null for bookings alone. */
  address?: string | null | undefined;
  /** The guest’s own request that waits because several people share the address; it ends with this one. */
  answers?: string | null | undefined;
  /** The bookings, at most 500. */
  bookingIds: Array<string>;
};

/** How far an erasure is. */
export const ErasureState = {
  /** It will be applied within minutes. */
  Asked: 'ASKED',
  /** The guest is erased. */
  Done: 'DONE',
  /** It waits until nothing of the guest is open. */
  Waiting: 'WAITING',
  /** It was called off. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type ErasureState = typeof ErasureState[keyof typeof ErasureState];
/** What an erasure waits for. */
export const ErasureWait = {
  /** A balance that the guest owes or gets back. */
  Balance: 'BALANCE',
  /** A security deposit that the hotel still has. */
  Deposit: 'DEPOSIT',
  /** A dispute that the bank has not decided. */
  Dispute: 'DISPUTE',
  /** A tax document that is being written. */
  Document: 'DOCUMENT',
  /** A refund on its way, or one that failed. */
  Refund: 'REFUND',
  /** Bookings of several names have the address. The hotel says whose they are. */
  SharedAddress: 'SHARED_ADDRESS',
  /** A hold, a stay to come, or a guest in the house. */
  Stay: 'STAY',
  /** A task of the staff about the booking. */
  Task: 'TASK'
} as const;

export type ErasureWait = typeof ErasureWait[keyof typeof ErasureWait];
/** The price of one unit of the currency of rates, from a date on. */
export type ExchangeRateInput = {
  /** Paise for one dollar, 100 to 100000. */
  paisePerUnit: number;
  /** Today at the hotel or later. */
  validFrom: string;
};

/** The owner’s form for an extra. Every field is replaced. */
export type ExtraInput = {
  /** The price of one piece before tax, in cents of the currency of rates: 1 to 10000000. */
  cents: number;
  /** How many can be sold for one day, 1 to 10000; null for any number. An extra that is charged by the night counts on each night; any other extra counts on the day of check-in. */
  dailyLimit?: number | null | undefined;
  /** The description for guests, at most 300 characters. */
  description?: string | null | undefined;
  /** The name for guests, at most 60 characters. */
  name: string;
  /** Whether it can be booked. */
  onSale?: boolean;
  /** The services accounting code: 4 to 8 digits. */
  sac: string;
  /** Its place in the list; the lowest number comes first. */
  sortOrder?: number;
  /** GST in percent, both halves together. Null for a restaurant supply, whose tax follows from the hotel’s setting. */
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
  /** For each piece that the guest orders. */
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

/** A part of the hotel’s revenue. Each charge belongs to one. */
export const FigureDepartment = {
  /** Rounding of cash, and amounts written off. */
  Adjustments: 'ADJUSTMENTS',
  /** Kept for nights that nobody stayed: cancellations, no-shows, changes, early departures. */
  Cancellations: 'CANCELLATIONS',
  /** The restaurant and the minibar, and extras that are restaurant supplies. */
  Food: 'FOOD',
  /** Laundry, transfers, other extras, and everything else that was sold. */
  Other: 'OTHER',
  /** Nights, and parts of the room’s price such as a late check-out. */
  Rooms: 'ROOMS'
} as const;

export type FigureDepartment = typeof FigureDepartment[keyof typeof FigureDepartment];
/** When Form III is filed. */
export const FilingKind = {
  /** Within 24 hours of the arrival. */
  Arrival: 'ARRIVAL',
  /** Within 24 hours of the departure. */
  Departure: 'DEPARTURE'
} as const;

export type FilingKind = typeof FilingKind[keyof typeof FilingKind];
/** A finished task. */
export type FinishTaskInput = {
  /** The id of the task. */
  id: string;
  /** How it was done, in at most 500 characters. */
  note: string;
  /** For a refund: the means by which the money was paid back; left out, the task’s `source`. */
  source?: StaffSource | null | undefined;
};

/** The kind of an entry of a folio. */
export const FolioEntryKind = {
  /** What the hotel keeps for a cancelled room. */
  Cancellation: 'CANCELLATION',
  /** What the hotel keeps for nights that were given up. */
  Change: 'CHANGE',
  /** A payment that was recorded by mistake. */
  CounterEntry: 'COUNTER_ENTRY',
  /** A charge that is paid from a security deposit, such as for damage. */
  DepositCharge: 'DEPOSIT_CHARGE',
  /** What the hotel keeps for the nights after an early departure. */
  EarlyDeparture: 'EARLY_DEPARTURE',
  /** An extra of a room. */
  Extra: 'EXTRA',
  /** All nights of a booking of an early version. */
  Legacy: 'LEGACY',
  /** Money that the guest’s bank took back. */
  LostDispute: 'LOST_DISPUTE',
  /** What the hotel keeps because the guest did not come. */
  NoShow: 'NO_SHOW',
  /** Money that the hotel took. */
  Payment: 'PAYMENT',
  /** What the staff put on the bill, such as from the minibar. */
  PostedCharge: 'POSTED_CHARGE',
  /** Money that was refunded, or will be. */
  Refund: 'REFUND',
  /** One night of one room. */
  RoomNight: 'ROOM_NIGHT',
  /** The rounding of a balance in cash to whole rupees. */
  RoundOff: 'ROUND_OFF',
  /** An amount too small for a payment or a refund. */
  WriteOff: 'WRITE_OFF'
} as const;

export type FolioEntryKind = typeof FolioEntryKind[keyof typeof FolioEntryKind];
/** A part of a bill that a folio takes by rule. */
export const FolioShare = {
  /** What the staff put on the bill, such as from the minibar. */
  Charges: 'CHARGES',
  /** Extras that were booked with the room. */
  Extras: 'EXTRAS',
  /** Nights with their tax, and what the hotel keeps for nights that were given up. */
  Room: 'ROOM'
} as const;

export type FolioShare = typeof FolioShare[keyof typeof FolioShare];
/** How our records of money and the gateway’s differ. */
export const GatewayDifferenceKind = {
  /** The amount or the state of a dispute differs. */
  DisputeDiffers: 'DISPUTE_DIFFERS',
  /** A guest’s bank disputes a payment that we do not know. */
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
/** A room that is given to a person for the business day. */
export type GiveRoomInput = {
  /** A key that the page creates for the press, 16 to 64 letters, digits, - or _. */
  idempotencyKey: string;
  /** The person, of `roomMakers`. */
  makerId: string;
  /** The number on the door of the room. */
  roomNumber: string;
  /** How many seconds the press waited for a connection, 0 to 172800. */
  waitedSeconds?: number;
};

/** Filters bookings. A booking must match every given filter. */
export type GuestBookingFilter = {
  /** Only confirmed and cancelled ones that stand so with their money. */
  balance?: BalanceState | null | undefined;
  /** Only those that were made there. */
  channel?: BookingChannel | null | undefined;
  /** Only bookings with a night on this day or a later one. */
  from?: string | null | undefined;
  /** One of: four characters or more of the reference, with or without its hyphen; a part of the name of the person who booked or who stays, in any case and order, with or without accents (one or two letters must begin a name); three characters or more of the e-mail address; four digits or more of the phone number, in any spelling; four characters or more of a portal and its number; the whole number of the room. */
  search?: string | null | undefined;
  /** Only bookings in this state. */
  status?: BookingStatus | null | undefined;
  /** Only bookings with a stay that begins on this day or earlier. */
  to?: string | null | undefined;
};

/** Stays that the staff cancel, and at what charge. */
export type GuestCancellationInput = {
  /** What the hotel keeps for these stays together, in paise with tax; 0 waives the charge. When left out, the booking’s policy decides. */
  charge?: number | null | undefined;
  /** True to record a no-show. */
  kind?: CancellationKind;
  /** The booking’s reference. */
  reference: string;
  /** The ids of the stays; left out, all stays that can be cancelled. */
  stays?: Array<string> | null | undefined;
};

/** The details of a guest for the register. A detail that is left out stays as it is saved. */
export type GuestDetailsInput = {
  /** At most 200 characters on one line. When left out, what is saved stays. */
  arrivedInIndiaAt?: string | null | undefined;
  /** A day, as YYYY-MM-DD. When left out, what is saved stays. */
  arrivedInIndiaOn?: string | null | undefined;
  /** A day, as YYYY-MM-DD. When left out, what is saved stays. */
  birthDate?: string | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  comingFrom?: string | null | undefined;
  /** When left out, what is saved stays. */
  documentKind?: IdentityDocument | null | undefined;
  /** At most 40 characters. Of Aadhaar the last four digits. When left out, what is saved stays. */
  documentNumber?: string | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  emergencyContact?: string | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  givenNames?: string | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  goingTo?: string | null | undefined;
  /** At most 400 characters on one line. When left out, what is saved stays. */
  homeAddress?: string | null | undefined;
  /** When left out, what is saved stays. */
  isEmployedInIndia?: boolean | null | undefined;
  /** 1 to 200 characters. When left out, the names of the passport. */
  name?: string | null | undefined;
  /** ISO 3166-1, two letters. When left out, what is saved stays. */
  nationality?: string | null | undefined;
  /** A day, as YYYY-MM-DD. When left out, what is saved stays. */
  passportExpiresOn?: string | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  passportIssuedIn?: string | null | undefined;
  /** A day, as YYYY-MM-DD. When left out, what is saved stays. */
  passportIssuedOn?: string | null | undefined;
  /** When left out, what is saved stays. */
  permit?: StayPermit | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  permitIssuedIn?: string | null | undefined;
  /** A day, as YYYY-MM-DD. When left out, what is saved stays. */
  permitIssuedOn?: string | null | undefined;
  /** Of the visa or the OCI card. At most 40 characters. When left out, what is saved stays. */
  permitNumber?: string | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  phoneAtHome?: string | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  phoneInIndia?: string | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  purpose?: string | null | undefined;
  /** When left out, what is saved stays. */
  sex?: Sex | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  surname?: string | null | undefined;
  /** A day, as YYYY-MM-DD. When left out, what is saved stays. */
  visaExpiresOn?: string | null | undefined;
  /** At most 200 characters on one line. When left out, what is saved stays. */
  visaKind?: string | null | undefined;
};

/** A guest: bookings, and what belongs to an address. */
export type GuestInput = {
  /** The address whose messages, feedback, newsletter and account are meant; null for bookings alone. */
  address?: string | null | undefined;
  /** The bookings, at most 500. */
  bookingIds: Array<string>;
};

/** Why two records, or a booking and a record, look like one guest. */
export const GuestLikeness = {
  /** The names are alike: in another spelling or script, in another order, or with a letter for a word. */
  NameSpelledOtherwise: 'NAME_SPELLED_OTHERWISE',
  /** The home is the same. */
  SameAddress: 'SAME_ADDRESS',
  /** The birthday is the same. */
  SameBirthday: 'SAME_BIRTHDAY',
  /** The company is the same. */
  SameCompany: 'SAME_COMPANY',
  /** An e-mail address is the same. Agents and families share one. */
  SameEmail: 'SAME_EMAIL',
  /** The names are the same. */
  SameName: 'SAME_NAME',
  /** A phone number is the same. Agents and families share one. */
  SamePhone: 'SAME_PHONE'
} as const;

export type GuestLikeness = typeof GuestLikeness[keyof typeof GuestLikeness];
/** Which messages are listed. */
export type GuestMessageFilter = {
  /** Only messages from this form. */
  kind?: MessageKind | null | undefined;
  /** Part of the address, name, place or text, in capital or small letters. */
  search?: string | null | undefined;
  /** Only messages in this state. */
  state?: MessageState | null | undefined;
};

/** What the hotel knows of a guest. */
export type GuestRecordInput = {
  /** The home: at most 500 characters. */
  address?: string | null | undefined;
  /** The birthday. */
  birthday?: string | null | undefined;
  /** The company: at most 100 characters. */
  company?: string | null | undefined;
  /** E-mail addresses, at most 10. */
  emails: Array<string>;
  /** The name: 1 to 100 characters. */
  name: string;
  /** What the staff must know; shown on Today, with arrivals and at check-in. Null without a note. At most 1000 characters. */
  note?: string | null | undefined;
  /** Other spellings of the name, and earlier names. At most 10. */
  otherNames: Array<string>;
  /** Phone numbers, at most 10. */
  phones: Array<string>;
  /** What the guest likes, such as a quiet room; null when nothing is known. At most 1000 characters. */
  preferences?: string | null | undefined;
};

/** The whereabouts of a guest with an open balance. */
export const GuestWhereabouts = {
  /** The guest arrives today, or was to arrive and is late. */
  Arriving: 'ARRIVING',
  /** The guest arrives later. */
  Coming: 'COMING',
  /** The guest has left, did not come or has cancelled. */
  Gone: 'GONE',
  /** The guest is checked in and stays on. */
  InHouse: 'IN_HOUSE',
  /** The guest is checked in and leaves today, or was to leave earlier. */
  Leaving: 'LEAVING'
} as const;

export type GuestWhereabouts = typeof GuestWhereabouts[keyof typeof GuestWhereabouts];
/** What the guest of a room wishes for the business day. */
export const GuestWish = {
  /** Nobody may enter now. */
  DoNotDisturb: 'DO_NOT_DISTURB',
  /** The room is not serviced today. */
  ServiceRefused: 'SERVICE_REFUSED'
} as const;

export type GuestWish = typeof GuestWish[keyof typeof GuestWish];
/** The typeface of titles. The first one is the site’s default. */
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
  /** Its id at the portal of url; at most 50 characters. */
  hotelId?: string | null | undefined;
  /** 1 to 150 characters. */
  name?: string | null | undefined;
  /** At most 2000 characters. */
  overview?: string | null | undefined;
  /** The address of a picture: https://… or /pictures/…. */
  photo?: string | null | undefined;
  /** Out of 10, stored with two decimals. */
  ratingAverage?: number | null | undefined;
  /** 0 to 5 in halves. */
  starRating?: number | null | undefined;
  /** Its page at the portal: https://…. */
  url?: string | null | undefined;
};

/** What happens in a room on the business day. */
export const HouseRoomState = {
  /** A guest arrives who is not here yet. */
  Arrives: 'ARRIVES',
  /** The guest leaves, or has left. */
  Leaves: 'LEAVES',
  /** The guest is here and stays the night. */
  Stays: 'STAYS'
} as const;

export type HouseRoomState = typeof HouseRoomState[keyof typeof HouseRoomState];
/** A document that a guest can show. */
export const IdentityDocument = {
  /** An Aadhaar card, of which the hotel keeps the last four digits only. */
  Aadhaar: 'AADHAAR',
  /** A driving licence. */
  DrivingLicence: 'DRIVING_LICENCE',
  /** Another document with a picture. */
  Other: 'OTHER',
  /** A passport. */
  Passport: 'PASSPORT',
  /** A voter’s card. */
  VoterCard: 'VOTER_CARD'
} as const;

export type IdentityDocument = typeof IdentityDocument[keyof typeof IdentityDocument];
/** The new recipient of an invoice, and the reason. */
export type IssueInvoiceAgainInput = {
  /** At most 6 lines and 300 characters. */
  address: string;
  /** The number of a company abroad in its country, at most 40 characters. Required with a country. */
  companyNumber?: string | null | undefined;
  /** The country of a company abroad, in words, at most 60 characters. It needs no state. */
  country?: string | null | undefined;
  /** The GSTIN or UIN of a business or an office, 15 characters; left out for any other guest. */
  gstin?: string | null | undefined;
  /** The id of the invoice to replace. */
  id: string;
  /** The name of the business, or of the guest: 1 to 120 characters. */
  name: string;
  /** Six digits; the first is not 0. Required with a GSTIN of a business in India while `Property.asksPinCode` is true; otherwise optional. */
  pinCode?: string | null | undefined;
  /** The reason for the history: 1 to 500 characters. No document shows it. */
  reason: string;
  /** The state by the first two digits of its GSTINs, such as 08; 96 for another country. Required without a GSTIN. */
  stateCode?: string | null | undefined;
};

/** The new name of a ledger. */
export type LedgerNameInput = {
  /** The account. */
  account: DayBookAccount;
  /** At most 80 characters; {rate} and {half} stand for the rate of GST and for half of it, {party} for the company or the portal. */
  name: string;
};

/** The form of the look. Every field is replaced. */
export type LookInput = {
  /** The typeface of titles; null for the site’s default. */
  headingTypeface?: HeadingTypeface | null | undefined;
  /** The address of an uploaded picture; null for the site’s default logo. */
  logo?: string | null | undefined;
  /** Null for the site’s default colours. */
  palette?: PaletteInput | null | undefined;
  /** The typeface of all other text; null for the site’s default. */
  textTypeface?: TextTypeface | null | undefined;
};

/** Where a found item is. */
export const LostItemState = {
  /** It was disposed of, or given away. */
  Disposed: 'DISPOSED',
  /** Somebody got it back. */
  GivenBack: 'GIVEN_BACK',
  /** The hotel keeps it for its owner. */
  Kept: 'KEPT'
} as const;

export type LostItemState = typeof LostItemState[keyof typeof LostItemState];
/** A state that the staff set by hand. */
export type MarkMessageInput = {
  /** The id of the message. */
  id: string;
  /** The form that the guest used. */
  kind: MessageKind;
  /** The new state. */
  state: MessageState;
};

/** A press about a room. */
export type MarkRoomInput = {
  /** A key that the page creates for the press, 16 to 64 letters, digits, - or _. A press that is sent twice counts once. */
  idempotencyKey: string;
  /** What was pressed. */
  kind: RoomMarkKind;
  /** The number on the door of the room. */
  roomNumber: string;
  /** How many seconds the press waited for a connection, 0 to 172800. */
  waitedSeconds?: number;
};

/** The form that the guest used. */
export const MessageKind = {
  /** The contact form. */
  Contact: 'CONTACT',
  /** The feedback form. */
  Feedback: 'FEEDBACK'
} as const;

export type MessageKind = typeof MessageKind[keyof typeof MessageKind];
/** How far the staff have dealt with a message. */
export const MessageState = {
  /** The hotel has replied. */
  Answered: 'ANSWERED',
  /** The message is closed: nothing is left to do. */
  Closed: 'CLOSED',
  /** The message is unread. */
  New: 'NEW',
  /** The message is read. */
  Read: 'READ'
} as const;

export type MessageState = typeof MessageState[keyof typeof MessageState];
/** A movement of money. */
export const MoneyMove = {
  /** A payment that was recorded by mistake. */
  Countered: 'COUNTERED',
  /** Money that was paid back to the guest. */
  GivenBack: 'GIVEN_BACK',
  /** It came. */
  Taken: 'TAKEN'
} as const;

export type MoneyMove = typeof MoneyMove[keyof typeof MoneyMove];
/** Lines that move between folios of a booking. */
export type MoveFolioLinesInput = {
  /** The lines, by id. */
  lines: Array<number>;
  /** The booking’s reference. */
  reference: string;
  /** The folio into which they move; null for the booking’s first folio. */
  to?: string | null | undefined;
};

/** A stay that gets another room at the same price. */
export type MoveStayInput = {
  /** True to leave a room that the hotel promised; the reason is stored. */
  despitePromise?: boolean | null | undefined;
  /** Whether a guest in the house may get a room that is not ready; otherwise ROOM_NOT_READY asks. */
  despiteRoomState?: boolean | null | undefined;
  /** The first night in the other room; left out, tonight or the first night of the stay. */
  from?: string | null | undefined;
  /** The number of the room that the form showed. Refused when the stay is in another room by now. */
  fromRoom: string;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice moves the stay once. */
  idempotencyKey: string;
  /** The reason, at most 500 characters. Required for an upgrade and for leaving a promised room. */
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
  /** The address of the link; null for a list. */
  path?: string | null | undefined;
  /** Whether guests see it also while its page is empty. */
  pinned?: boolean;
  /** Whether guests see it. */
  shown: boolean;
};

/** A link of the navigation. */
export type NavigationLinkInput = {
  /** What guests read. */
  label: string;
  /** A page of the site, or an address that begins with https://. */
  path: string;
  /** Whether guests see it also while its page is empty. */
  pinned?: boolean;
  /** Whether guests see it. */
  shown: boolean;
};

/** The owner’s form for a new room type. */
export type NewRoomTypeInput = {
  /** The supplement for each further adult, in US cents a night. When left out, it does not change. */
  adultSupplementCents?: number | null | undefined;
  /** The beds, such as "King bed and sofa bed". */
  beds?: string | null | undefined;
  /** How many guests one room sleeps. */
  capacity: number;
  /** The supplements for further children. A band that is not in the list costs as much as an adult. When left out, they do not change. */
  childSupplements?: Array<ChildSupplementInput> | null | undefined;
  /** Its code: a letter, then letters, digits and hyphens, at most 40 in all. It never changes. */
  code: string;
  /** The description for guests. */
  description: string;
  /** How many beds can be added, each for one more guest. */
  extraBeds: number;
  /** The place in the building. */
  floor?: string | null | undefined;
  /** What each stay includes; one entry each. */
  included: Array<string>;
  /** How many guests the rate includes; null when it includes all. */
  includedGuests?: number | null | undefined;
  /** How many of them may be adults. */
  maximumAdults: number;
  /** How many of them may be children. */
  maximumChildren: number;
  /** The title for guests. */
  name: string;
  /** The base rate: US cents a night, before GST. */
  nightlyRateCents: number;
  /** Whether guests can book it. Existing bookings do not change. */
  onSale: boolean;
  /** Addresses of pictures: https://… or /pictures/…. The first is shown first. */
  pictures: Array<string>;
  /** Square metres. */
  sizeSquareMetres?: number | null | undefined;
  /** Its place among the types; the lowest comes first. */
  sortOrder: number;
  /** The view from the window. */
  view?: string | null | undefined;
};

/** What has nights of a room. */
export const OccupantKind = {
  /** A block: the room is out of sale. */
  Block: 'BLOCK',
  /** A change of a booking that waits for its payment. */
  HeldChange: 'HELD_CHANGE',
  /** A stay of a guest. */
  Stay: 'STAY'
} as const;

export type OccupantKind = typeof OccupantKind[keyof typeof OccupantKind];
/** The administrator’s form for an offer; only the title is required. */
export type OfferInput = {
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** The address of a picture: https://… or /pictures/…. */
  imageUrl?: string | null | undefined;
  /** 1 to 150 characters. */
  title?: string | null | undefined;
  /** The last day of validity. */
  validTill?: string | null | undefined;
};

/** Whether guests can check in online. */
export const OnlineCheckInState = {
  /** The guests have checked in at the desk. */
  Arrived: 'ARRIVED',
  /** The booking is not confirmed, or nobody is expected any more. */
  Closed: 'CLOSED',
  /** It opens 3 days before the day of arrival, at midnight of the hotel. */
  NotYet: 'NOT_YET',
  /** Guests can enter and correct their details. */
  Open: 'OPEN'
} as const;

export type OnlineCheckInState = typeof OnlineCheckInState[keyof typeof OnlineCheckInState];
/** A further folio of a booking. */
export type OpenFolioInput = {
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice counts once. */
  idempotencyKey: string;
  /** Its name: 1 to 60 characters on one line. */
  name: string;
  /** To whom its documents are made out; without it, to its name. */
  payer?: BillingDetailsInput | null | undefined;
  /** The booking’s reference. */
  reference: string;
  /** What moves into it from the first folio, and what is written to it from now on. */
  takes?: Array<FolioShare>;
};

/** The beginning of a shift: either a counted float, or a shift to take over. */
export type OpenShiftInput = {
  /** The counted cash in the drawer, in paise: 0 or more; required without takesOver. */
  float?: number | null | undefined;
  /** The closed shift whose rest is the float. The float of the form is then not used. */
  takesOver?: string | null | undefined;
};

/** A text of a page. */
export type PageTextInput = {
  /** The name of the text on the page. */
  name: string;
  /** Its words. */
  text: string;
};

/** Cash that is paid out of the drawer of the person’s open shift. */
export type PaidOutInput = {
  /** In paise, at most the cash in the drawer. */
  amount: number;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice pays out once. */
  idempotencyKey: string;
  /** What for, in at most 200 characters. */
  reason: string;
};

/** The colours of the site. */
export type PaletteInput = {
  /** The colours on a dark background. */
  dark: ColoursInput;
  /** The colours on a light background. */
  light: ColoursInput;
};

/** A payment that the staff ask a guest for. */
export type PaymentRequestInput = {
  /** In paise: at least ₹1, at most the balance. A security deposit may be higher, in whole rupees. */
  amount: number;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice asks once. */
  idempotencyKey: string;
  /** What for. */
  purpose: RequestPurpose;
  /** What for, for the guest to read: 1 to 120 characters on one line. */
  reason: string;
  /** The booking’s reference. */
  reference: string;
  /** The last date on which the guest can pay: within 60 days, for a tentative booking until the date of its option. */
  until: string;
};

/** The state of a payment link. */
export const PaymentRequestStatus = {
  /** Its time is over. */
  Expired: 'EXPIRED',
  /** The guest has opened the link. */
  Opened: 'OPENED',
  /** The money is captured. */
  Paid: 'PAID',
  /** The guest has the link and has not opened it. */
  Sent: 'SENT',
  /** The staff have withdrawn it. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type PaymentRequestStatus = typeof PaymentRequestStatus[keyof typeof PaymentRequestStatus];
/** How the money was paid. */
export const PaymentSource = {
  /** A transfer to the hotel’s account. */
  BankTransfer: 'BANK_TRANSFER',
  /** A card on the machine of the desk. */
  CardMachine: 'CARD_MACHINE',
  /** Notes and coins. */
  Cash: 'CASH',
  /** A company took the bill on. It brought no money. */
  Company: 'COMPANY',
  /** Through the payment gateway. */
  Gateway: 'GATEWAY',
  /** The portal that sold the room pays the hotel. */
  Portal: 'PORTAL',
  /** Out of a security deposit that the hotel held. */
  SecurityDeposit: 'SECURITY_DEPOSIT',
  /** UPI to the hotel’s own address. */
  Upi: 'UPI'
} as const;

export type PaymentSource = typeof PaymentSource[keyof typeof PaymentSource];
/** The state of a payment at the gateway. */
export const PaymentStatus = {
  /** The bank has set the money aside; the hotel does not have it yet. */
  Authorised: 'AUTHORISED',
  /** The hotel has the money. */
  Captured: 'CAPTURED',
  /** The guest has begun to pay. */
  Created: 'CREATED',
  /** The bank or the guest refused it. It may still succeed later. */
  Failed: 'FAILED',
  /** The money was returned without capture. */
  Released: 'RELEASED'
} as const;

export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];
/** For the administrator: when guests of a rate plan pay, as a form has it. */
export type PaymentTermsInput = {
  /** How many days before arrival the rest is due, 1 to 365; null when it is paid at the hotel. */
  balanceDaysBefore?: number | null | undefined;
  /** The percentage of the price that is due at booking, 1 to 100. */
  dueAtBookingPercent: number;
  /** Whether at least the first night of each room is due at booking. */
  firstNightDue?: boolean | null | undefined;
  /** The cancellation policy of the plan, by its id. */
  policyId: number;
  /** How many days after the day of the rest an unpaid booking is cancelled, 1 to 60 and at least two fewer than `balanceDaysBefore`; null when it is never cancelled for that. */
  releaseDaysAfter?: number | null | undefined;
};

/** The state of the owner’s payment of one rupee. */
export const PaymentTestStatus = {
  /** Paid; the refund is on its way. */
  Captured: 'CAPTURED',
  /** Nobody paid within an hour. */
  Lapsed: 'LAPSED',
  /** Not paid yet. */
  Open: 'OPEN',
  /** The money was refunded. */
  Refunded: 'REFUNDED',
  /** The gateway refused the refund; it can be made in its dashboard. */
  RefundFailed: 'REFUND_FAILED'
} as const;

export type PaymentTestStatus = typeof PaymentTestStatus[keyof typeof PaymentTestStatus];
/** The form of a picture. Every field is replaced. */
export type PictureInput = {
  /** The alt text, 1 to 300 characters. */
  altText: string;
  /** The focal point in percent from the left. */
  focalX: number;
  /** The focal point in percent from the top. */
  focalY: number;
};

/** RECEIVED while its files are created, READY when guests can see it, FAILED when its files cannot be created. */
export const PictureState = {
  /** Its files cannot be created. */
  Failed: 'FAILED',
  /** Guests can see it. */
  Ready: 'READY',
  /** Its files are being created. */
  Received: 'RECEIVED'
} as const;

export type PictureState = typeof PictureState[keyof typeof PictureState];
/** The owner’s form for a cancellation policy. Every field is replaced. */
export type PolicyInput = {
  /** The charge for an early departure. */
  earlyDeparture: ChargeInput;
  /** The title for guests. */
  name: string;
  /** The charge for a no-show. */
  noShow: ChargeInput;
  /** In the order of time, the most hours first; at most 4. */
  steps: Array<CancellationStepInput>;
};

/** What was agreed with a portal about a booking. */
export type PortalBookingInput = {
  /** Who takes the guest’s money. */
  collector: PortalCollector;
  /** Of the value of the stay before GST, in hundredths of a percent: 1550 is 15.5 %; null for none. */
  commissionBasisPoints?: number | null | undefined;
  /** Instead of a percentage: the commission in paise, before GST. */
  commissionPaise?: number | null | undefined;
  /** Without an id: the portal’s name, at most 60 characters. A new name adds a portal. */
  newPortal?: string | null | undefined;
  /** The booking’s number at the portal; null when the portal gave none. At most 40 characters. No other booking of the portal has it. */
  number?: string | null | undefined;
  /** The portal’s id; null for a portal by its name. */
  portalId?: number | null | undefined;
};

/** Who takes the guest’s money for a stay that a portal sold. */
export const PortalCollector = {
  /** The guest pays the hotel. */
  Hotel: 'HOTEL',
  /** The guest has paid the portal, so the stay is paid. */
  Portal: 'PORTAL'
} as const;

export type PortalCollector = typeof PortalCollector[keyof typeof PortalCollector];
/** The form for a portal. Every field is replaced. */
export type PortalInput = {
  /** Whether guests pay the portal, unless a booking says otherwise. */
  collects?: boolean;
  /** Of the value of the stay before GST, in hundredths of a percent: 1550 is 15.5 %; null for none. */
  commissionBasisPoints?: number | null | undefined;
  /** GST on the commission, in hundredths of a percent: 1550 is 15.5 %. */
  gstBasisPoints?: number;
  /** Its registration as a collector of tax at source, whose 14th character is C, for table 14 of GSTR-1; null when it is not known. */
  gstin?: string | null | undefined;
  /** Whether it is left out of the choices for new bookings. */
  isArchived?: boolean;
  /** 1 to 60 characters. No other portal has this name. */
  name: string;
  /** Tax collected at source (CGST Act, section 52), both halves together, in hundredths of a percent: 1550 is 15.5 %. */
  tcsBasisPoints?: number;
  /** Tax deducted at source (Income-tax Act 1961, section 194-O), in hundredths of a percent: 1550 is 15.5 %. */
  tdsBasisPoints?: number;
};

/** Money from a portal for a stay. */
export type PortalReceiptInput = {
  /** In paise; below 0 for money that the hotel paid the portal. */
  amountPaise: number;
  /** The booking’s reference. */
  reference: string;
};

/** Money that came from a portal. */
export type PortalReceiptsInput = {
  /** Whether it is other money than an entry of the same booking, day and amount, such as two payments on one day. Otherwise such money is refused, because two people may have recorded it. */
  despiteSame?: boolean | null | undefined;
  /** 16 to 64 letters, digits, - or _. A form that is sent twice records the money once. */
  idempotencyKey: string;
  /** Such as the number of the portal’s payment: at most 120 characters. */
  note?: string | null | undefined;
  /** The day on which the money was on the hotel’s account. */
  receivedOn: string;
  /** Each stay once. Either all or none are recorded. */
  stays: Array<PortalReceiptInput>;
};

/** What the amounts of a portal’s statement are. */
export const PortalStatementAmount = {
  /** What guests paid the portal. */
  Collected: 'COLLECTED',
  /** What the portal pays out, after commission and taxes. */
  Owed: 'OWED'
} as const;

export type PortalStatementAmount = typeof PortalStatementAmount[keyof typeof PortalStatementAmount];
/** A line of a portal’s statement. */
export type PortalStatementLineInput = {
  /** In paise; below 0 for money that goes back. */
  amountPaise: number;
  /** The commission in paise, before GST; null when the statement does not name it. */
  commissionPaise?: number | null | undefined;
  /** The booking’s number at the portal. */
  number: string;
};

/** A charge that the staff put on the bill of a stay: an item of the catalogue, an extra of the hotel, or words. Exactly one of them. */
export type PostChargeInput = {
  /** The day on which the guest had it, within the stay or today; today when left out. */
  day?: string | null | undefined;
  /** The code of an extra, which is charged at today’s price. */
  extra?: string | null | undefined;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice counts once. */
  idempotencyKey: string;
  /** The item of the catalogue. */
  item?: number | null | undefined;
  /** The number of pieces: 1 to 99. */
  quantity?: number;
  /** The stay. */
  stay: string;
  /** A charge that is not in the catalogue. */
  words?: ChargeInWordsInput | null | undefined;
};

/** What a guest took from the minibar. */
export type PostMinibarInput = {
  /** A key that the page creates for the press, 16 to 64 letters, digits, - or _. A press that is sent twice counts once. */
  idempotencyKey: string;
  /** The item, of `minibarItems`. */
  item: number;
  /** The number of pieces: 1 to 10. A stay gets at most 30 pieces of the minibar a day in this way. */
  quantity?: number;
  /** The stay of the guest, as the page showed it beside the room. */
  stay: string;
  /** How many seconds the press waited for a connection, 0 to 172800. */
  waitedSeconds?: number;
};

/** The owner’s form for a promotion. Every field is replaced. */
export type PromotionInput = {
  /** The first booking date; null for no limit. */
  bookingFrom?: string | null | undefined;
  /** The last booking date; null for no limit. */
  bookingTo?: string | null | undefined;
  /** 3 to 30 letters, digits and hyphens, in capital or small letters. When null, the promotion applies without a code. */
  code?: string | null | undefined;
  /** The discount. */
  discount: DiscountInput;
  /** The id of the promotion to replace; null for a new promotion. */
  id?: number | null | undefined;
  /** Whether guests whose stay it fits see it in the results, so that the code is no secret. */
  isOffered?: boolean;
  /** The least number of nights of a stay, 1 to 30. */
  minimumNights?: number;
  /** The title for guests, at most 60 characters. */
  name: string;
  /** The offer that describes it to guests. */
  offerId?: string | null | undefined;
  /** Codes of rate plans. Empty means all. */
  plans?: Array<string>;
  /** Codes of room types. Empty means all. */
  roomTypes?: Array<string>;
  /** Each night of the stay must be on this date or later. */
  stayFrom?: string | null | undefined;
  /** Each night of the stay must be on this date or earlier. */
  stayTo?: string | null | undefined;
  /** The most bookings with it, 1 to 1000000; null for any number. */
  totalUses?: number | null | undefined;
  /** The most bookings with it for one guest; null for any number. */
  usesPerGuest?: number | null | undefined;
  /** Weekdays of the nights: 1 is Monday, 7 is Sunday. Empty means all. */
  weekdays?: Array<number>;
};

/** Whether a promotion can be booked today. */
export const PromotionState = {
  /** The last booking date of the promotion is over. */
  Ended: 'ENDED',
  /** The promotion can be booked from a later date on. */
  NotYet: 'NOT_YET',
  /** The promotion can be booked, for stays that meet its conditions. */
  Open: 'OPEN',
  /** All uses of the promotion are taken. */
  UsedUp: 'USED_UP'
} as const;

export type PromotionState = typeof PromotionState[keyof typeof PromotionState];
/** The owner’s form: all settings of the hotel. Every field is replaced. */
export type PropertyInput = {
  /** How many months ahead a check-in can be booked, 1 to 60. */
  bookingWindowMonths: number;
  /** A guest who pays more than this in cash on one day must give the PAN, in paise: 0 to ₹2 lakh. When left out, it does not change. */
  cashPanAbovePaise?: number | null | undefined;
  /** When rooms are ready: Local time at the hotel, HH:MM. */
  checkinFrom: string;
  /** When guests must leave rooms: Local time at the hotel, HH:MM. */
  checkoutBy: string;
  /** The age bands of children. Without bands, all guests are adults. When left out, they do not change. */
  childBands?: Array<ChildBandInput> | null | undefined;
  /** The country’s name as part of the address. */
  country: string;
  /** ISO 3166-1 alpha-2, such as IN. Phone numbers without a country code are read as numbers of this country. */
  countryCode: string;
  /** Whether invoices and credit notes to businesses are registered at the invoice registration portal; required above ₹5 crore of turnover. When left out, it does not change. */
  eInvoicing?: boolean | null | undefined;
  /** The address for guests’ mails; null for the server’s `HOTEL_EMAIL`. */
  email?: string | null | undefined;
  /** Whether early and late fees are added to the price of their night when their GST is found. When left out, it does not change. */
  feesLiftNights?: boolean | null | undefined;
  /** The first two digits of the GSTIN, such as 08. */
  gstStateCode?: string | null | undefined;
  /** The number of the GST registration, 15 characters. */
  gstin?: string | null | undefined;
  /** Until when a room can be booked for the same night: Local time at the hotel, HH:MM. Null for the whole day. */
  lastSameDayBooking?: string | null | undefined;
  /** The legal name of the business, for tax documents. */
  legalName?: string | null | undefined;
  /** The longest stay that can be booked on the site, 1 to 365 nights. */
  maximumNights: number;
  /** The name of the hotel for guests. */
  name: string;
  /** In international form. */
  phone: string;
  /** The postcode. */
  postcode: string;
  /** The currency of rates. When left out, it does not change; a new hotel’s is INR. It cannot change once there is a room type. */
  rateCurrency?: Currency | null | undefined;
  /** The prefix of references of new bookings: 1 to 6 capital letters or digits. */
  referencePrefix: string;
  /** The person who signs tax documents, such as ‘A. Rao, Director’; without it, only a place to sign is printed. */
  signatory?: string | null | undefined;
  /** The hotel’s pages elsewhere, in the order in which they are shown. */
  socialLinks: Array<SocialLinkInput>;
  /** Whether a room was sold above ₹7,500 in the last financial year, so that restaurant supplies bear 18 % GST. When left out, it does not change. */
  specifiedPremises?: boolean | null | undefined;
  /** The state. */
  state: string;
  /** Street and number. */
  street: string;
  /** IANA name of the time zone of the hotel’s days. */
  timeZone: string;
  /** The town. */
  town: string;
  /** The share of a type’s rooms on a night, in percent, that guests may book on the site without paying now: 0 to 100. When left out, it does not change. */
  unsecuredPercent?: number | null | undefined;
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
  /** The rate is this amount. */
  Amount: 'AMOUNT',
  /** The rate is higher or lower by a percentage. */
  Percent: 'PERCENT'
} as const;

export type RateChangeKind = typeof RateChangeKind[keyof typeof RateChangeKind];
/** One change of rates: exactly one of its fields. */
export type RateEditInput = {
  /** Deletes the promotion with this id. */
  deletePromotion?: number | null | undefined;
  /** Deletes the restriction with this id. */
  deleteRestriction?: number | null | undefined;
  /** Deletes the season with this id. */
  deleteSeason?: number | null | undefined;
  /** Sets or removes overrides. */
  fill?: RateFillInput | null | undefined;
  /** Adds or replaces a promotion. */
  promotion?: PromotionInput | null | undefined;
  /** Adds or replaces a restriction. */
  restriction?: RestrictionInput | null | undefined;
  /** Adds or replaces a season. */
  season?: SeasonInput | null | undefined;
};

/** Overrides: rates of single dates. */
export type RateFillInput = {
  /** Null removes the dates’ overrides. */
  change?: RateChangeInput | null | undefined;
  /** The first date. */
  from: string;
  /** Codes of room types. Empty means all. */
  roomTypes: Array<string>;
  /** The last date, included; at most five years later. */
  to: string;
  /** 1 is Monday, 7 is Sunday. Empty means all. */
  weekdays: Array<number>;
};

/** The owner’s form for a rate plan. Every field is replaced. */
export type RatePlanInput = {
  /** How many days before the first arrival the rest is due, 1 to 365; null when it is paid at the hotel. */
  balanceDaysBefore?: number | null | undefined;
  /** The change of the rate of a night as an amount, in cents of the currency of rates; below 0 reduces the rate. At most one of the two may be set. */
  cents?: number | null | undefined;
  /** The percentage of the price that is due at booking, 1 to 100. When left out, the payment terms do not change; a new plan has 100. */
  dueAtBookingPercent?: number | null | undefined;
  /** Whether at least the first night of each room is due at booking. */
  firstNightDue?: boolean | null | undefined;
  /** Codes of the extras that its price includes. When left out, they do not change; a new plan has none. */
  includedExtras?: Array<string> | null | undefined;
  /** The title for guests, at most 60 characters. */
  name: string;
  /** Whether it can be booked. */
  onSale?: boolean;
  /** The change of the rate of a night in hundredths of a percent, from -9000 to 9000, such as -1000 for 10 % less. */
  percentHundredths?: number | null | undefined;
  /** The id of its cancellation policy. */
  policyId: number;
  /** How many days after the day of the rest an unpaid booking is cancelled, 1 to 60 and at least two fewer than `balanceDaysBefore`; null when it is never cancelled for that. */
  releaseDaysAfter?: number | null | undefined;
  /** The lowest number is the plan of a booking without a plan. */
  sortOrder?: number;
};

/** The source of the rate of a night. */
export const RateSource = {
  /** The room type’s base rate. */
  Base: 'BASE',
  /** An override of this date. */
  Override: 'OVERRIDE',
  /** A season. */
  Season: 'SEASON'
} as const;

export type RateSource = typeof RateSource[keyof typeof RateSource];
/** That Form III about a person was filed. */
export type RecordFilingInput = {
  /** The id of the person’s entry in the register. */
  entry: string;
  /** When it was filed, not later than now; now when left out. */
  filedAt?: string | null | undefined;
  /** At arrival or at departure. */
  kind: FilingKind;
  /** The number that the authority’s page gave: 1 to 60 characters. Null takes a mistaken record back. */
  number?: string | null | undefined;
};

/** How much of a booking’s price was refunded. */
export const RefundState = {
  /** Everything that was paid. */
  Full: 'FULL',
  /** Nothing, or only money that was paid twice. */
  None: 'NONE',
  /** A part of the price. */
  Partial: 'PARTIAL'
} as const;

export type RefundState = typeof RefundState[keyof typeof RefundState];
/** The state of a refund. */
export const RefundStatus = {
  /** The money did not go back. */
  Failed: 'FAILED',
  /** The money had already been paid back in another way. */
  NotNeeded: 'NOT_NEEDED',
  /** The refund failed, and the staff paid it by other means. */
  PaidOtherwise: 'PAID_OTHERWISE',
  /** The gateway has not paid it out yet. */
  Pending: 'PENDING',
  /** The gateway has paid it out. */
  Processed: 'PROCESSED'
} as const;

export type RefundStatus = typeof RefundStatus[keyof typeof RefundStatus];
/** What the register has of a person. No text may contain an Aadhaar number. What is not known yet is left out. */
export type RegisterParticularsInput = {
  /** Where the person entered India, such as an airport. */
  arrivedInIndiaAt?: string | null | undefined;
  /** The day of the arrival in India. */
  arrivedInIndiaOn?: string | null | undefined;
  /** The date of birth. */
  birthDate?: string | null | undefined;
  /** The place from which the person came to the hotel. */
  comingFrom?: string | null | undefined;
  /** The document that the person shows. */
  documentKind?: IdentityDocument | null | undefined;
  /** Its number; of Aadhaar only the last four digits. */
  documentNumber?: string | null | undefined;
  /** Whom to call in an emergency. */
  emergencyContact?: string | null | undefined;
  /** The given names, as in the passport. */
  givenNames?: string | null | undefined;
  /** The address or place to which the person goes from the hotel. */
  goingTo?: string | null | undefined;
  /** The home address, at most 400 characters. */
  homeAddress?: string | null | undefined;
  /** Whether the person is employed in India. */
  isEmployedInIndia?: boolean | null | undefined;
  /** The full name: 1 to 200 characters. */
  name: string;
  /** The country of the nationality, as two letters (ISO 3166-1). */
  nationality?: string | null | undefined;
  /** The last day of the passport. */
  passportExpiresOn?: string | null | undefined;
  /** Where the passport was issued. */
  passportIssuedIn?: string | null | undefined;
  /** When the passport was issued. */
  passportIssuedOn?: string | null | undefined;
  /** By what the foreigner may stay in India. */
  permit?: StayPermit | null | undefined;
  /** Where the visa or the OCI card was issued. */
  permitIssuedIn?: string | null | undefined;
  /** When the visa or the OCI card was issued. */
  permitIssuedOn?: string | null | undefined;
  /** The number of the visa or of the OCI card. */
  permitNumber?: string | null | undefined;
  /** A phone number in the country of residence. */
  phoneAtHome?: string | null | undefined;
  /** A phone number in India. */
  phoneInIndia?: string | null | undefined;
  /** The purpose of the visit. */
  purpose?: string | null | undefined;
  /** The sex, as in the passport. */
  sex?: Sex | null | undefined;
  /** The surname, as in the passport. */
  surname?: string | null | undefined;
  /** The last day of the visa. */
  visaExpiresOn?: string | null | undefined;
  /** The kind of visa, such as e-Tourist. */
  visaKind?: string | null | undefined;
};

/** Whether the desk has compared the particulars of a person with the document. */
export const RegisterState = {
  /** The guest announced them, or the desk has begun. */
  Announced: 'ANNOUNCED',
  /** The desk has seen the document, and nothing is missing. */
  Checked: 'CHECKED'
} as const;

export type RegisterState = typeof RegisterState[keyof typeof RegisterState];
/** A reply to a guest, sent by mail. */
export type ReplyToMessageInput = {
  /** The id of the message. */
  id: string;
  /** The form that the guest used. */
  kind: MessageKind;
  /** The number of replies that the author saw, so that two people never reply at the same time. */
  repliesSeen: number;
  /** The text: 1 to 5000 characters. */
  text: string;
};

/** What the staff ask for by a payment link. */
export const RequestPurpose = {
  /** All that the guest owes, as it is when the guest pays. */
  Balance: 'BALANCE',
  /** A part of the price. It makes a tentative booking firm. */
  Deposit: 'DEPOSIT',
  /** Another part of what the guest owes. */
  Other: 'OTHER',
  /** A refundable security deposit, in whole rupees. It is no part of what the guest owes. */
  SecurityDeposit: 'SECURITY_DEPOSIT'
} as const;

export type RequestPurpose = typeof RequestPurpose[keyof typeof RequestPurpose];
/** A mail that the staff send again. */
export type ResendBookingMailInput = {
  /** The kind of mail. Without `mail`, the newest mail of the kind is sent again. */
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
  /** The id of the restriction to replace; null for a new restriction. */
  id?: number | null | undefined;
  /** The owner’s name for it, at most 60 characters. */
  name: string;
  /** Codes of room types. Empty means all. */
  roomTypes: Array<string>;
  /** The rule. */
  rule: RestrictionRuleInput;
  /** The last date, included; at most five years later. */
  to: string;
  /** 1 is Monday, 7 is Sunday. Empty means all. */
  weekdays: Array<number>;
};

/** The kind of a restriction. */
export const RestrictionKind = {
  /** Stays that begin on the date must be booked at least this many days before. */
  BookDaysBeforeAtLeast: 'BOOK_DAYS_BEFORE_AT_LEAST',
  /** Stays that begin on the date can be booked at most this many days before. */
  BookDaysBeforeAtMost: 'BOOK_DAYS_BEFORE_AT_MOST',
  /** No stay may begin on the date. */
  ClosedToArrival: 'CLOSED_TO_ARRIVAL',
  /** No stay may end on the date. */
  ClosedToDeparture: 'CLOSED_TO_DEPARTURE',
  /** The most nights for stays that begin on the date. */
  MaximumNightsByArrival: 'MAXIMUM_NIGHTS_BY_ARRIVAL',
  /** The least number of nights for stays that begin on the date. */
  MinimumNightsByArrival: 'MINIMUM_NIGHTS_BY_ARRIVAL',
  /** The least number of nights for stays that include the night. */
  MinimumNightsOfStays: 'MINIMUM_NIGHTS_OF_STAYS',
  /** The night is not sold. */
  StopSale: 'STOP_SALE'
} as const;

export type RestrictionKind = typeof RestrictionKind[keyof typeof RestrictionKind];
/** The rule of a restriction. */
export type RestrictionRuleInput = {
  /** The number of days before arrival, 0 to 730, for kinds that have one. */
  days?: number | null | undefined;
  /** The kind. */
  kind: RestrictionKind;
  /** The number of nights, 1 to 30, for kinds that have one. */
  nights?: number | null | undefined;
};

/** The owner’s form for a room. */
export type RoomInput = {
  /** The number on the door. */
  number: string;
  /** Whether guests can book it. Existing bookings do not change. */
  onSale: boolean;
};

/** What a person presses about a room. */
export const RoomMarkKind = {
  /** The room is clean, or was serviced. */
  Clean: 'CLEAN',
  /** The room is dirty. */
  Dirty: 'DIRTY',
  /** The guest does not want to be disturbed now. */
  DoNotDisturb: 'DO_NOT_DISTURB',
  /** Nobody has taken the room for today any more. */
  GivenBack: 'GIVEN_BACK',
  /** A second person has looked at the room: it is ready. */
  Inspected: 'INSPECTED',
  /** The guest’s wish of today has ended. */
  MayEnter: 'MAY_ENTER',
  /** The guest wants no service today. */
  ServiceRefused: 'SERVICE_REFUSED',
  /** The person makes this room today. */
  Taken: 'TAKEN'
} as const;

export type RoomMarkKind = typeof RoomMarkKind[keyof typeof RoomMarkKind];
/** How a stay came to another room. */
export const RoomMoveKind = {
  /** It got another room of its type. */
  Move: 'MOVE',
  /** It exchanged its room with another stay. */
  Swap: 'SWAP',
  /** It got a room of a better type, as a courtesy. */
  Upgrade: 'UPGRADE'
} as const;

export type RoomMoveKind = typeof RoomMoveKind[keyof typeof RoomMoveKind];
/** Why a room needs somebody, the most urgent first. */
export const RoomNeed = {
  /** A guest arrives today, and the room is not ready. */
  ArrivalDue: 'ARRIVAL_DUE',
  /** A guest leaves today, or has left, and the room is not ready for the next. */
  Departure: 'DEPARTURE',
  /** It is ready, or out of order, or its guest wants no service today. */
  Nothing: 'NOTHING',
  /** Its guest stays, and the room is to be serviced. */
  StayOver: 'STAY_OVER',
  /** It is empty and dirty. */
  VacantDirty: 'VACANT_DIRTY'
} as const;

export type RoomNeed = typeof RoomNeed[keyof typeof RoomNeed];
/** The guests of a room in a search. */
export type RoomPartyInput = {
  /** How many adults stay in the room; at least 1. */
  adults: number;
  /** The age of each child of the room, in years, 0 to 17; null while it is unknown, which the response names. */
  ages?: Array<number | null | undefined>;
};

/** The state of a room. A room that is out of order has a block besides. */
export const RoomState = {
  /** It is ready for a guest. */
  Clean: 'CLEAN',
  /** A guest has left it, or somebody pressed it. */
  Dirty: 'DIRTY',
  /** It is ready for a guest, and a second person has looked at it. */
  Inspected: 'INSPECTED',
  /** Its guest stays, and the room was used since it was last made ready. */
  ToBeServiced: 'TO_BE_SERVICED'
} as const;

export type RoomState = typeof RoomState[keyof typeof RoomState];
/** The owner’s form for a room type. Every field is replaced. */
export type RoomTypeInput = {
  /** The supplement for each further adult, in US cents a night. When left out, it does not change. */
  adultSupplementCents?: number | null | undefined;
  /** The beds, such as "King bed and sofa bed". */
  beds?: string | null | undefined;
  /** How many guests one room sleeps. */
  capacity: number;
  /** The supplements for further children. A band that is not in the list costs as much as an adult. When left out, they do not change. */
  childSupplements?: Array<ChildSupplementInput> | null | undefined;
  /** The description for guests. */
  description: string;
  /** How many beds can be added, each for one more guest. */
  extraBeds: number;
  /** The place in the building. */
  floor?: string | null | undefined;
  /** What each stay includes; one entry each. */
  included: Array<string>;
  /** How many guests the rate includes; null when it includes all. */
  includedGuests?: number | null | undefined;
  /** How many of them may be adults. */
  maximumAdults: number;
  /** How many of them may be children. */
  maximumChildren: number;
  /** The title for guests. */
  name: string;
  /** The base rate: US cents a night, before GST. */
  nightlyRateCents: number;
  /** Whether guests can book it. Existing bookings do not change. */
  onSale: boolean;
  /** Addresses of pictures: https://… or /pictures/…. The first is shown first. */
  pictures: Array<string>;
  /** Square metres. */
  sizeSquareMetres?: number | null | undefined;
  /** Its place among the types; the lowest comes first. */
  sortOrder: number;
  /** The view from the window. */
  view?: string | null | undefined;
};

/** The owner’s form for several rooms of a type: all are added, or none. */
export type RoomsInput = {
  /** The numbers on their doors: 1 to 200. */
  numbers: Array<string>;
  /** Whether guests can book them. */
  onSale: boolean;
};

/** The arrival that a guest saves. */
export type SaveArrivalInput = {
  /** The wanted values. */
  arrival: ArrivalInput;
  /** The values with which the form began. When others were saved since, nothing is overwritten. */
  seen: ArrivalInput;
  /** The booking’s token. */
  token: string;
};

/** The details of one guest. */
export type SaveGuestDetailsInput = {
  /** What was typed. */
  details: GuestDetailsInput;
  /** 1 for the first person of the room; adults come before children. */
  position: number;
  /** The stay. */
  stay: string;
  /** The booking’s token. */
  token: string;
  /** Whether home address, coming from and going to are those of the first person of the booking. */
  travelsWithFirst?: boolean;
  /** The version with which the form began. */
  version: number;
};

/** A person of a stay, as the desk enters it. */
export type SaveRegisterPersonInput = {
  /** Whether the desk has seen the document. Then nothing that the register needs of this person may be missing. */
  isChecked: boolean;
  /** The particulars. */
  particulars: RegisterParticularsInput;
  /** Which person of the stay: 1 for the first. */
  position: number;
  /** The version that was shown; 0 for a person who is not in the register. */
  seenVersion: number;
  /** The id of the stay. */
  stay: string;
};

/** Dates with their own rates. */
export type SeasonInput = {
  /** Its rates. */
  change: RateChangeInput;
  /** The first date. */
  from: string;
  /** The id of the season to replace; null for a new season. */
  id?: number | null | undefined;
  /** The owner’s name for it, at most 60 characters. */
  name: string;
  /** When a date has several seasons, the highest number counts; 1 to 100. */
  priority: number;
  /** Codes of room types. Empty means all. */
  roomTypes: Array<string>;
  /** The last date, included; at most five years later. */
  to: string;
  /** 1 is Monday, 7 is Sunday. Empty means all. */
  weekdays: Array<number>;
};

/** A refundable security deposit that the staff take. */
export type SecurityDepositInput = {
  /** In paise, in whole rupees. */
  amount: number;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice counts once. */
  idempotencyKey: string;
  /** A note, such as the number of the slip, in at most 120 characters. */
  note?: string | null | undefined;
  /** The guest’s permanent account number, such as ABCDE1234F; required when the cash of a day is above a limit. */
  pan?: string | null | undefined;
  /** The booking’s reference. */
  reference: string;
  /** How the guest pays it. */
  source: StaffSource;
};

/** A record as the page shows it. */
export type SeenGuestRecord = {
  /** The id of the record. */
  id: string;
  /** The version that the page shows. */
  version: number;
};

/** The form for a service key. */
export type ServiceKeyInput = {
  /** The last date, in the hotel’s time zone, on which it works; null for no end. */
  lastDay?: string | null | undefined;
  /** Its name, at most 60 characters. */
  name: string;
  /** At most 20 addresses or networks, such as 203.0.113.0/24 or 2001:db8:1::/48; empty for all. */
  networks: Array<string>;
  /** The names of its rights, at least one. */
  permissions: Array<string>;
};

/** To whom the invoice of a booking is made out. */
export type SetBillingDetailsInput = {
  /** At most 6 lines and 300 characters. */
  address: string;
  /** The number of a company abroad in its country, at most 40 characters. Required with a country. */
  companyNumber?: string | null | undefined;
  /** The country of a company abroad, in words, at most 60 characters. It needs no state. */
  country?: string | null | undefined;
  /** The GSTIN or UIN of a business or an office, 15 characters; left out for any other guest. */
  gstin?: string | null | undefined;
  /** The name of the business, or of the guest: 1 to 120 characters. */
  name: string;
  /** Six digits; the first is not 0. Required with a GSTIN of a business in India while `Property.asksPinCode` is true; otherwise optional. */
  pinCode?: string | null | undefined;
  /** The state by the first two digits of its GSTINs, such as 08; 96 for another country. Required without a GSTIN. */
  stateCode?: string | null | undefined;
  /** The booking’s token. */
  token: string;
};

/** The payer of a further folio. */
export type SetFolioPayerInput = {
  /** The folio. */
  folio: string;
  /** Its name: 1 to 60 characters on one line. */
  name: string;
  /** To whom its documents are made out; without it, to its name. */
  payer?: BillingDetailsInput | null | undefined;
};

/** To whom the invoice of a guest’s booking is made out. */
export type SetGuestBillingDetailsInput = {
  /** At most 6 lines and 300 characters. */
  address: string;
  /** The number of a company abroad in its country, at most 40 characters. Required with a country. */
  companyNumber?: string | null | undefined;
  /** The country of a company abroad, in words, at most 60 characters. It needs no state. */
  country?: string | null | undefined;
  /** The GSTIN or UIN of a business or an office, 15 characters; left out for any other guest. */
  gstin?: string | null | undefined;
  /** The name of the business, or of the guest: 1 to 120 characters. */
  name: string;
  /** Six digits; the first is not 0. Required with a GSTIN of a business in India while `Property.asksPinCode` is true; otherwise optional. */
  pinCode?: string | null | undefined;
  /** The booking’s reference. */
  reference: string;
  /** The state by the first two digits of its GSTINs, such as 08; 96 for another country. Required without a GSTIN. */
  stateCode?: string | null | undefined;
};

/** What becomes of a found item. */
export type SetLostItemStateInput = {
  /** Who got it; only for an item that was given back. At most 200 characters. */
  handedTo?: string | null | undefined;
  /** The item. */
  id: string;
  /** A note for the staff, at most 500 characters. */
  note?: string | null | undefined;
  /** Where the person saw that it was. */
  seen: LostItemState;
  /** Where it is now. */
  state: LostItemState;
};

/** A step of the set-up before the site can open. */
export const SetUpStepName = {
  /** Name, address, contact and times of the hotel. */
  Hotel: 'HOTEL',
  /** A test mail that the mail server accepted. */
  Mail: 'MAIL',
  /** A payment of one rupee that was captured and refunded. */
  Payment: 'PAYMENT',
  /** A cancellation policy. */
  Policy: 'POLICY',
  /** Tax, and an exchange rate when rates are not in rupees. */
  Rates: 'RATES',
  /** A room type on sale, with its rate and a room. */
  Rooms: 'ROOMS',
  /** Legal name and GSTIN, which tax documents name. */
  TaxRegistration: 'TAX_REGISTRATION'
} as const;

export type SetUpStepName = typeof SetUpStepName[keyof typeof SetUpStepName];
/** The state of the transfer to the hotel’s bank. */
export const SettlementStatus = {
  /** It was made. */
  Created: 'CREATED',
  /** The bank did not accept it. */
  Failed: 'FAILED',
  /** It was sent to the bank. */
  Processed: 'PROCESSED'
} as const;

export type SettlementStatus = typeof SettlementStatus[keyof typeof SettlementStatus];
/** The sex, as a passport has it. */
export const Sex = {
  /** F in the passport. */
  Female: 'FEMALE',
  /** M in the passport. */
  Male: 'MALE',
  /** X in the passport. */
  Other: 'OTHER'
} as const;

export type Sex = typeof Sex[keyof typeof Sex];
/** A movement of money in a shift. */
export const ShiftMove = {
  /** A payment that was recorded by mistake. */
  Countered: 'COUNTERED',
  /** Money that was paid back to a guest. */
  GivenBack: 'GIVEN_BACK',
  /** Cash that was taken out of the drawer. */
  PaidOut: 'PAID_OUT',
  /** A paid-out that was recorded by mistake. */
  PutBack: 'PUT_BACK',
  /** A guest paid. */
  Taken: 'TAKEN'
} as const;

export type ShiftMove = typeof ShiftMove[keyof typeof ShiftMove];
/** A currency in which guests can see prices approximately, with its rate of today. */
export type ShownCurrencyInput = {
  /** ISO 4217, such as EUR. Not INR. */
  code: string;
  /** Paise for one unit of the currency, 50 to 100000. */
  paisePerUnit: number;
};

/** A page of the hotel on another site. */
export type SocialLinkInput = {
  /** The label for guests, such as Instagram. */
  name: string;
  /** Begins with https://. */
  url: string;
};

/** A line that is split in two. */
export type SplitFolioLineInput = {
  /** What the first of the two costs, in paise with tax; null with pieces. */
  amount?: number | null | undefined;
  /** The line, by id: a night or a posted charge. */
  line: number;
  /** Whether the first of the two moves to `to`. */
  moves?: boolean;
  /** How many pieces of a posted charge the first has; null with an amount. */
  pieces?: number | null | undefined;
  /** The booking’s reference. */
  reference: string;
  /** The folio into which it moves; null for the booking’s first folio. */
  to?: string | null | undefined;
};

/** The form for an invitation. */
export type StaffInvitationInput = {
  /** Where the invitation is mailed. It can be accepted for 72 hours. */
  email: string;
  /** The name that the desk shows, at most 60 characters. */
  name: string;
  /** The role that the person gets. */
  roleId: string;
};

/** The form for a member of the staff. */
export type StaffMemberInput = {
  /** The name that the desk shows, at most 60 characters. */
  name: string;
  /** The role. */
  roleId: string;
};

/** The form for a role. Every field is replaced. */
export type StaffRoleInput = {
  /** The most that one person may give away on one business day, in paise; null for any amount. */
  boundPaise?: number | null | undefined;
  /** Its name, at most 40 characters. */
  name: string;
  /** The names of its rights. */
  permissions: Array<string>;
};

/** How the staff take and refund money. */
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
/** Whether a person may work at the desk. */
export const StaffState = {
  /** The person may do what the role allows. */
  Active: 'ACTIVE',
  /** The invitation was not accepted yet. */
  Invited: 'INVITED',
  /** The person may do nothing until an owner reinstates them. */
  Suspended: 'SUSPENDED'
} as const;

export type StaffState = typeof StaffState[keyof typeof StaffState];
/** An extra that the guest adds to a room. */
export type StayExtraInput = {
  /** The code of the extra, such as BREAKFAST. */
  code: string;
  /** The number of pieces, 1 to 20. Other units are counted by nights and guests. */
  pieces?: number;
};

/** A further room of a booking, with its own dates. */
export type StayInput = {
  /** First night: from the hotel’s today to 18 months ahead. */
  checkin: string;
  /** Day of leaving: 1 to 30 nights after check-in. */
  checkout: string;
  /** The ages of the children among the guests, in years, 0 to 17. When left out, all guests are adults. */
  children?: Array<number>;
  /** The extras of this room, each at most once. */
  extras?: Array<StayExtraInput>;
  /** All guests of the room, children included: at least 1, at most what the room type sleeps. */
  guests?: number;
  /** The code of a rate plan; the first plan when left out. */
  plan?: string | null | undefined;
  /** The room type wanted. */
  roomType: string;
};

/** By what a foreigner may stay in India. */
export const StayPermit = {
  /** Neither is needed, such as by citizens of Nepal and Bhutan. */
  NoVisaNeeded: 'NO_VISA_NEEDED',
  /** A card of an Overseas Citizen of India. */
  OciCard: 'OCI_CARD',
  /** A visa. */
  Visa: 'VISA'
} as const;

export type StayPermit = typeof StayPermit[keyof typeof StayPermit];
/** The state of a stay. docs/life-cycle.md shows all states. */
export const StayStatus = {
  /** The stay does not take place; the room is free again. */
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
/** A step that the desk can make with a stay now. */
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
/** Two stays that exchange their rooms for their remaining nights. */
export type SwapStaysInput = {
  /** True to leave a room that the hotel promised; the reason is stored. */
  despitePromise?: boolean | null | undefined;
  /** Whether a guest in the house may get a room that is not ready; otherwise ROOM_NOT_READY asks. */
  despiteRoomState?: boolean | null | undefined;
  /** The number of the room that the form showed. Refused when the stay is in another room by now. */
  fromRoom: string;
  /** A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice moves the stay once. */
  idempotencyKey: string;
  /** The number of the other stay’s room that the form showed. Refused when that stay is in another room by now. */
  otherRoom: string;
  /** The other stay. */
  otherStayId: string;
  /** The reason, at most 500 characters. Required for an upgrade and for leaving a promised room. */
  reason?: string | null | undefined;
  /** One stay. */
  stayId: string;
};

/** A task for a person at the hotel. */
export const TaskKind = {
  /** An invoice of ₹50,000 or more needs the guest’s address and state. When the task is done, it is issued without them. */
  AddressMissing: 'ADDRESS_MISSING',
  /** The rest of the price was not paid by the agreed day. The booking is unchanged. */
  BalanceOverdue: 'BALANCE_OVERDUE',
  /** A portal’s calendar has nights of a room that a stay or a block has, too: the room may be sold twice. */
  CalendarConflict: 'CALENDAR_CONFLICT',
  /** A portal’s calendar of a room is not read, or lost its events. It ends with a reading. */
  CalendarFeed: 'CALENDAR_FEED',
  /** A change that the staff made for a guest was not paid in time. The booking is as it was before. */
  ChangeLapsed: 'CHANGE_LAPSED',
  /** Bookings of portals were not read or not acknowledged within 30 minutes. */
  ChannelBookingsLate: 'CHANNEL_BOOKINGS_LATE',
  /** A booking of a portal cannot be entered yet, such as because its room type is not mapped. It is tried again each minute. */
  ChannelBookingWaits: 'CHANNEL_BOOKING_WAITS',
  /** A portal has changed or cancelled a booking in a way that only people can follow, such as while the guest is in the house. */
  ChannelChangeByHand: 'CHANNEL_CHANGE_BY_HAND',
  /** A mail about a booking did not reach its guest. */
  ConfirmationFailed: 'CONFIRMATION_FAILED',
  /** Money was refunded in the gateway’s dashboard, and no cancellation explains it. */
  DashboardRefund: 'DASHBOARD_REFUND',
  /** The guest’s bank disputes a payment and waits for the hotel’s response. */
  Dispute: 'DISPUTE',
  /** The invoice registration portal refused a document to a business. */
  DocumentRefused: 'DOCUMENT_REFUSED',
  /** Form III about a foreign guest was not filed within 24 hours. It ends when the filing is recorded. */
  FormLate: 'FORM_LATE',
  /** Our records of money differ from the gateway’s. */
  GatewayDifference: 'GATEWAY_DIFFERENCE',
  /** A document waits, because no font has some letters of its recipient, such as of the name or the address. When the task is done, it is issued with ‘?’ in their place. */
  LettersMissing: 'LETTERS_MISSING',
  /** A tentative booking ends tomorrow: confirm, extend or release it. */
  OptionLapsing: 'OPTION_LAPSING',
  /** A booking costs something else here than at its portal, such as because of a city tax. It ends when both are equal. */
  PortalTotalDiffers: 'PORTAL_TOTAL_DIFFERS',
  /** The invoice registration portal has not responded for hours; documents to businesses wait. */
  PortalUnreachable: 'PORTAL_UNREACHABLE',
  /** A refund of money that did not come through the gateway. Pay it by hand. */
  RefundByHand: 'REFUND_BY_HAND',
  /** A refund waits until the guest’s bank has decided about a dispute. */
  RefundDisputed: 'REFUND_DISPUTED',
  /** The gateway could not send money back. Pay it by other means. */
  RefundFailed: 'REFUND_FAILED',
  /** Housekeeping has noted what must be repaired in a room. It ends with a block of the room, too. */
  Repair: 'REPAIR',
  /** The hotel still holds a security deposit of a guest who has left or does not come. Return it, or turn it into a charge. */
  ReturnDeposit: 'RETURN_DEPOSIT',
  /** A portal has sold a stay for which no room is free. Place it in a free room, or move another guest. It ends when the stay has a room. */
  StayUnplaced: 'STAY_UNPLACED',
  /** A program did not receive an event for three days, or wants no more events. */
  WebhookFailed: 'WEBHOOK_FAILED'
} as const;

export type TaskKind = typeof TaskKind[keyof typeof TaskKind];
/** The kind of a tax document. */
export const TaxDocumentKind = {
  /** For charges of an invoice that the hotel reverses. */
  CreditNote: 'CREDIT_NOTE',
  /** For services that were supplied. */
  Invoice: 'INVOICE',
  /** For money that came before the invoice. */
  ReceiptVoucher: 'RECEIPT_VOUCHER',
  /** For an advance that was refunded before the invoice. */
  RefundVoucher: 'REFUND_VOUCHER'
} as const;

export type TaxDocumentKind = typeof TaxDocumentKind[keyof typeof TaxDocumentKind];
/** GST on rooms by the price of a night, from a date on. */
export type TaxPeriodInput = {
  /** The slab with the lowest price first; the last slab has no limit. */
  slabs: Array<TaxSlabInput>;
  /** The legal notification with these rates. */
  source: string;
  /** Today at the hotel or later. */
  validFrom: string;
};

/** The tax on nights up to a price. */
export type TaxSlabInput = {
  /** CGST and SGST together, in percent. */
  percent: number;
  /** The highest price of a night, in paise; null for every higher price. */
  upToPaise?: number | null | undefined;
};

/** What a guest said about the hotel. */
export type TestimonialInput = {
  /** How the guest agreed that it is shown; for the staff alone. */
  consent?: string | null | undefined;
  /** The address of a portrait; null for a neutral picture. */
  image?: string | null | undefined;
  /** Whether the testimonial is invented. Real guests do not see it. */
  isSample: boolean;
  /** Where the guest comes from. It may be empty. */
  location: string;
  /** What the guest said. */
  message: string;
  /** The guest’s name. */
  name: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Where its words come from; for the staff alone. */
  source?: string | null | undefined;
};

/** The kind of a piece of text. */
export const TextBlockKind = {
  /** A list without numbers. */
  Bullets: 'BULLETS',
  /** A heading. All headings have the same level. */
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
  /** A phone number in international form; may be empty. */
  Phone: 'PHONE',
  /** The address of a picture of this site; may be empty. */
  Picture: 'PICTURE',
  /** Latitude and longitude in degrees, such as 28.6129, 77.2295; may be empty. */
  Position: 'POSITION',
  /** A sentence or two; it may be empty. */
  Sentence: 'SENTENCE'
} as const;

export type TextForm = typeof TextForm[keyof typeof TextForm];
/** The typeface of all text except titles. The first one is the site’s default. */
export const TextTypeface = {
  /** Figtree. */
  Figtree: 'FIGTREE',
  /** Nunito Sans. */
  NunitoSans: 'NUNITO_SANS',
  /** Source Sans. */
  SourceSans: 'SOURCE_SANS'
} as const;

export type TextTypeface = typeof TextTypeface[keyof typeof TextTypeface];
/** The form for an endpoint. */
export type WebhookEndpointInput = {
  /** The name of the program, at most 60 characters. */
  name: string;
  /** The address, with https://, at most 500 characters. */
  url: string;
};

/** Why an event was not received. */
export const WebhookProblem = {
  /** The address does not begin with https://. */
  AddressInvalid: 'ADDRESS_INVALID',
  /** The receiver wants no more events (status 410). */
  Gone: 'GONE',
  /** The name leads into a private network. OUTGOING_NETWORKS lists exceptions. */
  HostPrivate: 'HOST_PRIVATE',
  /** No name server knows the name in the address. */
  HostUnknown: 'HOST_UNKNOWN',
  /** No connection was made, or its certificate is not valid. */
  NotReached: 'NOT_REACHED',
  /** The receiver redirects. Redirects are not followed: enter the new address. */
  Redirected: 'REDIRECTED',
  /** The receiver answered with another status than 200 to 299. */
  Refused: 'REFUSED',
  /** The receiver did not answer within 10 seconds. */
  Timeout: 'TIMEOUT'
} as const;

export type WebhookProblem = typeof WebhookProblem[keyof typeof WebhookProblem];
/** Whether events are sent to an endpoint. */
export const WebhookState = {
  /** It was switched off, because nothing was received for three days, or nothing is wanted. */
  Failing: 'FAILING',
  /** The staff switched it off. */
  Off: 'OFF',
  /** Events are sent. */
  On: 'ON'
} as const;

export type WebhookState = typeof WebhookState[keyof typeof WebhookState];
export type IdentitySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentitySettingsQuery = { identitySettings: { apiKey: string, authDomain: string, projectId: string, storageBucket: string, authEmulatorUrl: string | null, storageEmulatorUrl: string | null } };

export type DeskAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskAccessQuery = { viewer: { uid: string, isAdmin: boolean, deskDoor: DeskDoor | null, desk: { name: string, role: string, permissions: Array<string>, boundPaise: number | null } | null } | null };

export type AdministratorOnlyQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorOnlyQuery = { viewer: { uid: string, isAdmin: boolean, deskDoor: DeskDoor | null } | null };

export type OwnSignInQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSignInQuery = { ownSignIn: { door: DeskDoor | null, hasSecondFactor: boolean, needsSecondFactor: boolean, recoveryCodesLeft: number | null, isSharedComputer: boolean, sharedComputerMinutes: number, sessions: Array<{ signedInAt: string, lastUsedAt: string, isSharedComputer: boolean, isThis: boolean }> } };

export type ProveIdentityMutationVariables = Exact<{
  code: string;
}>;


export type ProveIdentityMutation = { proveIdentity:
    | { __typename: 'IdentityProved', isRecoveryCode: boolean }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecondFactorRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type StartSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSecondFactorMutation = { startSecondFactor:
    | { __typename: 'SecondFactorRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'StartedSecondFactor', secret: string, address: string, qrCode: Array<string> }
   };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor:
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecondFactorRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecondFactorSetUp', recoveryCodes: Array<string> }
   };

export type RemoveSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSecondFactorMutation = { removeSecondFactor: boolean };

export type MarkSharedComputerMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkSharedComputerMutation = { markSharedComputer: boolean };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: boolean };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation:
    | { __typename: 'InvitationAccepted', name: string, role: string }
    | { __typename: 'InvitationRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

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


export type MyBookingsQuery = { property: { today: string }, myBookings: { page: number, totalPages: number, totalCount: number, addressToProve: string | null, bookings: Array<{ token: string, booking: { reference: string, status: BookingStatus, codeUntil: string | null, refundState: RefundState, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, cancellationTerms: string, stays: Array<{ id: string, status: StayStatus, roomTitle: string, checkin: string, checkout: string }>, documents: Array<{ id: string, kind: TaxDocumentKind, number: string, date: string, total: { amount: number, currency: Currency } }>, quote: { total: { amount: number, currency: Currency } } } }> } };

export type MyBookingsList_BookingFragment = { reference: string, status: BookingStatus, codeUntil: string | null, refundState: RefundState, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, cancellationTerms: string, stays: Array<{ id: string, status: StayStatus, roomTitle: string, checkin: string, checkout: string }>, documents: Array<{ id: string, kind: TaxDocumentKind, number: string, date: string, total: { amount: number, currency: Currency } }>, quote: { total: { amount: number, currency: Currency } } };

export type MyDocumentFileQueryVariables = Exact<{
  token: string;
  id: string;
}>;


export type MyDocumentFileQuery = { documentFile:
    | { __typename: 'RateLimited' }
    | { __typename: 'RecordNotFound' }
    | { __typename: 'TaxDocumentFile', filename: string, type: string, content: string }
   };

export type SendAddressCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendAddressCodeMutation = { sendAddressCode:
    | { __typename: 'AddressCodeSent', address: string }
    | { __typename: 'AddressNotVerified', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CodeTooSoon', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ProveAddressMutationVariables = Exact<{
  otp: string;
}>;


export type ProveAddressMutation = { proveAddress:
    | { __typename: 'AddressNotVerified', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'AddressProven', address: string }
    | { __typename: 'CodeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }>, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'OfferSaved' }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type EditOfferMutationVariables = Exact<{
  id: string;
  input: OfferInput;
}>;


export type EditOfferMutation = { editOffer:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }>, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }>, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type EditHotelMutationVariables = Exact<{
  id: string;
  input: HotelInput;
}>;


export type EditHotelMutation = { editHotel:
    | { __typename: 'HotelSaved' }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }>, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }>, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type EditCategoryItemMutationVariables = Exact<{
  id: string;
  input: CategoryItemInput;
}>;


export type EditCategoryItemMutation = { editCategoryItem:
    | { __typename: 'CategoryItemSaved' }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }>, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'Booking', billing: { isInvoiced: boolean, isAddressNeeded: boolean, details: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null } }
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
    | { __typename: 'CompanyPays', code: string, message: string, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'Quote', datedTerms: string | null, nights: number, paisePerDollar: number, payment: { restDueOn: string | null, terms: string, dueNow: { amount: number, currency: Currency }, rest: { amount: number, currency: Currency } } | null, promise: { sentence: string, freeUntil: string | null } | null, stays: Array<{ roomTitle: string, includedExtras: Array<string>, nights: Array<{ rate: { amount: number, currency: Currency } | null, value: { amount: number, currency: Currency }, discount: { amount: number, currency: Currency } }>, supplement: { amount: number, currency: Currency }, extras: Array<{ code: string, name: string, unit: ExtraUnit, pieces: number, quantity: number, value: { amount: number, currency: Currency }, total: { amount: number, currency: Currency } }> }>, nightlyRate: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, promotion: { name: string, code: string | null, saved: { amount: number, currency: Currency } } | null, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } }
  , availability:
    | { __typename: 'Availability', listing: { roomsFree: number, nearest: Array<{ checkin: string, checkout: string }> } | null, roomTypes: Array<{ roomsFree: number, roomType: { name: string } }> }
    | { __typename: 'InvalidInput' }
   };

export type HoldPanel_BookingHoldFragment = { token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus, roomTitle: string, checkin: string, checkout: string, stays: Array<{ guests: number, children: Array<number> }>, quote: { total: { amount: number, currency: Currency }, promotion: { name: string, saved: { amount: number, currency: Currency } } | null } }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } };

export type CodePanel_AddressCodeRequiredFragment = { token: string, secondsLeft: number, resendAfterSeconds: number, booking: { reference: string, email: string | null, roomTitle: string, checkin: string, checkout: string, stays: Array<{ guests: number, children: Array<number> }>, quote: { total: { amount: number, currency: Currency }, promotion: { name: string, saved: { amount: number, currency: Currency } } | null } } };

export type CreateBookingMutationVariables = Exact<{
  input: CreateBookingInput;
}>;


export type CreateBookingMutation = { createBooking:
    | { __typename: 'AddressCodeRequired', token: string, secondsLeft: number, resendAfterSeconds: number, booking: { reference: string, email: string | null, roomTitle: string, checkin: string, checkout: string, stays: Array<{ guests: number, children: Array<number> }>, quote: { total: { amount: number, currency: Currency }, promotion: { name: string, saved: { amount: number, currency: Currency } } | null } } }
    | { __typename: 'BookingConfirmed', pageToken: string | null, booking: { reference: string, status: BookingStatus, dueAtBooking: { amount: number, currency: Currency } } }
    | { __typename: 'BookingHold', token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus, roomTitle: string, checkin: string, checkout: string, stays: Array<{ guests: number, children: Array<number> }>, quote: { total: { amount: number, currency: Currency }, promotion: { name: string, saved: { amount: number, currency: Currency } } | null } }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
    | { __typename: 'ChallengeRequired', code: string, message: string, field: string | null, challenge: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'HoldExpired', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'NotOpen', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PayAtHotelUsedUp', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'AddressCodeRequired', token: string, secondsLeft: number, resendAfterSeconds: number, booking: { reference: string, email: string | null, roomTitle: string, checkin: string, checkout: string, stays: Array<{ guests: number, children: Array<number> }>, quote: { total: { amount: number, currency: Currency }, promotion: { name: string, saved: { amount: number, currency: Currency } } | null } } }
    | { __typename: 'BookingConfirmed', booking: { reference: string, status: BookingStatus, dueAtBooking: { amount: number, currency: Currency } } }
    | { __typename: 'BookingHold', token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus, roomTitle: string, checkin: string, checkout: string, stays: Array<{ guests: number, children: Array<number> }>, quote: { total: { amount: number, currency: Currency }, promotion: { name: string, saved: { amount: number, currency: Currency } } | null } }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'HoldExpired', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentUnavailable', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ConfirmWithCodeMutationVariables = Exact<{
  token: string;
  otp: string;
}>;


export type ConfirmWithCodeMutation = { confirmWithCode:
    | { __typename: 'BookingConfirmed', booking: { reference: string } }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CodeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'HoldExpired', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ message: string }>, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PayAtHotelUsedUp', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'TooManyHolds', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SendBookingCodeMutationVariables = Exact<{
  token: string;
}>;


export type SendBookingCodeMutation = { sendBookingCode:
    | { __typename: 'AddressCodeRequired', resendAfterSeconds: number }
    | { __typename: 'BookingConfirmed', booking: { reference: string } }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CodeTooSoon', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'HoldExpired', code: string, message: string, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'Booking', reference: string, status: BookingStatus, name: string, email: string | null, phone: string | null, roomType: string, roomTitle: string, checkin: string, checkout: string, guests: number, children: Array<number>, specialRequests: string | null, holdSecondsLeft: number | null, dueAtBooking: { amount: number, currency: Currency }, stays: Array<{ roomType: string, guests: number, children: Array<number>, plan: string }>, billing: { details: { name: string, address: Array<string>, pinCode: string | null, gstin: string | null, country: string | null, companyNumber: string | null } | null }, quote: { stays: Array<{ extras: Array<{ code: string, unit: ExtraUnit, pieces: number }> }>, promotion: { name: string, code: string | null, saved: { amount: number, currency: Currency } } | null, total: { amount: number, currency: Currency } } }
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


export type BookingPageQuery = { property: { today: string, checkinTime: string, checkoutTime: string, name: string, address: string, phone: string, email: string }, roomTypes: Array<{ name: string, pictures: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> }>, bookingByToken:
    | { __typename: 'Booking', reference: string, status: BookingStatus, name: string, email: string | null, phone: string | null, roomType: string, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, children: Array<number>, specialRequests: string | null, holdSecondsLeft: number | null, calendarFile: string, cancellationTerms: string, optionUntil: string | null, codeUntil: string | null, hasOptionEnded: boolean, balanceDueOn: string | null, balanceUntil: string | null, canPayBalance: boolean, paymentTerms: string, refundState: RefundState, stays: Array<{ roomType: string, id: string, status: StayStatus, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, children: Array<number>, plan: string, cancellationCharge: { amount: number, currency: Currency } | null }>, onlineCheckIn: { state: OnlineCheckInState, opensOn: string | null, arrivalTime: string | null, guests: Array<{ missing: Array<string>, isChecked: boolean }> } | null, billing: { details: { name: string, address: Array<string>, pinCode: string | null, gstin: string | null, country: string | null, companyNumber: string | null } | null }, quote: { nights: number, paisePerDollar: number, stays: Array<{ roomTitle: string, includedExtras: Array<string>, nights: Array<{ rate: { amount: number, currency: Currency } | null, value: { amount: number, currency: Currency }, discount: { amount: number, currency: Currency } }>, supplement: { amount: number, currency: Currency }, extras: Array<{ code: string, name: string, unit: ExtraUnit, pieces: number, quantity: number, value: { amount: number, currency: Currency }, total: { amount: number, currency: Currency } }> }>, nightlyRate: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, promotion: { name: string, code: string | null, saved: { amount: number, currency: Currency } } | null, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } }, documents: Array<{ id: string, kind: TaxDocumentKind, number: string, date: string, total: { amount: number, currency: Currency } }>, totalNow: { amount: number, currency: Currency }, amountPaid: { amount: number, currency: Currency }, postedCharges: Array<{ name: string, quantity: number, day: string, amount: { amount: number, currency: Currency } }>, securityDeposit: { held: { amount: number, currency: Currency }, returned: { amount: number, currency: Currency }, charged: { amount: number, currency: Currency } } | null, dueAtBooking: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }
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

export type ChangePreviewQueryVariables = Exact<{
  token: string;
  stays: Array<ChangedStayInput> | ChangedStayInput;
}>;


export type ChangePreviewQuery = { changePreview:
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ChangePreview', balanceDueOn: string | null, difference: number, freeUntil: string | null, stays: Array<{ stayId: string | null, roomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, balanceAfter: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }
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
    | { __typename: 'ChangeFiguresChanged', code: string, message: string, preview: { balanceDueOn: string | null, difference: number, freeUntil: string | null, stays: Array<{ stayId: string | null, roomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, balanceAfter: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
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

export type OnlineCheckIn_StateFragment = { reference: string, bookedBy: string, state: OnlineCheckInState, opensOn: string | null, arrivalTime: string | null, requests: string | null, takesGuests: boolean, guests: Array<{ stay: string, roomTitle: string, position: number, childAge: number | null, version: number, name: string | null, nationality: string | null, documentKind: IdentityDocument | null, documentEnding: string | null, permit: StayPermit | null, entered: Array<string>, missing: Array<string>, isChecked: boolean }> };

export type OnlineCheckInQueryVariables = Exact<{
  token: string;
}>;


export type OnlineCheckInQuery = { property: { today: string, name: string, phone: string, checkinTime: string }, onlineCheckIn:
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'OnlineCheckIn', reference: string, bookedBy: string, state: OnlineCheckInState, opensOn: string | null, arrivalTime: string | null, requests: string | null, takesGuests: boolean, guests: Array<{ stay: string, roomTitle: string, position: number, childAge: number | null, version: number, name: string | null, nationality: string | null, documentKind: IdentityDocument | null, documentEnding: string | null, permit: StayPermit | null, entered: Array<string>, missing: Array<string>, isChecked: boolean }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SaveArrivalMutationVariables = Exact<{
  input: SaveArrivalInput;
}>;


export type SaveArrivalMutation = { saveArrival:
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'OnlineCheckInChanged', code: string, message: string, checkIn: { reference: string, bookedBy: string, state: OnlineCheckInState, opensOn: string | null, arrivalTime: string | null, requests: string | null, takesGuests: boolean, guests: Array<{ stay: string, roomTitle: string, position: number, childAge: number | null, version: number, name: string | null, nationality: string | null, documentKind: IdentityDocument | null, documentEnding: string | null, permit: StayPermit | null, entered: Array<string>, missing: Array<string>, isChecked: boolean }> }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'OnlineCheckInChecked', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'OnlineCheckInClosed', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'OnlineCheckInSaved', checkIn: { reference: string, bookedBy: string, state: OnlineCheckInState, opensOn: string | null, arrivalTime: string | null, requests: string | null, takesGuests: boolean, guests: Array<{ stay: string, roomTitle: string, position: number, childAge: number | null, version: number, name: string | null, nationality: string | null, documentKind: IdentityDocument | null, documentEnding: string | null, permit: StayPermit | null, entered: Array<string>, missing: Array<string>, isChecked: boolean }> } }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SaveGuestDetailsMutationVariables = Exact<{
  input: SaveGuestDetailsInput;
}>;


export type SaveGuestDetailsMutation = { saveGuestDetails:
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'OnlineCheckInChanged', code: string, message: string, checkIn: { reference: string, bookedBy: string, state: OnlineCheckInState, opensOn: string | null, arrivalTime: string | null, requests: string | null, takesGuests: boolean, guests: Array<{ stay: string, roomTitle: string, position: number, childAge: number | null, version: number, name: string | null, nationality: string | null, documentKind: IdentityDocument | null, documentEnding: string | null, permit: StayPermit | null, entered: Array<string>, missing: Array<string>, isChecked: boolean }> }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'OnlineCheckInChecked', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'OnlineCheckInClosed', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'OnlineCheckInSaved', checkIn: { reference: string, bookedBy: string, state: OnlineCheckInState, opensOn: string | null, arrivalTime: string | null, requests: string | null, takesGuests: boolean, guests: Array<{ stay: string, roomTitle: string, position: number, childAge: number | null, version: number, name: string | null, nationality: string | null, documentKind: IdentityDocument | null, documentEnding: string | null, permit: StayPermit | null, entered: Array<string>, missing: Array<string>, isChecked: boolean }> } }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'EmailLinkUsed', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'TooManyUnpaidBookings', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ChangeFigures_PreviewFragment = { balanceDueOn: string | null, difference: number, freeUntil: string | null, stays: Array<{ stayId: string | null, roomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, balanceAfter: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } };

export type CancellationFigures_PreviewFragment = { stays: Array<{ stay: { id: string }, charge: { amount: number, currency: Currency } }>, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, unpaid: { amount: number, currency: Currency } };

export type SendBookingLinkMutationVariables = Exact<{
  input: BookingLinkInput;
}>;


export type SendBookingLinkMutation = { sendBookingLink:
    | { __typename: 'BookingLinkSent', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type PayBalanceMutationVariables = Exact<{
  token: string;
}>;


export type PayBalanceMutation = { payBalance:
    | { __typename: 'BalanceOrder', checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
    | { __typename: 'BalanceUnavailable', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'NothingToPay', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type RequestedPayment_PaymentFragment = { reference: string, purpose: RequestPurpose, reason: string, status: PaymentRequestStatus, until: string, confirmsBooking: boolean, toPay: { amount: number, currency: Currency }, paid: { amount: number, currency: Currency } | null };

export type OpenRequestedPaymentMutationVariables = Exact<{
  token: string;
}>;


export type OpenRequestedPaymentMutation = { openRequestedPayment:
    | { __typename: 'PaymentLinkUnknown', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RequestedPayment', reference: string, purpose: RequestPurpose, reason: string, status: PaymentRequestStatus, until: string, confirmsBooking: boolean, toPay: { amount: number, currency: Currency }, paid: { amount: number, currency: Currency } | null }
   };

export type StartRequestedPaymentMutationVariables = Exact<{
  token: string;
}>;


export type StartRequestedPaymentMutation = { startRequestedPayment:
    | { __typename: 'OrderUnavailable', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentLinkUnknown', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RequestedPayment', reference: string, purpose: RequestPurpose, reason: string, status: PaymentRequestStatus, until: string, confirmsBooking: boolean, toPay: { amount: number, currency: Currency }, paid: { amount: number, currency: Currency } | null }
    | { __typename: 'RequestedPaymentStarted', checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
   };

export type ConfirmRequestedPaymentMutationVariables = Exact<{
  token: string;
  input: ConfirmPaymentInput;
}>;


export type ConfirmRequestedPaymentMutation = { confirmRequestedPayment:
    | { __typename: 'PaymentLinkUnknown', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentNotVerified', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentRefunded', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RequestedPayment', reference: string, purpose: RequestPurpose, reason: string, status: PaymentRequestStatus, until: string, confirmsBooking: boolean, toPay: { amount: number, currency: Currency }, paid: { amount: number, currency: Currency } | null }
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
  rooms?: Array<RoomPartyInput> | RoomPartyInput | null | undefined;
  code?: string | null | undefined;
  replaces?: string | null | undefined;
}>;


export type StayOptionsQuery = { stayOptions:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'StayOptions', nights: number, roomCount: number, codeFault: { code: string, message: string, parameters: Array<{ name: string, value: string }> } | null, promotion: { name: string, code: string | null, state: PromotionState, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<{ code: string, name: string }>, plans: Array<{ code: string, name: string }> } | null, options: Array<{ roomsFree: number, roomType: { name: string, title: string, mostGuests: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, pictures: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> }, quote: { total: { amount: number, currency: Currency } } | null, plans: Array<{ plan: string, name: string, cancellationTerms: string, includedExtras: Array<string>, paymentTerms: string, paymentParts: string | null, total: { amount: number, currency: Currency } | null, promotion: { name: string, saved: { amount: number, currency: Currency } } | null, promise: { freeUntil: string | null, sentence: string, afterwards: string | null } | null }>, codeFault: { code: string, message: string, parameters: Array<{ name: string, value: string }> } | null, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }>, offers: Array<{ name: string, code: string, saved: { amount: number, currency: Currency } }>, nearest: Array<{ checkin: string, checkout: string }> }>, combinations: Array<{ rooms: Array<{ guests: number, children: Array<number>, roomType: { name: string, title: string, pictures: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> } }>, plans: Array<{ plan: string, name: string, cancellationTerms: string, includedExtras: Array<string>, paymentTerms: string, paymentParts: string | null, total: { amount: number, currency: Currency } | null, promotion: { name: string, saved: { amount: number, currency: Currency } } | null, promise: { freeUntil: string | null, sentence: string, afterwards: string | null } | null }> }> }
   };

export type StayOptionCard_OptionFragment = { roomsFree: number, roomType: { name: string, title: string, mostGuests: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, pictures: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> }, quote: { total: { amount: number, currency: Currency } } | null, plans: Array<{ plan: string, name: string, cancellationTerms: string, includedExtras: Array<string>, paymentTerms: string, paymentParts: string | null, total: { amount: number, currency: Currency } | null, promotion: { name: string, saved: { amount: number, currency: Currency } } | null, promise: { freeUntil: string | null, sentence: string, afterwards: string | null } | null }>, codeFault: { code: string, message: string, parameters: Array<{ name: string, value: string }> } | null, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }>, offers: Array<{ name: string, code: string, saved: { amount: number, currency: Currency } }>, nearest: Array<{ checkin: string, checkout: string }> };

export type CombinationCard_CombinationFragment = { rooms: Array<{ guests: number, children: Array<number>, roomType: { name: string, title: string, pictures: Array<string>, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> } }>, plans: Array<{ plan: string, name: string, cancellationTerms: string, includedExtras: Array<string>, paymentTerms: string, paymentParts: string | null, total: { amount: number, currency: Currency } | null, promotion: { name: string, saved: { amount: number, currency: Currency } } | null, promise: { freeUntil: string | null, sentence: string, afterwards: string | null } | null }> };

export type RateList_PlanFragment = { plan: string, name: string, cancellationTerms: string, includedExtras: Array<string>, paymentTerms: string, paymentParts: string | null, total: { amount: number, currency: Currency } | null, promotion: { name: string, saved: { amount: number, currency: Currency } } | null, promise: { freeUntil: string | null, sentence: string, afterwards: string | null } | null };

export type CodeFaultFragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

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


export type AdministratorActionsQuery = { administratorActions: { totalPages: number, totalCount: number, actions: Array<{ id: string, at: string, person: string, action: string, details: string }> } };

export type BlockableRoomsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockableRoomsQuery = { property: { today: string }, roomSettings: Array<{ id: number, name: string, rooms: Array<{ id: number, number: string }> }> };

export type DeskBlock_BlockFragment = { id: string, roomNumber: string, roomTitle: string, firstNight: string, until: string, reason: BlockReason, note: string | null, takenBy: string | null, by: string | null };

export type DeskBlocksQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type DeskBlocksQuery = { blocks: Array<{ id: string, roomNumber: string, roomTitle: string, firstNight: string, until: string, reason: BlockReason, note: string | null, takenBy: string | null, by: string | null }> };

export type RoomTaken_RefusalFragment = { message: string, occupants: Array<{ kind: OccupantKind, roomNumber: string, firstNight: string, until: string, stayId: string | null, reference: string | null, guestName: string | null, blockId: string | null, note: string | null }> };

export type BlockRoomMutationVariables = Exact<{
  input: BlockRoomInput;
}>;


export type BlockRoomMutation = { blockRoom:
    | { __typename: 'IdempotencyConflict', message: string }
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RoomBlocked', block: { id: string, roomNumber: string, roomTitle: string, firstNight: string, until: string, reason: BlockReason, note: string | null, takenBy: string | null, by: string | null } }
    | { __typename: 'RoomTaken', message: string, occupants: Array<{ kind: OccupantKind, roomNumber: string, firstNight: string, until: string, stayId: string | null, reference: string | null, guestName: string | null, blockId: string | null, note: string | null }> }
    | { __typename: 'RoomTypeBusy', message: string }
   };

export type ChangeBlockMutationVariables = Exact<{
  input: ChangeBlockInput;
}>;


export type ChangeBlockMutation = { changeBlock:
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', message: string }
    | { __typename: 'RoomBlocked', block: { id: string, roomNumber: string, roomTitle: string, firstNight: string, until: string, reason: BlockReason, note: string | null, takenBy: string | null, by: string | null } }
    | { __typename: 'RoomTaken', message: string, occupants: Array<{ kind: OccupantKind, roomNumber: string, firstNight: string, until: string, stayId: string | null, reference: string | null, guestName: string | null, blockId: string | null, note: string | null }> }
    | { __typename: 'RoomTypeBusy', message: string }
   };

export type EndBlockMutationVariables = Exact<{
  id: string;
  from?: string | null | undefined;
}>;


export type EndBlockMutation = { endBlock:
    | { __typename: 'BlockEnded', block: { id: string, roomNumber: string, roomTitle: string, firstNight: string, until: string, reason: BlockReason, note: string | null, takenBy: string | null, by: string | null } | null }
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


export type GuestBookingsQuery = { guestBookings: { totalPages: number, totalCount: number, bookings: Array<{ reference: string, status: BookingStatus, name: string, email: string | null, channel: BookingChannel, portal: string | null, checkin: string, checkout: string, balanceDueOn: string | null, paysAtHotel: boolean, codeUntil: string | null, refundState: RefundState, disputeState: DisputeState, stays: Array<{ roomTitle: string, roomNumber: string | null, status: StayStatus }>, owed: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }> } };

export type BookingsTable_BookingFragment = { reference: string, status: BookingStatus, name: string, email: string | null, channel: BookingChannel, portal: string | null, checkin: string, checkout: string, balanceDueOn: string | null, paysAtHotel: boolean, codeUntil: string | null, refundState: RefundState, disputeState: DisputeState, stays: Array<{ roomTitle: string, roomNumber: string | null, status: StayStatus }>, owed: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } };

export type GuestBookingQueryVariables = Exact<{
  reference: string;
}>;


export type GuestBookingQuery = { guestBooking:
    | { __typename: 'GuestBookingDetails', booking: { phone: string | null, nights: number, guests: number, specialRequests: string | null, createdAt: string, codeUntil: string | null, balanceDueOn: string | null, reference: string, status: BookingStatus, checkin: string, name: string, email: string | null, channel: BookingChannel, portal: string | null, checkout: string, paysAtHotel: boolean, refundState: RefundState, disputeState: DisputeState, expectedGuests: { arrivalTime: string | null, guests: number, ready: number, incomplete: Array<{ stay: string, position: number, isUnknown: boolean, missing: Array<string> }> } | null, stays: Array<{ id: string, status: StayStatus, roomType: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, children: Array<number>, guestName: string | null, steps: Array<StayStep>, cancellationCharge: { amount: number, currency: Currency } | null }>, amountPaid: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, owed: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }, folio: Array<{ id: string, kind: FolioEntryKind, at: string, stayId: string | null, night: string | null, extra: string | null, source: PaymentSource | null, isReversal: boolean, isPending: boolean, by: string | null, amount: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }>, quote: { roomCharge: { amount: number, currency: Currency }, stays: Array<{ includedExtras: Array<string>, supplement: { amount: number, currency: Currency }, extras: Array<{ code: string, name: string, unit: ExtraUnit, pieces: number, quantity: number, value: { amount: number, currency: Currency } }> }>, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }> }, history: Array<{ subject: string, from: string | null, to: string, actor: string, staff: string | null, reason: string, at: string }>, payments: Array<{ gatewayPaymentId: string | null, status: PaymentStatus, method: string | null, failure: string | null, createdAt: string, id: string, source: PaymentSource, note: string, takenBy: string | null, pan: string | null, isCountered: boolean, amount: { amount: number, currency: Currency }, disputes: Array<{ gatewayDisputeId: string, status: DisputeStatus, reasonCode: string | null, phase: string | null, respondBy: string | null, amount: { amount: number, currency: Currency } }>, refunds: Array<{ status: RefundStatus, reason: string, gatewayRefundId: string | null, createdAt: string, leavesAt: string | null, isCounterEntry: boolean, amount: { amount: number, currency: Currency } }> }>, madeAtDesk: { channel: BookingChannel, portal: string | null, optionUntil: string | null, rateReason: string | null, restrictionsReason: string | null } | null }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type BookingDetails_DetailsFragment = { booking: { phone: string | null, nights: number, guests: number, specialRequests: string | null, createdAt: string, codeUntil: string | null, balanceDueOn: string | null, reference: string, status: BookingStatus, checkin: string, name: string, email: string | null, channel: BookingChannel, portal: string | null, checkout: string, paysAtHotel: boolean, refundState: RefundState, disputeState: DisputeState, expectedGuests: { arrivalTime: string | null, guests: number, ready: number, incomplete: Array<{ stay: string, position: number, isUnknown: boolean, missing: Array<string> }> } | null, stays: Array<{ id: string, status: StayStatus, roomType: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, children: Array<number>, guestName: string | null, steps: Array<StayStep>, cancellationCharge: { amount: number, currency: Currency } | null }>, amountPaid: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, owed: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }, folio: Array<{ id: string, kind: FolioEntryKind, at: string, stayId: string | null, night: string | null, extra: string | null, source: PaymentSource | null, isReversal: boolean, isPending: boolean, by: string | null, amount: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } }>, quote: { roomCharge: { amount: number, currency: Currency }, stays: Array<{ includedExtras: Array<string>, supplement: { amount: number, currency: Currency }, extras: Array<{ code: string, name: string, unit: ExtraUnit, pieces: number, quantity: number, value: { amount: number, currency: Currency } }> }>, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }> }, history: Array<{ subject: string, from: string | null, to: string, actor: string, staff: string | null, reason: string, at: string }>, payments: Array<{ gatewayPaymentId: string | null, status: PaymentStatus, method: string | null, failure: string | null, createdAt: string, id: string, source: PaymentSource, note: string, takenBy: string | null, pan: string | null, isCountered: boolean, amount: { amount: number, currency: Currency }, disputes: Array<{ gatewayDisputeId: string, status: DisputeStatus, reasonCode: string | null, phase: string | null, respondBy: string | null, amount: { amount: number, currency: Currency } }>, refunds: Array<{ status: RefundStatus, reason: string, gatewayRefundId: string | null, createdAt: string, leavesAt: string | null, isCounterEntry: boolean, amount: { amount: number, currency: Currency } }> }>, madeAtDesk: { channel: BookingChannel, portal: string | null, optionUntil: string | null, rateReason: string | null, restrictionsReason: string | null } | null };

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
    | { __typename: 'GuestBookingCancelled', charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, waitingRefund: { leavesAt: string, amount: { amount: number, currency: Currency } } | null }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ChangeableRoomTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeableRoomTypesQuery = { property: { today: string, lastCheckin: string, oldestChild: number | null }, roomTypes: Array<{ name: string, title: string, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number }>, extras: Array<{ code: string, name: string, description: string, unit: ExtraUnit, priceWithTax: { amount: number, currency: Currency } }> };

export type GuestChange_PreviewFragment = { canPayOnline: boolean, proposedPayment: ChangePayment, balanceDueOn: string | null, difference: number, freeUntil: string | null, stays: Array<{ keptRoomTitle: string, stayId: string | null, roomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, balanceAfter: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } };

export type GuestChangePreviewQueryVariables = Exact<{
  reference: string;
  stays: Array<ChangedStayInput> | ChangedStayInput;
}>;


export type GuestChangePreviewQuery = { guestChangePreview:
    | { __typename: 'ChangePreview', canPayOnline: boolean, proposedPayment: ChangePayment, balanceDueOn: string | null, difference: number, freeUntil: string | null, stays: Array<{ keptRoomTitle: string, stayId: string | null, roomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, balanceAfter: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }
    | { __typename: 'ChangeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ChangeGuestBookingMutationVariables = Exact<{
  input: ChangeGuestBookingInput;
}>;


export type ChangeGuestBookingMutation = { changeGuestBooking:
    | { __typename: 'ChangeFiguresChanged', code: string, message: string, preview: { canPayOnline: boolean, proposedPayment: ChangePayment, balanceDueOn: string | null, difference: number, freeUntil: string | null, stays: Array<{ keptRoomTitle: string, stayId: string | null, roomTitle: string, nightsKept: number, nightsAdded: number, nightsGivenUp: number, kept: { amount: number, currency: Currency }, added: { amount: number, currency: Currency }, givenUp: { amount: number, currency: Currency }, extrasKept: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasAdded: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }>, extrasGivenUp: Array<{ code: string, name: string, quantity: number, total: { amount: number, currency: Currency } }> }>, leftOut: Array<{ stayId: string, roomTitle: string, price: { amount: number, currency: Currency } }>, totalBefore: { amount: number, currency: Currency }, totalAfter: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, balanceAfter: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency } }, parameters: Array<{ name: string, value: string }> }
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

export type RenewBookingLinkMutationVariables = Exact<{
  reference: string;
}>;


export type RenewBookingLinkMutation = { renewBookingLink:
    | { __typename: 'BookingLinkRenewed', reference: string, address: string | null }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type TakeBackCancellationMutationVariables = Exact<{
  stay: string;
}>;


export type TakeBackCancellationMutation = { takeBackCancellation:
    | { __typename: 'CancellationTakenBack', stays: Array<string> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'TakingBackRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type StepButtons_StayFragment = { id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null, checkin: string, checkout: string, steps: Array<StayStep> };

type StayStep_Result_DepartureChanged_Fragment = { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, folios: Array<{ name: string, balance: { amount: number, currency: Currency } }> }, parameters: Array<{ name: string, value: string }> };

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

export type Departure_PreviewFragment = { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, folios: Array<{ name: string, balance: { amount: number, currency: Currency } }> };

export type CheckInMutationVariables = Exact<{
  input: CheckInInput;
}>;


export type CheckInMutation = { checkIn:
    | { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, folios: Array<{ name: string, balance: { amount: number, currency: Currency } }> }, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, folios: Array<{ name: string, balance: { amount: number, currency: Currency } }> }, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, folios: Array<{ name: string, balance: { amount: number, currency: Currency } }> }, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, folios: Array<{ name: string, balance: { amount: number, currency: Currency } }> }, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'DepartureChanged', code: string, message: string, preview: { day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, folios: Array<{ name: string, balance: { amount: number, currency: Currency } }> }, parameters: Array<{ name: string, value: string }> }
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
    | { __typename: 'DeparturePreview', day: string, nightsGivenUp: number, price: { amount: number, currency: Currency }, extras: { amount: number, currency: Currency }, charge: { amount: number, currency: Currency }, refund: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, folios: Array<{ name: string, balance: { amount: number, currency: Currency } }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'StayStepRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type NightAuditQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type NightAuditQuery = { nightAudit: { day: string, businessDay: string, closedAt: string | null, lastClosed: string | null, firstNotClosed: string | null, daysNotClosed: number, figures: { arrivals: number, departures: number, inHouse: number, noShows: number }, arrivals: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }>, departures: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }> } };

export type NightAudit_DayFragment = { day: string, businessDay: string, closedAt: string | null, lastClosed: string | null, firstNotClosed: string | null, daysNotClosed: number, figures: { arrivals: number, departures: number, inHouse: number, noShows: number }, arrivals: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }>, departures: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }> };

export type OpenStay_RowFragment = { id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> };

export type CloseBusinessDayMutationVariables = Exact<{
  day: string;
}>;


export type CloseBusinessDayMutation = { closeBusinessDay:
    | { __typename: 'NightAuditDay', day: string, businessDay: string, closedAt: string | null, lastClosed: string | null, firstNotClosed: string | null, daysNotClosed: number, figures: { arrivals: number, departures: number, inHouse: number, noShows: number }, arrivals: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }>, departures: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, steps: Array<StayStep> }> }
    | { __typename: 'StayStepRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ExpectedGuests_GuestsFragment = { arrivalTime: string | null, guests: number, ready: number, incomplete: Array<{ stay: string, position: number, isUnknown: boolean, missing: Array<string> }> };

export type HousekeepingQueryVariables = Exact<{ [key: string]: never; }>;


export type HousekeepingQuery = { housekeeping: { businessDay: string, rooms: Array<{ number: string, roomTitle: string, state: RoomState, since: string | null, by: string | null, wish: GuestWish | null, takenBy: string | null, isMine: boolean, need: RoomNeed, outOfOrderUntil: string | null, outOfOrderNote: string | null, repairs: Array<string>, repairPictures: Array<{ id: string, words: string }>, guests: Array<{ stay: string, name: string, state: HouseRoomState, isHere: boolean }> }> } };

export type Housekeeping_RoomFragment = { number: string, roomTitle: string, state: RoomState, since: string | null, by: string | null, wish: GuestWish | null, takenBy: string | null, isMine: boolean, need: RoomNeed, outOfOrderUntil: string | null, outOfOrderNote: string | null, repairs: Array<string>, repairPictures: Array<{ id: string, words: string }>, guests: Array<{ stay: string, name: string, state: HouseRoomState, isHere: boolean }> };

export type RoomMarksQueryVariables = Exact<{
  roomNumber: string;
}>;


export type RoomMarksQuery = { roomMarks: Array<{ kind: RoomMarkKind, pressedAt: string, recordedAt: string, by: string | null, maker: string | null }> };

export type MarkRoomMutationVariables = Exact<{
  input: MarkRoomInput;
}>;


export type MarkRoomMutation = { markRoom:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomMarked', room: { number: string, roomTitle: string, state: RoomState, since: string | null, by: string | null, wish: GuestWish | null, takenBy: string | null, isMine: boolean, need: RoomNeed, outOfOrderUntil: string | null, outOfOrderNote: string | null, repairs: Array<string>, repairPictures: Array<{ id: string, words: string }>, guests: Array<{ stay: string, name: string, state: HouseRoomState, isHere: boolean }> } }
   };

export type RoomMakersQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomMakersQuery = { roomMakers: Array<{ id: string, name: string }> };

export type GiveRoomMutationVariables = Exact<{
  input: GiveRoomInput;
}>;


export type GiveRoomMutation = { giveRoom:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomMarked', room: { number: string, roomTitle: string, state: RoomState, since: string | null, by: string | null, wish: GuestWish | null, takenBy: string | null, isMine: boolean, need: RoomNeed, outOfOrderUntil: string | null, outOfOrderNote: string | null, repairs: Array<string>, repairPictures: Array<{ id: string, words: string }>, guests: Array<{ stay: string, name: string, state: HouseRoomState, isHere: boolean }> } }
   };

export type AddRepairNoteMutationVariables = Exact<{
  input: AddRepairNoteInput;
}>;


export type AddRepairNoteMutation = { addRepairNote:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomMarked', room: { number: string, roomTitle: string, state: RoomState, since: string | null, by: string | null, wish: GuestWish | null, takenBy: string | null, isMine: boolean, need: RoomNeed, outOfOrderUntil: string | null, outOfOrderNote: string | null, repairs: Array<string>, repairPictures: Array<{ id: string, words: string }>, guests: Array<{ stay: string, name: string, state: HouseRoomState, isHere: boolean }> } }
   };

export type AddLostItemMutationVariables = Exact<{
  input: AddLostItemInput;
}>;


export type AddLostItemMutation = { addLostItem:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }>, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'LostItemStored', item: { id: string } }
   };

export type MinibarItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type MinibarItemsQuery = { minibarItems: Array<{ id: number, name: string, price: { amount: number, currency: Currency } }> };

export type PostMinibarMutationVariables = Exact<{
  input: PostMinibarInput;
}>;


export type PostMinibarMutation = { postMinibar:
    | { __typename: 'ChargeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }>, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'MinibarPosted', stay: string }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type LostProperty_ItemFragment = { id: string, what: string, roomNumber: string | null, place: string | null, note: string | null, foundAt: string, by: string | null, picture: string | null, state: LostItemState, steps: Array<{ kind: LostItemState, handedTo: string | null, note: string | null, doneAt: string, by: string | null }> };

export type LostItemsQueryVariables = Exact<{
  search: string;
  state?: LostItemState | null | undefined;
}>;


export type LostItemsQuery = { lostItems: Array<{ id: string, what: string, roomNumber: string | null, place: string | null, note: string | null, foundAt: string, by: string | null, picture: string | null, state: LostItemState, steps: Array<{ kind: LostItemState, handedTo: string | null, note: string | null, doneAt: string, by: string | null }> }> };

export type SetLostItemStateMutationVariables = Exact<{
  input: SetLostItemStateInput;
}>;


export type SetLostItemStateMutation = { setLostItemState:
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'LostItemElsewhere', item: { id: string, what: string, roomNumber: string | null, place: string | null, note: string | null, foundAt: string, by: string | null, picture: string | null, state: LostItemState, steps: Array<{ kind: LostItemState, handedTo: string | null, note: string | null, doneAt: string, by: string | null }> } }
    | { __typename: 'LostItemStored', item: { id: string, what: string, roomNumber: string | null, place: string | null, note: string | null, foundAt: string, by: string | null, picture: string | null, state: LostItemState, steps: Array<{ kind: LostItemState, handedTo: string | null, note: string | null, doneAt: string, by: string | null }> } }
    | { __typename: 'RecordNotFound', message: string }
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
    | { __typename: 'MessageAnsweredMeanwhile', code: string, message: string, answered: { id: string, kind: MessageKind, state: MessageState, name: string | null, location: string | null, email: string | null, text: string, createdAt: string, replies: Array<{ id: string, text: string, by: string, createdAt: string, sentAt: string | null, refusedAt: string | null }> }, parameters: Array<{ name: string, value: string }> }
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


export type StayRoomsQuery = { stayRooms: Array<{ stayId: string, guestName: string, status: StayStatus, roomTitle: string, checkin: string, checkout: string, rooms: Array<{ roomNumber: string, roomTitle: string, firstNight: string, until: string }>, moves: Array<{ kind: RoomMoveKind, fromRoom: string, toRoom: string, firstNight: string, reason: string | null, by: string | null, at: string }> }> };

export type MoveStayMutationVariables = Exact<{
  input: MoveStayInput;
}>;


export type MoveStayMutation = { moveStay:
    | { __typename: 'IdempotencyConflict', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'MoveRefused', code: string, message: string }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'RoomTaken', code: string, message: string }
    | { __typename: 'RoomTypeBusy', code: string, message: string }
    | { __typename: 'StaysMoved', stays: Array<{ stayId: string }> }
   };

export type SwapStaysMutationVariables = Exact<{
  input: SwapStaysInput;
}>;


export type SwapStaysMutation = { swapStays:
    | { __typename: 'IdempotencyConflict', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'MoveRefused', code: string, message: string }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'RoomTaken', code: string, message: string }
    | { __typename: 'RoomTypeBusy', code: string, message: string }
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
    | { __typename: 'GuestNotRentedTo', code: string, message: string, field: string | null }
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

export type PrintedHouseQueryVariables = Exact<{ [key: string]: never; }>;


export type PrintedHouseQuery = { property: { name: string, address: string, phone: string, email: string, today: string, checkinTime: string, checkoutTime: string }, occupiedHouse: { at: string, rooms: Array<{ stay: { id: string, roomTitle: string, roomNumber: string | null, checkout: string, guests: number, children: Array<number>, guestName: string | null }, booking: { reference: string, name: string, phone: string | null } }> } };

export type PrintedArrivalsQueryVariables = Exact<{
  day: string;
}>;


export type PrintedArrivalsQuery = { property: { name: string, address: string, phone: string, email: string, today: string, checkinTime: string, checkoutTime: string }, arrivals: Array<{ extras: Array<string>, stay: { id: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, guestName: string | null }, booking: { reference: string, name: string, phone: string | null, specialRequests: string | null, notes: Array<string>, balanceDueOn: string | null, guest: { id: string, notes: Array<string>, preferences: Array<string> } | null, expectedGuests: { arrivalTime: string | null, guests: number, ready: number, incomplete: Array<{ stay: string, position: number, isUnknown: boolean, missing: Array<string> }> } | null, balance: { amount: number, currency: Currency } } }> };

export type PrintedDeparturesQueryVariables = Exact<{
  day: string;
}>;


export type PrintedDeparturesQuery = { property: { name: string, address: string, phone: string, email: string, today: string, checkinTime: string, checkoutTime: string }, departures: Array<{ stay: { id: string, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, guestName: string | null, status: StayStatus }, booking: { reference: string, name: string, phone: string | null, notes: Array<string>, balanceDueOn: string | null, balance: { amount: number, currency: Currency } } }> };

export type PrintedBooking_DetailsFragment = { booking: { reference: string, status: BookingStatus, name: string, email: string | null, phone: string | null, specialRequests: string | null, createdAt: string, codeUntil: string | null, balanceDueOn: string | null, total: { amount: number, currency: Currency }, amountPaid: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, stays: Array<{ id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, children: Array<number>, guestName: string | null }> }, quote: { stays: Array<{ planName: string, includedExtras: Array<string>, nights: Array<{ night: string | null, taxPercent: number | null, value: { amount: number, currency: Currency } }>, extras: Array<{ code: string, name: string, quantity: number, taxPercent: number | null, value: { amount: number, currency: Currency } }> }>, roomCharge: { amount: number, currency: Currency }, extrasCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }> } };

export type PrintedBookingQueryVariables = Exact<{
  reference: string;
}>;


export type PrintedBookingQuery = { property: { name: string, address: string, phone: string, email: string, today: string, checkinTime: string, checkoutTime: string }, securityDeposits: { held: { amount: number, currency: Currency } }, guestBooking:
    | { __typename: 'GuestBookingDetails', booking: { reference: string, status: BookingStatus, name: string, email: string | null, phone: string | null, specialRequests: string | null, createdAt: string, codeUntil: string | null, balanceDueOn: string | null, total: { amount: number, currency: Currency }, amountPaid: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, stays: Array<{ id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, children: Array<number>, guestName: string | null }> }, quote: { stays: Array<{ planName: string, includedExtras: Array<string>, nights: Array<{ night: string | null, taxPercent: number | null, value: { amount: number, currency: Currency } }>, extras: Array<{ code: string, name: string, quantity: number, taxPercent: number | null, value: { amount: number, currency: Currency } }> }>, roomCharge: { amount: number, currency: Currency }, extrasCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }> } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type PrintedBill_LineFragment = { id: string, stayId: string | null, kind: FolioEntryKind, name: string | null, day: string | null, quantity: number, sac: string, taxPercent: number | null, value: { amount: number, currency: Currency }, cgst: { amount: number, currency: Currency }, sgst: { amount: number, currency: Currency }, amount: { amount: number, currency: Currency } };

export type PrintedBillQueryVariables = Exact<{
  reference: string;
}>;


export type PrintedBillQuery = { property: { name: string, address: string, phone: string, email: string, today: string, checkinTime: string, checkoutTime: string }, billLines: Array<{ id: string, stayId: string | null, kind: FolioEntryKind, name: string | null, day: string | null, quantity: number, sac: string, taxPercent: number | null, value: { amount: number, currency: Currency }, cgst: { amount: number, currency: Currency }, sgst: { amount: number, currency: Currency }, amount: { amount: number, currency: Currency } }>, folioList: Array<{ id: string | null, balance: { amount: number, currency: Currency } }>, taxDocuments: { documents: Array<{ id: string, folioId: string | null, kind: TaxDocumentKind, number: string, date: string, total: { amount: number, currency: Currency } }> }, guestBooking:
    | { __typename: 'GuestBookingDetails', booking: { reference: string, status: BookingStatus, name: string, stays: Array<{ id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, checkin: string, checkout: string, guests: number, guestName: string | null }> }, folio: Array<{ id: string, folioId: string | null, kind: FolioEntryKind, at: string, source: PaymentSource | null, isPending: boolean, amount: { amount: number, currency: Currency } }> }
    | { __typename: 'RecordNotFound' }
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

export type TimelinePage_TimelineFragment = { from: string, nights: number, businessDay: string, types: Array<{ code: string, title: string, roomsFree: Array<number> }>, rooms: Array<{ id: number, number: string, roomType: string, onSale: boolean, stays: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, guests: number, night: number, nights: number, checkin: string, checkout: string, soldAs: string, isHeldChange: boolean, balancePaise: number, waitsForCode: boolean, balanceDueOn: string | null }>, blocks: Array<{ id: string, reason: BlockReason, note: string | null, takenBy: string | null, night: number, nights: number, firstNight: string, endsOn: string }> }> };

export type TimelineQueryVariables = Exact<{
  from?: string | null | undefined;
  nights: number;
}>;


export type TimelineQuery = { timeline:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'Timeline', from: string, nights: number, businessDay: string, types: Array<{ code: string, title: string, roomsFree: Array<number> }>, rooms: Array<{ id: number, number: string, roomType: string, onSale: boolean, stays: Array<{ id: string, reference: string, bookingStatus: BookingStatus, status: StayStatus, guestName: string, guests: number, night: number, nights: number, checkin: string, checkout: string, soldAs: string, isHeldChange: boolean, balancePaise: number, waitsForCode: boolean, balanceDueOn: string | null }>, blocks: Array<{ id: string, reason: BlockReason, note: string | null, takenBy: string | null, night: number, nights: number, firstNight: string, endsOn: string }> }> }
   };

export type FrontDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type FrontDeskQuery = { frontDesk: { today: string, arrivals: Array<{ reference: string, name: string, specialRequests: string | null, notes: Array<string>, paysAtHotel: boolean, balanceDueOn: string | null, refundState: RefundState, disputeState: DisputeState, looksLikeGuest: boolean, stays: Array<{ guests: number, id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null, checkin: string, checkout: string, steps: Array<StayStep> }>, expectedGuests: { arrivalTime: string | null, guests: number, ready: number, incomplete: Array<{ stay: string, position: number, isUnknown: boolean, missing: Array<string> }> } | null, balance: { amount: number, currency: Currency }, guest: { id: string, notes: Array<string>, preferences: Array<string>, doNotRent: boolean } | null }>, departures: Array<{ reference: string, name: string, specialRequests: string | null, notes: Array<string>, paysAtHotel: boolean, balanceDueOn: string | null, refundState: RefundState, disputeState: DisputeState, looksLikeGuest: boolean, stays: Array<{ guests: number, id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null, checkin: string, checkout: string, steps: Array<StayStep> }>, expectedGuests: { arrivalTime: string | null, guests: number, ready: number, incomplete: Array<{ stay: string, position: number, isUnknown: boolean, missing: Array<string> }> } | null, balance: { amount: number, currency: Currency }, guest: { id: string, notes: Array<string>, preferences: Array<string>, doNotRent: boolean } | null }>, inHouse: Array<{ reference: string, name: string, specialRequests: string | null, notes: Array<string>, paysAtHotel: boolean, balanceDueOn: string | null, refundState: RefundState, disputeState: DisputeState, looksLikeGuest: boolean, stays: Array<{ guests: number, id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null, checkin: string, checkout: string, steps: Array<StayStep> }>, expectedGuests: { arrivalTime: string | null, guests: number, ready: number, incomplete: Array<{ stay: string, position: number, isUnknown: boolean, missing: Array<string> }> } | null, balance: { amount: number, currency: Currency }, guest: { id: string, notes: Array<string>, preferences: Array<string>, doNotRent: boolean } | null }>, heads: { toCome: { rooms: number, guests: number }, toLeave: { rooms: number, guests: number }, inHouse: { rooms: number, guests: number } }, tomorrow: { arrivals: number, departures: number }, occupancy: Array<{ night: string, rooms: number, sold: number, kept: number, outOfOrder: number }> }, openTasks: Array<{ id: string, kind: TaskKind, reference: string | null, guestName: string | null, payment: string | null, source: PaymentSource | null, difference: GatewayDifferenceKind | null, address: string | null, document: string | null, folio: string | null, problem: string | null, portal: string | null, roomNumber: string | null, calendar: string | null, firstNight: string | null, until: string | null, repairNote: string | null, notedBy: string | null, picture: string | null, respondBy: string | null, createdAt: string, amount: { amount: number, currency: Currency } | null }> };

export type TaskList_TaskFragment = { id: string, kind: TaskKind, reference: string | null, guestName: string | null, payment: string | null, source: PaymentSource | null, difference: GatewayDifferenceKind | null, address: string | null, document: string | null, folio: string | null, problem: string | null, portal: string | null, roomNumber: string | null, calendar: string | null, firstNight: string | null, until: string | null, repairNote: string | null, notedBy: string | null, picture: string | null, respondBy: string | null, createdAt: string, amount: { amount: number, currency: Currency } | null };

export type TodayList_BookingFragment = { reference: string, name: string, specialRequests: string | null, notes: Array<string>, paysAtHotel: boolean, balanceDueOn: string | null, refundState: RefundState, disputeState: DisputeState, looksLikeGuest: boolean, stays: Array<{ guests: number, id: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null, checkin: string, checkout: string, steps: Array<StayStep> }>, expectedGuests: { arrivalTime: string | null, guests: number, ready: number, incomplete: Array<{ stay: string, position: number, isUnknown: boolean, missing: Array<string> }> } | null, balance: { amount: number, currency: Currency }, guest: { id: string, notes: Array<string>, preferences: Array<string>, doNotRent: boolean } | null };

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

export type UnplacedStaysQueryVariables = Exact<{ [key: string]: never; }>;


export type UnplacedStaysQuery = { unplacedStays: Array<{ stayId: string, reference: string, guestName: string, roomTitle: string, checkin: string, checkout: string, freeRooms: Array<{ roomNumber: string, roomTitle: string }>, movableStays: Array<{ reference: string, guestName: string, fromRoom: string, toRoom: string }> }> };

export type PlaceStayMutationVariables = Exact<{
  stayId: string;
  room: string;
}>;


export type PlaceStayMutation = { placeStay:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'MoveRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTaken', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RoomTypeBusy', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'StaysMoved', stays: Array<{ stayId: string }> }
   };

export type DeskChangesSubscriptionVariables = Exact<{
  since?: string | null | undefined;
}>;


export type DeskChangesSubscription = { deskChanges: { cursor: string, loadAgain: boolean, changes: Array<{ topic: ChangeTopic, subject: string | null }> } };

export type GuestRecord_RecordFragment = { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null };

export type GuestMatch_MatchFragment = { shownUnder: string, reasons: Array<GuestLikeness>, isLikely: boolean, record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null } };

export type GuestRecordsQueryVariables = Exact<{
  search: string;
  after?: string | null | undefined;
}>;


export type GuestRecordsQuery = { guestRecords: { next: string | null, guests: Array<{ id: string, name: string, company: string | null, emails: Array<string>, phones: Array<string>, stays: number, lastStay: string | null, doNotRent: boolean, joined: number }> } };

export type GuestDuplicatesQueryVariables = Exact<{ [key: string]: never; }>;


export type GuestDuplicatesQuery = { guestDuplicates: Array<{ reasons: Array<GuestLikeness>, first: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null }, second: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null } }> };

export type GuestRecordPageQueryVariables = Exact<{
  id: string;
}>;


export type GuestRecordPageQuery = { guestRecord: { record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null }, joined: Array<{ id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null }>, figures: { stays: number, nights: number, upcoming: number, cancelled: number, noShows: number, spent: { amount: number, currency: Currency }, invoiced: { amount: number, currency: Currency } }, history: Array<{ reference: string, status: BookingStatus, charged: { amount: number, currency: Currency }, stays: Array<{ checkin: string, checkout: string, status: StayStatus, roomTitle: string, roomNumber: string | null, guestName: string | null }> }>, consents: Array<{ isGiven: boolean, source: string, at: string, by: string | null }>, looksLike: Array<{ shownUnder: string, reasons: Array<GuestLikeness>, isLikely: boolean, record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null } }> } | null };

export type GuestOfBookingQueryVariables = Exact<{
  reference: string;
}>;


export type GuestOfBookingQuery = { guestOfBooking: { belongsTo: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null } | null, joined: Array<{ id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null }>, looksLike: Array<{ shownUnder: string, reasons: Array<GuestLikeness>, isLikely: boolean, record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null } }> } | null };

type EditGuestRecord_Result_GuestRecordChanged_Fragment = { __typename: 'GuestRecordChanged', code: string, message: string, record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null }, parameters: Array<{ name: string, value: string }> };

type EditGuestRecord_Result_GuestRecordJoined_Fragment = { __typename: 'GuestRecordJoined', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type EditGuestRecord_Result_GuestRecordSaved_Fragment = { __typename: 'GuestRecordSaved', record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null } };

type EditGuestRecord_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> };

type EditGuestRecord_Result_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> };

export type EditGuestRecord_ResultFragment =
  | EditGuestRecord_Result_GuestRecordChanged_Fragment
  | EditGuestRecord_Result_GuestRecordJoined_Fragment
  | EditGuestRecord_Result_GuestRecordSaved_Fragment
  | EditGuestRecord_Result_InvalidInput_Fragment
  | EditGuestRecord_Result_RecordNotFound_Fragment
;

export type AddGuestRecordMutationVariables = Exact<{
  input: GuestRecordInput;
}>;


export type AddGuestRecordMutation = { addGuestRecord:
    | { __typename: 'GuestRecordSaved', record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null } }
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
   };

export type EditGuestRecordMutationVariables = Exact<{
  id: string;
  input: GuestRecordInput;
  version: number;
}>;


export type EditGuestRecordMutation = { editGuestRecord:
    | { __typename: 'GuestRecordChanged', code: string, message: string, record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestRecordJoined', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestRecordSaved', record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null } }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SetDoNotRentMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
  version: number;
}>;


export type SetDoNotRentMutation = { setDoNotRent:
    | { __typename: 'GuestRecordChanged', code: string, message: string, record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestRecordJoined', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestRecordSaved', record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null } }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SetGuestConsentMutationVariables = Exact<{
  id: string;
  isGiven: boolean;
  source: string;
}>;


export type SetGuestConsentMutation = { setGuestConsent:
    | { __typename: 'GuestRecordChanged', code: string, message: string, record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestRecordJoined', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestRecordSaved', record: { id: string, version: number, name: string, otherNames: Array<string>, emails: Array<string>, phones: Array<string>, birthday: string | null, address: string | null, company: string | null, preferences: string | null, note: string | null, isOfBooking: boolean, madeAt: string, joinedAt: string | null, doNotRent: { reason: string, since: string } | null } }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type PutBookingToGuestMutationVariables = Exact<{
  reference: string;
  guestId?: string | null | undefined;
  despiteDoNotRent: boolean;
}>;


export type PutBookingToGuestMutation = { putBookingToGuest:
    | { __typename: 'BookingPutToGuest', reference: string }
    | { __typename: 'GuestNotRentedTo', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestRecordJoined', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type MakeGuestRecordMutationVariables = Exact<{
  reference: string;
}>;


export type MakeGuestRecordMutation = { makeGuestRecord:
    | { __typename: 'BookingPutToGuest', reference: string }
    | { __typename: 'GuestNotRentedTo', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestRecordJoined', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type JoinGuestRecordsMutationVariables = Exact<{
  kept: SeenGuestRecord;
  joined: SeenGuestRecord;
}>;


export type JoinGuestRecordsMutation = { joinGuestRecords:
    | { __typename: 'GuestRecordChanged', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestRecordJoined', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'GuestRecordsJoined', record: { id: string } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SeparateGuestRecordMutationVariables = Exact<{
  id: string;
}>;


export type SeparateGuestRecordMutation = { separateGuestRecord:
    | { __typename: 'GuestRecordSeparated', record: { id: string } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type NoteDifferentGuestsMutationVariables = Exact<{
  first: string;
  second: string;
}>;


export type NoteDifferentGuestsMutation = { noteDifferentGuests:
    | { __typename: 'GuestsTold', told: boolean }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type NotesOfGuest_BookingFragment = { looksLikeGuest: boolean, guest: { id: string, notes: Array<string>, preferences: Array<string>, doNotRent: boolean } | null };

export type Register_FilingFragment = { entry: string, kind: FilingKind, stay: string, reference: string, guestName: string, roomNumber: string | null, position: number, isChecked: boolean, since: string, dueAt: string, number: string | null, filedAt: string | null, filedBy: string | null };

export type Register_PersonFragment = { id: string, position: number, state: RegisterState, needsForm: boolean, version: number, missing: Array<string>, particulars: { name: string, homeAddress: string | null, nationality: string | null, documentKind: IdentityDocument | null, documentNumber: string | null, comingFrom: string | null, goingTo: string | null, surname: string | null, givenNames: string | null, sex: Sex | null, birthDate: string | null, passportIssuedIn: string | null, passportIssuedOn: string | null, passportExpiresOn: string | null, permit: StayPermit | null, permitNumber: string | null, visaKind: string | null, permitIssuedIn: string | null, permitIssuedOn: string | null, visaExpiresOn: string | null, arrivedInIndiaOn: string | null, arrivedInIndiaAt: string | null, purpose: string | null, isEmployedInIndia: boolean | null, phoneInIndia: string | null, phoneAtHome: string | null, emergencyContact: string | null } };

export type RegisterDueQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisterDueQuery = { registerDue: { isOpen: boolean, at: string, filings: Array<{ entry: string, kind: FilingKind, stay: string, reference: string, guestName: string, roomNumber: string | null, position: number, isChecked: boolean, since: string, dueAt: string, number: string | null, filedAt: string | null, filedBy: string | null }>, incomplete: Array<{ stay: string, reference: string, guestName: string, roomNumber: string | null, guests: number, checked: number, announced: number, checkedInAt: string | null }> } };

export type RegisterOfStayQueryVariables = Exact<{
  stay: string;
}>;


export type RegisterOfStayQuery = { property: { name: string, address: string, phone: string, email: string, town: string }, registerOfStay:
    | { __typename: 'RecordNotFound', message: string }
    | { __typename: 'RegisterClosed', message: string }
    | { __typename: 'RegisterOfStay', stay: string, reference: string, guestName: string, roomNumber: string | null, status: StayStatus, guests: number, checkin: string, checkout: string, checkedInAt: string | null, checkedOutAt: string | null, persons: Array<{ id: string, position: number, state: RegisterState, needsForm: boolean, version: number, missing: Array<string>, particulars: { name: string, homeAddress: string | null, nationality: string | null, documentKind: IdentityDocument | null, documentNumber: string | null, comingFrom: string | null, goingTo: string | null, surname: string | null, givenNames: string | null, sex: Sex | null, birthDate: string | null, passportIssuedIn: string | null, passportIssuedOn: string | null, passportExpiresOn: string | null, permit: StayPermit | null, permitNumber: string | null, visaKind: string | null, permitIssuedIn: string | null, permitIssuedOn: string | null, visaExpiresOn: string | null, arrivedInIndiaOn: string | null, arrivedInIndiaAt: string | null, purpose: string | null, isEmployedInIndia: boolean | null, phoneInIndia: string | null, phoneAtHome: string | null, emergencyContact: string | null } }>, filings: Array<{ entry: string, kind: FilingKind, stay: string, reference: string, guestName: string, roomNumber: string | null, position: number, isChecked: boolean, since: string, dueAt: string, number: string | null, filedAt: string | null, filedBy: string | null }> }
   };

export type SaveRegisterPersonMutationVariables = Exact<{
  input: SaveRegisterPersonInput;
}>;


export type SaveRegisterPersonMutation = { saveRegisterPerson:
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', message: string }
    | { __typename: 'RegisterClosed', message: string }
    | { __typename: 'RegisterPersonElsewhere', message: string, person: { id: string, position: number, state: RegisterState, needsForm: boolean, version: number, missing: Array<string>, particulars: { name: string, homeAddress: string | null, nationality: string | null, documentKind: IdentityDocument | null, documentNumber: string | null, comingFrom: string | null, goingTo: string | null, surname: string | null, givenNames: string | null, sex: Sex | null, birthDate: string | null, passportIssuedIn: string | null, passportIssuedOn: string | null, passportExpiresOn: string | null, permit: StayPermit | null, permitNumber: string | null, visaKind: string | null, permitIssuedIn: string | null, permitIssuedOn: string | null, visaExpiresOn: string | null, arrivedInIndiaOn: string | null, arrivedInIndiaAt: string | null, purpose: string | null, isEmployedInIndia: boolean | null, phoneInIndia: string | null, phoneAtHome: string | null, emergencyContact: string | null } } }
    | { __typename: 'RegisterPersonStored', person: { id: string, position: number, state: RegisterState, needsForm: boolean, version: number, missing: Array<string>, particulars: { name: string, homeAddress: string | null, nationality: string | null, documentKind: IdentityDocument | null, documentNumber: string | null, comingFrom: string | null, goingTo: string | null, surname: string | null, givenNames: string | null, sex: Sex | null, birthDate: string | null, passportIssuedIn: string | null, passportIssuedOn: string | null, passportExpiresOn: string | null, permit: StayPermit | null, permitNumber: string | null, visaKind: string | null, permitIssuedIn: string | null, permitIssuedOn: string | null, visaExpiresOn: string | null, arrivedInIndiaOn: string | null, arrivedInIndiaAt: string | null, purpose: string | null, isEmployedInIndia: boolean | null, phoneInIndia: string | null, phoneAtHome: string | null, emergencyContact: string | null } } }
   };

export type RecordFilingMutationVariables = Exact<{
  input: RecordFilingInput;
}>;


export type RecordFilingMutation = { recordFiling:
    | { __typename: 'FilingStored', entry: string }
    | { __typename: 'FilingTooEarly', message: string }
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', message: string }
   };

export type RoomCalendarOfListFragment = { roomNumber: string, roomTitle: string, madeAt: string | null, madeByName: string | null, lastReadAt: string | null, feeds: Array<{ id: string, name: string, host: string, createdAt: string, createdByName: string | null, lastTriedAt: string | null, lastReadAt: string | null, lastChangedAt: string | null, problem: CalendarFeedProblem | null, failingSince: string | null, events: number }> };

export type StoredCalendarsFragment = { address: string | null, problem: CalendarFeedProblem | null, rooms: Array<{ roomNumber: string, roomTitle: string, madeAt: string | null, madeByName: string | null, lastReadAt: string | null, feeds: Array<{ id: string, name: string, host: string, createdAt: string, createdByName: string | null, lastTriedAt: string | null, lastReadAt: string | null, lastChangedAt: string | null, problem: CalendarFeedProblem | null, failingSince: string | null, events: number }> }> };

export type RoomCalendarsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomCalendarsQuery = { roomCalendars: Array<{ roomNumber: string, roomTitle: string, madeAt: string | null, madeByName: string | null, lastReadAt: string | null, feeds: Array<{ id: string, name: string, host: string, createdAt: string, createdByName: string | null, lastTriedAt: string | null, lastReadAt: string | null, lastChangedAt: string | null, problem: CalendarFeedProblem | null, failingSince: string | null, events: number }> }> };

export type MakeRoomCalendarMutationVariables = Exact<{
  roomNumber: string;
}>;


export type MakeRoomCalendarMutation = { result:
    | { __typename: 'CalendarsSaved', address: string | null, problem: CalendarFeedProblem | null, rooms: Array<{ roomNumber: string, roomTitle: string, madeAt: string | null, madeByName: string | null, lastReadAt: string | null, feeds: Array<{ id: string, name: string, host: string, createdAt: string, createdByName: string | null, lastTriedAt: string | null, lastReadAt: string | null, lastChangedAt: string | null, problem: CalendarFeedProblem | null, failingSince: string | null, events: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'RoomTypeBusy', code: string, message: string }
   };

export type RevokeRoomCalendarMutationVariables = Exact<{
  roomNumber: string;
}>;


export type RevokeRoomCalendarMutation = { result:
    | { __typename: 'CalendarsSaved', address: string | null, problem: CalendarFeedProblem | null, rooms: Array<{ roomNumber: string, roomTitle: string, madeAt: string | null, madeByName: string | null, lastReadAt: string | null, feeds: Array<{ id: string, name: string, host: string, createdAt: string, createdByName: string | null, lastTriedAt: string | null, lastReadAt: string | null, lastChangedAt: string | null, problem: CalendarFeedProblem | null, failingSince: string | null, events: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'RoomTypeBusy', code: string, message: string }
   };

export type AddCalendarFeedMutationVariables = Exact<{
  input: CalendarFeedInput;
}>;


export type AddCalendarFeedMutation = { result:
    | { __typename: 'CalendarsSaved', address: string | null, problem: CalendarFeedProblem | null, rooms: Array<{ roomNumber: string, roomTitle: string, madeAt: string | null, madeByName: string | null, lastReadAt: string | null, feeds: Array<{ id: string, name: string, host: string, createdAt: string, createdByName: string | null, lastTriedAt: string | null, lastReadAt: string | null, lastChangedAt: string | null, problem: CalendarFeedProblem | null, failingSince: string | null, events: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'RoomTypeBusy', code: string, message: string }
   };

export type ReadCalendarFeedMutationVariables = Exact<{
  id: string;
  acceptLoss: boolean;
}>;


export type ReadCalendarFeedMutation = { result:
    | { __typename: 'CalendarsSaved', address: string | null, problem: CalendarFeedProblem | null, rooms: Array<{ roomNumber: string, roomTitle: string, madeAt: string | null, madeByName: string | null, lastReadAt: string | null, feeds: Array<{ id: string, name: string, host: string, createdAt: string, createdByName: string | null, lastTriedAt: string | null, lastReadAt: string | null, lastChangedAt: string | null, problem: CalendarFeedProblem | null, failingSince: string | null, events: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'RoomTypeBusy', code: string, message: string }
   };

export type RemoveCalendarFeedMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCalendarFeedMutation = { result:
    | { __typename: 'CalendarsSaved', address: string | null, problem: CalendarFeedProblem | null, rooms: Array<{ roomNumber: string, roomTitle: string, madeAt: string | null, madeByName: string | null, lastReadAt: string | null, feeds: Array<{ id: string, name: string, host: string, createdAt: string, createdByName: string | null, lastTriedAt: string | null, lastReadAt: string | null, lastChangedAt: string | null, problem: CalendarFeedProblem | null, failingSince: string | null, events: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'RoomTypeBusy', code: string, message: string }
   };

export type ChannelOfListFragment = { id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> };

type ChannelAnswer_ChannelsChanged_Fragment = { __typename: 'ChannelsChanged', code: string, message: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> };

type ChannelAnswer_ChannelsSaved_Fragment = { __typename: 'ChannelsSaved', id: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> };

type ChannelAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> };

type ChannelAnswer_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string };

export type ChannelAnswerFragment =
  | ChannelAnswer_ChannelsChanged_Fragment
  | ChannelAnswer_ChannelsSaved_Fragment
  | ChannelAnswer_InvalidInput_Fragment
  | ChannelAnswer_RecordNotFound_Fragment
;

export type ChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChannelsQuery = { channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }>, channelChoices: { roomTypes: Array<{ id: number, name: string }>, ratePlans: Array<{ id: number, name: string }>, portals: Array<{ id: number, name: string }> } };

export type AddChannelMutationVariables = Exact<{
  input: ChannelInput;
}>;


export type AddChannelMutation = { result:
    | { __typename: 'ChannelsChanged', code: string, message: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'ChannelsSaved', id: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type EditChannelMutationVariables = Exact<{
  id: string;
  input: ChannelInput;
  version: number;
}>;


export type EditChannelMutation = { result:
    | { __typename: 'ChannelsChanged', code: string, message: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'ChannelsSaved', id: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type MapChannelMutationVariables = Exact<{
  id: string;
  input: ChannelMappingInput;
  version: number;
}>;


export type MapChannelMutation = { result:
    | { __typename: 'ChannelsChanged', code: string, message: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'ChannelsSaved', id: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type MapChannelPortalsMutationVariables = Exact<{
  id: string;
  input: ChannelPortalsInput;
  version: number;
}>;


export type MapChannelPortalsMutation = { result:
    | { __typename: 'ChannelsChanged', code: string, message: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'ChannelsSaved', id: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type ReceivedFromChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReceivedFromChannelsQuery = { channelBookings: { waiting: Array<{ id: string, channelId: string, portal: string, number: string, problem: ChannelBookingProblem | null, about: string | null, receivedAt: string }> } };

export type ChannelWebhookAddressQueryVariables = Exact<{
  channelId: string;
}>;


export type ChannelWebhookAddressQuery = { channelWebhookAddress: string | null };

export type RenewChannelWebhookMutationVariables = Exact<{
  id: string;
}>;


export type RenewChannelWebhookMutation = { result:
    | { __typename: 'ChannelsChanged', code: string, message: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'ChannelsSaved', id: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type SwitchChannelMutationVariables = Exact<{
  id: string;
  on: boolean;
}>;


export type SwitchChannelMutation = { result:
    | { __typename: 'ChannelsChanged', code: string, message: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'ChannelsSaved', id: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type RemoveChannelMutationVariables = Exact<{
  id: string;
}>;


export type RemoveChannelMutation = { result:
    | { __typename: 'ChannelsChanged', code: string, message: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'ChannelsSaved', id: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type SendEverythingToChannelMutationVariables = Exact<{
  id: string;
}>;


export type SendEverythingToChannelMutation = { result:
    | { __typename: 'ChannelsChanged', code: string, message: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'ChannelsSaved', id: string, channels: Array<{ id: string, name: string, propertyId: string, isActive: boolean, version: number, waiting: number, waitingSince: string | null, lastSentAt: string | null, lastReceivedAt: string | null, failingSince: string | null, trouble: ChannelTrouble | null, troubleDetail: string | null, readingFailingSince: string | null, readingTrouble: ChannelTrouble | null, otherPortalId: number | null, roomTypes: Array<{ roomTypeId: number, externalId: string }>, ratePlans: Array<{ externalId: string, roomTypeId: number, ratePlanId: number, markupBasisPoints: number }>, portals: Array<{ seller: string, portalId: number }> }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type TestChannelMutationVariables = Exact<{
  id: string;
}>;


export type TestChannelMutation = { result:
    | { __typename: 'ChannelTest', isAccepted: boolean, trouble: ChannelTrouble | null, detail: string | null }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type ContentForm_DocumentFragment = { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, pinned: boolean, links: Array<{ label: string, path: string, shown: boolean, pinned: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean, source: string | null, consent: string | null }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> };

type ContentForm_Result_ContentChanged_Fragment = { __typename: 'ContentChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, pinned: boolean, links: Array<{ label: string, path: string, shown: boolean, pinned: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean, source: string | null, consent: string | null }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } };

type ContentForm_Result_ContentSaved_Fragment = { __typename: 'ContentSaved', document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, pinned: boolean, links: Array<{ label: string, path: string, shown: boolean, pinned: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean, source: string | null, consent: string | null }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } };

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
    | { __typename: 'ContentDocument', kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, pinned: boolean, links: Array<{ label: string, path: string, shown: boolean, pinned: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean, source: string | null, consent: string | null }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> }
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
    | { __typename: 'ContentChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, pinned: boolean, links: Array<{ label: string, path: string, shown: boolean, pinned: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean, source: string | null, consent: string | null }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'ContentSaved', document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, pinned: boolean, links: Array<{ label: string, path: string, shown: boolean, pinned: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean, source: string | null, consent: string | null }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound' }
   };

export type PublishContentMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  version: number;
}>;


export type PublishContentMutation = { publishContent:
    | { __typename: 'ContentChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, pinned: boolean, links: Array<{ label: string, path: string, shown: boolean, pinned: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean, source: string | null, consent: string | null }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'ContentSaved', document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, pinned: boolean, links: Array<{ label: string, path: string, shown: boolean, pinned: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean, source: string | null, consent: string | null }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound' }
   };

export type RestoreContentMutationVariables = Exact<{
  revision: number;
  version: number;
}>;


export type RestoreContentMutation = { restoreContent:
    | { __typename: 'ContentChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, pinned: boolean, links: Array<{ label: string, path: string, shown: boolean, pinned: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean, source: string | null, consent: string | null }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'ContentSaved', document: { kind: ContentKind, key: string, version: number, state: ContentState, publishedAt: string | null, texts: Array<{ name: string, text: string, form: TextForm, maximum: number, required: boolean }>, entries: Array<{ label: string, path: string | null, shown: boolean, pinned: boolean, links: Array<{ label: string, path: string, shown: boolean, pinned: boolean }> }>, testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null, isSample: boolean, source: string | null, consent: string | null }>, revisions: Array<{ id: number, publishedAt: string, publishedBy: string | null }> } }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound' }
   };

export type HotelForm_SettingsFragment = { version: number, publishedAt: string | null, rateCurrency: Currency, name: string, legalName: string | null, signatory: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, specifiedPremises: boolean, feesLiftNights: boolean, eInvoicing: boolean, cashPanAbovePaise: number, bookingWindowMonths: number, maximumNights: number, unsecuredPercent: number, referencePrefix: string, childBands: Array<{ code: string, name: string, toAge: number }>, socialLinks: Array<{ name: string, url: string }> };

export type HotelSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HotelSettingsQuery = { propertySettings: { version: number, publishedAt: string | null, rateCurrency: Currency, name: string, legalName: string | null, signatory: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, specifiedPremises: boolean, feesLiftNights: boolean, eInvoicing: boolean, cashPanAbovePaise: number, bookingWindowMonths: number, maximumNights: number, unsecuredPercent: number, referencePrefix: string, childBands: Array<{ code: string, name: string, toAge: number }>, socialLinks: Array<{ name: string, url: string }> } };

export type EditPropertyMutationVariables = Exact<{
  input: PropertyInput;
  version: number;
}>;


export type EditPropertyMutation = { editProperty:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'SettingsChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, settings: { version: number, publishedAt: string | null, rateCurrency: Currency, name: string, legalName: string | null, signatory: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, specifiedPremises: boolean, feesLiftNights: boolean, eInvoicing: boolean, cashPanAbovePaise: number, bookingWindowMonths: number, maximumNights: number, unsecuredPercent: number, referencePrefix: string, childBands: Array<{ code: string, name: string, toAge: number }>, socialLinks: Array<{ name: string, url: string }> } }
    | { __typename: 'SettingsSaved', settings: { version: number, publishedAt: string | null, rateCurrency: Currency, name: string, legalName: string | null, signatory: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, specifiedPremises: boolean, feesLiftNights: boolean, eInvoicing: boolean, cashPanAbovePaise: number, bookingWindowMonths: number, maximumNights: number, unsecuredPercent: number, referencePrefix: string, childBands: Array<{ code: string, name: string, toAge: number }>, socialLinks: Array<{ name: string, url: string }> } }
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

export type PersonalData_RequestFragment = { id: string, state: ErasureState, waitsFor: Array<ErasureWait>, askedAt: string, endedAt: string | null, address: string | null, references: Array<string>, by: string | null, kept: Array<{ what: string, until: string }> };

export type PersonalData_BookingFragment = { id: string, reference: string, name: string, email: string | null, phone: string | null, status: BookingStatus, checkin: string | null };

export type GuestsToEraseQueryVariables = Exact<{
  search: string;
}>;


export type GuestsToEraseQuery = { guestsToErase: { address: string | null, bookings: Array<{ id: string, reference: string, name: string, email: string | null, phone: string | null, status: BookingStatus, checkin: string | null }> } };

export type ErasureRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasureRequestsQuery = { erasureRequests: Array<{ id: string, state: ErasureState, waitsFor: Array<ErasureWait>, askedAt: string, endedAt: string | null, address: string | null, references: Array<string>, by: string | null, kept: Array<{ what: string, until: string }> }> };

export type ExportGuestMutationVariables = Exact<{
  input: GuestInput;
}>;


export type ExportGuestMutation = { exportGuest:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'PersonExport', filename: string, json: string, html: string }
   };

export type EraseGuestMutationVariables = Exact<{
  input: EraseGuestInput;
}>;


export type EraseGuestMutation = { eraseGuest:
    | { __typename: 'ErasureStored', request: { id: string, state: ErasureState, waitsFor: Array<ErasureWait>, askedAt: string, endedAt: string | null, address: string | null, references: Array<string>, by: string | null, kept: Array<{ what: string, until: string }> } }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'RecordNotFound', message: string }
   };

export type WithdrawErasureMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawErasureMutation = { withdrawErasure:
    | { __typename: 'ErasureStored', request: { id: string, state: ErasureState, waitsFor: Array<ErasureWait>, askedAt: string, endedAt: string | null, address: string | null, references: Array<string>, by: string | null, kept: Array<{ what: string, until: string }> } }
    | { __typename: 'RecordNotFound', message: string }
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

export type ServiceKeyOfListFragment = { id: string, name: string, lastCharacters: string, permissions: Array<string>, networks: Array<string>, createdAt: string, createdByName: string | null, expiresAt: string | null, hasExpired: boolean, lastUsedAt: string | null, revokedAt: string | null };

type ServiceKeyAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> };

type ServiceKeyAnswer_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string };

type ServiceKeyAnswer_ServiceKeyMade_Fragment = { __typename: 'ServiceKeyMade', id: string, token: string, keys: Array<{ id: string, name: string, lastCharacters: string, permissions: Array<string>, networks: Array<string>, createdAt: string, createdByName: string | null, expiresAt: string | null, hasExpired: boolean, lastUsedAt: string | null, revokedAt: string | null }> };

type ServiceKeyAnswer_ServiceKeyRefused_Fragment = { __typename: 'ServiceKeyRefused', code: string, message: string };

type ServiceKeyAnswer_ServiceKeysSaved_Fragment = { __typename: 'ServiceKeysSaved', keys: Array<{ id: string, name: string, lastCharacters: string, permissions: Array<string>, networks: Array<string>, createdAt: string, createdByName: string | null, expiresAt: string | null, hasExpired: boolean, lastUsedAt: string | null, revokedAt: string | null }> };

export type ServiceKeyAnswerFragment =
  | ServiceKeyAnswer_InvalidInput_Fragment
  | ServiceKeyAnswer_RecordNotFound_Fragment
  | ServiceKeyAnswer_ServiceKeyMade_Fragment
  | ServiceKeyAnswer_ServiceKeyRefused_Fragment
  | ServiceKeyAnswer_ServiceKeysSaved_Fragment
;

export type WebhookOfListFragment = { id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number };

type WebhookAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> };

type WebhookAnswer_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string };

type WebhookAnswer_TooManyWebhookEndpoints_Fragment = { __typename: 'TooManyWebhookEndpoints', code: string, message: string };

type WebhookAnswer_WebhookEndpointsChanged_Fragment = { __typename: 'WebhookEndpointsChanged', code: string, message: string, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> };

type WebhookAnswer_WebhookEndpointsSaved_Fragment = { __typename: 'WebhookEndpointsSaved', id: string, secret: string | null, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> };

export type WebhookAnswerFragment =
  | WebhookAnswer_InvalidInput_Fragment
  | WebhookAnswer_RecordNotFound_Fragment
  | WebhookAnswer_TooManyWebhookEndpoints_Fragment
  | WebhookAnswer_WebhookEndpointsChanged_Fragment
  | WebhookAnswer_WebhookEndpointsSaved_Fragment
;

export type ProgramsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramsQuery = { serviceKeys: Array<{ id: string, name: string, lastCharacters: string, permissions: Array<string>, networks: Array<string>, createdAt: string, createdByName: string | null, expiresAt: string | null, hasExpired: boolean, lastUsedAt: string | null, revokedAt: string | null }>, serviceKeyRights: Array<{ name: string, meaning: string }>, webhookEndpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }>, roomTypes: Array<{ name: string, title: string }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string;
  before?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: Array<{ eventId: string, position: string, reference: string | null, sequence: number, happenedAt: string, tries: number, deliveredAt: string | null, givenUpAt: string | null, nextTryAt: string | null, lastStatus: number | null, problem: WebhookProblem | null }> };

export type MakeServiceKeyMutationVariables = Exact<{
  input: ServiceKeyInput;
}>;


export type MakeServiceKeyMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'ServiceKeyMade', id: string, token: string, keys: Array<{ id: string, name: string, lastCharacters: string, permissions: Array<string>, networks: Array<string>, createdAt: string, createdByName: string | null, expiresAt: string | null, hasExpired: boolean, lastUsedAt: string | null, revokedAt: string | null }> }
    | { __typename: 'ServiceKeyRefused', code: string, message: string }
    | { __typename: 'ServiceKeysSaved', keys: Array<{ id: string, name: string, lastCharacters: string, permissions: Array<string>, networks: Array<string>, createdAt: string, createdByName: string | null, expiresAt: string | null, hasExpired: boolean, lastUsedAt: string | null, revokedAt: string | null }> }
   };

export type RevokeServiceKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeServiceKeyMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'ServiceKeyMade', id: string, token: string, keys: Array<{ id: string, name: string, lastCharacters: string, permissions: Array<string>, networks: Array<string>, createdAt: string, createdByName: string | null, expiresAt: string | null, hasExpired: boolean, lastUsedAt: string | null, revokedAt: string | null }> }
    | { __typename: 'ServiceKeyRefused', code: string, message: string }
    | { __typename: 'ServiceKeysSaved', keys: Array<{ id: string, name: string, lastCharacters: string, permissions: Array<string>, networks: Array<string>, createdAt: string, createdByName: string | null, expiresAt: string | null, hasExpired: boolean, lastUsedAt: string | null, revokedAt: string | null }> }
   };

export type AddWebhookEndpointMutationVariables = Exact<{
  input: WebhookEndpointInput;
}>;


export type AddWebhookEndpointMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'TooManyWebhookEndpoints', code: string, message: string }
    | { __typename: 'WebhookEndpointsChanged', code: string, message: string, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
    | { __typename: 'WebhookEndpointsSaved', id: string, secret: string | null, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
   };

export type EditWebhookEndpointMutationVariables = Exact<{
  id: string;
  input: WebhookEndpointInput;
  version: number;
}>;


export type EditWebhookEndpointMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'TooManyWebhookEndpoints', code: string, message: string }
    | { __typename: 'WebhookEndpointsChanged', code: string, message: string, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
    | { __typename: 'WebhookEndpointsSaved', id: string, secret: string | null, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
   };

export type SwitchWebhookEndpointMutationVariables = Exact<{
  id: string;
  on: boolean;
}>;


export type SwitchWebhookEndpointMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'TooManyWebhookEndpoints', code: string, message: string }
    | { __typename: 'WebhookEndpointsChanged', code: string, message: string, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
    | { __typename: 'WebhookEndpointsSaved', id: string, secret: string | null, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
   };

export type RenewWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RenewWebhookSecretMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'TooManyWebhookEndpoints', code: string, message: string }
    | { __typename: 'WebhookEndpointsChanged', code: string, message: string, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
    | { __typename: 'WebhookEndpointsSaved', id: string, secret: string | null, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
   };

export type RemoveWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type RemoveWebhookEndpointMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'TooManyWebhookEndpoints', code: string, message: string }
    | { __typename: 'WebhookEndpointsChanged', code: string, message: string, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
    | { __typename: 'WebhookEndpointsSaved', id: string, secret: string | null, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
   };

export type SendWebhooksAgainMutationVariables = Exact<{
  id: string;
  eventId?: string | null | undefined;
}>;


export type SendWebhooksAgainMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'TooManyWebhookEndpoints', code: string, message: string }
    | { __typename: 'WebhookEndpointsChanged', code: string, message: string, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
    | { __typename: 'WebhookEndpointsSaved', id: string, secret: string | null, endpoints: Array<{ id: string, name: string, url: string, state: WebhookState, switchedOffAt: string | null, createdAt: string, createdByName: string | null, waiting: number, failed: number, lastDeliveredAt: string | null, previousUntil: string | null, version: number }> }
   };

export type TestWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookEndpointMutation = { result:
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'WebhookTest', isReceived: boolean, status: number | null, problem: WebhookProblem | null }
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

export type AddRoomsMutationVariables = Exact<{
  roomTypeId: number;
  input: RoomsInput;
}>;


export type AddRoomsMutation = { addRooms:
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

export type SetUpPage_SetUpFragment = { publishedAt: string | null, steps: Array<{ name: SetUpStepName, isDone: boolean, isOptional: boolean }>, paymentTest: { status: PaymentTestStatus, createdAt: string, problem: string | null } | null, mailTest: { isAccepted: boolean, createdAt: string } | null };

export type SetUpQueryVariables = Exact<{ [key: string]: never; }>;


export type SetUpQuery = { setUp: { publishedAt: string | null, steps: Array<{ name: SetUpStepName, isDone: boolean, isOptional: boolean }>, paymentTest: { status: PaymentTestStatus, createdAt: string, problem: string | null } | null, mailTest: { isAccepted: boolean, createdAt: string } | null } };

export type PreviewSiteMutationVariables = Exact<{ [key: string]: never; }>;


export type PreviewSiteMutation = { previewSite: { until: string } };

export type PublishHotelMutationVariables = Exact<{ [key: string]: never; }>;


export type PublishHotelMutation = { publishHotel:
    | { __typename: 'HotelPublished', setUp: { publishedAt: string | null, steps: Array<{ name: SetUpStepName, isDone: boolean, isOptional: boolean }>, paymentTest: { status: PaymentTestStatus, createdAt: string, problem: string | null } | null, mailTest: { isAccepted: boolean, createdAt: string } | null } }
    | { __typename: 'SetUpIncomplete', code: string, message: string, missing: Array<SetUpStepName>, parameters: Array<{ name: string, value: string }> }
   };

export type UnpublishHotelMutationVariables = Exact<{ [key: string]: never; }>;


export type UnpublishHotelMutation = { unpublishHotel: { __typename: 'SetUp', publishedAt: string | null, steps: Array<{ name: SetUpStepName, isDone: boolean, isOptional: boolean }>, paymentTest: { status: PaymentTestStatus, createdAt: string, problem: string | null } | null, mailTest: { isAccepted: boolean, createdAt: string } | null } };

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

export type SecurityOfDeskFragment = { requiresSecondFactor: boolean, sharedComputerMinutes: number, version: number };

export type DeskSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskSecurityQuery = { deskSecurity: { requiresSecondFactor: boolean, sharedComputerMinutes: number, version: number } };

export type EditDeskSecurityMutationVariables = Exact<{
  input: DeskSecurityInput;
  version: number;
}>;


export type EditDeskSecurityMutation = { result:
    | { __typename: 'DeskSecurityChanged', message: string, security: { requiresSecondFactor: boolean, sharedComputerMinutes: number, version: number } }
    | { __typename: 'DeskSecuritySaved', security: { requiresSecondFactor: boolean, sharedComputerMinutes: number, version: number } }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, message: string }> }
   };

export type StaffMemberOfListFragment = { id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean };

export type RoleOfListFragment = { id: string, name: string, permissions: Array<string>, boundPaise: number | null, version: number, people: number, isShipped: boolean, isOwner: boolean };

type StaffAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> };

type StaffAnswer_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string };

type StaffAnswer_StaffRefused_Fragment = { __typename: 'StaffRefused', code: string, message: string };

type StaffAnswer_StaffSaved_Fragment = { __typename: 'StaffSaved', staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }> };

export type StaffAnswerFragment =
  | StaffAnswer_InvalidInput_Fragment
  | StaffAnswer_RecordNotFound_Fragment
  | StaffAnswer_StaffRefused_Fragment
  | StaffAnswer_StaffSaved_Fragment
;

type RoleAnswer_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> };

type RoleAnswer_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string };

type RoleAnswer_RoleInUse_Fragment = { __typename: 'RoleInUse', code: string, message: string };

type RoleAnswer_RoleRefused_Fragment = { __typename: 'RoleRefused', code: string, message: string };

type RoleAnswer_RolesChanged_Fragment = { __typename: 'RolesChanged', code: string, message: string, roles: Array<{ id: string, name: string, permissions: Array<string>, boundPaise: number | null, version: number, people: number, isShipped: boolean, isOwner: boolean }> };

type RoleAnswer_RolesSaved_Fragment = { __typename: 'RolesSaved', roles: Array<{ id: string, name: string, permissions: Array<string>, boundPaise: number | null, version: number, people: number, isShipped: boolean, isOwner: boolean }> };

export type RoleAnswerFragment =
  | RoleAnswer_InvalidInput_Fragment
  | RoleAnswer_RecordNotFound_Fragment
  | RoleAnswer_RoleInUse_Fragment
  | RoleAnswer_RoleRefused_Fragment
  | RoleAnswer_RolesChanged_Fragment
  | RoleAnswer_RolesSaved_Fragment
;

export type StaffBookQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffBookQuery = { staffBook: { staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }>, roles: Array<{ id: string, name: string, permissions: Array<string>, boundPaise: number | null, version: number, people: number, isShipped: boolean, isOwner: boolean }>, permissions: Array<{ name: string, meaning: string }> } };

export type InviteStaffMutationVariables = Exact<{
  input: StaffInvitationInput;
}>;


export type InviteStaffMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'StaffRefused', code: string, message: string }
    | { __typename: 'StaffSaved', staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }> }
   };

export type EditStaffMutationVariables = Exact<{
  id: string;
  input: StaffMemberInput;
}>;


export type EditStaffMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'StaffRefused', code: string, message: string }
    | { __typename: 'StaffSaved', staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }> }
   };

export type WithdrawInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawInvitationMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'StaffRefused', code: string, message: string }
    | { __typename: 'StaffSaved', staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }> }
   };

export type SuspendStaffMutationVariables = Exact<{
  id: string;
}>;


export type SuspendStaffMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'StaffRefused', code: string, message: string }
    | { __typename: 'StaffSaved', staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }> }
   };

export type ReinstateStaffMutationVariables = Exact<{
  id: string;
}>;


export type ReinstateStaffMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'StaffRefused', code: string, message: string }
    | { __typename: 'StaffSaved', staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }> }
   };

export type RemoveStaffMutationVariables = Exact<{
  id: string;
}>;


export type RemoveStaffMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'StaffRefused', code: string, message: string }
    | { __typename: 'StaffSaved', staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }> }
   };

export type SignOutStaffMutationVariables = Exact<{
  id: string;
}>;


export type SignOutStaffMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'StaffRefused', code: string, message: string }
    | { __typename: 'StaffSaved', staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }> }
   };

export type OfferOwnershipMutationVariables = Exact<{
  id: string;
}>;


export type OfferOwnershipMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'StaffRefused', code: string, message: string }
    | { __typename: 'StaffSaved', staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }> }
   };

export type AcceptOwnershipMutationVariables = Exact<{ [key: string]: never; }>;


export type AcceptOwnershipMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'StaffRefused', code: string, message: string }
    | { __typename: 'StaffSaved', staff: Array<{ id: string, name: string, address: string, roleId: string, state: StaffState, since: string, expiresAt: string | null, isPinned: boolean, isYou: boolean, isOfferedOwnership: boolean }> }
   };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type ResetSecondFactorMutation = { result:
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'SecondFactorRefused', code: string, message: string }
    | { __typename: 'SecondFactorRemoved' }
   };

export type AddRoleMutationVariables = Exact<{
  input: StaffRoleInput;
}>;


export type AddRoleMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'RoleInUse', code: string, message: string }
    | { __typename: 'RoleRefused', code: string, message: string }
    | { __typename: 'RolesChanged', code: string, message: string, roles: Array<{ id: string, name: string, permissions: Array<string>, boundPaise: number | null, version: number, people: number, isShipped: boolean, isOwner: boolean }> }
    | { __typename: 'RolesSaved', roles: Array<{ id: string, name: string, permissions: Array<string>, boundPaise: number | null, version: number, people: number, isShipped: boolean, isOwner: boolean }> }
   };

export type EditRoleMutationVariables = Exact<{
  id: string;
  input: StaffRoleInput;
  version: number;
}>;


export type EditRoleMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'RoleInUse', code: string, message: string }
    | { __typename: 'RoleRefused', code: string, message: string }
    | { __typename: 'RolesChanged', code: string, message: string, roles: Array<{ id: string, name: string, permissions: Array<string>, boundPaise: number | null, version: number, people: number, isShipped: boolean, isOwner: boolean }> }
    | { __typename: 'RolesSaved', roles: Array<{ id: string, name: string, permissions: Array<string>, boundPaise: number | null, version: number, people: number, isShipped: boolean, isOwner: boolean }> }
   };

export type DeleteRoleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRoleMutation = { result:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'RoleInUse', code: string, message: string }
    | { __typename: 'RoleRefused', code: string, message: string }
    | { __typename: 'RolesChanged', code: string, message: string, roles: Array<{ id: string, name: string, permissions: Array<string>, boundPaise: number | null, version: number, people: number, isShipped: boolean, isOwner: boolean }> }
    | { __typename: 'RolesSaved', roles: Array<{ id: string, name: string, permissions: Array<string>, boundPaise: number | null, version: number, people: number, isShipped: boolean, isOwner: boolean }> }
   };

export type Bill_BillFragment = { charges: Array<{ id: string, stayId: string, name: string, department: Department, quantity: number, day: string, taxPercent: number, postedBy: string | null, postedAt: string, takenBackBy: string | null, takenBackReason: string | null, takenBackAt: string | null, amount: { amount: number, currency: Currency } }>, allowances: Array<{ id: string, forWhat: string | null, reason: string, givenBy: string | null, givenAt: string, amount: { amount: number, currency: Currency } }>, lowerable: Array<{ lineId: number, name: string | null, night: string | null, amount: { amount: number, currency: Currency } }> };

type Bill_Result_ChargeRefused_Fragment = { __typename: 'ChargeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Bill_Result_ChargesStored_Fragment = { __typename: 'ChargesStored', bill: { charges: Array<{ id: string, stayId: string, name: string, department: Department, quantity: number, day: string, taxPercent: number, postedBy: string | null, postedAt: string, takenBackBy: string | null, takenBackReason: string | null, takenBackAt: string | null, amount: { amount: number, currency: Currency } }>, allowances: Array<{ id: string, forWhat: string | null, reason: string, givenBy: string | null, givenAt: string, amount: { amount: number, currency: Currency } }>, lowerable: Array<{ lineId: number, name: string | null, night: string | null, amount: { amount: number, currency: Currency } }> } };

type Bill_Result_IdempotencyConflict_Fragment = { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Bill_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> };

type Bill_Result_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> };

export type Bill_ResultFragment =
  | Bill_Result_ChargeRefused_Fragment
  | Bill_Result_ChargesStored_Fragment
  | Bill_Result_IdempotencyConflict_Fragment
  | Bill_Result_InvalidInput_Fragment
  | Bill_Result_RecordNotFound_Fragment
;

export type BillQueryVariables = Exact<{
  reference: string;
}>;


export type BillQuery = { bill: { charges: Array<{ id: string, stayId: string, name: string, department: Department, quantity: number, day: string, taxPercent: number, postedBy: string | null, postedAt: string, takenBackBy: string | null, takenBackReason: string | null, takenBackAt: string | null, amount: { amount: number, currency: Currency } }>, allowances: Array<{ id: string, forWhat: string | null, reason: string, givenBy: string | null, givenAt: string, amount: { amount: number, currency: Currency } }>, lowerable: Array<{ lineId: number, name: string | null, night: string | null, amount: { amount: number, currency: Currency } }> } };

export type ChargesToPostQueryVariables = Exact<{
  stay: string;
}>;


export type ChargesToPostQuery = { extrasToPost: Array<{ code: string, name: string, unit: ExtraUnit, quantity: number, amount: { amount: number, currency: Currency } }>, chargeItems: Array<{ id: number, name: string, department: Department, pricePaise: number | null, percentOfNight: number | null, isFavourite: boolean, onSale: boolean }> };

export type PostChargeMutationVariables = Exact<{
  input: PostChargeInput;
}>;


export type PostChargeMutation = { postCharge:
    | { __typename: 'ChargeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ChargesStored', bill: { charges: Array<{ id: string, stayId: string, name: string, department: Department, quantity: number, day: string, taxPercent: number, postedBy: string | null, postedAt: string, takenBackBy: string | null, takenBackReason: string | null, takenBackAt: string | null, amount: { amount: number, currency: Currency } }>, allowances: Array<{ id: string, forWhat: string | null, reason: string, givenBy: string | null, givenAt: string, amount: { amount: number, currency: Currency } }>, lowerable: Array<{ lineId: number, name: string | null, night: string | null, amount: { amount: number, currency: Currency } }> } }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type TakeBackChargeMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type TakeBackChargeMutation = { takeBackCharge:
    | { __typename: 'ChargeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ChargesStored', bill: { charges: Array<{ id: string, stayId: string, name: string, department: Department, quantity: number, day: string, taxPercent: number, postedBy: string | null, postedAt: string, takenBackBy: string | null, takenBackReason: string | null, takenBackAt: string | null, amount: { amount: number, currency: Currency } }>, allowances: Array<{ id: string, forWhat: string | null, reason: string, givenBy: string | null, givenAt: string, amount: { amount: number, currency: Currency } }>, lowerable: Array<{ lineId: number, name: string | null, night: string | null, amount: { amount: number, currency: Currency } }> } }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type GiveAllowanceMutationVariables = Exact<{
  input: AllowanceInput;
}>;


export type GiveAllowanceMutation = { giveAllowance:
    | { __typename: 'ChargeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ChargesStored', bill: { charges: Array<{ id: string, stayId: string, name: string, department: Department, quantity: number, day: string, taxPercent: number, postedBy: string | null, postedAt: string, takenBackBy: string | null, takenBackReason: string | null, takenBackAt: string | null, amount: { amount: number, currency: Currency } }>, allowances: Array<{ id: string, forWhat: string | null, reason: string, givenBy: string | null, givenAt: string, amount: { amount: number, currency: Currency } }>, lowerable: Array<{ lineId: number, name: string | null, night: string | null, amount: { amount: number, currency: Currency } }> } }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type GuestBillingQueryVariables = Exact<{
  reference: string;
}>;


export type GuestBillingQuery = { property: { asksPinCode: boolean }, guestBilling:
    | { __typename: 'BookingBilling', isInvoiced: boolean, isAddressNeeded: boolean, companyName: string | null, companyNames: Array<string>, details: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null }
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

export type CompanyForm_CompanyFragment = { id: string, version: number, name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null, creditLimitPaise: number, daysToPay: number, note: string, isArchived: boolean, contacts: Array<{ name: string, email: string | null, phone: string | null }> };

export type CompanyAccount_AccountFragment = { companyId: string, balance: { open: { amount: number, currency: Currency }, notInvoiced: { amount: number, currency: Currency }, unapplied: { amount: number, currency: Currency } }, invoices: Array<{ invoiceId: string, number: string, reference: string, dated: string, dueOn: string, daysOverdue: number, amount: { amount: number, currency: Currency }, open: { amount: number, currency: Currency } }>, payments: Array<{ id: string, source: CompanySource, paidOn: string, note: string, takenBy: string | null, counterReason: string | null, amount: { amount: number, currency: Currency }, left: { amount: number, currency: Currency }, applications: Array<{ id: string, number: string, takenBackReason: string | null, amount: { amount: number, currency: Currency } }> }> };

export type CompaniesQueryVariables = Exact<{
  search: string;
  archived: boolean;
}>;


export type CompaniesQuery = { companies: Array<{ id: string, name: string, gstin: string | null, companyNumber: string | null }> };

export type AgedReceivablesQueryVariables = Exact<{ [key: string]: never; }>;


export type AgedReceivablesQuery = { agedReceivables: Array<{ companyId: string, name: string, remindedAt: string | null, balance: { open: { amount: number, currency: Currency } }, notDue: { amount: number, currency: Currency }, days1To30: { amount: number, currency: Currency }, days31To60: { amount: number, currency: Currency }, days61To90: { amount: number, currency: Currency }, over90Days: { amount: number, currency: Currency } }> };

export type CompanyDetailsQueryVariables = Exact<{
  id: string;
}>;


export type CompanyDetailsQuery = { property: { today: string }, company: { id: string, version: number, name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null, creditLimitPaise: number, daysToPay: number, note: string, isArchived: boolean, contacts: Array<{ name: string, email: string | null, phone: string | null }> } | null, companyAccount: { companyId: string, balance: { open: { amount: number, currency: Currency }, notInvoiced: { amount: number, currency: Currency }, unapplied: { amount: number, currency: Currency } }, invoices: Array<{ invoiceId: string, number: string, reference: string, dated: string, dueOn: string, daysOverdue: number, amount: { amount: number, currency: Currency }, open: { amount: number, currency: Currency } }>, payments: Array<{ id: string, source: CompanySource, paidOn: string, note: string, takenBy: string | null, counterReason: string | null, amount: { amount: number, currency: Currency }, left: { amount: number, currency: Currency }, applications: Array<{ id: string, number: string, takenBackReason: string | null, amount: { amount: number, currency: Currency } }> }> } };

export type CompanyStatementFileQueryVariables = Exact<{
  companyId: string;
  from: string;
  to: string;
}>;


export type CompanyStatementFileQuery = { companyStatement:
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'RecordNotFound', code: string, message: string }
    | { __typename: 'StatementFileView', filename: string, type: string, content: string }
   };

export type AddCompanyMutationVariables = Exact<{
  input: CompanyInput;
}>;


export type AddCompanyMutation = { addCompany:
    | { __typename: 'CompanySaved', company: { id: string, version: number, name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null, creditLimitPaise: number, daysToPay: number, note: string, isArchived: boolean, contacts: Array<{ name: string, email: string | null, phone: string | null }> } }
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
   };

export type EditCompanyMutationVariables = Exact<{
  id: string;
  input: CompanyInput;
  version: number;
}>;


export type EditCompanyMutation = { editCompany:
    | { __typename: 'CompanyChanged', code: string, message: string, company: { id: string, version: number, name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null, creditLimitPaise: number, daysToPay: number, note: string, isArchived: boolean, contacts: Array<{ name: string, email: string | null, phone: string | null }> } }
    | { __typename: 'CompanySaved', company: { id: string, version: number, name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null, creditLimitPaise: number, daysToPay: number, note: string, isArchived: boolean, contacts: Array<{ name: string, email: string | null, phone: string | null }> } }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type ArchiveCompanyMutationVariables = Exact<{
  id: string;
  archived: boolean;
  version: number;
}>;


export type ArchiveCompanyMutation = { archiveCompany:
    | { __typename: 'CompanyChanged', code: string, message: string }
    | { __typename: 'CompanyOwes', code: string, message: string }
    | { __typename: 'CompanySaved', company: { id: string, version: number, name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null, creditLimitPaise: number, daysToPay: number, note: string, isArchived: boolean, contacts: Array<{ name: string, email: string | null, phone: string | null }> } }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

type CompanyAccount_Result_CompanyAccountRefused_Fragment = { __typename: 'CompanyAccountRefused', code: string, message: string };

type CompanyAccount_Result_CompanyAccountStored_Fragment = { __typename: 'CompanyAccountStored', account: { companyId: string, balance: { open: { amount: number, currency: Currency }, notInvoiced: { amount: number, currency: Currency }, unapplied: { amount: number, currency: Currency } }, invoices: Array<{ invoiceId: string, number: string, reference: string, dated: string, dueOn: string, daysOverdue: number, amount: { amount: number, currency: Currency }, open: { amount: number, currency: Currency } }>, payments: Array<{ id: string, source: CompanySource, paidOn: string, note: string, takenBy: string | null, counterReason: string | null, amount: { amount: number, currency: Currency }, left: { amount: number, currency: Currency }, applications: Array<{ id: string, number: string, takenBackReason: string | null, amount: { amount: number, currency: Currency } }> }> } };

type CompanyAccount_Result_IdempotencyConflict_Fragment = { __typename: 'IdempotencyConflict', code: string, message: string };

type CompanyAccount_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> };

type CompanyAccount_Result_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string };

export type CompanyAccount_ResultFragment =
  | CompanyAccount_Result_CompanyAccountRefused_Fragment
  | CompanyAccount_Result_CompanyAccountStored_Fragment
  | CompanyAccount_Result_IdempotencyConflict_Fragment
  | CompanyAccount_Result_InvalidInput_Fragment
  | CompanyAccount_Result_RecordNotFound_Fragment
;

export type RecordCompanyPaymentMutationVariables = Exact<{
  input: CompanyPaymentInput;
}>;


export type RecordCompanyPaymentMutation = { recordCompanyPayment:
    | { __typename: 'CompanyAccountRefused', code: string, message: string }
    | { __typename: 'CompanyAccountStored', account: { companyId: string, balance: { open: { amount: number, currency: Currency }, notInvoiced: { amount: number, currency: Currency }, unapplied: { amount: number, currency: Currency } }, invoices: Array<{ invoiceId: string, number: string, reference: string, dated: string, dueOn: string, daysOverdue: number, amount: { amount: number, currency: Currency }, open: { amount: number, currency: Currency } }>, payments: Array<{ id: string, source: CompanySource, paidOn: string, note: string, takenBy: string | null, counterReason: string | null, amount: { amount: number, currency: Currency }, left: { amount: number, currency: Currency }, applications: Array<{ id: string, number: string, takenBackReason: string | null, amount: { amount: number, currency: Currency } }> }> } }
    | { __typename: 'IdempotencyConflict', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type ApplyCompanyPaymentMutationVariables = Exact<{
  paymentId: string;
  input: ApplyCompanyPaymentInput;
}>;


export type ApplyCompanyPaymentMutation = { applyCompanyPayment:
    | { __typename: 'CompanyAccountRefused', code: string, message: string }
    | { __typename: 'CompanyAccountStored', account: { companyId: string, balance: { open: { amount: number, currency: Currency }, notInvoiced: { amount: number, currency: Currency }, unapplied: { amount: number, currency: Currency } }, invoices: Array<{ invoiceId: string, number: string, reference: string, dated: string, dueOn: string, daysOverdue: number, amount: { amount: number, currency: Currency }, open: { amount: number, currency: Currency } }>, payments: Array<{ id: string, source: CompanySource, paidOn: string, note: string, takenBy: string | null, counterReason: string | null, amount: { amount: number, currency: Currency }, left: { amount: number, currency: Currency }, applications: Array<{ id: string, number: string, takenBackReason: string | null, amount: { amount: number, currency: Currency } }> }> } }
    | { __typename: 'IdempotencyConflict', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type TakeBackApplicationMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type TakeBackApplicationMutation = { takeBackApplication:
    | { __typename: 'CompanyAccountRefused', code: string, message: string }
    | { __typename: 'CompanyAccountStored', account: { companyId: string, balance: { open: { amount: number, currency: Currency }, notInvoiced: { amount: number, currency: Currency }, unapplied: { amount: number, currency: Currency } }, invoices: Array<{ invoiceId: string, number: string, reference: string, dated: string, dueOn: string, daysOverdue: number, amount: { amount: number, currency: Currency }, open: { amount: number, currency: Currency } }>, payments: Array<{ id: string, source: CompanySource, paidOn: string, note: string, takenBy: string | null, counterReason: string | null, amount: { amount: number, currency: Currency }, left: { amount: number, currency: Currency }, applications: Array<{ id: string, number: string, takenBackReason: string | null, amount: { amount: number, currency: Currency } }> }> } }
    | { __typename: 'IdempotencyConflict', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type CounterCompanyPaymentMutationVariables = Exact<{
  paymentId: string;
  reason: string;
}>;


export type CounterCompanyPaymentMutation = { counterCompanyPayment:
    | { __typename: 'CompanyAccountRefused', code: string, message: string }
    | { __typename: 'CompanyAccountStored', account: { companyId: string, balance: { open: { amount: number, currency: Currency }, notInvoiced: { amount: number, currency: Currency }, unapplied: { amount: number, currency: Currency } }, invoices: Array<{ invoiceId: string, number: string, reference: string, dated: string, dueOn: string, daysOverdue: number, amount: { amount: number, currency: Currency }, open: { amount: number, currency: Currency } }>, payments: Array<{ id: string, source: CompanySource, paidOn: string, note: string, takenBy: string | null, counterReason: string | null, amount: { amount: number, currency: Currency }, left: { amount: number, currency: Currency }, applications: Array<{ id: string, number: string, takenBackReason: string | null, amount: { amount: number, currency: Currency } }> }> } }
    | { __typename: 'IdempotencyConflict', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type SendCompanyStatementMutationVariables = Exact<{
  input: CompanyStatementInput;
}>;


export type SendCompanyStatementMutation = { sendCompanyStatement:
    | { __typename: 'CompanyMailSent', email: string }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'NothingOverdue', code: string, message: string }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type SendCompanyReminderMutationVariables = Exact<{
  input: CompanyReminderInput;
}>;


export type SendCompanyReminderMutation = { sendCompanyReminder:
    | { __typename: 'CompanyMailSent', email: string }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'NothingOverdue', code: string, message: string }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type SetCompanyOfBookingMutationVariables = Exact<{
  reference: string;
  companyId?: string | null | undefined;
  folioId?: string | null | undefined;
}>;


export type SetCompanyOfBookingMutation = { setCompanyOfBooking:
    | { __typename: 'AlreadyInvoiced', code: string, message: string }
    | { __typename: 'CompanyOfBookingSet', company: { id: string, name: string } | null }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type TakeBackCompanyDebtMutationVariables = Exact<{
  reference: string;
  reason: string;
}>;


export type TakeBackCompanyDebtMutation = { takeBackCompanyDebt:
    | { __typename: 'CompanyDebtTakenBack', amount: { amount: number, currency: Currency } }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, message: string }> }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type DayBookQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type DayBookQuery = { dayBook:
    | { __typename: 'DayBook', from: string, to: string, businessDay: string, lastClosed: string | null, closable: string | null, closedDays: Array<{ day: string, sha256: string, closedAt: string, closedBy: string | null }>, vouchers: Array<{ day: string, place: number, type: string, number: string, narration: string, reference: string | null, lines: Array<{ ledger: string, debit: { amount: number, currency: Currency } | null, credit: { amount: number, currency: Currency } | null }> }>, ledgers: Array<{ ledger: string, debit: { amount: number, currency: Currency }, credit: { amount: number, currency: Currency } }>, total: { amount: number, currency: Currency } }
    | { __typename: 'InvalidInput', message: string }
   };

export type VoucherList_VoucherFragment = { day: string, place: number, type: string, number: string, narration: string, reference: string | null, lines: Array<{ ledger: string, debit: { amount: number, currency: Currency } | null, credit: { amount: number, currency: Currency } | null }> };

export type LedgerTotals_LedgerFragment = { ledger: string, debit: { amount: number, currency: Currency }, credit: { amount: number, currency: Currency } };

export type CloseDayBookMutationVariables = Exact<{
  through: string;
}>;


export type CloseDayBookMutation = { closeDayBook:
    | { __typename: 'DayBookClosed', through: string }
    | { __typename: 'DayBookRefused', message: string }
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, message: string }> }
   };

export type DayBookLedgersQueryVariables = Exact<{ [key: string]: never; }>;


export type DayBookLedgersQuery = { dayBookLedgers: { version: number, ledgers: Array<{ account: DayBookAccount, name: string, group: string, hasRate: boolean, hasParty: boolean }> } };

export type LedgerNames_LedgersFragment = { version: number, ledgers: Array<{ account: DayBookAccount, name: string, group: string, hasRate: boolean, hasParty: boolean }> };

export type EditDayBookLedgersMutationVariables = Exact<{
  ledgers: Array<LedgerNameInput> | LedgerNameInput;
  version: number;
}>;


export type EditDayBookLedgersMutation = { editDayBookLedgers:
    | { __typename: 'DayBookLedgersChanged', message: string, stored: { version: number, ledgers: Array<{ account: DayBookAccount, name: string, group: string, hasRate: boolean, hasParty: boolean }> } }
    | { __typename: 'DayBookLedgersSaved', stored: { version: number, ledgers: Array<{ account: DayBookAccount, name: string, group: string, hasRate: boolean, hasParty: boolean }> } }
    | { __typename: 'InvalidInput', faults: Array<{ field: string, message: string }> }
   };

export type ExportDayBookQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ExportDayBookQuery = { exportDayBook:
    | { __typename: 'CsvFile', filename: string, content: string }
    | { __typename: 'InvalidInput', message: string }
   };

export type ExportDayBookToTallyQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ExportDayBookToTallyQuery = { exportDayBookToTally:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'TallyFile', filename: string, content: string, vouchers: number }
   };

export type Figures_TotalFragment = { roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, roomFeesPaise: number, foodPaise: number, otherSalesPaise: number, chargedPaise: number };

export type Figures_RowFragment = { key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, roomFeesPaise: number, foodPaise: number, otherSalesPaise: number, chargedPaise: number };

export type Figures_GatewayFragment = { settlements: number, paidPaise: number, refundedPaise: number, correctedPaise: number, feePaise: number, feeTaxPaise: number, settledPaise: number };

export type Figures_StepFragment = { key: string, title: string | null, occupancyPercent: number | null, roomRevenuePaise: number };

export type FiguresOfHotelQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  byDay: boolean;
}>;


export type FiguresOfHotelQuery = { figures:
    | { __typename: 'Figures', businessDay: string, period: { from: string, to: string, securityDepositsHeldPaise: number, total: { roomsSoldBefore: number, key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, roomFeesPaise: number, foodPaise: number, otherSalesPaise: number, chargedPaise: number }, days?: Array<{ key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, roomFeesPaise: number, foodPaise: number, otherSalesPaise: number, chargedPaise: number }>, months?: Array<{ key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, roomFeesPaise: number, foodPaise: number, otherSalesPaise: number, chargedPaise: number }>, roomTypes: Array<{ key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, roomFeesPaise: number, foodPaise: number, otherSalesPaise: number, chargedPaise: number }>, ratePlans: Array<{ key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, roomFeesPaise: number, foodPaise: number, otherSalesPaise: number, chargedPaise: number }>, channels: Array<{ key: string, title: string | null, roomsAvailable: number | null, cancellationsPaise: number, noShowsPaise: number, taxPaise: number, roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, roomFeesPaise: number, foodPaise: number, otherSalesPaise: number, chargedPaise: number }>, departments: Array<{ department: FigureDepartment, taxPercent: number | null, valuePaise: number, cgstPaise: number, sgstPaise: number }>, taxRates: Array<{ taxPercent: number | null, valuePaise: number, cgstPaise: number, sgstPaise: number }>, methods: Array<{ source: PaymentSource, capturedPaise: number, counteredPaise: number, refundedPaise: number }>, gateway: { comparedUntil: string | null, settlements: number, paidPaise: number, refundedPaise: number, correctedPaise: number, feePaise: number, feeTaxPaise: number, settledPaise: number }, leadTime: { stays: number, meanDays: number | null, medianDays: number | null } }, yearBefore: { total: { roomsSold: number, occupancyPercent: number | null, roomRevenuePaise: number, averageDailyRatePaise: number | null, revenuePerRoomPaise: number | null, roomFeesPaise: number, foodPaise: number, otherSalesPaise: number, chargedPaise: number }, gateway: { settlements: number, paidPaise: number, refundedPaise: number, correctedPaise: number, feePaise: number, feeTaxPaise: number, settledPaise: number }, days?: Array<{ key: string, title: string | null, occupancyPercent: number | null, roomRevenuePaise: number }>, months?: Array<{ key: string, title: string | null, occupancyPercent: number | null, roomRevenuePaise: number }> } }
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

export type Folio_EntryFragment = { id: string, kind: FolioEntryKind, at: string, stayId: string | null, night: string | null, extra: string | null, source: PaymentSource | null, isReversal: boolean, isPending: boolean, by: string | null, amount: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency } };

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


export type UnpaidBalancesQuery = { unpaidBalances: Array<{ reference: string, guestName: string, roomNumber: string | null, checkin: string, checkout: string, where: GuestWhereabouts, dueOn: string | null, payableUntil: string | null, balance: { amount: number, currency: Currency }, folios: Array<{ name: string, balance: { amount: number, currency: Currency } }> }> };

export type CashUp_DayFragment = { day: string, expectedCash: { amount: number, currency: Currency }, outsideShifts: { amount: number, currency: Currency }, shifts: Array<{ id: string, person: string, cash: { amount: number, currency: Currency }, closing: { handedTo: string, difference: { amount: number, currency: Currency } } | null }>, sums: Array<{ source: PaymentSource, isDeposit: boolean, staff: string | null, taken: { amount: number, currency: Currency }, countered: { amount: number, currency: Currency }, givenBack: { amount: number, currency: Currency }, net: { amount: number, currency: Currency } }>, moves: Array<{ at: string, move: MoneyMove, source: PaymentSource, isDeposit: boolean, reference: string, guestName: string, staff: string | null, note: string, amount: { amount: number, currency: Currency } }>, count: { note: string, staff: string, at: string, expected: { amount: number, currency: Currency }, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency } } | null };

export type CashUpQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type CashUpQuery = { cashUp: { day: string, expectedCash: { amount: number, currency: Currency }, outsideShifts: { amount: number, currency: Currency }, shifts: Array<{ id: string, person: string, cash: { amount: number, currency: Currency }, closing: { handedTo: string, difference: { amount: number, currency: Currency } } | null }>, sums: Array<{ source: PaymentSource, isDeposit: boolean, staff: string | null, taken: { amount: number, currency: Currency }, countered: { amount: number, currency: Currency }, givenBack: { amount: number, currency: Currency }, net: { amount: number, currency: Currency } }>, moves: Array<{ at: string, move: MoneyMove, source: PaymentSource, isDeposit: boolean, reference: string, guestName: string, staff: string | null, note: string, amount: { amount: number, currency: Currency } }>, count: { note: string, staff: string, at: string, expected: { amount: number, currency: Currency }, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency } } | null } };

export type CloseCashUpMutationVariables = Exact<{
  input: CashCountInput;
}>;


export type CloseCashUpMutation = { closeCashUp:
    | { __typename: 'CashUpChanged', code: string, message: string, cashUp: { day: string, expectedCash: { amount: number, currency: Currency }, outsideShifts: { amount: number, currency: Currency }, shifts: Array<{ id: string, person: string, cash: { amount: number, currency: Currency }, closing: { handedTo: string, difference: { amount: number, currency: Currency } } | null }>, sums: Array<{ source: PaymentSource, isDeposit: boolean, staff: string | null, taken: { amount: number, currency: Currency }, countered: { amount: number, currency: Currency }, givenBack: { amount: number, currency: Currency }, net: { amount: number, currency: Currency } }>, moves: Array<{ at: string, move: MoneyMove, source: PaymentSource, isDeposit: boolean, reference: string, guestName: string, staff: string | null, note: string, amount: { amount: number, currency: Currency } }>, count: { note: string, staff: string, at: string, expected: { amount: number, currency: Currency }, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency } } | null }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'CashUpClosed', cashUp: { day: string, expectedCash: { amount: number, currency: Currency }, outsideShifts: { amount: number, currency: Currency }, shifts: Array<{ id: string, person: string, cash: { amount: number, currency: Currency }, closing: { handedTo: string, difference: { amount: number, currency: Currency } } | null }>, sums: Array<{ source: PaymentSource, isDeposit: boolean, staff: string | null, taken: { amount: number, currency: Currency }, countered: { amount: number, currency: Currency }, givenBack: { amount: number, currency: Currency }, net: { amount: number, currency: Currency } }>, moves: Array<{ at: string, move: MoneyMove, source: PaymentSource, isDeposit: boolean, reference: string, guestName: string, staff: string | null, note: string, amount: { amount: number, currency: Currency } }>, count: { note: string, staff: string, at: string, expected: { amount: number, currency: Currency }, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency } } | null } }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
   };

export type Folios_FolioFragment = { id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> };

type Folios_Result_FolioRefused_Fragment = { __typename: 'FolioRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Folios_Result_FoliosStored_Fragment = { __typename: 'FoliosStored', folios: Array<{ id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> }> };

type Folios_Result_IdempotencyConflict_Fragment = { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Folios_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> };

type Folios_Result_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> };

export type Folios_ResultFragment =
  | Folios_Result_FolioRefused_Fragment
  | Folios_Result_FoliosStored_Fragment
  | Folios_Result_IdempotencyConflict_Fragment
  | Folios_Result_InvalidInput_Fragment
  | Folios_Result_RecordNotFound_Fragment
;

export type FolioListQueryVariables = Exact<{
  reference: string;
}>;


export type FolioListQuery = { property: { asksPinCode: boolean }, folioList: Array<{ id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> }> };

export type OpenFolioMutationVariables = Exact<{
  input: OpenFolioInput;
}>;


export type OpenFolioMutation = { openFolio:
    | { __typename: 'FolioRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'FoliosStored', folios: Array<{ id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SetFolioPayerMutationVariables = Exact<{
  input: SetFolioPayerInput;
}>;


export type SetFolioPayerMutation = { setFolioPayer:
    | { __typename: 'FolioRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'FoliosStored', folios: Array<{ id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SetFolioRuleMutationVariables = Exact<{
  folio: string;
  takes: Array<FolioShare> | FolioShare;
}>;


export type SetFolioRuleMutation = { setFolioRule:
    | { __typename: 'FolioRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'FoliosStored', folios: Array<{ id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type MoveFolioLinesMutationVariables = Exact<{
  input: MoveFolioLinesInput;
}>;


export type MoveFolioLinesMutation = { moveFolioLines:
    | { __typename: 'FolioRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'FoliosStored', folios: Array<{ id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SplitFolioLineMutationVariables = Exact<{
  input: SplitFolioLineInput;
}>;


export type SplitFolioLineMutation = { splitFolioLine:
    | { __typename: 'FolioRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'FoliosStored', folios: Array<{ id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type CloseFolioMutationVariables = Exact<{
  folio: string;
  despiteBalance: boolean;
  reason?: string | null | undefined;
}>;


export type CloseFolioMutation = { closeFolio:
    | { __typename: 'FolioRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'FoliosStored', folios: Array<{ id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ReopenFolioMutationVariables = Exact<{
  folio: string;
}>;


export type ReopenFolioMutation = { reopenFolio:
    | { __typename: 'FolioRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'FoliosStored', folios: Array<{ id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type RefundFolioMutationVariables = Exact<{
  reference: string;
  folio?: string | null | undefined;
}>;


export type RefundFolioMutation = { refundFolio:
    | { __typename: 'FolioRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'FoliosStored', folios: Array<{ id: string | null, place: number, name: string | null, takes: Array<FolioShare>, closedAt: string | null, closedReason: string | null, payer: { name: string, address: Array<string>, pinCode: string | null, stateCode: string, gstin: string | null, country: string | null, companyNumber: string | null } | null, charged: { amount: number, currency: Currency }, balance: { amount: number, currency: Currency }, lines: Array<{ id: number, kind: string, stayId: string | null, night: string | null, name: string | null, pieces: number | null, isInvoiced: boolean, canMove: boolean, canSplit: boolean, amount: { amount: number, currency: Currency } }> }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type PaymentRequests_RequestFragment = { id: string, purpose: RequestPurpose, reason: string, status: PaymentRequestStatus, until: string, link: string, createdAt: string, amount: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, paid: { amount: number, currency: Currency } | null };

export type PaymentRequestsQueryVariables = Exact<{
  reference: string;
}>;


export type PaymentRequestsQuery = { property: { name: string, today: string }, paymentRequests: Array<{ id: string, purpose: RequestPurpose, reason: string, status: PaymentRequestStatus, until: string, link: string, createdAt: string, amount: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, paid: { amount: number, currency: Currency } | null }> };

export type RequestPaymentMutationVariables = Exact<{
  input: PaymentRequestInput;
}>;


export type RequestPaymentMutation = { requestPayment:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'PaymentRequestRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentRequested', request: { id: string, purpose: RequestPurpose, reason: string, status: PaymentRequestStatus, until: string, link: string, createdAt: string, amount: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, paid: { amount: number, currency: Currency } | null } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type WithdrawPaymentRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawPaymentRequestMutation = { withdrawPaymentRequest:
    | { __typename: 'PaymentRequestRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentRequestWithdrawn', request: { id: string, purpose: RequestPurpose, reason: string, status: PaymentRequestStatus, until: string, link: string, createdAt: string, amount: { amount: number, currency: Currency }, toPay: { amount: number, currency: Currency }, paid: { amount: number, currency: Currency } | null } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type PortalForm_PortalFragment = { id: number, version: number, name: string, commissionBasisPoints: number | null, collects: boolean, gstin: string | null, gstBasisPoints: number, tcsBasisPoints: number, tdsBasisPoints: number, isArchived: boolean };

export type PortalStay_StayFragment = { reference: string, guestName: string, portalId: number, portalName: string, number: string | null, collector: PortalCollector, commissionBasisPoints: number | null, agreedCommissionPaise: number | null, version: number, checkout: string, collected: { amount: number, currency: Currency }, commission: { amount: number, currency: Currency }, commissionGst: { amount: number, currency: Currency }, tcs: { amount: number, currency: Currency }, tds: { amount: number, currency: Currency }, owed: { amount: number, currency: Currency }, received: { amount: number, currency: Currency } };

export type PortalsQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalsQuery = { property: { today: string }, portals: Array<{ id: number, version: number, name: string, commissionBasisPoints: number | null, collects: boolean, gstin: string | null, gstBasisPoints: number, tcsBasisPoints: number, tdsBasisPoints: number, isArchived: boolean }> };

export type AddPortalMutationVariables = Exact<{
  input: PortalInput;
}>;


export type AddPortalMutation = { addPortal:
    | { __typename: 'InvalidInput', message: string, faults: Array<{ field: string, code: string, message: string }> }
    | { __typename: 'PortalSaved', portal: { id: number, version: number, name: string, commissionBasisPoints: number | null, collects: boolean, gstin: string | null, gstBasisPoints: number, tcsBasisPoints: number, tdsBasisPoints: number, isArchived: boolean } }
   };

export type EditPortalMutationVariables = Exact<{
  id: number;
  input: PortalInput;
  version: number;
}>;


export type EditPortalMutation = { editPortal:
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ field: string, code: string, message: string }> }
    | { __typename: 'PortalChanged', code: string, message: string, portal: { id: number, version: number, name: string, commissionBasisPoints: number | null, collects: boolean, gstin: string | null, gstBasisPoints: number, tcsBasisPoints: number, tdsBasisPoints: number, isArchived: boolean } }
    | { __typename: 'PortalSaved', portal: { id: number, version: number, name: string, commissionBasisPoints: number | null, collects: boolean, gstin: string | null, gstBasisPoints: number, tcsBasisPoints: number, tdsBasisPoints: number, isArchived: boolean } }
    | { __typename: 'RecordNotFound', code: string, message: string }
   };

export type PortalMonthQueryVariables = Exact<{
  portal: number;
  month: string;
}>;


export type PortalMonthQuery = { portalMonth: { month: string, stays: Array<{ reference: string, guestName: string, portalId: number, portalName: string, number: string | null, collector: PortalCollector, commissionBasisPoints: number | null, agreedCommissionPaise: number | null, version: number, checkout: string, collected: { amount: number, currency: Currency }, commission: { amount: number, currency: Currency }, commissionGst: { amount: number, currency: Currency }, tcs: { amount: number, currency: Currency }, tds: { amount: number, currency: Currency }, owed: { amount: number, currency: Currency }, received: { amount: number, currency: Currency } }> } | null };

export type PortalStatementQueryVariables = Exact<{
  portal: number;
  month: string;
  lines: Array<PortalStatementLineInput> | PortalStatementLineInput;
  amountIs: PortalStatementAmount;
}>;


export type PortalStatementQuery = { portalStatement: { matched: Array<{ reference: string }>, differing: Array<{ stay: { reference: string, guestName: string }, line: { number: string }, amountDifference: { amount: number, currency: Currency }, commissionDifference: { amount: number, currency: Currency } }>, missingHere: Array<{ number: string, amount: { amount: number, currency: Currency } }>, missingThere: Array<{ reference: string, guestName: string, number: string | null }> } | null };

export type RecordPortalReceiptsMutationVariables = Exact<{
  portal: number;
  input: PortalReceiptsInput;
}>;


export type RecordPortalReceiptsMutation = { recordPortalReceipts:
    | { __typename: 'IdempotencyConflict', code: string, message: string, field: string | null }
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null, faults: Array<{ field: string, code: string, message: string }> }
    | { __typename: 'PortalReceiptsRecorded', amount: { amount: number, currency: Currency } }
    | { __typename: 'RecordNotFound', code: string, message: string, field: string | null }
   };

export type PortalStayOfBookingQueryVariables = Exact<{
  reference: string;
}>;


export type PortalStayOfBookingQuery = { guestBooking:
    | { __typename: 'GuestBookingDetails', portalStay: { reference: string, guestName: string, portalId: number, portalName: string, number: string | null, collector: PortalCollector, commissionBasisPoints: number | null, agreedCommissionPaise: number | null, version: number, checkout: string, collected: { amount: number, currency: Currency }, commission: { amount: number, currency: Currency }, commissionGst: { amount: number, currency: Currency }, tcs: { amount: number, currency: Currency }, tds: { amount: number, currency: Currency }, owed: { amount: number, currency: Currency }, received: { amount: number, currency: Currency } } | null }
    | { __typename: 'RecordNotFound' }
   };

export type SetPortalBookingMutationVariables = Exact<{
  reference: string;
  input: PortalBookingInput;
  version: number;
}>;


export type SetPortalBookingMutation = { setPortalBooking:
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null, faults: Array<{ field: string, code: string, message: string }> }
    | { __typename: 'PortalBookingChanged', code: string, message: string, field: string | null }
    | { __typename: 'PortalBookingSet', stay: { reference: string, guestName: string, portalId: number, portalName: string, number: string | null, collector: PortalCollector, commissionBasisPoints: number | null, agreedCommissionPaise: number | null, version: number, checkout: string, collected: { amount: number, currency: Currency }, commission: { amount: number, currency: Currency }, commissionGst: { amount: number, currency: Currency }, tcs: { amount: number, currency: Currency }, tds: { amount: number, currency: Currency }, owed: { amount: number, currency: Currency }, received: { amount: number, currency: Currency } } }
    | { __typename: 'RecordNotFound', code: string, message: string, field: string | null }
   };

export type SecurityDeposits_DepositFragment = { id: string, source: PaymentSource, note: string, takenAt: string, takenBy: string | null, amount: { amount: number, currency: Currency }, held: { amount: number, currency: Currency }, movements: Array<{ id: string, kind: DepositMovementKind, reason: string, taxPercent: number | null, isPending: boolean, isTakenBack: boolean, by: string | null, at: string, amount: { amount: number, currency: Currency } }> };

type SecurityDeposits_Result_IdempotencyConflict_Fragment = { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type SecurityDeposits_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> };

type SecurityDeposits_Result_RecordNotFound_Fragment = { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type SecurityDeposits_Result_SecurityDepositRefused_Fragment = { __typename: 'SecurityDepositRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> };

type SecurityDeposits_Result_SecurityDepositsStored_Fragment = { __typename: 'SecurityDepositsStored', deposits: { held: { amount: number, currency: Currency }, deposits: Array<{ id: string, source: PaymentSource, note: string, takenAt: string, takenBy: string | null, amount: { amount: number, currency: Currency }, held: { amount: number, currency: Currency }, movements: Array<{ id: string, kind: DepositMovementKind, reason: string, taxPercent: number | null, isPending: boolean, isTakenBack: boolean, by: string | null, at: string, amount: { amount: number, currency: Currency } }> }> } };

export type SecurityDeposits_ResultFragment =
  | SecurityDeposits_Result_IdempotencyConflict_Fragment
  | SecurityDeposits_Result_InvalidInput_Fragment
  | SecurityDeposits_Result_RecordNotFound_Fragment
  | SecurityDeposits_Result_SecurityDepositRefused_Fragment
  | SecurityDeposits_Result_SecurityDepositsStored_Fragment
;

export type SecurityDepositsQueryVariables = Exact<{
  reference: string;
}>;


export type SecurityDepositsQuery = { property: { today: string }, securityDeposits: { held: { amount: number, currency: Currency }, deposits: Array<{ id: string, source: PaymentSource, note: string, takenAt: string, takenBy: string | null, amount: { amount: number, currency: Currency }, held: { amount: number, currency: Currency }, movements: Array<{ id: string, kind: DepositMovementKind, reason: string, taxPercent: number | null, isPending: boolean, isTakenBack: boolean, by: string | null, at: string, amount: { amount: number, currency: Currency } }> }> } };

export type TakeSecurityDepositMutationVariables = Exact<{
  input: SecurityDepositInput;
}>;


export type TakeSecurityDepositMutation = { takeSecurityDeposit:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecurityDepositRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecurityDepositsStored', deposits: { held: { amount: number, currency: Currency }, deposits: Array<{ id: string, source: PaymentSource, note: string, takenAt: string, takenBy: string | null, amount: { amount: number, currency: Currency }, held: { amount: number, currency: Currency }, movements: Array<{ id: string, kind: DepositMovementKind, reason: string, taxPercent: number | null, isPending: boolean, isTakenBack: boolean, by: string | null, at: string, amount: { amount: number, currency: Currency } }> }> } }
   };

export type ReturnSecurityDepositMutationVariables = Exact<{
  input: DepositReturnInput;
}>;


export type ReturnSecurityDepositMutation = { returnSecurityDeposit:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecurityDepositRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecurityDepositsStored', deposits: { held: { amount: number, currency: Currency }, deposits: Array<{ id: string, source: PaymentSource, note: string, takenAt: string, takenBy: string | null, amount: { amount: number, currency: Currency }, held: { amount: number, currency: Currency }, movements: Array<{ id: string, kind: DepositMovementKind, reason: string, taxPercent: number | null, isPending: boolean, isTakenBack: boolean, by: string | null, at: string, amount: { amount: number, currency: Currency } }> }> } }
   };

export type ChargeSecurityDepositMutationVariables = Exact<{
  input: DepositChargeInput;
}>;


export type ChargeSecurityDepositMutation = { chargeSecurityDeposit:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecurityDepositRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecurityDepositsStored', deposits: { held: { amount: number, currency: Currency }, deposits: Array<{ id: string, source: PaymentSource, note: string, takenAt: string, takenBy: string | null, amount: { amount: number, currency: Currency }, held: { amount: number, currency: Currency }, movements: Array<{ id: string, kind: DepositMovementKind, reason: string, taxPercent: number | null, isPending: boolean, isTakenBack: boolean, by: string | null, at: string, amount: { amount: number, currency: Currency } }> }> } }
   };

export type TakeBackDepositChargeMutationVariables = Exact<{
  charge: string;
  reason: string;
}>;


export type TakeBackDepositChargeMutation = { takeBackDepositCharge:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecurityDepositRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SecurityDepositsStored', deposits: { held: { amount: number, currency: Currency }, deposits: Array<{ id: string, source: PaymentSource, note: string, takenAt: string, takenBy: string | null, amount: { amount: number, currency: Currency }, held: { amount: number, currency: Currency }, movements: Array<{ id: string, kind: DepositMovementKind, reason: string, taxPercent: number | null, isPending: boolean, isTakenBack: boolean, by: string | null, at: string, amount: { amount: number, currency: Currency } }> }> } }
   };

export type RequestSecurityDepositMutationVariables = Exact<{
  input: PaymentRequestInput;
}>;


export type RequestSecurityDepositMutation = { requestPayment:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'PaymentRequestRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PaymentRequested', request: { id: string } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
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

export type Shift_SheetFragment = { id: string, person: string, openedAt: string, takenOverFrom: string | null, float: { amount: number, currency: Currency }, paidOut: { amount: number, currency: Currency }, expectedCash: { amount: number, currency: Currency }, takings: Array<{ source: StaffSource, isDeposit: boolean, net: { amount: number, currency: Currency } }>, entries: Array<{ id: string, at: string, move: ShiftMove, reason: string, isPutBack: boolean, amount: { amount: number, currency: Currency } }>, closing: { at: string, by: string, handedTo: string, note: string, countedPieces: Array<{ kind: CashKind, pieces: number, value: { amount: number, currency: Currency } }>, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency }, safe: { amount: number, currency: Currency }, left: { amount: number, currency: Currency } } | null };

export type OwnShiftQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnShiftQuery = { ownShift: { id: string, person: string, openedAt: string, takenOverFrom: string | null, float: { amount: number, currency: Currency }, paidOut: { amount: number, currency: Currency }, expectedCash: { amount: number, currency: Currency }, takings: Array<{ source: StaffSource, isDeposit: boolean, net: { amount: number, currency: Currency } }>, entries: Array<{ id: string, at: string, move: ShiftMove, reason: string, isPutBack: boolean, amount: { amount: number, currency: Currency } }>, closing: { at: string, by: string, handedTo: string, note: string, countedPieces: Array<{ kind: CashKind, pieces: number, value: { amount: number, currency: Currency } }>, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency }, safe: { amount: number, currency: Currency }, left: { amount: number, currency: Currency } } | null } | null, shiftsToTakeOver: Array<{ id: string, person: string, openedAt: string, takenOverFrom: string | null, float: { amount: number, currency: Currency }, paidOut: { amount: number, currency: Currency }, expectedCash: { amount: number, currency: Currency }, takings: Array<{ source: StaffSource, isDeposit: boolean, net: { amount: number, currency: Currency } }>, entries: Array<{ id: string, at: string, move: ShiftMove, reason: string, isPutBack: boolean, amount: { amount: number, currency: Currency } }>, closing: { at: string, by: string, handedTo: string, note: string, countedPieces: Array<{ kind: CashKind, pieces: number, value: { amount: number, currency: Currency } }>, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency }, safe: { amount: number, currency: Currency }, left: { amount: number, currency: Currency } } | null }> };

export type ShiftOfIdQueryVariables = Exact<{
  id: string;
}>;


export type ShiftOfIdQuery = { shift: { id: string, person: string, openedAt: string, takenOverFrom: string | null, float: { amount: number, currency: Currency }, paidOut: { amount: number, currency: Currency }, expectedCash: { amount: number, currency: Currency }, takings: Array<{ source: StaffSource, isDeposit: boolean, net: { amount: number, currency: Currency } }>, entries: Array<{ id: string, at: string, move: ShiftMove, reason: string, isPutBack: boolean, amount: { amount: number, currency: Currency } }>, closing: { at: string, by: string, handedTo: string, note: string, countedPieces: Array<{ kind: CashKind, pieces: number, value: { amount: number, currency: Currency } }>, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency }, safe: { amount: number, currency: Currency }, left: { amount: number, currency: Currency } } | null } | null };

export type OpenShiftMutationVariables = Exact<{
  input: OpenShiftInput;
}>;


export type OpenShiftMutation = { openShift:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ShiftRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ShiftStored', shift: { id: string, person: string, openedAt: string, takenOverFrom: string | null, float: { amount: number, currency: Currency }, paidOut: { amount: number, currency: Currency }, expectedCash: { amount: number, currency: Currency }, takings: Array<{ source: StaffSource, isDeposit: boolean, net: { amount: number, currency: Currency } }>, entries: Array<{ id: string, at: string, move: ShiftMove, reason: string, isPutBack: boolean, amount: { amount: number, currency: Currency } }>, closing: { at: string, by: string, handedTo: string, note: string, countedPieces: Array<{ kind: CashKind, pieces: number, value: { amount: number, currency: Currency } }>, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency }, safe: { amount: number, currency: Currency }, left: { amount: number, currency: Currency } } | null } }
   };

export type PayOutMutationVariables = Exact<{
  input: PaidOutInput;
}>;


export type PayOutMutation = { payOut:
    | { __typename: 'IdempotencyConflict', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'ShiftRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ShiftStored', shift: { id: string, person: string, openedAt: string, takenOverFrom: string | null, float: { amount: number, currency: Currency }, paidOut: { amount: number, currency: Currency }, expectedCash: { amount: number, currency: Currency }, takings: Array<{ source: StaffSource, isDeposit: boolean, net: { amount: number, currency: Currency } }>, entries: Array<{ id: string, at: string, move: ShiftMove, reason: string, isPutBack: boolean, amount: { amount: number, currency: Currency } }>, closing: { at: string, by: string, handedTo: string, note: string, countedPieces: Array<{ kind: CashKind, pieces: number, value: { amount: number, currency: Currency } }>, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency }, safe: { amount: number, currency: Currency }, left: { amount: number, currency: Currency } } | null } }
   };

export type PutBackPaidOutMutationVariables = Exact<{
  entryId: string;
  reason: string;
}>;


export type PutBackPaidOutMutation = { putBackPaidOut:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ShiftRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ShiftStored', shift: { id: string, person: string, openedAt: string, takenOverFrom: string | null, float: { amount: number, currency: Currency }, paidOut: { amount: number, currency: Currency }, expectedCash: { amount: number, currency: Currency }, takings: Array<{ source: StaffSource, isDeposit: boolean, net: { amount: number, currency: Currency } }>, entries: Array<{ id: string, at: string, move: ShiftMove, reason: string, isPutBack: boolean, amount: { amount: number, currency: Currency } }>, closing: { at: string, by: string, handedTo: string, note: string, countedPieces: Array<{ kind: CashKind, pieces: number, value: { amount: number, currency: Currency } }>, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency }, safe: { amount: number, currency: Currency }, left: { amount: number, currency: Currency } } | null } }
   };

export type CloseShiftMutationVariables = Exact<{
  input: CloseShiftInput;
}>;


export type CloseShiftMutation = { closeShift:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ShiftChanged', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ShiftRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ShiftStored', shift: { id: string, person: string, openedAt: string, takenOverFrom: string | null, float: { amount: number, currency: Currency }, paidOut: { amount: number, currency: Currency }, expectedCash: { amount: number, currency: Currency }, takings: Array<{ source: StaffSource, isDeposit: boolean, net: { amount: number, currency: Currency } }>, entries: Array<{ id: string, at: string, move: ShiftMove, reason: string, isPutBack: boolean, amount: { amount: number, currency: Currency } }>, closing: { at: string, by: string, handedTo: string, note: string, countedPieces: Array<{ kind: CashKind, pieces: number, value: { amount: number, currency: Currency } }>, counted: { amount: number, currency: Currency }, difference: { amount: number, currency: Currency }, safe: { amount: number, currency: Currency }, left: { amount: number, currency: Currency } } | null } }
   };

export type TaxDocumentsQueryVariables = Exact<{
  reference: string;
}>;


export type TaxDocumentsQuery = { property: { asksPinCode: boolean }, taxDocuments: { areIssued: boolean, notMailed: Array<string>, documents: Array<{ id: string, kind: TaxDocumentKind, number: string, date: string, total: { amount: number, currency: Currency } }>, reissueRequests: Array<{ number: string, reason: string, by: string | null, at: string }>, reissues: { isUnderWay: boolean, invoices: Array<{ id: string, number: string, name: string, address: Array<string>, pinCode: string | null, stateCode: string | null, gstin: string | null, country: string | null, companyNumber: string | null }> } } };

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

export type ChargeItemForm_ItemFragment = { id: number, version: number, name: string, department: Department, pricePaise: number | null, percentOfNight: number | null, ofFirstNight: boolean, taxPercent: number | null, code: string, isFavourite: boolean, onSale: boolean, sortOrder: number };

export type ChargeItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChargeItemsQuery = { chargeItems: Array<{ id: number, version: number, name: string, department: Department, pricePaise: number | null, percentOfNight: number | null, ofFirstNight: boolean, taxPercent: number | null, code: string, isFavourite: boolean, onSale: boolean, sortOrder: number }> };

export type AddChargeItemMutationVariables = Exact<{
  input: ChargeItemInput;
}>;


export type AddChargeItemMutation = { addChargeItem:
    | { __typename: 'ChargeItemSaved', item: { id: number, version: number, name: string, department: Department, pricePaise: number | null, percentOfNight: number | null, ofFirstNight: boolean, taxPercent: number | null, code: string, isFavourite: boolean, onSale: boolean, sortOrder: number } }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
   };

export type EditChargeItemMutationVariables = Exact<{
  id: number;
  input: ChargeItemInput;
  version: number;
}>;


export type EditChargeItemMutation = { editChargeItem:
    | { __typename: 'ChargeItemChanged', code: string, message: string, item: { id: number, version: number, name: string, department: Department, pricePaise: number | null, percentOfNight: number | null, ofFirstNight: boolean, taxPercent: number | null, code: string, isFavourite: boolean, onSale: boolean, sortOrder: number }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'ChargeItemSaved', item: { id: number, version: number, name: string, department: Department, pricePaise: number | null, percentOfNight: number | null, ofFirstNight: boolean, taxPercent: number | null, code: string, isFavourite: boolean, onSale: boolean, sortOrder: number } }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
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

export type PromotionForm_PromotionFragment = { id: number, name: string, code: string | null, isOffered: boolean, offerId: string | null, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<string>, plans: Array<string>, totalUses: number | null, usesPerGuest: number | null, uses: number, discount: { kind: DiscountKind, hundredths: number | null, cents: number | null, stayNights: number | null, payNights: number | null } };

export type PromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionsQuery = { property: { today: string, rateCurrency: Currency }, roomTypes: Array<{ name: string, title: string }>, ratePlans: Array<{ code: string, name: string }>, offers: Array<{ id: string, title: string }>, rateBook: { version: number, promotions: Array<{ id: number, name: string, code: string | null, isOffered: boolean, offerId: string | null, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<string>, plans: Array<string>, totalUses: number | null, usesPerGuest: number | null, uses: number, discount: { kind: DiscountKind, hundredths: number | null, cents: number | null, stayNights: number | null, payNights: number | null } }>, changes: Array<{ id: number, kind: string, undoes: number | null }> } };

export type RateBookPage_RatesFragment = { version: number, seasons: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, priority: number, change: { kind: RateChangeKind, cents: number | null, hundredths: number | null } }>, restrictions: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, rule: { kind: RestrictionKind, nights: number | null, days: number | null } }>, changes: Array<{ id: number, kind: string, changedBy: string, changedAt: string, undoes: number | null }> };

export type RateBookQueryVariables = Exact<{ [key: string]: never; }>;


export type RateBookQuery = { property: { today: string, rateCurrency: Currency }, roomTypes: Array<{ name: string, title: string, nightlyRate: { amount: number, currency: Currency } }>, rateBook: { version: number, seasons: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, priority: number, change: { kind: RateChangeKind, cents: number | null, hundredths: number | null } }>, restrictions: Array<{ id: number, name: string, from: string, to: string, weekdays: Array<number>, roomTypes: Array<string>, rule: { kind: RestrictionKind, nights: number | null, days: number | null } }>, changes: Array<{ id: number, kind: string, changedBy: string, changedAt: string, undoes: number | null }> } };

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

export type RatePlanForm_PlanFragment = { id: number, version: number, code: string, name: string, policyId: number, percentHundredths: number | null, cents: number | null, includedExtras: Array<string>, dueAtBookingPercent: number, firstNightDue: boolean, balanceDaysBefore: number | null, releaseDaysAfter: number | null, paymentTerms: string, onSale: boolean, sortOrder: number };

export type RatePlanSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RatePlanSettingsQuery = { property: { rateCurrency: Currency }, policySettings: Array<{ id: number, name: string }>, extraSettings: Array<{ code: string, name: string }>, ratePlanSettings: Array<{ id: number, version: number, code: string, name: string, policyId: number, percentHundredths: number | null, cents: number | null, includedExtras: Array<string>, dueAtBookingPercent: number, firstNightDue: boolean, balanceDaysBefore: number | null, releaseDaysAfter: number | null, paymentTerms: string, onSale: boolean, sortOrder: number }> };

export type AddRatePlanMutationVariables = Exact<{
  input: RatePlanInput;
}>;


export type AddRatePlanMutation = { addRatePlan:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RatePlanSaved', plan: { id: number, version: number, code: string, name: string, policyId: number, percentHundredths: number | null, cents: number | null, includedExtras: Array<string>, dueAtBookingPercent: number, firstNightDue: boolean, balanceDaysBefore: number | null, releaseDaysAfter: number | null, paymentTerms: string, onSale: boolean, sortOrder: number } }
   };

export type EditRatePlanMutationVariables = Exact<{
  id: number;
  input: RatePlanInput;
  version: number;
}>;


export type EditRatePlanMutation = { editRatePlan:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RatePlanChanged', code: string, message: string, plan: { id: number, version: number, code: string, name: string, policyId: number, percentHundredths: number | null, cents: number | null, includedExtras: Array<string>, dueAtBookingPercent: number, firstNightDue: boolean, balanceDaysBefore: number | null, releaseDaysAfter: number | null, paymentTerms: string, onSale: boolean, sortOrder: number }, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RatePlanSaved', plan: { id: number, version: number, code: string, name: string, policyId: number, percentHundredths: number | null, cents: number | null, includedExtras: Array<string>, dueAtBookingPercent: number, firstNightDue: boolean, balanceDaysBefore: number | null, releaseDaysAfter: number | null, paymentTerms: string, onSale: boolean, sortOrder: number } }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type PaymentTermsPreviewQueryVariables = Exact<{
  input: PaymentTermsInput;
}>;


export type PaymentTermsPreviewQuery = { paymentTermsPreview:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'PaymentTermsPreview', sentence: string, examples: Array<{ checkin: string, restDueOn: string | null, dueNow: { amount: number, currency: Currency }, rest: { amount: number, currency: Currency } }>, uncovered: { amount: number, currency: Currency } }
   };

export type RatesPage_SettingsFragment = { exchangeRates: Array<{ validFrom: string, paisePerUnit: number }>, shownCurrencies: Array<{ code: string, paisePerUnit: number, asOf: string }>, taxPeriods: Array<{ validFrom: string, source: string, slabs: Array<{ upToPaise: number | null, percent: number }> }> };

export type RateSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RateSettingsQuery = { property: { today: string, rateCurrency: Currency }, propertySettings: { exchangeRates: Array<{ validFrom: string, paisePerUnit: number }>, shownCurrencies: Array<{ code: string, paisePerUnit: number, asOf: string }>, taxPeriods: Array<{ validFrom: string, source: string, slabs: Array<{ upToPaise: number | null, percent: number }> }> } };

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

export type SetShownCurrencyMutationVariables = Exact<{
  input: ShownCurrencyInput;
}>;


export type SetShownCurrencyMutation = { setShownCurrency:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'SettingsSaved' }
   };

export type DeleteShownCurrencyMutationVariables = Exact<{
  code: string;
}>;


export type DeleteShownCurrencyMutation = { deleteShownCurrency:
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

type Refused_AddressNotProven_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_AddressNotVerified_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_AlreadyInvoiced_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_AlreadySubscribed_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_BalanceUnavailable_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_BookingMailRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_BookingNotFound_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_CancellationChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_CancellationRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_CashUpChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ChallengeRequired_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ChangeFiguresChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ChangeRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ChannelsChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ChargeItemChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ChargeRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_CodeRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_CodeTooSoon_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_CompanyAccountRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_CompanyChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_CompanyOwes_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_CompanyPays_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ContentChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_CorrectionRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_DayBookLedgersChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_DayBookRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_DepartureChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_DeskPaymentRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_DeskRoomsSoldOut_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_DeskSecurityChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_EmailLinkUnknown_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_EmailLinkUsed_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ExtraChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_FilingTooEarly_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_FolioRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_GuestNotRentedTo_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_GuestRecordChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_GuestRecordJoined_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_HoldExpired_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_IdempotencyConflict_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_InvalidInput_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_InvitationRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_LookChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_MessageAnsweredMeanwhile_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_MessageWithoutAddress_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_MoveRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_NightsSoldOut_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_NotOpen_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_NothingOverdue_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_NothingToPay_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_OnlineCheckInChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_OnlineCheckInChecked_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_OnlineCheckInClosed_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_OrderUnavailable_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_OwnerLinkRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PayAtHotelUsedUp_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PaymentLinkUnknown_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PaymentNotVerified_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PaymentRefunded_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PaymentRequestRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PaymentUnavailable_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PictureChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PictureInUse_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PolicyChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PortalBookingChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PortalChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_PriceChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RateLimited_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RatePlanChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RatesChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RecordInUse_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RecordNotFound_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RegisterClosed_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RegisterPersonElsewhere_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ReissueRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RoleInUse_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RoleRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RolesChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RoomTaken_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RoomTypeBusy_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RoomTypeChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_RoomUnavailable_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_SecondFactorRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_SecurityDepositRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ServiceKeyRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_SetUpIncomplete_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_SettingsChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ShiftChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_ShiftRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_StaffRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_StayStepRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_TakingBackRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_TentativeRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_TestMailRefused_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_TooManyHolds_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_TooManyUnpaidBookings_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_TooManyWebhookEndpoints_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_UnsubscribeLinkUnknown_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

type Refused_WebhookEndpointsChanged_Fragment = { code: string, message: string, parameters: Array<{ name: string, value: string }> };

export type RefusedFragment =
  | Refused_AddressNotProven_Fragment
  | Refused_AddressNotVerified_Fragment
  | Refused_AlreadyInvoiced_Fragment
  | Refused_AlreadySubscribed_Fragment
  | Refused_BalanceUnavailable_Fragment
  | Refused_BookingMailRefused_Fragment
  | Refused_BookingNotFound_Fragment
  | Refused_CancellationChanged_Fragment
  | Refused_CancellationRefused_Fragment
  | Refused_CashUpChanged_Fragment
  | Refused_ChallengeRequired_Fragment
  | Refused_ChangeFiguresChanged_Fragment
  | Refused_ChangeRefused_Fragment
  | Refused_ChannelsChanged_Fragment
  | Refused_ChargeItemChanged_Fragment
  | Refused_ChargeRefused_Fragment
  | Refused_CodeRefused_Fragment
  | Refused_CodeTooSoon_Fragment
  | Refused_CompanyAccountRefused_Fragment
  | Refused_CompanyChanged_Fragment
  | Refused_CompanyOwes_Fragment
  | Refused_CompanyPays_Fragment
  | Refused_ContentChanged_Fragment
  | Refused_CorrectionRefused_Fragment
  | Refused_DayBookLedgersChanged_Fragment
  | Refused_DayBookRefused_Fragment
  | Refused_DepartureChanged_Fragment
  | Refused_DeskPaymentRefused_Fragment
  | Refused_DeskRoomsSoldOut_Fragment
  | Refused_DeskSecurityChanged_Fragment
  | Refused_EmailLinkUnknown_Fragment
  | Refused_EmailLinkUsed_Fragment
  | Refused_ExtraChanged_Fragment
  | Refused_FilingTooEarly_Fragment
  | Refused_FolioRefused_Fragment
  | Refused_GuestNotRentedTo_Fragment
  | Refused_GuestRecordChanged_Fragment
  | Refused_GuestRecordJoined_Fragment
  | Refused_HoldExpired_Fragment
  | Refused_IdempotencyConflict_Fragment
  | Refused_InvalidInput_Fragment
  | Refused_InvitationRefused_Fragment
  | Refused_LookChanged_Fragment
  | Refused_MessageAnsweredMeanwhile_Fragment
  | Refused_MessageWithoutAddress_Fragment
  | Refused_MoveRefused_Fragment
  | Refused_NightsSoldOut_Fragment
  | Refused_NotOpen_Fragment
  | Refused_NothingOverdue_Fragment
  | Refused_NothingToPay_Fragment
  | Refused_OnlineCheckInChanged_Fragment
  | Refused_OnlineCheckInChecked_Fragment
  | Refused_OnlineCheckInClosed_Fragment
  | Refused_OrderUnavailable_Fragment
  | Refused_OwnerLinkRefused_Fragment
  | Refused_PayAtHotelUsedUp_Fragment
  | Refused_PaymentLinkUnknown_Fragment
  | Refused_PaymentNotVerified_Fragment
  | Refused_PaymentRefunded_Fragment
  | Refused_PaymentRequestRefused_Fragment
  | Refused_PaymentUnavailable_Fragment
  | Refused_PictureChanged_Fragment
  | Refused_PictureInUse_Fragment
  | Refused_PolicyChanged_Fragment
  | Refused_PortalBookingChanged_Fragment
  | Refused_PortalChanged_Fragment
  | Refused_PriceChanged_Fragment
  | Refused_RateLimited_Fragment
  | Refused_RatePlanChanged_Fragment
  | Refused_RatesChanged_Fragment
  | Refused_RecordInUse_Fragment
  | Refused_RecordNotFound_Fragment
  | Refused_RegisterClosed_Fragment
  | Refused_RegisterPersonElsewhere_Fragment
  | Refused_ReissueRefused_Fragment
  | Refused_RoleInUse_Fragment
  | Refused_RoleRefused_Fragment
  | Refused_RolesChanged_Fragment
  | Refused_RoomTaken_Fragment
  | Refused_RoomTypeBusy_Fragment
  | Refused_RoomTypeChanged_Fragment
  | Refused_RoomUnavailable_Fragment
  | Refused_SecondFactorRefused_Fragment
  | Refused_SecurityDepositRefused_Fragment
  | Refused_ServiceKeyRefused_Fragment
  | Refused_SetUpIncomplete_Fragment
  | Refused_SettingsChanged_Fragment
  | Refused_ShiftChanged_Fragment
  | Refused_ShiftRefused_Fragment
  | Refused_StaffRefused_Fragment
  | Refused_StayStepRefused_Fragment
  | Refused_TakingBackRefused_Fragment
  | Refused_TentativeRefused_Fragment
  | Refused_TestMailRefused_Fragment
  | Refused_TooManyHolds_Fragment
  | Refused_TooManyUnpaidBookings_Fragment
  | Refused_TooManyWebhookEndpoints_Fragment
  | Refused_UnsubscribeLinkUnknown_Fragment
  | Refused_WebhookEndpointsChanged_Fragment
;

export type FaultsFragment = { faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> };

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

export type StoredPicture_PictureFragment = { address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> };

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
    | { __typename: 'CodeTooSoon', retryAfterSeconds: number, code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }>, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'NewsletterCodeSent', code: string, message: string, resendAfterSeconds: number, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type VerifyNewsletterCodeMutationVariables = Exact<{
  email: string;
  otp: string;
}>;


export type VerifyNewsletterCodeMutation = { verifyNewsletterCode:
    | { __typename: 'CodeRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }>, parameters: Array<{ name: string, value: string }> }
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

export type PromotionTermsFragment = { name: string, code: string | null, state: PromotionState, bookingFrom: string | null, bookingTo: string | null, stayFrom: string | null, stayTo: string | null, weekdays: Array<number>, minimumNights: number, roomTypes: Array<{ code: string, name: string }>, plans: Array<{ code: string, name: string }> };

export type HotelQueryVariables = Exact<{ [key: string]: never; }>;


export type HotelQuery = { property: { name: string, town: string, timeZone: string, address: string, phone: string, email: string, today: string } };

export type ShownCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type ShownCurrenciesQuery = { property: { shownCurrencies: Array<{ code: string, paisePerUnit: number, asOf: string }> } };

export type RoomsWithPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomsWithPricesQuery = { roomTypes: Array<{ name: string, title: string, description: string, pictures: Array<string>, nightlyRate: { amount: number, currency: Currency }, oneNight: { amount: number, currency: Currency } | null, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> }> };

export type RoomWithPrice_RoomTypeFragment = { name: string, title: string, description: string, pictures: Array<string>, nightlyRate: { amount: number, currency: Currency }, oneNight: { amount: number, currency: Currency } | null, uploadedPictures: Array<{ address: string, name: string, altText: string, width: number, height: number, widths: Array<number>, focalX: number, focalY: number, placeholder: Array<string> }> };

export type TestimonialCard_TestimonialFragment = { name: string, message: string, rating: number, location: string, image: string | null };

export type TestimonialsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestimonialsQuery = { testimonials: Array<{ name: string, message: string, rating: number, location: string, image: string | null }> };

export type YourData_PageFragment = { address: string, references: Array<string>, isShared: boolean, newsletter: { agreedAt: string, agreedTo: string, endedAt: string | null } | null, marketing: { agreedAt: string, endedAt: string | null } | null, erasure: { id: string, state: ErasureState, waitsFor: Array<ErasureWait>, kept: Array<{ what: string, until: string }> } | null };

export type YourDataQueryVariables = Exact<{
  token?: string | null | undefined;
}>;


export type YourDataQuery = { yourData:
    | { __typename: 'AddressNotProven', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'YourData', address: string, references: Array<string>, isShared: boolean, newsletter: { agreedAt: string, agreedTo: string, endedAt: string | null } | null, marketing: { agreedAt: string, endedAt: string | null } | null, erasure: { id: string, state: ErasureState, waitsFor: Array<ErasureWait>, kept: Array<{ what: string, until: string }> } | null }
   };

export type SendYourDataLinkMutationVariables = Exact<{
  email: string;
}>;


export type SendYourDataLinkMutation = { sendYourDataLink:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'YourDataLinkSent', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type ExportYourDataMutationVariables = Exact<{
  token?: string | null | undefined;
}>;


export type ExportYourDataMutation = { exportYourData:
    | { __typename: 'AddressNotProven', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PersonExport', filename: string, json: string, html: string }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type EraseYourDataMutationVariables = Exact<{
  token?: string | null | undefined;
}>;


export type EraseYourDataMutation = { eraseYourData:
    | { __typename: 'AddressNotProven', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'YourData', address: string, references: Array<string>, isShared: boolean, newsletter: { agreedAt: string, agreedTo: string, endedAt: string | null } | null, marketing: { agreedAt: string, endedAt: string | null } | null, erasure: { id: string, state: ErasureState, waitsFor: Array<ErasureWait>, kept: Array<{ what: string, until: string }> } | null }
   };

export type WithdrawYourConsentMutationVariables = Exact<{
  token?: string | null | undefined;
}>;


export type WithdrawYourConsentMutation = { withdrawYourConsent:
    | { __typename: 'AddressNotProven', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'YourData', address: string, references: Array<string>, isShared: boolean, newsletter: { agreedAt: string, agreedTo: string, endedAt: string | null } | null, marketing: { agreedAt: string, endedAt: string | null } | null, erasure: { id: string, state: ErasureState, waitsFor: Array<ErasureWait>, kept: Array<{ what: string, until: string }> } | null }
   };

export type WithdrawYourMarketingConsentMutationVariables = Exact<{
  token?: string | null | undefined;
}>;


export type WithdrawYourMarketingConsentMutation = { withdrawYourMarketingConsent:
    | { __typename: 'AddressNotProven', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'YourData', address: string, references: Array<string>, isShared: boolean, newsletter: { agreedAt: string, agreedTo: string, endedAt: string | null } | null, marketing: { agreedAt: string, endedAt: string | null } | null, erasure: { id: string, state: ErasureState, waitsFor: Array<ErasureWait>, kept: Array<{ what: string, until: string }> } | null }
   };

/** The data and the variables of each operation. */
export interface Operations {
  AcceptInvitation: { data: AcceptInvitationMutation; variables: AcceptInvitationMutationVariables };
  AcceptOwnership: { data: AcceptOwnershipMutation; variables: AcceptOwnershipMutationVariables };
  AddBookingNote: { data: AddBookingNoteMutation; variables: AddBookingNoteMutationVariables };
  AddCalendarFeed: { data: AddCalendarFeedMutation; variables: AddCalendarFeedMutationVariables };
  AddCategoryItem: { data: AddCategoryItemMutation; variables: AddCategoryItemMutationVariables };
  AddChannel: { data: AddChannelMutation; variables: AddChannelMutationVariables };
  AddChargeItem: { data: AddChargeItemMutation; variables: AddChargeItemMutationVariables };
  AddCompany: { data: AddCompanyMutation; variables: AddCompanyMutationVariables };
  AddExtra: { data: AddExtraMutation; variables: AddExtraMutationVariables };
  AddGuestRecord: { data: AddGuestRecordMutation; variables: AddGuestRecordMutationVariables };
  AddHotel: { data: AddHotelMutation; variables: AddHotelMutationVariables };
  AddLostItem: { data: AddLostItemMutation; variables: AddLostItemMutationVariables };
  AddOffer: { data: AddOfferMutation; variables: AddOfferMutationVariables };
  AddPolicy: { data: AddPolicyMutation; variables: AddPolicyMutationVariables };
  AddPortal: { data: AddPortalMutation; variables: AddPortalMutationVariables };
  AddRatePlan: { data: AddRatePlanMutation; variables: AddRatePlanMutationVariables };
  AddRepairNote: { data: AddRepairNoteMutation; variables: AddRepairNoteMutationVariables };
  AddRole: { data: AddRoleMutation; variables: AddRoleMutationVariables };
  AddRoom: { data: AddRoomMutation; variables: AddRoomMutationVariables };
  AddRoomType: { data: AddRoomTypeMutation; variables: AddRoomTypeMutationVariables };
  AddRooms: { data: AddRoomsMutation; variables: AddRoomsMutationVariables };
  AddWebhookEndpoint: { data: AddWebhookEndpointMutation; variables: AddWebhookEndpointMutationVariables };
  AdminLists: { data: AdminListsQuery; variables: AdminListsQueryVariables };
  AdministratorActions: { data: AdministratorActionsQuery; variables: AdministratorActionsQueryVariables };
  AdministratorOnly: { data: AdministratorOnlyQuery; variables: AdministratorOnlyQueryVariables };
  AgedReceivables: { data: AgedReceivablesQuery; variables: AgedReceivablesQueryVariables };
  ApplyCompanyPayment: { data: ApplyCompanyPaymentMutation; variables: ApplyCompanyPaymentMutationVariables };
  ArchiveCompany: { data: ArchiveCompanyMutation; variables: ArchiveCompanyMutationVariables };
  ArriveAfterAll: { data: ArriveAfterAllMutation; variables: ArriveAfterAllMutationVariables };
  Bill: { data: BillQuery; variables: BillQueryVariables };
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
  ChannelWebhookAddress: { data: ChannelWebhookAddressQuery; variables: ChannelWebhookAddressQueryVariables };
  Channels: { data: ChannelsQuery; variables: ChannelsQueryVariables };
  ChargeItems: { data: ChargeItemsQuery; variables: ChargeItemsQueryVariables };
  ChargeSecurityDeposit: { data: ChargeSecurityDepositMutation; variables: ChargeSecurityDepositMutationVariables };
  ChargesToPost: { data: ChargesToPostQuery; variables: ChargesToPostQueryVariables };
  CheckIn: { data: CheckInMutation; variables: CheckInMutationVariables };
  CheckOut: { data: CheckOutMutation; variables: CheckOutMutationVariables };
  ChoosablePictures: { data: ChoosablePicturesQuery; variables: ChoosablePicturesQueryVariables };
  CloseBusinessDay: { data: CloseBusinessDayMutation; variables: CloseBusinessDayMutationVariables };
  CloseCashUp: { data: CloseCashUpMutation; variables: CloseCashUpMutationVariables };
  CloseDayBook: { data: CloseDayBookMutation; variables: CloseDayBookMutationVariables };
  CloseFolio: { data: CloseFolioMutation; variables: CloseFolioMutationVariables };
  CloseShift: { data: CloseShiftMutation; variables: CloseShiftMutationVariables };
  Companies: { data: CompaniesQuery; variables: CompaniesQueryVariables };
  CompanyDetails: { data: CompanyDetailsQuery; variables: CompanyDetailsQueryVariables };
  CompanyStatementFile: { data: CompanyStatementFileQuery; variables: CompanyStatementFileQueryVariables };
  ConfirmEmail: { data: ConfirmEmailMutation; variables: ConfirmEmailMutationVariables };
  ConfirmPayment: { data: ConfirmPaymentMutation; variables: ConfirmPaymentMutationVariables };
  ConfirmPaymentTest: { data: ConfirmPaymentTestMutation; variables: ConfirmPaymentTestMutationVariables };
  ConfirmRequestedPayment: { data: ConfirmRequestedPaymentMutation; variables: ConfirmRequestedPaymentMutationVariables };
  ConfirmSecondFactor: { data: ConfirmSecondFactorMutation; variables: ConfirmSecondFactorMutationVariables };
  ConfirmTentative: { data: ConfirmTentativeMutation; variables: ConfirmTentativeMutationVariables };
  ConfirmWithCode: { data: ConfirmWithCodeMutation; variables: ConfirmWithCodeMutationVariables };
  ContentDocument: { data: ContentDocumentQuery; variables: ContentDocumentQueryVariables };
  ContentDocuments: { data: ContentDocumentsQuery; variables: ContentDocumentsQueryVariables };
  ContentPreview: { data: ContentPreviewQuery; variables: ContentPreviewQueryVariables };
  ContinueBooking: { data: ContinueBookingMutation; variables: ContinueBookingMutationVariables };
  CorrectDetails: { data: CorrectDetailsMutation; variables: CorrectDetailsMutationVariables };
  CorrectEmail: { data: CorrectEmailMutation; variables: CorrectEmailMutationVariables };
  CorrectGuestBooking: { data: CorrectGuestBookingMutation; variables: CorrectGuestBookingMutationVariables };
  CounterCompanyPayment: { data: CounterCompanyPaymentMutation; variables: CounterCompanyPaymentMutationVariables };
  CounterDeskPayment: { data: CounterDeskPaymentMutation; variables: CounterDeskPaymentMutationVariables };
  CreateBooking: { data: CreateBookingMutation; variables: CreateBookingMutationVariables };
  CreateDeskBooking: { data: CreateDeskBookingMutation; variables: CreateDeskBookingMutationVariables };
  CropPicture: { data: CropPictureMutation; variables: CropPictureMutationVariables };
  DayBook: { data: DayBookQuery; variables: DayBookQueryVariables };
  DayBookLedgers: { data: DayBookLedgersQuery; variables: DayBookLedgersQueryVariables };
  DeleteCategoryItem: { data: DeleteCategoryItemMutation; variables: DeleteCategoryItemMutationVariables };
  DeleteExchangeRate: { data: DeleteExchangeRateMutation; variables: DeleteExchangeRateMutationVariables };
  DeleteHotel: { data: DeleteHotelMutation; variables: DeleteHotelMutationVariables };
  DeleteOffer: { data: DeleteOfferMutation; variables: DeleteOfferMutationVariables };
  DeletePicture: { data: DeletePictureMutation; variables: DeletePictureMutationVariables };
  DeleteRole: { data: DeleteRoleMutation; variables: DeleteRoleMutationVariables };
  DeleteRoom: { data: DeleteRoomMutation; variables: DeleteRoomMutationVariables };
  DeleteRoomType: { data: DeleteRoomTypeMutation; variables: DeleteRoomTypeMutationVariables };
  DeleteShownCurrency: { data: DeleteShownCurrencyMutation; variables: DeleteShownCurrencyMutationVariables };
  DeleteTaxPeriod: { data: DeleteTaxPeriodMutation; variables: DeleteTaxPeriodMutationVariables };
  DeparturePreview: { data: DeparturePreviewQuery; variables: DeparturePreviewQueryVariables };
  DeskAccess: { data: DeskAccessQuery; variables: DeskAccessQueryVariables };
  DeskAvailability: { data: DeskAvailabilityQuery; variables: DeskAvailabilityQueryVariables };
  DeskBlocks: { data: DeskBlocksQuery; variables: DeskBlocksQueryVariables };
  DeskChanges: { data: DeskChangesSubscription; variables: DeskChangesSubscriptionVariables };
  DeskQuote: { data: DeskQuoteQuery; variables: DeskQuoteQueryVariables };
  DeskSecurity: { data: DeskSecurityQuery; variables: DeskSecurityQueryVariables };
  EditCategoryItem: { data: EditCategoryItemMutation; variables: EditCategoryItemMutationVariables };
  EditChannel: { data: EditChannelMutation; variables: EditChannelMutationVariables };
  EditChargeItem: { data: EditChargeItemMutation; variables: EditChargeItemMutationVariables };
  EditCompany: { data: EditCompanyMutation; variables: EditCompanyMutationVariables };
  EditDayBookLedgers: { data: EditDayBookLedgersMutation; variables: EditDayBookLedgersMutationVariables };
  EditDeskSecurity: { data: EditDeskSecurityMutation; variables: EditDeskSecurityMutationVariables };
  EditExtra: { data: EditExtraMutation; variables: EditExtraMutationVariables };
  EditGuestRecord: { data: EditGuestRecordMutation; variables: EditGuestRecordMutationVariables };
  EditHotel: { data: EditHotelMutation; variables: EditHotelMutationVariables };
  EditLook: { data: EditLookMutation; variables: EditLookMutationVariables };
  EditOffer: { data: EditOfferMutation; variables: EditOfferMutationVariables };
  EditPicture: { data: EditPictureMutation; variables: EditPictureMutationVariables };
  EditPolicy: { data: EditPolicyMutation; variables: EditPolicyMutationVariables };
  EditPortal: { data: EditPortalMutation; variables: EditPortalMutationVariables };
  EditProperty: { data: EditPropertyMutation; variables: EditPropertyMutationVariables };
  EditRatePlan: { data: EditRatePlanMutation; variables: EditRatePlanMutationVariables };
  EditRole: { data: EditRoleMutation; variables: EditRoleMutationVariables };
  EditRoom: { data: EditRoomMutation; variables: EditRoomMutationVariables };
  EditRoomType: { data: EditRoomTypeMutation; variables: EditRoomTypeMutationVariables };
  EditStaff: { data: EditStaffMutation; variables: EditStaffMutationVariables };
  EditWebhookEndpoint: { data: EditWebhookEndpointMutation; variables: EditWebhookEndpointMutationVariables };
  EndBlock: { data: EndBlockMutation; variables: EndBlockMutationVariables };
  EraseGuest: { data: EraseGuestMutation; variables: EraseGuestMutationVariables };
  EraseYourData: { data: EraseYourDataMutation; variables: EraseYourDataMutationVariables };
  ErasureRequests: { data: ErasureRequestsQuery; variables: ErasureRequestsQueryVariables };
  ExportCharges: { data: ExportChargesQuery; variables: ExportChargesQueryVariables };
  ExportContactMessages: { data: ExportContactMessagesQuery; variables: ExportContactMessagesQueryVariables };
  ExportDayBook: { data: ExportDayBookQuery; variables: ExportDayBookQueryVariables };
  ExportDayBookToTally: { data: ExportDayBookToTallyQuery; variables: ExportDayBookToTallyQueryVariables };
  ExportGuest: { data: ExportGuestMutation; variables: ExportGuestMutationVariables };
  ExportSettlements: { data: ExportSettlementsQuery; variables: ExportSettlementsQueryVariables };
  ExportSubscribers: { data: ExportSubscribersQuery; variables: ExportSubscribersQueryVariables };
  ExportYourData: { data: ExportYourDataMutation; variables: ExportYourDataMutationVariables };
  ExtendOption: { data: ExtendOptionMutation; variables: ExtendOptionMutationVariables };
  ExtraSettings: { data: ExtraSettingsQuery; variables: ExtraSettingsQueryVariables };
  FiguresOfHotel: { data: FiguresOfHotelQuery; variables: FiguresOfHotelQueryVariables };
  FinishTask: { data: FinishTaskMutation; variables: FinishTaskMutationVariables };
  FolioList: { data: FolioListQuery; variables: FolioListQueryVariables };
  FrontDesk: { data: FrontDeskQuery; variables: FrontDeskQueryVariables };
  Gallery: { data: GalleryQuery; variables: GalleryQueryVariables };
  GiveAllowance: { data: GiveAllowanceMutation; variables: GiveAllowanceMutationVariables };
  GiveRoom: { data: GiveRoomMutation; variables: GiveRoomMutationVariables };
  Gstr1Return: { data: Gstr1ReturnQuery; variables: Gstr1ReturnQueryVariables };
  GuestBilling: { data: GuestBillingQuery; variables: GuestBillingQueryVariables };
  GuestBooking: { data: GuestBookingQuery; variables: GuestBookingQueryVariables };
  GuestBookings: { data: GuestBookingsQuery; variables: GuestBookingsQueryVariables };
  GuestCancellationPreview: { data: GuestCancellationPreviewQuery; variables: GuestCancellationPreviewQueryVariables };
  GuestChangePreview: { data: GuestChangePreviewQuery; variables: GuestChangePreviewQueryVariables };
  GuestDuplicates: { data: GuestDuplicatesQuery; variables: GuestDuplicatesQueryVariables };
  GuestMessages: { data: GuestMessagesQuery; variables: GuestMessagesQueryVariables };
  GuestOfBooking: { data: GuestOfBookingQuery; variables: GuestOfBookingQueryVariables };
  GuestRecordPage: { data: GuestRecordPageQuery; variables: GuestRecordPageQueryVariables };
  GuestRecords: { data: GuestRecordsQuery; variables: GuestRecordsQueryVariables };
  GuestsToErase: { data: GuestsToEraseQuery; variables: GuestsToEraseQueryVariables };
  HeldChange: { data: HeldChangeQuery; variables: HeldChangeQueryVariables };
  HoldStrip: { data: HoldStripQuery; variables: HoldStripQueryVariables };
  Hotel: { data: HotelQuery; variables: HotelQueryVariables };
  HotelDay: { data: HotelDayQuery; variables: HotelDayQueryVariables };
  HotelSettings: { data: HotelSettingsQuery; variables: HotelSettingsQueryVariables };
  HotelToday: { data: HotelTodayQuery; variables: HotelTodayQueryVariables };
  Hotels: { data: HotelsQuery; variables: HotelsQueryVariables };
  Housekeeping: { data: HousekeepingQuery; variables: HousekeepingQueryVariables };
  IdentitySettings: { data: IdentitySettingsQuery; variables: IdentitySettingsQueryVariables };
  InviteStaff: { data: InviteStaffMutation; variables: InviteStaffMutationVariables };
  IssueInvoiceAgain: { data: IssueInvoiceAgainMutation; variables: IssueInvoiceAgainMutationVariables };
  JoinGuestRecords: { data: JoinGuestRecordsMutation; variables: JoinGuestRecordsMutationVariables };
  LeaveFeedback: { data: LeaveFeedbackMutation; variables: LeaveFeedbackMutationVariables };
  Look: { data: LookQuery; variables: LookQueryVariables };
  LostItems: { data: LostItemsQuery; variables: LostItemsQueryVariables };
  MakeGuestRecord: { data: MakeGuestRecordMutation; variables: MakeGuestRecordMutationVariables };
  MakeRoomCalendar: { data: MakeRoomCalendarMutation; variables: MakeRoomCalendarMutationVariables };
  MakeServiceKey: { data: MakeServiceKeyMutation; variables: MakeServiceKeyMutationVariables };
  MapChannel: { data: MapChannelMutation; variables: MapChannelMutationVariables };
  MapChannelPortals: { data: MapChannelPortalsMutation; variables: MapChannelPortalsMutationVariables };
  MarkMessage: { data: MarkMessageMutation; variables: MarkMessageMutationVariables };
  MarkRoom: { data: MarkRoomMutation; variables: MarkRoomMutationVariables };
  MarkSharedComputer: { data: MarkSharedComputerMutation; variables: MarkSharedComputerMutationVariables };
  MinibarItems: { data: MinibarItemsQuery; variables: MinibarItemsQueryVariables };
  MonthlyReport: { data: MonthlyReportQuery; variables: MonthlyReportQueryVariables };
  MoveFolioLines: { data: MoveFolioLinesMutation; variables: MoveFolioLinesMutationVariables };
  MoveStay: { data: MoveStayMutation; variables: MoveStayMutationVariables };
  MyBookings: { data: MyBookingsQuery; variables: MyBookingsQueryVariables };
  MyDocumentFile: { data: MyDocumentFileQuery; variables: MyDocumentFileQueryVariables };
  NewBookingSetting: { data: NewBookingSettingQuery; variables: NewBookingSettingQueryVariables };
  NewsletterConsent: { data: NewsletterConsentQuery; variables: NewsletterConsentQueryVariables };
  NewsletterStatus: { data: NewsletterStatusQuery; variables: NewsletterStatusQueryVariables };
  NightAudit: { data: NightAuditQuery; variables: NightAuditQueryVariables };
  NoteDifferentGuests: { data: NoteDifferentGuestsMutation; variables: NoteDifferentGuestsMutationVariables };
  OfferOwnership: { data: OfferOwnershipMutation; variables: OfferOwnershipMutationVariables };
  Offers: { data: OffersQuery; variables: OffersQueryVariables };
  OnlineCheckIn: { data: OnlineCheckInQuery; variables: OnlineCheckInQueryVariables };
  OpenFolio: { data: OpenFolioMutation; variables: OpenFolioMutationVariables };
  OpenRequestedPayment: { data: OpenRequestedPaymentMutation; variables: OpenRequestedPaymentMutationVariables };
  OpenShift: { data: OpenShiftMutation; variables: OpenShiftMutationVariables };
  OwnShift: { data: OwnShiftQuery; variables: OwnShiftQueryVariables };
  OwnSignIn: { data: OwnSignInQuery; variables: OwnSignInQueryVariables };
  PageBody: { data: PageBodyQuery; variables: PageBodyQueryVariables };
  PageTexts: { data: PageTextsQuery; variables: PageTextsQueryVariables };
  PayBalance: { data: PayBalanceMutation; variables: PayBalanceMutationVariables };
  PayOut: { data: PayOutMutation; variables: PayOutMutationVariables };
  PaymentRequests: { data: PaymentRequestsQuery; variables: PaymentRequestsQueryVariables };
  PaymentTermsPreview: { data: PaymentTermsPreviewQuery; variables: PaymentTermsPreviewQueryVariables };
  Pictures: { data: PicturesQuery; variables: PicturesQueryVariables };
  PinAdministrator: { data: PinAdministratorMutation; variables: PinAdministratorMutationVariables };
  PlaceStay: { data: PlaceStayMutation; variables: PlaceStayMutationVariables };
  PolicyPreview: { data: PolicyPreviewQuery; variables: PolicyPreviewQueryVariables };
  PolicySettings: { data: PolicySettingsQuery; variables: PolicySettingsQueryVariables };
  PortalMonth: { data: PortalMonthQuery; variables: PortalMonthQueryVariables };
  PortalStatement: { data: PortalStatementQuery; variables: PortalStatementQueryVariables };
  PortalStayOfBooking: { data: PortalStayOfBookingQuery; variables: PortalStayOfBookingQueryVariables };
  Portals: { data: PortalsQuery; variables: PortalsQueryVariables };
  PostCharge: { data: PostChargeMutation; variables: PostChargeMutationVariables };
  PostMinibar: { data: PostMinibarMutation; variables: PostMinibarMutationVariables };
  PreviewSite: { data: PreviewSiteMutation; variables: PreviewSiteMutationVariables };
  PrintedArrivals: { data: PrintedArrivalsQuery; variables: PrintedArrivalsQueryVariables };
  PrintedBill: { data: PrintedBillQuery; variables: PrintedBillQueryVariables };
  PrintedBooking: { data: PrintedBookingQuery; variables: PrintedBookingQueryVariables };
  PrintedDepartures: { data: PrintedDeparturesQuery; variables: PrintedDeparturesQueryVariables };
  PrintedHouse: { data: PrintedHouseQuery; variables: PrintedHouseQueryVariables };
  Programs: { data: ProgramsQuery; variables: ProgramsQueryVariables };
  PromotionOfCode: { data: PromotionOfCodeQuery; variables: PromotionOfCodeQueryVariables };
  Promotions: { data: PromotionsQuery; variables: PromotionsQueryVariables };
  ProveAddress: { data: ProveAddressMutation; variables: ProveAddressMutationVariables };
  ProveIdentity: { data: ProveIdentityMutation; variables: ProveIdentityMutationVariables };
  PublishContent: { data: PublishContentMutation; variables: PublishContentMutationVariables };
  PublishHotel: { data: PublishHotelMutation; variables: PublishHotelMutationVariables };
  PutBackPaidOut: { data: PutBackPaidOutMutation; variables: PutBackPaidOutMutationVariables };
  PutBookingToGuest: { data: PutBookingToGuestMutation; variables: PutBookingToGuestMutationVariables };
  RateBook: { data: RateBookQuery; variables: RateBookQueryVariables };
  RateGrid: { data: RateGridQuery; variables: RateGridQueryVariables };
  RatePlanSettings: { data: RatePlanSettingsQuery; variables: RatePlanSettingsQueryVariables };
  RatePreview: { data: RatePreviewQuery; variables: RatePreviewQueryVariables };
  RateSettings: { data: RateSettingsQuery; variables: RateSettingsQueryVariables };
  ReadCalendarFeed: { data: ReadCalendarFeedMutation; variables: ReadCalendarFeedMutationVariables };
  ReceivedFromChannels: { data: ReceivedFromChannelsQuery; variables: ReceivedFromChannelsQueryVariables };
  ReconcileWithGateway: { data: ReconcileWithGatewayMutation; variables: ReconcileWithGatewayMutationVariables };
  RecordCompanyPayment: { data: RecordCompanyPaymentMutation; variables: RecordCompanyPaymentMutationVariables };
  RecordDeskPayment: { data: RecordDeskPaymentMutation; variables: RecordDeskPaymentMutationVariables };
  RecordFiling: { data: RecordFilingMutation; variables: RecordFilingMutationVariables };
  RecordPortalReceipts: { data: RecordPortalReceiptsMutation; variables: RecordPortalReceiptsMutationVariables };
  RefundFolio: { data: RefundFolioMutation; variables: RefundFolioMutationVariables };
  RegisterDocumentAgain: { data: RegisterDocumentAgainMutation; variables: RegisterDocumentAgainMutationVariables };
  RegisterDue: { data: RegisterDueQuery; variables: RegisterDueQueryVariables };
  RegisterOfStay: { data: RegisterOfStayQuery; variables: RegisterOfStayQueryVariables };
  ReinstateStaff: { data: ReinstateStaffMutation; variables: ReinstateStaffMutationVariables };
  ReleaseChange: { data: ReleaseChangeMutation; variables: ReleaseChangeMutationVariables };
  ReleaseHold: { data: ReleaseHoldMutation; variables: ReleaseHoldMutationVariables };
  ReleaseTentative: { data: ReleaseTentativeMutation; variables: ReleaseTentativeMutationVariables };
  RemoveCalendarFeed: { data: RemoveCalendarFeedMutation; variables: RemoveCalendarFeedMutationVariables };
  RemoveChannel: { data: RemoveChannelMutation; variables: RemoveChannelMutationVariables };
  RemoveSecondFactor: { data: RemoveSecondFactorMutation; variables: RemoveSecondFactorMutationVariables };
  RemoveStaff: { data: RemoveStaffMutation; variables: RemoveStaffMutationVariables };
  RemoveWebhookEndpoint: { data: RemoveWebhookEndpointMutation; variables: RemoveWebhookEndpointMutationVariables };
  RenewBookingLink: { data: RenewBookingLinkMutation; variables: RenewBookingLinkMutationVariables };
  RenewChannelWebhook: { data: RenewChannelWebhookMutation; variables: RenewChannelWebhookMutationVariables };
  RenewWebhookSecret: { data: RenewWebhookSecretMutation; variables: RenewWebhookSecretMutationVariables };
  ReopenFolio: { data: ReopenFolioMutation; variables: ReopenFolioMutationVariables };
  ReplyToMessage: { data: ReplyToMessageMutation; variables: ReplyToMessageMutationVariables };
  RequestPayment: { data: RequestPaymentMutation; variables: RequestPaymentMutationVariables };
  RequestSecurityDeposit: { data: RequestSecurityDepositMutation; variables: RequestSecurityDepositMutationVariables };
  ResendBookingMail: { data: ResendBookingMailMutation; variables: ResendBookingMailMutationVariables };
  ResetSecondFactor: { data: ResetSecondFactorMutation; variables: ResetSecondFactorMutationVariables };
  RestoreContent: { data: RestoreContentMutation; variables: RestoreContentMutationVariables };
  ReturnSecurityDeposit: { data: ReturnSecurityDepositMutation; variables: ReturnSecurityDepositMutationVariables };
  RevokeRoomCalendar: { data: RevokeRoomCalendarMutation; variables: RevokeRoomCalendarMutationVariables };
  RevokeServiceKey: { data: RevokeServiceKeyMutation; variables: RevokeServiceKeyMutationVariables };
  RoomCalendars: { data: RoomCalendarsQuery; variables: RoomCalendarsQueryVariables };
  RoomMakers: { data: RoomMakersQuery; variables: RoomMakersQueryVariables };
  RoomMarks: { data: RoomMarksQuery; variables: RoomMarksQueryVariables };
  RoomSettings: { data: RoomSettingsQuery; variables: RoomSettingsQueryVariables };
  RoomTypePage: { data: RoomTypePageQuery; variables: RoomTypePageQueryVariables };
  RoomsAtAGlance: { data: RoomsAtAGlanceQuery; variables: RoomsAtAGlanceQueryVariables };
  RoomsForStay: { data: RoomsForStayQuery; variables: RoomsForStayQueryVariables };
  RoomsWithPrices: { data: RoomsWithPricesQuery; variables: RoomsWithPricesQueryVariables };
  SaveArrival: { data: SaveArrivalMutation; variables: SaveArrivalMutationVariables };
  SaveContent: { data: SaveContentMutation; variables: SaveContentMutationVariables };
  SaveGuestDetails: { data: SaveGuestDetailsMutation; variables: SaveGuestDetailsMutationVariables };
  SaveRegisterPerson: { data: SaveRegisterPersonMutation; variables: SaveRegisterPersonMutationVariables };
  SearchWindow: { data: SearchWindowQuery; variables: SearchWindowQueryVariables };
  SecurityDeposits: { data: SecurityDepositsQuery; variables: SecurityDepositsQueryVariables };
  SendAddressCode: { data: SendAddressCodeMutation; variables: SendAddressCodeMutationVariables };
  SendBookingCode: { data: SendBookingCodeMutation; variables: SendBookingCodeMutationVariables };
  SendBookingLink: { data: SendBookingLinkMutation; variables: SendBookingLinkMutationVariables };
  SendCompanyReminder: { data: SendCompanyReminderMutation; variables: SendCompanyReminderMutationVariables };
  SendCompanyStatement: { data: SendCompanyStatementMutation; variables: SendCompanyStatementMutationVariables };
  SendContactMessage: { data: SendContactMessageMutation; variables: SendContactMessageMutationVariables };
  SendEverythingToChannel: { data: SendEverythingToChannelMutation; variables: SendEverythingToChannelMutationVariables };
  SendNewsletterCode: { data: SendNewsletterCodeMutation; variables: SendNewsletterCodeMutationVariables };
  SendTestMail: { data: SendTestMailMutation; variables: SendTestMailMutationVariables };
  SendWebhooksAgain: { data: SendWebhooksAgainMutation; variables: SendWebhooksAgainMutationVariables };
  SendYourDataLink: { data: SendYourDataLinkMutation; variables: SendYourDataLinkMutationVariables };
  SeparateGuestRecord: { data: SeparateGuestRecordMutation; variables: SeparateGuestRecordMutationVariables };
  SetBillingDetails: { data: SetBillingDetailsMutation; variables: SetBillingDetailsMutationVariables };
  SetCompanyOfBooking: { data: SetCompanyOfBookingMutation; variables: SetCompanyOfBookingMutationVariables };
  SetDoNotRent: { data: SetDoNotRentMutation; variables: SetDoNotRentMutationVariables };
  SetExchangeRate: { data: SetExchangeRateMutation; variables: SetExchangeRateMutationVariables };
  SetFolioPayer: { data: SetFolioPayerMutation; variables: SetFolioPayerMutationVariables };
  SetFolioRule: { data: SetFolioRuleMutation; variables: SetFolioRuleMutationVariables };
  SetGuestBillingDetails: { data: SetGuestBillingDetailsMutation; variables: SetGuestBillingDetailsMutationVariables };
  SetGuestConsent: { data: SetGuestConsentMutation; variables: SetGuestConsentMutationVariables };
  SetLostItemState: { data: SetLostItemStateMutation; variables: SetLostItemStateMutationVariables };
  SetPortalBooking: { data: SetPortalBookingMutation; variables: SetPortalBookingMutationVariables };
  SetShownCurrency: { data: SetShownCurrencyMutation; variables: SetShownCurrencyMutationVariables };
  SetTaxPeriod: { data: SetTaxPeriodMutation; variables: SetTaxPeriodMutationVariables };
  SetUp: { data: SetUpQuery; variables: SetUpQueryVariables };
  Settlements: { data: SettlementsQuery; variables: SettlementsQueryVariables };
  ShiftOfId: { data: ShiftOfIdQuery; variables: ShiftOfIdQueryVariables };
  ShownCurrencies: { data: ShownCurrenciesQuery; variables: ShownCurrenciesQueryVariables };
  SignOutEverywhere: { data: SignOutEverywhereMutation; variables: SignOutEverywhereMutationVariables };
  SignOutStaff: { data: SignOutStaffMutation; variables: SignOutStaffMutationVariables };
  SiteIsOpen: { data: SiteIsOpenQuery; variables: SiteIsOpenQueryVariables };
  SlabWarnings: { data: SlabWarningsQuery; variables: SlabWarningsQueryVariables };
  SplitFolioLine: { data: SplitFolioLineMutation; variables: SplitFolioLineMutationVariables };
  StaffBook: { data: StaffBookQuery; variables: StaffBookQueryVariables };
  StartPaymentTest: { data: StartPaymentTestMutation; variables: StartPaymentTestMutationVariables };
  StartRequestedPayment: { data: StartRequestedPaymentMutation; variables: StartRequestedPaymentMutationVariables };
  StartSecondFactor: { data: StartSecondFactorMutation; variables: StartSecondFactorMutationVariables };
  StayCalendar: { data: StayCalendarQuery; variables: StayCalendarQueryVariables };
  StayOptions: { data: StayOptionsQuery; variables: StayOptionsQueryVariables };
  StayQuote: { data: StayQuoteQuery; variables: StayQuoteQueryVariables };
  StayRooms: { data: StayRoomsQuery; variables: StayRoomsQueryVariables };
  StaysInstead: { data: StaysInsteadQuery; variables: StaysInsteadQueryVariables };
  Subscribers: { data: SubscribersQuery; variables: SubscribersQueryVariables };
  SuspendStaff: { data: SuspendStaffMutation; variables: SuspendStaffMutationVariables };
  SwapStays: { data: SwapStaysMutation; variables: SwapStaysMutationVariables };
  SwitchChannel: { data: SwitchChannelMutation; variables: SwitchChannelMutationVariables };
  SwitchWebhookEndpoint: { data: SwitchWebhookEndpointMutation; variables: SwitchWebhookEndpointMutationVariables };
  TakeBackApplication: { data: TakeBackApplicationMutation; variables: TakeBackApplicationMutationVariables };
  TakeBackCancellation: { data: TakeBackCancellationMutation; variables: TakeBackCancellationMutationVariables };
  TakeBackCharge: { data: TakeBackChargeMutation; variables: TakeBackChargeMutationVariables };
  TakeBackCompanyDebt: { data: TakeBackCompanyDebtMutation; variables: TakeBackCompanyDebtMutationVariables };
  TakeBackDepositCharge: { data: TakeBackDepositChargeMutation; variables: TakeBackDepositChargeMutationVariables };
  TakeSecurityDeposit: { data: TakeSecurityDepositMutation; variables: TakeSecurityDepositMutationVariables };
  TaxDocumentFile: { data: TaxDocumentFileQuery; variables: TaxDocumentFileQueryVariables };
  TaxDocuments: { data: TaxDocumentsQuery; variables: TaxDocumentsQueryVariables };
  TestChannel: { data: TestChannelMutation; variables: TestChannelMutationVariables };
  TestWebhookEndpoint: { data: TestWebhookEndpointMutation; variables: TestWebhookEndpointMutationVariables };
  Testimonials: { data: TestimonialsQuery; variables: TestimonialsQueryVariables };
  Timeline: { data: TimelineQuery; variables: TimelineQueryVariables };
  UndoCheckIn: { data: UndoCheckInMutation; variables: UndoCheckInMutationVariables };
  UndoCheckOut: { data: UndoCheckOutMutation; variables: UndoCheckOutMutationVariables };
  UndoRateChange: { data: UndoRateChangeMutation; variables: UndoRateChangeMutationVariables };
  UnpaidBalances: { data: UnpaidBalancesQuery; variables: UnpaidBalancesQueryVariables };
  UnplacedStays: { data: UnplacedStaysQuery; variables: UnplacedStaysQueryVariables };
  UnpublishHotel: { data: UnpublishHotelMutation; variables: UnpublishHotelMutationVariables };
  UnreadMessages: { data: UnreadMessagesQuery; variables: UnreadMessagesQueryVariables };
  Unsubscribe: { data: UnsubscribeMutation; variables: UnsubscribeMutationVariables };
  VerifyNewsletterCode: { data: VerifyNewsletterCodeMutation; variables: VerifyNewsletterCodeMutationVariables };
  WebhookDeliveries: { data: WebhookDeliveriesQuery; variables: WebhookDeliveriesQueryVariables };
  WithdrawErasure: { data: WithdrawErasureMutation; variables: WithdrawErasureMutationVariables };
  WithdrawInvitation: { data: WithdrawInvitationMutation; variables: WithdrawInvitationMutationVariables };
  WithdrawPaymentRequest: { data: WithdrawPaymentRequestMutation; variables: WithdrawPaymentRequestMutationVariables };
  WithdrawYourConsent: { data: WithdrawYourConsentMutation; variables: WithdrawYourConsentMutationVariables };
  WithdrawYourMarketingConsent: { data: WithdrawYourMarketingConsentMutation; variables: WithdrawYourMarketingConsentMutationVariables };
  YourData: { data: YourDataQuery; variables: YourDataQueryVariables };
}
/** The object types of each interface and union on which a fragment is defined. */
export const possibleTypes = {
  "ChangeCompanyAccountResult": [
    "CompanyAccountRefused",
    "CompanyAccountStored",
    "IdempotencyConflict",
    "InvalidInput",
    "RecordNotFound"
  ],
  "ChangeContentResult": [
    "ContentChanged",
    "ContentSaved",
    "InvalidInput",
    "RecordNotFound"
  ],
  "ChannelResult": [
    "ChannelsChanged",
    "ChannelsSaved",
    "InvalidInput",
    "RecordNotFound"
  ],
  "EditGuestRecordResult": [
    "GuestRecordChanged",
    "GuestRecordJoined",
    "GuestRecordSaved",
    "InvalidInput",
    "RecordNotFound"
  ],
  "FolioResult": [
    "FolioRefused",
    "FoliosStored",
    "IdempotencyConflict",
    "InvalidInput",
    "RecordNotFound"
  ],
  "PostedChargeResult": [
    "ChargeRefused",
    "ChargesStored",
    "IdempotencyConflict",
    "InvalidInput",
    "RecordNotFound"
  ],
  "Refusal": [
    "AddressNotProven",
    "AddressNotVerified",
    "AlreadyInvoiced",
    "AlreadySubscribed",
    "BalanceUnavailable",
    "BookingMailRefused",
    "BookingNotFound",
    "CancellationChanged",
    "CancellationRefused",
    "CashUpChanged",
    "ChallengeRequired",
    "ChangeFiguresChanged",
    "ChangeRefused",
    "ChannelsChanged",
    "ChargeItemChanged",
    "ChargeRefused",
    "CodeRefused",
    "CodeTooSoon",
    "CompanyAccountRefused",
    "CompanyChanged",
    "CompanyOwes",
    "CompanyPays",
    "ContentChanged",
    "CorrectionRefused",
    "DayBookLedgersChanged",
    "DayBookRefused",
    "DepartureChanged",
    "DeskPaymentRefused",
    "DeskRoomsSoldOut",
    "DeskSecurityChanged",
    "EmailLinkUnknown",
    "EmailLinkUsed",
    "ExtraChanged",
    "FilingTooEarly",
    "FolioRefused",
    "GuestNotRentedTo",
    "GuestRecordChanged",
    "GuestRecordJoined",
    "HoldExpired",
    "IdempotencyConflict",
    "InvalidInput",
    "InvitationRefused",
    "LookChanged",
    "MessageAnsweredMeanwhile",
    "MessageWithoutAddress",
    "MoveRefused",
    "NightsSoldOut",
    "NotOpen",
    "NothingOverdue",
    "NothingToPay",
    "OnlineCheckInChanged",
    "OnlineCheckInChecked",
    "OnlineCheckInClosed",
    "OrderUnavailable",
    "OwnerLinkRefused",
    "PayAtHotelUsedUp",
    "PaymentLinkUnknown",
    "PaymentNotVerified",
    "PaymentRefunded",
    "PaymentRequestRefused",
    "PaymentUnavailable",
    "PictureChanged",
    "PictureInUse",
    "PolicyChanged",
    "PortalBookingChanged",
    "PortalChanged",
    "PriceChanged",
    "RateLimited",
    "RatePlanChanged",
    "RatesChanged",
    "RecordInUse",
    "RecordNotFound",
    "RegisterClosed",
    "RegisterPersonElsewhere",
    "ReissueRefused",
    "RoleInUse",
    "RoleRefused",
    "RolesChanged",
    "RoomTaken",
    "RoomTypeBusy",
    "RoomTypeChanged",
    "RoomUnavailable",
    "SecondFactorRefused",
    "SecurityDepositRefused",
    "ServiceKeyRefused",
    "SetUpIncomplete",
    "SettingsChanged",
    "ShiftChanged",
    "ShiftRefused",
    "StaffRefused",
    "StayStepRefused",
    "TakingBackRefused",
    "TentativeRefused",
    "TestMailRefused",
    "TooManyHolds",
    "TooManyUnpaidBookings",
    "TooManyWebhookEndpoints",
    "UnsubscribeLinkUnknown",
    "WebhookEndpointsChanged"
  ],
  "RoleResult": [
    "InvalidInput",
    "RecordNotFound",
    "RoleInUse",
    "RoleRefused",
    "RolesChanged",
    "RolesSaved"
  ],
  "SecurityDepositResult": [
    "IdempotencyConflict",
    "InvalidInput",
    "RecordNotFound",
    "SecurityDepositRefused",
    "SecurityDepositsStored"
  ],
  "ServiceKeyResult": [
    "InvalidInput",
    "RecordNotFound",
    "ServiceKeyMade",
    "ServiceKeyRefused",
    "ServiceKeysSaved"
  ],
  "StaffResult": [
    "InvalidInput",
    "RecordNotFound",
    "StaffRefused",
    "StaffSaved"
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
  ],
  "WebhookResult": [
    "InvalidInput",
    "RecordNotFound",
    "TooManyWebhookEndpoints",
    "WebhookEndpointsChanged",
    "WebhookEndpointsSaved"
  ]
};