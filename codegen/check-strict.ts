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
  ...{ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true },
  code: { optimize: false },
} as const satisfies Options;

const BASE = 'contract:/';

/**
 * Compiles every published schema as a strict program does: keywords that do nothing beside a `type`, formats and
 * keywords that are not known, and the like are faults.
 *
 * @throws {ContractError} naming the first schema that such a program refuses
 */
export function checkStrict(records: readonly JsonObject[]): void {
  const schemas = records.filter(({ kind }) => kind === 'schema');
  const ajv = new Ajv2020(STRICTEST);
  formats.default(ajv);
  for (const keyword of annotationsIn(schemas)) ajv.addKeyword(keyword);
  for (const { path, document } of schemas)
    ajv.addSchema({ ...objectOr(document), $id: `${BASE}${path}.json` });
  for (const { path } of schemas) {
    try {
      ajv.getSchema(`${BASE}${path}.json`);
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem);
      throw new ContractError(`schemas/v3/${path}.json does not compile in strict mode: ${why}`);
    }
  }
}

/** Our own annotations: strict programs are told that they exist, and know nothing else of them. */
function annotationsIn(schemas: readonly JsonObject[]): Set<string> {
  const found = new Set<string>();
  const walk = (value: Json): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isObject(value)) return;
    for (const [key, item] of Object.entries(value)) {
      if (key.startsWith('x-')) found.add(key);
      walk(item);
    }
  };
  for (const { document } of schemas) walk(document ?? null);
  return found;
}
