import { useEffect } from 'react';

/** Loads a typeface that the site does not use yet, and returns its family; undefined for the page's own typeface. */
export function useTypeface({ label, file }: { label: string; file: string | null }): string | undefined {
  useEffect(() => {
    if (file === null || [...document.fonts].some(({ family }) => family === label)) return;
    const face = new FontFace(label, `url(/typefaces/${file}.woff2)`, { weight: '400 700' });
    document.fonts.add(face);
    // If loading fails, the preview keeps the page's own typeface.
    face.load().catch(() => document.fonts.delete(face));
  }, [file, label]);
  return file === null ? undefined : `'${label}'`;
}
