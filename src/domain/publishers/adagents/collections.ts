import type { EnumsCollectionKind } from '../../../../generated/types/enums.ts';
import type { RegistryEventsCollectionCreated } from '../../../../generated/types/registry/events.ts';
import { type FindingReport, shown } from '../../findings.ts';
import { meantWord } from '../../json/mends.ts';
import { isObject } from '../../json/values.ts';
import { canonicalDomain } from '../../net/domain-name.ts';
import { visibleText } from '../../text/visible-text.ts';
import { canonicalIdentifier } from '../identifiers.ts';
import type { AgentReading } from './check-agents.ts';
import { canonicalJson, sha256 } from './digests.ts';
import { LONGEST_ITEM, type Refuse, TOO_LONG_ITEM } from './parts.ts';
import { wantedText } from './properties.ts';
import { selectorsFor } from './references.ts';
import { type FileRole, type JsonObject, optionalValue } from './shapes.ts';
import {
  collectionCadences,
  collectionKinds,
  collectionStatuses,
  distributionIdentifierTypes,
  isWord,
  productionQualities,
} from './vocabulary.ts';

type Identified = NonNullable<RegistryEventsCollectionCreated['identifiers']>[number];
type DistributionIdentifier = Pick<Identified, 'publisher_domain' | 'type' | 'value'>;

/** A collection (a show, a publication, an event series) as a file describes it. */
export type CollectionReading = {
  field: string;
  collectionId: string;
  name: string;
  kind: EnumsCollectionKind;
  status: string | null;
  /** Canonical identifiers of the collection on the domains that distribute it, without duplicates. */
  identifiers: DistributionIdentifier[];
  /** The domains that distribute the collection, with or without identifiers. */
  distributors: string[];
  /** Canonical domain of the publisher that the collection names, null when it names none. */
  publisherDomain: string | null;
  doc: JsonObject;
};

const LONGEST_ID = 255;
const LONGEST_NAME = 1000;
const LONGEST_IDENTIFIER = 512;
const COLLECTION_LEFT_OUT = 'the collection is left out and the rest of the file is used';

/** Reads the list of collections. Faults are warnings: a collection that cannot be used is left out. */
export function checkCollections(list: readonly unknown[], report: FindingReport): CollectionReading[] {
  const readings = new Map<string, CollectionReading>();
  list.forEach((raw, index) => {
    const reading = readCollection(raw, `collections[${index}]`, report);
    if (reading === null) return;
    const first = readings.get(reading.collectionId);
    if (first === undefined) readings.set(reading.collectionId, reading);
    else {
      const message = `collection_id "${reading.collectionId}" is already used by ${first.field}`;
      report.warn(`${reading.field}.collection_id`, message, COLLECTION_LEFT_OUT);
    }
  });
  return [...readings.values()];
}

function readCollection(raw: unknown, field: string, report: FindingReport): CollectionReading | null {
  if (!isObject(raw)) {
    report.warn(field, `must be an object, not ${shown(raw)}`, COLLECTION_LEFT_OUT);
    return null;
  }
  const collectionId = text(raw, 'collection_id', LONGEST_ID, field, report);
  const name = text(raw, 'name', LONGEST_NAME, field, report);
  const kind = known(raw, 'kind', collectionKinds, field, report) ?? 'series';
  const status = known(raw, 'status', collectionStatuses, field, report) ?? null;
  known(raw, 'cadence', collectionCadences, field, report);
  known(raw, 'production_quality', productionQualities, field, report);
  const { identifiers, distributors } = readDistribution(raw.distribution, `${field}.distribution`, report);
  const named = optionalValue({ owner: raw, path: field, report }, 'publisher_domain');
  const publisherDomain = named === undefined ? null : domainOf(named);
  if (publisherDomain === undefined) {
    report.warn(
      `${field}.publisher_domain`,
      `${shown(raw.publisher_domain)} is not a domain`,
      COLLECTION_LEFT_OUT,
    );
  }
  if (collectionId === null || name === null || publisherDomain === undefined) return null;
  return { field, collectionId, name, kind, status, identifiers, distributors, publisherDomain, doc: raw };
}

function text(
  raw: JsonObject,
  member: string,
  max: number,
  field: string,
  report: FindingReport,
): string | null {
  const value = raw[member];
  if (typeof value === 'string' && visibleText(value) !== undefined && value.length <= max) return value;
  report.warn(`${field}.${member}`, wantedText(member, value, max), COLLECTION_LEFT_OUT);
  return null;
}

function known<T extends string>(
  raw: JsonObject,
  member: string,
  allowed: ReadonlySet<T>,
  field: string,
  report: FindingReport,
): T | undefined {
  const value = optionalValue({ owner: raw, path: field, report }, member);
  if (value === undefined) return undefined;
  if (typeof value === 'string' && isWord(allowed, value)) return value;
  report.warn(
    `${field}.${member}`,
    `${shown(value)} is not one of ${[...allowed].join(', ')}`,
    undefined,
    meantWord(value, allowed),
  );
  return undefined;
}

function domainOf(value: unknown): string | undefined {
  const verdict = typeof value === 'string' ? canonicalDomain(value) : undefined;
  return verdict?.ok ? verdict.domain : undefined;
}

function readDistribution(value: unknown, field: string, report: FindingReport) {
  const identifiers = new Map<string, DistributionIdentifier>();
  const distributors = new Set<string>();
  if (value !== undefined && !Array.isArray(value))
    report.warn(field, `must be an array, not ${shown(value)}`);
  const channels: readonly unknown[] = Array.isArray(value) ? value : [];
  channels.forEach((channel, index) => {
    const path = `${field}[${index}]`;
    const domain = isObject(channel) ? domainOf(channel.publisher_domain) : undefined;
    const list = isObject(channel) ? channel.identifiers : undefined;
    if (domain === undefined) report.warn(`${path}.publisher_domain`, 'publisher_domain must be a domain');
    if (!Array.isArray(list))
      report.warn(`${path}.identifiers`, 'identifiers must be an array with at least one item');
    if (domain === undefined || !Array.isArray(list)) return;
    distributors.add(domain);
    list.forEach((item: unknown, position) => {
      const identifier = readIdentifier(item, domain);
      if (identifier) identifiers.set(`${domain} ${identifier.type} ${identifier.value}`, identifier);
      else report.warn(`${path}.identifiers[${position}]`, 'an identifier needs a known type and a value');
    });
  });
  return { identifiers: [...identifiers.values()], distributors: [...distributors] };
}

function readIdentifier(item: unknown, domain: string): DistributionIdentifier | null {
  if (!isObject(item)) return null;
  const { type, value } = item;
  if (typeof type !== 'string' || !isWord(distributionIdentifierTypes, type)) return null;
  if (typeof value !== 'string' || value.trim() === '' || value.length > LONGEST_IDENTIFIER) return null;
  return { publisher_domain: domain, type, value: canonicalIdentifier(type, value) };
}

/** A collection of the publisher. */
export type ProjectedCollection = {
  /** The collection_id. */
  key: string;
  name: string;
  kind: EnumsCollectionKind;
  /** `status` in the file (active, hiatus, ended, upcoming), null when it is missing or unknown. */
  status: string | null;
  identifiers: DistributionIdentifier[];
  /** SHA-256 of the collection as written. The order of object members does not matter. */
  hash: string;
  doc: JsonObject;
};

/**
 * The collections of a publisher. A collection that names a publisher belongs to that publisher only. A collection
 * of a manager's file that names none counts when an authorization selects it by the publisher's domain.
 * @param refuse reports a collection that is too long
 */
export function projectCollections(
  readings: readonly CollectionReading[],
  agents: readonly AgentReading[],
  publisherDomain: string,
  role: FileRole,
  refuse: Refuse,
): ProjectedCollection[] {
  const selected = role === 'manager' ? selectedIds(agents, publisherDomain) : undefined;
  return readings
    .filter(({ collectionId, publisherDomain: named }) =>
      named === null ? (selected?.has(collectionId) ?? true) : named === publisherDomain,
    )
    .flatMap(({ field, collectionId, name, kind, status, identifiers, doc }) => {
      const text = canonicalJson(doc);
      if (text.length <= LONGEST_ITEM)
        return [{ key: collectionId, name, kind, status, identifiers, hash: sha256(text), doc }];
      refuse(field, TOO_LONG_ITEM, COLLECTION_LEFT_OUT);
      return [];
    });
}

function selectedIds(agents: readonly AgentReading[], publisherDomain: string): Set<unknown> {
  const ids = agents
    .flatMap(({ doc }) => selectorsFor(doc.collections, publisherDomain))
    .flatMap(({ collection_ids: list }) => (Array.isArray(list) ? list : []));
  return new Set(ids);
}
