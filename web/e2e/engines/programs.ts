import { existsSync } from 'node:fs';
import path from 'node:path';

export type EngineName = 'firefox' | 'webkit';

interface Requirement {
  /** An environment variable that names the program. */
  setting: string;
  candidates: string[];
  /** The Debian package of the program. */
  debianPackage: string;
}

const MINI_BROWSERS = ['4.1', '6.0', '4.0'].flatMap((version) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].map(
    (folder) => `${folder}/webkit2gtk-${version}/MiniBrowser`,
  ),
);

const REQUIREMENTS = {
  firefox: {
    setting: 'FIREFOX_PATH',
    candidates: ['firefox-esr', 'firefox'],
    debianPackage: 'firefox-esr',
  },
  webkitDriver: {
    setting: 'WEBKIT_DRIVER_PATH',
    candidates: ['WebKitWebDriver'],
    debianPackage: 'webkit2gtk-driver',
  },
  miniBrowser: {
    setting: 'WEBKIT_BROWSER_PATH',
    candidates: MINI_BROWSERS,
    debianPackage: 'webkit2gtk-driver',
  },
  screen: { setting: 'XVFB_PATH', candidates: ['Xvfb'], debianPackage: 'xvfb' },
} satisfies Record<string, Requirement>;

export type ProgramName = keyof typeof REQUIREMENTS;

const NEEDED: Record<EngineName, ProgramName[]> = {
  firefox: ['firefox'],
  webkit: ['webkitDriver', 'miniBrowser', 'screen'],
};

/** The path of a program: from its setting, else from the system; undefined when it is not installed. */
function findProgram(name: ProgramName): string | undefined {
  const { setting, candidates } = REQUIREMENTS[name];
  const wanted = process.env[setting];
  if (wanted) return wanted;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = candidates.flatMap((candidate) =>
    path.isAbsolute(candidate) ? [candidate] : folders.map((folder) => path.join(folder, candidate)),
  );
  return places.find((place) => existsSync(place));
}

/** The path of a program that `missing` has found. */
export function programAt(name: ProgramName): string {
  const place = findProgram(name);
  if (!place) throw new Error(`${name} is not installed.`);
  return place;
}

/** What to install before an engine can be tested, as a sentence; null when everything is there. */
export function missing(engine: EngineName): string | null {
  const absent = NEEDED[engine].filter((name) => !findProgram(name));
  if (absent.length === 0) return null;
  const packages = [...new Set(absent.map((name) => REQUIREMENTS[name].debianPackage))].join(' ');
  return `not installed; apt-get install -y --no-install-recommends ${packages}`;
}
