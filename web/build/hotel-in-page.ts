import type { Plugin } from 'vite';

const QUERY = `{
  property { name town timeZone }
  navigation { main { label path links { label path } } footer { label path links { label path } } }
}`;

async function hotelAt(apiUrl: string): Promise<object> {
  const response = await fetch(`${apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  });
  const { data } = (await response.json()) as { data: { property: object; navigation: object } };
  return { ...data.property, navigation: data.navigation, socialLinks: [], page: null };
}

/** Writes the hotel into the pages of `npm run dev`, as the server does for built pages. */
export function hotelInPage(apiUrl: string): Plugin {
  return {
    name: 'hotel-in-page',
    apply: 'serve',
    transformIndexHtml: async () => {
      // If the server is down, the page shows that it cannot be reached.
      const hotel = await hotelAt(apiUrl).catch(() => null);
      if (!hotel) return [];
      const json = JSON.stringify(hotel).replaceAll('<', String.raw`\u003c`);
      return [{ tag: 'script', attrs: { type: 'application/json', id: 'hotel' }, children: json }];
    },
  };
}
