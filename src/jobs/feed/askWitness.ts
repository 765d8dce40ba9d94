import { verifierKey } from '../../domain/feed/log/note.ts';
import {
  type Cosigner,
  judgeWitness,
  type WitnessFault,
  type WitnessVerdict,
} from '../../domain/feed/log/witness.ts';
import { backoffMs } from '../../domain/jobs.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import type { Log } from '../../infra/log.ts';
import type { Metrics } from '../../infra/metrics.ts';
import type { AskWitness } from '../../outside/feed/witnesses.ts';
import { addCosignature, isCosigned, witnessRequest } from '../../record/feed/cosign.ts';
import { noteOf } from '../../record/feed/log.ts';
import type { FeedTree } from '../../store/feed/feed-log.ts';
import type { LogWitness } from '../../store/feed/log-witnesses.ts';
import type { Store } from '../../store/open.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

const BACKOFF = { baseMs: 5_000, maxMs: 600_000 };
/** Requests of one job: the first may learn the size, and another process may cosign between two. */
const MOST_REQUESTS = 3;

type WitnessTools = {
  readonly store: Pick<Store, 'primary' | 'transaction'>;
  readonly witnesses: readonly Cosigner[];
  readonly metrics: Pick<
    Metrics,
    'witnessRequests' | 'cosignatures' | 'cosignaturesWanted' | 'witnessFailingSeconds'
  >;
  readonly log: Log;
  readonly now: () => Date;
  /** The host's own time, with which the time of a cosignature is compared. */
  readonly hostNow: () => Date;
};

/**
 * Creates the schedule step that has the newest checkpoint of the log cosigned by every witness that has not done so.
 * Nothing waits for witnesses: the checkpoint is published without them, and with each line that arrives.
 */
export function createWitnessSchedule(
  tools: Omit<WitnessTools, 'log' | 'hostNow'> & { readonly wanted: number },
): () => Promise<void> {
  const { store, witnesses, wanted, metrics, now } = tools;
  const names = witnesses.map(({ key }) => verifierKey(key));
  let isTidied = false;
  return async () => {
    if (!isTidied) await store.transaction((tx) => tx.logWitnesses.keepOnly(names));
    isTidied = true;
    if (witnesses.length === 0) return;
    const tree = await store.primary.feedLog.current();
    if (tree === undefined) return;
    const at = now();
    const rows = new Map((await store.primary.logWitnesses.all()).map((row) => [row.witness, row]));
    const missing = witnesses.filter(({ key }) => !isCosigned(tree, key));
    metrics.cosignaturesWanted.set(wanted);
    metrics.cosignatures.set(witnesses.length - missing.length);
    for (const { key } of witnesses) {
      const since = rows.get(verifierKey(key))?.failedSince ?? null;
      metrics.witnessFailingSeconds.set(
        { witness: key.name },
        since === null ? 0 : Math.max(0, at.getTime() - since.getTime()) / 1_000,
      );
    }
    const due = missing.filter(({ key }) => (rows.get(verifierKey(key))?.nextAt ?? at) <= at);
    if (due.length === 0) return;
    await store.transaction(async (tx) => {
      for (const { key, url } of due) {
        const witness = verifierKey(key);
        await tx.jobs.enqueue({
          kind: 'askWitness',
          key: witness,
          lane: 'deliveries',
          share: key.name,
          site: siteOf(new URL(url).hostname),
          payload: { witness },
          runAt: at,
          maxAttempts: 1,
        });
      }
    });
  };
}

/** Has a witness cosign the newest checkpoint of the log. */
export function askWitness(tools: WitnessTools & { readonly ask: AskWitness }): NamedJob<'askWitness'> {
  const { store, witnesses, metrics, log, now } = tools;
  return typedJob('askWitness', {
    async run({ payload: { witness } }, signal) {
      const cosigner = witnesses.find(({ key }) => verifierKey(key) === witness);
      if (cosigner === undefined) return { kind: 'done', detail: { asked: false } };
      const before = await store.primary.logWitnesses.find(witness);
      const found = await askUntilClear(tools, cosigner, before, signal);
      // A request that was broken off says nothing about the witness.
      signal.throwIfAborted();
      if (found === null) return { kind: 'done', detail: { asked: false } };
      const { verdict, tree, size } = found;
      const outcome = verdict.kind === 'fault' ? verdict.fault : verdict.kind;
      metrics.witnessRequests.inc({ witness: cosigner.key.name, outcome });
      const row = rowAfter({ before, witness, tree, size }, verdict, now());
      await store.transaction(async (tx) => {
        if (verdict.kind === 'cosigned')
          await addCosignature(
            tx,
            { origin: tree.origin, text: noteOf(tree).text },
            { ...verdict, ...cosigner },
          );
        await tx.logWitnesses.put(row);
      });
      report(log, cosigner, before, row);
      return { kind: 'done', detail: { outcome } };
    },
  });
}

type Asked = {
  readonly verdict: Exclude<WitnessVerdict, { kind: 'other_size' }>;
  readonly tree: FeedTree;
  /** What the witness has cosigned before. */
  readonly size: number;
};

const inconsistent = (why: string): Asked['verdict'] => ({ kind: 'fault', fault: 'inconsistent', why });

/** @returns null when there is nothing to cosign */
async function askUntilClear(
  { store, ask, hostNow }: WitnessTools & { readonly ask: AskWitness },
  { key, url }: Cosigner,
  before: LogWitness | undefined,
  signal: AbortSignal,
): Promise<Asked | null> {
  const { feedLog } = store.primary;
  let known = before === undefined ? null : { origin: before.origin, size: before.size };
  for (let requests = 1; ; requests += 1) {
    const tree = await feedLog.current();
    if (tree === undefined || isCosigned(tree, key)) return null;
    const size = known?.origin === tree.origin ? known.size : 0;
    const asked = (verdict: Asked['verdict']): Asked => ({ verdict, tree, size });
    if (size > tree.size)
      return asked(
        inconsistent(
          `has cosigned ${size} entries, and the log has ${tree.size}: was the database restored?`,
        ),
      );
    const answer = await ask(url, await witnessRequest(feedLog, tree, size), signal);
    if ('failed' in answer)
      return asked({ kind: 'fault', fault: 'no_answer', why: `gave no answer (${answer.failed})` });
    const verdict = judgeWitness(answer, noteOf(tree).text, key, hostNow());
    if (verdict.kind !== 'other_size') return asked(verdict);
    if (requests === MOST_REQUESTS)
      return asked({ kind: 'fault', fault: 'unavailable', why: 'names another size at each request' });
    known = { origin: tree.origin, size: verdict.size };
  }
}

type Before = {
  readonly before: LogWitness | undefined;
  readonly witness: string;
  readonly tree: FeedTree;
  readonly size: number;
};

const LONGEST_WHY = 300;

function rowAfter(known: Before, verdict: Asked['verdict'], at: Date): LogWitness {
  const { before, witness, tree, size } = known;
  const { origin } = tree;
  if (verdict.kind === 'cosigned') {
    const clear = { failures: 0, fault: null, why: null, failedSince: null, nextAt: at };
    return { witness, origin, size: tree.size, cosignedAt: new Date(verdict.time * 1_000), ...clear };
  }
  const failures = Math.min((before?.failures ?? 0) + 1, 1_000);
  return {
    witness,
    origin,
    // A witness that sees a contradiction is asked as if nothing were known the next time: it says what it has.
    size: verdict.fault === 'inconsistent' ? 0 : size,
    cosignedAt: before?.cosignedAt ?? null,
    failures,
    fault: verdict.fault,
    why: verdict.why.slice(0, LONGEST_WHY).toWellFormed(),
    failedSince: before?.failedSince ?? at,
    nextAt: new Date(at.getTime() + backoffMs(failures, BACKOFF)),
  };
}

/** One line when a witness begins to fail in some way, and one when it cosigns again. */
function report(log: Log, { key, url }: Cosigner, before: LogWitness | undefined, after: LogWitness): void {
  const former: WitnessFault | null = before?.fault ?? null;
  if (former === after.fault) return;
  const words = { witness: key.name, url };
  if (after.fault === null) log.info(words, 'a witness cosigns the log of the feed again');
  else
    log.warn(
      { ...words, fault: after.fault, why: after.why },
      'a witness does not cosign the log of the feed',
    );
}
