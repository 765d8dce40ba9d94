import type { LargeWorlds } from './large-worlds.ts';
import type { Row } from './table.ts';

/** How much data, and how long a run may take. */
export type Scale = 'small' | 'full';

/** Resources of a scenario. Folders are new and are removed afterwards. */
export type Bench = {
  scale: Scale;
  /** Folder for this scenario alone. */
  folder: string;
  /** `sqlite:…` in that folder, or the database that the user named. */
  databaseUrl: string;
  /** The worlds that scenarios of full scale share; null where each fills what it reads. */
  large: LargeWorlds | null;
};

export type Scenario = {
  readonly name: string;
  /** Measured for one decision, and not part of a run of everything. */
  readonly whenNamedOnly?: true;
  run(bench: Bench): Promise<Row[]>;
};
