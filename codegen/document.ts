import { ContractError } from './contract-error.ts';
import { pascalCase } from './identifiers.ts';
import { arrayOr, byCodeUnit, isObject, type Json, type JsonObject, objectOr, pointerStep } from './json.ts';
import { reachedTypes } from './reached.ts';
import type { SourceTree } from './read.ts';
import { follow } from './references.ts';
import type { Resolver } from './resolve.ts';

export const REGISTRY = 'openapi/registry.yaml';

const PATHS_FOLDER = 'openapi/paths/';

type Kind =
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'example';
type Part = readonly ['one' | 'list' | 'map', Kind | 'schema'];

const operation: Part = ['one', 'operation'];
const described = {
  schema: ['one', 'schema'],
  content: ['map', 'mediaType'],
  examples: ['map', 'example'],
} as const;

/** Which members of an OpenAPI 3.1 object are objects of the specification themselves, so that `$ref`s are found there only. */
const PARTS: Readonly<Record<Kind, Readonly<Record<string, Part>>>> = {
  pathItem: {
    parameters: ['list', 'parameter'],
    ...{
      get: operation,
      put: operation,
      post: operation,
      delete: operation,
      patch: operation,
      head: operation,
    },
    ...{ options: operation },
  },
  operation: {
    parameters: ['list', 'parameter'],
    requestBody: ['one', 'requestBody'],
    responses: ['map', 'response'],
  },
  parameter: described,
  header: described,
  requestBody: { content: ['map', 'mediaType'] },
  response: { headers: ['map', 'header'], content: ['map', 'mediaType'] },
  mediaType: { schema: ['one', 'schema'], examples: ['map', 'example'] },
  example: {},
};

/** Section of `components` that a shared object of each kind is lifted into. */
const SECTIONS: Readonly<Partial<Record<Kind, string>>> = {
  parameter: 'parameters',
  header: 'headers',
  requestBody: 'requestBodies',
  response: 'responses',
  example: 'examples',
};

export interface OpenApiDocument {
  /** One self-contained OpenAPI document; its schemas are those that an operation reaches. */
  readonly document: JsonObject;
  /** The paths file that each path template comes from. */
  readonly pathFiles: ReadonlyMap<string, string>;
}

/** Gathers `openapi/**` and the schemas it reaches into one document with component names taken from paths. */
export function gatherDocument(tree: SourceTree, resolver: Resolver): OpenApiDocument {
  const registry = tree.get(REGISTRY)?.value;
  if (!isObject(registry)) throw new ContractError(`${REGISTRY} is missing or empty`);
  const lifted = new Map<string, { readonly origin: string; readonly value: JsonObject }>();

  const visit = (file: string, at: string, kind: Kind, node: Json): JsonObject => {
    if (!isObject(node)) throw new ContractError(`${file}#${at} must be an object (${kind})`);
    if (typeof node.$ref === 'string') return lift(file, kind, node.$ref);
    const entries = Object.entries(node).map(([key, value]): [string, Json] => {
      const part = PARTS[kind][key];
      return [key, part ? visitPart(file, at + pointerStep(key), part, value) : value];
    });
    return Object.fromEntries(entries);
  };

  const visitPart = (file: string, at: string, [arity, kind]: Part, value: Json): Json => {
    const one = (place: string, item: Json): Json => {
      if (kind !== 'schema') return visit(file, place, kind, item);
      return isObject(item) ? resolver.resolveSchema(file, place, item) : item;
    };
    if (arity === 'one') return one(at, value);
    if (arity === 'list') return arrayOr(value).map((item, index) => one(at + pointerStep(index), item));
    const entries = Object.entries(objectOr(value)).map(([key, item]) => [
      key,
      one(at + pointerStep(key), item),
    ]);
    return Object.fromEntries(entries);
  };

  const lift = (file: string, kind: Kind, ref: string): JsonObject => {
    const target = follow(tree, file, ref);
    const section = SECTIONS[kind];
    if (!section)
      throw new ContractError(`${file} refers to "${ref}": ${kind} cannot be shared between operations`);
    const name = pascalCase(target.pointer.split('/').at(-1) ?? '');
    const origin = `${target.file}#${target.pointer}`;
    const slot = pointerStep(section) + pointerStep(name);
    const other = lifted.get(slot);
    if (other && other.origin !== origin) {
      throw new ContractError(`${other.origin} and ${origin} both get the component name ${section}/${name}`);
    }
    if (!other) lifted.set(slot, { origin, value: visit(target.file, target.pointer, kind, target.value) });
    return { $ref: `#/components${slot}` };
  };

  const pathFiles = new Map<string, string>();
  const paths: JsonObject = {};
  for (const [template, item] of Object.entries(objectOr(registry.paths))) {
    const ref = objectOr(item).$ref;
    if (typeof ref !== 'string')
      throw new ContractError(`${REGISTRY} must give ${template} as one $ref into ${PATHS_FOLDER}`);
    const target = follow(tree, REGISTRY, ref);
    if (target.pointer !== pointerStep(template)) {
      throw new ContractError(
        `${REGISTRY} lists ${template}, but refers to ${target.file}#${target.pointer}`,
      );
    }
    pathFiles.set(template, target.file);
    paths[template] = visit(target.file, target.pointer, 'pathItem', target.value);
  }
  refuseUnlistedPaths(tree, pathFiles);

  const shared: Record<string, JsonObject> = {};
  for (const [slot, { value }] of [...lifted].sort(([a], [b]) => byCodeUnit(a, b))) {
    const [, section = '', name = ''] = slot.split('/');
    shared[section] = { ...shared[section], [name]: value };
  }
  const schemas = reachedSchemas([paths, shared], resolver);
  const { components, paths: _, ...head } = registry;
  return {
    document: { ...head, paths, components: { ...objectOr(components), ...shared, schemas } },
    pathFiles,
  };
}

/** A path that no one lists would be served by nobody and missed by nobody. */
function refuseUnlistedPaths(tree: SourceTree, pathFiles: ReadonlyMap<string, string>): void {
  for (const { path, value } of tree.values()) {
    if (!path.startsWith(PATHS_FOLDER)) continue;
    const unlisted = Object.keys(objectOr(value)).find((template) => pathFiles.get(template) !== path);
    if (unlisted)
      throw new ContractError(`${path} describes ${unlisted}, but ${REGISTRY} does not list it from there`);
  }
}

function reachedSchemas(roots: Json[], resolver: Resolver): JsonObject {
  const names = [...reachedTypes(roots, resolver)].sort(byCodeUnit);
  return Object.fromEntries(names.map((name) => [name, objectOr(resolver.schemas.get(name)?.schema)]));
}
