import type { MouseEvent } from 'react';
import { t } from '../../lib/texts/texts';

/** Focuses by script: following the link would replace a booking's token in the address. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The first link for keyboards: it skips the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={skip}
      className="sr-only z-50 rounded-control bg-raised px-4 py-3 font-semibold text-action shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t`Skip to content`}
    </a>
  );
}
