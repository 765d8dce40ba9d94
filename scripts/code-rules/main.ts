import { globSync, readFileSync } from 'node:fs';
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
for (const path of globSync('**/*.{ts,tsx,js,mjs,cjs}', { exclude: NOT_OURS }).sort())
  for (const { line, says } of faultsOf(path, readFileSync(path, 'utf8'))) {
    console.error(`${path}:${line}: ${says}`);
    process.exitCode = 1;
  }
