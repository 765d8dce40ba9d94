/**
 * Lines of the job queue, each with workers of its own, so that what is slow or many in one keeps nobody waiting in
 * another. Within a lane, jobs of different shares take turns.
 */
export const LANES = [
  /** Crawls that a caller asked for; shared by organization. */
  'asked',
  /** All other crawls; shared by registrable domain. */
  'crawls',
  /** Probes and checks of enrolled agents; shared by registrable domain. */
  'agents',
  /** Feeds of buyers' catalogs; shared by principal. */
  'feeds',
  /** Reports to governance agents; shared by principal. */
  'deliveries',
  /** Webhooks, and notifications over A2A; shared by receiving host. */
  'webhooks',
  /** Webhooks to receivers that failed the last time; shared by receiving host. */
  'retries',
  /** Work that asks nobody outside. */
  'local',
] as const;

export type Lane = (typeof LANES)[number];

/** How many jobs of a lane one process runs at once, and how many of them may be of one share. */
export type LaneRoom = { readonly atOnce: number; readonly perShare: number };
