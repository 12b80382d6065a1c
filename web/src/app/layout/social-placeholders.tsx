// lucide draws no trademarks, so these are plain words until the hotel has accounts to link to.
const NETWORKS = ['Instagram', 'Facebook', 'YouTube'];

/** Where the hotel's accounts will be linked; says so to whoever cannot see that these are no links yet. */
export function SocialPlaceholders() {
  return (
    <ul aria-label="Social networks" className="flex flex-wrap gap-x-5 gap-y-1">
      {NETWORKS.map((network) => (
        <li key={network} className="opacity-80">
          {network}
          <span className="sr-only"> (placeholder: not linked yet)</span>
        </li>
      ))}
    </ul>
  );
}
