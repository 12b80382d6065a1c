/** What a facade row may read of a request. */
export interface FacadeRequest {
  body: Record<string, unknown>;
  query: Record<string, unknown>;
  /** What stands in the path. */
  params: Record<string, unknown>;
}

/** One documented /api path as a document over the schema. It holds no behaviour of its own. */
export interface FacadeRoute {
  method: 'get' | 'post' | 'delete';
  path: string;
  document: string;
  variables: (request: FacadeRequest) => Record<string, unknown>;
  /** Which part of the answer is sent: its name in the data, and the part's own part when only that is documented. */
  answer: string;
  part?: string;
}

/** What figures call the row: 'POST /api/bookings'. */
export function nameOfRoute({ method, path }: Pick<FacadeRoute, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Form clients send numbers as text; anything that is not a number goes on as it is and is refused by the schema. */
function numberFrom(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;
}

/** A code that a client sends as a number has lost its leading zeros. */
function codeFrom(value: unknown): unknown {
  return typeof value === 'number' ? String(value).padStart(6, '0') : value;
}

/** The numbers of a query; an empty one, as forms send it, counts as left out. */
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
  'specialRequests',
  'idempotencyKey',
  'challengeSolution',
] as const;

/** The named fields, as far as they were sent. */
export function pick(source: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => source[field] !== undefined).map((field) => [field, source[field]]),
  );
}

// The documented names of what is listed.
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
        ... on BookingConfirmed { booking { reference status } }
        ... on ChallengeRequired { challenge }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ body }) => ({
      input: {
        ...pick(body, BOOKING_FIELDS),
        ...(body['guests'] === undefined ? {} : { guests: numberFrom(body['guests']) }),
        ...(body['expectedTotal'] === undefined ? {} : { expectedTotal: numberFrom(body['expectedTotal']) }),
      },
    }),
    answer: 'createBooking',
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
    answer: 'newsletterStatus',
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
    answer: 'sendNewsletterCode',
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
    answer: 'verifyNewsletterCode',
  },
  {
    // RFC 8058: what mail programs post to when a reader presses their unsubscribe button.
    method: 'post',
    path: '/unsubscribe',
    document: `mutation RestUnsubscribe($token: String!) {
      unsubscribe(token: $token) {
        ... on Unsubscribed { message }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ query }) => pick(query, ['token']),
    answer: 'unsubscribe',
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
    answer: 'sendContactMessage',
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
    answer: 'leaveFeedback',
  },
  {
    method: 'get',
    path: '/api/offers',
    document: `query RestOffers {
      offers { ${OFFER_FIELDS} }
    }`,
    variables: () => ({}),
    answer: 'offers',
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
    answer: 'hotels',
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
    answer: 'categoryItems',
    part: 'items',
  },
];

export const ROOT_CHECK_DOCUMENT = '{ user: viewer { uid email displayName: name photoURL: photoUrl } }';
