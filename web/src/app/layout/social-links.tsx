import type { Hotel } from '../../lib/hotel/hotel';
import { t } from '../../lib/texts/texts';

/** Links to the hotel's pages on other sites. They show names, because lucide has no brand icons. */
export function SocialLinks({ links }: { links: Hotel['socialLinks'] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={t`Social networks`} className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map(({ name, url }, place) => (
        <li key={place}>
          <a href={url} className="underline-offset-4 opacity-80 hover:underline hover:opacity-100">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
