import { requireWholeScope } from '../../domain/authorization/cut-scope.ts';
import { fromJsonText, type JsonText } from '../../domain/json/values.ts';
import type { AuthorizationScope } from '../../domain/publishers/adagents/projection.ts';

// Files may contain scopes of several megabytes. Each is parsed once, and its coverage is computed once.
const LONG = 4096;
const MOST_CHARACTERS = 32 * 1024 * 1024;

const kept = new Map<string, { scope: AuthorizationScope; length: number }>();
let characters = 0;

/**
 * Scope from its JSON text. Long scopes are cached by their hash; the least recently used are dropped first.
 *
 * @throws {CutScope} in a mirror, for an entry of which it has a part
 */
export function readScope(text: JsonText<AuthorizationScope>, hash: string): AuthorizationScope {
  const scope = cachedScope(text, hash);
  requireWholeScope(scope);
  return scope;
}

function cachedScope(text: JsonText<AuthorizationScope>, hash: string): AuthorizationScope {
  if (text.length < LONG) return fromJsonText(text);
  const known = kept.get(hash);
  if (known !== undefined) {
    kept.delete(hash);
    kept.set(hash, known);
    return known.scope;
  }
  const scope = fromJsonText(text);
  kept.set(hash, { scope, length: text.length });
  characters += text.length;
  for (const [oldest, { length }] of kept) {
    if (characters <= MOST_CHARACTERS) break;
    kept.delete(oldest);
    characters -= length;
  }
  return scope;
}
