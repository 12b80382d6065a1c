/** Handwritten statements of a plain handler, which ask for the same data as the server's. */
export const OFFERS = `
  SELECT id, title, description, image_url, valid_till::text FROM offers
  WHERE valid_till IS NULL OR valid_till >= (hotel_now() AT TIME ZONE 'Asia/Kolkata')::date
  ORDER BY valid_till NULLS LAST, created_at, id`;

export const CATEGORY = `
  SELECT id, title, description, images, price_cents / 100.0 AS price, available, amenities, timing, location, category
  FROM category_items WHERE category = $1 ORDER BY created_at, id`;

export interface HotelFilter {
  city: string;
  stars: number | null;
  search: string;
  page: number;
  limit: number;
}

export interface Statement {
  text: string;
  values: unknown[];
}

const containing = (words: string) => `%${words.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** The page, and the count of all pages. */
export function hotelStatements({ city, stars, search, page, limit }: HotelFilter): [Statement, Statement] {
  const values: unknown[] = [];
  const terms: string[] = [];
  const placeOf = (value: unknown) => `$${values.push(value)}`;
  const contains = (column: string, words: string) =>
    words.length < 5
      ? [`${column} ILIKE ${placeOf(containing(words))}`]
      : [
          `pieces_of(${column}) @> pieces_to_find(${placeOf(words)})`,
          `lower(${column}) LIKE lower(${placeOf(containing(words))})`,
        ];
  if (search) terms.push(...contains('name', search));
  if (city) terms.push(...contains('city', city));
  if (stars !== null) terms.push(`star_rating >= ${placeOf(stars)} AND star_rating < ${placeOf(stars + 1)}`);
  const where = terms.length > 0 ? `WHERE ${terms.join(' AND ')}` : '';
  return [
    {
      text: `SELECT id, hotel_id, name, city, country, star_rating, rating_average, overview, photo, url
        FROM hotels ${where} ORDER BY name, id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      values,
    },
    { text: `SELECT count(*)::int FROM (SELECT 1 FROM hotels ${where} LIMIT 100000) AS matching`, values },
  ];
}

/** The room types on sale, as a search shows them. */
export const ROOM_TYPES = 'SELECT * FROM room_types WHERE on_sale ORDER BY sort_order, id';

/** How many rooms of each type are free between two days. */
export const FREE_ROOMS = `
  SELECT type.code, count(*)::int AS free FROM rooms room JOIN room_types type ON type.id = room.type_id
  WHERE room.on_sale AND type.on_sale AND NOT EXISTS (
    SELECT 1 FROM room_nights taken WHERE taken.room_id = room.id AND taken.night >= $1 AND taken.night < $2)
  GROUP BY type.code`;
