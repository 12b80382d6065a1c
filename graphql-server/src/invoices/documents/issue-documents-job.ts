/** The job that issues the missing documents of a booking. A trigger on the history of states queues it, too. */
export const ISSUE_DOCUMENTS_JOB = 'issue documents';
