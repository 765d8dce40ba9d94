import { clip, shown } from '../findings.ts';
import { meantFaults, type ValidatorFault } from './meant-faults.ts';
import { patternText } from './pattern-forms.ts';

type Fault = Omit<ValidatorFault, 'instancePath'>;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: '`true` or `false`',
  object: 'an object',
  array: 'an array',
  null: 'null',
};
const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date, for example `2026-05-01`',
  'date-time': 'a date and time with its offset from UTC, for example `2026-05-01T12:00:00Z`',
  email: 'an email address, for example `ads@example.com`',
  hostname: 'a host name, for example `example.com`',
  uri: 'an absolute URL, for example `https://example.com/page`',
  'uri-template': 'a URL, with or without `{variables}` in braces',
  uuid: 'a UUID, for example `123e4567-e89b-42d3-a456-426614174000`',
};
/** Values of an enumeration that a message lists; the schema has the rest. */
const MOST_VALUES = 12;

/** Messages by the schema keyword that a value violates. */
const MESSAGES: Readonly<Record<string, (params: Fault['params']) => string>> = {
  required: ({ instead }) => `is required${insteadText(instead)}`,
  dependentRequired: ({ property }) => `is required together with \`${property}\``,
  additionalProperties: unknownText,
  unevaluatedProperties: unknownText,
  propertyNames: ({ propertyName }) => `must not have a member with the name ${shown(propertyName)}`,
  'false schema': () => 'must be left out here',
  type: ({ type }) => `must be ${typesText(type)}`,
  decimal: ({ type }) => `must be ${typesText(type)}`,
  const: ({ allowedValue }) => `must be ${quoted(allowedValue)}`,
  enum: ({ allowedValues }) => oneOfText(allowedValues),
  discriminator: ({ error, tagValue, allowedValues }) => {
    if (error === 'tag') return tagValue === undefined ? 'is required' : 'must be a string';
    return oneOfText(allowedValues);
  },
  format: ({ format }) => `must be ${FORMATS[String(format)] ?? `of the format \`${format}\``}`,
  pattern: ({ pattern }) => patternText(String(pattern)),
  minLength: ({ limit }) => `must have at least ${counted(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${counted(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, 'item')}`,
  minProperties: ({ limit }) => `must have at least ${counted(limit, 'member')}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, 'member')}`,
  uniqueItems: ({ i, j }) => `must not have the same item twice (items ${j} and ${i} are equal)`,
  contains: () => 'must have at least one item of the required kind',
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  anyOf: () => 'fits none of the forms that are allowed here',
  oneOf: ({ passingSchemas, together }) =>
    Array.isArray(passingSchemas) ? onlyOneText(together) : 'fits none of the forms that are allowed here',
  not: (params) => forbiddenText(params),
};

/** @param beside members of the form that was meant, when the unknown member is of another form */
function unknownText({ beside }: Fault['params']): string {
  if (!Array.isArray(beside)) return 'is not known';
  return `must be left out beside ${listed(beside.map(quoted), 'and')}`;
}

/** The fault of a value in words for callers: the violated rule and the values that are allowed. */
export function faultMessage({ keyword, message = 'is not valid', params }: Fault): string {
  const { alternatives } = params;
  if (Array.isArray(alternatives)) return alternativesText(alternatives);
  return MESSAGES[keyword]?.(params) ?? message;
}

const LONGEST_FIELD = 200;

/** The first sentence of an error about a field. @param field its path; empty for the request itself */
export const faultSentence = (field: string, message: string): string =>
  `${field === '' ? 'The request' : `\`${clip(field, LONGEST_FIELD)}\``} ${message}.`;

/** A fault as it is told: where it is, and what is wrong there. */
export type DescribedFault = Pick<ValidatorFault, 'keyword' | 'params'> & {
  /** RFC 6901 */
  readonly pointer: string;
  readonly message: string;
};

/** The faults that a validator found in a value, each once, without those of forms that were not meant. */
export function describeFaults(
  errors: readonly ValidatorFault[] | null | undefined,
  value: unknown,
): DescribedFault[] {
  const seen = new Set<string>();
  return meantFaults(errors ?? [], value).flatMap((fault) => {
    const { instancePath, keyword, params } = fault;
    const told = {
      pointer: faultPointer(instancePath, params),
      message: faultMessage(fault),
      keyword,
      params,
    };
    const key = `${told.pointer} ${told.message}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [told];
  });
}

/** Path and message of each error that a validator found in a document, for its author. */
export const documentFaults = (
  errors: readonly ValidatorFault[] | null | undefined,
  document: unknown,
): { place: string; message: string }[] =>
  describeFaults(errors, document).map(({ pointer, message }) => ({ place: fieldPath(pointer), message }));

const quoted = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const counted = (limit: unknown, what: string) => `${limit} ${what}${limit === 1 ? '' : 's'}`;

const typeNames = (type: unknown): string[] =>
  Array.isArray(type) ? type.map(String) : String(type).split(',');
const typesText = (type: unknown): string =>
  typeNames(type)
    .map((name) => TYPES[name] ?? name)
    .join(' or ');

function oneOfText(values: unknown): string {
  if (!Array.isArray(values)) return 'is not one of the values that are allowed here';
  const shown = values.slice(0, MOST_VALUES).map(quoted);
  const more = values.length - shown.length;
  if (more > 0) return `must be one of ${shown.join(', ')} and ${counted(more, 'other')}`;
  return `must be ${listed(shown, 'or')}`;
}

/** A list in words: `a`, `b` or `c`. */
function listed(items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** The fields that would do as well, by the branches of a union that have them. */
function insteadText(instead: unknown): string {
  if (!Array.isArray(instead) || instead.length === 0) return '';
  const groups = instead.map((group: readonly string[]) => listed(group.map(quoted), 'and'));
  return `, or ${listed([...new Set(groups)], 'or')} instead`;
}

function onlyOneText(together: unknown): string {
  if (!Array.isArray(together) || together.length < 2) return 'must have one form only, and has several';
  return `must have only one of ${listed(together.map(quoted), 'and')}`;
}

/** What `not` forbids: a member, members together, or values. */
function forbiddenText({ beside, groups, values }: Fault['params']): string {
  if (Array.isArray(beside)) {
    return beside.length === 0
      ? 'must be left out here'
      : `must be left out beside ${listed(beside.map(quoted), 'and')}`;
  }
  if (Array.isArray(values)) return `must not be ${listed(values.slice(0, MOST_VALUES).map(quoted), 'or')}`;
  if (!Array.isArray(groups)) return 'has a form that is not allowed here';
  const texts = groups.map((group: readonly string[]) => {
    const members = listed(group.map(quoted), 'and');
    return group.length > 1 ? `${members} together` : members;
  });
  return `must not have ${listed(texts, 'or')}`;
}

/** The faults of a value that may have several forms, as one message. */
function alternativesText(faults: readonly Fault[]): string {
  if (faults.every(({ keyword }) => keyword === 'type')) {
    return `must be ${typesText([...new Set(faults.flatMap(({ params }) => typeNames(params.type)))])}`;
  }
  return [...new Set(faults.map(faultMessage))].join(', or ');
}

/**
 * Pointer to the violated place (RFC 6901): the place that the validator names, extended by the member that
 * is missing, must be absent, or must be a discriminator value.
 */
function faultPointer(place: string, params: Readonly<Record<string, unknown>>): string {
  const name =
    params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? params.tag;
  return typeof name === 'string' ? `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : place;
}

/** A JSON Pointer (RFC 6901) as a field path: `/properties/0/type` → `properties[0].type`. */
export function fieldPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
      '',
    );
}
