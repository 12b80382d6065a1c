import type { BenchSetup, ScenarioNeeds } from './setup/fault-servers';

/** One fault. It happens to two servers while guests use them. */
export interface Scenario extends ScenarioNeeds {
  name: string;
  /** How long the fault lasts. */
  seconds: number;
  begin(setup: BenchSetup): Promise<void> | void;
  /** Takes away what was wrong; from here on the time is counted until all is well again. */
  end(setup: BenchSetup): Promise<void> | void;
  /** Why the mail server may be given the same mail, with the same Message-ID, twice. */
  mayMailTwice?: string;
}
