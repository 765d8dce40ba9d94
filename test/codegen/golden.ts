import { readFileSync, writeFileSync } from 'node:fs';
import { assert } from 'chai';

/** Compares with `golden/<name>.txt`. Run the test with UPDATE_GOLDEN=1 to accept what is emitted now. */
export function matchesGolden(name: string, text: string): void {
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(fileOf(name), text);
  assert.equal(text, readGolden(name));
}

export const readGolden = (name: string): string => readFileSync(fileOf(name), 'utf8');

const fileOf = (name: string) => new URL(`./golden/${name}.txt`, import.meta.url);
