import { readFileSync, writeFileSync } from 'node:fs';
import { assert } from 'chai';

/** Compares with `golden/<name>.txt`. Run the test with UPDATE_GOLDEN=1 to accept what is emitted now. */
export function matchesGolden(name: string, text: string): void {
  const file = new URL(`./golden/${name}.txt`, import.meta.url);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
  assert.equal(text, readFileSync(file, 'utf8'));
}
