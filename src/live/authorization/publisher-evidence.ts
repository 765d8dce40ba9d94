import {
  type AskedOfPublisher,
  type Entry,
  type FileState,
  type PropertyFacts,
  type PublisherEvidence,
  placementsOf,
} from '../../domain/authorization/evidence.ts';
import type { AdagentsDiscovery } from '../../domain/publishers/adagents/discovery.ts';
import type { JudgedFile } from '../../domain/publishers/adagents/judge.ts';
import type { ProjectedProperty } from '../../domain/publishers/adagents/projection.ts';
import { type Revocation, revocationOf } from '../../domain/publishers/adagents/revocations.ts';

const SLICE = 1000;
const MOST_PROPERTIES = 20;
const MOST_ENTRIES = 1000;

/**
 * A look from which evidence is read. `judged` is null unless a file was validated. `held` is a revocation that the
 * file no longer contains but that still applies.
 */
export type Readable = {
  discovery: AdagentsDiscovery;
  judged: JudgedFile | null;
  held: Revocation | null;
  at: Date;
};

/**
 * Evidence from a file that was just read: its entries for an agent, and its properties that have one of the
 * identifiers.
 */
export async function evidenceOf(
  domain: string,
  readable: Readable,
  { agentUrl, identifiers }: AskedOfPublisher,
): Promise<PublisherEvidence[]> {
  const base = await publisherOf(domain, readable, agentUrl);
  const names = new Set(identifiers.map(({ type, value }) => `${type} ${value}`));
  const found: PropertyFacts[] = [];
  for await (const slice of propertiesSeen(readable)) {
    for (const { property, facts } of slice) if (holds(property, names)) found.push(facts);
    if (found.length >= MOST_PROPERTIES) break;
  }
  return found.length === 0
    ? [base]
    : found.slice(0, MOST_PROPERTIES).map((property) => ({ ...base, property }));
}

/** Evidence from such a file about an agent, without a property. */
export async function publisherOf(
  domain: string,
  readable: Readable,
  agentUrl: string,
): Promise<PublisherEvidence> {
  const { discovery, held, at } = readable;
  const usable = usableOf(readable);
  return {
    publisherDomain: domain,
    file: {
      state: stateOf(discovery),
      url: discovery.resolvedUrl,
      sha256: readable.judged?.sha256 ?? null,
      validatedAt: usable === null ? null : at,
      askedAt: at,
      isLive: true,
      discoveryMethod: usable === null ? null : discovery.method,
      managerDomain: discovery.managerDomain,
    },
    revocation: usable === null ? null : (revocationOf(usable.file, domain) ?? held),
    property: null,
    entries: usable === null ? [] : await entriesOf(usable, agentUrl),
    placements: usable === null ? null : placementsOf({ placements: usable.file.placements }),
  };
}

/** The file's properties in slices, each with its key. */
export async function* propertiesSeen(
  readable: Readable,
): AsyncGenerator<{ key: string; facts: PropertyFacts; property: ProjectedProperty }[]> {
  const usable = usableOf(readable);
  if (usable === null) return;
  const { reader } = usable;
  for (let from = 0; from < reader.counts.properties; from += SLICE) {
    const slice = await reader.slice('properties', from, from + SLICE);
    yield slice.map((property) => ({ key: property.key, facts: factsOf(property), property }));
  }
}

const usableOf = ({ discovery, judged }: Readable): JudgedFile | null =>
  discovery.outcome === 'valid' ? judged : null;

function stateOf({ outcome }: AdagentsDiscovery): FileState {
  return outcome === 'unchanged' ? 'valid' : outcome;
}

const holds = ({ identifiers }: ProjectedProperty, names: ReadonlySet<string>) =>
  identifiers.some(({ type, value }) => names.has(`${type} ${value}`));

const factsOf = ({
  propertyId,
  propertyType,
  name,
  identifiers,
  tags,
}: ProjectedProperty): PropertyFacts => ({
  rid: null,
  propertyId,
  propertyType,
  name,
  identifiers,
  tags,
  status: 'active',
});

async function entriesOf({ reader }: JudgedFile, agentUrl: string): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let from = 0; from < reader.counts.authorizations && found.length < MOST_ENTRIES; from += SLICE) {
    for (const entry of await reader.slice('authorizations', from, from + SLICE)) {
      if (entry.agentUrl === agentUrl) found.push({ id: null, ...entry });
    }
  }
  return found.slice(0, MOST_ENTRIES);
}
