// `npm run messages` brings the catalogues in web/src/locales up to date with the texts in the site's code.
import { updateCatalogues } from './catalogues.mjs';

await updateCatalogues();
