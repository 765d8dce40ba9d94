// Bundles the programs: `dist/main.js`, `dist/admin.js` and `dist/demo.js` are small files that switch on the engine's
// cache of compiled code and then load the newest bundle, which halves the time until the service listens. Each build
// has a folder of its own, since a service that runs loads some parts of its bundle later.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const programs = { main: 'src/main.ts', admin: 'src/admin.ts', demo: 'scripts/demo/main.ts' };

const builds = join(root, 'dist/builds');
const id = `${Date.now()}-${process.pid}`;
const KEPT_BUILDS = 3;

const launcher = (name) => `import { enableCompileCache } from 'node:module';

enableCompileCache(new URL('.compiled', import.meta.url).pathname);
await import('./builds/${id}/${name}.js');
`;

/** In one step, so that a program that starts meanwhile reads the old file or the new one. */
function replace(file, text) {
  const beside = `${file}.${id}`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}

await build({
  absWorkingDir: root,
  entryPoints: {
    ...programs,
    'judge-worker': 'src/outside/publishers/judge-worker.ts',
    'feed-worker': 'src/outside/catalogs/feed-worker.ts',
    'create-worker': 'src/outside/publishers/create-worker.ts',
    'inspect-worker': 'src/outside/creatives/inspect-worker.ts',
  },
  outdir: `dist/builds/${id}`,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  // One file loads several times faster than the thousand modules of the packages. What stays outside is native,
  // or is asked for by Knex only for databases that we do not speak.
  external: [
    'better-sqlite3',
    'pg-native',
    'mysql',
    'mysql2',
    'oracledb',
    'tedious',
    'sqlite3',
    'pg-query-stream',
    'mariadb',
    'mariadb/callback',
  ],
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  // Read only under `NODE_OPTIONS=--enable-source-maps`, which costs 80 MB and a third of the start.
  sourcemap: true,
  logLevel: 'warning',
});
mkdirSync(join(root, 'dist/.compiled'), { recursive: true });
for (const name of Object.keys(programs)) replace(join(root, `dist/${name}.js`), launcher(name));
replace(join(root, 'dist/.built'), '');
const made = (name) => Number(name.split('-')[0]);
const old = readdirSync(builds)
  .sort((a, b) => made(b) - made(a))
  .slice(KEPT_BUILDS);
for (const name of old) rmSync(join(builds, name), { recursive: true, force: true });
