import type { ProjectionReader } from '../../domain/publishers/adagents/judge.ts';
import type { KnownRevocation } from '../../domain/publishers/adagents/revocations.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';

/** A file's projection as it counts while the publisher is held revoked: without what it says about agents. */
export const withoutAuthorizations = (reader: ProjectionReader): ProjectionReader => ({
  ...reader,
  counts: { ...reader.counts, authorizations: 0 },
  slice: async (kind, from, to) => (kind === 'authorizations' ? [] : reader.slice(kind, from, to)),
  missing: async (kind, keys) => (kind === 'authorizations' ? [...keys] : reader.missing(kind, keys)),
  shares: async () => ({ agents: [], total: 0 }),
});

/** Whether the file is to be recorded again, changed or not, because what it says about agents counts again. */
export const isOver = (revocation: KnownRevocation | undefined, now: Date): boolean =>
  revocation?.heldUntil != null && revocation.heldUntil <= now;

/** The publisher, looked at again no later than its revocation ends. */
export function untilReleased(
  publisher: Publisher,
  revocation: KnownRevocation | null | undefined,
): Publisher {
  const { nextCrawlAt } = publisher;
  const end = revocation?.heldUntil ?? null;
  if (end === null || nextCrawlAt === null || nextCrawlAt <= end) return publisher;
  return { ...publisher, nextCrawlAt: end };
}
