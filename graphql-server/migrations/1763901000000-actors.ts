import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * History and audit name who made a change by kind and id; the audit has the permission and the record before and after.
 * Servers of the version before write `transitions.actor` and `administrator_actions.uid` only, and read them: triggers
 * fill the new columns from the old ones and the old ones from the new ones. A later migration drops the triggers
 * `transitions_actor` and `administrator_actions_actor` with their functions, and the columns `transitions.actor` and
 * `administrator_actions.uid`; it makes `actor_kind` of both tables NOT NULL and validates their constraints.
 */
export class Actors1763901000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE transitions ADD COLUMN actor_kind text;
      ALTER TABLE transitions ADD COLUMN actor_id text;
      ALTER TABLE transitions ADD CONSTRAINT transitions_actor_known
        CHECK (actor_kind IN ('guest', 'staff', 'webhook', 'job')) NOT VALID;

      ALTER TABLE administrator_actions ADD COLUMN actor_kind text;
      ALTER TABLE administrator_actions ADD COLUMN actor_id text;
      ALTER TABLE administrator_actions ADD COLUMN permission text;
      ALTER TABLE administrator_actions ADD COLUMN before jsonb;
      ALTER TABLE administrator_actions ADD COLUMN after jsonb;
      ALTER TABLE administrator_actions ADD CONSTRAINT administrator_actions_actor_known
        CHECK (actor_kind IN ('guest', 'staff', 'webhook', 'job')) NOT VALID;

      CREATE FUNCTION transitions_actor() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.actor_kind IS NULL THEN
          NEW.actor_kind := CASE WHEN NEW.actor IN ('guest', 'webhook') THEN NEW.actor ELSE 'job' END;
          NEW.actor_id := CASE
            WHEN NEW.actor_kind <> 'job' THEN NULL
            WHEN NEW.actor = 'sweep' THEN 'sweep holds'
            ELSE NEW.actor END;
        ELSIF NEW.actor IS NULL THEN
          NEW.actor := CASE
            WHEN NEW.actor_kind <> 'job' THEN NEW.actor_kind
            WHEN NEW.actor_id = 'sweep holds' THEN 'sweep'
            ELSE NEW.actor_id END;
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER transitions_actor BEFORE INSERT ON transitions
        FOR EACH ROW EXECUTE FUNCTION transitions_actor();

      CREATE FUNCTION administrator_actions_actor() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.actor_kind IS NULL THEN
          NEW.actor_kind := 'staff';
          NEW.actor_id := NEW.uid;
          NEW.permission := CASE NEW.action
            WHEN 'pinAdministrator' THEN NULL
            WHEN 'exportGuestBookings' THEN 'bookings.export'
            WHEN 'exportContactMessages' THEN 'messages.export'
            WHEN 'exportSubscribers' THEN 'subscribers.export'
            ELSE 'content.write' END;
          NEW.before := CASE WHEN NEW.action LIKE 'delete%' THEN NEW.details END;
          NEW.after := CASE WHEN NEW.action LIKE 'add%' OR NEW.action LIKE 'edit%' THEN NEW.details END;
        ELSIF NEW.uid IS NULL THEN
          NEW.uid := COALESCE(NEW.actor_id, NEW.actor_kind);
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER administrator_actions_actor BEFORE INSERT ON administrator_actions
        FOR EACH ROW EXECUTE FUNCTION administrator_actions_actor();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER administrator_actions_actor ON administrator_actions;
      DROP FUNCTION administrator_actions_actor();
      DROP TRIGGER transitions_actor ON transitions;
      DROP FUNCTION transitions_actor();
      ALTER TABLE administrator_actions DROP COLUMN after, DROP COLUMN before, DROP COLUMN permission,
        DROP COLUMN actor_id, DROP COLUMN actor_kind;
      ALTER TABLE transitions DROP COLUMN actor_id, DROP COLUMN actor_kind;
    `);
  }
}
