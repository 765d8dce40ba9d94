import { _, type CodeKeywordDefinition, stringify } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { KeywordErrorCxt } from 'ajv/dist/types/index.js';
import formats from 'ajv-formats';
import { type TransformOptions, transformSync, version } from 'esbuild';
import { ContractError } from '../contract-error.ts';
import type { JsonObject } from '../json.ts';
import { reachedTypes } from '../reached.ts';
import { recalled, remember, resultKey } from '../remembered.ts';
import { type NamedSchema, referredName } from '../resolve.ts';
import { mapObjectSchema } from '../schema-keywords.ts';
import { nameBranches } from './branches.ts';
import { limitErrors, makeLinear, REPEATED_ITEM } from './linear.ts';

/** Run-time modules that compiled validators may import; everything else in them is self-contained. */
const RUNTIME = new Map([
  ['ajv/dist/runtime/ucs2length', 'ucs2length'],
  ['ajv-formats/dist/formats', 'formats'],
  [REPEATED_ITEM, 'repeated'],
]);

const IGNORED = new Set([
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
]);

interface Options {
  /** Path of the module below `validators/`, without extension. */
  readonly path: string;
  readonly coerce: boolean;
}

/**
 * One ES module of compiled validators.
 *
 * `entries` maps export names to schemas whose references name `schemas`. With `coerce`, strings become integers,
 * numbers and booleans, and a single value becomes a list, as query parameters need.
 *
 * @throws {ContractError} naming the schema file when a schema cannot be compiled, or when the output needs a
 *   module that is not mapped
 */
export function compileModule(
  schemas: readonly NamedSchema[],
  entries: ReadonlyMap<string, JsonObject>,
  { path, coerce }: Options,
): string {
  const named = { schemas: new Map(schemas.map((one) => [one.name, one])) };
  const reached = reachedTypes([...entries.values()], named);
  // To add a schema takes time, also one that nothing here refers to, and parameters refer to few.
  const ajv = createAjv(
    schemas.filter(({ name }) => reached.has(name)),
    coerce,
    { isForText: true },
  );
  // Ajv would declare a function twice if it has two export names, so further names become aliases.
  const firstNames = new Map<string, string>();
  const aliases: string[] = [];
  for (const [name, schema] of entries) {
    const referred = Object.keys(schema).length === 1 ? referredName(schema.$ref) : undefined;
    if (!referred) ajv.addSchema(forAjv(schema), name);
    const first = firstNames.get(referred ?? name);
    if (first) aliases.push(`export const ${name} = ${first};`);
    else firstNames.set(referred ?? name, name);
  }
  let code: string;
  try {
    code = standalone.default(ajv, Object.fromEntries([...firstNames].map(([key, name]) => [name, key])));
  } catch (problem) {
    throw new ContractError(`${culprit(schemas) ?? [...entries.keys()].join(', ')}: ${reasonOf(problem)}`);
  }
  return finishModule(code + aliases.join(''), path);
}

/** The final text of a module: with imports for its run-time functions, and minified. */
export function finishModule(code: string, path: string): string {
  return shrink(withImports(limitErrors(code), '../'.repeat(path.split('/').length - 1) || './'));
}

/** What a validator is made of where only its text is used: to parse the code of all of them takes seconds. */
const UNPARSED = () => 'return () => true';

/** With `isForText` nothing can be validated with what it compiles, only its code be written down. */
export function createAjv(
  schemas: readonly NamedSchema[],
  coerce: boolean,
  { isForText = false } = {},
): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    code: { source: true, esm: true, ...(isForText ? { process: UNPARSED } : {}) },
    coerceTypes: coerce ? 'array' : false,
    discriminator: true,
    inlineRefs: false,
    strictSchema: true,
    // A text of 310 digits becomes infinity, which only the limits of a parameter refuse; Ajv would hold no infinite number
    // against them. Bodies have no such numbers to refuse: the walk that looks for texts that cannot be stored finds them.
    strictNumbers: !coerce,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    unicodeRegExp: true,
    // The sources are already checked; another check for every module would double the run time.
    validateSchema: false,
  });
  formats.default(ajv);
  ajv.addKeyword(decimalKeyword);
  makeLinear(ajv);
  nameTags(ajv);
  nameBranches(ajv);
  for (const { name, schema } of schemas) ajv.addSchema({ ...forAjv(schema), $id: name });
  return ajv;
}

/** Makes a `discriminator` error list the allowed values of the tag field. */
function nameTags(ajv: Ajv2020): void {
  const rule = ajv.RULES.all.discriminator;
  if (typeof rule !== 'object') throw new Error('Ajv has no keyword "discriminator"');
  const params = ({ params: { discrError, tag, tagName }, ...cxt }: KeywordErrorCxt) =>
    _`{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}, allowedValues: ${stringify(tagValues(cxt))}}`;
  const message = rule.definition.error?.message ?? 'has no form of its tag';
  rule.definition = { ...rule.definition, error: { message, params } };
}

function tagValues({ schema, parentSchema, it }: Pick<KeywordErrorCxt, 'schema' | 'parentSchema' | 'it'>) {
  const branches = Array.isArray(parentSchema?.oneOf) ? parentSchema.oneOf : [];
  return branches.flatMap((branch: JsonObject): unknown[] => {
    const named = typeof branch.$ref === 'string' ? it.self.schemas[branch.$ref]?.schema : branch;
    const { const: only, enum: several = [only] } = Object(Object(named).properties)[schema.propertyName];
    return several;
  });
}

/**
 * Coercion accepts every text that JavaScript can convert to a number: " 5", "0x10", "1e2". This keyword rejects
 * texts that would be coerced but are not decimal numbers. It leaves other texts to `type`, so that each fault is
 * reported once.
 */
const decimalKeyword: CodeKeywordDefinition = {
  keyword: 'decimal',
  type: 'string',
  schemaType: 'string',
  error: { message: ({ schema }) => `must be ${schema}`, params: ({ schema }) => _`{type: ${schema}}` },
  code: (cxt) => {
    const { data, schema } = cxt;
    const coerced = _`${data} && ${data} == +${data}`;
    if (schema === 'integer') cxt.fail(_`${coerced} && !(${data} % 1) && !/^-?\\d+$/.test(${data})`);
    else cxt.fail(_`${coerced} && !/^-?\\d+(\\.\\d+)?$/.test(${data})`);
  },
};

/**
 * Prepares a schema for Ajv: annotations are removed, because Ajv would embed them in the output, and references
 * become the names under which schemas are registered.
 */
export function forAjv(schema: JsonObject): JsonObject {
  return mapObjectSchema(schema, (part) => {
    const kept = Object.entries(part).filter(
      ([keyword]) => !IGNORED.has(keyword) && !keyword.startsWith('x-'),
    );
    const name = referredName(part.$ref);
    return Object.fromEntries(name ? kept.map(([k, v]) => [k, k === '$ref' ? name : v]) : kept);
  });
}

/** The file that does not compile although all its referenced files do. */
export function culprit(schemas: readonly NamedSchema[]): string | undefined {
  const failing = schemas.filter(({ name }) => {
    try {
      createAjv(schemas, false, { isForText: true }).getSchema(name);
      return false;
    } catch {
      return true;
    }
  });
  const names = new Set(failing.map(({ name }) => name));
  const alone = failing.find(({ name, schema }) => {
    const referred = JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
    return ![...referred].some(([, other = '']) => other !== name && names.has(other));
  });
  return (alone ?? failing[0])?.file;
}

/** Replaces the CommonJS `require` calls that Ajv leaves in ES modules. */
function withImports(code: string, root: string): string {
  const used = new Map<string, string>();
  const body = code.replace(/\brequire\("([^"]+)"\)/g, (_, id: string) => {
    const name = RUNTIME.get(id);
    if (!name)
      throw new Error(
        `compiled validators require "${id}", which is not mapped in codegen/emit/standalone.ts`,
      );
    used.set(id, name);
    return `runtime_${name}`;
  });
  const imports = [...used].sort().map(([id, name]) => {
    if (id === REPEATED_ITEM) return `import * as runtime_${name} from '${root}${id}.js';\n`;
    return `import runtime_${name} from '${id}.js';\n`;
  });
  return imports.join('') + body.replace(/^"use strict";/, '');
}

const SHRINKING = {
  format: 'esm',
  target: 'node22',
  charset: 'utf8',
  legalComments: 'none',
  minify: true,
  treeShaking: true,
  lineLimit: 160,
} as const satisfies TransformOptions;

function shrink(code: string): string {
  const key = resultKey({ name: 'esbuild', version, options: SHRINKING }, code);
  const lines = recalled(key) ?? remember(key, transformSync(code, SHRINKING).code);
  // The line limit also breaks strings, and a broken word cannot be found by a search.
  return lines.replaceAll('\\\n', '');
}

export function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
