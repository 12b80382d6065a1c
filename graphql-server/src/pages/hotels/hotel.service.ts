import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { AuditService } from '../../access/audit/audit.service';
import { containing, searchedText } from '../../platform/text/search-pattern';
import { readInput } from '../../platform/text/input-faults';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { pictureFaults } from '../../pictures/core/picture-references';
import { RecordService } from '../records/record.service';
import { Hotel } from './hotel.entity';
import { hotelFilterRules, hotelRules, type HotelFilter, type HotelForm } from './hotel.policy';

// The count stops here: nobody turns more pages than this, and a count of millions of rows is slow.
const COUNTED_AT_MOST = 100_000;

// The length of the pieces of text that the migration indexes. A shorter search is found by its trigrams.
const PIECE_LENGTH = 5;

/** Selects the hotels whose column contains the text, in capital or small letters. */
function contains(query: SelectQueryBuilder<Hotel>, column: 'name' | 'city', text: string): void {
  const searched = searchedText(text);
  const pattern = containing(text);
  if ([...searched].length < PIECE_LENGTH) {
    query.andWhere(`hotel.${column} ILIKE :${column}Pattern`, { [`${column}Pattern`]: pattern });
    return;
  }
  // Not ILIKE, because the planner would use the trigrams, which become slower with every hotel.
  query
    .andWhere(`pieces_of(hotel.${column}) @> pieces_to_find(:${column})`, { [column]: searched })
    .andWhere(`lower(hotel.${column}) LIKE lower(:${column}Pattern)`, { [`${column}Pattern`]: pattern });
}

export type FindHotelsOutcome =
  | { kind: 'HotelPage'; hotels: Hotel[]; page: number; totalPages: number; totalCount: number }
  | InvalidInputOutcome;

/** The directory of partner hotels. */
export class HotelService extends RecordService<Hotel, HotelForm> {
  constructor(database: DataSource, audit: AuditService, pictureIndex: PictureIndex) {
    super(database, audit, {
      noun: 'Hotel',
      entity: Hotel,
      rules: hotelRules,
      columnsOf: (form) => form,
      faultsOf: async ({ photo }) => pictureFaults(pictureIndex, 'photo', [photo]),
    });
  }

  /** One page of hotels, by name. Equal names are ordered by id. */
  async find(input: object): Promise<FindHotelsOutcome> {
    const filter = readInput(hotelFilterRules, input);
    if (!filter.ok) return { kind: 'InvalidInput', faults: filter.faults };
    const { page, limit } = filter.value;
    const [hotels, totalCount] = await Promise.all([
      this.matching(filter.value)
        .orderBy('hotel.name')
        .addOrderBy('hotel.id')
        .offset((page - 1) * limit)
        .limit(limit)
        .getMany(),
      this.count(filter.value),
    ]);
    return { kind: 'HotelPage', hotels, page, totalPages: Math.ceil(totalCount / limit), totalCount };
  }

  private async count(filter: HotelFilter): Promise<number> {
    const matching = this.matching(filter).select('1').limit(COUNTED_AT_MOST);
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
    // 4 finds hotels with 4 and 4.5 stars.
    if (stars !== null) {
      query.andWhere('hotel.starRating >= :stars AND hotel.starRating < :next', { stars, next: stars + 1 });
    }
    return query;
  }
}
