// Bundles the service into few files. The bundler puts what several parts use into files of its own, which are two
// hundred for the service: to find, read and link each takes the engine about a millisecond of its start. So all
// that every start loads is bundled once more, into `core.js`, and what is loaded later takes it from there.
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Loaded on demand, as a mirror has no agent and a process without jobs has none; but most starts load them all. */
const LOADED_BY_MOST_STARTS = [
  'src/agent-part.ts',
  'src/start-jobs.ts',
  'src/http/oauth/oauth.ts',
  'oidc-provider/lib/index.js',
];
const CORE = 'core.js';
/** The bundler writes no other form of these between its files; its lines may break inside of the braces. */
const LINK = /\b(import|export)(?:\{([^}]*)\}from)?"\.\/([\w.-]+\.js)"/g;
const LOADED_LATER = /\bimport\(\s*"\.\/([\w.-]+\.js)"\s*\)/g;
const NAMES = /\bexport\{([^}]*)\}/g;

/**
 * @param banner the first line of each file, which the core needs once
 * @param later entries that the programs load by their names, and not when they start
 */
export async function buildService(entryPoints, options, { root, folder, banner, later }) {
  const parts = join(root, folder, '.parts');
  const { metafile } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: { ...entryPoints, ...later },
    outdir: parts,
    // The other programs share the folder, but none of these files.
    chunkNames: 'service-[name]-[hash]',
    banner: { js: banner },
    splitting: true,
    metafile: true,
  });
  const files = readdirSync(parts).filter((name) => name.endsWith('.js'));
  const texts = new Map(files.map((name) => [name, readFileSync(join(parts, name), 'utf8')]));
  const loaded = LOADED_BY_MOST_STARTS.flatMap((source) => outputOf(metafile, source, root));
  const programs = Object.keys(entryPoints).map((name) => `${name}.js`);
  const merged = reachedFrom([...programs, ...loaded], texts);
  for (const name of programs) merged.delete(name);
  await mergeInto(join(root, folder, CORE), { ...options, parts, merged, texts, banner });
  for (const [name, text] of texts) {
    if (loaded.includes(name)) writeFileSync(join(root, folder, name), namesFromCore(name, text));
    if (merged.has(name)) continue;
    writeFileSync(join(root, folder, name), linkedToCore(text, merged));
    copyFileSync(join(parts, `${name}.map`), join(root, folder, `${name}.map`));
  }
  rmSync(parts, { recursive: true });
  const separate = new Map([...texts].filter(([name]) => !merged.has(name)));
  loadInPieces({ folder: join(root, folder), separate, banner });
}

const IN_PIECES = 'in-pieces.mjs';

/** What the files of the service load later comes in pieces, which are listed beside each file that has any. */
function loadInPieces({ folder, separate, banner }) {
  for (const name of [CORE, ...separate.keys()]) {
    const text = readFileSync(join(folder, name), 'utf8');
    const changed = text.replace(LOADED_LATER, (whole, loaded) => {
      const pieces = [...reachedFrom([loaded], separate)].slice(0, -1);
      if (pieces.length === 0) return whole;
      writeFileSync(join(folder, `${loaded}.pieces`), pieces.join('\n'));
      return `importInPieces("${loaded}")`;
    });
    if (changed === text) continue;
    // On the line of the banner, so that the source map stays right.
    const imported = `import { importInPieces } from './${IN_PIECES}';`;
    writeFileSync(join(folder, name), changed.replace(banner, `${banner} ${imported}`));
  }
  copyFileSync(join(import.meta.dirname, IN_PIECES), join(folder, IN_PIECES));
}

function outputOf({ outputs }, source, root) {
  const found = Object.keys(outputs).filter((path) => outputs[path].entryPoint?.endsWith(source));
  if (found.length === 0 && existsSync(join(root, source)))
    throw new Error(`${source} is not loaded on demand any more: correct LOADED_BY_MOST_STARTS`);
  return found.map((path) => path.split('/').at(-1));
}

/** These files and all that they import before they run, each after those that it imports. */
function reachedFrom(names, texts) {
  const seen = new Set();
  const found = new Set();
  const follow = (name) => {
    if (seen.has(name) || !texts.has(name)) return;
    seen.add(name);
    for (const [, , , imported] of texts.get(name).matchAll(LINK)) follow(imported);
    found.add(name);
  };
  for (const name of names) follow(name);
  return found;
}

const listed = (names) =>
  names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
const exportedNames = (text) =>
  [...text.matchAll(NAMES)].flatMap(([, names]) =>
    listed(names).map((each) => each.split(/\s+as\s+/).at(-1)),
  );
/** Two files may export the same name. */
const nameInCore = (file, name) => `${file.replaceAll(/\W/g, '_')}__${name}`;

async function mergeInto(outfile, { parts, merged, texts, banner, ...options }) {
  const entry = [...merged].map((file) => {
    const names = exportedNames(texts.get(file)).map((name) => `${name} as ${nameInCore(file, name)}`);
    return names.length > 0 ? `export{${names}}from"./${file}";` : `import"./${file}";`;
  });
  await build({
    ...options,
    absWorkingDir: parts,
    stdin: { contents: entry.join('\n'), resolveDir: parts },
    outfile,
    banner: { js: banner },
    // A function of a package is made from text; it uses nothing of the file around it.
    logOverride: { 'direct-eval': 'silent' },
    plugins: [partsOfCore(banner)],
  });
}

const partsOfCore = (banner) => ({
  name: 'parts-of-core',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\// }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
    onLoad({ filter: /\.js$/ }, ({ path }) => ({ contents: readFileSync(path, 'utf8').replace(banner, '') }));
  },
});

const namesFromCore = (file, text) =>
  `export{${exportedNames(text).map((name) => `${nameInCore(file, name)} as ${name}`)}}from"./${CORE}";\n`;

/** Keeps the lines, so that the source map stays right. */
const linkedToCore = (text, merged) =>
  text.replace(LINK, (whole, kind, names, file) => {
    if (!merged.has(file)) return whole;
    if (names === undefined) return `${kind}"./${CORE}"`;
    const renamed = names.split(',').map((each) => {
      const [, before, name, after] = /^(\s*)([\w$]+)([\s\S]*)$/.exec(each);
      return `${before}${nameInCore(file, name)}${/\sas\s/.test(after) ? '' : ` as ${name}`}${after}`;
    });
    return `${kind}{${renamed}}from"./${CORE}"`;
  });
