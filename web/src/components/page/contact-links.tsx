import { telephoneAddress, whatsappAddress } from '../../lib/hotel/telephone';
import { t } from '../../lib/texts/texts';

interface ContactLinksProps {
  phone: string;
  /** Null when the hotel does not answer there. */
  whatsapp: string | null;
}

const LINK = 'inline-flex min-h-11 items-center text-action underline underline-offset-4';

/** How to reach the hotel at once: by phone, and by WhatsApp if it answers there. */
export function ContactLinks({ phone, whatsapp }: ContactLinksProps) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <a href={telephoneAddress(phone)} className={LINK}>
        {t`Call ${phone}`}
      </a>
      {whatsapp ? (
        <a href={whatsappAddress(whatsapp)} rel="noreferrer" className={LINK}>
          {t`Write on WhatsApp`}
        </a>
      ) : null}
    </p>
  );
}
