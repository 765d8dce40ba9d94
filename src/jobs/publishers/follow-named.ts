import { siteOf } from '../../domain/net/domain-name.ts';
import type { RecordContext } from '../../record/context.ts';
import { newPublisher } from '../../record/publishers/publisher.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Domains that are crawled in a day because files name them: below one registrable domain, which a wildcard record
 * fills with any number of names; on the word of one site; and in all. What is named beyond is found when it is asked
 * for.
 */
export const MOST_NAMED = { ofSite: 100, bySite: 1_000, inAll: 20_000 } as const;

/** Has the domains that a file names crawled once on its word; what they then say for themselves counts. */
export async function followNamed(
  store: Store,
  names: readonly string[],
  context: RecordContext,
): Promise<void> {
  for (const name of names.slice(0, MOST_NAMED.bySite)) {
    if (!isNew(await store.primary.publishers.find(name))) continue;
    if ((await store.transaction((tx) => follow(tx, name, context))) === 'enough') return;
  }
}

async function follow(tx: Tables, name: string, context: RecordContext): Promise<'done' | 'enough'> {
  const known = await tx.publishers.findForUpdate(name);
  if (!isNew(known)) return 'done';
  const by = siteOf(context.domain);
  const asks = [
    { class: 'named:in_all', key: '', limit: MOST_NAMED.inAll },
    { class: 'named:by_site', key: by, limit: MOST_NAMED.bySite },
    { class: 'named:of_site', key: siteOf(name), limit: MOST_NAMED.ofSite },
  ].map((rule) => ({ ...rule, windowMs: DAY_MS, now: context.now }));
  const decisions = await tx.limits.consumeAll(asks);
  if (decisions.at(-1)?.allowed === false) return decisions.length === asks.length ? 'done' : 'enough';
  const publisher = known ?? newPublisher(name, context);
  await tx.publishers.put({ ...publisher, namedBy: by, nextCrawlAt: context.now });
  return 'done';
}

/** Never crawled and not about to be: unknown, or known only because somebody asked for it in vain. */
const isNew = (publisher: Publisher | undefined): boolean =>
  publisher === undefined || (publisher.checkedAt === null && publisher.nextCrawlAt === null);
