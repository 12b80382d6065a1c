import type { Client } from 'pg';

/** Invented partner hotels: 200 cities, all numbers of stars, names that have words in common. */
export async function seedHotels(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO hotels
       (id, hotel_id, name, city, country, star_rating, rating_average, overview, photo, url)
     SELECT gen_random_uuid(), 'bench-' || number,
       (ARRAY['Lake','Hill','Garden','Harbour','Desert','River','Palm','Cedar'])[1 + number % 8] || ' ' ||
       (ARRAY['Palace','House','Retreat','Residency','Court','Villa','Lodge'])[1 + number % 7] || ' ' || number,
       'City ' || (number * 7919) % 200, 'India', (number % 9) / 2.0 + 1, (number % 50) / 10.0 + 5,
       repeat('Rooms with a view, breakfast by the water and a garden to read in. ', 4),
       '/pictures/hotel-' || 1 + number % 12 || '-640.webp', 'https://www.agoda.com/search?text=' || number
     FROM generate_series(1, $1::int) AS number`,
    [count],
  );
  await client.query('VACUUM ANALYZE hotels');
}
