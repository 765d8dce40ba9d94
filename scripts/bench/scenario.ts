import type { Row } from './table.ts';

/** What every scenario may need. Folders are fresh and removed afterwards. */
export type Bench = {
  scale: 'small' | 'full';
  /** A folder of the scenario's own. */
  folder: string;
  /** `sqlite:…` in that folder, or the database that the caller named. */
  databaseUrl: string;
};

export type Scenario = { name: string; run(bench: Bench): Promise<Row[]> };
