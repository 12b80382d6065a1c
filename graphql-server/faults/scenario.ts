import type { BenchSetup } from './setup/fault-servers';

/** Why a scenario cannot run on this machine. */
export interface Skipped {
  because: string;
}

/** One fault, which strikes two servers while guests use them. */
export interface Scenario {
  name: string;
  /** How long the fault lasts. */
  seconds: number;
  begin(setup: BenchSetup): Promise<void> | void;
  /** Ends the fault. The time until everything works again is counted from here. */
  end(setup: BenchSetup): Promise<void> | void;
  /** Why servers may say that the database cannot be reached for a moment (503). */
  maySayAway?: string;
  /** Why the mail server may receive a mail twice, with an unchanged Message-ID. */
  mayMailTwice?: string;
  /** Settings of the second server. */
  secondServer?: Record<string, string>;
  /** The folder of the database's files, if not in the system's folder for temporary files. */
  dataFolder?: () => Promise<DataFolder | Skipped>;
}

export interface DataFolder {
  directory: string;
  remove(): Promise<void>;
}
