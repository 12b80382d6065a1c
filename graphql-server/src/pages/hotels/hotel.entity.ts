import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A partner hotel of the directory. */
@Entity('hotels')
@Check('hotels_stars_known', 'star_rating BETWEEN 0 AND 5')
@Check('hotels_rating_out_of_ten', 'rating_average BETWEEN 0 AND 10')
@Index('hotels_name_index', ['name', 'id'])
@Index('hotels_stars_index', ['starRating', 'name', 'id'])
// TypeORM does not support this kind of index: migrations create it, and the schema builder ignores it.
@Index('hotels_name_trigram', { synchronize: false })
@Index('hotels_city_trigram', { synchronize: false })
@Index('hotels_name_pieces', { synchronize: false })
@Index('hotels_city_pieces', { synchronize: false })
export class Hotel {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'hotels_pkey' })
  id: string;

  /** The hotel's id at the portal of `url`. */
  @Column('text', { name: 'hotel_id', nullable: true })
  hotelId: string | null;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  country: string | null;

  /** 0 to 5, halves allowed. */
  @Column('real', { name: 'star_rating', nullable: true })
  starRating: number | null;

  /** Guests' rating out of 10. */
  @Column('real', { name: 'rating_average', nullable: true })
  ratingAverage: number | null;

  @Column('text', { nullable: true })
  overview: string | null;

  @Column('text', { nullable: true })
  photo: string | null;

  @Column('text', { nullable: true })
  url: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
