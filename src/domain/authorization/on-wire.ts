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
  const from = timeShown(scope.effective_from);
  const until = timeShown(scope.effective_until);
  // Filled field by field: a spread for each field that may be missing costs more than all other work for an entry.
  const shown: Settable<RegistryAuthorizationEntry> =
    id === null
      ? { authorization_type: authorizationType, authorized_for: authorizedFor }
      : { id, authorization_type: authorizationType, authorized_for: authorizedFor };
  if (delegation !== null) shown.delegation_type = delegation;
  if (scope.exclusive !== undefined) shown.exclusive = scope.exclusive;
  if (from !== undefined) shown.effective_from = from;
  if (until !== undefined) shown.effective_until = until;
  for (const name of LISTS) {
    const list = scope[name];
    if (list !== undefined) Object.assign(shown, { [name]: list.slice(0, MOST_ITEMS) });
  }
  return shown;
}

const LISTS = ['countries', 'placement_ids', 'placement_tags', 'collections', 'signing_keys'] as const;
type Settable<T> = { -readonly [Name in keyof T]: T[Name] };

const timeShown = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : parseTimestamp(text)?.toISOString();
