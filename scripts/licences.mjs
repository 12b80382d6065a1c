// `npm run licences` lists the packages of the built product by licence.
import { productionLicences } from './checks/licences.mjs';

const packages = await productionLicences();
const byLicence = new Map();
for (const { title, licence } of packages) {
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), title]);
}
const width = Math.max(...[...byLicence.keys()].map((licence) => licence.length));
const largestFirst = [...byLicence].toSorted(([, some], [, others]) => others.length - some.length);
for (const [licence, titles] of largestFirst) {
  console.log(`${licence.padEnd(width)}  ${String(titles.length).padStart(4)}  ${titles.join(', ')}`);
}
console.log(`\n${packages.length} packages, ${byLicence.size} licences`);
