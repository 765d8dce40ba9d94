// Runs a program of dist/, built anew when a source is newer: `node scripts/run.mjs main`.
// Without the build tools it runs what was built before, else the sources, which start in three times the time.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, ...args] = process.argv.slice(2);
const sources = { main: 'src/main.ts', admin: 'src/admin.ts', demo: 'scripts/demo/main.ts' };
const built = join(root, `dist/${name}.js`);
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

const canBuild = existsSync(join(root, 'node_modules/esbuild'));
// Before the build is looked at, because it is made from them.
if (canBuild || !existsSync(built)) await import('./derived.mjs');

const isFresh = () =>
  existsSync(stamp) &&
  Math.max(
    ...['src', 'web', 'generated', 'client', 'scripts/demo'].map((folder) => newest(join(root, folder))),
    ...['package-lock.json', 'scripts/build.mjs'].map((file) => statSync(join(root, file)).mtimeMs),
  ) < statSync(stamp).mtimeMs;

if (canBuild && !isFresh()) {
  await import('./build.mjs').catch(({ message }) =>
    process.stderr.write(`not built (${message.split('\n')[0]}): running from the sources\n`),
  );
}
const program = existsSync(built) ? built : join(root, sources[name]);
// As if the program had been started by itself: its workers are.
process.argv = [process.argv[0], program, ...args];
await import(program);
