import type { AnySchema, ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contract, mapSchemas, pathOf } from '../../src/domain/contract/contract.ts';
import type { Json } from '../../src/domain/json/values.ts';

/** A place of a value and the keyword that it violates. */
export type Fault = { readonly pointer: string; readonly keyword: string };

/**
 * Options of Ajv under which every published schema compiles. A branch of a union may require what the schema around it
 * describes, which `strictRequired` does not see.
 */
export const STRICT = { strict: true, strictRequired: false, allowUnionTypes: true } as const;

/**
 * Finds every fault of a value, outermost first: a union that no branch fits is one fault, whatever is wrong in its
 * branches. That is what validators of other languages report, and what Ajv does not tell apart.
 */
export type FaultFinder = (value: unknown) => Fault[];

export type Schema = boolean | Json;
export type Validate = (value: unknown) => boolean;

export type FaultFinders = {
  /** The schema under a path, as a reference that the other members understand. */
  reference(path: string): Json;
  finder(path: string): FaultFinder;
  /** What a reference stands for. */
  resolve(schema: Schema): Schema;
  /** Compiles a schema, or a part of one. */
  validator(schema: Schema): Validate;
};

/** The schemas of a contract, compiled as they are needed. All share what is compiled; a bundle per message would not. */
export function faultFinders(contract: Contract): FaultFinders {
  // Strictness is checked on what is published; here branches are compiled without the schema around them.
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
        // At the first use, since a branch may refer to the schema that it is part of.
        branches ??= [schema].flat().map((branch) => validator(branch));
        const fitting = branches.filter((validate) => validate(value)).length;
        if (keyword === 'not') return fitting === 0;
        return keyword === 'oneOf' ? fitting === 1 : fitting > 0;
      };
    },
  };
}

/** Ajv adds an error for the condition to those of the branch behind it. */
const isOwnFault = ({ keyword }: ErrorObject) => keyword !== 'if';

const faultOf = ({ instancePath, keyword }: ErrorObject): Fault => ({ pointer: instancePath, keyword });

function distinct(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.pointer} ${fault.keyword}`, fault])).values()];
}
