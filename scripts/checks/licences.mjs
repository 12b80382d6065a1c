import satisfies from 'spdx-satisfies';
import { isForeign, lockedPackages } from './lockfile.mjs';
import { single } from './results.mjs';

/** Licences that ask for no more than their text and names to go along. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Of fonts: they may go with any software, but not be sold by themselves.
  'OFL-1.1',
  // Of argparse, which came to JavaScript from Python.
  'Python-2.0',
];

/** Packages that state their licence where npm does not look. */
const STATED_ELSEWHERE = {
  // In the old form, `licenses`.
  'limiter@1.1.5': 'MIT',
};

function isPermissive(licence) {
  try {
    return satisfies(licence, PERMISSIVE);
  } catch {
    // No licence at all, or words that are no SPDX expression.
    return false;
  }
}

/** The packages that the built product stands on, each once, with its licence. */
export async function productionLicences() {
  const packages = (await lockedPackages()).filter((each) => isForeign(each) && !each.dev);
  const titles = new Map(packages.map(({ name, version, license }) => [`${name}@${version}`, license]));
  return [...titles]
    .map(([title, stated]) => {
      const licence = stated ?? STATED_ELSEWHERE[title] ?? 'none stated';
      return { title, licence, isPermissive: isPermissive(licence) };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** Whether everything that the built product stands on may be passed on with it. */
export async function checkLicences() {
  const licences = await productionLicences();
  const others = licences.filter((each) => !each.isPermissive);
  const output = others.map(({ title, licence }) => `${title}: ${licence}`).join('\n');
  return {
    ...single(
      'a licence that scripts/checks/licences.mjs does not know as permissive',
      others.length === 0,
      output,
    ),
    remark: `${licences.length} packages`,
  };
}
