import { schemaFiles } from './check-schemas.ts';
import { ContractError } from './contract-error.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr, pointerStep } from './json.ts';
import type { SourceTree } from './read.ts';
import { follow } from './references.ts';

/** A schema, and the file from which its references start. */
type Part = { readonly file: string; readonly schema: JsonObject };
type Place = Part & { readonly pointer: string };

/** Keywords with schemas for the same value as the schema around them. */
const SAME_VALUE = ['if', 'then', 'else', 'not'];
const SAME_VALUE_LISTS = ['allOf', 'anyOf', 'oneOf'];
/** Keywords with one schema for values inside. */
const INSIDE = ['items', 'contains', 'additionalProperties', 'unevaluatedItems', 'unevaluatedProperties'];

const MOST_NAMED = 20;

/**
 * Checks that each property of a schema file and of a schema in `openapi/`, and each parameter, has a description. A
 * condition or a branch may leave it out for a property that the schema around it describes.
 *
 * @throws {ContractError} naming the places without one
 */
export function checkDescriptions(tree: SourceTree): void {
  const missing = [...schemaFiles(tree).flatMap((file) => ofSchemaFile(tree, file)), ...ofOpenapi(tree)];
  if (missing.length === 0) return;
  const more = missing.length > MOST_NAMED ? `, and ${missing.length - MOST_NAMED} more` : '';
  throw new ContractError(
    `${missing.slice(0, MOST_NAMED).join(', ')}${more} ${missing.length === 1 ? 'needs' : 'need'} a description: explain the value, its unit, its bounds and the error of a violation`,
  );
}

function ofSchemaFile(tree: SourceTree, file: string): string[] {
  const schema = objectOr(tree.get(file)?.value);
  const members = Object.entries(objectOr(schema.$defs)).map(([name, member]) => ({
    pointer: `/$defs${pointerStep(name)}`,
    schema: objectOr(member),
  }));
  return [{ pointer: '', schema }, ...members].flatMap((place) =>
    undescribed({ tree, isCondition: false }, { file, ...place }, []),
  );
}

function ofOpenapi(tree: SourceTree): string[] {
  const found: string[] = [];
  const walk = (file: string, pointer: string, node: Json): void => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) walk(file, pointer + pointerStep(index), item);
      return;
    }
    if (!isObject(node)) return;
    if (typeof node.in === 'string' && typeof node.name === 'string' && !hasText(node))
      found.push(`${file}#${pointer} (the parameter "${node.name}")`);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'example' || key === 'value') continue;
      const at = pointer + pointerStep(key);
      if (key === 'schema' && isObject(value))
        found.push(...undescribed({ tree, isCondition: false }, { file, pointer: at, schema: value }, []));
      else walk(file, at, value);
    }
  };
  for (const { path, value } of tree.values()) if (path.startsWith('openapi/')) walk(path, '', value);
  return found;
}

type Reading = {
  readonly tree: SourceTree;
  /** Below `if` or `not`, which may ask for a property of any branch of the schemas around. */
  readonly isCondition: boolean;
};

/** Properties without a description. `around` are other schemas for the same value. */
function undescribed(reading: Reading, place: Place, around: readonly Part[]): string[] {
  const { file, pointer, schema } = place;
  const all = [place, ...around].flatMap((part) => partsOf(reading, part));
  const found: string[] = [];
  const visit = (key: string, part: Json | undefined, others: readonly Part[]): void => {
    const isCondition = reading.isCondition || key === '/if' || key === '/not';
    if (isObject(part))
      found.push(
        ...undescribed({ ...reading, isCondition }, { file, pointer: pointer + key, schema: part }, others),
      );
  };
  for (const [name, property] of Object.entries(objectOr(schema.properties))) {
    const same = all.flatMap((part): Part[] => {
      const other = objectOr(part.schema.properties)[name];
      return isObject(other) ? [{ file: part.file, schema: other }] : [];
    });
    const key = `/properties${pointerStep(name)}`;
    // A property that is `false` must be absent, so there is nothing to describe.
    if (property !== false && !same.some(({ schema: other }) => hasText(other)))
      found.push(`${file}#${pointer}${key}`);
    visit(
      key,
      property,
      same.filter((part) => part.schema !== property),
    );
  }
  const sameValue: [string, Json | undefined][] = [
    ...SAME_VALUE.map((key): [string, Json | undefined] => [`/${key}`, schema[key]]),
    ...SAME_VALUE_LISTS.flatMap((key) =>
      arrayOr(schema[key]).map((item, index): [string, Json] => [`/${key}/${index}`, item]),
    ),
    ...Object.entries(objectOr(schema.dependentSchemas)).map(([name, item]): [string, Json] => [
      `/dependentSchemas${pointerStep(name)}`,
      item,
    ]),
  ];
  for (const [key, part] of sameValue)
    visit(
      key,
      part,
      all.filter((other) => other.schema !== part),
    );
  for (const key of INSIDE) visit(`/${key}`, schema[key], insideOf(all, key, schema[key]));
  for (const [index, item] of arrayOr(schema.prefixItems).entries()) visit(`/prefixItems/${index}`, item, []);
  for (const [pattern, item] of Object.entries(objectOr(schema.patternProperties)))
    visit(`/patternProperties${pointerStep(pattern)}`, item, []);
  return found;
}

const hasText = ({ description }: JsonObject): boolean =>
  typeof description === 'string' && description.trim() !== '';

/** What other parts say about the same values inside. An item that must be contained is an item. */
const insideOf = (all: readonly Part[], key: string, own: Json | undefined): Part[] =>
  all.flatMap(({ file, schema }) =>
    [schema[key], ...(key === 'contains' ? [schema.items] : [])].flatMap((part): Part[] =>
      isObject(part) && part !== own ? [{ file, schema: part }] : [],
    ),
  );

/** A schema with all schemas that it refers to or is composed of, in any number of steps. */
function partsOf({ tree, isCondition }: Reading, start: Part): Part[] {
  const found: Part[] = [];
  const add = (part: Part): void => {
    if (found.some(({ schema }) => schema === part.schema)) return;
    found.push(part);
    const { allOf, anyOf, oneOf } = part.schema;
    const branches = isCondition ? [...arrayOr(anyOf), ...arrayOr(oneOf)] : [];
    for (const item of [...arrayOr(allOf), ...branches])
      if (isObject(item)) add({ file: part.file, schema: item });
    if (typeof part.schema.$ref !== 'string') return;
    const { file, value } = follow(tree, part.file, part.schema.$ref);
    if (isObject(value)) add({ file, schema: value });
  };
  add(start);
  return found;
}
