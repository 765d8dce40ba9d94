import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import { changesOfLook } from './adagents.ts';
import { type DryRunTables, dryRunTables } from './dry-run-tables.ts';
import { type FilePlan, filePlanOf, type KnownFile, knownFile } from './file-plan.ts';
import type { AdagentsLook } from './publisher.ts';

export type DryRun = {
  /** What the crawl of the draft would do; `pointer` when the draft leads to another file, which was not read. */
  readonly kind: FilePlan['kind'] | 'pointer';
  readonly events: readonly NewEvent[];
  readonly before: KnownFile & Pick<DryRunTables, 'properties' | 'authorizations'>;
};

/** Ids that a crawl would create are counted, so that the same draft gives the same answer. */
function countedIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `00000000-0000-0000-0000-${String(last).padStart(12, '0')}`;
  };
}

/**
 * The events that mirrors would get if the domain served the draft that was looked at. Nothing is written.
 *
 * @throws {ApiError} invalid_request when more of the live record would have to be read
 */
export async function dryRun(
  store: Tables,
  look: AdagentsLook,
  { domain, now, mostRows }: { domain: string; now: Date; mostRows?: number },
): Promise<DryRun> {
  const known = await knownFile(store, domain);
  const { tables, properties, authorizations } = dryRunTables(store, domain, mostRows);
  const before = { ...known, properties, authorizations };
  const { pointer, outcome } = look.discovery;
  if (pointer !== null && outcome === 'unreachable') return { kind: 'pointer', events: [], before };
  const plan = filePlanOf(look, known, { domain, now });
  const context = { domain, now, newId: countedIds(), actor: 'pipeline:crawler' };
  return { kind: plan.kind, events: await changesOfLook(tables, look, plan, context), before };
}
