import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { ProsePage, ProseSection } from '../../components/page/prose';
import { CancellationTerms } from '../../features/property/cancellation-terms';
import { HOLD_MINUTES } from '../../generated/rules';
import { useHotel } from '../../lib/hotel';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { RichText } from '../../components/page/rich-text';
import { TERMS_TEXTS } from './terms-texts';

/** The terms of a booking. */
export default function TermsPage() {
  const { name: hotel, town } = useHotel();
  return (
    <ProsePage
      title={t`Terms`}
      introduction={t`What you and ${hotel} agree on when you book a room on this site.`}
    >
      <PageHead {...TERMS_TEXTS} />
      <ProseSection title={t`Your booking`}>
        <p>
          {t`When you submit the booking form, we hold a room of the type you chose for ${HOLD_MINUTES} minutes while you pay. Your contract with the hotel begins when your payment has been received and confirmed. You will then receive an e-mail with your booking reference.`}
        </p>
        <p>{t`If no payment arrives in time, the room is released and you owe nothing.`}</p>
      </ProseSection>
      <ProseSection title={t`Price and payment`}>
        <p>
          {t`Nightly prices are shown in US dollars before tax. You are charged in Indian rupees, at the exchange rate and with the goods and services tax that the form shows before you pay. That total is final.`}
        </p>
        <p>
          {t`Payments are processed by Razorpay. We never see or keep your card number. A payment that arrives too late, or a second time, is refunded in full.`}
        </p>
      </ProseSection>
      <ProseSection title={t`Changes and cancellation`}>
        <CancellationTerms />
        <p>
          <RichText
            text={t`See our <link>stay policies</link> for how to cancel and what else applies to your stay.`}
            elements={{
              link: (words) => (
                <Link to={paths.stayPolicies} className="underline underline-offset-4">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      </ProseSection>
      <ProseSection title={t`During your stay`}>
        <p>
          {t`Please respect the rooms and the other guests. We charge the cost of damage beyond normal wear, and tell you before we do. Please keep valuables in the safe in your room or at the concierge desk.`}
        </p>
      </ProseSection>
      <ProseSection title={t`Law`}>
        <p>
          {t`Indian law applies, and the courts of ${town} have jurisdiction, unless the law of your country protects you better.`}
        </p>
      </ProseSection>
    </ProsePage>
  );
}
