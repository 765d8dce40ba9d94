import type { RegistryDumpManifest } from '../../../generated/types/registry.ts';
import { dumpTime, MANIFEST_FILE } from '../../domain/dump/manifest.ts';
import { ApiError } from '../../domain/errors.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/text/instant.ts';
import type { DumpFolder } from '../../infra/dump-folder.ts';
import { isBrandsCursorKnown } from '../../record/brands/brand-changes.ts';
import { admitCursor } from '../../record/feed/page.ts';
import type { Store } from '../../store/open.ts';

/** A process that has just started has other work first. */
const FIRST_MS = MINUTE_MS;
const BETWEEN_MS = MINUTE_MS;

type ScheduleTools = {
  readonly store: Pick<Store, 'primary' | 'transaction'>;
  readonly folder: DumpFolder;
  readonly hours: number;
  readonly now: () => Date;
  /** Milliseconds since this process started. */
  readonly sinceStart: () => number;
};

type Due = Pick<ScheduleTools, 'folder' | 'hours'> & { readonly store: Pick<Store, 'primary'> };

/**
 * Whether the newest dump is as old as the time between two, or one of a database that was restored from a backup: nobody
 * could go on behind it.
 */
export async function dumpIsDue({ store, folder, hours }: Due, now: Date): Promise<boolean> {
  const newest = (await folder.ids()).at(-1);
  if (newest === undefined || now.getTime() - dumpTime(newest) >= hours * HOUR_MS) return true;
  const bytes = await folder.read(newest, MANIFEST_FILE);
  if (bytes === null) return true;
  const { cursor, brands_cursor: brands } = JSON.parse(bytes.toString()) as RegistryDumpManifest;
  try {
    await admitCursor(store.primary.events, cursor, now);
    return !(await isBrandsCursorKnown(store.primary, brands));
  } catch (cause) {
    if (cause instanceof ApiError) return true;
    throw cause;
  }
}

/** Creates the schedule step that has a dump made when one is due. Of several processes one gets the job. */
export function createDumpSchedule({ store, folder, hours, now, sinceStart }: ScheduleTools) {
  let next = FIRST_MS;
  return async (): Promise<void> => {
    if (sinceStart() < next) return;
    next = sinceStart() + BETWEEN_MS;
    if (!(await dumpIsDue({ store, folder, hours }, now()))) return;
    const payload = { of: 'registry' } as const;
    await store.transaction((tx) =>
      tx.jobs.enqueue({ kind: 'makeDump', key: 'dump', payload, runAt: now(), maxAttempts: 3 }),
    );
  };
}
