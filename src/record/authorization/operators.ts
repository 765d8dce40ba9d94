import { chooseOperator, declarationKeys, hostDomains } from '../../domain/authorization/declarations.ts';
import type {
  AuthorizationLooks,
  OperatorEvidence,
  PublisherEvidence,
} from '../../domain/authorization/evidence.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import { LIVE_MS } from '../../domain/publishers/crawl.ts';
import type { Identifier } from '../../domain/publishers/identifiers.ts';
import type { Tables } from '../../store/index.ts';
import { operatorEvidence } from './evidence.ts';

/** Committed state, and what may be asked of the outside beyond it. */
export type EvidenceCall = {
  readonly store: Tables;
  readonly now: Date;
  readonly live: AuthorizationLooks;
};

const HOUR_MS = 3_600_000;

/** `sites` are the domains of the agent's host, the nearest first. */
export type Operators = { sites: string[]; candidates: OperatorEvidence[] };

/** Brands that can be taken for the operator of the agent, with what they declare about the properties. */
export async function findOperators(
  { store, now }: Pick<EvidenceCall, 'store' | 'now'>,
  agentUrl: string,
  publishers: readonly Pick<PublisherEvidence, 'property'>[],
  asked?: Identifier,
): Promise<Operators> {
  const sites = hostDomains(agentUrl);
  const keys = publishers.flatMap(({ property }) =>
    property === null ? [] : declarationKeys(property, asked),
  );
  const wanted = keys.length === 0 && asked !== undefined ? declarationKeys({ identifiers: [asked] }) : keys;
  const rows = await store.lookups.operators(sites, agentUrl, [...new Set(wanted)]);
  return { sites, candidates: operatorEvidence(rows, now) };
}

/**
 * Has the brands read anew that the decision rests on, and says whether any was: the one that was chosen, and the
 * domains of the agent's host before it, which may have come to declare the agent. A house that a silent domain of the
 * host belongs to may be the one that declares the agent, so it is read too.
 * @param fresh whether a look of a moment ago does not count
 */
export async function refreshOperators(
  call: EvidenceCall,
  { sites, candidates }: Operators,
  chosen: OperatorEvidence,
  fresh = false,
): Promise<boolean> {
  const { now, live } = call;
  const askedAt = new Map(candidates.map(({ domain, file }) => [domain, file.askedAt]));
  const isDue = (domain: string) => {
    const at = askedAt.get(domain) ?? null;
    const age = at === null ? Number.POSITIVE_INFINITY : now.getTime() - at.getTime();
    // A nearer domain that is silent takes nothing back; it is asked as seldom as any brand without a file.
    const isBehind = chosen.agent !== null && domain !== chosen.domain;
    return isBehind ? age >= HOUR_MS : fresh || age >= LIVE_MS;
  };
  const place = sites.indexOf(chosen.domain ?? '');
  const before = chosen.agent === null || place === -1 ? sites : sites.slice(0, place);
  const wanted = [...new Set([...before, chosen.domain].filter((domain) => domain !== null))].filter(isDue);
  await Promise.all(wanted.map((domain) => live.refreshOperator(domain, fresh)));
  if (chosen.agent !== null) return wanted.length > 0;
  const houses = await housesOf(call, sites);
  await Promise.all(houses.map((house) => live.refreshOperator(house, fresh)));
  return wanted.length > 0 || houses.length > 0;
}

/** Houses that brands on these domains belong to, or say so, and that were not asked a moment ago. */
async function housesOf(
  { store, now }: Pick<EvidenceCall, 'store' | 'now'>,
  domains: readonly string[],
): Promise<string[]> {
  const brands = await store.brands.listRecords(domains);
  const named = brands.flatMap(({ domain, record }) => {
    const { claimed_house_domain: claimed, house_domain: confirmed } =
      record === null ? {} : fromJsonText(record);
    const house = claimed ?? confirmed;
    return typeof house === 'string' && house !== domain ? [house] : [];
  });
  const due = await Promise.all(
    [...new Set(named)].map(async (house) => {
      const checkedAt = await store.lookups.brandCheckedAt(house);
      return checkedAt !== null && now.getTime() - checkedAt < LIVE_MS ? [] : [house];
    }),
  );
  return due.flat();
}

export const choose = (
  { sites, candidates }: Operators,
  publisher: Pick<PublisherEvidence, 'property' | 'entries'>,
  asked?: Identifier,
): OperatorEvidence => chooseOperator(sites, candidates, publisher, asked);
