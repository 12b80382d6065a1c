import { telephoneAddress, whatsappAddress } from '../../lib/hotel/telephone';
import { t } from '../../lib/texts/texts';

interface ContactLinksProps {
  phone: string;
  /** Null when the hotel does not use WhatsApp. */
  whatsapp: string | null;
}

const LINK = 'inline-flex min-h-11 items-center text-action underline underline-offset-4';

/** How to reach the hotel immediately: by phone, and by WhatsApp if the hotel uses it. */
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
