import { toJsonText } from '../../domain/json/values.ts';
import { type AdagentsDiscovery, faultOf } from '../../domain/publishers/adagents/discovery.ts';
import { type CrawlOutcome, nextCrawl } from '../../domain/publishers/crawl.ts';
import type { Tables } from '../../store/index.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import type { RecordContext } from '../context.ts';
import type { AdagentsLook } from './look.ts';
import { newPublisher } from './publisher.ts';

/** The publisher as it is, kept from other transactions until this one ends; a new one when it is not known. */
export async function loadPublisher(tx: Tables, context: RecordContext): Promise<Publisher> {
  return (await tx.publishers.findForUpdate(context.domain)) ?? newPublisher(context.domain, context);
}

/** The publisher as it is after a look that ended so: when it was looked at, what failed, and when it is next. */
export function scheduled(
  publisher: Publisher,
  outcome: CrawlOutcome,
  { discovery }: Pick<AdagentsLook, 'discovery'>,
  { now }: Pick<RecordContext, 'now'>,
): Publisher {
  const { at, streaks } = nextCrawl(
    outcome,
    { unchanged: publisher.unchangedStreak, failures: publisher.failureStreak },
    now,
  );
  return {
    ...publisher,
    ...failing(publisher, outcome, discovery, now),
    checkedAt: now,
    nextCrawlAt: at,
    unchangedStreak: streaks.unchanged,
    failureStreak: streaks.failures,
  };
}

/** What is wrong with the publisher's file after a look, and since when something is. */
export function failing(
  { failingSince }: Pick<Publisher, 'failingSince'>,
  outcome: CrawlOutcome,
  discovery: AdagentsDiscovery,
  now: Date,
): Pick<Publisher, 'fault' | 'failingSince'> {
  const fault = faultOf(outcome, discovery);
  return fault === null
    ? { fault: null, failingSince: null }
    : { fault: toJsonText(fault), failingSince: failingSince ?? now };
}
