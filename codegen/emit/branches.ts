import { _, type Code, type KeywordCxt, type Name, stringify } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import names from 'ajv/dist/compile/names.js';
import type { AnySchema, CodeKeywordDefinition, KeywordErrorCxt } from 'ajv/dist/types/index.js';
import type { JsonObject } from '../json.ts';

const { errors } = names.default;
const UNIONS = ['oneOf', 'anyOf'];
/** References and parts of a branch that are followed for the names of its members. */
const DEEPEST = 4;

type Self = KeywordCxt['it']['self'];

/**
 * Makes the error of a union tell how many errors each branch has made, which stand before it, and the names of
 * members that only some branches have. So the branch that was meant can be found without the schema. The error
 * of `not` tells which members or values it forbids.
 */
export function nameBranches(ajv: Ajv2020): void {
  for (const keyword of UNIONS) countBranches(ajv, keyword);
  const rule = ruleOf(ajv, 'not');
  const error = {
    message: 'must NOT be valid',
    params: ({ schema }: KeywordErrorCxt) => _`${stringify(forbiddenBy(Object(schema)))}`,
  };
  rule.definition = { ...rule.definition, error };
}

function ruleOf(ajv: Ajv2020, keyword: string) {
  const rule = ajv.RULES.all[keyword];
  if (typeof rule !== 'object') throw new Error(`Ajv has no keyword "${keyword}"`);
  return rule;
}

function countBranches(ajv: Ajv2020, keyword: string): void {
  const rule = ruleOf(ajv, keyword);
  const definition = rule.definition as CodeKeywordDefinition & typeof rule.definition;
  const told = new WeakMap<KeywordErrorCxt, Code>();
  const emit: CodeKeywordDefinition['code'] = (cxt, ruleType) => {
    const { gen, schema, it } = cxt;
    if (it.opts.discriminator && cxt.parentSchema.discriminator) return definition.code(cxt, ruleType);
    const branches = schema as JsonObject[];
    const ends = [gen.let('end', errors), ...branches.map(() => gen.let('end', errors))];
    const { subschema } = cxt;
    cxt.subschema = (part, valid) => {
      const made = subschema.call(cxt, part, valid);
      // A branch that is not reached made no errors: its end is that of the branch before.
      for (const end of ends.slice(Number(part.schemaProp) + 1)) gen.assign(end, errors);
      return made;
    };
    told.set(cxt, branchList(ends, memberNames(branches, it.self)));
    definition.code(cxt, ruleType);
  };
  const params = (cxt: KeywordErrorCxt) =>
    keyword === 'oneOf'
      ? _`{passingSchemas: ${cxt.params.passing}, branches: ${told.get(cxt) ?? _`[]`}}`
      : _`{branches: ${told.get(cxt) ?? _`[]`}}`;
  const message = definition.error?.message ?? 'must match a schema';
  rule.definition = { ...definition, code: emit, error: { message, params } } as typeof rule.definition;
}

function branchList(ends: readonly Name[], members: readonly string[][]): Code {
  const rows = members.map((own, at) => _`{faults: ${ends[at + 1]} - ${ends[at]}, names: ${stringify(own)}}`);
  return _`[${rows.reduce((all, row) => _`${all}, ${row}`)}]`;
}

/** The names of members that each branch has, without those that every branch has. */
function memberNames(branches: readonly JsonObject[], self: Self): string[][] {
  const all = branches.map((branch) => namesOf(branch, self, DEEPEST));
  return all.map((own) => [...own].filter((name) => !all.every((other) => other.has(name))));
}

function namesOf(schema: unknown, self: Self, depth: number): Set<string> {
  if (depth === 0 || typeof schema !== 'object' || schema === null) return new Set();
  const { $ref, properties, required, allOf, oneOf, anyOf } = schema as JsonObject;
  const referred: AnySchema | undefined = typeof $ref === 'string' ? self.schemas[$ref]?.schema : undefined;
  const parts = [referred, ...[allOf, oneOf, anyOf].flat()];
  const inner = parts.flatMap((part) => [...namesOf(part, self, depth - 1)]);
  const own = Array.isArray(required) ? required.map(String) : [];
  return new Set([...Object.keys(Object(properties)), ...own, ...inner]);
}

/**
 * What a schema below `not` forbids: groups of members that must not stand together, or values. Empty for any
 * other schema.
 */
function forbiddenBy(schema: JsonObject): { groups?: string[][]; values?: unknown[] } {
  if ('const' in schema) return { values: [schema.const] };
  if (Array.isArray(schema.enum)) return { values: schema.enum };
  const groups = (Array.isArray(schema.anyOf) ? schema.anyOf : [schema]).map(requiredBy);
  return groups.some((group) => group.length === 0) ? {} : { groups };
}

function requiredBy(schema: unknown): string[] {
  const { required, allOf } = Object(schema) as JsonObject;
  const own = Array.isArray(required) ? required.map(String) : [];
  return [...own, ...(Array.isArray(allOf) ? allOf.flatMap(requiredBy) : [])];
}
