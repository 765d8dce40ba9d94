// Runs a program of dist/, which `npm ci` has built: `node scripts/run.mjs main`. When a source is newer, the program
// says which, and is built anew. Without the build tools it runs what was built before, else the sources, which start
// in three times the time.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, ...args] = process.argv.slice(2);
const programs = { main: 'src/main.ts', admin: 'src/admin.ts', demo: 'scripts/demo/main.ts' };
const built = join(root, `dist/${name}.js`);
const stamp = join(root, 'dist/.built');

const FOLDERS = ['src', 'web', 'client', 'scripts/demo', 'docs/guides'];
/** What is generated is as new as its manifest, which changes with every file. */
const FILES = [
  'generated/manifest.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/build-service.mjs',
  'scripts/build-later.mjs',
  'scripts/first-validation.mjs',
  'scripts/in-pieces.mjs',
  'docs/ad-servers.md',
];

/** A source that is newer than the build, the newest one; undefined if there is none. */
function newerSource() {
  let latest = statSync(stamp).mtimeMs;
  let found;
  const look = (path) => {
    const { mtimeMs } = statSync(path);
    if (mtimeMs < latest) return;
    latest = mtimeMs;
    found = path;
  };
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.(ts|js|mjs|json|md)$/.test(entry.name)) look(path);
    }
  };
  for (const folder of FOLDERS) walk(join(root, folder));
  for (const file of FILES) look(join(root, file));
  return found === undefined ? undefined : relative(root, found);
}

const say = (line) => process.stderr.write(`${line}\n`);

/** The least release of Node, from package.json, where it is newer than the one that runs this; else undefined. */
function neededNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const numbersOf = (text) => text.match(/\d+/g).map(Number);
  const [major, minor] = numbersOf(engines.node);
  const [ownMajor, ownMinor] = numbersOf(process.versions.node);
  return ownMajor < major || (ownMajor === major && ownMinor < minor) ? `${major}.${minor}` : undefined;
}

// What is built for a newer Node would end with an error of its syntax.
const needed = neededNode();
if (needed !== undefined) {
  say(
    `Node.js ${process.versions.node} is too old: install Node.js ${needed} or later, or run "npm ci" with optional packages, which brings one`,
  );
  process.exit(1);
}
const canBuild = existsSync(join(root, 'node_modules/esbuild'));
const isBuilt = existsSync(built) && existsSync(stamp);
// Without sources there is nothing that could be newer.
const newer = isBuilt && existsSync(join(root, 'src')) ? newerSource() : undefined;
const reason = isBuilt ? newer && `${newer} is newer than the build in dist/` : 'dist/ has no build';
// A build that is fresh was made from what is derived: a start has no need to load what derives it.
if (!isBuilt || (reason !== undefined && canBuild)) await import('./derived.mjs');
if (reason !== undefined && canBuild) {
  say(`${reason}: building, which takes some seconds`);
  await import('./build.mjs').catch(({ message }) => say(`not built (${message.split('\n')[0]})`));
} else if (reason !== undefined) {
  say(`${reason}, and the packages that build are not installed: run "npm ci"`);
}
const program = existsSync(built) ? built : join(root, programs[name]);
if (program !== built) say(`running from ${programs[name]}, which starts slowly`);
// As if the program had been started by itself: its workers are.
process.argv = [process.argv[0], program, ...args];
await import(program);
