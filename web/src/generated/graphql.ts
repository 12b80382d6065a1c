/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Where a booking is in its life: docs/life-cycle.md draws it. */
export const BookingStatus = {
  /** Paid. */
  Confirmed: 'CONFIRMED',
  /** The hold lapsed without payment and the room was released. */
  Expired: 'EXPIRED',
  /** A room is kept for 15 minutes, waiting for payment. */
  Held: 'HELD'
} as const;

export type BookingStatus = typeof BookingStatus[keyof typeof BookingStatus];
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
  /** US cents, at least 0; left out when it has no price. */
  priceCents?: number | null | undefined;
  /** The room type to book, when it is a room. */
  roomType?: string | null | undefined;
  /** When; at most 200 characters. */
  timing?: string | null | undefined;
  /** 1 to 150 characters. */
  title?: string | null | undefined;
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

/** The booking form. */
export type CreateBookingInput = {
  /** The solution of a ChallengeRequired: ALTCHA's payload in base64, at most 4000 characters. Left out otherwise. */
  challengeSolution?: string | null | undefined;
  /** First night: from the hotel’s today to 18 months ahead. */
  checkin: string;
  /** Day of leaving: 1 to 30 nights after check-in. */
  checkout: string;
  /** An e-mail address of at most 254 characters; the confirmation goes there. */
  email: string;
  /** The total in paise that the guest saw; PriceChanged if it differs. */
  expectedTotal?: number | null | undefined;
  /** Further rooms of the same booking, at most 4. All rooms are booked, or none. */
  furtherStays?: Array<StayInput>;
  /** At least 1, at most the room type’s capacity. */
  guests?: number;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sending the same booking twice books once. */
  idempotencyKey?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** 7 to 15 digits, with + and separators if need be; at most 25 characters. */
  phone: string;
  /** The room type wanted; the first one on sale when it is left out. */
  roomType?: string | null | undefined;
  /** At most 1000 characters. */
  specialRequests?: string | null | undefined;
};

/** ISO 4217 code. Rates are shown in USD; guests are charged in INR. */
export const Currency = {
  /** Indian rupee; amounts are paise. */
  Inr: 'INR',
  /** US dollar; amounts are cents. */
  Usd: 'USD'
} as const;

export type Currency = typeof Currency[keyof typeof Currency];
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

/** The feedback form; all fields are required. */
export type FeedbackInput = {
  /** 1 to 5000 characters. */
  feedback: string;
  /** Where the guest comes from: 1 to 100 characters. */
  location: string;
  /** 1 to 100 characters. */
  name: string;
};

/** Filters bookings. A booking is found when it matches every filter that is given. */
export type GuestBookingFilter = {
  /** Only stays with a night on this day or a later one. */
  from?: string | null | undefined;
  /** Part of the reference, of the name (in any case, with accents or without), of the e-mail address, of the phone number (four digits or more, in any spelling), or the whole number of the room. */
  search?: string | null | undefined;
  /** Only those in this state. */
  status?: BookingStatus | null | undefined;
  /** Only stays that begin on this day or earlier. */
  to?: string | null | undefined;
};

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

/** The owner’s form for a new room type. */
export type NewRoomTypeInput = {
  /** Such as "King bed and sofa bed". */
  beds?: string | null | undefined;
  /** How many guests one room sleeps. */
  capacity: number;
  /** Its code: a letter, then letters, digits and hyphens, at most 40 in all. It never changes. */
  code: string;
  /** What guests read about it. */
  description: string;
  /** How many beds can be added. */
  extraBeds: number;
  /** Where in the building it is. */
  floor?: string | null | undefined;
  /** What belongs to each stay; one entry each. */
  included: Array<string>;
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

/** The owner’s form: all settings of the hotel. Each is replaced. */
export type PropertyInput = {
  /** How many months ahead a check-in can be booked, 1 to 60. */
  bookingWindowMonths: number;
  /** From when rooms are ready: HH:MM at the hotel. */
  checkinFrom: string;
  /** By when rooms are left: HH:MM at the hotel. */
  checkoutBy: string;
  /** The country’s name, as it stands in the address. */
  country: string;
  /** ISO 3166-1 alpha-2, such as IN. Phone numbers without a country code are read as this one’s. */
  countryCode: string;
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
  /** What references of new bookings start with: 1 to 6 capital letters or digits. */
  referencePrefix: string;
  /** The hotel’s pages elsewhere, in the order in which they are shown. */
  socialLinks: Array<SocialLinkInput>;
  /** The state. */
  state: string;
  /** Street and number. */
  street: string;
  /** IANA name of the zone that the hotel’s days are counted in. */
  timeZone: string;
  /** The town. */
  town: string;
};

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
  /** The gateway has not paid it out yet. */
  Pending: 'PENDING',
  /** The gateway has paid it out. */
  Processed: 'PROCESSED'
} as const;

export type RefundStatus = typeof RefundStatus[keyof typeof RefundStatus];
/** The owner’s form for a room. */
export type RoomInput = {
  /** The number on its door. */
  number: string;
  /** Whether guests can book it. Bookings that exist stay as they are. */
  onSale: boolean;
};

/** The owner’s form for a room type. Every field is replaced. */
export type RoomTypeInput = {
  /** Such as "King bed and sofa bed". */
  beds?: string | null | undefined;
  /** How many guests one room sleeps. */
  capacity: number;
  /** What guests read about it. */
  description: string;
  /** How many beds can be added. */
  extraBeds: number;
  /** Where in the building it is. */
  floor?: string | null | undefined;
  /** What belongs to each stay; one entry each. */
  included: Array<string>;
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

/** A page of the hotel on another site. */
export type SocialLinkInput = {
  /** What guests read, such as Instagram. */
  name: string;
  /** Begins with https://. */
  url: string;
};

/** A further room of a booking, with its own dates. */
export type StayInput = {
  /** First night: from the hotel’s today to 18 months ahead. */
  checkin: string;
  /** Day of leaving: 1 to 30 nights after check-in. */
  checkout: string;
  /** At least 1, at most the room type’s capacity. */
  guests?: number;
  /** The room type wanted. */
  roomType: string;
};

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

export type IdentitySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentitySettingsQuery = { identitySettings: { apiKey: string, authDomain: string, projectId: string, storageBucket: string, authEmulatorUrl: string | null, storageEmulatorUrl: string | null } };

export type AdministratorOnlyQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorOnlyQuery = { viewer: { uid: string, isAdmin: boolean } | null };

export type PinAdministratorMutationVariables = Exact<{
  token: string;
}>;


export type PinAdministratorMutation = { pinAdministrator:
    | { __typename: 'AdministratorPinned', address: string }
    | { __typename: 'OwnerLinkRefused', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type AdministratorActionsQueryVariables = Exact<{
  page: number;
}>;


export type AdministratorActionsQuery = { administratorActions: { totalPages: number, totalCount: number, actions: Array<{ id: string, at: string, address: string, action: string, details: string }> } };

export type FrontDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type FrontDeskQuery = { frontDesk: { today: string, arrivals: Array<{ reference: string, name: string, roomType: string, roomNumber: string | null, guests: number, checkin: string, checkout: string, specialRequests: string | null, refundState: RefundState, disputeState: DisputeState }>, departures: Array<{ reference: string, name: string, roomType: string, roomNumber: string | null, guests: number, checkin: string, checkout: string, specialRequests: string | null, refundState: RefundState, disputeState: DisputeState }>, inHouse: Array<{ reference: string, name: string, roomType: string, roomNumber: string | null, guests: number, checkin: string, checkout: string, specialRequests: string | null, refundState: RefundState, disputeState: DisputeState }> } };

export type TodayList_BookingFragment = { reference: string, name: string, roomType: string, roomNumber: string | null, guests: number, checkin: string, checkout: string, specialRequests: string | null, refundState: RefundState, disputeState: DisputeState };

export type GuestBookingsQueryVariables = Exact<{
  filter?: GuestBookingFilter | null | undefined;
  page: number;
}>;


export type GuestBookingsQuery = { guestBookings: { totalPages: number, totalCount: number, bookings: Array<{ reference: string, status: BookingStatus, name: string, email: string, roomType: string, roomNumber: string | null, checkin: string, checkout: string, refundState: RefundState, disputeState: DisputeState, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }> } };

export type BookingsTable_BookingFragment = { reference: string, status: BookingStatus, name: string, email: string, roomType: string, roomNumber: string | null, checkin: string, checkout: string, refundState: RefundState, disputeState: DisputeState, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } };

export type ExportGuestBookingsQueryVariables = Exact<{
  filter?: GuestBookingFilter | null | undefined;
}>;


export type ExportGuestBookingsQuery = { exportGuestBookings: { filename: string, content: string } };

export type GuestBookingQueryVariables = Exact<{
  reference: string;
}>;


export type GuestBookingQuery = { guestBooking:
    | { __typename: 'GuestBookingDetails', booking: { phone: string, nights: number, guests: number, specialRequests: string | null, createdAt: string, reference: string, status: BookingStatus, name: string, email: string, roomType: string, roomNumber: string | null, checkin: string, checkout: string, refundState: RefundState, disputeState: DisputeState, amountPaid: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }, quote: { roomCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }> }, history: Array<{ subject: string, from: string | null, to: string, actor: string, reason: string, at: string }>, payments: Array<{ gatewayPaymentId: string, status: PaymentStatus, method: string | null, failure: string | null, createdAt: string, amount: { amount: number, currency: Currency }, disputes: Array<{ gatewayDisputeId: string, status: DisputeStatus, reasonCode: string | null, phase: string | null, respondBy: string | null, amount: { amount: number, currency: Currency } }>, refunds: Array<{ status: RefundStatus, reason: string, gatewayRefundId: string | null, createdAt: string, amount: { amount: number, currency: Currency } }> }> }
    | { __typename: 'RecordNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type BookingDetails_DetailsFragment = { booking: { phone: string, nights: number, guests: number, specialRequests: string | null, createdAt: string, reference: string, status: BookingStatus, name: string, email: string, roomType: string, roomNumber: string | null, checkin: string, checkout: string, refundState: RefundState, disputeState: DisputeState, amountPaid: { amount: number, currency: Currency }, total: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }, quote: { roomCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }> }, history: Array<{ subject: string, from: string | null, to: string, actor: string, reason: string, at: string }>, payments: Array<{ gatewayPaymentId: string, status: PaymentStatus, method: string | null, failure: string | null, createdAt: string, amount: { amount: number, currency: Currency }, disputes: Array<{ gatewayDisputeId: string, status: DisputeStatus, reasonCode: string | null, phase: string | null, respondBy: string | null, amount: { amount: number, currency: Currency } }>, refunds: Array<{ status: RefundStatus, reason: string, gatewayRefundId: string | null, createdAt: string, amount: { amount: number, currency: Currency } }> }> };

export type AdminListsQueryVariables = Exact<{
  offers: number;
  hotels: number;
  items: number;
  category?: string | null | undefined;
  feedback: number;
  limit: number;
}>;


export type AdminListsQuery = { allOffers: { totalPages: number, offers: Array<{ id: string, title: string, description: string | null, imageUrl: string | null, validTill: string | null, isExpired: boolean }> }, allHotels: { totalPages: number, hotels: Array<{ id: string, hotelId: string | null, name: string, city: string | null, country: string | null, starRating: number | null, ratingAverage: number | null, overview: string | null, photo: string | null, url: string | null }> }, allCategoryItems: { totalPages: number, items: Array<{ id: string, title: string, category: string, location: string | null, description: string | null, images: Array<string>, available: boolean, amenities: Array<string>, timing: string | null, roomType: string | null, price: { amount: number, currency: Currency } | null }> }, roomSettings: Array<{ code: string, name: string }>, allFeedback: { totalPages: number, feedback: Array<{ id: string, name: string, location: string, feedback: string, guestEmail: string | null, createdAt: string }> } };

export type OffersSection_OfferFragment = { id: string, title: string, description: string | null, imageUrl: string | null, validTill: string | null, isExpired: boolean };

export type HotelsSection_HotelFragment = { id: string, hotelId: string | null, name: string, city: string | null, country: string | null, starRating: number | null, ratingAverage: number | null, overview: string | null, photo: string | null, url: string | null };

export type CategorySection_ItemFragment = { id: string, title: string, category: string, location: string | null, description: string | null, images: Array<string>, available: boolean, amenities: Array<string>, timing: string | null, roomType: string | null, price: { amount: number, currency: Currency } | null };

export type FeedbackSection_FeedbackFragment = { id: string, name: string, location: string, feedback: string, guestEmail: string | null, createdAt: string };

export type ContactMessagesQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type ContactMessagesQuery = { contactMessages: { totalPages: number, totalCount: number, messages: Array<{ id: string, email: string, message: string, createdAt: string }> } };

export type ExportContactMessagesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ExportContactMessagesQuery = { exportContactMessages: { filename: string, content: string } };

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

export type SubscribersQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type SubscribersQuery = { subscribers: { totalPages: number, totalCount: number, subscribers: Array<{ id: string, email: string, consentText: string, consentAt: string, unsubscribedAt: string | null }> } };

export type ExportSubscribersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ExportSubscribersQuery = { exportSubscribers: { filename: string, content: string } };

export type BookingFormQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingFormQuery = { property: { today: string, lastCheckin: string, checkinTime: string, checkoutTime: string, cancellationTerms: string, phone: string }, roomTypes: Array<{ name: string, title: string, capacity: number, nightlyRate: { amount: number, currency: Currency } }> };

export type PriceBreakdown_QuoteFragment = { nights: number, paisePerDollar: number, nightlyRate: { amount: number, currency: Currency }, roomCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } };

export type StayQuoteQueryVariables = Exact<{
  roomType: string;
  checkin: string;
  checkout: string;
  guests: number;
}>;


export type StayQuoteQuery = { quote:
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'Quote', nights: number, paisePerDollar: number, nightlyRate: { amount: number, currency: Currency }, roomCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } }
  , availability:
    | { __typename: 'Availability', roomTypes: Array<{ roomsFree: number, roomType: { name: string } }> }
    | { __typename: 'InvalidInput' }
   };

export type HoldPanel_BookingHoldFragment = { token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } };

export type CreateBookingMutationVariables = Exact<{
  input: CreateBookingInput;
}>;


export type CreateBookingMutation = { createBooking:
    | { __typename: 'BookingConfirmed', booking: { reference: string, status: BookingStatus } }
    | { __typename: 'BookingHold', token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
    | { __typename: 'ChallengeRequired', code: string, message: string, field: string | null, challenge: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'HoldExpired', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'IdempotencyConflict', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'PaymentUnavailable', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'PriceChanged', code: string, message: string, field: string | null, parameters: Array<{ name: string, value: string }>, quote: { total: { amount: number, currency: Currency } } }
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
    | { __typename: 'BookingHold', token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
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

export type BookingPageQueryVariables = Exact<{
  token: string;
}>;


export type BookingPageQuery = { property: { today: string, checkinTime: string, checkoutTime: string, cancellationTerms: string, phone: string }, bookingByToken:
    | { __typename: 'Booking', reference: string, status: BookingStatus, name: string, email: string, phone: string, roomType: string, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, specialRequests: string | null, holdSecondsLeft: number | null, calendarFile: string, refundState: RefundState, quote: { nights: number, paisePerDollar: number, nightlyRate: { amount: number, currency: Currency }, roomCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } }, amountPaid: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }
    | { __typename: 'BookingNotFound', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage:
    | { __typename: 'ContactMessageReceived', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type HotelForm_SettingsFragment = { version: number, name: string, legalName: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, bookingWindowMonths: number, maximumNights: number, referencePrefix: string, socialLinks: Array<{ name: string, url: string }> };

export type HotelSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HotelSettingsQuery = { propertySettings: { version: number, name: string, legalName: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, bookingWindowMonths: number, maximumNights: number, referencePrefix: string, socialLinks: Array<{ name: string, url: string }> } };

export type EditPropertyMutationVariables = Exact<{
  input: PropertyInput;
  version: number;
}>;


export type EditPropertyMutation = { editProperty:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'SettingsChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, settings: { version: number, name: string, legalName: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, bookingWindowMonths: number, maximumNights: number, referencePrefix: string, socialLinks: Array<{ name: string, url: string }> } }
    | { __typename: 'SettingsSaved', settings: { version: number, name: string, legalName: string | null, street: string, town: string, state: string, postcode: string, country: string, countryCode: string, gstStateCode: string | null, gstin: string | null, phone: string, email: string | null, timeZone: string, checkinFrom: string, checkoutBy: string, lastSameDayBooking: string | null, bookingWindowMonths: number, maximumNights: number, referencePrefix: string, socialLinks: Array<{ name: string, url: string }> } }
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

export type RatesPage_SettingsFragment = { exchangeRates: Array<{ validFrom: string, paisePerUnit: number }>, taxPeriods: Array<{ validFrom: string, source: string, slabs: Array<{ upToPaise: number | null, percent: number }> }> };

export type RateSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RateSettingsQuery = { property: { today: string }, propertySettings: { exchangeRates: Array<{ validFrom: string, paisePerUnit: number }>, taxPeriods: Array<{ validFrom: string, source: string, slabs: Array<{ upToPaise: number | null, percent: number }> }> } };

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

export type RoomTypeForm_RoomTypeFragment = { id: number, version: number, code: string, name: string, description: string, nightlyRateCents: number, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, sortOrder: number, onSale: boolean };

export type RoomList_RoomTypeFragment = { id: number, rooms: Array<{ id: number, number: string, onSale: boolean }> };

export type RoomSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomSettingsQuery = { roomSettings: Array<{ id: number, version: number, code: string, name: string, description: string, nightlyRateCents: number, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, sortOrder: number, onSale: boolean, rooms: Array<{ id: number, number: string, onSale: boolean }> }> };

export type AddRoomTypeMutationVariables = Exact<{
  input: NewRoomTypeInput;
}>;


export type AddRoomTypeMutation = { addRoomType:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RoomsSaved', roomTypes: Array<{ id: number, version: number, code: string, name: string, description: string, nightlyRateCents: number, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, sortOrder: number, onSale: boolean, rooms: Array<{ id: number, number: string, onSale: boolean }> }> }
   };

export type EditRoomTypeMutationVariables = Exact<{
  id: number;
  input: RoomTypeInput;
  version: number;
}>;


export type EditRoomTypeMutation = { editRoomType:
    | { __typename: 'InvalidInput', faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RecordNotFound' }
    | { __typename: 'RoomTypeChanged', code: string, message: string, parameters: Array<{ name: string, value: string }>, roomType: { id: number, version: number, code: string, name: string, description: string, nightlyRateCents: number, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, sortOrder: number, onSale: boolean } }
    | { __typename: 'RoomsSaved', roomTypes: Array<{ id: number, version: number, code: string, name: string, description: string, nightlyRateCents: number, capacity: number, maximumAdults: number, maximumChildren: number, extraBeds: number, beds: string | null, sizeSquareMetres: number | null, view: string | null, floor: string | null, included: Array<string>, pictures: Array<string>, sortOrder: number, onSale: boolean }> }
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

export type LeaveFeedbackMutationVariables = Exact<{
  input: FeedbackInput;
}>;


export type LeaveFeedbackMutation = { leaveFeedback:
    | { __typename: 'FeedbackReceived', code: string, message: string, parameters: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidInput', code: string, message: string, parameters: Array<{ name: string, value: string }>, faults: Array<{ field: string, code: string, message: string, parameters: Array<{ name: string, value: string }> }> }
    | { __typename: 'RateLimited', code: string, message: string, parameters: Array<{ name: string, value: string }> }
   };

export type HotelsQueryVariables = Exact<{
  search?: string | null | undefined;
  city?: string | null | undefined;
  stars?: number | null | undefined;
  page: number;
  limit: number;
}>;


export type HotelsQuery = { hotels:
    | { __typename: 'HotelPage', page: number, totalPages: number, totalCount: number, hotels: Array<{ id: string, name: string, city: string | null, country: string | null, starRating: number | null, ratingAverage: number | null, overview: string | null, photo: string | null, url: string | null }> }
    | { __typename: 'InvalidInput', message: string }
   };

export type HotelCard_HotelFragment = { name: string, city: string | null, country: string | null, starRating: number | null, ratingAverage: number | null, overview: string | null, photo: string | null, url: string | null };

export type CategoryItemsQueryVariables = Exact<{
  category: string;
}>;


export type CategoryItemsQuery = { categoryItems:
    | { __typename: 'CategoryItems', items: Array<{ id: string, title: string, description: string | null, images: Array<string>, available: boolean, amenities: Array<string>, timing: string | null, location: string | null, roomType: string | null, price: { amount: number, currency: Currency } | null }> }
    | { __typename: 'InvalidInput', message: string }
   };

export type ListingCard_ItemFragment = { title: string, description: string | null, images: Array<string>, available: boolean, amenities: Array<string>, timing: string | null, location: string | null, roomType: string | null, price: { amount: number, currency: Currency } | null };

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


export type OffersQuery = { offers: Array<{ id: string, title: string, description: string | null, imageUrl: string | null, validTill: string | null }> };

export type OfferCard_OfferFragment = { title: string, description: string | null, imageUrl: string | null, validTill: string | null };

export type MyBookingsQueryVariables = Exact<{
  page: number;
}>;


export type MyBookingsQuery = { myBookings: { page: number, totalPages: number, totalCount: number, bookings: Array<{ token: string, booking: { reference: string, status: BookingStatus, refundState: RefundState, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, quote: { total: { amount: number, currency: Currency } } } }> } };

export type MyBookingsList_BookingFragment = { reference: string, status: BookingStatus, refundState: RefundState, roomTitle: string, checkin: string, checkout: string, nights: number, guests: number, quote: { total: { amount: number, currency: Currency } } };

export type HotelQueryVariables = Exact<{ [key: string]: never; }>;


export type HotelQuery = { property: { name: string, town: string, timeZone: string, address: string, phone: string, email: string, today: string } };

export type StayPoliciesQueryVariables = Exact<{ [key: string]: never; }>;


export type StayPoliciesQuery = { property: { checkinTime: string, checkoutTime: string, cancellationTerms: string, phone: string, email: string }, roomTypes: Array<{ name: string, title: string, capacity: number }> };

export type SampleContentQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleContentQuery = { property: { sampleContent: boolean } };

/** The object types of each interface and union of the schema. */
export const possibleTypes = {
  "AddRoomTypeResult": [
    "InvalidInput",
    "RoomsSaved"
  ],
  "AvailabilityResult": [
    "Availability",
    "InvalidInput"
  ],
  "BookingLookupResult": [
    "Booking",
    "BookingNotFound",
    "RateLimited"
  ],
  "CategoryItemsResult": [
    "CategoryItems",
    "InvalidInput"
  ],
  "ChangeDatedSettingResult": [
    "InvalidInput",
    "RecordNotFound",
    "SettingsSaved"
  ],
  "ConfirmPaymentResult": [
    "BookingConfirmed",
    "PaymentNotVerified",
    "PaymentPending",
    "PaymentRefunded",
    "RateLimited"
  ],
  "ContinueBookingResult": [
    "BookingConfirmed",
    "BookingHold",
    "BookingNotFound",
    "HoldExpired",
    "PaymentUnavailable",
    "RateLimited"
  ],
  "CreateBookingResult": [
    "BookingConfirmed",
    "BookingHold",
    "ChallengeRequired",
    "HoldExpired",
    "IdempotencyConflict",
    "InvalidInput",
    "PaymentUnavailable",
    "PriceChanged",
    "RateLimited",
    "RoomTypeBusy",
    "RoomUnavailable",
    "TooManyHolds"
  ],
  "DeleteResult": [
    "Deleted",
    "RecordNotFound"
  ],
  "DeleteRoomsResult": [
    "RecordInUse",
    "RecordNotFound",
    "RoomsSaved"
  ],
  "EditPolicyResult": [
    "InvalidInput",
    "PolicyChanged",
    "PolicySaved",
    "RecordNotFound"
  ],
  "EditRoomTypeResult": [
    "InvalidInput",
    "RecordNotFound",
    "RoomTypeChanged",
    "RoomsSaved"
  ],
  "GuestBookingResult": [
    "GuestBookingDetails",
    "RecordNotFound"
  ],
  "HotelsResult": [
    "HotelPage",
    "InvalidInput"
  ],
  "LeaveFeedbackResult": [
    "FeedbackReceived",
    "InvalidInput",
    "RateLimited"
  ],
  "NewsletterStatusResult": [
    "InvalidInput",
    "NewsletterStatus",
    "RateLimited"
  ],
  "PinAdministratorResult": [
    "AdministratorPinned",
    "OwnerLinkRefused",
    "RateLimited"
  ],
  "PolicyPreviewResult": [
    "InvalidInput",
    "PolicyPreview"
  ],
  "QuoteResult": [
    "InvalidInput",
    "Quote"
  ],
  "Refusal": [
    "AlreadySubscribed",
    "BookingNotFound",
    "ChallengeRequired",
    "CodeRefused",
    "CodeTooSoon",
    "HoldExpired",
    "IdempotencyConflict",
    "InvalidInput",
    "OwnerLinkRefused",
    "PaymentNotVerified",
    "PaymentRefunded",
    "PaymentUnavailable",
    "PolicyChanged",
    "PriceChanged",
    "RateLimited",
    "RecordInUse",
    "RecordNotFound",
    "RoomTypeBusy",
    "RoomTypeChanged",
    "RoomUnavailable",
    "SettingsChanged",
    "TooManyHolds",
    "UnsubscribeLinkUnknown"
  ],
  "SaveCategoryItemResult": [
    "CategoryItemSaved",
    "InvalidInput",
    "RecordNotFound"
  ],
  "SaveHotelResult": [
    "HotelSaved",
    "InvalidInput",
    "RecordNotFound"
  ],
  "SaveOfferResult": [
    "InvalidInput",
    "OfferSaved",
    "RecordNotFound"
  ],
  "SaveRoomResult": [
    "InvalidInput",
    "RecordNotFound",
    "RoomsSaved"
  ],
  "SaveSettingsResult": [
    "InvalidInput",
    "SettingsChanged",
    "SettingsSaved"
  ],
  "SendContactMessageResult": [
    "ContactMessageReceived",
    "InvalidInput",
    "RateLimited"
  ],
  "SendNewsletterCodeResult": [
    "AlreadySubscribed",
    "CodeTooSoon",
    "InvalidInput",
    "NewsletterCodeSent",
    "RateLimited"
  ],
  "UnsubscribeResult": [
    "RateLimited",
    "UnsubscribeLinkUnknown",
    "Unsubscribed"
  ],
  "VerifyNewsletterCodeResult": [
    "CodeRefused",
    "InvalidInput",
    "NewsletterVerified",
    "RateLimited"
  ]
};