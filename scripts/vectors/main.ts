import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildVectors, VECTOR_FOLDER } from './build.ts';

/** Writes the published test vectors again. ECDSA signatures that are still valid are kept. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, VECTOR_FOLDER);
const files = buildVectors((path) =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined,
);
for (const kind of ['request-signing', 'webhook-signing'])
  rmSync(join(folder, kind), { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
process.stdout.write(`${files.size} files in ${VECTOR_FOLDER}\n`);
