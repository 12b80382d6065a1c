import type { EntityManager } from 'typeorm';

// Every column in which a page, a room or a listing names pictures by their addresses.
const USES = `
  SELECT unnest(pictures) AS address FROM room_types
  UNION SELECT unnest(images) FROM category_items
  UNION SELECT image_url FROM offers
  UNION SELECT photo FROM hotels
  UNION SELECT logo FROM looks
  UNION SELECT text.value
    FROM content_documents, unnest(ARRAY[draft, published]) AS body, jsonb_each_text(body->'texts') AS text
  UNION SELECT guest->>'image'
    FROM content_documents, unnest(ARRAY[draft, published]) AS body,
      jsonb_array_elements(body->'testimonials') AS guest`;

const OURS = String.raw`^/pictures/[0-9a-f]{32}-`;

/** The addresses of uploaded pictures that are in use. */
export async function usedAddresses(manager: EntityManager): Promise<ReadonlySet<string>> {
  const rows: { address: string }[] = await manager.query(
    `SELECT address FROM (${USES}) AS used WHERE address ~ $1`,
    [OURS],
  );
  return new Set(rows.map(({ address }) => address));
}
