import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/page/link';
import { Button } from '../../components/form/button';
import { LazyContent } from '../../components/lazy/lazy-content';
import { Logo } from '../../components/picture/logo';
import { HotelAddress } from '../../features/site/property/hotel-address';
import { Copyright } from '../../features/site/property/copyright';
import { WithoutScripts } from '../../features/site/property/without-scripts';
import { useHotel, type NavigationLink } from '../../lib/hotel/hotel';
import { joinClasses } from '../../lib/joined-classes';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { inOwnFile } from './in-own-file';
import { SocialLinks } from './social-links';

const LEGAL_LINKS: readonly NavigationLink[] = [
  { label: t`Manage booking`, path: paths.booking },
  { label: t`Good to know`, path: paths.goodToKnow },
  { label: t`Stay policies`, path: paths.stayPolicies },
  { label: t`Terms`, path: paths.terms },
  { label: t`Privacy`, path: paths.privacy },
];

const ContactForm = inOwnFile(async () => ({
  default: (await import('../../features/site/contact/contact-form')).ContactForm,
}));

/** A longer name would need three lines in its column. */
const LONG_NAME_LETTERS = 24;

const LINK = 'inline-flex min-h-9 items-center underline-offset-4 hover:underline';

function LinkList({ label, links }: { label: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ label: word, path }, place) => (
          <li key={place}>
            <Link to={path} className={LINK}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The hotel's address, the quick links and the contact form. */
export function SiteFooter() {
  const { name, navigation, socialLinks } = useHotel();
  const quickLinks = navigation.footer.flatMap(({ label, path, links }) =>
    path ? [{ label, path }] : links,
  );
  return (
    <footer className="site-footer on-dusk border-t border-brass/40 bg-dusk text-on-dusk">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-8 px-5 py-10 sm:px-8 md:grid-cols-[3fr_4fr] lg:py-12">
        <div className="grid content-start gap-8">
          <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
            <div>
              <p
                className={joinClasses(
                  'flex items-center gap-3 font-display font-semibold',
                  [...name].length > LONG_NAME_LETTERS ? 'text-xl' : 'text-[1.75rem]',
                )}
              >
                <Logo className="size-9 shrink-0 text-(--dark-accent)" />
                {name}
              </p>
              <div className="mt-4">
                <HotelAddress />
              </div>
            </div>
            <div className="grid grid-cols-2 content-start gap-x-8 gap-y-4 lg:grid-cols-1">
              <LinkList label={t`Quick links`} links={quickLinks} />
              <LinkList label={t`Policies`} links={LEGAL_LINKS} />
            </div>
          </div>
          <SocialLinks links={socialLinks} />
        </div>
        <WriteToUs />
        <p className="self-end text-sm opacity-80">
          <Copyright />
        </p>
      </div>
    </footer>
  );
}

/** The contact form. On phones most pages show a button, which opens the form. */
function WriteToUs() {
  const { pathname } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const isShown = isAsked || pathname === paths.home || pathname === paths.footerSection;
  return (
    <section aria-labelledby="contact-title" className="md:row-span-2">
      <h2 id="contact-title" className={joinClasses('mb-5 text-3xl', !isShown && 'max-md:sr-only')}>
        {t`Write to us`}
      </h2>
      {isShown ? null : (
        <Button
          look="quiet"
          className="md:hidden [@media(scripting:none)]:hidden"
          onClick={() => setAsked(true)}
        >
          {t`Write to us`}
        </Button>
      )}
      <WithoutScripts sentence={t`To send this form, switch on JavaScript.`} />
      <div className={joinClasses(!isShown && 'max-md:hidden')}>
        <LazyContent
          problem={t`The contact form could not be loaded.`}
          className="min-h-[28rem] lg:min-h-[19rem]"
        >
          <ContactForm />
        </LazyContent>
      </div>
    </section>
  );
}
