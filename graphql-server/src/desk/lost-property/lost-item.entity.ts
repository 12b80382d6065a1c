import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';

/** Where a found item is: kept at the hotel, given back, or disposed of. */
export const LostItemState = {
  KEPT: 'KEPT',
  GIVEN_BACK: 'GIVEN_BACK',
  DISPOSED: 'DISPOSED',
} as const;
export type LostItemState = (typeof LostItemState)[keyof typeof LostItemState];

/** An item that was found in the hotel. The row is never changed: its steps tell what happened to the item. */
@Entity('lost_items')
@Check('lost_items_found_somewhere', 'room_number IS NOT NULL OR place IS NOT NULL')
@Check('lost_items_in_order', 'found_at <= recorded_at')
@Index('lost_items_found_index', ['foundAt'])
@Index('lost_items_idempotency_key', ['idempotencyKey'], { unique: true })
export class LostItem {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'lost_items_pkey' })
  id: string;

  @Column('text')
  what: string;

  /** The number of the room at that time; the room may get another number later. Null outside the rooms. */
  @Column('text', { name: 'room_number', nullable: true })
  roomNumber: string | null;

  /** Where in the room or the house. */
  @Column('text', { nullable: true })
  place: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** By the hotel's clock. A report that is written without a connection arrives later. */
  @Column('timestamptz', { name: 'found_at' })
  foundAt: Date;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  /** The account of the person who noted it. */
  @Column('text', { name: 'found_by' })
  foundBy: string;

  /** A key that the page creates, so that an item that is sent twice is stored once. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;
}

/** A step of an item. The newest step is the item's state; an item without a step is kept. */
@Entity('lost_item_steps')
@Check('lost_item_steps_kind_known', "kind IN ('KEPT', 'GIVEN_BACK', 'DISPOSED')")
@Check('lost_item_steps_handed_to_somebody', "(kind = 'GIVEN_BACK') = (handed_to IS NOT NULL)")
@Index('lost_item_steps_item_index', ['itemId', 'doneAt'])
export class LostItemStep {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'lost_item_steps_pkey' })
  id: string;

  @Column('uuid', { name: 'item_id' })
  itemId: string;

  @ManyToOne(() => LostItem, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'lost_item_steps_item_id_fkey' })
  item?: Relation<LostItem>;

  /** The state after the step. `KEPT` takes an earlier step back. */
  @Column('text')
  kind: LostItemState;

  /** The person who got the item; only for an item that was given back. */
  @Column('text', { name: 'handed_to', nullable: true })
  handedTo: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz', { name: 'done_at' })
  doneAt: Date;

  /** The account of the person who noted it. */
  @Column('text', { name: 'done_by' })
  doneBy: string;
}

/** Items that the hotel still keeps are not deleted. Other items are, because they name people. */
export const LOST_ITEM_RETENTION: RetentionRule = {
  table: 'lost_items',
  mayBeDeleted: `EXISTS (
    SELECT 1 FROM lost_item_steps step WHERE step.item_id = lost_items.id AND step.kind <> 'KEPT'
      AND step.done_at < (SELECT hotel_now()) - interval '1 year'
      AND NOT EXISTS (SELECT 1 FROM lost_item_steps newer
        WHERE newer.item_id = lost_items.id AND newer.done_at > step.done_at))`,
};
