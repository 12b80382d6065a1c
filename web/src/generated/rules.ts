// Emitted by graphql-server (npm run generate) from its own rules. Do not edit.

export const ADDRESS_LENGTH = 2000 as const;

export const BOOKING_LIMITS = {
  "name": 100,
  "email": 254,
  "phone": 25,
  "specialRequests": 1000,
  "idempotencyKey": 64
} as const;

export const CACHED_FIELDS = [
  "categoryItems",
  "hotels",
  "navigation",
  "pageBody",
  "pageTexts",
  "testimonials",
  "identitySettings",
  "offers",
  "property",
  "ratePlans",
  "roomTypes"
] as const;

export const CONTACT_LIMITS = {
  "textarea": 5000
} as const;

export const DEFAULT_LOCALE = "en" as const;

export const EMAIL_LENGTH = 254 as const;

export const FEEDBACK_LIMITS = {
  "name": 100,
  "location": 100,
  "feedback": 5000
} as const;

export const GUEST_TEXTS_KEPT_MONTHS = 24 as const;

export const HOLD_MINUTES = 15 as const;

export const LOCALES = {
  "en": {
    "languageTag": "en-IN",
    "datesAsIn": "en-GB"
  }
} as const;

export const NEWSLETTER_LIMITS = {
  "code": 20
} as const;

export const SEARCH_LENGTH = 100 as const;
