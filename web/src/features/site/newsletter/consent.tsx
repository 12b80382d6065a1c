import { FailedLine } from '../../../components/list/failed-line';
import { useNewsletterConsentQuery } from '../../../generated/newsletter';
import { t } from '../../../lib/texts/texts';

/** The sentence that a reader agrees to by verifying an address. */
export function Consent() {
  const { data, error, refetch } = useNewsletterConsentQuery();
  const retry = () => void refetch().catch(() => undefined);
  return (
    <p tabIndex={-1} className="min-h-10 text-sm text-quiet outline-none">
      {error && !data ? (
        <FailedLine problem={t`The terms of consent could not be loaded.`} onRetry={retry} />
      ) : (
        data?.property.newsletterConsent
      )}
    </p>
  );
}
