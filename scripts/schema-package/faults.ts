import type { AnySchema, ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contract, mapSchemas, pathOf } from '../../src/domain/contract/contract.ts';
import type { Json } from '../../src/domain/json/values.ts';

/** A place in a value and the keyword that it violates. */
export type Fault = { readonly pointer: string; readonly keyword: string };

/**
 * Finds every fault of a value, outermost first. A union without a matching branch is one fault, whatever is wrong
 * in its branches. Validators of other languages report it so, and Ajv does not.
 */
type FaultFinder = (value: unknown) => Fault[];

type Schema = boolean | Json;
type Validate = (value: unknown) => boolean;

export type FaultFinders = {
  /** A reference to the schema at a path, for the other methods. */
  reference(path: string): Json;
  finder(path: string): FaultFinder;
  /** The schema to which a reference points. */
  resolve(schema: Schema): Schema;
  /** Compiles a schema, or a part of one. */
  validator(schema: Schema): Validate;
};

/**
 * The schemas of a contract, compiled when needed. All messages share compiled schemas, which a bundle per message
 * could not.
 */
export function faultFinders(contract: Contract): FaultFinders {
  // Strictness is checked on the published schemas; here branches are compiled without the schema around them.
  const code = { optimize: false };
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, code });
  addFormats.default(ajv);
  const documents = new Map<string, Json>();
  for (const { path, document } of contract.schemas.values()) {
    const { $id, $schema, ...absolute } = mapSchemas(document, (part) =>
      typeof part.$ref === 'string' ? { ...part, $ref: ADDRESS + pathOf(path, part.$ref) } : part,
    );
    documents.set(ADDRESS + path, absolute);
    ajv.addSchema({ ...absolute, $id: ADDRESS + path });
  }
  const compiled = new Map<string, ValidateFunction>();
  const validator = (schema: AnySchema): ValidateFunction => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, known);
    return known;
  };
  for (const keyword of ['oneOf', 'anyOf', 'not']) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword(asOneFault(keyword, validator));
  }
  const resolve = (schema: Schema): Schema => {
    if (typeof schema === 'boolean' || typeof schema.$ref !== 'string') return schema;
    return resolve(documents.get(schema.$ref) ?? true);
  };
  const reference = (path: string): Json => ({ $ref: ADDRESS + path });
  return {
    reference,
    resolve,
    validator,
    finder: (path) => {
      const validate = validator(reference(path));
      return (value) =>
        validate(value) ? [] : distinct((validate.errors ?? []).filter(isOwnFault).map(faultOf));
    },
  };
}

const ADDRESS = 'contract:/';

function asOneFault(
  keyword: string,
  validator: (schema: AnySchema) => ValidateFunction,
): FuncKeywordDefinition {
  return {
    keyword,
    errors: false,
    compile(schema: AnySchema | readonly AnySchema[]) {
      let branches: readonly ValidateFunction[] | undefined;
      return (value: unknown) => {
        // Compiled at first use, because a branch may refer to the schema that contains it.
        branches ??= [schema].flat().map((branch) => validator(branch));
        const fitting = branches.filter((validate) => validate(value)).length;
        if (keyword === 'not') return fitting === 0;
        return keyword === 'oneOf' ? fitting === 1 : fitting > 0;
      };
    },
  };
}

/** Ajv adds an error for the `if` condition to the errors of the branch. */
const isOwnFault = ({ keyword }: ErrorObject) => keyword !== 'if';

const faultOf = ({ instancePath, keyword }: ErrorObject): Fault => ({ pointer: instancePath, keyword });

function distinct(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.pointer} ${fault.keyword}`, fault])).values()];
}
