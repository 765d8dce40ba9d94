import { clip, type Findings, mergeFindings } from '../../findings.ts';
import { parseJsonDocument } from '../../json/document.ts';
import { isObject } from '../../json/values.ts';
import { finish, type Steps } from '../../steps.ts';
import { adagentsInspection, type Inspection } from './check.ts';
import { fieldDigests } from './digests.ts';
import {
  emptyProjection,
  type ProjectedAuthorization,
  type ProjectedCollection,
  type ProjectedProperty,
  type Projection,
  project,
} from './projection.ts';
import { type AgentShare, agentShares, type ProjectionTally, projectionTally } from './scope.ts';
import { type FileContext, type FileRole, type JsonObject, parseTimestamp } from './shapes.ts';

export { changedFileFields } from './digests.ts';

/** The publisher that a file is judged for, and the domain and role of the file. */
export type JudgeContext = FileContext;

type FileCounts = {
  agents: number;
  properties: number;
  collections: number;
  placements: number;
  formats: number;
  signals: number;
};

/** The result of judging a fetched adagents.json for one publisher. */
export type JudgedAdagents = {
  variant: 'pointer' | 'inline' | 'unreadable';
  /** The location that a pointer names, as written. */
  location?: string;
  /** Whether the file has no errors. */
  valid: boolean;
  findings: Findings;
  /** `last_updated` of the file. It may lie in the future. */
  lastUpdated: Date | null;
  /**
   * Whether the file says something about the publisher. A manager's file does if an entry reaches the publisher, any
   * other file also if it lists a property or collection of the publisher, or nothing at all.
   */
  namesPublisher: boolean;
  /** See `fieldDigests`. */
  fieldDigests: Record<string, string>;
  projection: Projection;
  /** The first 500 placements, as written. From a manager's file, only those on the publisher's properties. */
  placements: JsonObject[];
  /** Number of items in each list of the file, usable or not. */
  counts: FileCounts;
  agentCount: number;
  propertyCount: number;
  /** Name and email address from the file's `contact`, null when it has neither. */
  contact: { name?: string; email?: string } | null;
};

const LONGEST_CONTACT = 255;
// The email addresses that the published schema accepts.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

const nothing = {
  valid: false,
  lastUpdated: null,
  namesPublisher: false,
  fieldDigests: {},
  projection: emptyProjection,
  placements: [],
  counts: { agents: 0, properties: 0, collections: 0, placements: 0, formats: 0, signals: 0 },
  agentCount: 0,
  propertyCount: 0,
  contact: null,
};

/**
 * Judges the bytes of an adagents.json. The parts without errors are projected even when other parts have errors.
 * The caller decides whether to use an invalid file. Takes time in proportion to the bytes, never throws.
 */
export const judgeAdagentsFile = (bytes: Uint8Array, context: JudgeContext): JudgedAdagents =>
  finish(adagentsJudgement(bytes, context));

/** `judgeAdagentsFile` in steps: reading, checking and projecting take about the same time. */
export function* adagentsJudgement(bytes: Uint8Array, context: JudgeContext): Steps<JudgedAdagents> {
  const parsed = parseJsonDocument(bytes);
  if (!parsed.ok)
    return { ...nothing, variant: 'unreadable', findings: { errors: [parsed.error], warnings: [] } };
  yield;
  const inspection = yield* adagentsInspection(parsed.value, { domain: context.publisherDomain });
  yield;
  const findings = mergeFindings(inspection.findings, { errors: [], warnings: parsed.warnings });
  const valid = findings.errors.length === 0;
  if (inspection.variant === 'none') return { ...nothing, variant: 'unreadable', findings };
  if (inspection.variant === 'pointer') {
    return { ...nothing, variant: 'pointer', location: inspection.location, valid, findings };
  }
  return judgeInline(inspection, context, findings);
}

function judgeInline(
  inspection: Extract<Inspection, { variant: 'inline' }>,
  context: JudgeContext,
  findings: Findings,
): JudgedAdagents {
  const { file } = inspection;
  const hashes = new Map<unknown, string>();
  const digests = fieldDigests(file, hashes);
  const { projection, namesPublisher } = project(inspection, context, hashes);
  const counts = count(file);
  return {
    variant: 'inline',
    valid: findings.errors.length === 0,
    findings: mergeFindings(findings, { errors: [], warnings: projection.refused }),
    lastUpdated: typeof file.last_updated === 'string' ? parseTimestamp(file.last_updated) : null,
    namesPublisher,
    fieldDigests: digests,
    projection,
    placements: readPlacements(inspection.placements, projection, context.role),
    counts,
    agentCount: counts.agents,
    propertyCount: counts.properties,
    contact: readContact(file.contact),
  };
}

function count(file: JsonObject): FileCounts {
  const length = (name: string) => (Array.isArray(file[name]) ? file[name].length : 0);
  return {
    agents: length('authorized_agents'),
    properties: length('properties'),
    collections: length('collections'),
    placements: length('placements'),
    formats: length('formats'),
    signals: length('signals'),
  };
}

function readContact(contact: unknown): { name?: string; email?: string } | null {
  if (!isObject(contact)) return null;
  const { name, email } = contact;
  const read = {
    ...(typeof name === 'string' ? { name: clip(name, LONGEST_CONTACT) } : {}),
    ...(typeof email === 'string' && email.length <= LONGEST_CONTACT && EMAIL.test(email) ? { email } : {}),
  };
  return Object.keys(read).length === 0 ? null : read;
}

const MOST_PLACEMENTS = 500;
// A few placements that carry whole documents would make a response that readers reject, even below 500 placements.
const MOST_BYTES = 64 * 1024;

/**
 * The first 500 placements as the file writes them, up to 64 KB of JSON. From a manager's file, only those on the
 * publisher's properties.
 */
function readPlacements(
  placements: readonly JsonObject[],
  { properties }: Pick<Projection, 'properties'>,
  role: FileRole,
): JsonObject[] {
  const ids = new Set<unknown>(properties.flatMap(({ propertyId }) => propertyId ?? []));
  const tags = new Set<unknown>(properties.flatMap((property) => property.tags));
  const names = (list: unknown, known: ReadonlySet<unknown>) =>
    Array.isArray(list) && list.some((item) => known.has(item));
  const kept: JsonObject[] = [];
  let bytes = 0;
  for (const placement of placements) {
    // A manager's file describes the placements of all its publishers.
    const isOwn = names(placement.property_ids, ids) || names(placement.property_tags, tags);
    if (role === 'manager' && !isOwn) continue;
    bytes += Buffer.byteLength(JSON.stringify(placement));
    if (kept.length === MOST_PLACEMENTS || bytes > MOST_BYTES) break;
    kept.push(placement);
  }
  return kept;
}

export type ProjectedItems = {
  properties: ProjectedProperty;
  collections: ProjectedCollection;
  authorizations: ProjectedAuthorization;
};
export type ProjectedKind = keyof ProjectedItems;

/** Reads a projection in slices: from its items, or from what a thread has packed. */
export type ProjectionReader = {
  readonly counts: Record<ProjectedKind, number>;
  /** Whether the items are at hand as they are, so that reading them takes no time. */
  readonly isLocal: boolean;
  /** Whether the items of each kind are one piece at most. */
  readonly isShort: boolean;
  slice<K extends ProjectedKind>(kind: K, from: number, to: number): Promise<ProjectedItems[K][]>;
  /** All items of a kind, as many at once as are recorded within milliseconds. */
  pieces<K extends ProjectedKind>(kind: K): AsyncGenerator<ProjectedItems[K][]>;
  /** The keys that the projection does not contain. */
  missing(kind: ProjectedKind, keys: readonly string[]): Promise<string[]>;
  /** See `agentShares`. */
  shares(publisherDomain: string, most: number): Promise<{ agents: AgentShare[]; total: number }>;
  /** See `projectionTally`. */
  tally(): Promise<ProjectionTally>;
  close(): Promise<void>;
};

/** A judged file. When a thread judged it, `file.projection` is empty and only `reader` has the items. */
export type JudgedFile = { file: JudgedAdagents; sha256: string; reader: ProjectionReader };

/** One thing of each kind of items. */
export const ofEachKind = <T>(of: (kind: ProjectedKind) => T): Record<ProjectedKind, T> => ({
  properties: of('properties'),
  collections: of('collections'),
  authorizations: of('authorizations'),
});

/** Recording so many takes a few milliseconds: the time that another request waits for SQLite's only writer. */
export const ITEMS_AT_ONCE = 200;

/** A reader of a projection that is held in this thread, of a file that is not long. */
export function readerOf(projection: Pick<Projection, ProjectedKind>): ProjectionReader {
  const keys = new Map<ProjectedKind, Set<string>>();
  const keysOf = (kind: ProjectedKind) => {
    let held = keys.get(kind);
    if (held === undefined) {
      held = new Set(projection[kind].map(({ key }) => key));
      keys.set(kind, held);
    }
    return held;
  };
  return {
    counts: ofEachKind((kind) => projection[kind].length),
    isLocal: true,
    isShort: true,
    slice: async <K extends ProjectedKind>(kind: K, from: number, to: number) =>
      (projection[kind] as ProjectedItems[K][]).slice(from, to),
    pieces: async function* <K extends ProjectedKind>(kind: K) {
      for (let from = 0; from < projection[kind].length; from += ITEMS_AT_ONCE)
        yield (projection[kind] as ProjectedItems[K][]).slice(from, from + ITEMS_AT_ONCE);
    },
    missing: async (kind, asked) => asked.filter((key) => !keysOf(kind).has(key)),
    shares: async (publisherDomain, most) => agentShares(projection, publisherDomain, most),
    tally: async () => projectionTally(projection),
    close: async () => {},
  };
}
