import { isObject, type Json, objectOf, objectsIn } from '../json/object.ts';
import { type Contract, schemaAt } from './contract.ts';
import { referenceTarget } from './references.ts';

/** A property of a message, for people who read what a task takes and returns. */
export type ContractField = {
  readonly name: string;
  /** In a few words, such as `string`, `list of Package request` or `Account reference`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
};

/** The properties at the root of a schema, with those of the schemas that it is composed of. */
export function contractFields(contract: Contract, path: string): ContractField[] {
  const fields = new Map<string, { path: string; schema: Json }>();
  const required = new Set<string>();
  const collect = (at: string, schema: Json, seen: ReadonlySet<string>) => {
    for (const part of objectsIn(schema.allOf)) collect(at, part, seen);
    if (typeof schema.$ref === 'string') {
      const target = referenceTarget(at, schema.$ref);
      const key = `${target.path}#${target.member}`;
      if (!seen.has(key)) collect(target.path, schemaAt(contract, target), new Set([...seen, key]));
    }
    for (const name of Array.isArray(schema.required) ? schema.required : []) required.add(String(name));
    for (const [name, property] of Object.entries(objectOf(schema.properties)))
      if (isObject(property)) fields.set(name, { path: at, schema: property });
  };
  collect(path, contract.schemas.get(path)?.document ?? {}, new Set([`${path}#null`]));
  return [...fields].map(([name, { path: at, schema }]) => ({
    name,
    type: typeOf(contract, at, schema),
    isRequired: required.has(name),
    description: typeof schema.description === 'string' ? schema.description : '',
  }));
}

function typeOf(contract: Contract, at: string, schema: Json): string {
  const { $ref, type, items, enum: values, const: value } = schema;
  if (typeof $ref === 'string') {
    const target = referenceTarget(at, $ref);
    const { title, ...referred } = schemaAt(contract, target);
    // Members of `$defs` often have no title, and do not refer back to themselves.
    return typeof title === 'string' || target.member === null
      ? String(title ?? target.path)
      : typeOf(contract, target.path, referred);
  }
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(values)) return values.map((item) => JSON.stringify(item)).join(' or ');
  if (type === 'array') return isObject(items) ? `list of ${typeOf(contract, at, items)}` : 'list';
  if (Array.isArray(type)) return type.join(' or ');
  const branches = [...objectsIn(schema.oneOf), ...objectsIn(schema.anyOf)];
  if (typeof type !== 'string' && branches.length > 0)
    return [...new Set(branches.map((branch) => typeOf(contract, at, branch)))].join(' or ');
  return typeof type === 'string' ? type : 'any value';
}
