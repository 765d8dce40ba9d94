import type { Asker, Live, LiveFor } from '../desk/live.ts';
import { ApiError } from '../domain/errors.ts';
import { siteOf } from '../domain/net/domain-name.ts';
import type { JudgeUrl } from '../domain/refusals/called-url.ts';
import type { Resolver } from '../infra/dns.ts';
import { type Fetcher, withSignal } from '../infra/fetcher.ts';
import type { Log } from '../infra/log.ts';
import { createTurns, type TurnRules } from '../infra/turns.ts';
import { probeAgentCards } from '../outside/agents/agent-cards.ts';
import { publicProbes } from '../outside/agents/public-probes.ts';
import type { EnrichmentProvider } from '../outside/brands/enrich.ts';
import { lookForNonce } from '../outside/ownership/ownership.ts';
import { createFile } from '../outside/publishers/create-file.ts';
import type { createEndpointProof } from '../outside/webhooks/webhook-sender.ts';
import type { Store } from '../store/open.ts';
import { authorizationLooks } from './authorization/authorization-looks.ts';
import { brandLooks, enrichments, storedBrand } from './brands/brand-looks.ts';
import { type LookTools, newDomains } from './look-tools.ts';
import { crawlsOfUnseen, publisherLooks } from './publishers/publisher-looks.ts';

type Tools = {
  store: Store;
  fetcher: Fetcher;
  resolver: Resolver;
  provider: EnrichmentProvider | null;
  log: Log;
  now: () => Date;
  newId: () => string;
  challengeEndpoint: ReturnType<typeof createEndpointProof>;
  judgeUrl: JudgeUrl;
  judgeAgentUrl: JudgeUrl;
};

/** Looks at files that run at once in one process, and that wait for their turn. */
export const FILE_TURNS: TurnRules = { atOnce: 32, perShare: 16, mostWaiting: 128 };

/** Creates the access to other hosts that requests get. Concurrent requests for the same thing share one look. */
export function createLive({
  store,
  fetcher,
  resolver,
  provider,
  log,
  now,
  newId,
  challengeEndpoint,
  judgeUrl,
  judgeAgentUrl,
}: Tools): LiveFor {
  const inBackground = (what: string, domain: string, work: Promise<unknown>) => {
    work.catch((cause: unknown) => {
      // Not logged: either no caller waits any more, or too many looks are waiting.
      if (cause instanceof ApiError && cause.code === 'unavailable') return;
      log.warn({ err: cause, domain }, what);
    });
  };
  const admit = newDomains(store, now);
  const turns = createTurns(FILE_TURNS);
  const tools: LookTools = { store, fetcher, turns, admit, inBackground, now, newId };
  const brands = brandLooks(tools);
  const publishers = publisherLooks(tools);
  const enriched = enrichments({ ...tools, provider });
  const authorizations = authorizationLooks({ ...tools, resolveBrand: brands.look });
  const probes = publicProbes(fetcher);
  const crawlUnseen = crawlsOfUnseen(tools);
  const demand = demandOf(tools);

  const looking = (asker: Asker): Live => ({
    ...demand,
    resolveBrand: (domain, fresh) => brands.for(asker).resolveBrand(domain, fresh),
    resolveBrands: (domains) => brands.for(asker).resolveBrands(domains),
    refreshBrands: (domains) => brands.for(asker).refreshBrands(domains),
    enrichBrand: (domain) => enriched.for(asker).enrichBrand(domain),
    resolvePublisher: (domain) => publishers(asker).resolvePublisher(domain),
    resolvePublishers: (domains) => publishers(asker).resolvePublishers(domains),
    validatePublisher: (domain) => publishers(asker).validatePublisher(domain),
    lookAtPublisher: (...asked) => authorizations(asker).lookAtPublisher(...asked),
    openPublisher: (...asked) => authorizations(asker).openPublisher(...asked),
    refreshOperator: (...asked) => authorizations(asker).refreshOperator(...asked),
    discoverAgent: (url) => probes.for(asker).discoverAgent(url),
    agentFormats: (url) => probes.for(asker).agentFormats(url),
    agentProducts: (url) => probes.for(asker).agentProducts(url),
    judgeUrl,
    judgeAgentUrl,
    challengeEndpoint: (url, body) =>
      turns.within({ share: asker.share, site: siteOf(URL.parse(url)?.hostname ?? '') }, asker.signal, () =>
        challengeEndpoint(url, body),
      ),
    crawlUnseen: (domain) => crawlUnseen(domain, asker),
    lookForNonce: (challenge) =>
      turns.within({ share: asker.share, site: siteOf(challenge.domain) }, asker.signal, () =>
        lookForNonce({ fetcher: withSignal(fetcher, asker.signal), resolver }, challenge),
      ),
    probeAgentCards: (urls) =>
      turns.within(asker.share, asker.signal, () => probeAgentCards(withSignal(fetcher, asker.signal), urls)),
    judgeHost: (domain) => judgeHost(fetcher, domain),
    createFile: (input, context) => createFile(input, context, asker.share),
  });

  /** For requests that this software itself has sent, from this deployment or another: they read only stored data. */
  const unlooking: Live = {
    ...demand,
    judgeUrl,
    judgeAgentUrl,
    createFile: (input, context) => createFile(input, context, 'this software'),
    resolveBrand: (domain) => storedBrand(tools, domain),
    resolveBrands: async () => [],
    refreshBrands: () => {},
    resolvePublisher: async () => ({ record: null, failure: null, isKept: true }),
    resolvePublishers: async () => new Map(),
    crawlUnseen: () => 'none',
    lookAtPublisher: async () => ({ kind: 'stored' }),
    openPublisher: async () => ({ kind: 'stored' }),
    refreshOperator: async () => {},
    enrichBrand: async (domain) => (await enriched.known(domain)) ?? { outcome: 'nothing' },
    validatePublisher: refuseLook,
    probeAgentCards: refuseLook,
    discoverAgent: refuseLook,
    agentFormats: refuseLook,
    agentProducts: refuseLook,
    lookForNonce: refuseLook,
    judgeHost: refuseLook,
    challengeEndpoint: refuseLook,
  };

  return (asker) => (asker.mayLook ? looking(asker) : unlooking);
}

const NOT_SOON_SECONDS = 3_600;

const refuseLook = () =>
  Promise.reject(
    new ApiError('unavailable', 'Requests of a registry do not make this one fetch from other hosts.', {
      retry_after: NOT_SOON_SECONDS,
    }),
  );

async function judgeHost(fetcher: Fetcher, domain: string): ReturnType<Live['judgeHost']> {
  const verdict = await fetcher.judgeHost(domain);
  return verdict.ok ? { ok: true } : verdict;
}

const HOUR_MS = 3_600_000;
const MOST_REMEMBERED = 10_000;

/**
 * Counts requests for domains about which nothing is known, at most once an hour for each domain. The count keeps
 * the row of such a domain as long as it is requested. A domain without a row does not get one here.
 */
function demandOf({
  store,
  inBackground,
  now,
}: Pick<LookTools, 'store' | 'inBackground' | 'now'>): Pick<Live, 'noteBrandMiss' | 'notePublisherMiss'> {
  // Time of the last count by domain, oldest first.
  const counted = new Map<string, number>();

  const isDue = (key: string): boolean => {
    const at = now().getTime();
    const since = counted.get(key);
    if (since !== undefined && at - since < HOUR_MS) return false;
    counted.delete(key);
    counted.set(key, at);
    const [oldest] = counted.keys();
    if (counted.size > MOST_REMEMBERED && oldest !== undefined) counted.delete(oldest);
    return true;
  };
  const note = (kind: 'brands' | 'publishers', domain: string) => {
    if (!isDue(`${kind} ${domain}`)) return;
    const done = store.transaction((tx) => tx[kind].countMiss(domain, now()));
    inBackground('a miss could not be counted', domain, done);
  };
  return {
    noteBrandMiss: (domain) => note('brands', domain),
    notePublisherMiss: (domain) => note('publishers', domain),
  };
}
