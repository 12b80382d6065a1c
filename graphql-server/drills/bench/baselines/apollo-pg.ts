import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { Pool } from 'pg';
import { CATEGORY, hotelStatements, OFFERS, type HotelFilter } from './sql';

// A plain Apollo Server with resolvers by hand: its defaults, no cache, no log, no limits.
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const typeDefs = `
  type Offer { id: ID! title: String! description: String imageUrl: String validTill: String }
  type Item {
    id: ID! title: String! description: String images: [String!]! priceInDollars: Float available: Boolean!
    amenities: [String!]! timing: String location: String category: String!
  }
  type CategoryItems { items: [Item!]! }
  type Hotel {
    id: ID! hotelId: String name: String! city: String country: String starRating: Float ratingAverage: Float
    overview: String photo: String url: String
  }
  type HotelPage { hotels: [Hotel!]! totalPages: Int! }
  type Query {
    offers: [Offer!]!
    categoryItems(category: String!): CategoryItems!
    hotels(city: String, stars: Int, search: String, page: Int! = 1, limit: Int! = 6): HotelPage!
  }`;

type Row = Record<string, unknown>;

const resolvers = {
  Query: {
    offers: async () =>
      (await pool.query<Row>(OFFERS)).rows.map(({ image_url, valid_till, ...rest }) => ({
        ...rest,
        imageUrl: image_url,
        validTill: valid_till,
      })),
    categoryItems: async (_root: unknown, { category }: { category: string }) => ({
      items: (await pool.query<Row>(CATEGORY, [category])).rows.map(({ price, ...rest }) => ({
        ...rest,
        priceInDollars: price === null ? null : Number(price),
      })),
    }),
    hotels: async (_root: unknown, filter: Partial<HotelFilter>) => {
      const { city, stars, search, page = 1, limit = 6 } = filter;
      const [found, counted] = hotelStatements({
        city: city ?? '',
        stars: stars ?? null,
        search: search ?? '',
        page,
        limit,
      });
      const [hotels, count] = await Promise.all([
        pool.query<Row>(found),
        pool.query<{ count: number }>(counted),
      ]);
      return {
        hotels: hotels.rows.map(({ hotel_id, star_rating, rating_average, ...rest }) => ({
          ...rest,
          hotelId: hotel_id,
          starRating: star_rating,
          ratingAverage: rating_average,
        })),
        totalPages: Math.ceil((count.rows[0]?.count ?? 0) / limit),
      };
    },
  },
};

async function main(): Promise<void> {
  const apollo = new ApolloServer({ typeDefs, resolvers });
  await apollo.start();
  const app = express();
  app.get('/readyz', (_request, response) => void response.json({}));
  app.use('/graphql', express.json(), expressMiddleware(apollo));
  app.listen(Number(process.env['PORT']));
}

void main();
