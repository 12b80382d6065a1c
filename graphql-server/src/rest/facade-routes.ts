/** What a facade row may read of a request. */
export interface FacadeRequest {
  body: Record<string, unknown>;
  query: Record<string, unknown>;
}

/** One documented /api path as a document over the schema. It holds no behaviour of its own. */
export interface FacadeRoute {
  method: 'get' | 'post' | 'delete';
  path: string;
  document: string;
  variables: (request: FacadeRequest) => Record<string, unknown>;
  /** Which part of the answer is sent; its name in the data. */
  answer: string;
}

/** Form clients send numbers as text; anything that is not a number goes on as it is and is refused by the schema. */
function numberFrom(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;
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
] as const;

function pick(source: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => source[field] !== undefined).map((field) => [field, source[field]]),
  );
}

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
];

export const ROOT_CHECK_DOCUMENT = '{ user: viewer { uid email displayName: name photoURL: photoUrl } }';
