import { gql, type OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { GalleryDocument } from '../../generated/gallery';
import { StayOptionsDocument } from '../../generated/search';
import { recordsByApollo, recordsOf } from './page-records';

const PICTURE = { __typename: 'UploadedPicture', name: 'lake', widths: [480, 800], placeholder: ['#998877'] };
const SUITE = { __typename: 'RoomType', name: 'Suite', title: 'Suite' };
const MONEY = { __typename: 'Money', amount: 981_288, currency: 'INR' };

const ANSWERS: readonly [name: string, DocumentNode, OperationVariables, Record<string, unknown>][] = [
  [
    'records with keys of their own',
    gql`
      query ($checkin: PlainDate!, $guests: Int!, $code: String) {
        stayOptions(checkin: $checkin, guests: $guests, code: $code) {
          options {
            roomType {
              name
              title
            }
            total {
              amount
              currency
            }
          }
        }
        property {
          name
        }
        offers {
          id
          title
        }
      }
    `,
    { guests: 2, checkin: '2027-02-05', code: null },
    {
      stayOptions: {
        __typename: 'StayOptions',
        options: [
          { __typename: 'StayOption', roomType: SUITE, total: MONEY },
          { __typename: 'StayOption', roomType: { ...SUITE, title: 'Suite' }, total: null },
        ],
      },
      property: { __typename: 'Property', name: 'The Old Mill' },
      offers: [{ __typename: 'Offer', id: '7', title: 'Monsoon nights' }],
    },
  ],
  [
    'an empty list and no record',
    gql`
      query {
        offers {
          id
        }
        pageBody(name: "terms") {
          kind
        }
      }
    `,
    {},
    { offers: [], pageBody: null },
  ],
  [
    'fields with other names, and arguments within a record',
    gql`
      query ($page: String!) {
        home: pageTexts(page: "home") {
          name
          text
        }
        pageTexts(page: $page) {
          name
          picture(width: 480) {
            name
          }
        }
      }
    `,
    { page: 'spa' },
    {
      home: [{ __typename: 'PageText', name: 'title', text: 'A mill' }],
      pageTexts: [
        { __typename: 'PageText', name: 'image', picture: { __typename: 'Picture', name: 'lake' } },
      ],
    },
  ],
  [
    'a variable with a default',
    gql`
      query ($nights: Int! = 31) {
        stayCalendar(nights: $nights) {
          days
        }
      }
    `,
    {},
    { stayCalendar: { __typename: 'StayCalendar', days: [1, 2] } },
  ],
  [
    'the search that a rule refuses',
    StayOptionsDocument,
    {
      checkin: '2027-02-05',
      checkout: '2027-02-07',
      guests: 2,
      children: [3, 7],
      rooms: [{ adults: 1, ages: [] }],
    },
    {
      stayOptions: {
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        parameters: [],
        message: 'Please look at the form.',
        faults: [
          {
            __typename: 'FieldFault',
            field: 'checkin',
            code: 'CHECKIN_PAST',
            parameters: [],
            message: 'Past.',
          },
        ],
      },
    },
  ],
  [
    'the gallery',
    GalleryDocument,
    {},
    {
      roomTypes: [{ ...SUITE, uploadedPictures: [PICTURE] }],
      home: [],
      spa: [{ __typename: 'PageText', name: 'image', text: '', picture: PICTURE }],
    },
  ],
];

// Apollo misses fields that these tests leave out.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

test.each(ANSWERS)(
  '%s: the page has the records that Apollo would find',
  (_name, document, variables, data) => {
    expect(recordsOf({ document, variables, data })).toEqual(recordsByApollo({ document, variables, data }));
  },
);

test('the same data is taken apart once', () => {
  const [, document, variables, data] = ANSWERS[0] ?? [];
  if (!document || !variables || !data) throw new Error('There are no answers.');
  const query = { document, variables, data };
  expect(recordsOf(query)).toBe(recordsOf({ ...query }));
});
