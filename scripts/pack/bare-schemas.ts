import { type Contract, mapSchemas, pathOf } from '../../src/domain/contract/contract.ts';
import type { Json } from '../../src/domain/json/values.ts';

/** Keywords that tell something to readers, not to validators. */
const WORDS = new Set([
  '$schema',
  '$id',
  'title',
  'description',
  'examples',
  'default',
  'deprecated',
  '$comment',
]);

/**
 * The schemas at these paths and all that they refer to, by path, without the texts for readers: what a validator
 * needs, in a tenth of the bytes. A reference is the path of another schema after a slash, so that it does not depend on
 * where it stands.
 */
export function bareSchemas(contract: Contract, paths: Iterable<string>): ReadonlyMap<string, Json> {
  const bare = new Map<string, Json>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (bare.has(path)) continue;
    const schema = contract.schemas.get(path);
    if (schema === undefined) throw new Error(`the contract has no schema ${path}`);
    bare.set(path, bareSchema(schema.document, path, waiting));
  }
  return new Map([...bare].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const bareSchema = (document: Json, from: string, referred: string[]): Json =>
  mapSchemas(document, (part) => {
    const kept = Object.entries(part).filter(([word]) => !WORDS.has(word) && !word.startsWith('x-'));
    if (typeof part.$ref !== 'string') return Object.fromEntries(kept);
    const path = pathOf(from, part.$ref);
    referred.push(path);
    return Object.fromEntries(kept.map(([word, value]) => [word, word === '$ref' ? `/${path}` : value]));
  });
