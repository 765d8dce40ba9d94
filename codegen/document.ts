import { posix } from 'node:path';
import { BaseResolver, bundle, createConfig, type Document, Source } from '@redocly/openapi-core';
import { ContractError } from './contract-error.ts';
import { kebabCase, pascalCase } from './identifiers.ts';
import {
  arrayOr,
  byCodeUnit,
  isObject,
  type Json,
  type JsonObject,
  objectOr,
  pointerStep,
  unescapeStep,
} from './json.ts';
import type { SourceTree } from './read.ts';
import { follow, type Target } from './references.ts';
import { type Resolver, referredName } from './resolve.ts';
import { mapObjectSchema } from './schema-keywords.ts';

export const REGISTRY = 'openapi/registry.yaml';
/** What the agent asks of the ad server behind it: one file, with its paths and shared objects in place. */
export const AD_SERVER = 'openapi/ad-server.yaml';

const PATHS_FOLDER = 'openapi/paths/';
const WEBHOOKS_FOLDER = 'openapi/webhooks/';

export interface OpenApiDocument {
  /** One self-contained OpenAPI document, with only the schemas that an operation reaches. */
  readonly document: JsonObject;
  /** The paths file of each path template. */
  readonly pathFiles: ReadonlyMap<string, string>;
}

/** Merges `openapi/**` and the schemas that it reaches into one document. Component names come from the paths. */
export async function gatherDocument(tree: SourceTree, resolver: Resolver): Promise<OpenApiDocument> {
  const registry = tree.get(REGISTRY)?.value;
  if (!isObject(registry)) throw new ContractError(`${REGISTRY} is missing or empty`);
  const pathFiles = gatheredPaths(tree, registry);
  const isPart = (path: string) => path.startsWith('openapi/') && path !== AD_SERVER;
  const whole = { ...registry, paths: references(pathFiles) };
  const files = filesOf({ tree, resolver }, isPart, new Map([[REGISTRY, whole]]));
  return { document: await bundled(REGISTRY, files), pathFiles };
}

/** The document of the ad server with the schemas that it reaches; null if the project has none. */
export async function gatherAdServer(tree: SourceTree, resolver: Resolver): Promise<JsonObject | null> {
  if (!tree.has(AD_SERVER)) return null;
  return bundled(
    AD_SERVER,
    filesOf({ tree, resolver }, (path) => path === AD_SERVER),
  );
}

/**
 * Every path template with its file: all paths of all files below `openapi/paths/`. Files that are named like a tag come
 * in the order of the tags, the others after them. A list of paths in the registry document adds nothing to it.
 */
function gatheredPaths(tree: SourceTree, registry: JsonObject): Map<string, string> {
  const tags = arrayOr(registry.tags).map((tag) => kebabCase(String(objectOr(tag).name)));
  const rank = (path: string) => {
    const index = tags.indexOf(posix.basename(path, '.yaml'));
    return index < 0 ? tags.length : index;
  };
  const files = [...tree.values()]
    .filter(({ path }) => path.startsWith(PATHS_FOLDER))
    .sort((a, b) => rank(a.path) - rank(b.path) || byCodeUnit(a.path, b.path));
  const pathFiles = new Map<string, string>();
  for (const { path, value } of files) {
    for (const template of Object.keys(objectOr(value))) {
      if (!template.startsWith('/'))
        throw new ContractError(`${path} has "${template}": a file of paths has path templates only`);
      const other = pathFiles.get(template);
      if (other !== undefined) throw new ContractError(`${other} and ${path} both describe ${template}`);
      pathFiles.set(template, path);
    }
  }
  return pathFiles;
}

/**
 * Refuses paths in the registry document. They would not be served, because paths are taken from `openapi/paths/`.
 * @throws {ContractError}
 */
export function refuseOwnPaths(tree: SourceTree): void {
  const { paths } = objectOr(tree.get(REGISTRY)?.value);
  if (paths !== undefined)
    throw new ContractError(
      `${REGISTRY} has "paths": remove it, and describe each path in a file of ${PATHS_FOLDER}`,
    );
}

type Files = ReadonlyMap<string, JsonObject>;

/**
 * The files for Redocly by absolute path: the files of a document with absolute `$ref`s, and one file for each
 * type. The type files are named after the types, because Redocly names a schema after its file.
 */
function filesOf(
  { tree, resolver }: Pick<Placing, 'tree' | 'resolver'>,
  isPart: (path: string) => boolean,
  replaced: ReadonlyMap<string, JsonObject> = new Map(),
): Files {
  const files = new Map<string, JsonObject>();
  const claim = sharedNames();
  for (const { path, value } of tree.values()) {
    if (!isPart(path)) continue;
    const whole = replaced.get(path) ?? value;
    files.set(`/${path}`, objectOr(placed({ tree, resolver, claim, file: path }, '', whole)));
  }
  for (const { name, schema } of resolver.schemas.values()) files.set(typeFile(name), toTypeFiles(schema));
  return files;
}

/**
 * Creates the check of the names of shared objects. Redocly names an object after the last step of its place, and
 * adds a part of the path to the second object of the same name.
 *
 * @throws {ContractError} when two objects get the same name, or a name is not in PascalCase
 */
function sharedNames(): (target: Target) => void {
  const places = new Map<string, string>();
  return ({ file, pointer }) => {
    const name = unescapeStep(pointer.split('/').at(-1) ?? '');
    const place = `${file}#${pointer}`;
    const other = places.get(name) ?? place;
    if (other !== place) throw new ContractError(`${other} and ${place} both get the component name ${name}`);
    if (name !== pascalCase(name))
      throw new ContractError(`${place} is shared: its name must be ${pascalCase(name)}, in PascalCase`);
    places.set(name, place);
  };
}

const references = (pathFiles: ReadonlyMap<string, string>): JsonObject =>
  Object.fromEntries(
    [...pathFiles].map(([template, file]) => [template, { $ref: `/${file}#${pointerStep(template)}` }]),
  );

const typeFile = (name: string) => `/types/${name}.json`;

const toTypeFiles = (schema: JsonObject) =>
  mapObjectSchema(schema, (part) => {
    const name = referredName(part.$ref);
    return name === undefined ? part : { ...part, $ref: typeFile(name) };
  });

interface Placing {
  readonly tree: SourceTree;
  readonly resolver: Resolver;
  readonly claim: (target: Target) => void;
  readonly file: string;
}

/** A copy of a part of an OpenAPI file. Stops for a `$ref` without a target and for a schema that breaks our rules. */
function placed(placing: Placing, at: string, node: Json): Json {
  if (Array.isArray(node)) return node.map((item, index) => placed(placing, at + pointerStep(index), item));
  if (!isObject(node)) return node;
  if (typeof node.$ref === 'string') {
    const target = follow(placing.tree, placing.file, node.$ref);
    const isListed = [PATHS_FOLDER, WEBHOOKS_FOLDER].some((folder) => target.file.startsWith(folder));
    if (!isListed) placing.claim(target);
    // Redocly would copy an object of the file itself, under a second name.
    if (target.file === placing.file) return { ...node, $ref: `#${target.pointer}` };
    return { ...node, $ref: `/${target.file}#${target.pointer}` };
  }
  const entries = Object.entries(node).map(([key, value]): [string, Json] => {
    const place = at + pointerStep(key);
    if (VALUES.has(key)) return [key, value];
    if (key !== 'schema' || !isObject(value)) return [key, placed(placing, place, value)];
    return [key, toTypeFiles(placing.resolver.resolveSchema(placing.file, place, value))];
  });
  return Object.fromEntries(entries);
}

/** Members whose values are data: a `$ref` or `schema` inside them is not a reference or a schema. */
const VALUES: ReadonlySet<string> = new Set(['example', 'value']);

/** Serves the files from memory. Nothing is read from disk or fetched. */
class FilesInMemory extends BaseResolver {
  readonly #files: Files;

  constructor(files: Files) {
    super();
    this.#files = files;
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    return posix.resolve(posix.dirname(base ?? '/'), ref);
  }

  override async resolveDocument(base: string | null, ref: string): Promise<Document> {
    const path = this.resolveExternalRef(base, ref);
    const parsed = this.#files.get(path);
    if (parsed === undefined) throw new ContractError(`${base} refers to ${path}, which is no file`);
    return { source: this.#sourceOf(path), parsed };
  }

  readonly #sources = new Map<string, Source>();

  /** Redocly identifies documents by their source object, so each path has one. */
  #sourceOf(path: string): Source {
    const source = this.#sources.get(path) ?? new Source(path, '');
    this.#sources.set(path, source);
    return source;
  }
}

async function bundled(root: string, files: Files): Promise<JsonObject> {
  const { bundle: document, problems } = await bundle({
    ref: `/${root}`,
    config: await createConfig({}),
    externalRefResolver: new FilesInMemory(files),
  });
  const [problem] = problems;
  if (problem) throw new ContractError(`${root} cannot be bundled: ${problem.message}`);
  const { components, paths = {}, ...head } = objectOr(document.parsed);
  return { ...head, paths, components: inOrder(objectOr(components)) };
}

/** Sorts components by name. In order of first use, one more use would move half of the file. */
function inOrder({ schemas, securitySchemes, ...shared }: JsonObject): JsonObject {
  const sections = Object.entries(shared).sort(([a], [b]) => byCodeUnit(a, b));
  const sorted = sections.map(([section, members]) => [section, byName(members)]);
  return {
    securitySchemes: objectOr(securitySchemes),
    ...Object.fromEntries(sorted),
    schemas: byName(schemas),
  };
}

const byName = (members: Json | undefined): JsonObject =>
  Object.fromEntries(Object.entries(objectOr(members)).sort(([a], [b]) => byCodeUnit(a, b)));
