import { type Mend, meantText, meantTime, meantTruth, meantWord } from './mends.ts';
import type { DescribedFault } from './schema-faults.ts';

/** The mend of a fault that a schema has found, if one edit is certain. @param value what the schema was asked about */
export function mendOfFault({ keyword, params, pointer }: DescribedFault, value: unknown): Mend | undefined {
  // A value that may have several forms may be meant as any of them.
  if (Array.isArray(params.alternatives) || Array.isArray(params.beside)) return undefined;
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'false schema':
      return 'remove';
    case 'enum':
      return meantWord(valueAt(value, pointer), textsOf(params.allowedValues));
    case 'const':
      return meantWord(valueAt(value, pointer), textsOf([params.allowedValue]));
    case 'type':
      if (params.type === 'boolean') return meantTruth(valueAt(value, pointer));
      return params.type === 'string' ? meantText(valueAt(value, pointer)) : undefined;
    case 'format':
      return params.format === 'date-time' ? dateTime(valueAt(value, pointer)) : undefined;
    default:
      return undefined;
  }
}

const textsOf = (values: unknown): string[] =>
  Array.isArray(values) ? values.filter((one) => typeof one === 'string') : [];

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time is the midnight with which its day begins. */
function dateTime(value: unknown): Mend | undefined {
  if (typeof value !== 'string' || !DATE.test(value)) return undefined;
  const at = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(value) ? undefined : meantTime(at);
}

/** The value at a JSON Pointer (RFC 6901), or undefined. */
function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[name];
  }
  return at;
}
