import { _, type CodeKeywordDefinition, stringify } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { KeywordErrorCxt } from 'ajv/dist/types/index.js';
import formats from 'ajv-formats';
import { transformSync } from 'esbuild';
import { ContractError } from '../contract-error.ts';
import type { JsonObject } from '../json.ts';
import { type NamedSchema, referredName } from '../resolve.ts';
import { mapObjectSchema } from '../schema-keywords.ts';
import { limitErrors, makeLinear, REPEATED_ITEM } from './linear.ts';

/** Modules that compiled validators may ask for; everything else in them is self-contained. */
const RUNTIME = new Map([
  ['ajv/dist/runtime/ucs2length', 'ucs2length'],
  ['ajv-formats/dist/formats', 'formats'],
  [REPEATED_ITEM, 'repeated'],
]);

const IGNORED = new Set([
  ...['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', '$comment'],
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
 * numbers and booleans and a single value becomes a list, as query parameters need. Stops with the schema file when
 * a schema cannot be compiled, and when the output needs a module that is not mapped.
 */
export function compileModule(
  schemas: readonly NamedSchema[],
  entries: ReadonlyMap<string, JsonObject>,
  { path, coerce }: Options,
): string {
  const ajv = createAjv(schemas, coerce);
  // Ajv would declare a function twice that is exported under two names, so further names become aliases.
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

/** The module as it is written: with imports for what its functions need at run time, and short. */
export function finishModule(code: string, path: string): string {
  return shrink(withImports(limitErrors(code), '../'.repeat(path.split('/').length - 1) || './'));
}

export function createAjv(schemas: readonly NamedSchema[], coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    code: { source: true, esm: true },
    coerceTypes: coerce ? 'array' : false,
    discriminator: true,
    inlineRefs: false,
    strictSchema: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    unicodeRegExp: true,
    // Sources were checked before; doing so again for every module would double the run time.
    validateSchema: false,
  });
  formats.default(ajv);
  ajv.addKeyword(decimalKeyword);
  makeLinear(ajv);
  nameTags(ajv);
  for (const { name, schema } of schemas) ajv.addSchema({ ...forAjv(schema), $id: name });
  return ajv;
}

/** Has an error of `discriminator` say which values the field may have that tells the forms of a value apart. */
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
 * Coercion takes whatever JavaScript can turn into a number: " 5", "0x10", "1e2". This refuses the texts that would be
 * coerced although they are no decimal numbers, and leaves the others to `type`, so that each fault is told once.
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

/** Annotations would be embedded in the output; references become the bare names that schemas are registered under. */
export function forAjv(schema: JsonObject): JsonObject {
  return mapObjectSchema(schema, (part) => {
    const kept = Object.entries(part).filter(
      ([keyword]) => !IGNORED.has(keyword) && !keyword.startsWith('x-'),
    );
    const name = referredName(part.$ref);
    return Object.fromEntries(name ? kept.map(([k, v]) => [k, k === '$ref' ? name : v]) : kept);
  });
}

/** The file that does not compile although everything it refers to does. */
export function culprit(schemas: readonly NamedSchema[]): string | undefined {
  const failing = schemas.filter(({ name }) => {
    try {
      createAjv(schemas, false).getSchema(name);
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

/** Ajv leaves CommonJS `require` calls in ES modules. */
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

function shrink(code: string): string {
  const options = { format: 'esm', target: 'node22', charset: 'utf8', legalComments: 'none' } as const;
  const { code: lines } = transformSync(code, {
    ...options,
    minify: true,
    treeShaking: true,
    lineLimit: 160,
  });
  // The limit breaks strings too, and a word that is broken cannot be searched for.
  return lines.replaceAll('\\\n', '');
}

export function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
