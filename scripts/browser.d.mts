export interface Browser {
  executablePath: string;
  /** For the launch; add them to your own. */
  args: string[];
  /** To be set in the browser's environment. */
  env: Record<string, string>;
  /** Whether it is the version that the lockfile names, so that its pixels are the same everywhere. */
  isPinned: boolean;
}

/** Finds a Chromium: CHROMIUM_PATH, the system's, else the one from the package registry ('pinned' takes it at once). */
export function findBrowser(): Browser;
