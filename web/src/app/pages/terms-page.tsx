import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { ProsePage, ProseSection } from '../../components/page/prose';
import { CancellationTerms } from '../../features/property/cancellation-terms';
import { HOLD_MINUTES } from '../../generated/rules';
import { pageTexts } from '../../lib/page-texts';
import { paths } from '../../lib/paths';

/** The terms of a booking. */
export default function TermsPage() {
  return (
    <ProsePage
      title="Terms"
      introduction="What you and Saffron Court agree on when you book a room on this site."
    >
      <PageHead {...pageTexts.terms} />
      <ProseSection title="Your booking">
        <p>
          When you submit the booking form, we hold a room of the type you chose for {HOLD_MINUTES} minutes
          while you pay. Your contract with the hotel begins when your payment has been received and
          confirmed. You will then receive an e-mail with your booking reference.
        </p>
        <p>If no payment arrives in time, the room is released and you owe nothing.</p>
      </ProseSection>
      <ProseSection title="Price and payment">
        <p>
          Nightly prices are shown in US dollars before tax. You are charged in Indian rupees, at the exchange
          rate and with the goods and services tax that the form shows before you pay. That total is final.
        </p>
        <p>
          Payments are processed by Razorpay. We never see or keep your card number. A payment that arrives
          too late, or a second time, is refunded in full.
        </p>
      </ProseSection>
      <ProseSection title="Changes and cancellation">
        <CancellationTerms />
        <p>
          See our{' '}
          <Link to={paths.stayPolicies} className="underline underline-offset-4">
            stay policies
          </Link>{' '}
          for how to cancel and what else applies to your stay.
        </p>
      </ProseSection>
      <ProseSection title="During your stay">
        <p>
          Please respect the rooms and the other guests. We charge the cost of damage beyond normal wear, and
          tell you before we do. Please keep valuables in the safe in your room or at the concierge desk.
        </p>
      </ProseSection>
      <ProseSection title="Law">
        <p>
          Indian law applies, and the courts of Udaipur have jurisdiction, unless the law of your country
          protects you better.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
