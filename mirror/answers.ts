import type { FeedPage } from '../client/registry.ts';
import type { components } from '../generated/types/openapi.ts';
import { exceedsDepth } from '../src/domain/json/scan.ts';
import { isObject } from '../src/domain/json/values.ts';
import { MirrorError } from './fault.ts';

export type FeedLog = components['schemas']['RegistryFeedLog'];
export type BrandPage = components['schemas']['RegistryBrandChangeList'];
export type EventPage = Pick<FeedPage, 'events' | 'has_more'>;

/** Deeper values would end programs that walk them. What registries send has some twenty levels. */
const MOST_DEPTH = 100;
const LONGEST_CURSOR = 1_000;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);
const withMembers =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
const isCursor: Check = (value) => typeof value === 'string' && value.length <= LONGEST_CURSOR;
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** What the program reads of an answer; other members may be anything. */
const FORMS = {
  log: withMembers({ origin: isText, checkpoint: isText, verifier_keys: listOf(isText) }),
  events: withMembers({
    events: listOf(withMembers({ event_id: isText, event_type: isText, payload: isObject })),
    has_more: isFlag,
  }),
  brands: withMembers({
    changes: listOf(withMembers({ domain: isText, brand: orNull(isObject) })),
    cursor: isCursor,
    has_more: isFlag,
  }),
  newestDump: withMembers({ id: isText }),
  proof: withMembers({ index: isCount }),
  manifest: withMembers({
    id: isText,
    format_version: isCount,
    created_at: isText,
    cursor: isText,
    brands_cursor: isCursor,
    log_origin: orNull(isText),
    checkpoint: orNull(isText),
    records: isCount,
    parts: listOf(
      withMembers({
        name: isText,
        type: isText,
        bytes: isCount,
        uncompressed_bytes: isCount,
        records: isCount,
        sha256: isText,
        sha256_uncompressed: isText,
        last_key: orNull(isText),
      }),
    ),
  }),
} as const satisfies Record<string, Check>;

type Read = {
  log: FeedLog;
  events: EventPage;
  brands: BrandPage;
  newestDump: { readonly id: string };
  proof: { readonly index: number };
  manifest: components['schemas']['RegistryDumpManifest'];
};

/**
 * Reads an answer of the registry.
 *
 * @throws {MirrorError} for a text that is no such answer
 */
export function readAnswer<K extends keyof Read>(kind: K, text: string, what: string): Read[K] {
  const value = parsed(text);
  if (!FORMS[kind](value)) throw new MirrorError(`${what}: the answer has not the form of the contract.`);
  return value as Read[K];
}

/** The value of a JSON text; undefined for one that is none, or too deep. */
export function parsed(text: string): unknown {
  if (exceedsDepth(text, MOST_DEPTH)) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return undefined;
  }
}
