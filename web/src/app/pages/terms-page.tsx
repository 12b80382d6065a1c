import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { ProsePage, ProseSection } from '../../components/page/prose';
import { pageTexts } from '../../lib/page-texts';
import { paths } from '../../lib/paths';

/** What guest and hotel agree on when a room is booked here. */
export default function TermsPage() {
  return (
    <ProsePage title="Terms" opening="What you and Saffron Court agree on when you book a room on this site.">
      <PageHead {...pageTexts.terms} />
      <ProseSection title="Your booking">
        <p>
          When you send the booking form we keep a room of your type for fifteen minutes while you pay. The
          contract between you and the hotel comes about when the payment has been received and confirmed. You
          then get a mail with your booking’s reference.
        </p>
        <p>If no payment arrives in time, the room is released and you owe nothing.</p>
      </ProseSection>
      <ProseSection title="Price and payment">
        <p>
          Prices a night are shown in US dollars before tax. You are charged in Indian rupees, at the exchange
          rate and with the goods and services tax that the form shows before you pay. That total is final.
        </p>
        <p>
          Payments are taken by Razorpay. We never see or keep your card number. Money that reaches us too
          late, or twice, goes back to you in full.
        </p>
      </ProseSection>
      <ProseSection title="Changes and cancellation">
        <p>
          Cancellation is free until 48 hours before the day of check-in; after that the first night is
          charged. All that you need to know stands on the page of our{' '}
          <Link to={paths.stayPolicies} className="underline underline-offset-4">
            stay policies
          </Link>
          .
        </p>
      </ProseSection>
      <ProseSection title="In the house">
        <p>
          Please treat rooms and neighbours with care. We charge for damage beyond ordinary use, at cost, and
          tell you before we do. For valuables, use the safe in your room or at the concierge’s desk.
        </p>
      </ProseSection>
      <ProseSection title="Law">
        <p>
          Indian law applies, and the courts of Udaipur decide, unless the law of your country protects you
          better.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
