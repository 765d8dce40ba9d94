import { schemaValidators, type Validate } from '../../../generated/validators/index.ts';
import { objectOf } from '../json/values.ts';
import type { DumpType } from './manifest.ts';

/** The schema of each kind of records, as a dump has them. */
const SCHEMAS = {
  brands: 'registry/brand-copy',
  publishers: 'registry/publisher-copy',
  properties: 'registry/events/property-created',
  collections: 'registry/events/collection-created',
  agents: 'registry/agent-copy',
  authorizations: 'registry/authorization-row',
} as const satisfies Record<DumpType, keyof typeof schemaValidators>;

/** U+0000 and halves of characters, which databases refuse. Written by others, they stand as escapes only. */
const NOT_TEXT = /\\u0000|\\u[dD][89a-fA-F]/;

/** What only the result of a search has, and no copy of it. */
const OF_A_SEARCH = { relevance_score: 0, matched_filters: [] };

/** Why a record cannot be served; null for one that can. */
export type RecordCheck = (kind: DumpType, line: string) => string | null;

/**
 * Loads the check of copied records. Somebody may take over a registry that is copied, and what does not have the form of
 * the contract would end in responses that nobody can read, or in none.
 */
export async function loadRecordCheck(): Promise<RecordCheck> {
  const kinds = Object.keys(SCHEMAS) as DumpType[];
  const validators = new Map<DumpType, Validate>(
    await Promise.all(kinds.map(async (kind) => [kind, await schemaValidators[SCHEMAS[kind]]()] as const)),
  );
  const ofProfile = await schemaValidators['registry/agent-search-result']();
  /** Members that the schemas of the copies leave open. */
  function faultWithin(kind: DumpType, value: Record<string, unknown>): string | null {
    if (kind === 'properties') return faultOfProperty(value.property);
    if (kind !== 'agents' || value.profile === null) return null;
    return faultBy(ofProfile, { ...OF_A_SEARCH, ...objectOf(value.profile) });
  }
  return (kind, line) => {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return 'it is no JSON';
    }
    if (NOT_TEXT.test(line) && hasNoText(value)) return 'it has characters that are no text';
    const validate = validators.get(kind);
    const fault = validate === undefined ? null : faultBy(validate, value);
    return fault ?? faultWithin(kind, objectOf(value));
  };
}

function faultBy(validate: Validate, value: unknown): string | null {
  if (validate(value)) return null;
  const [first] = validate.errors ?? [];
  return `${first?.instancePath ?? ''} ${first?.message ?? 'is invalid'}`.trim().slice(0, 200);
}

const isText = (value: unknown): boolean => typeof value === 'string';
const areTexts = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isText));

/** The schema lets a property have any members, as its publisher wrote them; these are understood. */
function faultOfProperty(value: unknown): string | null {
  // One that is too long to be repeated.
  if (value === undefined) return null;
  const { property_id: id, property_type: type, name, tags, supported_channels: channels } = objectOf(value);
  if (!isText(name) || !isText(type)) return '/property must have a name and a property_type that are texts';
  if (id !== undefined && !isText(id)) return '/property/property_id must be a text';
  return areTexts(tags) && areTexts(channels)
    ? null
    : '/property must have tags and supported_channels that are lists of texts';
}

/** A half of a character may stand beside its other half. */
function hasNoText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]) => hasNoText(name) || hasNoText(member));
}
