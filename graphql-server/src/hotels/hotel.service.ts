import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { Hotel } from './hotel.entity';
import type { HotelQuestion } from './hotel.policy';

// Counting stops here: so many pages nobody leafs through, and a count must not read a whole table of millions.
const COUNTED_AT_MOST = 100_000;

/** `%` and `_` are ordinary characters to a guest, so they are to us. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** The directory of partner hotels. */
export class HotelService {
  constructor(private readonly database: DataSource) {}

  /** One page by name, and how many hotels all pages have; names alike stand in the order of their ids. */
  async find(question: HotelQuestion): Promise<{ hotels: Hotel[]; totalCount: number }> {
    const [hotels, totalCount] = await Promise.all([
      this.matching(question)
        .orderBy('hotel.name')
        .addOrderBy('hotel.id')
        .offset((question.page - 1) * question.limit)
        .limit(question.limit)
        .getMany(),
      this.count(question),
    ]);
    return { hotels, totalCount };
  }

  private async count(question: HotelQuestion): Promise<number> {
    const matching = this.matching(question).select('1').limit(COUNTED_AT_MOST);
    const [sql, values] = matching.getQueryAndParameters();
    const rows: { count: number }[] = await this.database.query(
      `SELECT count(*)::int AS count FROM (${sql}) AS matching`,
      values,
    );
    return rows[0]?.count ?? 0;
  }

  private matching({ search, city, stars }: HotelQuestion): SelectQueryBuilder<Hotel> {
    const query = this.database.getRepository(Hotel).createQueryBuilder('hotel');
    if (search) query.andWhere('hotel.name ILIKE :search', { search: containing(search) });
    if (city) query.andWhere('hotel.city ILIKE :city', { city: containing(city) });
    // Half a star more still belongs to the full ones: 4 finds 4 and 4.5.
    if (stars !== null) {
      query.andWhere('hotel.starRating >= :stars AND hotel.starRating < :next', { stars, next: stars + 1 });
    }
    return query;
  }
}
