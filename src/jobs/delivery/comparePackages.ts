import type { AdServer } from '../../ad-server/ad-server.ts';
import { DAY_MS } from '../../domain/text/instant.ts';
import type { Store } from '../../store/open.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';
import { retryOf } from './readFigures.ts';

type CompareTools = {
  readonly store: Store;
  /** Undefined where everything is simulated. */
  readonly adServer: Pick<AdServer, 'listPackages' | 'command'> | undefined;
  readonly now: () => Date;
  /** Called with a package that runs although nobody here ordered it. */
  readonly fault?: (about: { packageId: string; code: string; reason: string }) => void;
};

const EVERY_MS = DAY_MS;
const MOST_PAGES = 10_000;
const ENDED: ReadonlySet<string> = new Set(['stopped', 'rejected', 'completed']);

/** Enqueues the comparison once a day. */
export async function scheduleComparison(store: Store, now: Date): Promise<void> {
  const read = await store.primary.adServerReading.find('packages');
  if (read !== null && now.getTime() - read.readAt.getTime() < EVERY_MS) return;
  await store.transaction((tx) =>
    tx.jobs.enqueue({
      kind: 'comparePackages',
      key: 'packages',
      payload: { of: 'ad server' },
      runAt: now,
      maxAttempts: 20,
      lane: 'ad_server',
    }),
  );
}

/**
 * Compares the packages of the ad server with those that were sold, and stops those that nobody bought. Packages that the
 * ad server lost are noticed when their state is read, and sent anew.
 */
export function comparePackages({ store, adServer, now, fault }: CompareTools): NamedJob<'comparePackages'> {
  return typedJob('comparePackages', {
    async run(_job, signal) {
      if (adServer === undefined) return { kind: 'done', detail: {} };
      let cursor: string | null = null;
      let stopped = 0;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        if (signal.aborted) return { kind: 'retry', code: 'aborted' };
        const answer = await adServer.listPackages(cursor, signal);
        if (!answer.ok) return retryOf(answer);
        const { packages, next_cursor: next } = answer.answer;
        const ids = packages.map(({ package_id: id }) => id);
        const known = new Set((await store.primary.adServerPackages.byIds(ids)).map((one) => one.packageId));
        for (const { package_id: id, state, applied_revision: revision } of packages) {
          if (known.has(id) || ENDED.has(state)) continue;
          fault?.({
            packageId: id,
            code: 'unknown_package',
            reason: `it is ${state}, and nobody ordered it`,
          });
          const halted = await adServer.command(id, 'stop', revision + 1, signal);
          if (!halted.ok && halted.code !== 'package_stopped') return retryOf(halted);
          stopped += 1;
        }
        if (next === undefined) break;
        if (next === cursor) return { kind: 'retry', code: 'broken_answer' };
        cursor = next;
      }
      await store.transaction((tx) =>
        tx.adServerReading.put(
          { cursor: null, completeUntil: null, finalUntil: null, asOf: null, readAt: now() },
          'packages',
        ),
      );
      return { kind: 'done', detail: { stopped } };
    },
  });
}
