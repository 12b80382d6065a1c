import type { ReactNode } from 'react';

interface ProsePageProps {
  title: string;
  /** The sentence under the title. */
  introduction: string;
  children: ReactNode;
}

/** A page of text: a title, an introduction and sections. */
export function ProsePage({ title, introduction, children }: ProsePageProps) {
  return (
    <article className="mx-auto w-full max-w-7xl px-5 py-12 sm:px-8 lg:py-20">
      <h1 className="page-title max-w-3xl">{title}</h1>
      <p className="mt-5 max-w-2xl text-lg text-quiet">{introduction}</p>
      <div className="mt-12">{children}</div>
    </article>
  );
}

interface ProseSectionProps {
  title: string;
  /** The fragment of the address that leads to the section. */
  id?: string;
  /** The heading level of its title. */
  Heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A section of a prose page. On wide screens its title, if it has one, is next to its text. */
export function ProseSection({ title, id, Heading = 'h2', children }: ProseSectionProps) {
  return (
    <section id={id} className="@container border-t border-line py-8">
      <div className="grid gap-3 @2xl:grid-cols-[16rem_minmax(0,42rem)] @2xl:gap-10">
        {title ? <Heading className="text-2xl">{title}</Heading> : null}
        <div className="grid content-start gap-4 @2xl:col-start-2">{children}</div>
      </div>
    </section>
  );
}
