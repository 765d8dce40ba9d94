// Makes the files of generated/ that git does not keep, and what pages send from dist/ (their scripts, the guides, the page
// to try requests), where they are missing or belong to another state of the rest.
// Loaded before programs that need them (`node --import ./scripts/derived.mjs`), and run by `npm ci`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areGuidesMade, makeGuides } from './guides.mjs';
import { areIslandsMade, makeIslands } from './islands.mjs';
import { isTryItMade, makeTryIt } from './try-it.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The packaged Node, because the host's may be one that does not run TypeScript. */
const packaged = join(root, 'node_modules/.bin/node');
const node = existsSync(packaged) ? packaged : process.execPath;

function isGeneratedMade() {
  const [committed, derived] = ['generated/manifest.json', 'generated/validators/manifest.json'].map((path) =>
    join(root, path),
  );
  return existsSync(derived) && readFileSync(derived, 'utf8') === readFileSync(committed, 'utf8');
}

const canMake = existsSync(join(root, 'node_modules/esbuild'));

if (!isGeneratedMade()) {
  if (canMake) {
    process.stderr.write('making the derived files of generated/, once: this takes some seconds\n');
    const { status } = spawnSync(node, [join(root, 'codegen/main.ts'), '--derived'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(1);
  } else if (!process.argv.includes('--if-possible')) {
    process.stderr.write(
      'generated/validators is missing, and so are the packages that make it: run "npm ci" and "npm run build" before "npm prune --omit=dev"\n',
    );
    process.exit(1);
  }
}

const parts = [
  { folder: 'dist/islands', isMade: areIslandsMade, make: makeIslands },
  { folder: 'dist/guides', isMade: areGuidesMade, make: makeGuides },
  { folder: 'dist/try', isMade: isTryItMade, make: makeTryIt },
];
for (const { folder, isMade, make } of parts) {
  if (isMade(root)) continue;
  if (canMake) make(root);
  else if (!process.argv.includes('--if-possible')) {
    process.stderr.write(
      `${folder} is missing, and so are the packages that make it: run "npm ci" and "npm run build" before "npm prune --omit=dev"\n`,
    );
    process.exit(1);
  }
}
