import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import type { OperationId } from '../../generated/operations.ts';
import { loadedOnce } from '../../generated/validators/index.ts';
import { publishedText, releaseList, SCHEMAS_PATH } from '../domain/contract/publish.ts';
import { ApiError } from '../domain/errors.ts';
import { type ContractLibrary, type ContractShelf, INDEX_FILE } from '../infra/contract-library.ts';
import { createPreparedBytes, type PreparedBytes } from '../infra/prepared-bytes.ts';
import { projectRoot } from '../infra/project.ts';
import { type Endpoint, invalidRequest, parseParameters } from './bind.ts';
import { entityTag, isKnown } from './entity-tag.ts';
import { codingFor, wantsPage } from './reading/negotiate.ts';

export type ContractFileTools = {
  readonly contract: ContractLibrary;
  readonly sendSchemaPage: SendSchemaPage;
  readonly baseUrl: string;
};

type ContractOperation = Extract<
  OperationId,
  'getSchemaIndex' | 'getSchema' | 'getTaskBundle' | 'listSchemaReleases' | 'getReleasedFile'
>;

/** Caching of the current files, which may change with the next deployment. The files of a release never change. */
const MOVING = 'public, max-age=300';
/** The same URL serves a page, or JSON in one of three content codings: caches must keep them apart. */
const VARY = 'Accept, Accept-Encoding';
const FOREVER = 'public, max-age=31536000, immutable';
/** In bytes: twice the size of one whole set of files in all its codings. */
const MOST_PREPARED = 24 * 1024 * 1024;
const VECTOR_INDEX = 'vectors/index.json';

/** The requested file: its path below the folder of a release, or of the current set when `release` is null. */
type Wanted = { readonly release: string | null; readonly file: string };

const wanted: Readonly<Record<ContractOperation, (path: Record<string, string>) => Wanted>> = {
  getSchemaIndex: () => ({ release: null, file: INDEX_FILE }),
  getSchema: ({ path = '' }) => ({ release: null, file: path }),
  getTaskBundle: ({ file = '' }) => ({ release: null, file: `bundles/${file}` }),
  listSchemaReleases: () => ({ release: null, file: `releases/${INDEX_FILE}` }),
  getReleasedFile: ({ release = '', path = '' }) => ({ release, file: path }),
};

/** Serves the published contract: schemas, bundles, releases and test vectors. */
export function contractFiles(tools: ContractFileTools): Record<ContractOperation, Endpoint> {
  const prepared = createPreparedBytes(MOST_PREPARED);
  return {
    getSchemaIndex: contractFile('getSchemaIndex', tools, prepared),
    getSchema: contractFile('getSchema', tools, prepared),
    getTaskBundle: contractFile('getTaskBundle', tools, prepared),
    listSchemaReleases: contractFile('listSchemaReleases', tools, prepared),
    getReleasedFile: contractFile('getReleasedFile', tools, prepared),
  };
}

function contractFile(
  operation: ContractOperation,
  tools: ContractFileTools,
  prepared: PreparedBytes,
): Endpoint {
  const { contract, sendSchemaPage } = tools;
  return async (ctx, path) => {
    const { issues } = await parseParameters(operation, ctx, path);
    if (issues.length > 0) throw invalidRequest(issues);
    const { release, file } = wanted[operation](path);
    const shelf = release === null ? await contract.current() : await contract.release(release);
    if (shelf === null) throw unknownRelease(String(release), tools);
    if (wantsPage(ctx) && (await sendSchemaPage(ctx, shelf, file))) return ctx.vary(VARY);
    const found = await prepared.get(`${shelf.folder}/${file}`, () => textOf(tools, shelf, release, file));
    if (found === null) throw await unknownFile(shelf, file);
    const coding = codingFor(ctx);
    const { bytes, etag } = found[coding];
    ctx.set({ 'Cache-Control': release === null ? MOVING : FOREVER, ETag: etag, Vary: VARY });
    if (coding !== 'identity') ctx.set('Content-Encoding', coding);
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = bytes;
    if (isKnown(ctx.get('if-none-match'), etag)) ctx.status = 304;
  };
}

async function textOf(
  { contract, baseUrl }: ContractFileTools,
  shelf: ContractShelf,
  release: string | null,
  file: string,
): Promise<string | null> {
  const document = await shelf.document(file);
  if (document !== null) return publishedText(document);
  // The release list and the test vectors exist only next to the current set.
  if (release !== null) return null;
  if (file === `releases/${INDEX_FILE}`) return publishedText(releaseList(contract.releases, baseUrl));
  if (file !== VECTOR_INDEX) return contract.vectors.text(file);
  const list = await contract.vectors.list();
  return publishedText({ vectors: list.map((path) => ({ path, url: `${shelf.folder}/${path}` })) });
}

const FOLDER = /^\/schemas\/v3(?:\/releases(?:\/\d[^/]*)?)?\/?$/;

/** Redirects the URL of a folder to its index. */
export function contractFolders({ baseUrl }: ContractFileTools): Middleware {
  return async function redirectToIndex(ctx, next) {
    if (!FOLDER.test(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.state.operation = 'contractFolder';
    ctx.status = 308;
    ctx.set('Location', `${baseUrl}${ctx.path.replace(/\/$/, '')}/${INDEX_FILE}`);
  };
}

const LONGEST_SHOWN = 200;

async function unknownFile(shelf: ContractShelf, file: string): Promise<ApiError> {
  const alike = (await shelf.near(file)).map((path) => `${shelf.folder}/${path}`);
  const shown = file.length > LONGEST_SHOWN ? `${file.slice(0, LONGEST_SHOWN)}…` : file;
  return new ApiError(
    'not_found',
    `There is no file ${shown} in ${shelf.folder}/; ${shelf.folder}/${INDEX_FILE} lists the files.`,
    alike.length === 0 ? {} : { did_you_mean: alike },
  );
}

function unknownRelease(release: string, { contract, baseUrl }: ContractFileTools): ApiError {
  const folder = `${baseUrl}${SCHEMAS_PATH}/releases`;
  const [latest] = contract.releases.slice(-1);
  return new ApiError(
    'not_found',
    `There is no release ${release}; ${folder}/${INDEX_FILE} lists the releases.`,
    latest === undefined ? {} : { did_you_mean: [`${folder}/${latest}/${INDEX_FILE}`] },
  );
}

/**
 * Sends the HTML page of a contract file to a browser. Returns false when the file has no page, only JSON.
 * `file` is the path below the folder of the shelf, with its extension.
 */
export type SendSchemaPage = (ctx: Context, shelf: ContractShelf, file: string) => Promise<boolean>;

const BUNDLES = join(projectRoot, 'generated/openapi');
/** The placeholder for the server URL in the committed bundle. */
const NO_SERVER = 'default: http://localhost:8080\n';

/**
 * Serves a published OpenAPI bundle as YAML, with an entity tag; it changes only with a release. `servers` of the
 * registry's names this deployment, because generated clients send their requests to that URL.
 */
export function openApiDocument(
  { baseUrl }: { baseUrl: string },
  file: 'registry.yaml' | 'ad-server.yaml',
): Endpoint {
  // Created on the first request, in few turns, as it is long; in few deployments is this document ever requested.
  const made = loadedOnce(async () => {
    // A JSON string is also a valid YAML string.
    const server = `default: ${JSON.stringify(baseUrl)}\n`;
    const read = await readFile(join(BUNDLES, file), 'utf8');
    await nextTurn();
    // Text would be encoded for each request, and each reader that is slow would hold all of it.
    const bytes = Buffer.from(read.replace(NO_SERVER, () => server));
    await nextTurn();
    return { bytes, etag: entityTag(bytes) };
  });
  return async (ctx) => {
    const { bytes, etag } = await made();
    ctx.set({ 'Cache-Control': 'public, max-age=3600', ETag: etag });
    ctx.type = 'application/yaml; charset=utf-8';
    ctx.body = bytes;
    if (isKnown(ctx.get('if-none-match'), etag)) ctx.status = 304;
  };
}
