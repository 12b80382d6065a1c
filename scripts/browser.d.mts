export interface Browser {
  executablePath: string;
  /** Arguments for the launch, in addition to your own. */
  args: string[];
  /** Variables for the browser's environment. */
  env: Record<string, string>;
  /** Whether it is the browser of the lockfile, whose pixels are the same everywhere. */
  isPinned: boolean;
}

/**
 * Finds a Chromium: CHROMIUM_PATH, otherwise the system's, otherwise the browser of the lockfile. 'pinned' chooses the
 * last one.
 */
export function findBrowser(): Browser;
