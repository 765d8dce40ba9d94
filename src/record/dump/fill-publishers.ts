import type { RegistryPublisherCopy } from '../../../generated/types/registry.ts';
import { fromJsonText, type JsonText, toJsonText } from '../../domain/json/values.ts';
import { overviewFromRecord, type PublisherRecord } from '../../domain/publishers/record.ts';
import type { Tables } from '../../store/index.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import { newPublisher, publisherNames } from '../publishers/publisher.ts';
import { deterministicId, NEVER, timeOf } from './filled.ts';

export type PublisherTables = Pick<
  Tables,
  'publishers' | 'publisherOverviews' | 'publisherRevocations' | 'documents' | 'organizations'
>;

const emptyPublisher = (domain: string): Publisher =>
  newPublisher(domain, { newId: () => deterministicId('publisher', domain), now: NEVER });

/** Fills the tables of publishers from their copies. */
export async function fillPublishers(tx: PublisherTables, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const copy = fromJsonText(line as JsonText<RegistryPublisherCopy>);
    const { domain, resolution } = copy;
    const publisher = await publisherOf(tx, copy);
    const names = await publisherNames(tx, publisher, resolution?.contact ?? null);
    await tx.publishers.put({ ...publisher, searchText: names });
    await fillOverview(tx, copy);
    await tx.publisherRevocations.set(domain, revocationOf(copy));
    if (copy.file === null) await tx.documents.remove(domain, 'adagents');
    else await tx.documents.put(documentOf(domain, copy.file));
  }
}

/** Publishers that are not in the listing any more. */
export async function emptyPublishers(tx: PublisherTables, domains: readonly string[]): Promise<void> {
  for (const domain of domains) {
    await tx.publishers.put(emptyPublisher(domain));
    await tx.publisherOverviews.remove(domain);
    await tx.publisherRevocations.set(domain, null);
    await tx.documents.remove(domain, 'adagents');
  }
}

/**
 * Publishers that events name, and that no dump has had yet: their file was valid when it granted what the events say. The
 * next dump tells the rest.
 */
export async function beginPublishers(
  tx: PublisherTables,
  domains: ReadonlySet<string>,
  isFile: boolean,
): Promise<void> {
  const known = new Set((await tx.publishers.listRecords([...domains])).map(({ domain }) => domain));
  for (const domain of domains)
    if (!known.has(domain))
      await tx.publishers.put({ ...emptyPublisher(domain), status: isFile ? 'valid' : 'unknown' });
}

async function publisherOf(tx: PublisherTables, copy: RegistryPublisherCopy): Promise<Publisher> {
  const { domain, listing, look, resolution } = copy;
  const member = listing.member?.display_name;
  return {
    ...emptyPublisher(domain),
    record: resolution === null ? null : toJsonText(resolution as PublisherRecord),
    source: listing.has_valid_adagents ? 'adagents_json' : copy.has_entry ? 'hosted' : null,
    listed: true,
    status: listing.file_status,
    statusCode: look.http_status,
    discoveryMethod: look.discovery_method as Publisher['discoveryMethod'],
    managerDomain: look.manager_domain,
    resolvedUrl: look.resolved_url,
    agentCount: listing.agent_count,
    propertyCount: listing.property_count,
    checkedAt: timeOf(look.checked_at),
    validatedAt: timeOf(look.validated_at),
    fault: look.fault === null ? null : toJsonText(look.fault),
    failingSince: timeOf(look.failing_since),
    entry: copy.has_entry ? { properties: [] } : null,
    entryOrgId: member === undefined ? null : await namedOrganization(tx, member),
  };
}

/** The organization of this name: a copy tells no more of it. */
export async function namedOrganization(tx: Pick<Tables, 'organizations'>, name: string): Promise<string> {
  const id = deterministicId('organization', name);
  if ((await tx.organizations.find(id)) === undefined)
    await tx.organizations.insert({ id, name, tier: null, createdAt: NEVER });
  return id;
}

async function fillOverview(
  tx: PublisherTables,
  { domain, overview, resolution }: RegistryPublisherCopy,
): Promise<void> {
  if (overview === null || resolution === null) return void (await tx.publisherOverviews.remove(domain));
  await tx.publisherOverviews.put(domain, {
    properties: overviewFromRecord(resolution as PublisherRecord).properties,
    agents: overview.authorized_agents,
    agentsTotal: overview.agents_total,
    placements: overview.placements,
    bytes: overview.bytes,
  });
}

const revocationOf = ({ domain, revocation }: RegistryPublisherCopy) =>
  revocation === null
    ? null
    : {
        publisherDomain: domain,
        revokedAt: timeOf(revocation.revoked_at),
        reason: revocation.reason,
        fileUrl: '',
        seenAt: NEVER,
        heldUntil: null,
      };

/** Where the file was found: its text is not copied. */
const documentOf = (domain: string, { url, sha256 }: NonNullable<RegistryPublisherCopy['file']>) => ({
  domain,
  kind: 'adagents' as const,
  url,
  sha256,
  bytes: 0,
  etag: null,
  lastModified: null,
  variant: null,
  fieldDigests: {},
  findings: { errors: [], warnings: [] },
  fileLastUpdated: null,
  changedAt: NEVER,
});
