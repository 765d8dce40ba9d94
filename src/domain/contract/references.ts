import { isObject, type Json } from '../json/object.ts';

/** Keywords whose value is data, in which the words of a schema mean nothing. */
const DATA = new Set(['examples', 'default', 'const', 'enum', 'required', 'dependentRequired']);
/** Keywords whose value maps names of any kind to schemas. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/** A copy of a schema in which each schema, innermost first, went through `change`. */
export function mapSchemas(schema: Json, change: (part: Json) => Json): Json {
  const inValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inValue);
    return isObject(value) ? mapSchemas(value, change) : value;
  };
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (DATA.has(keyword) || keyword.startsWith('x-')) return [keyword, value];
    if (!MAPS.has(keyword) || !isObject(value)) return [keyword, inValue(value)];
    return [keyword, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inValue(part)]))];
  });
  return change(Object.fromEntries(entries));
}

/** Where a reference leads: a schema by its path without extension, or a member of its `$defs`. */
export type ReferenceTarget = { readonly path: string; readonly member: string | null };

const MEMBER = '/$defs/';

/** Follows a relative reference of the schema `from`. */
export function referenceTarget(from: string, ref: string): ReferenceTarget {
  const [file = '', pointer = ''] = ref.split('#', 2);
  const member = pointer.startsWith(MEMBER) ? pointer.slice(MEMBER.length) : null;
  if (file === '') return { path: from, member };
  const steps = from.split('/').slice(0, -1);
  for (const step of file.replace(/\.json$/, '').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return { path: steps.join('/'), member };
}

/** Path of the schema that a relative reference leads to or into. */
export const pathOf = (from: string, ref: string): string => referenceTarget(from, ref).path;
