// What an idle service does not need of the packages that it uses. The engine keeps the text of all that it loads, and
// tables of packages become thousands of objects. Nor does it need validators, which are half of what it would load.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Loaded by the first use of one of their functions, in the middle of it: small enough for one turn of the event loop. */
const LATER = {
  '@xmldom/xmldom': 'later-xmldom',
  'csv-parse/sync': 'later-csv-parse',
  htmlparser2: 'later-htmlparser2',
  'image-size': 'later-image-size',
};
const named = (names) => new RegExp(`^(${names.join('|').replaceAll('/', '\\/')})$`);

/** Files of their own for these packages. */
export async function buildLater({ external, ...options }, { root, folder }) {
  await build({
    ...options,
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(LATER).map(([name, file]) => [file, name])),
    outdir: folder,
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    plugins: [],
  });
}

/** Imports of these packages become objects that load them when one of their names is used. */
export const loadedLater = (root) => ({
  name: 'loaded-later',
  setup({ onResolve, onLoad }) {
    const load = createRequire(join(root, 'package.json'));
    onResolve({ filter: named(Object.keys(LATER)) }, ({ path }) => ({ path, namespace: 'later' }));
    onResolve({ filter: /^\.\/later-/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /.*/, namespace: 'later' }, ({ path }) => {
      const names = Object.keys(load(path)).filter((name) => /^[\w$]+$/.test(name) && name !== '__esModule');
      return {
        contents: `let loaded;
const load = () => (loaded ??= require('./${LATER[path]}.cjs'));
module.exports = { __esModule: true, ${names.map((name) => `get ${name}() { return load().${name}; }`)} };`,
      };
    });
  },
});

const SCHEMAS = 'generated/validators/schemas';
const VALIDATORS = /[\\/]generated[\\/]validators[\\/]schemas[\\/][\w-]+\.js$/;
const NAME = /\bexport\s*\{([^}]*)\}/g;
const fileOf = (name) => `validators-${name}`;

/** The validators of each folder of schemas are an entry of the service, under the name that their users load. */
export function entriesOfValidators(root) {
  const files = existsSync(join(root, SCHEMAS)) ? readdirSync(join(root, SCHEMAS)) : [];
  const validators = files.filter((file) => file.endsWith('.js'));
  return Object.fromEntries(validators.map((file) => [fileOf(basename(file, '.js')), `${SCHEMAS}/${file}`]));
}

/**
 * Validators that a file of the service names become functions that load them when they are needed, from the file that
 * `import()` of the same validators loads.
 */
export const validatorsLater = {
  name: 'validators-later',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: VALIDATORS }, ({ importer, kind, path, resolveDir }) =>
      kind === 'import-statement' && !/[\\/]generated[\\/]/.test(importer)
        ? { path: join(resolveDir, path), namespace: 'validators' }
        : undefined,
    );
    onResolve({ filter: /^\.\/validators-[\w-]+\.js$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /.*/, namespace: 'validators' }, ({ path }) => {
      const names = [...readFileSync(path, 'utf8').matchAll(NAME)].flatMap(([, list]) =>
        list.split(',').map((each) =>
          each
            .trim()
            .split(/\s+as\s+/)
            .at(-1),
        ),
      );
      return {
        contents: `import { validatorLoadedLater } from './first-validation.mjs';
const load = () => require('./${fileOf(basename(path))}');
${names.map((name) => `export const ${name} = validatorLoadedLater(load, '${name}');`).join('\n')}`,
        resolveDir: import.meta.dirname,
      };
    });
  },
};

/** Of the regions of the world only the codes are used: 20 KB instead of 240 and five thousand objects. */
export const codesOfRegions = (root) => ({
  name: 'codes-of-regions',
  setup({ onLoad }) {
    const load = createRequire(join(root, 'package.json'));
    onLoad({ filter: /[\\/]iso-3166[\\/]2\.js$/ }, () => {
      const codes = load('iso-3166').iso31662.map(({ code }) => code);
      return {
        contents: `export const iso31662 = '${codes.join(' ')}'.split(' ').map((code) => ({ code }));`,
      };
    });
  },
});

/** Koa's negotiation looks up `json` and `html` in the same table as its responses, and not in one of an older version. */
export const oneTableOfTypes = {
  name: 'one-table-of-types',
  setup({ onResolve }) {
    onResolve({ filter: /^mime-types$/ }, ({ importer, resolveDir }) =>
      /[\\/]accepts[\\/]/.test(importer)
        ? { path: createRequire(join(resolveDir, '../koa/package.json')).resolve('mime-types') }
        : undefined,
    );
  },
};
