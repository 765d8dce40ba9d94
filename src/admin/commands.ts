import type { Config } from '../config.ts';
import { ApiError, OperatorError } from '../domain/errors.ts';
import { COMMAND } from '../domain/moderation/decision.ts';
import { SOFTWARE } from '../domain/net/address.ts';
import { canonicalDomain } from '../domain/net/domain-name.ts';
import { createResolver } from '../infra/dns.ts';
import { createFetcher } from '../infra/fetcher.ts';
import { newId } from '../infra/random.ts';
import { crawl as crawlNow } from '../jobs/brands/crawlDomain.ts';
import { withOwnDocuments } from '../live/brands/own-documents.ts';
import { restoreRevision } from '../record/moderation/restore-revision.ts';
import { opening } from '../store/engine/opening.ts';
import { openStore, type Store } from '../store/open.ts';

/** Opens the configured database, runs one command on it, and closes it. */
export async function withStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  const { databaseUrl, postgres, secretsKeys, sqliteSynchronous } = config;
  const store = await opening('DATABASE_URL', databaseUrl, () =>
    openStore(databaseUrl, { postgres, secretsKeys, sqliteSynchronous }),
  );
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export async function crawlCommand(store: Store, config: Config, input: string) {
  const domain = domainOf(input);
  const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`;
  const own = { baseUrl, listening: { address: config.host, port: config.port }, interfaces: [] };
  const guarded = createFetcher({
    outboundHosts: config.outboundHosts,
    allowed: config.outboundAllow,
    proxy: config.egressProxy,
    resolver: createResolver(config.dnsServers),
    userAgent: SOFTWARE,
    own: () => own,
  });
  const fetcher = withOwnDocuments(guarded, { store, baseUrl: () => baseUrl });
  try {
    const outcome = await crawlNow(domain, { store, fetcher, now: store.now, newId });
    const { kind, ...detail } = outcome;
    return { domain, result: kind === 'done' ? 'crawled' : 'unreachable', ...detail };
  } finally {
    await fetcher.close();
  }
}

export async function rollback(store: Store, entity: 'brand' | 'property', input: string, to: number) {
  const domain = domainOf(input);
  const context = { by: COMMAND, reason: null, now: store.now(), newId };
  const outcome = await store.transaction(async (tx) => {
    const done = await restoreRevision(tx, { entity, domain, to }, context);
    // Takes back what was noted before.
    if (!done.ok) throw new OperatorError(done.reason);
    return done;
  });
  return { domain, revision_number: outcome.revisionNumber, rolled_back_to: to };
}

/** @throws {OperatorError} when the input is not a domain */
export function domainOf(input: string): string {
  const judged = canonicalDomain(input);
  if (!judged.ok) throw new OperatorError(`${input}: ${judged.reason}`);
  return judged.domain;
}

/** Explains what the record refuses as a line for the operator. */
export function asOperatorError(cause: unknown): never {
  throw cause instanceof ApiError ? new OperatorError(cause.message) : cause;
}
