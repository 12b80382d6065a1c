import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { AuditService } from '../audit/audit.service';
import { containing, searchedText } from '../platform/text/search-pattern';
import { RecordService } from '../records/record.service';
import { Hotel } from './hotel.entity';
import { hotelRules, type HotelForm, type HotelFilter } from './hotel.policy';

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
export class HotelService extends RecordService<Hotel, HotelForm> {
  constructor(database: DataSource, audit: AuditService) {
    super(database, audit, {
      noun: 'Hotel',
      entity: Hotel,
      rules: hotelRules,
      columnsOf: (form) => form,
    });
  }

  /** One page by name, and how many hotels all pages have; names alike stand in the order of their ids. */
  async find(question: HotelFilter): Promise<{ hotels: Hotel[]; totalCount: number }> {
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

  private async count(question: HotelFilter): Promise<number> {
    const matching = this.matching(question).select('1').limit(COUNTED_AT_MOST);
    const [sql, values] = matching.getQueryAndParameters();
    const rows: { count: number }[] = await this.database.query(
      `SELECT count(*)::int AS count FROM (${sql}) AS matching`,
      values,
    );
    return rows[0]?.count ?? 0;
  }

  private matching({ search, city, stars }: HotelFilter): SelectQueryBuilder<Hotel> {
    const query = this.database.getRepository(Hotel).createQueryBuilder('hotel');
    if (search) contains(query, 'name', search);
    if (city) contains(query, 'city', city);
    // Half a star more still belongs to the full ones: 4 finds 4 and 4.5.
    if (stars !== null) {
      query.andWhere('hotel.starRating >= :stars AND hotel.starRating < :next', { stars, next: stars + 1 });
    }
    return query;
  }
}
