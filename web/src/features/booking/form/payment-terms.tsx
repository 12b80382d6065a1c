import { ChargedInRupees } from '../../../components/price/charged-in-rupees';
import { RichText } from '../../../components/page/rich-text';
import { telephoneAddress } from '../../../lib/hotel/telephone';
import { writeMoney, type Money } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';

const LINK = 'underline underline-offset-4 hover:text-action';

/** The page of terms opens in a tab of its own, so that the form stays as it is. */
const opensTab = (path: string) => (words: string) => (
  <a href={path} target="_blank" rel="noreferrer" className={LINK}>
    {words}
  </a>
);

interface PaymentTermsProps {
  /** Null until the price is known. */
  total: Money | null;
  phone: string;
}

/** What is due, how it is paid, what the guest agrees to, and whom to call. */
export function PaymentTerms({ total, phone }: PaymentTermsProps) {
  return (
    <div className="grid gap-1.5 text-sm text-quiet">
      {total ? (
        <p className="font-medium text-ink">{t`Due now: ${writeMoney(total)}. Nothing is due at the hotel.`}</p>
      ) : null}
      {total ? <ChargedInRupees total={total} /> : null}
      <p>{t`Paid through Razorpay: cards, UPI, net banking.`}</p>
      <p>
        <RichText
          text={t`By paying you accept our <terms>terms</terms> and our <privacy>privacy policy</privacy>. Questions? Call <phone>${phone}</phone>.`}
          elements={{
            terms: opensTab(paths.terms),
            privacy: opensTab(paths.privacy),
            phone: (words) => (
              <a href={telephoneAddress(phone)} className={`whitespace-nowrap ${LINK}`}>
                {words}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}
