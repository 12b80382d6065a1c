import type { BenchSetup } from './setup/fault-servers';

/** Why a scenario cannot be played on this machine. */
export interface Skipped {
  because: string;
}

/** One fault. It happens to two servers while guests use them. */
export interface Scenario {
  name: string;
  /** How long the fault lasts. */
  seconds: number;
  begin(setup: BenchSetup): Promise<void> | void;
  /** Takes away what was wrong; from here on the time is counted until all is well again. */
  end(setup: BenchSetup): Promise<void> | void;
  /** Why servers may say that the database cannot be reached for a moment (503). */
  maySayAway?: string;
  /** Why the mail server may be given the same mail, with the same Message-ID, twice. */
  mayMailTwice?: string;
  /** Settings of the second server. */
  secondServer?: Record<string, string>;
  /** Where the database's files are, when not in the system's folder for temporary files. */
  dataFolder?: () => Promise<DataFolder | Skipped>;
}

export interface DataFolder {
  directory: string;
  remove(): Promise<void>;
}
