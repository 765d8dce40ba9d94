import { type Dirent, promises as fs } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SchemaPath, schemaValidators } from '../../generated/validators/index.ts';
import { judgeable } from '../verdict.ts';

/** What a document is held against, by its name. */
type Kind = 'adagents' | 'brand' | 'webhook' | { readonly schema: SchemaPath } | null;

export type FolderDocument = { readonly path: string; readonly bytes: Uint8Array; readonly kind: Kind };

const MOST_FILES = 5_000;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_DEPTH = 12;

/** Every JSON document of a folder, in the order of their names; links are not followed. */
export async function documentsIn(folder: URL): Promise<readonly FolderDocument[]> {
  judgeable(folder.protocol === 'file:', 'documents are read from a folder');
  const root = fileURLToPath(folder);
  const files: string[] = [];
  await collect(root, files, 0);
  const documents: FolderDocument[] = [];
  for (const file of files.sort()) {
    const { size } = await fs.stat(file);
    judgeable(size <= MOST_BYTES, `${relative(root, file)} is larger than ${MOST_BYTES} bytes`);
    const path = relative(root, file).replaceAll('\\', '/');
    documents.push({ path, bytes: await fs.readFile(file), kind: kindOf(path) });
  }
  return documents;
}

async function collect(folder: string, files: string[], depth: number): Promise<void> {
  judgeable(depth <= MOST_DEPTH, `the folders are nested deeper than ${MOST_DEPTH}`);
  const entries: Dirent[] = await fs.readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory() && entry.name !== 'node_modules')
      await collect(join(folder, entry.name), files, depth + 1);
    if (entry.isFile() && entry.name.endsWith('.json')) files.push(join(folder, entry.name));
    judgeable(files.length <= MOST_FILES, `the folder has more than ${MOST_FILES} documents`);
  }
}

const paths = new Set(Object.keys(schemaValidators));
/** Schemas by the last part of their path, where only one has it. */
const byName = new Map<string, string | null>();
for (const path of paths) {
  const name = path.split('/').at(-1) ?? path;
  byName.set(name, byName.has(name) ? null : path);
}

/**
 * The kind of a document: `adagents.json` and `brand.json` by their names, also with something before (`x.brand.json`);
 * `*.webhook.json` and what lies in a folder `webhooks`; `get_products.request.json`; and what is called like a schema
 * (`media-buy/get-products-request.json`, or only `get-products-request.json`).
 */
function kindOf(path: string): Kind {
  const [name = ''] = path.split('/').slice(-1);
  if (/(?:^|\.)adagents\.json$/.test(name)) return 'adagents';
  if (/(?:^|\.)brand\.json$/.test(name)) return 'brand';
  if (/\.webhook\.json$/.test(name) || /(?:^|\/)webhooks\/[^/]+$/.test(path)) return 'webhook';
  const bare = path
    .replace(/\.json$/, '')
    .replaceAll('_', '-')
    .replace(/\.(request|response)$/, '-$1');
  const parts = bare.split('/');
  const whole = [parts.slice(-3), parts.slice(-2)]
    .map((some) => some.join('/'))
    .find((some) => paths.has(some));
  const schema = whole ?? byName.get(parts.at(-1) ?? '');
  return schema === undefined || schema === null ? null : { schema: schema as SchemaPath };
}
