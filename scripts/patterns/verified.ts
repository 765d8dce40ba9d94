import { readFileSync, writeFileSync } from 'node:fs';
import type { Pattern } from './collect.ts';

const FILE = new URL('./linear.json', import.meta.url);

/** Key of a pattern in the list. */
export const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`;

/** Keys of the expressions that were shown to need linear time. */
export const readVerified = (): Set<string> => new Set<string>(JSON.parse(readFileSync(FILE, 'utf8')));

export const writeVerified = (keys: Iterable<string>): void =>
  writeFileSync(FILE, `${JSON.stringify([...keys].sort(), null, 2)}\n`);
