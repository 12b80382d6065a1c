import type { Invariant } from './invariant';

/** What must always be true of channels that sell rooms on portals. */
export const CHANNEL_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a channel that was told other free rooms than there are',
    advice:
      'Press Send everything for the channel (desk, Channels). If the line comes again, something changed rooms or nights without the triggers of channel_changes.',
    breaches: `
      SELECT channel.name || ', ' || type.code || ', ' || told.day AS subject,
        'told ' || told.sent_rooms || ', free ' || free.rooms AS detail
      FROM channel_days told
      JOIN channels channel ON channel.id = told.channel_id AND channel.is_active
      JOIN room_types type ON type.id = told.room_type_id
      CROSS JOIN LATERAL (SELECT count(room.id) AS rooms FROM rooms room
        WHERE type.on_sale AND room.type_id = type.id AND room.on_sale AND NOT EXISTS (
          SELECT 1 FROM room_nights taken WHERE taken.room_id = room.id AND taken.night = told.day)) free
      -- A change that is not told yet waits.
      WHERE told.waiting_since IS NULL AND told.day > hotel_now()::date AND told.sent_rooms <> free.rooms
        AND NOT EXISTS (SELECT 1 FROM channel_changes)`,
  },
  {
    name: 'a channel that knew other rooms or prices than the hotel’s, and no change had announced them',
    advice:
      'The comparison of the hour has told the channel the right values. Something changed rates, restrictions, rooms or nights without the triggers of channel_changes: find out what, and report it. The line goes after a day.',
    breaches: `
      SELECT channel.name AS subject, state.unannounced || ', found ' || state.unannounced_at AS detail
      FROM channel_states state JOIN channels channel ON channel.id = state.channel_id AND channel.is_active
      WHERE state.unannounced_at > hotel_now() - interval '1 day'`,
  },
  {
    name: 'a channel that was not told of a change for an hour',
    advice:
      'The desk says what is wrong (Channels). Until it is solved, close the hotel at the portals, or they sell rooms that are taken.',
    breaches: `
      SELECT channel.name AS subject, count(*) || ' days wait since ' || min(waiting_since) AS detail
      FROM channel_days told JOIN channels channel ON channel.id = told.channel_id AND channel.is_active
      WHERE told.waiting_since < hotel_now() - interval '1 hour' GROUP BY channel.id`,
  },
];
