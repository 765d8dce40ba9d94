import type { ReadHandler } from '../../desk/call.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';

const LIST = 'failing hosts';

export const listFailingHosts: ReadHandler<'listFailingHosts'> = async ({ query }, { store }) => {
  const after = positionOf(query, LIST, ['number', 'string']);
  const found = await store.failingHosts.list(after, sizeOf(query) + 1);
  const { items, next } = listPage(found, query, LIST, ({ failingSince, domain }) => [
    failingSince.getTime(),
    domain,
  ]);
  const hosts = items.map((host) => ({
    domain: host.domain,
    outcome: host.status,
    error_code: host.fault === null ? null : fromJsonText(host.fault).code,
    failing_since: host.failingSince.toISOString(),
    failures: host.failureStreak,
    checked_at: host.checkedAt?.toISOString() ?? null,
    next_try_at: host.nextCrawlAt?.toISOString() ?? null,
    has_copy: host.validatedAt !== null,
  }));
  return { body: { hosts, next_cursor: next } };
};
