/** The name of a form's draft. The address identifies the record, and the label identifies the form on the page. */
export const formDraft = (label: string): string => `form ${window.location.pathname} ${label}`;
