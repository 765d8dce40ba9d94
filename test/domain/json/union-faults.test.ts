import { readdirSync, readFileSync } from 'node:fs';
import { assert } from 'chai';
import { createAjv } from '../../../codegen/emit/standalone.ts';
import { readContract as readRecords } from '../../../src/domain/contract/contract.ts';
import { schemaBundle } from '../../../src/domain/contract/publish.ts';
import { documentFaults } from '../../../src/domain/json/schema-faults.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { type Contract, type Json, objectOf, readContract, type Schema } from '../../support/contract.ts';
import { type Break, breaksOf } from '../../support/schema-values/breaks.ts';

const SCHEMAS = '#/components/schemas/';

const TEXT = readFileSync(`${projectRoot}/generated/contract.jsonl`, 'utf8');

/** The published files that people and tools write, and everything that callers send: tasks and bodies of the REST API. */
function roots(): Map<string, string> {
  const records = TEXT.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  const found = new Map([
    ['adagents', 'adagents'],
    ['brand', 'brand'],
  ]);
  for (const { kind, name, id, request, body } of records) {
    if (kind === 'task') found.set(`${name}-request`, request);
    const { $ref } = objectOf(body?.schema);
    if (kind === 'operation' && typeof $ref === 'string') found.set(`${id}-body`, $ref.replace('.json', ''));
  }
  return found;
}

/** Every schema that these refer to, and the roots themselves. */
function writtenSchemas(): Record<string, Json> {
  const contract = readRecords(TEXT);
  const found: Record<string, Json> = {};
  for (const [root, path] of roots()) {
    const { $schema: _, $id: __, $defs, ...body } = schemaBundle(contract, path, '/x');
    const local = (schema: unknown): Json =>
      JSON.parse(
        JSON.stringify(schema)
          .replaceAll('"#/$defs/', `"${SCHEMAS}`)
          .replaceAll('"$ref":"#"', `"$ref":"${SCHEMAS}${root}"`),
      );
    found[root] = local(body);
    for (const [name, definition] of Object.entries(objectOf($defs))) found[name] = local(definition);
  }
  return found;
}

/** Whether a schema itself has a union. */
function hasUnion(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { oneOf, anyOf } = value as Json;
  return oneOf !== undefined || anyOf !== undefined || Object.values(value).some(hasUnion);
}

const schemas = writtenSchemas();
const contract: Contract = readContract({ components: { schemas } });
const ajv = createAjv(
  Object.entries(schemas).map(([name, schema]) => ({
    name,
    schema: schema as never,
    file: name,
    path: name,
  })),
  false,
);

const SENT = [
  ['tasks', /request.valid.*\.json$/],
  ['adagents/valid', /\.json$/],
  ['brand-json/valid', /\.json$/],
] as const;
/** Every object and list in the valid requests and files of the fixtures, which are what callers really send. */
const sent = SENT.flatMap(([folder, named]) =>
  readdirSync(`${projectRoot}/test/fixtures/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => named.test(file))
    .flatMap((file) =>
      parts(JSON.parse(readFileSync(`${projectRoot}/test/fixtures/${folder}/${file}`, 'utf8'))),
    ),
);

function parts(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(parts)];
}

/** Valid values of a schema, of every branch of its unions, each with one thing wrong. */
function brokenValues(name: string): Break[] {
  const schema: Schema = { $ref: `${SCHEMAS}${name}` };
  const isValid = contract.validator(schema);
  const examples = objectOf(schemas[name]).examples;
  const values = [...sent.filter(isValid).slice(0, 20), ...(Array.isArray(examples) ? examples : [])];
  const broken = values.flatMap((value) => breaksOf(contract, schema, value));
  return [...new Map(broken.map((one) => [JSON.stringify([one.field, one.value]), one])).values()];
}

const parentOf = (field: string) => field.replace(/(\.?[^.[]+|\[\d+\])$/, '');
const lastOf = (field: string) => field.slice(parentOf(field).length).replace(/^\./, '');

/** Whether an error about `place` leads to the broken field: to it, into it, or to a choice that names it. */
function leadsTo(field: string, { place, message }: { place: string; message: string }): boolean {
  if (place === field || field === '') return true;
  if (place.startsWith(`${field}.`) || place.startsWith(`${field}[`)) return true;
  return parentOf(place) === parentOf(field) && message.includes(`\`${lastOf(field)}\``);
}

describe('the first fault of a value with one thing wrong', () => {
  const withUnions = Object.keys(schemas).filter((name) => hasUnion(schemas[name]));

  it('is looked at in the unions of many schemas', () => assert.isAbove(withUnions.length, 50));

  for (const name of withUnions) {
    it(`lies at the broken place in ${name}`, () => {
      const validate = ajv.getSchema(name) ?? assert.fail(`${name} does not compile`);
      const astray: string[] = [];
      const broken = brokenValues(name);
      for (const { field, what, value } of broken) {
        validate(value);
        const faults = documentFaults(validate.errors as never, value);
        const [first] = faults;
        const about = `${what} → ${faults.map((f) => `${f.place} ${f.message}`).join('; ')}  (${JSON.stringify(value)?.slice(0, 300)})`;
        if (first === undefined || !leadsTo(field, first)) astray.push(about);
        const told = faults.map(({ place, message }) => `${place} ${message}`);
        assert.lengthOf(new Set(told), told.length, `no fault is said twice: ${about}`);
        // Fields may have these names. A message may not send its reader to a text that the reader does not have.
        const said = faults.map(({ message }) => message.replaceAll(/`[^`]*`/g, '')).join('\n');
        assert.notMatch(said, /undefined|\[object|NaN|description|schema/, about);
      }
      assert.lengthOf(astray, 0, astray.slice(0, 3).join('\n'));
    });
  }
});
