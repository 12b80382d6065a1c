/** Whether somebody uses the page. The desk sets it; the server does not count requests of a page that nobody uses. */
export const attendance: { isUnattended: () => boolean } = { isUnattended: () => false };
