/** What a route may read of a request. */
export interface FacadeRequest {
  body: Record<string, unknown>;
  query: Record<string, unknown>;
  /** The parameters of the path. */
  params: Record<string, unknown>;
}

/** A documented /api path as a document over the schema. The route has no behaviour of its own. */
export interface FacadeRoute {
  method: 'get' | 'post' | 'delete';
  path: string;
  document: string;
  variables: (request: FacadeRequest) => Record<string, unknown>;
  /** The field of the data that the response contains. */
  operation: string;
  /** The field within it, when only this field is documented. */
  field?: string;
}

/** The route's name in the metrics, such as 'POST /api/bookings'. */
export function nameOfRoute({ method, path }: Pick<FacadeRoute, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

/**
 * The number of a text, because forms send numbers as text. Any other text is passed on unchanged, and the schema
 * refuses it.
 */
function numberFrom(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;
}

/**
 * The numbers of a text such as '4,9', because forms send lists as text. Anything else is passed on unchanged, and the
 * schema refuses it.
 */
function agesFrom(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? [] : value.split(',').map(numberFrom);
}

/** A code that was sent as a number has lost its leading zeros, which are added again. */
function codeFrom(value: unknown): unknown {
  return typeof value === 'number' ? String(value).padStart(6, '0') : value;
}

/** The numbers of a query. An empty text counts as left out, because forms send empty fields as empty texts. */
export function numbersFrom(
  query: Record<string, unknown>,
  fields: readonly string[],
): Record<string, unknown> {
  const given = fields.filter((field) => query[field] !== undefined && query[field] !== '');
  return Object.fromEntries(given.map((field) => [field, numberFrom(query[field])]));
}

const BOOKING_FIELDS = [
  'name',
  'email',
  'phone',
  'checkin',
  'checkout',
  'roomType',
  'listing',
  'replaces',
  'plan',
  'extras',
  'code',
  'specialRequests',
  'idempotencyKey',
  'challengeSolution',
] as const;

/** The named fields of the source, as far as they were sent. */
export function pick(source: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => source[field] !== undefined).map((field) => [field, source[field]]),
  );
}

// The documented names of the fields.
export const OFFER_FIELDS = '_id: id title description imageUrl validTill';
export const HOTEL_FIELDS = `_id: id hotel_id: hotelId hotel_name: name city country
  star_rating: starRating rating_average: ratingAverage overview photo1: photo url`;
export const ITEM_FIELDS = `_id: id title description images price: priceInDollars available amenities
  timing location category`;

export const FACADE_ROUTES: readonly FacadeRoute[] = [
  {
    method: 'post',
    path: '/api/bookings',
    document: `mutation RestCreateBooking($input: CreateBookingInput!) {
      createBooking(input: $input) {
        __typename
        ... on BookingHold {
          token
          secondsLeft
          order: checkout { id: orderId amount currency key: keyId }
          booking { reference status }
        }
        ... on AddressCodeRequired { token secondsLeft booking { reference status } }
        ... on BookingConfirmed { booking { reference status } }
        ... on ChallengeRequired { challenge }
        ... on PriceChanged { seen { amount currency } quote { total { amount currency } } }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ body }) => ({
      input: {
        ...pick(body, BOOKING_FIELDS),
        ...(body['guests'] === undefined ? {} : { guests: numberFrom(body['guests']) }),
        ...(body['children'] === undefined ? {} : { children: agesFrom(body['children']) }),
        ...(body['expectedTotal'] === undefined ? {} : { expectedTotal: numberFrom(body['expectedTotal']) }),
      },
    }),
    operation: 'createBooking',
  },
  {
    method: 'post',
    path: '/api/check-email',
    document: `query RestCheckEmail($email: String!) {
      newsletterStatus(email: $email) {
        ... on NewsletterStatus { exists }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ body }) => pick(body, ['email']),
    operation: 'newsletterStatus',
  },
  {
    method: 'post',
    path: '/api/send-otp',
    document: `mutation RestSendOtp($email: String!) {
      sendNewsletterCode(email: $email) {
        ... on NewsletterCodeSent { message }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ body }) => pick(body, ['email']),
    operation: 'sendNewsletterCode',
  },
  {
    method: 'post',
    path: '/api/verify-otp',
    document: `mutation RestVerifyOtp($email: String!, $otp: String!) {
      verifyNewsletterCode(email: $email, otp: $otp) {
        ... on NewsletterVerified { message }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ body }) => ({ ...pick(body, ['email']), ...pick({ otp: codeFrom(body['otp']) }, ['otp']) }),
    operation: 'verifyNewsletterCode',
  },
  {
    // RFC 8058: mail programs send a POST here when a reader presses their unsubscribe button.
    method: 'post',
    path: '/unsubscribe',
    document: `mutation RestUnsubscribe($token: String!) {
      unsubscribe(token: $token) {
        ... on Unsubscribed { message }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ query }) => pick(query, ['token']),
    operation: 'unsubscribe',
  },
  {
    method: 'post',
    path: '/api/contact',
    document: `mutation RestContact($input: ContactMessageInput!) {
      sendContactMessage(input: $input) {
        ... on ContactMessageReceived { message }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ body }) => ({ input: pick(body, ['email', 'textarea']) }),
    operation: 'sendContactMessage',
  },
  {
    method: 'post',
    path: '/api/feedback',
    document: `mutation RestFeedback($input: FeedbackInput!) {
      leaveFeedback(input: $input) {
        ... on FeedbackReceived { message }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ body }) => ({ input: pick(body, ['name', 'location', 'feedback']) }),
    operation: 'leaveFeedback',
  },
  {
    method: 'get',
    path: '/api/offers',
    document: `query RestOffers {
      offers { ${OFFER_FIELDS} }
    }`,
    variables: () => ({}),
    operation: 'offers',
  },
  {
    method: 'get',
    path: '/api/hotels',
    document: `query RestHotels($city: String, $stars: Int, $search: String, $page: Int, $limit: Int) {
      hotels(city: $city, stars: $stars, search: $search, page: $page, limit: $limit) {
        ... on HotelPage {
          hotels { ${HOTEL_FIELDS} }
          totalPages
        }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ query }) => ({
      ...pick(query, ['city', 'search']),
      ...numbersFrom(query, ['stars', 'page', 'limit']),
    }),
    operation: 'hotels',
  },
  {
    method: 'get',
    path: '/api/data',
    document: `query RestCategoryItems($category: String!) {
      categoryItems(category: $category) {
        ... on CategoryItems {
          items { ${ITEM_FIELDS} }
        }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ query }) => pick(query, ['category']),
    operation: 'categoryItems',
    field: 'items',
  },
];

export const ROOT_CHECK_DOCUMENT = '{ user: viewer { uid email displayName: name photoURL: photoUrl } }';
