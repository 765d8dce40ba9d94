import { compile, type JSONSchema } from 'json-schema-to-typescript';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { VALUE_TEXTS } from '../check-schemas.ts';
import { ContractError } from '../contract-error.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from '../json.ts';
import type { Model } from '../model.ts';
import { referredName } from '../resolve.ts';
import { mapObjectSchema } from '../schema-keywords.ts';
import { head } from './text.ts';
import { typeImports, typeModulesOf } from './type-imports.ts';
import { formatted, typeModules } from './type-modules.ts';

/** `types/openapi.ts`: paths and operations. Types of schema files are imported from their modules. */
export async function emitOpenapiTypes({
  document,
  schemas,
}: Pick<Model, 'document' | 'schemas'>): Promise<string> {
  const places = new Map(schemas.map(({ name }) => [`#/components/schemas/${name}`, name]));
  const ast = await openapiTypes(forOpenapiTypes(document) as JsonObject & OpenAPI3, {
    alphabetize: true,
    transform: (_, { path }) => {
      const name = places.get(path ?? '');
      return name === undefined ? undefined : ts.factory.createTypeReferenceNode(name);
    },
    // A default is an assumption of the server, so the caller may still omit the field.
    defaultNonNullable: false,
    silent: true,
  });
  const imports = typeImports(places.values(), typeModulesOf(schemas), 'types');
  return formatted(
    `${head('openapi/registry.yaml', 'openapi/paths', 'schemas/v3')}\n${imports}${astToString(ast)}`,
  );
}

/**
 * Prepares a document for openapi-typescript. `discriminator` is removed: the tool would replace the constant of
 * each branch by its component name, and TypeScript narrows on the constants without help. A list of all types is
 * removed too, because the tool would make it an object without members. Properties with the names of these
 * keywords are kept.
 */
function forOpenapiTypes(value: Json): Json {
  if (Array.isArray(value)) return value.map(forOpenapiTypes);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(
    ([name, item]) =>
      (name !== 'discriminator' || !isObject(item) || typeof item.propertyName !== 'string') &&
      (name !== 'type' || !isAnyType(item)),
  );
  return Object.fromEntries(kept.map(([name, item]) => [name, forOpenapiTypes(item)]));
}

/**
 * `types/<folder>.ts`: one exported type per schema file and `$defs` member; `types/schemas.ts`: `SchemaTypes` from
 * path to type. Keys of the result are paths below `types/`.
 */
export async function emitSchemaTypes({ schemas }: Pick<Model, 'schemas'>): Promise<Map<string, string>> {
  const files = schemas.filter(({ path }) => path !== null);
  const root = {
    type: 'object',
    properties: Object.fromEntries(files.map(({ path, name }) => [path, { $ref: `#/$defs/${name}` }])),
    required: files.map(({ path }) => path),
    additionalProperties: false,
    $defs: Object.fromEntries(
      schemas.map(({ name, schema }) => [name, { title: name, ...forTypes(schema) }]),
    ),
  };
  const text = await compile(root as JSONSchema, 'SchemaTypes', {
    additionalProperties: false,
    bannerComment: '',
    cwd: '/',
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  for (const { name, file } of schemas) {
    if (new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(text)) continue;
    throw new ContractError(`${file} gets no type ${name}: its path cannot be made an identifier`);
  }
  const homes = schemas.map(({ name, file }): [string, string] => [
    name,
    file.replace(/^schemas\/v3\//, '').replace(/\.json$/, ''),
  ]);
  return typeModules(text.replaceAll(ORIGIN_REMARK, ''), new Map(homes), 'SchemaTypes');
}

const ORIGIN_REMARK =
  /( \* ?\n)? \* This interface was referenced by `SchemaTypes`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;

/**
 * Prepares a schema for the type compiler. Inner titles would become numbered exports, annotations beside a `$ref`
 * would make a nameless copy of its target, and a value of any type would become an object. Branches that only
 * require keys would allow any other key.
 */
function forTypes(schema: JsonObject): JsonObject {
  const { title, ...rest } = mapObjectSchema(schema, (part) => {
    const { title: _, discriminator, $ref, ...others } = withValues(withRequired(withoutBareBranches(part)));
    const name = referredName($ref);
    if (!name) return describesNothing(others) ? { ...others, tsType: 'unknown' } : others;
    const reference = { $ref: `#/$defs/${name}` };
    return describesNothing(others) ? reference : { allOf: [reference, others] };
  });
  return rest;
}

/** The description with one line for each explained value, because a type has no other place for them. */
function withValues(schema: JsonObject): JsonObject {
  const { [VALUE_TEXTS]: texts, ...others } = schema;
  if (!isObject(texts)) return schema;
  const { description } = others;
  const lines = Object.entries(texts).map(([value, text]) => `- \`${value}\`: ${text}`);
  const head = typeof description === 'string' ? [description, ''] : [];
  return { ...others, description: [...head, ...lines].join('\n') };
}

/** Adds properties that only a part of `allOf` describes, so that the intersection requires them. */
function withRequired(schema: JsonObject): JsonObject {
  const { allOf, properties, required } = schema;
  if (allOf === undefined) return schema;
  const elsewhere = arrayOr(required).filter(
    (name) => typeof name === 'string' && !Object.hasOwn(objectOr(properties), name),
  );
  if (elsewhere.length === 0) return schema;
  const unknown = Object.fromEntries(elsewhere.map((name) => [name, { tsType: '{} | null' }]));
  return { ...schema, properties: { ...unknown, ...objectOr(properties) } };
}

function withoutBareBranches(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).filter(
    ([keyword, branches]) => !['oneOf', 'anyOf'].includes(keyword) || !arrayOr(branches).every(isBare),
  );
  return Object.fromEntries(entries);
}

/** Whether a branch, as `forTypes` left it, defines neither a type nor the type of a property. */
function isBare(branch: Json): boolean {
  const { tsType, properties, required, not, ...others } = objectOr(branch);
  return describesNothing(others) && Object.values(objectOr(properties)).every(isBareProperty);
}

/** A constant in a branch only selects the branch; the property's type is beside the union. */
function isBareProperty(property: Json): boolean {
  const { const: constant, tsType, ...others } = objectOr(property);
  return describesNothing(others);
}

function describesNothing({ type, ...schema }: JsonObject): boolean {
  return (
    (type === undefined || isAnyType(type)) &&
    Object.keys(schema).every((keyword) => WITHOUT_TYPE.has(keyword))
  );
}

const TYPES = ['string', 'number', 'boolean', 'object', 'array', 'null'];

/** A schema with a list of all types is equal to one without `type`, but strict validators require the list. */
const isAnyType = (type: Json) => Array.isArray(type) && TYPES.every((one) => type.includes(one));

/** Keywords without a type: annotations, and limits of values of any type. */
const WITHOUT_TYPE = new Set([
  'maxLength',
  'maxItems',
  'maxProperties',
  'minimum',
  'maximum',
  'description',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
]);
