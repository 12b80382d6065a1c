interface PageHeadProps {
  title: string;
  description?: string;
  /** For pages that belong to one guest or repeat another page. */
  hiddenFromSearch?: boolean;
}

/** What the page is called in tabs, histories and search results; React moves it into the head. */
export function PageHead({ title, description, hiddenFromSearch = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} – Saffron Court`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hiddenFromSearch ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
