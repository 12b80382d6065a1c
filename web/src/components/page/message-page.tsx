import type { ReactNode } from 'react';
import { PageHead } from './page-head';

interface MessagePageProps {
  title: string;
  /** The text under the title. */
  message: string;
  /** Buttons and links. */
  children?: ReactNode;
}

/** A page with one short message. */
export function MessagePage({ title, message, children }: MessagePageProps) {
  return (
    <div className="mx-auto grid w-full max-w-7xl justify-items-start px-5 py-24 sm:px-8 lg:py-36">
      <PageHead title={title} hiddenFromSearch />
      <h1 className="page-title max-w-3xl">{title}</h1>
      <p className="mt-5 max-w-xl text-lg text-quiet">{message}</p>
      {children ? <div className="mt-8 flex flex-wrap gap-4">{children}</div> : null}
    </div>
  );
}
