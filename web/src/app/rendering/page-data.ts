import type { NormalizedCacheObject } from '@apollo/client';

const ID = 'page-data';

/** The element with the data of a rendered page. Texts are escaped, so that none ends the element. */
export function pageDataElement(data: NormalizedCacheObject): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** The data with which the server rendered this page; null when the server did not render it. */
export function readPageData(): NormalizedCacheObject | null {
  const json = document.getElementById(ID)?.textContent;
  return json ? (JSON.parse(json) as NormalizedCacheObject) : null;
}

/** Whether the server sent this page before its data was there. False on the server. */
export function cameWithoutData(): boolean {
  return typeof document !== 'undefined' && document.getElementById(ID)?.textContent === '{}';
}
