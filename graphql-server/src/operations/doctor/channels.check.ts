import { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { withConnection } from './connections/database-connection';
import { ok, skipped, warning, wrong, type Finding } from './report/finding';

/** With whom a channel speaks. */
interface Access {
  propertyId: string;
  apiKey: string;
}

/** What a channel answered to a test; `connections/channex` makes it. */
type Answer = { kind: 'Accepted' } | { kind: 'Failed'; problem: string; detail: string | null };

interface StoredChannel {
  name: string;
  propertyId: string;
  sealedKey: string;
  /** How many room types it sells. */
  types: number;
  /** The titles of the types that it sells on no rate plan; null when there are none. */
  withoutPlan: string | null;
}

const CHANNELS = `
  SELECT name, property_id AS "propertyId", sealed_key AS "sealedKey",
    (SELECT count(*)::int FROM channel_room_types mapped WHERE mapped.channel_id = channel.id) AS types,
    (SELECT string_agg(type.name, ', ' ORDER BY type.name) FROM channel_room_types mapped
      JOIN room_types type ON type.id = mapped.room_type_id
      WHERE mapped.channel_id = channel.id AND NOT EXISTS (SELECT 1 FROM channel_rate_plans plan
        WHERE plan.channel_id = channel.id AND plan.room_type_id = type.id)) AS "withoutPlan"
  FROM channels channel WHERE is_active ORDER BY name`;
const HAS_CHANNELS = "SELECT to_regclass('channels') IS NOT NULL AS known";

interface ChannelsCheck {
  database: { url: string; setting: string };
  appSecret: string;
  /** The purpose of the key that encrypts API keys. */
  purpose: string;
  test: (access: Access) => Promise<Answer>;
}

async function findingOf(
  { name, propertyId, sealedKey, types, withoutPlan }: StoredChannel,
  { appSecret, purpose, test }: ChannelsCheck,
): Promise<Finding> {
  let apiKey: string;
  try {
    apiKey = new KeyedSecrets(appSecret).unseal(purpose, sealedKey);
  } catch {
    return wrong(
      `the API key of ${name} was stored under another APP_SECRET`,
      'Enter the key again at the desk (Channels)',
    );
  }
  const answer = await test({ propertyId, apiKey });
  if (answer.kind === 'Accepted' && types === 0)
    return wrong(
      `${name} accepts its key, but no room type is mapped, so it is told nothing`,
      'Enter the ids of its room types and rate plans at the desk (Channels)',
    );
  if (answer.kind === 'Accepted' && withoutPlan !== null)
    return warning(
      `${name} accepts its key, but is told no price of ${withoutPlan}`,
      'Enter the ids of its rate plans at the desk (Channels)',
    );
  if (answer.kind === 'Accepted') return ok(`${name} accepts its key and knows the hotel`);
  const said = answer.detail === null ? answer.problem : `${answer.problem}, ${answer.detail}`;
  return wrong(
    `${name} does not do what it is asked (${said})`,
    'Correct the key and the id of the hotel at the desk (Channels); if they are right, see the status page of the channel. Until then, changes wait',
  );
}

/** Whether each channel that is on accepts its key and knows the hotel. The first that does not is named. */
export function checkChannels(check: ChannelsCheck, signal: AbortSignal): Promise<Finding> {
  return withConnection(check.database, signal, async (client) => {
    const { rows: tables } = await client.query<{ known: boolean }>(HAS_CHANNELS);
    const { rows } = tables[0]?.known ? await client.query<StoredChannel>(CHANNELS) : { rows: [] };
    if (rows.length === 0) return skipped('no channel to portals is on');
    const findings: Finding[] = [];
    for (const channel of rows) findings.push(await findingOf(channel, check));
    const names = rows.map(({ name }) => name).join(', ');
    const first = (wanted: Finding['mark']) => findings.find(({ mark }) => mark === wanted);
    return first('wrong') ?? first('warning') ?? ok(`${names}: accept their keys and know the hotel`);
  });
}
