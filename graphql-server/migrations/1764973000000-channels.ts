import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  CREATE TABLE channels (
    id uuid CONSTRAINT channels_pkey PRIMARY KEY,
    kind text NOT NULL,
    name text NOT NULL,
    property_id text NOT NULL,
    sealed_key text NOT NULL,
    portal_id integer CONSTRAINT channels_portal_id_fkey REFERENCES portals (id),
    is_active boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    removed_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT channels_kind_known CHECK (kind IN ('channex')),
    CONSTRAINT channels_removed_are_off CHECK (removed_at IS NULL OR NOT is_active)
  );
  CREATE UNIQUE INDEX channels_property_key ON channels (kind, property_id) WHERE removed_at IS NULL;
  CREATE TABLE channel_states (
    channel_id uuid CONSTRAINT channel_states_pkey PRIMARY KEY
      CONSTRAINT channel_states_channel_id_fkey REFERENCES channels (id),
    compared_at timestamptz,
    compared_for text,
    last_sent_at timestamptz,
    last_received_at timestamptz,
    last_tried_at timestamptz,
    failing_since timestamptz,
    problem text,
    problem_detail text,
    paused_until timestamptz,
    availability_requests timestamptz[] NOT NULL DEFAULT '{}',
    restriction_requests timestamptz[] NOT NULL DEFAULT '{}'
  );
  CREATE TABLE channel_portals (
    channel_id uuid NOT NULL CONSTRAINT channel_portals_channel_id_fkey REFERENCES channels (id),
    seller text NOT NULL,
    portal_id integer NOT NULL CONSTRAINT channel_portals_portal_id_fkey REFERENCES portals (id),
    CONSTRAINT channel_portals_pkey PRIMARY KEY (channel_id, seller)
  );
  CREATE TABLE channel_room_types (
    channel_id uuid NOT NULL CONSTRAINT channel_room_types_channel_id_fkey REFERENCES channels (id),
    room_type_id integer NOT NULL CONSTRAINT channel_room_types_room_type_id_fkey REFERENCES room_types (id),
    external_id text NOT NULL,
    CONSTRAINT channel_room_types_pkey PRIMARY KEY (channel_id, room_type_id),
    CONSTRAINT channel_room_types_external_key UNIQUE (channel_id, external_id)
  );
  CREATE TABLE channel_rate_plans (
    channel_id uuid NOT NULL,
    external_id text NOT NULL,
    room_type_id integer NOT NULL,
    rate_plan_id integer NOT NULL CONSTRAINT channel_rate_plans_rate_plan_id_fkey REFERENCES rate_plans (id),
    markup_basis_points integer NOT NULL DEFAULT 0,
    CONSTRAINT channel_rate_plans_pkey PRIMARY KEY (channel_id, external_id),
    CONSTRAINT channel_rate_plans_room_type_fkey FOREIGN KEY (channel_id, room_type_id)
      REFERENCES channel_room_types (channel_id, room_type_id) ON DELETE CASCADE,
    CONSTRAINT channel_rate_plans_markup CHECK (markup_basis_points BETWEEN -5000 AND 20000)
  )`;

/** Connections to portals: the room types and rate plans that a channel knows, and how far it was told. */
export class Channels1764973000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE channel_rate_plans, channel_room_types, channel_portals, channel_states, channels',
    );
  }
}
