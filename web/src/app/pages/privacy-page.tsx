import { PageHead } from '../../components/page/page-head';
import { ProsePage, ProseSection } from '../../components/page/prose';
import { GUEST_TEXTS_KEPT_MONTHS } from '../../generated/rules';
import { t } from '../../lib/texts/texts';
import { PRIVACY_TEXTS } from './privacy-texts';

/** The privacy policy. */
export default function PrivacyPage() {
  return (
    <ProsePage
      title={t`Privacy`}
      introduction={t`What we know about you, why we need it, and how long we keep it.`}
    >
      <PageHead {...PRIVACY_TEXTS} />
      <ProseSection title={t`When you book`}>
        <p>
          {t`We keep your name, e-mail address, phone number, the dates and guests of your stay and your special requests. We need them to hold your room and to contact you. Indian tax law requires us to keep invoices for eight years.`}
        </p>
        <p>
          {t`Razorpay processes your payment under its own privacy policy. It tells us that you paid, how much and when, but not your card number.`}
        </p>
      </ProseSection>
      <ProseSection title={t`When you subscribe`}>
        <p>
          {t`For the newsletter we keep your e-mail address and the text and time of your consent. Every issue has a link to unsubscribe.`}
        </p>
      </ProseSection>
      <ProseSection title={t`When you write to us`}>
        <p>
          {t`We keep your message or feedback, and your e-mail address with it, for ${GUEST_TEXTS_KEPT_MONTHS} months at most. We delete them earlier if you ask us to.`}
        </p>
      </ProseSection>
      <ProseSection title={t`When you browse`}>
        <p>
          {t`This site sets no advertising or tracking cookies and sends nothing about you to anyone. Our server logs contain no guest addresses. Your browser remembers an unpaid booking until you close the tab.`}
        </p>
      </ProseSection>
      <ProseSection title={t`Your rights`}>
        <p>
          {t`You can ask us at any time what we keep about you, and have it corrected or erased unless the law requires us to keep it. Our address and phone number are at the foot of every page.`}
        </p>
      </ProseSection>
    </ProsePage>
  );
}
