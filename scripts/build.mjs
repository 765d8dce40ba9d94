// Bundles the programs into dist/: `main`, `admin` and `demo`. Each is a small file that switches on the engine's
// cache of compiled code and then loads the bundle, which halves the time until the service listens.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const programs = { main: 'src/main.ts', admin: 'src/admin.ts', demo: 'scripts/demo/main.ts' };

const launcher = (name) => `import { enableCompileCache } from 'node:module';

enableCompileCache(new URL('.compiled', import.meta.url).pathname);
await import('./programs/${name}.js');
`;

rmSync(join(root, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    ...programs,
    'judge-worker': 'src/outside/publishers/judge-worker.ts',
    'feed-worker': 'src/outside/catalogs/feed-worker.ts',
    'create-worker': 'src/outside/publishers/create-worker.ts',
    'inspect-worker': 'src/outside/creatives/inspect-worker.ts',
  },
  outdir: 'dist/programs',
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
mkdirSync(join(root, 'dist/.compiled'));
for (const name of Object.keys(programs)) writeFileSync(join(root, `dist/${name}.js`), launcher(name));
writeFileSync(join(root, 'dist/.built'), '');
