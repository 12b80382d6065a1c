import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which stays got other rooms at the same price, when, by whom and why. */
export class RoomMoves1764150001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE room_moves (
        id uuid NOT NULL CONSTRAINT room_moves_pkey PRIMARY KEY,
        stay_id uuid NOT NULL CONSTRAINT room_moves_stay_id_fkey REFERENCES stays (id) ON DELETE CASCADE,
        kind text NOT NULL,
        from_room_id integer NOT NULL CONSTRAINT room_moves_from_room_id_fkey REFERENCES rooms (id),
        to_room_id integer NOT NULL CONSTRAINT room_moves_to_room_id_fkey REFERENCES rooms (id),
        first_night date NOT NULL,
        reason text,
        idempotency_key text NOT NULL,
        actor_kind text NOT NULL,
        actor_id text,
        created_at timestamptz NOT NULL,
        CONSTRAINT room_moves_kind_known CHECK (kind IN ('MOVE', 'SWAP', 'UPGRADE')),
        CONSTRAINT room_moves_actor_known CHECK (actor_kind IN ('guest', 'staff', 'webhook', 'job'))
      );
      CREATE UNIQUE INDEX room_moves_key ON room_moves (stay_id, idempotency_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE room_moves');
  }
}
