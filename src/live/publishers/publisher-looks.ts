import type { SeenPublisher } from '../../desk/live/publishers.ts';
import type { Asker, Live } from '../../desk/live.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import { type LastFailure, lastFailure } from '../../domain/publishers/freshness.ts';
import { MINUTE_MS } from '../../domain/text/instant.ts';
import { type SharedWork, singleFlight } from '../../infra/single-flight.ts';
import { lookAtAdagents } from '../../outside/publishers/adagents.ts';
import { recordFromLook, validationFromLook } from '../../outside/publishers/publisher.ts';
import { type AdagentsLook, crawlSoon, failing, newPublisher } from '../../record/publishers/publisher.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import { inBulk, type LookTools } from '../look-tools.ts';

type PublisherLive = Pick<Live, 'resolvePublisher' | 'resolvePublishers' | 'validatePublisher'>;

/**
 * Fetches publishers' files for requests. Looks are shared and limited in number, and end when the last waiting
 * caller leaves.
 */
export function publisherLooks(tools: LookTools) {
  const { store, admit, now, newId } = tools;
  const resolutions = singleFlight<SeenPublisher, Asker>();
  const validations = singleFlight<Awaited<ReturnType<Live['validatePublisher']>>, Asker>();
  const at = fileLooks(tools);

  async function resolve(domain: string, flight: SharedWork<Asker>): Promise<SeenPublisher> {
    const read = async (look: AdagentsLook, asker: string) => ({
      record: await recordFromLook(domain, look),
      discovery: look.discovery,
      share: asker,
    });
    // Counted only when a turn was granted, so that a look without a turn costs nothing.
    const { record, discovery, share } = await at(domain, flight, read, async (asker) => {
      if ((await store.primary.publishers.findRecord(domain)) !== undefined) return;
      await admit(flight.callerOf(asker), domain);
    });
    const { outcome, statusCode, transient } = discovery;
    const status: LastFailure['outcome'] =
      outcome === 'absent' || outcome === 'invalid' ? outcome : 'unreachable';
    const looked = now();
    const unknown = () => newPublisher(domain, { newId, now: looked });
    const failedAfter = (before: Publisher): Publisher => ({
      ...before,
      ...failing(before, status, discovery, looked),
      status,
      statusCode,
      checkedAt: looked,
      updatedAt: looked,
    });
    const recorded = await store.note(async (tx) => {
      const before = (await tx.publishers.findForUpdate(domain)) ?? unknown();
      // The crawl records a valid file, and decides about a stored copy that the look did not confirm.
      if (record !== null || before.validatedAt !== null) await crawlSoon(tx, domain, share, looked);
      if (record !== null) return before;
      const failed = failedAfter(before);
      if (before.validatedAt === null) await tx.publishers.put(failed);
      return failed;
    });
    if (record !== null) return { record, failure: null };
    const known = recorded ?? failedAfter((await store.primary.publishers.find(domain)) ?? unknown());
    const { fault, failingSince } = known;
    const since = failingSince?.getTime() ?? null;
    const failure = lastFailure({ status, fault, failingSince: since, checkedAt: looked.getTime() });
    if (failure === null) throw new Error(`${domain} has no valid file, and the reason is not known`);
    return { record, failure, isKept: transient };
  }

  const resolveOne = (domain: string, asker: Asker) =>
    resolutions(domain, asker, (flight) => resolve(domain, flight));

  async function resolveMany(domains: readonly string[], asker: Asker): Promise<Map<string, SeenPublisher>> {
    const found = new Map<string, SeenPublisher>();
    await inBulk(domains, asker, async (domain, patient) => {
      found.set(domain, await resolveOne(domain, patient));
    });
    return found;
  }

  return (asker: Asker): PublisherLive => ({
    resolvePublisher: (domain) => resolveOne(domain, asker),
    resolvePublishers: (domains) => resolveMany(domains, asker),
    validatePublisher: (domain) =>
      validations(domain, asker, (flight) => at(domain, flight, (look) => validationFromLook(domain, look))),
  });
}

function fileLooks({ fetcher, turns }: LookTools) {
  async function at<T>(
    domain: string,
    { party, signal }: SharedWork<Asker>,
    read: (look: AdagentsLook, share: string) => Promise<T>,
    begin = async (_share: string) => {},
  ): Promise<T> {
    return turns.within({ share: party, site: siteOf(domain) }, signal, async (share) => {
      await begin(share);
      const look = await lookAtAdagents(fetcher, domain, undefined, signal);
      try {
        signal.throwIfAborted();
        return await read(look, share);
      } finally {
        await look.close();
      }
    });
  }

  return at;
}

const DEBOUNCE_MS = 5 * MINUTE_MS;
/** Maximum number of crawls per minute that one caller may start by requesting unknown domains. */
const MOST_IN_A_MINUTE = 60;
const MOST_REMEMBERED = 10_000;

/** Creates the function that crawls requested domains that are unknown, after the response. */
export function crawlsOfUnseen({ store, fetcher, admit, now, inBackground }: LookTools) {
  // Start time of the crawl by domain, oldest first.
  const begun = new Map<string, number>();
  // Number of crawls started in the current minute, by caller.
  let minute = { from: 0, counts: new Map<string, number>() };

  const hasRoom = (share: string, at: number): boolean => {
    if (at - minute.from >= MINUTE_MS || at < minute.from) minute = { from: at, counts: new Map() };
    const count = minute.counts.get(share) ?? 0;
    if (count >= MOST_IN_A_MINUTE || minute.counts.size >= MOST_REMEMBERED) return false;
    minute.counts.set(share, count + 1);
    for (const [domain, since] of begun) {
      if (at - since < DEBOUNCE_MS && begun.size < MOST_REMEMBERED) break;
      begun.delete(domain);
    }
    return true;
  };

  async function crawl(domain: string, asker: Asker): Promise<void> {
    if (!(await fetcher.judgeHost(domain)).ok) return;
    if ((await store.primary.publishers.findRecord(domain)) === undefined) await admit(asker, domain);
    await store.transaction(async (tx) => {
      const publisher = await tx.publishers.findRecord(domain);
      if (publisher?.checkedAt == null) await crawlSoon(tx, domain, asker.share, now());
    });
  }

  return (domain: string, asker: Asker): 'begun' | 'running' | 'none' => {
    const at = now().getTime();
    const since = begun.get(domain);
    if (since !== undefined && at - since < DEBOUNCE_MS) return 'running';
    if (!hasRoom(asker.share, at)) return 'none';
    begun.delete(domain);
    begun.set(domain, at);
    inBackground('a domain that was looked up could not be crawled', domain, crawl(domain, asker));
    return 'begun';
  };
}
