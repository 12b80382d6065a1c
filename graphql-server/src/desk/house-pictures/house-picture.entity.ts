import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/**
 * A picture that housekeeping took of a found item or of what must be repaired. Its files are in the bucket, and only the staff
 * get them. It goes with its note: a picture without a note is deleted with its files in the next night.
 */
@Entity('house_pictures')
@Check('house_pictures_of_one_note', 'num_nonnulls(item_id, task_id) <= 1')
@Index('house_pictures_item_key', ['itemId'], { unique: true })
@Index('house_pictures_task_key', ['taskId'], { unique: true })
export class HousePicture {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'house_pictures_pkey' })
  id: string;

  /** The found item; null for a repair, and when the note was deleted. */
  @Column('uuid', { name: 'item_id', nullable: true })
  itemId: string | null;

  @ManyToOne('LostItem', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'item_id', foreignKeyConstraintName: 'house_pictures_item_id_fkey' })
  item?: unknown;

  /** The task of the repair; null for a found item, and when the note was deleted. */
  @Column('uuid', { name: 'task_id', nullable: true })
  taskId: string | null;

  @ManyToOne('Task', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'task_id', foreignKeyConstraintName: 'house_pictures_task_id_fkey' })
  task?: unknown;

  /** The account of the person who sent it. */
  @Column('text', { name: 'taken_by' })
  takenBy: string;

  @Column('timestamptz', { name: 'added_at', default: () => 'hotel_now()' })
  addedAt: Date;

  /** When its files were in the bucket; null before. */
  @Column('timestamptz', { name: 'stored_at', nullable: true })
  storedAt: Date | null;
}
