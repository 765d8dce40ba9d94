import { isObject, type Json, type JsonObject, objectOr } from '../../codegen/json.ts';
import { type Resolver, referredName } from '../../codegen/resolve.ts';

/** Ways to fill the lists, maps and texts that a schema describes. */
export const attacks = ['digits', 'wrong items', 'distinct items', 'keys'] as const;
export type Attack = (typeof attacks)[number];

/** Below this depth nothing is filled in, so that schemas may refer to themselves. */
const MAX_DEPTH = 8;
const MOST_FULL_ITEMS = 20;
const MIN_BYTES = 8;
const TRIES = 4;
/** Bytes of nearly as many members as one object may have. */
const MOST_NAMES_BYTES = 8_000;

/** What a schema describes, as JSON text of at most so many bytes, and of as many as the schema has places for. */
export function worstBody(attack: Attack, schema: JsonObject, resolver: Resolver, bytes: number): string {
  let best = '{}';
  let share = bytes;
  // What is written differs from the share: some places take less, and names and signs add to it.
  for (let left = TRIES; left > 0; left -= 1) {
    const text = JSON.stringify(worst(schema, { attack, resolver }, share, 0));
    if (text.length <= bytes && text.length > best.length) best = text;
    if (text.length <= bytes && text.length > bytes / 2) break;
    share = Math.floor((share * bytes * 0.9) / text.length);
  }
  return best;
}

const record = (at: number) => JSON.stringify(numbered(10_000, at * 1000));

/** Bodies of this size that are expensive whatever the schema says. */
export const bareBodies: readonly (readonly [what: string, body: (bytes: number) => string])[] = [
  ['values', (bytes) => filled('{"x":[', '0,', '0]}', bytes)],
  ['members', (bytes) => JSON.stringify(numbered(bytes - 2))],
  ['objects', (bytes) => `{"x":[${Array.from({ length: bytes / 12_000 }, (_, at) => record(at)).join()}]}`],
  ['depth', (bytes) => filled('{"x":', '[', '', bytes)],
  ['shallow lists', (bytes) => filled('{"x":[', '[[[[]]]],', '0]}', bytes)],
  ['a long number', (bytes) => filled('{"x":', '1', '}', bytes)],
  ['a long text', (bytes) => filled('{"x":"', '1', '"}', bytes)],
  ['escapes', (bytes) => filled('{"x":"', '\\u00e9', '"}', bytes)],
];

const filled = (start: string, piece: string, end: string, bytes: number) =>
  start + piece.repeat(Math.floor((bytes - start.length - end.length) / piece.length)) + end;

/** An object of as many members as fit, with names from this number on. */
function numbered(bytes: number, from = 0): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (let at = from, left = bytes; left > 16; at += 1) {
    const name = `k${at}`;
    members[name] = 0;
    left -= name.length + 5;
  }
  return members;
}

type How = { readonly attack: Attack; readonly resolver: Resolver };

function worst(given: Json | undefined, how: How, bytes: number, depth: number): unknown {
  const schema = everything(given, how.resolver);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const types = [schema.type ?? null].flat();
  if (types.includes('object') || schema.properties !== undefined) return object(schema, how, bytes, depth);
  if (types.includes('array') || schema.items !== undefined) return list(schema, how, bytes, depth);
  if (types.includes('string')) return text(schema, how, bytes);
  if (types.includes('boolean')) return true;
  if (types.includes('number') || types.includes('integer')) return schema.maximum ?? 1;
  return null;
}

function text({ maxLength }: JsonObject, { attack }: How, bytes: number): string {
  if (attack !== 'digits') return 'a';
  const length = Math.max(Math.min(Number(maxLength ?? bytes), bytes - 1), 0);
  return `${'1'.repeat(length)}z`.slice(0, Math.max(length, 1));
}

function object({ properties }: JsonObject, how: How, bytes: number, depth: number): unknown {
  const members = Object.entries(objectOr(properties));
  const share = Math.floor(bytes / (members.length + (how.attack === 'keys' ? 1 : 0)));
  const own =
    depth > MAX_DEPTH || share < MIN_BYTES
      ? {}
      : Object.fromEntries(
          members.map(([name, member]) => [name, worst(member, how, share - name.length - 4, depth + 1)]),
        );
  return how.attack === 'keys' ? { ...numbered(Math.min(share, MOST_NAMES_BYTES)), ...own } : own;
}

function list({ items, maxItems, uniqueItems }: JsonObject, how: How, bytes: number, depth: number): unknown {
  if (bytes < MIN_BYTES) return [];
  const item = everything(items, how.resolver);
  const types = [item.type ?? null].flat();
  const hasLists = item.properties !== undefined && depth <= MAX_DEPTH;
  if (how.attack === 'digits' || how.attack === 'keys') {
    const count = Math.min(Number(maxItems ?? MOST_FULL_ITEMS), MOST_FULL_ITEMS);
    return Array.from({ length: count }, () => worst(items, how, Math.floor(bytes / count) - 1, depth + 1));
  }
  // One good item, for the lists inside of it, and the list itself as long as it gets.
  const first = hasLists ? [worst(items, how, Math.floor(bytes / 2), depth + 1)] : [];
  const left = hasLists ? bytes / 2 : bytes;
  const isDistinct = how.attack === 'distinct items' || uniqueItems === true;
  if (!isDistinct)
    return [...first, ...Array(Math.floor(left / 2)).fill(types.includes('number') ? null : 1)];
  const distinct = (at: number): unknown => {
    if (types.includes('string')) return `a${at}`;
    const [name] = Object.keys(objectOr(item.properties));
    return name === undefined ? at : { [name]: `a${at}` };
  };
  const size = JSON.stringify(distinct(100_000)).length + 1;
  return [...first, ...Array.from({ length: Math.floor(left / size) }, (_, at) => distinct(at))];
}

/** All that a schema says by its references and in all of its branches, as one schema. */
function everything(given: Json | undefined, resolver: Resolver, seen: readonly Json[] = []): JsonObject {
  if (!isObject(given) || seen.includes(given)) return {};
  const { $ref: reference, allOf, anyOf, oneOf, then, else: otherwise, ...own } = given;
  const referred = resolver.schemas.get(referredName(reference) ?? '')?.schema;
  const parts = [referred, ...[allOf, anyOf, oneOf].flatMap((some) => some ?? []), then, otherwise];
  const all = parts.map((part) => everything(part as Json, resolver, [...seen, given]));
  const properties = Object.assign({}, ...all.map((part) => part.properties), own.properties);
  const merged: JsonObject = Object.assign({}, ...all, own);
  return Object.keys(properties).length === 0 ? merged : { ...merged, properties };
}
