import { ApiError } from '../../domain/errors.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import { MINUTE_MS } from '../../domain/text/instant.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import { createTurns, type TurnRules } from '../../infra/turns.ts';
import { fetchSignerKeys } from '../../outside/signers/signer-keys.ts';
import type { Store } from '../../store/open.ts';
import type { DueSigner, MessageSigner } from '../../store/signers/message-signers.ts';
import { LOOK_WAIT_MS, within } from '../publishers/waiting.ts';

type Tools = {
  store: Store;
  fetcher: Fetcher;
  now: () => Date;
  /** How long a request waits for key sets; replaced by tests. */
  waitMs?: (() => number) | undefined;
};

/**
 * Key sets that are read at once in one process, and that wait for their turn. The share is that of the caller whom
 * the signer signs for.
 */
export const SIGNER_TURNS: TurnRules = { atOnce: 16, perShare: 4, mostWaiting: 128 };

/**
 * A key set is read again after `FRESH_MS`. A missing key causes a read too, but not within `COOL_DOWN_MS` of the
 * last one.
 */
const FRESH_MS = 15 * MINUTE_MS;
const COOL_DOWN_MS = 30_000;
/** Keys that could not be confirmed for five such periods may have been revoked without our knowledge. */
const STALE_MS = 5 * FRESH_MS;
/** Signers among which a request chooses, and those of them that it puts into the line. */
const MOST_DUE = 1_000;
const MOST_BEGUN = 64;
/** How long a request waits for signers that are read for the first time: longer than a host that answers takes. */
const FIRST_WAIT_MS = 1_000;

type Holder = { readonly share: string; readonly site: string };
type Reading = {
  readonly holder: Holder;
  /** Whether the keys of this signer were never asked for before. */
  readonly isFirst: boolean;
  readonly since: number;
  readonly done: Promise<void>;
};

const holderOf = ({ agentUrl, principalId }: DueSigner): Holder => ({
  share: principalId,
  site: siteOf(URL.parse(agentUrl)?.hostname ?? agentUrl),
});

/** The first signer of each caller and of each site comes before the second of any. */
function inFairOrder(signers: readonly DueSigner[]): DueSigner[] {
  const counts = { share: new Map<string, number>(), site: new Map<string, number>() };
  const placeOf = (kind: 'share' | 'site', name: string): number => {
    const place = counts[kind].get(name) ?? 0;
    counts[kind].set(name, place + 1);
    return place;
  };
  const placed = signers.map((signer) => {
    const { share, site } = holderOf(signer);
    return { signer, place: Math.max(placeOf('share', share), placeOf('site', site)) };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ signer }) => signer);
}

/** Reads the keys of signers, each signer in one read at a time and not more often than the cool-down allows. */
export function createSignerReads(tools: Tools) {
  const { store, now, waitMs = () => LOOK_WAIT_MS } = tools;
  const { running, coolSince, read, beginSome, begin } = runningReads(tools);
  const ageOf = ({ fetchedAt }: MessageSigner): number =>
    fetchedAt === null ? Number.POSITIVE_INFINITY : now().getTime() - fetchedAt.getTime();

  return {
    isOld: (signer: MessageSigner): boolean =>
      ageOf(signer) > FRESH_MS || (signer.revocations !== null && signer.revocations.nextUpdate < now()),
    isStale: (signer: MessageSigner): boolean => ageOf(signer) > STALE_MS,

    begin,

    /** Begins to read signers whose keys were never read, and waits for none of them. */
    async beginUnread(): Promise<void> {
      beginSome(await store.primary.messageSigners.unread(coolSince(), MOST_DUE));
    },

    /** Reads the keys of this signer; the caller stops waiting when that takes long. */
    again: (signer: MessageSigner): Promise<void> => within(waitMs(), read(signer), undefined),

    /**
     * Waits for signers whose keys are read for the first time: another signer that publishes the same key must not be
     * taken for them. Each holder, a caller or a registrable domain, may cause this wait once: while a host of it
     * hangs, nobody waits for its other hosts.
     */
    async firstsKnown(): Promise<void> {
      const at = performance.now();
      const firsts = [...running.values()].filter(({ isFirst }) => isFirst);
      const late = firsts.filter(({ since }) => at - since >= FIRST_WAIT_MS).map(({ holder }) => holder);
      const shares = new Set(late.map((holder) => holder.share));
      const sites = new Set(late.map(({ site }) => site));
      const awaited = firsts.filter(({ holder }) => !shares.has(holder.share) && !sites.has(holder.site));
      if (awaited.length === 0) return;
      const until = Math.max(...awaited.map(({ since }) => since)) + FIRST_WAIT_MS;
      await within(until - at, Promise.allSettled(awaited.map(({ done }) => done)), []);
    },

    /**
     * Reads these signers and some that are past the cool-down. Yields whenever one of them, or of those that are
     * being read already, is done. Ends when all are done, or when the caller has waited long enough.
     */
    async *asRead(signers: readonly MessageSigner[]): AsyncGenerator<void> {
      const until = performance.now() + waitMs();
      begin(signers);
      beginSome(await store.primary.messageSigners.due(coolSince(), MOST_DUE));
      const left = new Set<Promise<void>>();
      let ended = 0;
      for (const { done } of running.values()) {
        const end: Promise<void> = done
          .catch(() => undefined)
          .finally(() => {
            left.delete(end);
            ended += 1;
          });
        left.add(end);
      }
      // What was read while the caller looked, or before, is told once more: it may have missed it.
      for (let told = -1; ; ) {
        const leftMs = until - performance.now();
        if (leftMs <= 0) return;
        if (told !== ended) {
          told = ended;
          yield;
        } else if (left.size === 0) return;
        else await within(leftMs, Promise.race(left), undefined);
      }
    },
  };
}

/** Reads that are under way: one for each signer at a time. */
function runningReads({ store, fetcher, now }: Tools) {
  const turns = createTurns(SIGNER_TURNS);

  const running = new Map<string, Reading>();

  const coolSince = () => new Date(now().getTime() - COOL_DOWN_MS);

  function read(signer: DueSigner): Promise<void> {
    const { agentUrl, attemptedAt } = signer;
    const known = running.get(agentUrl);
    if (known !== undefined) return known.done;
    const holder = holderOf(signer);
    const done = inTurn(holder, agentUrl).finally(() => running.delete(agentUrl));
    running.set(agentUrl, { holder, isFirst: attemptedAt === null, since: performance.now(), done });
    return done;
  }

  async function inTurn(holder: Holder, agentUrl: string): Promise<void> {
    try {
      await turns.within(holder, undefined, () => readNow(agentUrl));
    } catch (cause) {
      // Too many of this holder wait. It is not claimed, so a later request asks for it again.
      if (!(cause instanceof ApiError && cause.code === 'unavailable')) throw cause;
    }
  }

  async function readNow(agentUrl: string): Promise<void> {
    const at = now();
    const before = coolSince();
    if (!(await store.transaction((tx) => tx.messageSigners.claim(agentUrl, at, before)))) return;
    const signer = await store.primary.messageSigners.find(agentUrl);
    if (signer === undefined) return;
    const found = await fetchSignerKeys(fetcher, signer, at);
    await store.transaction((tx) =>
      found.ok
        ? tx.messageSigners.recordKeys(agentUrl, found.keys, found.revocations, at)
        : tx.messageSigners.recordFault(agentUrl, found.fault),
    );
  }

  /** Begins to read some of the signers that are due, and waits for none of them. */
  function beginSome(due: readonly DueSigner[]): void {
    begin(inFairOrder(due.filter(({ agentUrl }) => !running.has(agentUrl))).slice(0, MOST_BEGUN));
  }

  /** Begins to read these signers, and waits for none of them. */
  function begin(signers: readonly DueSigner[]): void {
    for (const signer of signers) read(signer).catch(() => undefined);
  }

  return { running, coolSince, read, beginSome, begin };
}
