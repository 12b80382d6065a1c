import satisfies from 'spdx-satisfies';
import { isForeign, lockedPackages } from './lockfile.mjs';
import { single } from './results.mjs';

/** Licences that require no more than their text and the authors' names. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // For fonts, which may be shipped with any software but not sold alone.
  'OFL-1.1',
  // For argparse, which was ported from Python.
  'Python-2.0',
];

/** Packages whose licence npm does not find. */
const STATED_ELSEWHERE = {
  // It uses the old field `licenses`.
  'limiter@1.1.5': 'MIT',
  // Its licence is only in a file.
  'png-js@2.0.0': 'MIT',
};

/** Shared libraries under the LGPL. They are loaded unchanged, and operators may replace them (its section 4). */
const SHARED_LIBRARIES = [{ prefix: '@img/sharp-', licence: 'LGPL-3.0-or-later' }];

function isPermissive(title, licence) {
  const library = SHARED_LIBRARIES.find(({ prefix }) => title.startsWith(prefix));
  try {
    return satisfies(licence, library ? [...PERMISSIVE, library.licence] : PERMISSIVE);
  } catch {
    // The licence is missing, or is not an SPDX expression.
    return false;
  }
}

/** The packages of the built product, each once, with their licences. */
export async function productionLicences() {
  const packages = (await lockedPackages()).filter((each) => isForeign(each) && !each.dev);
  const titles = new Map(packages.map(({ name, version, license }) => [`${name}@${version}`, license]));
  return [...titles]
    .map(([title, stated]) => {
      const licence = stated ?? STATED_ELSEWHERE[title] ?? 'none stated';
      return { title, licence, isPermissive: isPermissive(title, licence) };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** Whether every package may be shipped with the built product. */
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
