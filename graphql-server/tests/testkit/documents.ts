import { gql } from './graphql';

// Documents that several files share. Other documents are in the file that needs them.

export const OFFER_TITLES = gql(`query OfferTitles { offers { title } }`);

export const VIEWER_IS_ADMIN = gql(`query ViewerIsAdmin { viewer { isAdmin } }`);

export const BOOKABLE_DAYS = gql(`query BookableDays { property { today lastCheckin } }`);

export const SEND_CONTACT_MESSAGE = gql(`mutation SendContactMessage($input: ContactMessageInput!) {
  sendContactMessage(input: $input) {
    __typename
    ... on ContactMessageReceived { message }
    ... on InvalidInput { faults { field message } }
  }
}`);

export const SEND_NEWSLETTER_CODE = gql(`mutation SendNewsletterCode($email: String!) {
  sendNewsletterCode(email: $email) {
    __typename
    ... on NewsletterCodeSent { message resendAfterSeconds expiresInSeconds }
    ... on CodeTooSoon { retryAfterSeconds }
    ... on Refusal { code message field }
  }
}`);

export const VERIFY_NEWSLETTER_CODE = gql(`mutation VerifyNewsletterCode($email: String!, $otp: String!) {
  verifyNewsletterCode(email: $email, otp: $otp) {
    __typename
    ... on NewsletterVerified { message }
    ... on Refusal { code message field }
  }
}`);
