import type { Asker, Live } from '../../desk/live.ts';
import type {
  AskedOfPublisher,
  PublisherLook,
  PublisherReading,
} from '../../domain/authorization/evidence.ts';
import { READ_WAITS_MS } from '../../domain/limits.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import type { KnownRevocation } from '../../domain/publishers/adagents/revocations.ts';
import { LAST_GOOD_COPY_MS, LIVE_MS } from '../../domain/publishers/crawl.ts';
import { createParty, type Party } from '../../infra/party.ts';
import { createTurns } from '../../infra/turns.ts';
import { knownCopy, lookAtAdagents } from '../../outside/publishers/adagents.ts';
import { recordAdagents } from '../../record/publishers/adagents.ts';
import { isOlder, isOver, isUnchanged, revocationAfter } from '../../record/publishers/file-plan.ts';
import { type AdagentsLook, crawlSoon } from '../../record/publishers/publisher.ts';
import type { Document } from '../../store/publishers/documents.ts';
import { operatorRefreshes } from '../brands/operator-refreshes.ts';
import type { LookTools } from '../look-tools.ts';
import { forgetOld, LOOK_WAIT_MS, whileWaiting, within } from '../publishers/waiting.ts';
import { evidenceOf, propertiesSeen, publisherOf, type Readable } from './publisher-evidence.ts';

type Tools = LookTools & { resolveBrand: (domain: string, asker: Asker) => Promise<unknown> };

// Any caller may ask about any domain. When this many looks wait already, another could not run in time.
export const AUTHORIZATION_TURNS = { atOnce: 32, perShare: 16, mostWaiting: 128 };
// A look at a small file is kept for 30 seconds, up to this many bytes of files in total.
const SMALL_FILE = 256 * 1024;
const MOST_KEPT_BYTES = 8 * 1024 * 1024;

/** A look at a publisher. It keeps its result while a caller may still read from it. */
type Running = {
  since: number;
  /** Whether fetching has started. Before that the look waits for its turn. */
  hasBegun: boolean;
  seen: Promise<Seen | null>;
  /** Aborts the look while it is pending. */
  ending: AbortController;
  isPending: boolean;
  readers: number;
  /** Their shares, in which the look waits for its turn. */
  party: Party;
  bytes: number;
  /** The last reader must end it. */
  isOver: boolean;
};
type Seen = Readable & { close(): Promise<void> };
/** Stored state of a publisher before a look. */
type Known = { stored: Document | undefined; revocation: KnownRevocation | undefined };

/** Fetches both sides' files while a request waits. Looks are shared, and limited in number and time. */
export function authorizationLooks(
  tools: Tools,
): (asker: Asker) => Pick<Live, 'lookAtPublisher' | 'openPublisher' | 'refreshOperator'> {
  const { now, resolveBrand, inBackground } = tools;
  const { join, leave } = sharedLooks(tools, publisherFiles(tools));
  const refreshOperator = operatorRefreshes({ resolveBrand, inBackground, now });

  async function read(
    domain: string,
    asked: AskedOfPublisher,
    asker: Asker,
    fresh: boolean,
  ): Promise<PublisherLook> {
    const held = join(domain, asker, fresh);
    if (held === null) return LATE;
    try {
      const seen = await whileWaiting(asker.signal, held.seen);
      return seen === null
        ? { kind: 'stored' }
        : { kind: 'seen', evidence: await evidenceOf(domain, seen, asked) };
    } finally {
      leave(domain, held, asker);
    }
  }

  async function openPublisher(domain: string, agentUrl: string, asker: Asker): Promise<PublisherReading> {
    const held = join(domain, asker, false);
    if (held === null) return LATE;
    let isOpen = true;
    const close = () => {
      if (isOpen) leave(domain, held, asker);
      isOpen = false;
    };
    try {
      const seen = await whileWaiting(asker.signal, held.seen);
      if (seen !== null) {
        const publisher = await publisherOf(domain, seen, agentUrl);
        return { kind: 'seen', publisher, properties: () => propertiesSeen(seen), close };
      }
    } catch (cause) {
      close();
      throw cause;
    }
    close();
    return { kind: 'stored' };
  }

  return (asker) => ({
    async lookAtPublisher(domain, asked, fresh = false) {
      const reading = read(domain, asked, asker, fresh);
      inBackground('a publisher could not be looked at', domain, reading);
      return within(
        LOOK_WAIT_MS,
        reading.catch(() => LATE),
        LATE,
      );
    },

    async openPublisher(domain, agentUrl) {
      const opening = openPublisher(domain, agentUrl, asker);
      inBackground('a publisher could not be read', domain, opening);
      const reading = await within<PublisherReading>(
        LOOK_WAIT_MS,
        opening.catch(() => LATE),
        LATE,
      );
      // The caller has its response already and cannot close a late reading.
      if (reading.kind === 'late') opening.then(closeReading, () => {});
      return reading;
    },

    refreshOperator: (domain, fresh) => refreshOperator(asker, domain, fresh),
  });
}

/** The looks at publishers that several requests share, each with its readers. */
function sharedLooks({ now, inBackground }: Tools, look: ReturnType<typeof publisherFiles>) {
  const publishers = new Map<string, Running>();

  const turns = createTurns(AUTHORIZATION_TURNS);
  const { keep, drop, isFull } = keptLooks(inBackground);

  /**
   * The look at a domain that all requests share, with this caller as a reader; null when too many looks are waiting.
   * @param fresh requires a look that has not started to fetch yet
   */
  function join(domain: string, { share }: Asker, fresh: boolean): Running | null {
    const known = publishers.get(domain);
    const isRecent = known !== undefined && now().getTime() - known.since < LIVE_MS;
    if (known !== undefined && isRecent && !(fresh && known.hasBegun)) {
      known.readers += 1;
      known.party.join(share);
      return known;
    }
    const site = siteOf(domain);
    if (turns.isFull({ share, site })) return null;
    const party = createParty();
    party.join(share);
    const ending = new AbortController();
    const { signal } = ending;
    const started: Running = {
      since: now().getTime(),
      hasBegun: false,
      seen: turns
        .within({ share: party, site }, signal, (charged) => {
          started.hasBegun = true;
          return look(domain, charged, signal);
        })
        .finally(() => {
          started.isPending = false;
        })
        .then((seen) => keep(started, seen))
        .catch((cause: unknown) => {
          // Those who ask next begin anew.
          if (publishers.get(domain) === started) publishers.delete(domain);
          throw cause;
        }),
      ending,
      isPending: true,
      readers: 1,
      party,
      bytes: 0,
      isOver: false,
    };
    forgetOld(publishers, now().getTime(), drop);
    if (known !== undefined) drop(known);
    publishers.delete(domain);
    publishers.set(domain, started);
    return started;
  }

  /** Releases one reader. A look that is too large to keep ends with its last reader. */
  function leave(domain: string, held: Running, { share }: Asker): void {
    held.readers -= 1;
    if (held.readers === 0 && held.isPending) {
      // No caller waits for this look any more.
      if (publishers.get(domain) === held) publishers.delete(domain);
      held.ending.abort();
      held.seen.catch(() => {});
      return;
    }
    held.party.leave(share);
    if (held.isOver || held.bytes > SMALL_FILE || isFull()) drop(held);
  }

  return { join, leave };
}

/** Counts the bytes of looks that are kept, and ends looks. */
function keptLooks(inBackground: Tools['inBackground']) {
  let keptBytes = 0;

  function keep(held: Running, seen: Seen | null): Seen | null {
    held.bytes = seen?.discovery.responseBytes ?? 0;
    keptBytes += held.bytes;
    return seen;
  }

  /** Ends a look at once, or lets its last reader end it. */
  function drop(held: Running): void {
    held.isOver = true;
    if (held.readers > 0) return;
    const { seen } = held;
    held.seen = Promise.resolve(null);
    keptBytes -= held.bytes;
    held.bytes = 0;
    const ended = seen.then(
      (one) => one?.close(),
      () => {},
    );
    inBackground('a look could not be ended', '', ended);
  }

  return { keep, drop, isFull: () => keptBytes > MOST_KEPT_BYTES };
}

/** Fetches the file of a publisher, and has what it shows recorded. */
function publisherFiles({ store, fetcher, now, newId, inBackground }: Tools) {
  /** Fetches a publisher's file. Null when the stored copy is still right. */
  async function look(domain: string, share: string, signal: AbortSignal): Promise<Seen | null> {
    const known = {
      stored: await store.primary.documents.find(domain, 'adagents'),
      revocation: await store.primary.publisherRevocations.find(domain),
    };
    const seen = await lookAtAdagents(fetcher, domain, knownCopy(known.stored, known.revocation), signal);
    let kept: Seen | null = null;
    try {
      signal.throwIfAborted();
      kept = await settle(domain, share, seen, known);
      return kept;
    } finally {
      if (kept === null) await seen.close();
    }
  }

  async function settle(
    domain: string,
    share: string,
    seen: AdagentsLook,
    known: Known,
  ): Promise<Seen | null> {
    const { discovery, judged } = seen;
    const { stored, revocation } = known;
    const at = now();
    if (stored !== undefined) {
      const isSame =
        discovery.outcome === 'unchanged' || (isUnchanged(seen, stored) && !isOver(revocation, at));
      const isReplay = discovery.outcome === 'valid' && judged !== null && isOlder(judged, stored, at);
      // Renews the copy of an unchanged file; keeps a recent copy after a temporary failure or an older file.
      if (isSame || ((discovery.transient || isReplay) && (await hasRecentCopy(domain, at)))) {
        const recorded = recordAdagents(store, seen, { domain, now: at, newId, actor: 'api:validate' });
        inBackground('a look could not be recorded', domain, recorded);
        // The answer does not wait for other writers; it then shows the stored copy with its age.
        await within(READ_WAITS_MS, recorded, undefined);
        return null;
      }
    }
    if (stored !== undefined || discovery.outcome === 'valid') {
      // The crawl records a changed file, together with the domains that it names.
      await store.note((tx) => crawlSoon(tx, domain, share, at));
    }
    const after = judged === null ? null : revocationAfter(revocation, seen, judged, { domain, now: at });
    const held = after?.heldUntil == null ? null : { ...after, domain };
    return { discovery, judged, held, at, close: () => seen.close() };
  }

  async function hasRecentCopy(domain: string, at: Date): Promise<boolean> {
    const publisher = await store.primary.publishers.findRecord(domain);
    return publisher?.validatedAt != null && at.getTime() - publisher.validatedAt < LAST_GOOD_COPY_MS;
  }

  return look;
}

const closeReading = (reading: PublisherReading) => {
  if (reading.kind === 'seen') reading.close();
};

const LATE = { kind: 'late' } as const;
