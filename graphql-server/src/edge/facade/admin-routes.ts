import {
  HOTEL_FIELDS,
  ITEM_FIELDS,
  numbersFrom,
  OFFER_FIELDS,
  pick,
  type FacadeRequest,
  type FacadeRoute,
} from './facade-routes';

/** One of the administrator's lists: its documented path and its query in the schema. */
interface AdminList {
  path: string;
  query: string;
  /** The list's field within its page. */
  field: string;
  fields: string;
}

/** A list to which records can be added and from which they can be deleted. */
interface AdminForm extends AdminList {
  /**
   * The noun in the names of operations and types, such as 'Offer' in addOffer, deleteOffer, OfferInput and OfferSaved.
   */
  noun: string;
  /** The record's field in the result of saving. */
  saved: string;
  /** The form's fields: their documented names, and their names in the schema. */
  form: Record<string, string>;
}

const FORMS: readonly AdminForm[] = [
  {
    path: '/api/admin/offers',
    query: 'allOffers',
    field: 'offers',
    fields: OFFER_FIELDS,
    noun: 'Offer',
    saved: 'offer',
    form: { title: 'title', description: 'description', imageUrl: 'imageUrl', validTill: 'validTill' },
  },
  {
    path: '/api/admin/hotels',
    query: 'allHotels',
    field: 'hotels',
    fields: HOTEL_FIELDS,
    noun: 'Hotel',
    saved: 'hotel',
    form: { hotel_name: 'name', city: 'city', country: 'country' },
  },
  {
    path: '/api/admin/categories',
    query: 'allCategoryItems',
    field: 'items',
    fields: ITEM_FIELDS,
    noun: 'CategoryItem',
    saved: 'item',
    form: { title: 'title', category: 'category', location: 'location' },
  },
];

const FEEDBACK: AdminList = {
  path: '/api/admin/feedbacks',
  query: 'allFeedback',
  field: 'feedback',
  fields: '_id: id name location feedback',
};

const MOST_A_PAGE = 100;

/** The route of a list without the counts of its page. `?page=` and `?limit=` select a page of a long list. */
function listRoute({ path, query, field, fields }: AdminList): FacadeRoute {
  return {
    method: 'get',
    path,
    document: `query RestAdminList($page: Int!, $limit: Int!) {
      ${query}(page: $page, limit: $limit) { ${field} { ${fields} } }
    }`,
    variables: ({ query: search }) => ({
      page: 1,
      limit: MOST_A_PAGE,
      ...numbersFrom(search, ['page', 'limit']),
    }),
    operation: query,
    field,
  };
}

/** The fields of the form. An empty text counts as left out, because forms send empty fields as empty texts. */
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
    operation: `add${noun}`,
    field: saved,
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
    operation: `delete${noun}`,
  };
}

/** The administrator's documented paths. The schema checks who may call them. */
export const ADMIN_ROUTES: readonly FacadeRoute[] = [
  ...[...FORMS, FEEDBACK].map(listRoute),
  ...FORMS.map(addRoute),
  ...FORMS.map(deleteRoute),
];
