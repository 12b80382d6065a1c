import type { EntityManager } from 'typeorm';
import { findRecord } from '../platform/database/plain-statements';
import { Task, type TaskKind } from './task.entity';

interface NewTask {
  kind: TaskKind;
  bookingId: string;
  /** The id of what the task is about. */
  subject: string;
  /** What the task's sentence names. */
  parameters: Readonly<Record<string, string | number>>;
}

const ADD = `
  INSERT INTO tasks (id, kind, booking_id, subject, parameters) VALUES (gen_random_uuid(), $1, $2, $3, $4)
  ON CONFLICT (kind, subject) WHERE done_at IS NULL DO NOTHING`;

const FINISH = `
  UPDATE tasks SET done_at = hotel_now(), done_by = $2, note = $3 WHERE id = $1 AND done_at IS NULL`;

/** What persons at the hotel must do. */
export class TaskRepository {
  /** Adds a task, unless there is an open one of this kind about the subject. */
  async add(manager: EntityManager, { kind, bookingId, subject, parameters }: NewTask): Promise<void> {
    await manager.query(ADD, [kind, bookingId, subject, JSON.stringify(parameters)]);
  }

  /** Null when it is done or unknown. */
  findOpen(manager: EntityManager, id: string): Promise<Task | null> {
    return findRecord(manager, Task, 'WHERE id = $1 AND done_at IS NULL', [id]);
  }

  /** Notes who has done an open task, and how; false when it is no longer open. */
  async finish(
    manager: EntityManager,
    { id, note, by }: { id: string; note: string; by: string },
  ): Promise<boolean> {
    const finished: [unknown[], number] = await manager.query(FINISH, [id, by, note]);
    return finished[1] === 1;
  }

  /** Ends the open tasks of these kinds about the subject: nothing is left to do. */
  async endAbout(manager: EntityManager, subject: string, kinds: readonly TaskKind[]): Promise<void> {
    await manager.query(
      'UPDATE tasks SET done_at = hotel_now() WHERE subject = $1 AND kind = ANY ($2) AND done_at IS NULL',
      [subject, kinds],
    );
  }

  /** Ends the open tasks of this kind of a booking. */
  async endOf(manager: EntityManager, bookingId: string, kind: TaskKind): Promise<void> {
    await manager.query(
      'UPDATE tasks SET done_at = hotel_now() WHERE booking_id = $1 AND kind = $2 AND done_at IS NULL',
      [bookingId, kind],
    );
  }
}
