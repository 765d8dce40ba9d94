/**
 * The published contract. The running service and the packer publish the same bytes through these functions:
 *
 *   readContract(text)                              records of `generated/contract.jsonl` or of a frozen release
 *   contractFolder(base, release?)                  address of a set of schemas: the current one, or one release
 *   publishedSchema(contract, path, folder)         one file: absolute `$id`, relative `$ref`s
 *   taskBundle(contract, task, message, folder)     one file without external references, for validators
 *   schemaBundle(contract, path, id)                such a file for any schema
 *   contractIndex(contract, folder, files)          index of a folder, with the hash of each file
 *   publishedText(document)                         the bytes of each of these documents
 */
import type { Json } from '../json/values.ts';
import { finish, type Steps } from '../steps.ts';
import {
  type Contract,
  mapSchemas,
  pathOf,
  type ReferenceTarget,
  referenceTarget,
  schemaAt,
} from './contract.ts';

export const SCHEMAS_PATH = '/schemas/v3';

/**
 * Keywords in published schemas that are not part of 2020-12. Validators ignore unknown keywords; a strict
 * validator must be given these names.
 */
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

/**
 * Address of a set of schemas, without a trailing slash: the current set, which changes, or a release, which
 * never does.
 */
export const contractFolder = (base: string, release: string | null = null): string =>
  release === null ? `${base}${SCHEMAS_PATH}` : `${base}${SCHEMAS_PATH}/releases/${release}`;

export const publishedText = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`;

/** A schema with its address as `$id`; null if the contract has no schema with that path. */
export function publishedSchema({ schemas }: Contract, path: string, folder: string): Json | null {
  const schema = schemas.get(path);
  return schema === undefined ? null : { ...schema.document, $id: `${folder}/${path}.json` };
}

/** Path of a bundle below the folder, without extension. */
export const bundlePath = (task: string, message: TaskMessage): string => `bundles/${task}-${message}`;

/** The bundle of a task's request or response; null for an unknown task. */
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
 * A schema with everything that it refers to in `$defs`, so that a validator or a generator needs no other
 * file. `x-` keywords are removed, since strict validators reject unknown keywords.
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
      // Register the name before its own references are followed, since schemas may refer to each other.
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
 * `core/account-ref` → `core.account-ref`, which needs no escaping in a JSON Pointer. The generator rejects a
 * schema and a member of another schema's `$defs` that would get the same name.
 */
const definitionName = ({ path, member }: ReferenceTarget) =>
  [path.replaceAll('/', '.'), ...(member === null ? [] : [member])].join('-');

/** Hash and size of a published text. */
export type PublishedFile = { readonly sha256: string; readonly bytes: number };

/**
 * The index of a folder of the contract. `files` maps the path of each file in it, without extension, to its
 * hash and size.
 */
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
      name,
      title,
      description,
      request,
      response,
      bundles: Object.fromEntries(taskMessages.map((message) => [message, file(bundlePath(name, message))])),
    })),
    // Releases that were frozen before webhooks were part of the contract keep their index.
    ...(contract.webhooks.length === 0 ? {} : { webhooks: contract.webhooks.map((row) => ({ ...row })) }),
    schemas: [...contract.schemas.values()].map(
      ({ path, title, description, status, tasks, operations, webhooks }) => ({
        path,
        ...file(path),
        title,
        description,
        status,
        tasks,
        operations,
        ...(webhooks === undefined ? {} : { webhooks }),
      }),
    ),
  };
}

/** Paths of the schemas that a schema refers to directly, in the order of its text. */
export function referredSchemas({ schemas }: Contract, path: string): string[] {
  const found = new Set<string>();
  mapSchemas(schemas.get(path)?.document ?? {}, (part) => {
    if (typeof part.$ref === 'string') found.add(pathOf(path, part.$ref));
    return part;
  });
  return [...found];
}

/** The releases with the addresses of their indexes, oldest first. */
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

/** Longest unknown path that is compared with the known ones. */
const LONGEST = 120;
const MOST = 5;
/** Least likeness of two paths (Dice coefficient of their trigrams), so that chance matches are not suggested. */
const ALIKE = 0.4;

/** Number of paths to cut into trigrams between two pauses, which takes a millisecond. */
const CUT_AT_ONCE = 100;

/**
 * Finds the known paths that are most like an unknown one, by the trigrams that they share. A search costs
 * one look-up per trigram, and the length of the path limits their number.
 */
export const nearMisses = (known: readonly string[]): ((path: string) => string[]) =>
  finish(comparingPaths(known));

/** `nearMisses` in steps: the trigrams of a thousand paths take 10 ms. */
export function* comparingPaths(known: readonly string[]): Steps<(path: string) => string[]> {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  for (const [index, path] of known.entries()) {
    const pieces = piecesOf(path);
    for (const piece of pieces) {
      const paths = holders.get(piece);
      if (paths === undefined) holders.set(piece, [index]);
      else paths.push(index);
    }
    sizes.push(pieces.size);
    if (index % CUT_AT_ONCE === CUT_AT_ONCE - 1) yield;
  }
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

/** The trigrams of a path. Case is ignored, and `_` counts as `-`. */
function piecesOf(path: string): Set<string> {
  const text = ` ${path.toLowerCase().replaceAll('_', '-')} `;
  return new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)));
}
