import type { Client } from 'pg';

/** A city with fifty hotels, however many hotels there are. */
export const ONE_CITY = 'Ranapur Sagar';

/** Adds invented partner hotels, fifty in each city, with all numbers of stars. Names share words; each has its own number. */
export async function seedHotels(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO hotels
       (id, hotel_id, name, city, country, star_rating, rating_average, overview, photo, url)
     SELECT gen_random_uuid(), 'bench-' || number,
       (ARRAY['Lake','Hill','Garden','Harbour','Desert','River','Palm','Cedar'])[1 + number % 8] || ' ' ||
       (ARRAY['Palace','House','Retreat','Residency','Court','Villa','Lodge'])[1 + number % 7] || ' No. ' || number || '.',
       (ARRAY['Rana','Uda','Jodh','Bika','Jaisa','Kum','Chitto','Bundi','Ajme','Pali',
              'Sira','Nago','Jalo','Sika','Alwa','Dung','Bans','Prata','Sawai','Kota'])[1 + number / 50 % 20] ||
       (ARRAY['pur','garh','ner','bad','nagar','mer','wara','gaon','kot','dham'])[1 + number / 1000 % 10] || ' ' ||
       (ARRAY['Sagar','North','South','East','West','Old Town','Fort','Hills','Gate','Bazaar'])[1 + number / 10000 % 10],
       'India', (number % 9) / 2.0 + 1, (number % 50) / 10.0 + 5,
       repeat('Rooms with a view, breakfast by the water and a garden to read in. ', 4),
       '/pictures/hotel-' || 1 + number % 12 || '-640.webp', 'https://www.agoda.com/search?text=' || number
     FROM (SELECT count(*)::int AS already FROM hotels WHERE hotel_id LIKE 'bench-%') AS before,
       generate_series(already, already + $1::int - 1) AS number`,
    [count],
  );
  await client.query('VACUUM ANALYZE hotels');
}
