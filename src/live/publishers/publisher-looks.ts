import type { Asker, Live, SeenPublisher } from '../../desk/live.ts';
import { type LastFailure, lastFailure } from '../../domain/publishers/freshness.ts';
import { lookAtAdagents } from '../../outside/publishers/adagents.ts';
import { recordFromLook, validationFromLook } from '../../outside/publishers/publisher.ts';
import { singleFlight } from '../../outside/single-flight.ts';
import { crawlSoon } from '../../record/publishers/crawl-job.ts';
import type { AdagentsLook } from '../../record/publishers/look.ts';
import { newPublisher } from '../../record/publishers/publisher.ts';
import { failing } from '../../record/publishers/scheduled.ts';
import { inBulk } from '../in-bulk.ts';
import type { LookTools } from '../look-tools.ts';

type PublisherLive = Pick<Live, 'resolvePublisher' | 'resolvePublishers' | 'validatePublisher'>;

/** Looks at publishers' files for requests: shared, bounded in number, and ended with the last who waits. */
export function publisherLooks({ store, fetcher, turns, admit, now, newId }: LookTools) {
  const resolutions = singleFlight<SeenPublisher>();
  const validations = singleFlight<Awaited<ReturnType<Live['validatePublisher']>>>();

  async function at<T>(
    domain: string,
    { share }: Asker,
    signal: AbortSignal,
    read: (look: AdagentsLook) => Promise<T>,
    begin = async () => {},
  ): Promise<T> {
    return turns.within(share, signal, async () => {
      await begin();
      const look = await lookAtAdagents(fetcher, domain, undefined, signal);
      try {
        signal.throwIfAborted();
        return await read(look);
      } finally {
        await look.close();
      }
    });
  }

  async function resolve(domain: string, asker: Asker, signal: AbortSignal): Promise<SeenPublisher> {
    const read = async (look: AdagentsLook) => ({
      record: await recordFromLook(domain, look),
      discovery: look.discovery,
    });
    // Counted with the turn, so that a look that found no turn costs nothing.
    const { record, discovery } = await at(domain, asker, signal, read, async () => {
      if ((await store.primary.publishers.findRecord(domain)) === undefined) await admit(asker, domain);
    });
    const { outcome, statusCode, transient } = discovery;
    const status: LastFailure['outcome'] =
      outcome === 'absent' || outcome === 'invalid' ? outcome : 'unreachable';
    const looked = now();
    const known = await store.transaction(async (tx) => {
      const before =
        (await tx.publishers.findForUpdate(domain)) ?? newPublisher(domain, { newId, now: looked });
      // What was found, and what becomes of a copy that we have, is for the crawl to record.
      if (record !== null || before.validatedAt !== null) await crawlSoon(tx, domain, looked);
      if (record !== null) return before;
      const failed = {
        ...before,
        ...failing(before, status, discovery, looked),
        status,
        statusCode,
        checkedAt: looked,
        updatedAt: looked,
      };
      if (before.validatedAt === null) await tx.publishers.put(failed);
      return failed;
    });
    if (record !== null) return { record, failure: null };
    const { fault, failingSince } = known;
    const since = failingSince?.getTime() ?? null;
    const failure = lastFailure({ status, fault, failingSince: since, checkedAt: looked.getTime() });
    if (failure === null) throw new Error(`${domain} has no valid file, and the reason is not known`);
    return { record, failure, isKept: transient };
  }

  const resolveOne = (domain: string, asker: Asker) =>
    resolutions(domain, asker.signal, (signal) => resolve(domain, asker, signal));

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
      validations(domain, asker.signal, (signal) =>
        at(domain, asker, signal, (look) => validationFromLook(domain, look)),
      ),
  });
}
