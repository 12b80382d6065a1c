import type { ReactNode } from 'react';
import { NewsletterForm } from './newsletter-form';

interface NewsletterProps {
  title: string;
  /** The sentence about the newsletter. */
  sentence: string;
  /** Shown above the form. */
  children?: ReactNode;
}

/** The newsletter block of the home page. */
export function Newsletter({ title, sentence, children }: NewsletterProps) {
  return (
    <section
      aria-labelledby="newsletter-title"
      className="mx-auto w-full max-w-7xl px-5 py-20 sm:px-8 lg:py-28"
    >
      <div className="grid gap-8 border-t border-brass pt-10 lg:grid-cols-[5fr_7fr] lg:gap-20 lg:pt-14">
        <div>
          <h2 id="newsletter-title" className="section-title">
            {title}
          </h2>
          <p className="mt-4 max-w-md text-lg text-quiet">{sentence}</p>
        </div>
        <div>
          {children}
          <NewsletterForm />
        </div>
      </div>
    </section>
  );
}
