import type {
  RegistryAuthorizationEntry,
  RegistryAuthorizationOperatorSide,
  RegistryAuthorizationPublisherSide,
  RegistryProductPublisherSide,
} from '../../../generated/types/registry.ts';
import { parseTimestamp } from '../publishers/adagents/shapes.ts';
import { freshness } from '../publishers/crawl.ts';
import type { PublisherCoverage } from './coverage.ts';
import type { EvidenceFile, OperatorEvidence, PublisherEvidence } from './evidence.ts';
import type { AuthorizationDecision } from './judge.ts';

const MOST_ITEMS = 100;

type Entry = NonNullable<AuthorizationDecision['entry']>;

export function publisherSide(
  { file, revocation }: PublisherEvidence,
  { publisherAuthorized, entry }: AuthorizationDecision,
  now: Date,
): RegistryAuthorizationPublisherSide {
  return {
    authorized: publisherAuthorized,
    entry: entry === null ? null : entryShown(entry),
    delegation_type: delegationOf(entry),
    ...publisherFile({ file, revocation }, now),
  };
}

/** The same for a publisher of a product, whose entries are judged for each property. */
export function productPublisherSide(
  { publisherDomain, file, revocation, entries }: PublisherEvidence,
  { obstacle }: Pick<PublisherCoverage, 'obstacle'>,
  now: Date,
): RegistryProductPublisherSide {
  return {
    publisher_domain: publisherDomain ?? '',
    obstacle,
    entry_count: entries.length,
    ...publisherFile({ file, revocation }, now),
  };
}

function publisherFile({ file, revocation }: Pick<PublisherEvidence, 'file' | 'revocation'>, now: Date) {
  return {
    file_url: file.url,
    file_sha256: file.sha256,
    ...fileShown(file, now),
    discovery_method: file.discoveryMethod as NonNullable<
      RegistryAuthorizationPublisherSide['discovery_method']
    > | null,
    manager_domain: file.managerDomain,
    ...(revocation === null ? {} : { revoked_at: revocation.revokedAt?.toISOString() ?? null }),
  };
}

type Shown = Pick<AuthorizationDecision, 'operatorDeclares' | 'declaration'>;

export function operatorSide(
  { domain, foundBy, file, agent }: OperatorEvidence,
  { operatorDeclares, declaration }: Shown,
  now: Date,
): RegistryAuthorizationOperatorSide {
  return {
    declared: operatorDeclares,
    relationship: (declaration?.relationship ?? null) as RegistryAuthorizationOperatorSide['relationship'],
    brand_domain: domain,
    agent_declared: agent !== null,
    ...(agent === null ? {} : { agent_type: agent.type }),
    found_by: foundBy,
    file_url: domain === null ? null : `https://${domain}/.well-known/brand.json`,
    ...fileShown(file, now),
  };
}

function fileShown({ state, validatedAt, isLive }: EvidenceFile, now: Date) {
  const stored = freshness(validatedAt, state === 'valid', now);
  const isRead = isLive && validatedAt !== null;
  return { validated_at: stored.validated_at, freshness: isRead ? ('live' as const) : stored.state };
}

const delegationOf = (entry: Entry | null) =>
  (entry?.scope.delegation_type ?? null) as RegistryAuthorizationPublisherSide['delegation_type'];

function entryShown({ id, authorizationType, authorizedFor, scope }: Entry): RegistryAuthorizationEntry {
  const delegation = delegationOf({ id, authorizationType, authorizedFor, scope });
  const [from, until] = [scope.effective_from, scope.effective_until].map((text) =>
    (text === undefined ? null : parseTimestamp(text))?.toISOString(),
  );
  const lists = {
    countries: scope.countries,
    placement_ids: scope.placement_ids,
    placement_tags: scope.placement_tags,
    collections: scope.collections,
    signing_keys: scope.signing_keys,
  };
  return {
    ...(id === null ? {} : { id }),
    authorization_type: authorizationType,
    authorized_for: authorizedFor,
    ...(delegation === null ? {} : { delegation_type: delegation }),
    ...(scope.exclusive === undefined ? {} : { exclusive: scope.exclusive }),
    ...(from === undefined ? {} : { effective_from: from }),
    ...(until === undefined ? {} : { effective_until: until }),
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([name, list]) =>
        list === undefined ? [] : [[name, list.slice(0, MOST_ITEMS)]],
      ),
    ),
  };
}
