/** The first stop of the keyboard: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-control bg-raised px-4 py-3 font-semibold text-action shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
