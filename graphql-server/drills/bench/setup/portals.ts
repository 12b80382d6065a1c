import { CHANNEL_KEY } from '../../../src/connections/channels/channel-key';
import { KeyedSecrets } from '../../../src/platform/secrets/keyed-secrets';
import { CHANNEX_KEY, startChannexFeed } from '../../../tests/testkit/channex';
import { APP_SECRET, type BenchSetup } from './bench-server';

const PORTALS = ['hotel-1', 'hotel-2'];

const ADD = `
  INSERT INTO channels (id, kind, name, property_id, sealed_key, is_active, created_at, created_by)
  VALUES (gen_random_uuid(), 'channex', $1, $1, $2, false, now(), 'benchmark')`;
const MAP_TYPES = `
  INSERT INTO channel_room_types (channel_id, room_type_id, external_id)
  SELECT channel.id, type.id, 'type-' || type.id FROM channels channel CROSS JOIN room_types type`;
const MAP_PLANS = `
  INSERT INTO channel_rate_plans (channel_id, external_id, room_type_id, rate_plan_id)
  SELECT channel.id, 'plan-' || type.id || '-' || plan.id, type.id, plan.id
  FROM channels channel CROSS JOIN room_types type CROSS JOIN rate_plans plan WHERE plan.on_sale`;

/** Two portals that sell all room types on all plans, at a stand-in for Channex. They are off at first. */
export interface BenchPortals {
  url: string;
  /** Of how many days of room types the portals were told. */
  told(): number;
  switch(on: boolean): Promise<void>;
  stop(): Promise<void>;
}

export async function connectPortals(setup: Pick<BenchSetup, 'query'>): Promise<BenchPortals> {
  const channex = await startChannexFeed();
  const sealed = new KeyedSecrets(APP_SECRET).seal(CHANNEL_KEY, CHANNEX_KEY);
  for (const name of PORTALS) await setup.query(ADD, [name, sealed]);
  await setup.query(MAP_TYPES);
  await setup.query(MAP_PLANS);
  await setup.query('INSERT INTO channel_states (channel_id) SELECT id FROM channels');
  return {
    url: channex.url,
    told: () => channex.told.size,
    switch: async (on) => void (await setup.query('UPDATE channels SET is_active = $1', [on])),
    stop: () => channex.stop(),
  };
}
