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
import { lookAtProofPlaces, lookForNonce } from '../outside/ownership/ownership.ts';
import type { createEndpointProof } from '../outside/webhooks/webhook-sender.ts';
import type { Store } from '../store/open.ts';
import { authorizationLooks } from './authorization/authorization-looks.ts';
import { brandLooks, enrichments, storedBrand } from './brands/brand-looks.ts';
import { backgroundOf, type LookTools, newDomains } from './look-tools.ts';
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
  const inBackground = backgroundOf(log);
  const admit = newDomains(store, now);
  const turns = createTurns(FILE_TURNS);
  const tools: LookTools = { store, fetcher, turns, admit, inBackground, now, newId };
  const brands = brandLooks(tools);
  const publishers = publisherLooks(tools);
  const enriched = enrichments({ ...tools, provider });
  const authorizations = authorizationLooks({ ...tools, resolveBrand: brands.look });
  const probes = publicProbes(fetcher);
  const crawlUnseen = crawlsOfUnseen(tools);

  const storedOnly = unlooking({ ...tools, judgeUrl, judgeAgentUrl }, enriched);

  const looking = (asker: Asker): Live => ({
    ...brands.for(asker),
    ...enriched.for(asker),
    ...publishers(asker),
    ...authorizations(asker),
    ...probes.for(asker),
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
    lookAtProofPlaces: (challenge) =>
      turns.within({ share: asker.share, site: siteOf(challenge.domain) }, asker.signal, () =>
        lookAtProofPlaces({ fetcher: withSignal(fetcher, asker.signal), resolver }, challenge),
      ),
    probeAgentCards: (urls) =>
      turns.within(asker.share, asker.signal, () => probeAgentCards(withSignal(fetcher, asker.signal), urls)),
    judgeHost: (domain) => judgeHost(fetcher, domain),
  });

  return (asker) => (asker.mayLook ? looking(asker) : storedOnly);
}

/** For requests that this software itself has sent, from this deployment or another: they read only stored data. */
const unlooking = (
  tools: LookTools & Pick<Tools, 'judgeUrl' | 'judgeAgentUrl'>,
  enriched: ReturnType<typeof enrichments>,
): Live => ({
  judgeUrl: tools.judgeUrl,
  judgeAgentUrl: tools.judgeAgentUrl,
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
  lookAtProofPlaces: refuseLook,
  judgeHost: refuseLook,
  challengeEndpoint: refuseLook,
});

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
