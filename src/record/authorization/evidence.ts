import { chooseOperator, declarationKeys, hostDomains } from '../../domain/authorization/declarations.ts';
import type {
  AuthorizationLooks,
  Entry,
  FileState,
  OperatorEvidence,
  PropertyFacts,
  PublisherEvidence,
} from '../../domain/authorization/evidence.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import { LAST_GOOD_COPY_MS, LIVE_MS } from '../../domain/publishers/crawl.ts';
import type { Declaration } from '../../domain/publishers/declared-properties.ts';
import type { Identifier } from '../../domain/publishers/identifiers.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import type { EvidenceRow, Lookups, PublisherRow } from '../../store/authorization/lookups.ts';
import type { OperatorRow } from '../../store/authorization/operator-lookups.ts';
import type { Tables } from '../../store/index.ts';
import { longFacts, roomForNames, shortFacts } from './property-facts.ts';
import { entriesIn } from './scopes.ts';

/** Evidence when no publisher is known. */
export const NOBODY: PublisherEvidence = {
  publisherDomain: null,
  file: {
    state: 'unknown',
    url: null,
    sha256: null,
    validatedAt: null,
    askedAt: null,
    isLive: false,
    discoveryMethod: null,
    managerDomain: null,
  },
  revocation: null,
  property: null,
  entries: [],
  placements: null,
};

/**
 * Evidence from rows: one item per property, properties with entries for the agent first. Properties with long names that
 * there is no room for are left out.
 */
export async function publisherEvidence(
  call: EvidenceReads,
  rows: readonly EvidenceRow[],
): Promise<PublisherEvidence[]> {
  const entries = await entriesIn(call.store.lookups, rows);
  const groups = new Map<string, EvidenceRow[]>();
  for (const row of rows) {
    const group = groups.get(row.rid);
    if (group === undefined) groups.set(row.rid, [row]);
    else group.push(row);
  }
  const room = roomForNames();
  const found: PublisherEvidence[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const property = shortFacts(first) ?? (await longFacts(call.store.lookups, first, room));
    if (property !== null) found.push({ ...evidenceOf(group, entries, call.now), property });
  }
  return found;
}

/** Evidence from the rows of one publisher, without a property. */
export const fileEvidence = async (
  call: EvidenceReads,
  rows: readonly PublisherRow[],
): Promise<PublisherEvidence> => evidenceOf(rows, await entriesIn(call.store.lookups, rows), call.now);

function evidenceOf(
  rows: readonly PublisherRow[],
  entries: ReadonlyMap<string, Entry>,
  now: Date,
): PublisherEvidence {
  const [first] = rows;
  if (first === undefined) throw new Error('evidence needs a row');
  return {
    publisherDomain: first.publisherDomain,
    file: {
      state: publisherState(first, now),
      url: first.fileUrl,
      sha256: first.fileSha256,
      validatedAt: date(first.validatedAt),
      askedAt: date(first.checkedAt),
      isLive: first.validatedAt !== null && first.validatedAt >= now.getTime(),
      discoveryMethod: first.discoveryMethod,
      managerDomain: first.managerDomain,
    },
    revocation:
      first.revokedPublisher === null
        ? null
        : { revokedAt: date(first.revokedAt), reason: first.revokedReason },
    property: null,
    entries: rows.flatMap(({ authorizationId: id }) => (id === null ? [] : (entries.get(id) ?? []))),
    placements: null,
  };
}

const MOST_NAMES = 100;

/** Identifiers and tags of a property as a response repeats them, at most `MOST_NAMES` of each. */
export const shownNames = ({ identifiers, tags }: PropertyFacts) => ({
  identifiers: identifiers.slice(0, MOST_NAMES),
  tags: tags.slice(0, MOST_NAMES),
});

function publisherState({ fileStatus, validatedAt }: PublisherRow, now: Date): FileState {
  if (fileStatus === 'valid' || fileStatus === 'invalid' || fileStatus === 'absent') return fileStatus;
  if (fileStatus !== 'unreachable') return 'unknown';
  return isRecent(validatedAt, now) ? 'kept' : 'unreachable';
}

/** Evidence for each brand that may be the operator, in the order of the rows. */
function operatorEvidence(rows: readonly OperatorRow[], now: Date): OperatorEvidence[] {
  const found = new Map<string, OperatorEvidence & { declarations: Declaration[] }>();
  for (const row of rows) {
    const { domain, agentType, propertyType, identifier, store, relationship } = row;
    const operator = found.get(domain) ?? {
      domain,
      foundBy: agentType === null ? ('agent_host' as const) : ('declaration' as const),
      file: {
        state: brandState(row, now),
        url: `https://${domain}/.well-known/brand.json`,
        sha256: null,
        validatedAt: date(row.validatedAt),
        askedAt: date(row.checkedAt),
        isLive: row.validatedAt !== null && row.validatedAt >= now.getTime(),
      },
      agent: agentType === null ? null : { type: agentType, id: row.agentId },
      declarations: [],
    };
    found.set(domain, operator);
    if (propertyType !== null && identifier !== null && relationship !== null) {
      operator.declarations.push({
        propertyType,
        identifier,
        store: store === '' ? null : store,
        relationship,
      });
    }
  }
  return [...found.values()];
}

function brandState({ outcome, validatedAt }: OperatorRow, now: Date): FileState {
  if (outcome === null || outcome === 'resolved') return outcome === null ? 'unknown' : 'valid';
  return isRecent(validatedAt, now) ? 'kept' : outcome;
}

const isRecent = (validatedAt: number | null, now: Date) =>
  validatedAt !== null && now.getTime() - validatedAt < LAST_GOOD_COPY_MS;

const date = (at: number | null) => (at === null ? null : new Date(at));

/** What evidence is read from: the committed state, or what was recorded at a moment. `now` is when it is judged. */
export type EvidenceReads = { readonly store: { readonly lookups: Lookups }; readonly now: Date };

/** The committed state, and the requests to other hosts that may be made beyond it. */
export type EvidenceCall = {
  readonly store: Tables;
  readonly now: Date;
  readonly live: AuthorizationLooks;
};

/** `sites` are the domains of the agent's host, the nearest first. */
export type Operators = { sites: readonly string[]; candidates: OperatorEvidence[] };

/** Keys of the declarations about the properties, or about the requested identifier when there are none. */
function wantedKeys(
  publishers: readonly Pick<PublisherEvidence, 'property'>[],
  asked?: Identifier,
): string[] {
  const keys = publishers.flatMap(({ property }) =>
    property === null ? [] : declarationKeys(property, asked),
  );
  const wanted = keys.length === 0 && asked !== undefined ? declarationKeys({ identifiers: [asked] }) : keys;
  return [...new Set(wanted)];
}

/** Brands that may be the operator of the agent, with their declarations about the properties. */
export async function findOperators(
  { store, now }: EvidenceReads,
  agentUrl: string,
  publishers: readonly Pick<PublisherEvidence, 'property'>[],
  asked?: Identifier,
): Promise<Operators> {
  const sites = hostDomains(agentUrl);
  const rows = await store.lookups.operators(sites, agentUrl, wantedKeys(publishers, asked));
  return { sites, candidates: operatorEvidence(rows, now) };
}

/**
 * Reads the operators while publishers are read, which on PostgreSQL is one wait instead of two. Most properties have no
 * other identifiers than those that cover the requested one; for others the operators are read again.
 */
export async function findWithOperators(
  call: EvidenceReads,
  {
    agentUrl,
    identifier,
    identifiers,
  }: Readonly<{
    agentUrl: string;
    identifier: Identifier;
    identifiers: readonly Identifier[];
  }>,
  reading: Promise<PublisherEvidence[]>,
): Promise<{ publishers: PublisherEvidence[]; operators: Operators }> {
  const keys = declarationKeys({ identifiers: [...identifiers] }, identifier);
  const sites = hostDomains(agentUrl);
  const [publishers, rows] = await Promise.all([
    reading,
    call.store.lookups.operators(sites, agentUrl, keys),
  ]);
  const operators = wantedKeys(publishers, identifier).every((key) => keys.includes(key))
    ? { sites, candidates: operatorEvidence(rows, call.now) }
    : await findOperators(call, agentUrl, publishers, identifier);
  return { publishers, operators };
}

/**
 * Fetches the brands that the decision depends on again, and returns whether any was fetched. These are the chosen
 * brand and the domains of the agent's host before it, which may have started to declare the agent. If no brand
 * declares the agent, the houses that these domains name are fetched too, because a house may be the one that
 * declares it.
 * @param fresh whether to fetch the brands, though not the houses, again even after a recent fetch
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
    // A nearer domain without a declaration does not overrule the chosen one. It is fetched as seldom as a brand
    // without a file.
    const isBehind = chosen.agent !== null && domain !== chosen.domain;
    return isBehind ? age >= HOUR_MS : fresh || age >= LIVE_MS;
  };
  const place = sites.indexOf(chosen.domain ?? '');
  const before = chosen.agent === null || place === -1 ? sites : sites.slice(0, place);
  const wanted = [...new Set([...before, chosen.domain].filter((domain) => domain !== null))].filter(isDue);
  await Promise.all(wanted.map((domain) => live.refreshOperator(domain, fresh)));
  if (chosen.agent !== null) return wanted.length > 0;
  const houses = await housesOf(call, sites, fresh);
  await Promise.all(houses.map((house) => live.refreshOperator(house, fresh)));
  return wanted.length > 0 || houses.length > 0;
}

/** Houses that brands on these domains belong to or claim to belong to; unless `fresh`, those not fetched recently. */
async function housesOf(
  { store, now }: Pick<EvidenceCall, 'store' | 'now'>,
  domains: readonly string[],
  fresh: boolean,
): Promise<string[]> {
  const brands = await store.brands.listRecords(domains);
  const named = brands.flatMap(({ domain, record }) => {
    const { claimed_house_domain: claimed, house_domain: confirmed } =
      record === null ? {} : fromJsonText(record);
    const house = claimed ?? confirmed;
    return typeof house === 'string' && house !== domain ? [house] : [];
  });
  const houses = [...new Set(named)];
  if (fresh) return houses;
  const due = await Promise.all(
    houses.map(async (house) => {
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
