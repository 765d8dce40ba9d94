import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { pascalCase } from '../identifiers.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr } from '../json.ts';
import type { Model } from '../model.ts';
import { renameText } from '../protocol-name.ts';
import { type NamedSchema, SCHEMA_REF } from '../resolve.ts';
import type { Task } from '../tasks.ts';
import { propertiesOf, samplesOf, wrongValue } from './samples.ts';

export const FIXTURES = 'test/fixtures/tasks';

/** Stands for the protocol's name in fixtures, which are not renamed. */
const PLACEHOLDER = 'NAME';

/** How many vectors of each kind a task needs at least. */
const FEWEST = { valid: 2, request: 4, response: 2 } as const;

type Vector = { readonly name: string; readonly value: Json };
type Schemas = { readonly schemas: ReadonlyMap<string, NamedSchema> };

/** The folder of a task's vectors. */
export const vectorFolder = ({ name }: Pick<Task, 'name'>): string =>
  `${FIXTURES}/${renameText(name, PLACEHOLDER)}`;

/**
 * The first vectors of a task, made from its examples and its schemas: values that conform, and values with a fault,
 * whose place and keyword are in `faults.json`. A kind of which too few could be made has fewer, and the tests of the
 * vectors then ask for more.
 */
export function firstVectors(task: Task, { schemas }: Pick<Model, 'schemas'>): Map<string, string> {
  const resolver: Schemas = { schemas: new Map(schemas.map((schema) => [schema.name, schema])) };
  const faults: Record<string, string> = {};
  const files = new Map<string, string>();
  const put = (path: string, value: Json) =>
    files.set(
      `${vectorFolder(task)}/${path}`,
      `${renameText(JSON.stringify(value, null, 2), PLACEHOLDER)}\n`,
    );
  for (const side of ['request', 'response'] as const) {
    const type = pascalCase(task[side]);
    const shown = arrayOr(resolver.schemas.get(type)?.schema.examples);
    const given = side === 'request' ? task.examples : shown;
    const schema: JsonObject = { $ref: SCHEMA_REF + type };
    const validate = validatorOf(type, resolver);
    const valid = validVectors(given, schema, validate, resolver);
    for (const { name, value } of valid) put(`${side}/valid/${name}.json`, value);
    const [base] = valid;
    for (const { name, value } of base === undefined
      ? []
      : brokenVectors(base.value, schema, FEWEST[side], validate, resolver)) {
      const fault = faultOf(value, validate);
      if (fault === undefined) continue;
      put(`${side}/invalid/${name}.json`, value);
      faults[`${side}/${name}`] = renameText(fault, PLACEHOLDER);
    }
  }
  put('faults.json', faults);
  return files;
}

function validatorOf(type: string, { schemas }: Schemas): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  const all = Object.fromEntries([...schemas].map(([name, { schema }]) => [name, schema]));
  return ajv.compile({ components: { schemas: all }, $ref: SCHEMA_REF + type });
}

function validVectors(
  given: readonly Json[],
  schema: JsonObject,
  validate: ValidateFunction,
  resolver: Schemas,
): Vector[] {
  const withContext = given
    .slice(0, 1)
    .map((value): Json => ({ ...objectOr(value), context: { trace: '1' } }));
  const made = [...given, ...withContext, ...samplesOf(schema, resolver)];
  const distinct = [...new Map(made.map((value) => [JSON.stringify(value), value])).values()];
  const valid = distinct.filter((value) => validate(value));
  return valid.slice(0, Math.max(FEWEST.valid, given.length)).map((value, index) => ({
    name: index < given.length ? `example-${index + 1}` : `made-${index + 1}`,
    value,
  }));
}

/** Values with one change for the worse: a required field left out, a field of another type, no object at all. */
function brokenVectors(
  base: Json,
  schema: JsonObject,
  most: number,
  validate: ValidateFunction,
  resolver: Schemas,
): Vector[] {
  const whole = isObject(base) ? base : {};
  const { properties, required } = propertiesOf(schema, resolver);
  const without = (name: string): JsonObject => {
    const { [name]: _, ...others } = whole;
    return others;
  };
  const candidates: Vector[] = [
    ...[...required].map((name) => ({ name: `without-${fileName(name)}`, value: without(name) })),
    ...[...properties].flatMap(([name, schemas]): Vector[] => {
      const wrong = wrongValue(schemas, resolver);
      return wrong === undefined
        ? []
        : [{ name: `wrong-${fileName(name)}`, value: { ...whole, [name]: wrong } }];
    }),
    { name: 'list-instead-of-object', value: [] },
    { name: 'text-instead-of-object', value: 'example' },
  ];
  return candidates.filter(({ value }) => !validate(value)).slice(0, most);
}

const fileName = (name: string): string =>
  renameText(name, 'protocol')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

function faultOf(value: Json, validate: ValidateFunction): string | undefined {
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return error && `${error.instancePath} ${error.keyword}`;
}
