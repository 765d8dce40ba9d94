import type { Identifier } from '../identifiers.ts';
import { sha256 } from './canonical-json.ts';

/** Hash of what a property is known by, whatever the order. The identifiers are canonical, none twice. */
export function identifiersHash(identifiers: readonly Identifier[]): string {
  const lines = identifiers.map(({ type, value }) => `${type} ${value}`).sort();
  return sha256(lines.join('\n'));
}
