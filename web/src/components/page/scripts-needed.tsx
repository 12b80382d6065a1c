import { telephoneAddress } from '../../lib/hotel/telephone';
import { t } from '../../lib/texts/texts';

interface ScriptsNeededProps {
  /** What scripts are needed for, such as 'To send this form, switch on JavaScript.' */
  sentence: string;
  /** Absent while the hotel's address has not loaded. */
  hotel?: { phone: string; email: string };
}

const LINK = 'inline-flex min-h-8 items-center underline underline-offset-4';

/** For browsers without scripts, next to a form: how to reach the hotel instead. Other browsers do not show it. */
export function ScriptsNeeded(props: ScriptsNeededProps) {
  // A browser with scripts never shows the content, so the browser's build leaves it out.
  return <noscript>{process.env.RENDERED_BY === 'browser' ? null : <Instead {...props} />}</noscript>;
}

function Instead({ sentence, hotel }: ScriptsNeededProps) {
  return (
    <p className="my-6">
      {sentence}{' '}
      {hotel ? (
        <>
          {t`Or call or write to us:`}{' '}
          <a className={LINK} href={telephoneAddress(hotel.phone)}>
            {hotel.phone}
          </a>
          ,{' '}
          <a className={LINK} href={`mailto:${hotel.email}`}>
            {hotel.email}
          </a>
        </>
      ) : null}
    </p>
  );
}
