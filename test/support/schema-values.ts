import fc, { type Arbitrary } from 'fast-check';
import type { Contract, Json, Schema } from './contract.ts';
import { merged } from './schema-values/merge.ts';
import { numbers } from './schema-values/numbers.ts';
import { texts } from './schema-values/texts.ts';

export type ValueOptions = {
  /** Good values for a field of this name, mixed in among the generated ones. */
  seeds?: (name: string) => readonly unknown[];
  /** Every optional field and at least one item per list. */
  full?: boolean;
};

type Context = ValueOptions & { contract: Contract; depth: number };

/** Below this depth optional fields and items are left out, so that schemas may refer to themselves. */
const MAX_DEPTH = 6;
const MAX_REFUSALS = 2_000;

/** Values that conform to a JSON Schema (2020-12, as far as the contract uses it). */
export function schemaValues(
  contract: Contract,
  schema: Schema,
  options: ValueOptions = {},
  name = '',
): Arbitrary<unknown> {
  return conforming(schema, { ...options, contract, depth: 0 }, name);
}

/** What is built keyword by keyword misses these; values that break them are sieved out. */
const SIEVED = [
  'not',
  'if',
  'oneOf',
  'allOf',
  'propertyNames',
  'patternProperties',
  'dependentRequired',
  'contains',
];

function conforming(schema: Schema, context: Context, name: string): Arbitrary<unknown> {
  const whole = typeof schema === 'boolean' ? {} : merged(schema, context.contract);
  if (context.depth > 0 && !SIEVED.some((keyword) => keyword in whole))
    return valuesOf(schema, context, name);
  const isValid = context.contract.validator(schema);
  let refusals = 0;
  return valuesOf(schema, context, name).filter((value) => {
    const valid = isValid(value);
    refusals = valid ? 0 : refusals + 1;
    if (refusals > MAX_REFUSALS) throw new Error(`no value found for ${name}: ${JSON.stringify(schema)}`);
    return valid;
  });
}

function valuesOf(given: Schema, context: Context, name: string): Arbitrary<unknown> {
  if (given === false) throw new Error(`${name} allows no value`);
  const schema = given === true ? {} : merged(given, context.contract);
  const offered = context.seeds?.(name) ?? [];
  const seeds = offered.filter((seed) => context.contract.validator(given)(seed));
  const made = built(schema, context, name);
  if (seeds.length === 0) return made;
  const seed = fc.constantFrom(...seeds);
  return context.full ? seed : fc.oneof({ weight: 2, arbitrary: seed }, { weight: 1, arbitrary: made });
}

function built(schema: Json, context: Context, name: string): Arbitrary<unknown> {
  const { oneOf, anyOf, ...rest } = schema;
  const branches = (oneOf ?? anyOf) as readonly Schema[] | undefined;
  if (branches !== undefined) {
    return fc.oneof(...branches.map((branch) => conforming({ allOf: [rest, branch] }, context, name)));
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? impliedType(schema)].flat() as string[];
  return fc.oneof(...types.map((type) => ofType(type, schema, context, name)));
}

function impliedType(schema: Json): string {
  if ('properties' in schema || 'required' in schema || 'additionalProperties' in schema) return 'object';
  if ('items' in schema || 'minItems' in schema) return 'array';
  if ('pattern' in schema || 'format' in schema || 'minLength' in schema) return 'string';
  return 'any';
}

function ofType(type: string, schema: Json, context: Context, name: string): Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number':
      return numbers(schema, type === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(schema, context, name.replace(/s$/, ''));
    case 'object':
      return objects(schema, context);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function lists(schema: Json, context: Context, name: string): Arbitrary<unknown[]> {
  const {
    minItems = 0,
    maxItems = 100,
    uniqueItems = false,
    items = true,
    prefixItems = [],
  } = schema as {
    minItems?: number;
    maxItems?: number;
    uniqueItems?: boolean;
    items?: Schema;
    prefixItems?: readonly Schema[];
  };
  const inner = { ...context, depth: context.depth + 1 };
  const fixed = prefixItems.map((item) => conforming(item, inner, name));
  if (items === false || inner.depth > MAX_DEPTH) {
    const rest = Math.max(0, minItems - fixed.length);
    const needed = items === false ? [] : Array.from({ length: rest }, () => conforming(items, inner, name));
    return fc.tuple(...fixed, ...needed);
  }
  const most = Math.max(Math.min(maxItems, minItems + 3) - fixed.length, 0);
  const least = Math.min(Math.max(context.full ? 1 : 0, minItems - fixed.length), most);
  const size = { minLength: least, maxLength: most };
  const rest = conforming(items, inner, name);
  const tail = uniqueItems
    ? fc.uniqueArray(rest, { ...size, selector: (item) => JSON.stringify(item) })
    : fc.array(rest, size);
  return fc.tuple(fc.tuple(...fixed), tail).map(([head, more]) => [...head, ...more]);
}

function objects(schema: Json, context: Context): Arbitrary<Record<string, unknown>> {
  const {
    properties = {},
    required = [],
    additionalProperties = true,
  } = schema as {
    properties?: Record<string, Schema>;
    required?: readonly string[];
    additionalProperties?: Schema;
  };
  const inner = { ...context, depth: context.depth + 1 };
  const tooDeep = inner.depth > MAX_DEPTH;
  const names = [...new Set([...Object.keys(properties), ...required])].filter(
    (name) => required.includes(name) || (!tooDeep && properties[name] !== false),
  );
  const known = fc.record(
    Object.fromEntries(names.map((name) => [name, conforming(properties[name] ?? true, inner, name)])),
    { requiredKeys: context.full ? names : [...required], noNullPrototype: true },
  );
  if (tooDeep && !('minProperties' in schema)) return known;
  return fc.tuple(known, furtherKeys(schema, additionalProperties, names, inner)).map(([own, further]) => ({
    ...Object.fromEntries(Object.entries(further)),
    ...own,
  }));
}

/** Keys that the schema does not name: maps have some, open objects now and then. */
function furtherKeys(
  { propertyNames = true, minProperties = 0, maxProperties = 2 }: Json,
  additional: Schema,
  names: readonly string[],
  context: Context,
): Arbitrary<Record<string, unknown>> {
  if (additional === false) return fc.constant({});
  const isMap = additional !== true;
  const least = Number(minProperties);
  const most = Math.max(Math.min(Number(maxProperties), least + 2), least);
  const key = fc.oneof(
    {
      weight: 5,
      arbitrary: conforming(
        { allOf: [{ type: 'string', minLength: 1, maxLength: 20 }, propertyNames as Schema] },
        context,
        'key',
      ) as Arbitrary<string>,
    },
    // A name that has a meaning to the language is a name like any other.
    { weight: 1, arbitrary: fc.constantFrom('constructor', 'toString', 'ext') },
  );
  const value = isMap ? conforming(additional, context, '') : fc.jsonValue({ maxDepth: 1 });
  const some = fc.dictionary(
    key.filter((candidate) => !names.includes(candidate)),
    value,
    { minKeys: Math.max(context.full && isMap ? 1 : 0, least), maxKeys: most, noNullPrototype: true },
  );
  return isMap || least > 0
    ? some
    : fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: some });
}
