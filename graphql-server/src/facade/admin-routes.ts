import {
  HOTEL_FIELDS,
  ITEM_FIELDS,
  numbersFrom,
  OFFER_FIELDS,
  pick,
  type FacadeRequest,
  type FacadeRoute,
} from './facade-routes';

/** One of the administrator's lists, as the documented paths name it and as the schema does. */
interface AdminList {
  path: string;
  query: string;
  /** The list's name within its page. */
  part: string;
  fields: string;
}

/** What can be added to and deleted from a list. */
interface AdminForm extends AdminList {
  /** 'Offer' in addOffer, deleteOffer, OfferInput and OfferSaved. */
  noun: string;
  /** The record's name within what was saved. */
  saved: string;
  /** The form's fields: what the documented path calls them, and what the schema does. */
  form: Record<string, string>;
}

const FORMS: readonly AdminForm[] = [
  {
    path: '/api/admin/offers',
    query: 'allOffers',
    part: 'offers',
    fields: OFFER_FIELDS,
    noun: 'Offer',
    saved: 'offer',
    form: { title: 'title', description: 'description', imageUrl: 'imageUrl', validTill: 'validTill' },
  },
  {
    path: '/api/admin/hotels',
    query: 'allHotels',
    part: 'hotels',
    fields: HOTEL_FIELDS,
    noun: 'Hotel',
    saved: 'hotel',
    form: { hotel_name: 'name', city: 'city', country: 'country' },
  },
  {
    path: '/api/admin/categories',
    query: 'allCategoryItems',
    part: 'items',
    fields: ITEM_FIELDS,
    noun: 'CategoryItem',
    saved: 'item',
    form: { title: 'title', category: 'category', location: 'location' },
  },
];

const FEEDBACK: AdminList = {
  path: '/api/admin/feedbacks',
  query: 'allFeedback',
  part: 'feedback',
  fields: '_id: id name location feedback',
};

const MOST_A_PAGE = 100;

/** A list without its page's numbers; `?page=` and `?limit=` lead through a long one. */
function listRoute({ path, query, part, fields }: AdminList): FacadeRoute {
  return {
    method: 'get',
    path,
    document: `query RestAdminList($page: Int!, $limit: Int!) {
      ${query}(page: $page, limit: $limit) { ${part} { ${fields} } }
    }`,
    variables: ({ query: asked }) => ({
      page: 1,
      limit: MOST_A_PAGE,
      ...numbersFrom(asked, ['page', 'limit']),
    }),
    answer: query,
    part,
  };
}

/** Forms send what was left empty as an empty text. */
function filledIn(form: Record<string, string>, { body }: FacadeRequest): Record<string, unknown> {
  const sent = pick(body, Object.keys(form));
  const filled = Object.entries(sent).filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([field, value]) => [form[field], value]));
}

function addRoute({ path, noun, saved, fields, form }: AdminForm): FacadeRoute {
  return {
    method: 'post',
    path,
    document: `mutation RestAdd${noun}($input: ${noun}Input!) {
      add${noun}(input: $input) {
        ... on ${noun}Saved { ${saved} { ${fields} } }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: (request) => ({ input: filledIn(form, request) }),
    answer: `add${noun}`,
    part: saved,
  };
}

function deleteRoute({ path, noun }: AdminForm): FacadeRoute {
  return {
    method: 'delete',
    path: `${path}/:id`,
    document: `mutation RestDelete${noun}($id: ID!) {
      delete${noun}(id: $id) {
        ... on Deleted { _id: id }
        ... on Refusal { code error: message field }
      }
    }`,
    variables: ({ params }) => pick(params, ['id']),
    answer: `delete${noun}`,
  };
}

/** The administrator's documented paths. Who may call them is the schema's matter. */
export const ADMIN_ROUTES: readonly FacadeRoute[] = [
  ...[...FORMS, FEEDBACK].map(listRoute),
  ...FORMS.map(addRoute),
  ...FORMS.map(deleteRoute),
];
