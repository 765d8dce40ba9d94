import { posix } from 'node:path';
import { renameTree } from '../../codegen/protocol-name.ts';
import { parseTexts, readTexts } from '../../codegen/read.ts';
import { protocol } from '../../generated/protocol.ts';
import { isObject } from '../../src/domain/json/values.ts';
import { projectRoot } from '../../src/infra/project.ts';

type Json = Readonly<Record<string, unknown>>;
type Place = { readonly file: string; readonly node: Json };

/** The sources of the schemas, under the name that the protocol has here. */
const sources = renameTree(parseTexts(readTexts(projectRoot)), protocol.name);
function fileOf(name: string): Json {
  const source = sources.get(`schemas/v3/${name}`);
  if (source === undefined) throw new Error(`there is no schema ${name}`);
  return source.value as Json;
}
function follow({ file, node }: Place): Place | undefined {
  if (typeof node.$ref !== 'string') return undefined;
  const [path = '', pointer = ''] = node.$ref.split('#');
  const name = path === '' ? file : posix.join(posix.dirname(file), path);
  let found: unknown = fileOf(name);
  for (const key of pointer.split('/').slice(1)) found = (found as Json)[key];
  return { file: name, node: found as Json };
}

/** A schema with every schema that may describe the same value: references, parts of it and branches. */
function* about(place: Place, above: readonly Json[] = []): Generator<Place> {
  if (above.includes(place.node)) return;
  yield place;
  const seen = [...above, place.node];
  const target = follow(place);
  if (target !== undefined) yield* about(target, seen);
  for (const keyword of ['allOf', 'oneOf', 'anyOf', 'then', 'else'])
    for (const part of [place.node[keyword] ?? []].flat())
      if (isObject(part)) yield* about({ file: place.file, node: part }, seen);
}

/** What an answer may have that no form of a release does: `strange` fields, and words of our `own`. */
export type Oddity = { readonly kind: 'strange' | 'own'; readonly path: string; readonly value: unknown };

/**
 * Holds a value against a schema as if every object that describes its members had no others. Fields marked `x-own`
 * and words listed in `x-own-values` are the specification's or ours: no release has them.
 *
 * @param name path of the schema below `schemas/v3/`
 */
export function oddities(name: string, value: unknown): Oddity[] {
  return [...judge([{ file: name, node: fileOf(name) }], value, '')];
}

function* judge(places: readonly Place[], value: unknown, path: string): Generator<Oddity> {
  const all = places.flatMap((place) => [...about(place)]);
  if (Array.isArray(value)) {
    const items = all.flatMap(({ file, node }) => (isObject(node.items) ? [{ file, node: node.items }] : []));
    for (const [at, item] of value.entries()) yield* judge(items, item, `${path}[${at}]`);
    return;
  }
  if (typeof value === 'string') {
    const isOwn = all.some(({ node }) => (node['x-own-values'] as unknown[] | undefined)?.includes(value));
    if (isOwn) yield { kind: 'own', path, value };
    return;
  }
  if (!isObject(value)) return;
  const known = all.filter(({ node }) => isObject(node.properties));
  const isOpen = all.some(({ node }) => node.additionalProperties === true) || known.length === 0;
  for (const [key, member] of Object.entries(value)) {
    const below = all.flatMap(({ file, node }): Place[] => {
      const { properties, additionalProperties: others, patternProperties: patterns } = node;
      const named = isObject(properties) && isObject(properties[key]) ? [properties[key] as Json] : [];
      const matched = Object.entries(isObject(patterns) ? patterns : {})
        .filter(([pattern, part]) => new RegExp(pattern, 'u').test(key) && isObject(part))
        .map(([, part]) => part as Json);
      const other = isObject(others) ? [others] : [];
      return [...named, ...matched, ...(named.length === 0 ? other : [])].map((part) => ({
        file,
        node: part,
      }));
    });
    const at = path === '' ? key : `${path}.${key}`;
    if (below.length === 0 && !isOpen) yield { kind: 'strange', path: at, value: member };
    if (below.some(({ node }) => node['x-own'] === true)) yield { kind: 'own', path: at, value: key };
    yield* judge(below, member, at);
  }
}
