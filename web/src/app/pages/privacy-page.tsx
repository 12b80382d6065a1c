import { PageHead } from '../../components/page/page-head';
import { ProsePage, ProseSection } from '../../components/page/prose';
import { pageTexts } from '../../lib/page-texts';

/** The privacy policy. */
export default function PrivacyPage() {
  return (
    <ProsePage title="Privacy" opening="What we know about you, why we need it, and when we forget it.">
      <PageHead {...pageTexts.privacy} />
      <ProseSection title="When you book">
        <p>
          We keep your name, e-mail address, phone number, the dates and guests of your stay and your special
          requests. We need them to hold your room and to reach you. Indian tax law has us keep the invoice
          for eight years.
        </p>
        <p>
          Razorpay takes the payment under its own privacy terms. It tells us that you paid, how much and
          when, not your card number.
        </p>
      </ProseSection>
      <ProseSection title="When you subscribe">
        <p>
          For the newsletter we keep your e-mail address, and the words and time of your consent. Every letter
          carries a link that ends it at once.
        </p>
      </ProseSection>
      <ProseSection title="When you write to us">
        <p>Your message and address reach the hotel’s inbox. We keep them as long as it takes to help you.</p>
      </ProseSection>
      <ProseSection title="When you browse">
        <p>
          This site sets no advertising or tracking cookies and sends nothing about you to anyone. The
          server’s log holds no addresses of guests. Your browser remembers an unpaid booking until you close
          the tab.
        </p>
      </ProseSection>
      <ProseSection title="Your rights">
        <p>
          Ask us at any time what we hold about you, and have it corrected or erased where no law obliges us
          to keep it. The hotel’s address and phone number stand at the foot of every page.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
