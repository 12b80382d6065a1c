import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUES } from '../platform/refusals/sentence';

// The site renders what the server says from the same catalogue. It is loaded with the first refusal.
for (const [locale, catalogue] of Object.entries(CATALOGUES)) {
  const file = path.resolve(__dirname, `../../../web/src/generated/sentences.${locale}.json`);
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
}
