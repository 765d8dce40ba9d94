import { DUMP_TYPES, type DumpType } from '../../domain/dump/manifest.ts';
import { type FilledPlace, readMirrorPlace } from '../../domain/dump/mirror-place.ts';
import type { RecordCheck } from '../../domain/dump/record-check.ts';
import type { CopiedChange } from '../../store/dump/copied-records.ts';
import type { Tables } from '../../store/index.ts';
import { emptyAgents, fillAgents } from './fill-agents.ts';
import { emptyBrands, fillBrands } from './fill-brands.ts';
import {
  cutProperties,
  emptyAuthorizations,
  emptyProperties,
  fillAuthorizations,
  fillProperties,
} from './fill-inventory.ts';
import { emptyPublishers, fillPublishers } from './fill-publishers.ts';

export type FillTools = {
  readonly check: RecordCheck;
  /** Notes a record that is not served, and why. */
  readonly leaveOut: (record: { readonly kind: DumpType; readonly key: string }, why: string) => void;
};

type Fill = {
  put(tx: Tables, lines: readonly string[]): Promise<void>;
  remove(tx: Tables, keys: readonly string[]): Promise<void>;
};

/** How the tables of the registry are filled from each kind of records. Nothing that a mirror answers reads collections. */
const FILLS: Readonly<Record<DumpType, Fill | null>> = {
  brands: { put: fillBrands, remove: emptyBrands },
  publishers: { put: fillPublishers, remove: emptyPublishers },
  properties: { put: fillProperties, remove: emptyProperties },
  collections: null,
  agents: { put: fillAgents, remove: emptyAgents },
  authorizations: { put: fillAuthorizations, remove: emptyAuthorizations },
};

/**
 * Brings the tables of the registry up to the copy, in the transaction of `tx`: all of them for another generation, else
 * what the steps since the last time changed.
 *
 * @returns null while the copy is not whole and nothing was filled before
 */
export async function fillTables(tx: Tables, tools: FillTools): Promise<FilledPlace | null> {
  const { copiedRecords } = tx;
  const now = await copiedRecords.state();
  const served = await copiedRecords.served();
  const place = now === undefined ? null : readMirrorPlace(now.state);
  if (now === undefined || place === null) return null;
  const { generation } = place;
  if (served?.generation !== generation) {
    await copiedRecords.empty();
    for (const kind of DUMP_TYPES)
      for await (const piece of copiedRecords.all(generation, kind)) await apply(tx, tools, piece);
  } else if (served.revision < now.revision) {
    const steps = { generation, after: served.revision, until: now.revision };
    for await (const piece of copiedRecords.changes(steps)) await apply(tx, tools, piece);
  } else return { ...place, cut: await cutProperties(tx) };
  await copiedRecords.setServed({ generation, revision: now.revision, state: now.state });
  await copiedRecords.forgetRemoved(generation, now.revision);
  return { ...place, cut: await cutProperties(tx) };
}

async function apply(
  tx: Tables,
  { check, leaveOut }: FillTools,
  changes: readonly CopiedChange[],
): Promise<void> {
  for (const kind of DUMP_TYPES) {
    const fill = FILLS[kind];
    const own = changes.filter((change) => change.kind === kind);
    if (fill === null || own.length === 0) continue;
    const gone: string[] = [];
    const lines: string[] = [];
    for (const { key, line } of own) {
      const fault = line === null ? null : check(kind, line);
      if (fault !== null) leaveOut({ kind, key }, fault);
      // What stood there before must not be served any more either.
      if (line === null || fault !== null) gone.push(key);
      else lines.push(line);
    }
    if (gone.length > 0) await fill.remove(tx, gone);
    if (lines.length > 0) await fill.put(tx, lines);
  }
}
