/** Where the files of a scenario's database are. */
export interface DataFolder {
  directory: string;
  remove(): Promise<void>;
}

/** Why a scenario cannot be played on this machine. */
export interface Skipped {
  because: string;
}
