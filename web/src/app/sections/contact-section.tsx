import { ContactForm } from '../../features/site/contact/contact-form';
import { SectionPage } from './section-page';
import { t } from '../../lib/texts/texts';

/** The contact form as a separate page. */
export default function ContactSection() {
  return (
    <SectionPage title={t`Write to us`} titled>
      <div className="mx-auto w-full max-w-2xl px-5 py-12">
        <h1 className="page-title">{t`Write to us`}</h1>
        <div className="mt-8">
          <ContactForm />
        </div>
      </div>
    </SectionPage>
  );
}
