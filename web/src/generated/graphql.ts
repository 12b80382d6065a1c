/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
/** What the payment gateway’s checkout hands to the browser after a payment. */
export type ConfirmPaymentInput = {
  /** The gateway’s order id. */
  orderId: string;
  /** The gateway’s payment id. */
  paymentId: string;
  /** The gateway’s signature over both. */
  signature: string;
};

/** The booking form. */
export type CreateBookingInput = {
  /** First night: from the hotel’s today to 18 months ahead. */
  checkin: string;
  /** Day of leaving: 1 to 30 nights after check-in. */
  checkout: string;
  /** An e-mail address of at most 254 characters; the confirmation goes there. */
  email: string;
  /** The total in paise that the guest saw; PriceChanged if it differs. */
  expectedTotal?: number | null | undefined;
  /** At least 1, at most the room type’s capacity. */
  guests?: number;
  /** Made once by the form, 16 to 64 letters, digits, - or _: sending the same booking twice books once. */
  idempotencyKey?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** 7 to 15 digits, with + and separators if need be; at most 25 characters. */
  phone: string;
  /** The room type wanted. */
  roomType?: RoomTypeName;
  /** At most 1000 characters. */
  specialRequests?: string | null | undefined;
};

/** ISO 4217 code. Rates are shown in USD; guests are charged in INR. */
export const Currency = {
  Inr: 'INR',
  Usd: 'USD'
} as const;

export type Currency = typeof Currency[keyof typeof Currency];
/** The four room types that the hotel sells. */
export const RoomTypeName = {
  Deluxe: 'Deluxe',
  Double: 'Double',
  Single: 'Single',
  Suite: 'Suite'
} as const;

export type RoomTypeName = typeof RoomTypeName[keyof typeof RoomTypeName];
export type BookingFormQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingFormQuery = { property: { today: string, lastCheckin: string, checkinTime: string, checkoutTime: string, cancellationTerms: string, phone: string }, roomTypes: Array<{ name: RoomTypeName, capacity: number, nightlyRate: { amount: number, currency: Currency } }> };

export type PriceBreakdown_QuoteFragment = { nights: number, paisePerDollar: number, nightlyRate: { amount: number, currency: Currency }, roomCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } };

export type StayQuoteQueryVariables = Exact<{
  roomType: RoomTypeName;
  checkin: string;
  checkout: string;
  guests: number;
}>;


export type StayQuoteQuery = { quote:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'Quote', nights: number, paisePerDollar: number, nightlyRate: { amount: number, currency: Currency }, roomCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } }
  , availability:
    | { __typename: 'Availability', roomTypes: Array<{ roomsFree: number, roomType: { name: RoomTypeName } }> }
    | { __typename: 'InvalidInput' }
   };

export type HoldPanel_BookingHoldFragment = { token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } };

export type CreateBookingMutationVariables = Exact<{
  input: CreateBookingInput;
}>;


export type CreateBookingMutation = { createBooking:
    | { __typename: 'BookingConfirmed', booking: { reference: string, status: BookingStatus } }
    | { __typename: 'BookingHold', token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
    | { __typename: 'HoldExpired', code: string, message: string, field: string | null }
    | { __typename: 'IdempotencyConflict', code: string, message: string, field: string | null }
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null, faults: Array<{ field: string, message: string }> }
    | { __typename: 'PaymentUnavailable', code: string, message: string, field: string | null }
    | { __typename: 'PriceChanged', code: string, message: string, field: string | null, quote: { total: { amount: number, currency: Currency } } }
    | { __typename: 'RateLimited', code: string, message: string, field: string | null }
    | { __typename: 'RoomUnavailable', code: string, message: string, field: string | null, alternatives: Array<{ roomType: RoomTypeName, checkin: string, checkout: string }> }
    | { __typename: 'TooManyHolds', code: string, message: string, field: string | null }
   };

export type ContinueBookingMutationVariables = Exact<{
  token: string;
}>;


export type ContinueBookingMutation = { continueBooking:
    | { __typename: 'BookingConfirmed', booking: { reference: string, status: BookingStatus } }
    | { __typename: 'BookingHold', token: string, secondsLeft: number, booking: { reference: string, status: BookingStatus }, checkout: { scriptUrl: string, keyId: string, orderId: string, amount: number, currency: Currency, name: string, description: string, themeColor: string, timeoutSeconds: number, prefill: { name: string, email: string, contact: string } } }
    | { __typename: 'BookingNotFound', code: string, message: string }
    | { __typename: 'HoldExpired', code: string, message: string }
    | { __typename: 'PaymentUnavailable', code: string, message: string }
    | { __typename: 'RateLimited', code: string, message: string }
   };

export type ConfirmPaymentMutationVariables = Exact<{
  input: ConfirmPaymentInput;
}>;


export type ConfirmPaymentMutation = { confirmPayment:
    | { __typename: 'BookingConfirmed', booking: { reference: string, status: BookingStatus } }
    | { __typename: 'PaymentNotVerified', code: string, message: string }
    | { __typename: 'PaymentPending', message: string }
    | { __typename: 'PaymentRefunded', code: string, message: string }
    | { __typename: 'RateLimited', code: string, message: string }
   };

export type BookingStatusQueryVariables = Exact<{
  token: string;
}>;


export type BookingStatusQuery = { bookingByToken:
    | { __typename: 'Booking', reference: string, status: BookingStatus }
    | { __typename: 'BookingNotFound' }
    | { __typename: 'RateLimited' }
   };

export type BookingPageQueryVariables = Exact<{
  token: string;
}>;


export type BookingPageQuery = { property: { checkinTime: string, checkoutTime: string, cancellationTerms: string, phone: string }, bookingByToken:
    | { __typename: 'Booking', reference: string, status: BookingStatus, name: string, roomType: RoomTypeName, checkin: string, checkout: string, nights: number, guests: number, specialRequests: string | null, holdSecondsLeft: number | null, calendarFile: string, quote: { nights: number, paisePerDollar: number, nightlyRate: { amount: number, currency: Currency }, roomCharge: { amount: number, currency: Currency }, taxes: Array<{ label: string, amount: { amount: number, currency: Currency } }>, total: { amount: number, currency: Currency }, totalInDollars: { amount: number, currency: Currency } }, amountPaid: { amount: number, currency: Currency }, amountRefunded: { amount: number, currency: Currency } }
    | { __typename: 'BookingNotFound', code: string, message: string }
    | { __typename: 'RateLimited', code: string, message: string }
   };

export type HotelAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type HotelAddressQuery = { property: { name: string, address: string, phone: string, email: string } };

export type StayPoliciesQueryVariables = Exact<{ [key: string]: never; }>;


export type StayPoliciesQuery = { property: { checkinTime: string, checkoutTime: string, cancellationTerms: string, phone: string, email: string } };

export const PriceBreakdown_QuoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceBreakdown_Quote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nights"}},{"kind":"Field","name":{"kind":"Name","value":"nightlyRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paisePerDollar"}},{"kind":"Field","name":{"kind":"Name","value":"roomCharge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalInDollars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<PriceBreakdown_QuoteFragment, unknown>;
export const HoldPanel_BookingHoldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldPanel_BookingHold"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"prefill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}}]}}]}}]}}]} as unknown as DocumentNode<HoldPanel_BookingHoldFragment, unknown>;
export const BookingFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"lastCheckin"}},{"kind":"Field","name":{"kind":"Name","value":"checkinTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutTime"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationTerms"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"nightlyRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<BookingFormQuery, BookingFormQueryVariables>;
export const StayQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StayQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoomTypeName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"checkin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"checkout"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"guests"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roomType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomType"}}},{"kind":"Argument","name":{"kind":"Name","value":"checkin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"checkin"}}},{"kind":"Argument","name":{"kind":"Name","value":"checkout"},"value":{"kind":"Variable","name":{"kind":"Name","value":"checkout"}}},{"kind":"Argument","name":{"kind":"Name","value":"guests"},"value":{"kind":"Variable","name":{"kind":"Name","value":"guests"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceBreakdown_Quote"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"checkin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"checkin"}}},{"kind":"Argument","name":{"kind":"Name","value":"checkout"},"value":{"kind":"Variable","name":{"kind":"Name","value":"checkout"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Availability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomsFree"}},{"kind":"Field","name":{"kind":"Name","value":"roomType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceBreakdown_Quote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nights"}},{"kind":"Field","name":{"kind":"Name","value":"nightlyRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paisePerDollar"}},{"kind":"Field","name":{"kind":"Name","value":"roomCharge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalInDollars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<StayQuoteQuery, StayQuoteQueryVariables>;
export const CreateBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoldPanel_BookingHold"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingConfirmed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoomUnavailable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomType"}},{"kind":"Field","name":{"kind":"Name","value":"checkin"}},{"kind":"Field","name":{"kind":"Name","value":"checkout"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldPanel_BookingHold"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"prefill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}}]}}]}}]}}]} as unknown as DocumentNode<CreateBookingMutation, CreateBookingMutationVariables>;
export const ContinueBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContinueBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoldPanel_BookingHold"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingConfirmed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldPanel_BookingHold"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"prefill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}}]}}]}}]}}]} as unknown as DocumentNode<ContinueBookingMutation, ContinueBookingMutationVariables>;
export const ConfirmPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingConfirmed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>;
export const BookingStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingByToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<BookingStatusQuery, BookingStatusQueryVariables>;
export const BookingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkinTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutTime"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationTerms"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookingByToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roomType"}},{"kind":"Field","name":{"kind":"Name","value":"checkin"}},{"kind":"Field","name":{"kind":"Name","value":"checkout"}},{"kind":"Field","name":{"kind":"Name","value":"nights"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequests"}},{"kind":"Field","name":{"kind":"Name","value":"holdSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"calendarFile"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceBreakdown_Quote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountRefunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceBreakdown_Quote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nights"}},{"kind":"Field","name":{"kind":"Name","value":"nightlyRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paisePerDollar"}},{"kind":"Field","name":{"kind":"Name","value":"roomCharge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalInDollars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<BookingPageQuery, BookingPageQueryVariables>;
export const HotelAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<HotelAddressQuery, HotelAddressQueryVariables>;
export const StayPoliciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StayPolicies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkinTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutTime"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationTerms"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<StayPoliciesQuery, StayPoliciesQueryVariables>;
/** Reads `BookingForm` and renders again when it changes. */
export const useBookingFormQuery = (options?: ApolloReact.useQuery.Options<BookingFormQuery, BookingFormQueryVariables>) =>
  ApolloReact.useQuery<BookingFormQuery, BookingFormQueryVariables>(BookingFormDocument, { ...options } as ApolloReact.useQuery.Options<BookingFormQuery, BookingFormQueryVariables>);
/** Reads `BookingForm` when asked to. */
export const useBookingFormLazyQuery = (options?: ApolloReact.useLazyQuery.Options<BookingFormQuery, BookingFormQueryVariables>) =>
  ApolloReact.useLazyQuery<BookingFormQuery, BookingFormQueryVariables>(BookingFormDocument, options);
/** Reads `StayQuote` and renders again when it changes. */
export const useStayQuoteQuery = (options: Omit<ApolloReact.useQuery.Options<StayQuoteQuery, StayQuoteQueryVariables>, 'variables'> & ({ variables: StayQuoteQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<StayQuoteQuery, StayQuoteQueryVariables>(StayQuoteDocument, { ...options } as ApolloReact.useQuery.Options<StayQuoteQuery, StayQuoteQueryVariables>);
/** Reads `StayQuote` when asked to. */
export const useStayQuoteLazyQuery = (options?: ApolloReact.useLazyQuery.Options<StayQuoteQuery, StayQuoteQueryVariables>) =>
  ApolloReact.useLazyQuery<StayQuoteQuery, StayQuoteQueryVariables>(StayQuoteDocument, options);
/** Sends `CreateBooking` when asked to. */
export const useCreateBookingMutation = (options?: ApolloReact.useMutation.Options<CreateBookingMutation, CreateBookingMutationVariables>) =>
  ApolloReact.useMutation<CreateBookingMutation, CreateBookingMutationVariables>(CreateBookingDocument, options);
/** Sends `ContinueBooking` when asked to. */
export const useContinueBookingMutation = (options?: ApolloReact.useMutation.Options<ContinueBookingMutation, ContinueBookingMutationVariables>) =>
  ApolloReact.useMutation<ContinueBookingMutation, ContinueBookingMutationVariables>(ContinueBookingDocument, options);
/** Sends `ConfirmPayment` when asked to. */
export const useConfirmPaymentMutation = (options?: ApolloReact.useMutation.Options<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>) =>
  ApolloReact.useMutation<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>(ConfirmPaymentDocument, options);
/** Reads `BookingStatus` and renders again when it changes. */
export const useBookingStatusQuery = (options: Omit<ApolloReact.useQuery.Options<BookingStatusQuery, BookingStatusQueryVariables>, 'variables'> & ({ variables: BookingStatusQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<BookingStatusQuery, BookingStatusQueryVariables>(BookingStatusDocument, { ...options } as ApolloReact.useQuery.Options<BookingStatusQuery, BookingStatusQueryVariables>);
/** Reads `BookingStatus` when asked to. */
export const useBookingStatusLazyQuery = (options?: ApolloReact.useLazyQuery.Options<BookingStatusQuery, BookingStatusQueryVariables>) =>
  ApolloReact.useLazyQuery<BookingStatusQuery, BookingStatusQueryVariables>(BookingStatusDocument, options);
/** Reads `BookingPage` and renders again when it changes. */
export const useBookingPageQuery = (options: Omit<ApolloReact.useQuery.Options<BookingPageQuery, BookingPageQueryVariables>, 'variables'> & ({ variables: BookingPageQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<BookingPageQuery, BookingPageQueryVariables>(BookingPageDocument, { ...options } as ApolloReact.useQuery.Options<BookingPageQuery, BookingPageQueryVariables>);
/** Reads `BookingPage` when asked to. */
export const useBookingPageLazyQuery = (options?: ApolloReact.useLazyQuery.Options<BookingPageQuery, BookingPageQueryVariables>) =>
  ApolloReact.useLazyQuery<BookingPageQuery, BookingPageQueryVariables>(BookingPageDocument, options);
/** Reads `HotelAddress` and renders again when it changes. */
export const useHotelAddressQuery = (options?: ApolloReact.useQuery.Options<HotelAddressQuery, HotelAddressQueryVariables>) =>
  ApolloReact.useQuery<HotelAddressQuery, HotelAddressQueryVariables>(HotelAddressDocument, { ...options } as ApolloReact.useQuery.Options<HotelAddressQuery, HotelAddressQueryVariables>);
/** Reads `HotelAddress` when asked to. */
export const useHotelAddressLazyQuery = (options?: ApolloReact.useLazyQuery.Options<HotelAddressQuery, HotelAddressQueryVariables>) =>
  ApolloReact.useLazyQuery<HotelAddressQuery, HotelAddressQueryVariables>(HotelAddressDocument, options);
/** Reads `StayPolicies` and renders again when it changes. */
export const useStayPoliciesQuery = (options?: ApolloReact.useQuery.Options<StayPoliciesQuery, StayPoliciesQueryVariables>) =>
  ApolloReact.useQuery<StayPoliciesQuery, StayPoliciesQueryVariables>(StayPoliciesDocument, { ...options } as ApolloReact.useQuery.Options<StayPoliciesQuery, StayPoliciesQueryVariables>);
/** Reads `StayPolicies` when asked to. */
export const useStayPoliciesLazyQuery = (options?: ApolloReact.useLazyQuery.Options<StayPoliciesQuery, StayPoliciesQueryVariables>) =>
  ApolloReact.useLazyQuery<StayPoliciesQuery, StayPoliciesQueryVariables>(StayPoliciesDocument, options);
/** Which object types stand behind each interface and union of the schema. */
export const possibleTypes = {
  "AvailabilityResult": [
    "Availability",
    "InvalidInput"
  ],
  "BookingLookupResult": [
    "Booking",
    "BookingNotFound",
    "RateLimited"
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
    "HoldExpired",
    "IdempotencyConflict",
    "InvalidInput",
    "PaymentUnavailable",
    "PriceChanged",
    "RateLimited",
    "RoomUnavailable",
    "TooManyHolds"
  ],
  "QuoteResult": [
    "InvalidInput",
    "Quote"
  ],
  "Refusal": [
    "BookingNotFound",
    "HoldExpired",
    "IdempotencyConflict",
    "InvalidInput",
    "PaymentNotVerified",
    "PaymentRefunded",
    "PaymentUnavailable",
    "PriceChanged",
    "RateLimited",
    "RoomUnavailable",
    "TooManyHolds"
  ]
};