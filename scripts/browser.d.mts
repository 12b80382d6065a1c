export interface Browser {
  executablePath: string;
  /** Arguments for the launch, beside your own. */
  args: string[];
  /** Variables for the browser's environment. */
  env: Record<string, string>;
  /** Whether it is the version of the lockfile, whose pixels are the same everywhere. */
  isPinned: boolean;
}

/** Finds a Chromium: CHROMIUM_PATH, else the system's, else the one of the lockfile. 'pinned' chooses the last one. */
export function findBrowser(): Browser;
