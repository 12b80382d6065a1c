import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager, Repository, SelectQueryBuilder } from 'typeorm';
import { deleted } from '../platform/database';
import { containing, searchedText } from '../platform/written-search';
import { Hotel } from './hotel.entity';
import type { HotelQuestion, HotelText } from './hotel.policy';

// Counting stops here: so many pages nobody leafs through, and a count must not read a whole table of millions.
const COUNTED_AT_MOST = 100_000;

// As the migration cuts them: a shorter text has no piece, and is found by its trigrams.
const PIECE_LENGTH = 5;

/** Leaves the hotels that have the text anywhere in that column, in any case. */
function contains(query: SelectQueryBuilder<Hotel>, column: 'name' | 'city', text: string): void {
  const searched = searchedText(text);
  const pattern = containing(text);
  if ([...searched].length < PIECE_LENGTH) {
    query.andWhere(`hotel.${column} ILIKE :${column}Pattern`, { [`${column}Pattern`]: pattern });
    return;
  }
  // Not ILIKE: the planner would take the trigrams, which take longer the more hotels there are.
  query
    .andWhere(`pieces_of(hotel.${column}) @> pieces_to_find(:${column})`, { [column]: searched })
    .andWhere(`lower(hotel.${column}) LIKE lower(:${column}Pattern)`, { [`${column}Pattern`]: pattern });
}

/** The directory of partner hotels. */
export class HotelService {
  private readonly hotels: Repository<Hotel>;

  constructor(private readonly database: DataSource) {
    this.hotels = database.getRepository(Hotel);
  }

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

  /** Everything, newest first. */
  async all(part: { skip: number; take: number }): Promise<{ hotels: Hotel[]; totalCount: number }> {
    const [hotels, totalCount] = await this.hotels.findAndCount({
      ...part,
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { hotels, totalCount };
  }

  async add(manager: EntityManager, text: HotelText): Promise<Hotel> {
    const id = randomUUID();
    await manager.insert(Hotel, { id, ...text });
    return manager.findOneByOrFail(Hotel, { id });
  }

  /** Null when there is no such hotel. */
  async edit(manager: EntityManager, id: string, text: HotelText): Promise<Hotel | null> {
    await manager.update(Hotel, { id }, text);
    return manager.findOneBy(Hotel, { id });
  }

  /** The hotel as it was; null when there was no such hotel. */
  delete(manager: EntityManager, id: string): Promise<Hotel | null> {
    return deleted(manager, Hotel, id);
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
    const query = this.hotels.createQueryBuilder('hotel');
    if (search) contains(query, 'name', search);
    if (city) contains(query, 'city', city);
    // Half a star more still belongs to the full ones: 4 finds 4 and 4.5.
    if (stars !== null) {
      query.andWhere('hotel.starRating >= :stars AND hotel.starRating < :next', { stars, next: stars + 1 });
    }
    return query;
  }
}
