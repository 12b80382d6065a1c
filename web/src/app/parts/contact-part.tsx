import { ContactForm } from '../../features/contact/contact-form';
import { PartPage } from './part-page';

/** The contact form as a page of its own. */
export default function ContactPart() {
  return (
    <PartPage title="Write to us" titled>
      <div className="mx-auto w-full max-w-2xl px-5 py-12">
        <h1 className="page-title">Write to us</h1>
        <div className="mt-8">
          <ContactForm />
        </div>
      </div>
    </PartPage>
  );
}
