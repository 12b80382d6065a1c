// `npm run messages` updates the catalogues in web/src/locales with the texts in the site's code.
import { updateCatalogues } from './catalogues.mjs';

await updateCatalogues();
