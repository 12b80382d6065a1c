import { Link } from 'react-router-dom';
import { Logo } from '../../components/picture/logo';
import { HotelAddress } from '../../features/property/hotel-address';
import { Copyright } from '../../features/property/copyright';
import { WithoutScripts } from '../../features/property/without-scripts';
import { useHotel, type NavigationLink } from '../../lib/hotel';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { inOwnFile } from './in-own-file';
import { Later } from './later';
import { SocialLinks } from './social-links';

const LEGAL_LINKS: readonly NavigationLink[] = [
  { label: t`Stay policies`, path: paths.stayPolicies },
  { label: t`Terms`, path: paths.terms },
  { label: t`Privacy`, path: paths.privacy },
];

const ContactForm = inOwnFile(async () => ({
  default: (await import('../../features/contact/contact-form')).ContactForm,
}));

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
      <div className="mx-auto grid max-w-7xl gap-12 px-5 py-16 sm:px-8 lg:grid-cols-2 lg:gap-20 lg:py-20">
        <div className="grid content-between gap-12 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
          <div>
            <p className="flex items-center gap-3 font-display text-3xl font-semibold">
              <Logo className="size-10 text-(--dark-accent)" />
              {name}
            </p>
            <div className="mt-6">
              <HotelAddress />
            </div>
          </div>
          <div className="grid grid-cols-2 gap-8">
            <LinkList label={t`Quick links`} links={quickLinks} />
            <LinkList label={t`Policies`} links={LEGAL_LINKS} />
          </div>
          <SocialLinks links={socialLinks} />
        </div>
        <section aria-labelledby="contact-title">
          <h2 id="contact-title" className="section-title mb-8">
            {t`Write to us`}
          </h2>
          <WithoutScripts sentence={t`To send this form, switch on JavaScript.`} />
          <Later problem={t`The contact form could not be loaded.`} className="min-h-[29rem]">
            <ContactForm />
          </Later>
        </section>
      </div>
      <p className="mx-auto max-w-7xl px-5 pb-10 text-sm opacity-80 sm:px-8">
        <Copyright />
      </p>
    </footer>
  );
}
