import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { ContractError } from './contract-error.ts';
import { isObject, type Json, type JsonObject, objectOr } from './json.ts';

/**
 * The strictest options of Ajv with which the published schemas compile. `strictRequired` is off, because it does not
 * see that a branch of a union may require fields that are described beside the union. Nothing is optimized: the code
 * is not run.
 */
export const STRICTEST = {
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  code: { optimize: false },
} as const satisfies Options;

const BASE = 'contract:/';

/**
 * Compiles every published schema as a strict program does, also those that only an operation has: keywords that do
 * nothing beside a `type`, formats and keywords that are not known, and the like are faults.
 *
 * @throws {ContractError} naming the first schema that such a program refuses
 */
export function checkStrict(records: readonly JsonObject[]): void {
  const schemas = records.filter(({ kind }) => kind === 'schema');
  const ajv = new Ajv2020(STRICTEST);
  formats.default(ajv);
  for (const keyword of annotationsIn(records)) ajv.addKeyword(keyword);
  for (const { path, document } of schemas)
    ajv.addSchema({ ...objectOr(document), $id: `${BASE}${path}.json` });
  const compiled = (what: string, compile: () => unknown) => {
    try {
      compile();
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem);
      throw new ContractError(`${what} does not compile in strict mode: ${why}`);
    }
  };
  for (const { path } of schemas)
    compiled(`schemas/v3/${path}.json`, () => ajv.getSchema(`${BASE}${path}.json`));
  for (const operation of records.filter(({ kind }) => kind === 'operation'))
    for (const [place, schema] of schemasOf(operation))
      compiled(`${operation.id}: ${place}`, () =>
        ajv.compile({ ...schema, $id: `${BASE}${operation.id}-${encodeURIComponent(place)}` }),
      );
}

/** The schemas of an operation by their places. References in them start from the root of all schemas. */
function schemasOf({ body, parameters, answers }: JsonObject): [place: string, schema: JsonObject][] {
  const found: [string, Json | undefined][] = [
    ['the body', objectOr(body).schema],
    ...Object.entries(objectOr(parameters)).map(([name, one]): [string, Json | undefined] => [
      `the parameter ${name}`,
      objectOr(one).schema,
    ]),
    ...Object.entries(objectOr(answers)).map(([status, one]): [string, Json | undefined] => [
      `the answer ${status}`,
      objectOr(one).schema,
    ]),
  ];
  return found.flatMap(([place, schema]): [string, JsonObject][] =>
    isObject(schema) ? [[place, schema]] : [],
  );
}

/** Our own annotations: strict programs are told that they exist, and know nothing else of them. */
function annotationsIn(records: readonly JsonObject[]): Set<string> {
  const found = new Set<string>();
  const walk = (value: Json): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isObject(value)) return;
    for (const [key, item] of Object.entries(value)) {
      if (key.startsWith('x-')) found.add(key);
      walk(item);
    }
  };
  for (const record of records) walk(record);
  return found;
}
