import { useEffect } from 'react';

interface PageHeadProps {
  title: string;
  description?: string;
  /** For pages that belong to one guest or repeat another page. */
  hiddenFromSearch?: boolean;
}

function namedTag(name: string): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const made = document.createElement('meta');
  made.name = name;
  document.head.append(made);
  return made;
}

/** What the page is called in tabs, histories and search results. The page's HTML holds the home page's words. */
export function PageHead({ title, description, hiddenFromSearch = false }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} – Saffron Court`;
    namedTag('robots').content = hiddenFromSearch ? 'noindex' : 'index, follow';
    if (description) namedTag('description').content = description;
  }, [title, description, hiddenFromSearch]);
  return null;
}
