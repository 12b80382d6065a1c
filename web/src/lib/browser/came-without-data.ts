/** The id of the element with the data of a rendered page. */
export const PAGE_DATA_ID = 'page-data';

/** True when the server sent this page without its data, because the data took too long. False on the server. */
export function cameWithoutData(): boolean {
  return typeof document !== 'undefined' && document.getElementById(PAGE_DATA_ID)?.textContent === '{}';
}
