import { clip, shown } from '../findings.ts';
import { VISIBLE_PATTERN } from '../text/visible-text.ts';

type Fault = {
  readonly keyword: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
};

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
const AS_DESCRIBED = 'the form that the description of this field asks for';

/** Messages by the schema keyword that a value violates. */
const MESSAGES: Readonly<Record<string, (params: Fault['params']) => string>> = {
  required: () => 'is required',
  dependentRequired: ({ property }) => `is required together with \`${property}\``,
  additionalProperties: () => 'is not known',
  unevaluatedProperties: () => 'is not known',
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
  contains: () => 'must have an item of the kind that the description of this field asks for',
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  anyOf: () => `must have ${AS_DESCRIBED}`,
  oneOf: ({ passingSchemas }) =>
    Array.isArray(passingSchemas) ? 'must have one form only, and has several' : `must have ${AS_DESCRIBED}`,
  not: () => `does not have ${AS_DESCRIBED}`,
};

/** The fault of a value in words for callers: the violated rule and the values that are allowed. */
export const faultMessage = ({ keyword, message = 'is not valid', params }: Fault): string =>
  MESSAGES[keyword]?.(params) ?? message;

const LONGEST_FIELD = 200;

/** The first sentence of an error about a field. @param field its path; empty for the request itself */
export const faultSentence = (field: string, message: string): string =>
  `${field === '' ? 'The request' : `\`${clip(field, LONGEST_FIELD)}\``} ${message}.`;

/** Path and message of each error of a validator, for the author of the document. */
export const documentFaults = (
  errors: readonly (Fault & { readonly instancePath: string })[] | null | undefined,
): { place: string; message: string }[] =>
  (errors ?? [])
    // A failed `if` adds nothing: the error inside its branch has the reason.
    .filter(({ keyword }) => keyword !== 'if')
    .map((error) => ({
      place: fieldPath(faultPointer(error.instancePath, error.params)),
      message: faultMessage(error),
    }));

const quoted = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const counted = (limit: unknown, what: string) => `${limit} ${what}${limit === 1 ? '' : 's'}`;

const typesText = (type: unknown): string => {
  const names: unknown[] = Array.isArray(type) ? type : String(type).split(',');
  return names.map((name) => TYPES[String(name)] ?? String(name)).join(' or ');
};

function oneOfText(values: unknown): string {
  if (!Array.isArray(values)) return `must have ${AS_DESCRIBED}`;
  const shown = values.slice(0, MOST_VALUES).map(quoted);
  const more = values.length - shown.length;
  if (more > 0) return `must be one of ${shown.join(', ')} and ${more} others that its schema lists`;
  const [first, ...rest] = shown;
  const last = rest.pop();
  if (last === undefined) return `must be ${first}`;
  return `must be ${[first, ...rest].join(', ')} or ${last}`;
}

/**
 * The required form of a value by the pattern of its schema, in words, so that people need not read regular
 * expressions.
 */
const FORMS: ReadonlyMap<string, string> = new Map([
  [VISIBLE_PATTERN, 'must not be blank'],
  ['^[^%_]*$', 'must not contain `%` or `_`'],
  ['^\\s*\\S[\\s\\S]{0,198}\\S\\s*$', 'must have 2 to 200 characters, not counting spaces around them'],
  [
    '^(?:[Pp][Uu][Bb][Ll][Ii][Cc]|[Mm][Ee][Mm][Bb][Ee][Rr]|[Pp][Rr][Ii][Vv][Aa][Tt][Ee]|[Aa][Ll][Ll])$',
    'must be `public`, `member`, `private` or `all`',
  ],
  ['^[A-Za-z]{2}$', 'must be a country code of two letters, for example `DE`'],
  ['^[A-Z]{2}$', 'must be a country code of two capital letters, for example `DE`'],
  ['^([A-Z]{2}|global)$', 'must be a country code of two capital letters, for example `DE`, or `global`'],
  ['^[0-9a-f]{64}$', 'must be 64 lower-case hexadecimal digits, as SHA-256 gives them'],
  ['^#[0-9A-Fa-f]{6}$', 'must be a color of the form `#1a2b3c`'],
  ['^https://', 'must begin with `https://`'],
  ['^https?://', 'must begin with `https://` or `http://`'],
  ['^sk_', 'must begin with `sk_`'],
  ['^[a-z0-9_]+$', 'must consist of lower-case letters, digits and underscores'],
  ['^[a-zA-Z0-9_-]+$', 'must consist of letters, digits, underscores and hyphens'],
  [
    '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$',
    'must be a host name in lower case, for example `example.com`',
  ],
]);

/** The message for a value that does not match a pattern. */
export const patternText = (pattern: string): string =>
  FORMS.get(pattern) ?? 'does not have the form that the description of this field asks for';

/**
 * Pointer to the violated place (RFC 6901): the place that the validator names, extended by the member that
 * is missing, must be absent, or must be a discriminator value.
 */
export function faultPointer(place: string, params: Readonly<Record<string, unknown>>): string {
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
