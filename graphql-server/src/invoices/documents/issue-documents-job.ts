/** The work that issues what a booking lacks. A trigger on the history of states queues it, too. */
export const ISSUE_DOCUMENTS_JOB = 'issue documents';
