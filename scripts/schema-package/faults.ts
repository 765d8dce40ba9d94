import type { AnySchema, ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract } from '../../src/domain/contract/contract.ts';
import { mapSchemas, pathOf } from '../../src/domain/contract/references.ts';

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

/** A finder for each schema of a contract. They share what they compile, which a bundle per message would not. */
export function faultFinders(contract: Contract): (path: string) => FaultFinder {
  // Strictness is checked on what is published; here branches are compiled without the schema around them.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  for (const keyword of ['oneOf', 'anyOf', 'not']) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword(asOneFault(ajv, keyword));
  }
  for (const { path, document } of contract.schemas.values()) {
    const absolute = mapSchemas(document, (part) =>
      typeof part.$ref === 'string' ? { ...part, $ref: `${ADDRESS}${pathOf(path, part.$ref)}` } : part,
    );
    ajv.addSchema({ ...absolute, $id: ADDRESS + path });
  }
  return (path) => {
    const validate = ajv.getSchema(ADDRESS + path);
    if (validate === undefined) throw new Error(`the contract has no schema ${path}`);
    return (value) =>
      validate(value) ? [] : distinct((validate.errors ?? []).filter(isOwnFault).map(faultOf));
  };
}

const ADDRESS = 'contract:/';

function asOneFault(ajv: Ajv2020, keyword: string): FuncKeywordDefinition {
  return {
    keyword,
    errors: false,
    compile(schema: AnySchema | readonly AnySchema[]) {
      let branches: readonly ValidateFunction[] | undefined;
      return (value: unknown) => {
        // At the first use, since a branch may refer to the schema that it is part of.
        branches ??= [schema].flat().map((branch) => ajv.compile(branch));
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
