// Builds the programs into dist/. With --if-stale it does nothing while no source is newer than the last build,
// so that starting again costs no more than looking at file times.
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'dist/.built');

function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) latest = Math.max(latest, newest(path));
    else if (/\.(ts|js|mjs|json)$/.test(entry.name)) latest = Math.max(latest, statSync(path).mtimeMs);
  }
  return latest;
}

const isFresh = () =>
  existsSync(stamp) &&
  ['src', 'generated', 'scripts/demo'].every(
    (folder) => newest(join(root, folder)) < statSync(stamp).mtimeMs,
  ) &&
  statSync(join(root, 'package-lock.json')).mtimeMs < statSync(stamp).mtimeMs;

if (!process.argv.includes('--if-stale') || !isFresh()) {
  const { build } = await import('esbuild');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'src/main.ts',
      admin: 'src/admin.ts',
      demo: 'scripts/demo/main.ts',
      'judge-worker': 'src/live/judge-worker.ts',
    },
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
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
    sourcemap: true,
    logLevel: 'warning',
  });
  writeFileSync(stamp, '');
}
