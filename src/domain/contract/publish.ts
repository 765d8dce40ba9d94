/**
 * The published contract. The running service and the packer publish the same bytes through these functions:
 *
 *   readContract(text)                              records of `generated/contract.jsonl` or of a frozen release
 *   contractFolder(base, release?)                  address of a set of schemas: the moving one, or one release
 *   publishedSchema(contract, path, folder)         one file: absolute `$id`, relative `$ref`s
 *   taskBundle(contract, task, message, folder)     one file without outside references, for validators
 *   schemaBundle(contract, path, id)                the same of any schema
 *   contractIndex(contract, folder, files)          what there is, with the hashes of the texts
 *   publishedText(document)                         the bytes of each of them
 */
import type { Json } from '../json/values.ts';
import {
  type Contract,
  mapSchemas,
  pathOf,
  type ReferenceTarget,
  referenceTarget,
  schemaAt,
} from './contract.ts';

export const SCHEMAS_PATH = '/schemas/v3';

/** Keywords outside 2020-12 in published schemas. Validators ignore them; a strict one is given their names. */
export const VOCABULARY: readonly { keyword: string; description: string }[] = [
  {
    keyword: 'x-enum-descriptions',
    description: 'Map from each value of the `enum` beside it to one clause that explains the value.',
  },
  {
    keyword: 'x-discriminator',
    description:
      'Property whose value selects the branch of the `oneOf` beside it, as `discriminator` does in OpenAPI 3.1.',
  },
  {
    keyword: 'x-status',
    description:
      '`experimental` marks a schema or property that may change between releases of one major version, with six weeks of notice.',
  },
];

export type TaskMessage = 'request' | 'response';
export const taskMessages: readonly TaskMessage[] = ['request', 'response'];

/** Address of a set of schemas, without a trailing slash: the moving one, or one release, which never changes. */
export const contractFolder = (base: string, release: string | null = null): string =>
  release === null ? `${base}${SCHEMAS_PATH}` : `${base}${SCHEMAS_PATH}/releases/${release}`;

export const publishedText = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`;

/** A schema under its own address; null when the contract has none under the path. */
export function publishedSchema({ schemas }: Contract, path: string, folder: string): Json | null {
  const schema = schemas.get(path);
  return schema === undefined ? null : { ...schema.document, $id: `${folder}/${path}.json` };
}

/** Name of the file of a bundle below the folder, without extension. */
export const bundlePath = (task: string, message: TaskMessage): string => `bundles/${task}-${message}`;

/** The bundle of a task's message; null for a task that the contract does not have. */
export function taskBundle(
  contract: Contract,
  task: string,
  message: TaskMessage,
  folder: string,
): Json | null {
  const root = contract.tasks.get(task)?.[message];
  return root === undefined
    ? null
    : schemaBundle(contract, root, `${folder}/${bundlePath(task, message)}.json`);
}

/**
 * A schema with all that it refers to in `$defs`, so that a validator or a generator needs no other file. Keywords
 * outside 2020-12 are left out, since strict validators refuse what they do not know.
 */
export function schemaBundle(contract: Contract, root: string, $id: string): Json {
  const definitions = new Map<string, Json>();
  const inline = (path: string, schema: Json): Json => {
    const { $schema: _, $id: __, $defs: ___, ...document } = schema;
    return mapSchemas(document, (part) => {
      const plain = Object.fromEntries(Object.entries(part).filter(([keyword]) => !keyword.startsWith('x-')));
      return typeof part.$ref === 'string'
        ? { ...plain, $ref: define(referenceTarget(path, part.$ref)) }
        : plain;
    });
  };
  const define = (target: ReferenceTarget): string => {
    if (target.path === root && target.member === null) return '#';
    const name = definitionName(target);
    if (!definitions.has(name)) {
      // Before its own references are followed, since schemas may refer to each other.
      definitions.set(name, {});
      definitions.set(name, inline(target.path, schemaAt(contract, target)));
    }
    return `#/$defs/${name}`;
  };
  const body = inline(root, schemaAt(contract, { path: root, member: null }));
  const $defs = Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id,
    ...body,
    ...(definitions.size === 0 ? {} : { $defs }),
  };
}

/**
 * `core/account-ref` → `core.account-ref`, which needs no escape in a pointer. The generator refuses a schema and a
 * member of another one's `$defs` that would get one name.
 */
const definitionName = ({ path, member }: ReferenceTarget) =>
  [path.replaceAll('/', '.'), ...(member === null ? [] : [member])].join('-');

/** Hash and size of a published text. */
export type PublishedFile = { readonly sha256: string; readonly bytes: number };

/** What a folder of the contract contains. `files` gives each file below it by path, without extension. */
export function contractIndex(
  contract: Contract,
  folder: string,
  files: ReadonlyMap<string, PublishedFile>,
): Json {
  const file = (path: string) => ({ url: `${folder}/${path}.json`, ...files.get(path) });
  return {
    protocol: contract.name,
    release: contract.release,
    vocabulary: VOCABULARY,
    tasks: [...contract.tasks.values()].map(({ name, title, description, request, response }) => ({
      ...{ name, title, description, request, response },
      bundles: Object.fromEntries(taskMessages.map((message) => [message, file(bundlePath(name, message))])),
    })),
    schemas: [...contract.schemas.values()].map(
      ({ path, title, description, status, tasks, operations }) => ({
        ...{ path, ...file(path), title, description, status, tasks, operations },
      }),
    ),
  };
}

/** The schemas that a schema refers to itself, by path and in the order of the text. */
export function referredSchemas({ schemas }: Contract, path: string): string[] {
  const found = new Set<string>();
  mapSchemas(schemas.get(path)?.document ?? {}, (part) => {
    if (typeof part.$ref === 'string') found.add(pathOf(path, part.$ref));
    return part;
  });
  return [...found];
}

/** The releases and where each of them is, oldest first. */
export const releaseList = (releases: readonly string[], base: string): Json => ({
  releases: releases.map((release) => ({
    release,
    index: `${contractFolder(base, release)}/index.json`,
  })),
});

/** Value of `$schema` in an adagents.json that this registry writes: the address at which it publishes the schema. */
export const adagentsSchema = (base: string): string => `${contractFolder(base)}/adagents.json`;

/** Value of `$schema` in a brand.json that this registry writes. */
export const brandSchema = (base: string): string => `${contractFolder(base)}/brand.json`;

/** Longest path that is compared with the known ones. */
const LONGEST = 120;
const MOST = 5;
/** Share of the pieces of both that must be common, so that chance does not suggest anything. */
const ALIKE = 0.4;

/**
 * Finds the known paths that are most like an unknown one, by the pieces of three characters that they share. A search
 * costs a look-up per piece, whatever is asked for, and the number of pieces is bounded.
 */
export function nearMisses(known: readonly string[]): (path: string) => string[] {
  const holders = new Map<string, number[]>();
  const sizes = known.map((path, index) => {
    const pieces = piecesOf(path);
    for (const piece of pieces) {
      const paths = holders.get(piece);
      if (paths === undefined) holders.set(piece, [index]);
      else paths.push(index);
    }
    return pieces.size;
  });
  return (path) => {
    if (path.length > LONGEST) return [];
    const pieces = piecesOf(path);
    const shared = new Map<number, number>();
    for (const piece of pieces)
      for (const index of holders.get(piece) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    return [...shared]
      .map(([index, count]) => ({
        path: known[index] ?? '',
        likeness: (2 * count) / (pieces.size + (sizes[index] ?? 0)),
      }))
      .filter(({ likeness }) => likeness >= ALIKE)
      .sort((a, b) => b.likeness - a.likeness || (a.path < b.path ? -1 : 1))
      .slice(0, MOST)
      .map((found) => found.path);
  };
}

/** Case and the ways to write a space make no difference. */
function piecesOf(path: string): Set<string> {
  const text = ` ${path.toLowerCase().replaceAll('_', '-')} `;
  return new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)));
}
