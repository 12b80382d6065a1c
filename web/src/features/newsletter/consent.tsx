import { useNewsletterConsentQuery } from '../../generated/newsletter';

/** The sentence that a reader agrees to by verifying an address. */
export function Consent() {
  const { data, error, refetch } = useNewsletterConsentQuery();
  const again = (
    <>
      What you agree to could not be loaded.{' '}
      <button
        type="button"
        className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4"
        onClick={() => void refetch().catch(() => undefined)}
      >
        Try again
      </button>
    </>
  );
  return (
    <p className="min-h-10 text-sm text-quiet">{error && !data ? again : data?.property.newsletterConsent}</p>
  );
}
