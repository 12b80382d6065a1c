import type { EntityManager } from 'typeorm';
import { findRecord, findRecords } from '../../platform/database/plain-statements';
import { Task, type TaskKind } from './task.entity';

interface NewTask {
  kind: TaskKind;
  /** Null when the task belongs to no booking. */
  bookingId: string | null;
  /** The id of the subject. */
  subject: string;
  /** The parameters of the task's sentence. */
  parameters: Readonly<Record<string, string | number | object>>;
}

const ADD = `
  INSERT INTO tasks (id, kind, booking_id, subject, parameters) VALUES (gen_random_uuid(), $1, $2, $3, $4)
  ON CONFLICT (kind, subject) WHERE done_at IS NULL DO NOTHING`;

const ADD_ONCE = `
  INSERT INTO tasks (id, kind, booking_id, subject, parameters) SELECT gen_random_uuid(), $1, $2, $3, $4
  WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE kind = $1 AND subject = $3 AND parameters = $4::jsonb)
  ON CONFLICT (kind, subject) WHERE done_at IS NULL DO NOTHING`;

const ADD_UNLESS_DONE = `
  INSERT INTO tasks (id, kind, booking_id, subject, parameters) SELECT gen_random_uuid(), $1, $2, $3, $4
  WHERE NOT EXISTS (
    SELECT 1 FROM tasks WHERE kind = $1 AND subject = $3 AND parameters = $4::jsonb AND done_by IS NOT NULL)
  ON CONFLICT (kind, subject) WHERE done_at IS NULL DO UPDATE
    SET parameters = excluded.parameters, booking_id = excluded.booking_id`;

const FINISH = `
  UPDATE tasks SET done_at = hotel_now(), done_by = $2, note = $3 WHERE id = $1 AND done_at IS NULL`;

/** Stores the tasks of the staff. */
export class TaskRepository {
  /** Adds a task, unless there is an open task of this kind about the subject. */
  async add(manager: EntityManager, { kind, bookingId, subject, parameters }: NewTask): Promise<void> {
    await manager.query(ADD, [kind, bookingId, subject, JSON.stringify(parameters)]);
  }

  /** Adds a task, unless there ever was one with these parameters: a finished task does not come back. */
  async addOnce(manager: EntityManager, { kind, bookingId, subject, parameters }: NewTask): Promise<void> {
    await manager.query(ADD_ONCE, [kind, bookingId, subject, JSON.stringify(parameters)]);
  }

  /** Adds a task, or updates the open task with these parameters, unless a finished task has equal parameters. */
  async addUnlessDone(
    manager: EntityManager,
    { kind, bookingId, subject, parameters }: NewTask,
  ): Promise<void> {
    await manager.query(ADD_UNLESS_DONE, [kind, bookingId, subject, JSON.stringify(parameters)]);
  }

  /** All open tasks of this kind. */
  findOpenOf(manager: EntityManager, kind: TaskKind): Promise<Task[]> {
    return findRecords(manager, Task, 'WHERE kind = $1 AND done_at IS NULL', [kind]);
  }

  /** The open task; null when it is finished or unknown. */
  findOpen(manager: EntityManager, id: string): Promise<Task | null> {
    return findRecord(manager, Task, 'WHERE id = $1 AND done_at IS NULL', [id]);
  }

  /** Whether there is an open task of this kind about the subject. */
  async hasOpen(manager: EntityManager, subject: string, kind: TaskKind): Promise<boolean> {
    const condition = 'WHERE subject = $1 AND kind = $2 AND done_at IS NULL';
    return (await findRecord(manager, Task, condition, [subject, kind])) !== null;
  }

  /** Whether there ever was a task of this kind about the subject. */
  async wasAdded(manager: EntityManager, subject: string, kind: TaskKind): Promise<boolean> {
    return (await findRecord(manager, Task, 'WHERE subject = $1 AND kind = $2', [subject, kind])) !== null;
  }

  /** Records who finished an open task, and how. False when it is not open any more. */
  async finish(
    manager: EntityManager,
    { id, note, by }: { id: string; note: string; by: string },
  ): Promise<boolean> {
    const finished: [unknown[], number] = await manager.query(FINISH, [id, by, note]);
    return finished[1] === 1;
  }

  /** Ends the open tasks of these kinds about the subject, because nothing is left to do. */
  async endAbout(manager: EntityManager, subject: string, kinds: readonly TaskKind[]): Promise<void> {
    await this.endAboutAny(manager, [subject], kinds);
  }

  /** Ends the open tasks of these kinds about each of the subjects. */
  async endAboutAny(
    manager: EntityManager,
    subjects: readonly string[],
    kinds: readonly TaskKind[],
  ): Promise<void> {
    await manager.query(
      'UPDATE tasks SET done_at = hotel_now() WHERE subject = ANY ($1) AND kind = ANY ($2) AND done_at IS NULL',
      [subjects, kinds],
    );
  }
}
