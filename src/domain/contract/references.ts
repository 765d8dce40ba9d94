import { isObject, type Json } from '../json-object.ts';

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

/** Path of the schema that a relative reference in another one leads to, both without extension. */
export function pathOf(from: string, ref: string): string {
  if (ref === '#') return from;
  const steps = from.split('/').slice(0, -1);
  for (const step of ref.replace(/\.json$/, '').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}
