import { t } from '../../lib/texts/texts';

// lucide has no trademarks, so these are words until the hotel has accounts to link to.
const NETWORKS = ['Instagram', 'Facebook', 'YouTube'];

/** Placeholders for links to the hotel's accounts. Screen readers hear that these are not links yet. */
export function SocialPlaceholders() {
  return (
    <ul aria-label={t`Social networks`} className="flex flex-wrap gap-x-5 gap-y-1">
      {NETWORKS.map((network) => (
        <li key={network} className="opacity-80">
          {network}
          <span className="sr-only">{t` (placeholder: not linked yet)`}</span>
        </li>
      ))}
    </ul>
  );
}
