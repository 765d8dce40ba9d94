// Bundles the programs: `dist/main.js`, `dist/admin.js` and `dist/demo.js` are small files that switch on the engine's
// cache of compiled code and then load the newest bundle, which halves the time until the service listens. Each build
// has a folder of its own, since a service that runs loads some parts of its bundle later, and starts workers from it.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import {
  buildLater,
  codesOfRegions,
  entriesOfValidators,
  loadedLater,
  oneTableOfTypes,
  validatorsLater,
} from './build-later.mjs';
import { buildService } from './build-service.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const service = { main: 'src/main.ts' };
const programs = { admin: 'src/admin.ts', demo: 'scripts/demo/main.ts' };

const builds = join(root, 'dist/builds');
const started = Date.now();
/** Where the files of this build are written until it is complete. */
const unfinished = `.${started}-${process.pid}`;
const KEPT_BUILDS = 3;
/** An unfinished build of this age was cut off. */
const CUT_OFF_MS = 3_600_000;

const timeOf = (name) => Number(name.replace('.', '').split('-')[0]);
/** Complete builds, the newest first. */
const complete = () =>
  readdirSync(builds)
    .filter((name) => !name.startsWith('.'))
    .sort((a, b) => timeOf(b) - timeOf(a));

const USED_BY = '.used-by-';
const launcher = (name, id) => `import { rmSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// All that is loaded stays, so room for garbage would stay behind empty. The service ends this when it has started.
setFlagsFromString('--semi-space-growth-factor=1');
enableCompileCache(new URL('.compiled', import.meta.url).pathname);
// Later builds leave this one where it is while the process lives.
const mark = new URL(\`./builds/${id}/${USED_BY}\${process.pid}\`, import.meta.url);
try {
  writeFileSync(mark, '');
  process.once('exit', () => rmSync(mark, { force: true }));
} catch {
  // Only who builds may write here: the newest builds are kept all the same.
}
await import('./builds/${id}/${name}.js');
`;

/** Whether a process that runs a program of this build lives. */
function isUsed(name) {
  try {
    const users = readdirSync(join(builds, name)).filter((file) => file.startsWith(USED_BY));
    return users.some((file) => isAlive(Number(file.slice(USED_BY.length))));
  } catch {
    // Another build that ends now has deleted it.
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause.code === 'EPERM';
  }
}

/** In one step, so that a program that starts meanwhile reads the old file or the new one. */
function replace(file, text) {
  const beside = `${file}${unfinished}`;
  writeFileSync(beside, text);
  // A source that changed during the build is newer than the build.
  utimesSync(beside, started / 1000, started / 1000);
  renameSync(beside, file);
}

/**
 * Writes the characters of templates and regular expressions that are not ASCII as escapes, which mean the same: with
 * one such character, the engine keeps a large file in two bytes for each character.
 */
function escapeBeyondAscii(file) {
  const text = readFileSync(file, 'utf8');
  const escaped = text.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (escaped !== text) writeFileSync(file, escaped);
}

/**
 * An import of `node:http` reads all that the module exports, also what it loads on demand: the client library behind its
 * `WebSocket`, which nothing here uses. It takes 5 % of the start and some megabytes. `getBuiltinModule` reads nothing.
 */
const httpOnDemand = {
  name: 'http-on-demand',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?http$/ }, () => ({ path: 'http', namespace: 'on-demand' }));
    onLoad({ filter: /.*/, namespace: 'on-demand' }, () => ({
      contents: "module.exports = process.getBuiltinModule('node:http');",
    }));
  },
};

/**
 * Koa compares each body that it sends with the classes of the platform's `fetch`. That loads its library: 5 MB and 50 ms
 * at the first probe of `/healthz`. A body of these classes has their name all the same.
 */
const koaWithoutFetch = {
  name: 'koa-without-fetch',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]koa[\\/]lib[\\/](application|response)\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const changed = text.replace(
        /(\w+) instanceof (ReadableStream|Response)\b/g,
        "Object.prototype.toString.call($1) === '[object $2]'",
      );
      if (changed === text)
        throw new Error(`${path} compares bodies in another way: correct koaWithoutFetch`);
      return { contents: changed };
    });
  },
};

const options = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  // The engine keeps the text of every file that it has loaded. Names stay, so that an error in the log names its
  // functions, and lines stay short, so that it names their place. `minifySyntax` would take the names of class
  // expressions away, and with its name the library of the authorization server finds how long a token is valid.
  minifyWhitespace: true,
  lineLimit: 160,
  plugins: [httpOnDemand, koaWithoutFetch, oneTableOfTypes, codesOfRegions(root)],
  // One file loads several times faster than the thousand modules of the packages. What stays outside is native,
  // is asked for by Knex only for databases that we do not speak, or is optional and serves other hosts than Node
  // (`npm ci --omit=optional` does not install it).
  external: [
    'better-sqlite3',
    'pg-native',
    'pg-cloudflare',
    'mysql',
    'mysql2',
    'oracledb',
    'tedious',
    'sqlite3',
    'pg-query-stream',
    'mariadb',
    'mariadb/callback',
  ],
  // Read only under `NODE_OPTIONS=--enable-source-maps`, which costs 80 MB and a third of the start.
  sourcemap: true,
  logLevel: 'warning',
};
const banner =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

const folder = `dist/builds/${unfinished}`;
const ofService = { ...options, plugins: [...options.plugins, loadedLater(root), validatorsLater] };
await buildService(service, ofService, { root, folder, banner, later: entriesOfValidators(root) });
await buildLater(options, { root, folder });
await build({
  ...options,
  absWorkingDir: root,
  entryPoints: {
    ...programs,
    'judge-worker': 'src/outside/publishers/judge-worker.ts',
    'feed-worker': 'src/outside/catalogs/feed-worker.ts',
    'create-worker': 'src/outside/publishers/create-worker.ts',
    'logo-worker': 'src/outside/brands/logo-worker.ts',
    'inspect-worker': 'src/outside/creatives/inspect-worker.ts',
    'checkpoint-worker': 'src/store/engine/checkpoint-worker.ts',
  },
  outdir: folder,
  banner: { js: banner },
  splitting: true,
});
for (const file of readdirSync(join(builds, unfinished)).filter((name) => /\.c?js$/.test(name)))
  escapeBeyondAscii(join(builds, unfinished, file));
mkdirSync(join(root, 'dist/.compiled'), { recursive: true });
// Named when it is complete, and later than all others: one that took long, or a clock that was set back, is no reason
// to delete the build that the programs load.
const [newest = '0'] = complete();
const id = `${Math.max(Date.now(), timeOf(newest) + 1)}-${process.pid}`;
renameSync(join(builds, unfinished), join(builds, id));
for (const name of Object.keys({ ...service, ...programs }))
  replace(join(root, `dist/${name}.js`), launcher(name, id));
replace(join(root, 'dist/.built'), '');
const cutOff = readdirSync(builds).filter(
  (name) => name.startsWith('.') && Math.abs(Date.now() - timeOf(name)) > CUT_OFF_MS,
);
const old = complete()
  .slice(KEPT_BUILDS)
  .filter((name) => !isUsed(name));
for (const name of [...old, ...cutOff]) rmSync(join(builds, name), { recursive: true, force: true });
