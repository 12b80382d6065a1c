import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { paths } from '../../lib/paths';
import { usePageChange } from '../layout/use-page-change';

interface PartPageProps {
  title: string;
  /** Whether the part brings a title that is seen; otherwise one is read out. */
  titled?: boolean;
  /** A part that stands before or after a page's own content, as bars and footers do. */
  before?: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
}

/** A part of the site as a page of its own; search engines know it from the page that it belongs to. */
export function PartPage({ title, titled = false, before, after, children }: PartPageProps) {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  return (
    <>
      {before}
      <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none">
        <PageHead title={title} hiddenFromSearch />
        {titled ? null : <h1 className="sr-only">{title}</h1>}
        {children}
        <p className="px-5 py-6 text-center text-sm">
          <Link to={paths.home} className="inline-flex min-h-11 items-center underline underline-offset-4">
            To the whole site
          </Link>
        </p>
      </main>
      {after}
    </>
  );
}
