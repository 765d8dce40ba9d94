import { _, type Code, nil, type ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { ContractError } from '../contract-error.ts';
import type { JsonObject } from '../json.ts';
import { type NamedSchema, referredName } from '../resolve.ts';
import { createAjv, culprit, finishModule, forAjv, reasonOf } from './standalone.ts';

export interface SharingModule {
  /** Path below `validators/` without extension. */
  readonly path: string;
  /** Schemas by the export names of their validators. */
  readonly entries: ReadonlyMap<string, JsonObject>;
  readonly largeLists?: readonly (readonly string[])[];
}

type Source = NonNullable<ValidateFunction['source']>;
type ValueScopeName = Source['validateName'];

/** A compiled function, with its module and its export name. */
interface Compiled {
  readonly source: Source;
  readonly path: string;
  readonly name: string;
}

interface Draft {
  /** Functions that the module declares, in order. */
  readonly own: Compiled[];
  /** Validators by export name. */
  readonly exports: Map<string, ValueScopeName>;
  rows: string;
}

/**
 * Compiles modules of validators that do not coerce. Each definition is compiled once, into the module that `homes`
 * gives for its file, and other modules import it. Circular imports are safe: only functions are imported, and
 * functions are declared before any module runs.
 */
export function compileShared(
  schemas: readonly NamedSchema[],
  modules: readonly SharingModule[],
  homes: ReadonlyMap<string, string>,
): Map<string, string> {
  const ajv = createAjv(schemas, false, { isForText: true });
  const functions = new Map<ValueScopeName, Compiled>();
  const drafts = new Map<string, Draft>();
  const draftOf = (path: string): Draft => {
    const draft = drafts.get(path) ?? { own: [], exports: new Map(), rows: '' };
    drafts.set(path, draft);
    return draft;
  };
  const add = (key: string, path: string, name: string): Source => {
    const source = compile(ajv, key, schemas);
    if (functions.has(source.validateName)) return source;
    const compiled = { source, path, name };
    functions.set(source.validateName, compiled);
    draftOf(path).own.push(compiled);
    return source;
  };

  for (const { name, file } of schemas) {
    const path = homes.get(file) ?? file;
    draftOf(path).exports.set(name, add(name, path, name).validateName);
  }
  for (const { path, entries, largeLists } of modules) {
    const draft = draftOf(path);
    for (const [name, schema] of entries) {
      const referred = Object.keys(schema).length === 1 ? referredName(schema.$ref) : undefined;
      // Ajv resolves references against the key, so the key must not contain a slash.
      const key = referred ?? `${path}/${name}`.replaceAll('/', '.');
      if (!referred) ajv.addSchema(forAjv(schema), key);
      draft.exports.set(name, add(key, path, name).validateName);
    }
    if (largeLists) {
      const rows = largeLists.map(
        (place, at) => `{ path: ${JSON.stringify(place)}, item: ${draft.exports.get(`item${at}`)} }`,
      );
      draft.rows = `export const largeLists = [${rows.join(', ')}];\n`;
    }
  }
  return new Map([...drafts].map(([path, draft]) => [path, moduleOf(ajv, path, draft, functions)]));
}

function compile(ajv: Ajv2020, key: string, schemas: readonly NamedSchema[]): Source {
  try {
    const source = ajv.getSchema(key)?.source;
    if (source) return source;
  } catch (problem) {
    throw new ContractError(`${culprit(schemas) ?? key}: ${reasonOf(problem)}`);
  }
  throw new Error(`Ajv compiled no source for "${key}"`);
}

function moduleOf(
  ajv: Ajv2020,
  path: string,
  { own, exports, rows }: Draft,
  functions: ReadonlyMap<ValueScopeName, Compiled>,
): string {
  const root = '../'.repeat(path.split('/').length - 1) || './';
  const imports = new Map<string, string>();
  const use = (name: ValueScopeName) => {
    const compiled = functions.get(name);
    if (!compiled) throw new Error(`"${path}" uses ${name}, which no module holds`);
    if (compiled.path !== path)
      imports.set(`${name}`, `import { ${compiled.name} as ${name} } from '${root}${compiled.path}.js';\n`);
  };
  /** Code for values that Ajv cannot write: the function of another schema, or an object that leads to it. */
  const leadsTo = (value: ValueScopeName): Code | undefined => {
    const referred: unknown = value.value?.ref;
    if (typeof referred === 'function') {
      use(value);
      return nil;
    }
    if (!isEnvironment(referred)) return undefined;
    use(referred.validateName);
    return _`const ${value} = {validate: ${referred.validateName}};`;
  };
  const used = {};
  const body = own.map(({ source }) => {
    const { validateName, validateCode, scopeValues, evaluated } = source;
    const values = ajv.scope.scopeCode(scopeValues, used, leadsTo);
    const state = evaluated ? `${validateName}.evaluated = ${_`${evaluated}`};\n` : '';
    return `${values}\n${validateCode}\n${state}`;
  });
  for (const name of exports.values()) use(name);
  const exported = [...exports].map(([name, local]) => `${local} as ${name}`).join(', ');
  return finishModule(
    `${[...imports.values()].join('')}${body.join('')}${rows}export { ${exported} };\n`,
    path,
  );
}

function isEnvironment(value: unknown): value is { readonly validateName: ValueScopeName } {
  return typeof value === 'object' && value !== null && 'validateName' in value;
}
