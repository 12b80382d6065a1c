import { useRef, type ReactNode } from 'react';
import { Link } from '../../components/page/link';
import { PageHead } from '../../components/page/page-head';
import { paths } from '../../lib/paths';
import { t } from '../../lib/texts/texts';
import { usePageChange } from '../layout/use-page-change';

interface SectionPageProps {
  title: string;
  /** Whether the section has a visible title. Otherwise the page has one for screen readers. */
  titled?: boolean;
  /** A section outside the main content, such as the header or the footer. */
  before?: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
}

/** A section of the site as a separate page. It is hidden from search engines, which find it on its usual page. */
export function SectionPage({ title, titled = false, before, after, children }: SectionPageProps) {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  return (
    <>
      {before}
      <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none">
        <PageHead title={title} hiddenFromSearch />
        {titled ? null : <h1 className="sr-only">{title}</h1>}
        {/* Content that comes later would move the link. */}
        {children ? <div className="empty:min-h-dvh">{children}</div> : null}
        <p className="px-5 py-6 text-center text-sm">
          <Link to={paths.home} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t`Visit the full site`}
          </Link>
        </p>
      </main>
      {after}
    </>
  );
}
