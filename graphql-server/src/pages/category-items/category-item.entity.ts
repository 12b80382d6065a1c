import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { RoomType, type RoomTypeName } from '../../selling/rooms/room-type.entity';
import type { Category } from './category-item.categories';

/** One item of a listing page: a room, a restaurant, a treatment. */
@Entity('category_items')
@Check('category_items_price_not_negative', 'price_cents >= 0')
@Index('category_items_category_index', ['category', 'createdAt', 'id'])
export class CategoryItem {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'category_items_pkey' })
  id: string;

  @Column('text')
  category: Category;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  description: string | null;

  /** Addresses of pictures; the first is shown. */
  @Column('text', { array: true, default: () => "'{}'" })
  images: string[];

  /** US cents; null when it has no price of its own. A room costs the rate of its type instead. */
  @Column('integer', { name: 'price_cents', nullable: true })
  priceCents: number | null;

  @Column('boolean', { default: true })
  available: boolean;

  @Column('text', { array: true, default: () => "'{}'" })
  amenities: string[];

  @Column('text', { nullable: true })
  timing: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  /** The room type to book, for an item that is a room. */
  @Column('text', { name: 'room_type', nullable: true })
  roomTypeName: RoomTypeName | null;

  @ManyToOne(() => RoomType)
  @JoinColumn({
    name: 'room_type',
    referencedColumnName: 'code',
    foreignKeyConstraintName: 'category_items_room_type_fkey',
  })
  roomType: Relation<RoomType> | null;

  /** The ids of the rooms that the item sells. Empty when it sells any room of its type. */
  @Column('integer', { name: 'room_ids', array: true, default: () => "'{}'" })
  roomIds: number[];

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
