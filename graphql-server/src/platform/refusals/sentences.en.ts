import type { Catalogue } from './catalogue';

/** What the server says to a guest, in English. docs/errors.md says when. */
export const SENTENCES_EN: Catalogue = {
  sentences: {
    INVALID_INPUT: 'Please correct the marked fields and try again.',
    ROOM_UNAVAILABLE:
      'No room of this type is free for all of these nights. Choose other dates or another room type.',
    PRICE_CHANGED: 'The price has changed since you saw it. Please look at the new total and confirm again.',
    TOO_MANY_HOLDS:
      'You are already holding several rooms. Pay for one of them, or wait until a hold lapses.',
    CHALLENGE_REQUIRED:
      'Many rooms are being held at the moment, so we must check that this booking comes from a guest. Please sign in with this e-mail address once it is verified, or call us.',
    ROOM_TYPE_BUSY:
      'Many guests are booking this room type right now, and nothing was booked. Please try again in a moment.',
    TOTAL_TOO_HIGH:
      'This stay costs more than can be paid online. Please call us and we will arrange it for you.',
    IDEMPOTENCY_CONFLICT:
      'This booking was already sent with other details. Please reload the page and book again.',
    PAYMENT_UNAVAILABLE:
      'Our payment provider cannot be reached. Nothing was charged. Please try again in a few minutes.',
    RATE_LIMITED: {
      by: 'limit',
      cases: {
        requests: 'Too many requests from your connection. Please wait a moment and try again.',
        messages:
          'We are getting too many messages at the moment and cannot take yours. Please try again later, or call us.',
        codes: 'We are sending too many OTPs at the moment. Please try again later.',
        bookings:
          'Too many bookings come from your connection. Please sign in with a verified e-mail address, try again later, or call us.',
      },
    },
    BOOKING_NOT_FOUND: 'No booking belongs to this link. Use the link in your confirmation mail, or call us.',
    HOLD_EXPIRED:
      'The hold on this room has expired. If you paid, you will be refunded in full. Please book again.',
    PAYMENT_NOT_VERIFIED:
      'This payment could not be verified. If you were charged, write to us with your reference.',
    PAYMENT_FAILED: 'The payment did not go through and nothing was charged. Please try again.',
    PAYMENT_REFUNDED: 'This payment could not be kept and is being refunded in full. Our mail tells you why.',
    ALREADY_SUBSCRIBED: 'This email is already registered',
    CODE_TOO_SOON: 'An OTP was sent a moment ago. Please wait before you ask for another one.',
    CODE_WRONG: 'This OTP is not right. Please check the newest mail and try again.',
    CODE_EXPIRED: 'This OTP is no longer valid. Please ask for a new one.',
    CODE_USED_UP: 'Too many wrong OTPs. Please ask for a new one.',
    UNSUBSCRIBE_LINK_UNKNOWN:
      'This link belongs to no subscription. Use the link in our newest mail, or write to us.',
    OWNER_LINK_UNKNOWN:
      'This link was used, has expired, or was replaced by a newer one. Ask the operator for another one.',
    OWNER_ADDRESS_REQUIRED:
      'Sign in with the hotel’s administrator address, verify it, and open this link again.',
    RECORD_NOT_FOUND:
      'This record does not exist. It may have been deleted meanwhile; please reload the page.',

    TEXT_MISSING: 'Please enter {object}.',
    TEXT_TOO_LONG: '{subject} can be at most {maximum} characters.',
    TEXT_NOT_ONE_LINE: '{subject} must be one line of ordinary text.',
    TEXT_NOT_ORDINARY: '{subject} must be ordinary text.',
    EMAIL_TOO_LONG: 'An e-mail address can be at most {maximum} characters.',
    EMAIL_INVALID: 'Please enter a valid e-mail address, such as name@example.com.',
    PHONE_INVALID: 'Please enter a valid phone number of 7 to 15 digits, such as +91 98765 43210.',
    CONTACT_EMAIL_MISSING: 'Email is required',
    CONTACT_EMAIL_INVALID: 'Email is invalid',
    CONTACT_MESSAGE_MISSING: 'Message is required',
    NEWSLETTER_EMAIL_MISSING: 'Please enter your email',
    NEWSLETTER_EMAIL_INVALID: 'Please enter a valid email address',
    CODE_MISSING: 'Please enter OTP',
    CODE_INVALID: 'The OTP is the six digits of our mail.',
    IDEMPOTENCY_KEY_INVALID: 'The idempotency key must be 16 to 64 letters, digits, - or _.',
    CHECKIN_TOO_EARLY: 'Check-in cannot be earlier than today ({today} at the hotel).',
    CHECKIN_TOO_LATE: 'Check-in can be at most {last}, {months} months ahead.',
    CHECKOUT_TOO_EARLY: 'Check-out must be at least one night after check-in.',
    STAY_TOO_LONG: 'A stay can be at most {nights} nights. Call us for longer.',
    GUESTS_TOO_FEW: 'At least 1 guest must stay.',
    GUESTS_TOO_MANY: 'A {roomType} room sleeps at most {capacity} guests. Choose a larger room or book two.',
    ROOM_TYPE_UNKNOWN: 'There is no such room type. Choose one that the hotel offers.',
    TOO_MANY_STAYS: 'A booking can have at most {stays} rooms. Call us for more.',
    NUMBER_OUT_OF_RANGE: '{subject} must be a whole number from {minimum} to {maximum}.',
    RATING_OUT_OF_RANGE: '{subject} must be a number from 0 to {maximum}.',
    STAR_RATING_UNEVEN: 'The star rating must be in whole or half stars.',
    PRICE_OUT_OF_RANGE: 'The price must be a whole number of cents from 0 to {maximum}.',
    CATEGORY_UNKNOWN: 'Please choose a category: one of {categories}.',
    CATEGORY_NOT_LISTED: 'There is no such category. Use one of: {categories}.',
    TOO_MANY_ENTRIES: '{subject}: at most {maximum} entries.',
    WEB_ADDRESS_INVALID: '{subject} must be an address that begins with https://.',
    PICTURE_ADDRESS_INVALID: '{subject} must be an address that begins with https:// or /pictures/.',
    VALUE_INVALID: 'This value is not one that we accept. Please change it.',

    CONTACT_MESSAGE_RECEIVED: 'Form submitted successfully',
    FEEDBACK_RECEIVED: 'Feedback submitted successfully!',
    NEWSLETTER_CODE_SENT: 'OTP sent to your email!',
    NEWSLETTER_VERIFIED: 'Email verified successfully! Welcome.',
    UNSUBSCRIBED: 'You are unsubscribed. We will not write to this address again.',
    PAYMENT_PENDING:
      'We are waiting for your bank to confirm the payment. This page will tell you; so will our mail.',

    SERVICE_UNAVAILABLE: 'Our booking desk cannot be reached for a moment. Please try again in a minute.',
    INTERNAL_SERVER_ERROR:
      'Something went wrong on our side. Please try again, or call us and quote this number: {requestId}',
  },
  terms: {
    subject: {
      amenities: 'Amenities',
      city: 'The city',
      country: 'The country',
      description: 'The description',
      eachAmenity: 'Each amenity',
      eachPicture: 'Each picture',
      guestsRating: 'The guests’ rating',
      hotelNumber: 'The hotel’s number',
      limit: 'limit',
      link: 'The link',
      location: 'The location',
      name: 'The name',
      overview: 'The overview',
      page: 'page',
      photo: 'The photo',
      picture: 'The picture',
      pictures: 'Pictures',
      searchedName: 'The name to search for',
      specialRequests: 'Special requests',
      starRating: 'The star rating',
      stars: 'stars',
      timing: 'The timing',
      title: 'The title',
      yourFeedback: 'Your feedback',
      yourLocation: 'Your location',
      yourMessage: 'Your message',
      yourName: 'Your name',
      yourPhone: 'Your phone number',
    },
    object: {
      hotelName: 'the hotel’s name',
      title: 'a title',
      yourEmail: 'your e-mail address',
      yourFeedback: 'your feedback',
      yourLocation: 'your location',
      yourName: 'your name',
      yourPhone: 'your phone number',
    },
  },
};
