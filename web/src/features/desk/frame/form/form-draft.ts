/** The name of a form's draft. The address says whose record it is, and the label which form of the page. */
export const formDraft = (label: string): string => `form ${window.location.pathname} ${label}`;
