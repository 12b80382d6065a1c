import type { DeclaredTables } from './declaration';

/** The tables of `pictures/`. */
export const PICTURES_TABLES: DeclaredTables = {
  pictures: {
    what: 'Pictures of the site',
    plain: `id key file_name alt_text width height focal_x focal_y placeholder state uploaded_at
      unused_since version`,
  },
  looks: {
    what: 'The look of the site',
    plain: 'singleton palette logo heading_typeface text_typeface version',
  },
};
