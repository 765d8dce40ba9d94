// Copies the program of the page to try requests from its package into dist/, with its hash in its name, and compressed
// once: it is too large to be compressed while a visitor waits.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hashOf, UNFINISHED, writeWhole } from './derived-files.mjs';

const PACKAGE = 'node_modules/@scalar/api-reference';
/** What sends the program; without it there is nothing to make. */
const PAGE = 'src/pages/try-page.ts';
const PROGRAM = 'dist/browser/standalone.js';
const FOLDER = 'dist/try';
const MANIFEST = 'manifest.json';
/** Two percent larger than the best quality, in a twentieth of the time. */
const BROTLI_QUALITY = 9;

/** The version of the package says what the program is, without reading megabytes at each start. */
const versionIn = (root) => JSON.parse(readFileSync(join(root, PACKAGE, 'package.json'), 'utf8')).version;

/** Whether the files are there and belong to the installed package; where there is none, those that are there count. */
export function isTryItMade(root) {
  if (!existsSync(join(root, PAGE))) return true;
  try {
    const { version, files } = JSON.parse(readFileSync(join(root, FOLDER, MANIFEST), 'utf8'));
    const isCurrent = !existsSync(join(root, PACKAGE)) || version === versionIn(root);
    return isCurrent && Object.values(files).every((file) => existsSync(join(root, FOLDER, file)));
  } catch {
    return false;
  }
}

export function makeTryIt(root) {
  const program = readFileSync(join(root, PACKAGE, PROGRAM));
  const name = `try.${hashOf(program)}.js`;
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: program.length,
  };
  const folder = join(root, FOLDER);
  const codings = {
    identity: [name, program],
    gzip: [`${name}.gz`, gzipSync(program, { level: 9 })],
    br: [`${name}.br`, brotliCompressSync(program, { params: quality })],
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, bytes] of Object.values(codings)) writeWhole(folder, file, bytes);
  const files = Object.fromEntries(Object.entries(codings).map(([coding, [file]]) => [coding, file]));
  writeWhole(folder, MANIFEST, `${JSON.stringify({ version: versionIn(root), name, files })}\n`);
  const kept = [MANIFEST, ...Object.values(files)];
  for (const file of readdirSync(folder))
    if (!kept.includes(file) && !file.endsWith(UNFINISHED)) rmSync(join(folder, file), { force: true });
}
