import type { NormalizedCacheObject } from '@apollo/client';
import { PAGE_DATA_ID } from '../../lib/browser/came-without-data';

/** The element with the data of a rendered page. Texts are escaped, so that none ends the element. */
export function pageDataElement(data: NormalizedCacheObject): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}

/** The data with which the server rendered this page; null when the server did not render it. */
export function readPageData(): NormalizedCacheObject | null {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as NormalizedCacheObject) : null;
}
