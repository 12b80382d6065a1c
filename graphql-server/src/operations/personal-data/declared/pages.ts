import { PUBLISHED, STAFF_ACCOUNT } from './facts';
import type { DeclaredTables } from './declaration';

/** The tables of `pages/`. */
export const PAGES_TABLES: DeclaredTables = {
  category_items: {
    what: 'Items of the site',
    plain: `id category title description images price_cents available amenities timing location
      room_type room_ids created_at`,
  },
  content_documents: {
    what: 'Texts of the site',
    personal: {
      draft: PUBLISHED,
      published: PUBLISHED,
    },
    plain: 'kind key locale version published_version published_at',
  },
  content_revisions: {
    what: 'Earlier texts of the site',
    personal: {
      body: PUBLISHED,
      published_by: STAFF_ACCOUNT,
    },
    plain: 'id kind key locale published_at',
  },
  hotels: {
    what: 'Partner hotels',
    plain: 'id hotel_id name city country star_rating rating_average overview photo url created_at',
  },
  offers: {
    what: 'Offers',
    plain: 'id title description image_url valid_till created_at',
  },
  content_imports: {
    what: 'That texts must be imported',
    plain: 'singleton',
  },
};
