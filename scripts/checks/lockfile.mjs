import { readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { ROOT } from '../run/folders.mjs';
import { newResult } from './results.mjs';

const PACKAGE_FOLDER = 'node_modules/';
const KINDS = ['dependencies', 'devDependencies'];

/** The packages of package-lock.json: their folders, their names, and npm's entries. */
export async function lockedPackages() {
  const { packages } = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).map(([location, entry]) => ({
    location,
    name: nameOf(location),
    ...entry,
  }));
}

const nameOf = (location) => location.split(PACKAGE_FOLDER).at(-1);

/** Whether the package came from the registry and is not part of the project. */
export const isForeign = ({ location, link }) => location.includes(PACKAGE_FOLDER) && !link;

/** The root and its workspaces, whose entries repeat their package.json. */
const ownPackages = (packages) => packages.filter(({ location }) => !location.includes(PACKAGE_FOLDER));

// A package under another name is `npm:name@version`.
const withoutName = (version) => version.replace(/^npm:.+@/, '');

const chosenBy = (own) =>
  KINDS.flatMap((kind) =>
    Object.entries(own[kind] ?? {}).map(([name, version]) => [name, withoutName(version)]),
  );

const titleOf = ({ location, version }) => `${location} ${version}`;

/** The folders in which Node looks for a package's dependencies: the package's own, and all folders above it. */
function foldersAbove(location) {
  const parts = `${location}/`.split(PACKAGE_FOLDER);
  const folders = parts.map((_, index) => [...parts.slice(0, index + 1), ''].join(PACKAGE_FOLDER));
  return [...folders, PACKAGE_FOLDER];
}

function withoutSum(packages) {
  // A bundled package is part of its parent's file and checksum.
  return packages.filter((each) => isForeign(each) && !each.inBundle && !each.integrity).map(titleOf);
}

function fromElsewhere(packages) {
  return packages
    .filter((each) => isForeign(each) && each.resolved)
    .map((each) => `${titleOf(each)}: ${each.resolved}`);
}

function inexact(packages) {
  return ownPackages(packages).flatMap((own) =>
    chosenBy(own)
      .filter(([, version]) => !semver.valid(version))
      .map(([name, version]) => `${own.name || 'package.json'}: ${name} ${version}`),
  );
}

function atSeveralVersions(packages) {
  const versions = new Map();
  for (const [name, version] of ownPackages(packages).flatMap(chosenBy)) {
    versions.set(name, new Set([...(versions.get(name) ?? []), version]));
  }
  return [...versions]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name}: ${[...all].join(', ')}`);
}

function withoutPlatforms(packages) {
  const locations = new Set(packages.map(({ location }) => location));
  return packages.flatMap(({ location, optionalDependencies = {} }) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(location).some((folder) => locations.has(folder + name)))
      .map((name) => `${location} has no ${name}`),
  );
}

function tooNew(packages) {
  const { engines } = packages.find(({ location }) => location === '');
  const oldest = semver.minVersion(engines.node);
  return (
    packages
      // Node.js 24 does not exist for 32-bit Windows.
      .filter((each) => isForeign(each) && !each.cpu?.includes('ia32'))
      .filter((each) => each.engines?.node && !semver.satisfies(oldest, each.engines.node))
      .map((each) => `${titleOf(each)} wants Node ${each.engines.node}`)
  );
}

const RULES = [
  { name: 'every package has a checksum', broken: withoutSum },
  { name: 'no package names an address; the registry is the reader’s own', broken: fromElsewhere },
  { name: 'what package.json asks for is one exact version', broken: inexact },
  { name: 'the workspaces ask for the same version of a package', broken: atSeveralVersions },
  // npm leaves out packages that it could not fetch. The product would then start on only one system.
  { name: 'the packages of every operating system are there', broken: withoutPlatforms },
  { name: 'every package runs on the oldest Node.js that we name', broken: tooNew },
];

/** Whether package-lock.json installs the same packages for everybody. */
export async function checkLockfile() {
  const packages = await lockedPackages();
  const findings = RULES.map(({ name, broken }) => ({ name, output: broken(packages).join('\n') }));
  const failures = findings.filter(({ output }) => output !== '');
  return {
    ...newResult(),
    passed: findings.length - failures.length,
    failed: failures.length,
    failures,
    remark: `${packages.filter(isForeign).length} packages`,
  };
}
