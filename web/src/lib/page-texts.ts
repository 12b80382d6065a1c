/**
 * A public page's title, and its description for search engines. `{hotel}` and `{town}` are filled in. The texts of a page
 * are in a file beside it, which only this page loads.
 */
export interface PageTexts {
  title: string;
  description: string;
}
