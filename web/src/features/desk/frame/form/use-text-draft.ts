import { useState } from 'react';
import { drafts } from '../../../../lib/browser/drafts';

/**
 * A text that is typed and survives Back, a reload and a visit of other pages, until it is sent. An empty text is
 * forgotten.
 */
export function useTextDraft(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = drafts.read(name);
    return typeof kept === 'string' ? kept : '';
  });
  const change = (next: string) => {
    setText(next);
    if (next === '') drafts.forget(name);
    else drafts.keep(name, next);
  };
  return [text, change];
}
