import type { PublisherRecord } from '../domain/publisher-record.ts';
import type { Asker, Live } from '../handlers/live.ts';
import { crawlSoon } from '../record/crawl-job.ts';
import { newPublisher } from '../record/publisher.ts';
import { type AdagentsLook, lookAtAdagents } from './adagents.ts';
import type { LookTools } from './look-tools.ts';
import { recordFromLook, validationFromLook } from './publisher.ts';
import { singleFlight } from './single-flight.ts';

type PublisherLive = Pick<Live, 'resolvePublisher' | 'validatePublisher'>;

/** Looks at publishers' files for requests: shared, bounded in number, and ended with the last who waits. */
export function publisherLooks({ store, fetcher, turns, admit, now, newId }: LookTools) {
  const resolutions = singleFlight<PublisherRecord | null>();
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

  async function resolve(domain: string, asker: Asker, signal: AbortSignal): Promise<PublisherRecord | null> {
    const read = async (look: AdagentsLook) => ({
      record: await recordFromLook(domain, look),
      discovery: look.discovery,
    });
    // Counted with the turn, so that a look that found no turn costs nothing.
    const { record, discovery } = await at(domain, asker, signal, read, async () => {
      if ((await store.read.publishers.findRecord(domain)) === undefined) await admit(asker, domain);
    });
    await store.transaction(async (tx) => {
      const before =
        (await tx.publishers.findForUpdate(domain)) ?? newPublisher(domain, { newId, now: now() });
      // What was found, and what becomes of a copy that we have, is for the crawl to record.
      if (record !== null || before.validatedAt !== null) {
        await crawlSoon(tx, domain, now());
        return;
      }
      const { outcome, statusCode } = discovery;
      const status = outcome === 'absent' || outcome === 'invalid' ? outcome : 'unreachable';
      await tx.publishers.put({ ...before, status, statusCode, checkedAt: now(), updatedAt: now() });
    });
    return record;
  }

  return (asker: Asker): PublisherLive => ({
    resolvePublisher: (domain) =>
      resolutions(domain, asker.signal, (signal) => resolve(domain, asker, signal)),
    validatePublisher: (domain) =>
      validations(domain, asker.signal, (signal) =>
        at(domain, asker, signal, (look) => validationFromLook(domain, look)),
      ),
  });
}
