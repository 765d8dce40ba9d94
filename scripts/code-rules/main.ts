import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { KNOWN } from './known.ts';
import { faultsOf } from './rules.ts';

const NOT_OURS = [
  '.*',
  'node_modules',
  'generated',
  'dist',
  'data',
  'test/fixtures',
  'test/golden',
  'test/output',
];

process.chdir(new URL('../..', import.meta.url).pathname);
const left = new Set(KNOWN);
let count = 0;
for (const path of globSync('**/*.{ts,tsx,js,mjs,cjs}', { exclude: NOT_OURS }).sort())
  for (const { rule, line, what, says } of faultsOf(path, readFileSync(path, 'utf8'))) {
    const key = `${rule} ${basename(path)} ${what}`;
    if (KNOWN.includes(key)) left.delete(key);
    else {
      count += 1;
      console.error(`${path}:${line}: ${says}`);
    }
  }
for (const key of left) console.error(`scripts/code-rules/known.ts: remove "${key}", which is mended`);
if (count + left.size > 0) process.exitCode = 1;
