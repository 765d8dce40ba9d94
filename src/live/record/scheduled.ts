import { type CrawlOutcome, nextCrawl } from '../../domain/crawl.ts';
import type { RecordContext } from '../../record/context.ts';
import { newPublisher } from '../../record/publisher.ts';
import type { Tables } from '../../store/index.ts';
import type { Publisher } from '../../store/publishers.ts';

/** The publisher as it is, kept from other transactions until this one ends; a new one when it is not known. */
export async function loadPublisher(tx: Tables, context: RecordContext): Promise<Publisher> {
  return (await tx.publishers.findForUpdate(context.domain)) ?? newPublisher(context.domain, context);
}

/** The publisher as it is after a look that ended so: when it was looked at, and when it is next. */
export function scheduled(publisher: Publisher, outcome: CrawlOutcome, { now }: RecordContext): Publisher {
  const { at, streaks } = nextCrawl(
    outcome,
    { unchanged: publisher.unchangedStreak, failures: publisher.failureStreak },
    now,
  );
  return {
    ...publisher,
    checkedAt: now,
    nextCrawlAt: at,
    unchangedStreak: streaks.unchanged,
    failureStreak: streaks.failures,
  };
}
