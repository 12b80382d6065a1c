import type { ReactNode } from 'react';
import { PageHead } from '../../../components/page/page-head';
import { AdminNavigation } from './admin-navigation';

interface AdminPageProps {
  title: string;
  /** The title as the page shows it, when it is more than text. */
  heading?: ReactNode;
  children: ReactNode;
}

/** The frame of the administrator's pages. */
export function AdminPage({ title, heading, children }: AdminPageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-12 sm:px-8 lg:py-16">
      <PageHead title={title} hiddenFromSearch />
      <h1 className="page-title">{heading ?? title}</h1>
      <AdminNavigation />
      <div className="mt-10 grid gap-14">{children}</div>
    </div>
  );
}
