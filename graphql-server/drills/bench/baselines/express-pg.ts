import express from 'express';
import { Pool } from 'pg';
import { CATEGORY, hotelStatements, OFFERS } from './sql';

// The plain handler: Express, pg and the same statements; no GraphQL, no cache, no log, no limits.
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = express();

app.get('/readyz', (_request, response) => void response.json({}));

app.get('/api/offers', async (_request, response) => {
  const { rows } = await pool.query<Record<string, unknown>>(OFFERS);
  response.json(
    rows.map(({ id, title, description, image_url, valid_till }) => ({
      _id: id,
      title,
      description,
      imageUrl: image_url,
      validTill: valid_till,
    })),
  );
});

app.get('/api/data', async (request, response) => {
  const { rows } = await pool.query<Record<string, unknown>>(CATEGORY, [request.query['category']]);
  response.json(
    rows.map(({ id, price, ...rest }) => ({
      _id: id,
      ...rest,
      price: price === null ? null : Number(price),
    })),
  );
});

app.get('/api/hotels', async (request, response) => {
  const { city, stars, search, page, limit } = request.query;
  const [found, counted] = hotelStatements({
    city: String(city ?? ''),
    stars: stars ? Number(stars) : null,
    search: String(search ?? ''),
    page: Number(page ?? 1),
    limit: Number(limit ?? 6),
  });
  const [hotels, count] = await Promise.all([
    pool.query<Record<string, unknown>>(found),
    pool.query<{ count: number }>(counted),
  ]);
  response.json({
    hotels: hotels.rows.map(({ id, name, photo, ...rest }) => ({
      _id: id,
      hotel_name: name,
      photo1: photo,
      ...rest,
    })),
    totalPages: Math.ceil((count.rows[0]?.count ?? 0) / Number(limit ?? 6)),
  });
});

app.listen(Number(process.env['PORT']));
