// Bundles the scripts of pages: each file of web/islands/ becomes one file of dist/islands/ with its hash in its name.
// The manifest is written last: it names the files, and the hashes of what they were made from.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { areUnchanged, hashesOf, hashOf, UNFINISHED, writeWhole } from './derived-files.mjs';

const FOLDER = 'dist/islands';
const MANIFEST = 'manifest.json';
/** Every browser that gets security fixes. */
const TARGET = 'es2022';

function namesIn(root) {
  const folder = join(root, 'web/islands');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ name }) => name.replace(/\.ts$/, ''))
    .sort();
}

/** Whether the files are there and belong to the sources as they are now. */
export function areIslandsMade(root) {
  if (namesIn(root).length === 0) return true;
  try {
    const { files, sources } = JSON.parse(readFileSync(join(root, FOLDER, MANIFEST), 'utf8'));
    return (
      Object.keys(files).join() === namesIn(root).join() &&
      Object.values(files).every((file) => existsSync(join(root, FOLDER, file))) &&
      areUnchanged(root, sources)
    );
  } catch {
    return false;
  }
}

/** Makes the files. Several processes may do so at once. */
export function makeIslands(root) {
  // Loaded only here, because most starts find the files; without waiting, because configurations require this module.
  const { buildSync } = createRequire(import.meta.url)('esbuild');
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: namesIn(root).map((name) => `web/islands/${name}.ts`),
    outdir: FOLDER,
    tsconfigRaw: {},
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: TARGET,
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  const files = {};
  for (const { path, contents } of outputFiles) {
    const name = relative(folder, path).replace(/\.js$/, '');
    files[name] = `${name}.${hashOf(contents)}.js`;
    writeWhole(folder, files[name], contents);
  }
  const sources = hashesOf(root, Object.keys(metafile.inputs).sort());
  writeWhole(folder, MANIFEST, `${JSON.stringify({ files, sources }, null, 1)}\n`);
  const kept = [MANIFEST, ...Object.values(files)];
  for (const file of readdirSync(folder))
    if (!kept.includes(file) && !file.endsWith(UNFINISHED)) rmSync(join(folder, file), { force: true });
}
