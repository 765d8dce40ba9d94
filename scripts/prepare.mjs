// Run by `npm ci`: makes the files of generated/ that git does not keep, and the programs of dist/. Where packages that
// make them are left out (`npm ci --omit=dev`), `npm start` says what is missing.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.argv.push('--if-possible');
await import('./derived.mjs');
if (existsSync(join(root, 'node_modules/esbuild'))) {
  // Packages are installed all the same: a build that fails is tried again, and reported, by `npm start`.
  await import('./build.mjs').catch(({ message }) =>
    process.stderr.write(`dist/ is not built: ${message.split('\n')[0]}\n`),
  );
}
