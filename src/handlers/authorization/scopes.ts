import type { AuthorizationScope } from '../../domain/publishers/adagents/projection.ts';

// Files may state scopes of megabytes; those are read once, and what they cover is worked out once.
const LONG = 4096;
const MOST_CHARACTERS = 32 * 1024 * 1024;

const kept = new Map<string, { scope: AuthorizationScope; length: number }>();
let characters = 0;

/** The scope that JSON text states. Long ones are kept by their hash, the latest used first. */
export function readScope(text: string, hash: string): AuthorizationScope {
  if (text.length < LONG) return JSON.parse(text);
  const known = kept.get(hash);
  if (known !== undefined) {
    kept.delete(hash);
    kept.set(hash, known);
    return known.scope;
  }
  const scope: AuthorizationScope = JSON.parse(text);
  kept.set(hash, { scope, length: text.length });
  characters += text.length;
  for (const [oldest, { length }] of kept) {
    if (characters <= MOST_CHARACTERS) break;
    kept.delete(oldest);
    characters -= length;
  }
  return scope;
}
