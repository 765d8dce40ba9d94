import { setImmediate as nextTurn } from 'node:timers/promises';
import { readSelectors, type Selector, type WrittenSelector } from '../../domain/authorization/coverage.ts';
import type {
  AuthorizationLooks,
  PropertyFacts,
  PublisherEvidence,
  PublisherReading,
} from '../../domain/authorization/evidence.ts';
import { ApiError, invalidField } from '../../domain/errors.ts';
import { LIVE_MS } from '../../domain/publishers/crawl.ts';
import { type EvidenceReads, fileEvidence, NOBODY } from './evidence.ts';
import { longFacts, type NamesRoom, roomForNames, shortFacts } from './property-facts.ts';

const FIELD = 'publisher_properties';
/**
 * Maximum number of pairs of a property and an agent's entry that one request may evaluate: about a second of
 * work.
 */
const MOST_PAIRS = 1_000_000;
const MOST_PROPERTIES = 250_000;
const MB = 1024 * 1024;
/** Bytes of long lists of identifiers and tags that one request may read: as much as the longest file has. */
const MOST_NAMES = 20 * MB;
/** Pairs that are evaluated before other requests get their turn. */
const PAIRS_AT_ONCE = 20_000;
// Maximum number of files fetched for one response. The other publishers are evaluated from their stored copies.
const MOST_LOOKS = 10;

/** The reads, and the looks at files beyond them. */
type SelectedReads = EvidenceReads & { readonly live: Pick<AuthorizationLooks, 'openPublisher'> };

type Keyed = { key: string; facts: PropertyFacts };

/** One publisher that selectors name, what its file states about the agent, and the selected properties in pages. */
export type Selected = {
  selectors: readonly Selector[];
  publisher: PublisherEvidence;
  pages: AsyncIterable<Keyed[]>;
};

/** @throws {ApiError} invalid_request, naming each invalid selector */
export function selectorsOf(list: readonly WrittenSelector[]): Selector[] {
  const verdict = readSelectors(list, FIELD);
  if (verdict.ok) return verdict.selectors;
  const [first] = verdict.issues;
  throw new ApiError('invalid_request', `${first?.path}: ${first?.message}`, {
    issues: verdict.issues.slice(0, 50),
  });
}

/** Publishers whose files are fetched for a response: those not fetched recently, those never fetched, or none. */
export type Looks = 'stale' | 'unknown' | 'none';

/**
 * Runs `work` once for each publisher that selectors name. Results are in the order in which the publishers are
 * first named. Files are fetched at the same time; stored copies are processed one after the other.
 */
export async function eachPublisher<T>(
  call: SelectedReads,
  agentUrl: string,
  { selectors, looks }: { selectors: readonly Selector[]; looks: Looks },
  work: (selected: Selected) => Promise<T>,
): Promise<T[]> {
  const spend = budget();
  const room = roomForNames(MOST_NAMES);
  const results: Promise<T>[] = [];
  let looksLeft = MOST_LOOKS;
  for (const [domain, own] of byPublisher(selectors)) {
    const publisher = await stored(call, domain, agentUrl);
    if (looksLeft > 0 && isWanted(publisher, looks, call.now)) {
      looksLeft -= 1;
      const reading = call.live.openPublisher(domain, agentUrl);
      const result = reading.then((seen) =>
        anew(call, { domain, own, publisher, agentUrl }, { seen, spend, room, work }),
      );
      // The promise is awaited at the end. Until then its rejection must not count as unhandled.
      result.catch(() => {});
      results.push(result);
    } else {
      const result = work({
        selectors: own,
        publisher,
        pages: spend(publisher, copied(call, domain, own, room)),
      });
      results.push(result);
      await result;
    }
  }
  return Promise.all(results);
}

/** The publisher that all selectors name, whose past must then be known; undefined when they name several. */
export function onlyPublisher(selectors: readonly Selector[]): string | undefined {
  const [domain, ...others] = new Set(selectors.map(({ publisherDomain }) => publisherDomain));
  return others.length === 0 ? domain : undefined;
}

function byPublisher(selectors: readonly Selector[]): Map<string, Selector[]> {
  const groups = new Map<string, Selector[]>();
  for (const selector of selectors) {
    const others = groups.get(selector.publisherDomain);
    if (others === undefined) groups.set(selector.publisherDomain, [selector]);
    else others.push(selector);
  }
  return groups;
}

async function stored(call: EvidenceReads, domain: string, agentUrl: string): Promise<PublisherEvidence> {
  const rows = await call.store.lookups.publisher(domain, agentUrl);
  return rows.length === 0 ? { ...NOBODY, publisherDomain: domain } : fileEvidence(call, rows);
}

function isWanted({ file: { state, askedAt } }: PublisherEvidence, looks: Looks, now: Date): boolean {
  if (looks === 'none') return false;
  if (looks === 'unknown') return state === 'unknown';
  return askedAt === null || now.getTime() - askedAt.getTime() >= LIVE_MS;
}

type Spend = ReturnType<typeof budget>;

/** Runs `work` on the file that was just fetched, or on the stored copy when that is as recent or all there is. */
async function anew<T>(
  call: SelectedReads,
  {
    domain,
    own,
    publisher,
    agentUrl,
  }: { domain: string; own: Selector[]; publisher: PublisherEvidence; agentUrl: string },
  {
    seen,
    spend,
    room,
    work,
  }: {
    seen: PublisherReading;
    spend: Spend;
    room: NamesRoom;
    work: (selected: Selected) => Promise<T>;
  },
): Promise<T> {
  if (seen.kind === 'seen') {
    try {
      return await work({
        selectors: own,
        publisher: seen.publisher,
        pages: spend(seen.publisher, seen.properties()),
      });
    } finally {
      seen.close();
    }
  }
  const current = seen.kind === 'stored' ? await stored(call, domain, agentUrl) : late(publisher);
  return work({ selectors: own, publisher: current, pages: spend(current, copied(call, domain, own, room)) });
}

/** A file that was never fetched, and that does not arrive in time, is reported as unreachable. */
function late(publisher: PublisherEvidence): PublisherEvidence {
  const { file } = publisher;
  return file.state === 'unknown' ? { ...publisher, file: { ...file, state: 'unreachable' } } : publisher;
}

/** Passes pages on in slices, so that other requests get their turn. Rejects a request that exceeds its limits. */
function budget() {
  let properties = MOST_PROPERTIES;
  let pairs = MOST_PAIRS;
  return async function* spend({ entries }: PublisherEvidence, pages: AsyncIterable<Keyed[]>) {
    const each = Math.max(1, entries.length);
    const size = Math.max(1, Math.floor(PAIRS_AT_ONCE / each));
    for await (const page of pages) {
      properties -= page.length;
      pairs -= page.length * each;
      if (properties < 0 || pairs < 0) {
        const bound =
          properties < 0 ? `${MOST_PROPERTIES} properties` : `${MOST_PAIRS} pairs of property and entry`;
        throw invalidField(
          FIELD,
          `must not name publishers with more than ${bound} in all: send several requests`,
        );
      }
      for (let from = 0; from < page.length; from += size) {
        yield page.slice(from, from + size);
        await nextTurn();
      }
    }
  };
}

async function* copied(
  { store }: Pick<EvidenceReads, 'store'>,
  domain: string,
  selectors: readonly Selector[],
  room: NamesRoom,
): AsyncGenerator<Keyed[]> {
  for await (const page of rowsOf(store, domain, selectors)) {
    const read: Keyed[] = [];
    for (const row of page) {
      const facts = shortFacts(row) ?? (await longFacts(store.lookups, row, room));
      if (room.left < 0)
        throw invalidField(
          FIELD,
          `must not name publishers with more than ${MOST_NAMES / MB} MB of long lists of identifiers and tags in all: send several requests`,
        );
      if (facts !== null) read.push({ key: row.key, facts });
    }
    yield read;
  }
}

async function* rowsOf(store: EvidenceReads['store'], domain: string, selectors: readonly Selector[]) {
  if (selectors.every(({ type }) => type === 'by_id')) {
    yield await store.lookups.propertiesByIds(domain, [...new Set(selectors.flatMap(({ ids }) => ids))]);
  } else {
    yield* store.lookups.properties(domain);
  }
}
