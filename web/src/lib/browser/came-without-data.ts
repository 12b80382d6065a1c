/** The id of the element with the data of a rendered page. */
export const PAGE_DATA_ID = 'page-data';

/** Whether the server sent this page before its data was there. False on the server. */
export function cameWithoutData(): boolean {
  return typeof document !== 'undefined' && document.getElementById(PAGE_DATA_ID)?.textContent === '{}';
}
