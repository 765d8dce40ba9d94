import { type Contract, type Operation, objectOf, type Parameter, type Schema } from '../support/contract.ts';
import { breaksOf } from '../support/schema-values/breaks.ts';
import { type Request, requestOf, type Target, type Values, withJson } from './exchange.ts';

/** A request that breaks the contract in one place. */
export type Broken = {
  readonly what: string;
  readonly request: Request;
  readonly error: 'invalid_request' | 'payload_too_large' | 'unsupported_media_type';
  /** The path that an entry of `issues` must have; null when no single place is to blame. */
  readonly field: string | null;
  /** What the entry says, where not only its place matters. */
  readonly says?: string;
};

/** Deeper than any body may be, and within the smallest limit of a body. */
const TOO_DEEP = 2_000;

/** Every way in which a request of the operation can break the contract, around values that are good. */
export function brokenRequests(target: Target, operation: Operation, good: readonly Values[]): Broken[] {
  const [base] = good;
  if (base === undefined) throw new Error(`no good request for ${operation.id}`);
  const found = [
    ...operation.parameters.flatMap((parameter) => brokenParameter(target, operation, base, parameter)),
    ...(operation.body === null ? [] : brokenFields(target, operation, good)),
    ...(operation.body === null ? [] : brokenBodies(target, operation, base)),
  ];
  return [...new Map(found.map((broken) => [broken.what, broken])).values()];
}

function brokenParameter(target: Target, operation: Operation, base: Values, parameter: Parameter): Broken[] {
  const { name, place, required, schema } = parameter;
  const { contract } = target;
  const types = [objectOf(contract.resolve(schema)).type].flat();
  const isList = types.length === 1 && types[0] === 'array';
  const broken = (what: string, given: unknown): Broken => {
    const { [name]: _held, ...others } = base[place];
    const values = { ...base, [place]: given === undefined ? others : { ...others, [name]: given } };
    return {
      what: `${place} parameter ${name} ${what}`,
      request: requestOf(target, operation, values),
      error: 'invalid_request',
      field: name,
    };
  };
  const good = String(base[place][name] ?? parameter.examples[0] ?? 'x');
  return [
    ...(required && place !== 'path' ? [broken('is left out', undefined)] : []),
    ...(types.includes('array') || place !== 'query'
      ? []
      : [
          { ...broken('is repeated', [good, good]), says: 'was sent 2 times; send it once' },
          { ...broken('is repeated with others', ['x', good, '-1']), says: 'was sent 3 times; send it once' },
        ]),
    ...wrongSpellings(contract, parameter).map(([what, text]) => ({
      ...broken(what, text),
      field: isList ? `${name}[0]` : name,
    })),
  ];
}

/**
 * Texts of a parameter, or of the only value of a list, that the schema refuses. An empty path segment is another
 * path, so it is left out.
 */
function wrongSpellings(contract: Contract, { schema, place }: Parameter): [string, string][] {
  const given = objectOf(contract.resolve(schema));
  const one: Schema = given.type === 'array' ? (given.items as Schema) : schema;
  const whole = objectOf(contract.resolve(one));
  const fromSchema = breaksOf(contract, one, undefined)
    .filter(
      ({ value }) => typeof value === 'string' || (typeof value === 'number' && whole.type !== 'string'),
    )
    .map(({ what, value }): [string, string] => [what, String(value)]);
  const junk = JUNK[String(whole.type)] ?? [];
  return [
    ...fromSchema,
    ...junk.map((text): [string, string] => [`is ${JSON.stringify(text)}`, text]),
  ].filter(([, text]) => place !== 'path' || text !== '');
}

const NUMBER_JUNK = ['', ' 1', '1 ', 'ten', '0x10', '1e1', 'NaN', 'Infinity', '1,5', '9'.repeat(30), '١'];

/** What lenient readers take for a value of the type. */
const JUNK: Record<string, readonly string[]> = {
  integer: [...NUMBER_JUNK, '1.5'],
  number: NUMBER_JUNK,
  boolean: ['', '1', '0', 'yes', 'TRUE', 'True', 'null', ' true'],
};

/** One thing wrong in the body at a time, around each of the good ones so that every branch is reached. */
function brokenFields(target: Target, operation: Operation, good: readonly Values[]): Broken[] {
  const { schema = true, bodyLimit = 0 } = operation.body ?? {};
  return good.flatMap((values) =>
    breaksOf(target.contract, schema, values.body).flatMap(({ what, field, value }): Broken[] => {
      if (value === undefined) return [];
      const request = requestOf(target, operation, { ...values, body: value });
      // A body over its limit is refused for its size, whatever else is wrong with it.
      if (Number(request.headers['content-length']) > bodyLimit) return [];
      return [{ what: `body: ${what}`, request, error: 'invalid_request', field }];
    }),
  );
}

/** Bodies that are wrong before any field is looked at. */
function brokenBodies(target: Target, operation: Operation, base: Values): Broken[] {
  const { body, ...rest } = base;
  const bare = requestOf(target, operation, rest);
  const good = JSON.stringify(body);
  const invalid = (what: string, request: Request): Broken => ({
    what,
    request,
    error: 'invalid_request',
    field: null,
  });
  const malformed = [
    '{',
    '}',
    '{"a":1,}',
    "{'a':1}",
    '{"a":1}{}',
    'nul',
    '\u0000',
    `${good}\u0000`,
    `${good},`,
    `/**/${good}`,
    '{"a":01}',
    '{"a":NaN}',
    '{"a":"\t"}',
    '{"a":"\\x"}',
    '\ufeff\ufeff{}',
    '<a/>',
    ' ',
  ];
  const nested = (open: string, close: string) => open.repeat(TOO_DEEP) + close.repeat(TOO_DEEP);
  const typed = (type: string) => ({
    ...withJson(bare, good),
    headers: { ...withJson(bare, good).headers, 'content-type': type },
  });
  const { 'content-type': _type, ...untyped } = withJson(bare, good).headers;
  const unsupported = (what: string, request: Request): Broken => ({
    what,
    request,
    error: 'unsupported_media_type',
    field: null,
  });
  return [
    ...(operation.body?.required ? [invalid('no body', bare)] : []),
    ...malformed.map((text) =>
      invalid(`malformed JSON ${JSON.stringify(text.slice(0, 40))}`, withJson(bare, text)),
    ),
    invalid('a body that is not UTF-8', withJson(bare, Buffer.from([0x22, 0xff, 0xfe, 0x22]))),
    invalid('lists nested without end', withJson(bare, nested('[', ']'))),
    invalid(
      'objects nested without end',
      withJson(bare, `${nested('{"a":', '').slice(0, -1)}:1${'}'.repeat(TOO_DEEP)}`),
    ),
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'json',
      '/',
      ';',
    ].map((type) => unsupported(`a body of type ${type}`, typed(type))),
    unsupported('a body in another charset', typed('application/json; charset=utf-16')),
    unsupported('a body without a type', { ...withJson(bare, good), headers: untyped }),
    unsupported('a compressed body', {
      ...withJson(bare, good),
      headers: { ...withJson(bare, good).headers, 'content-encoding': 'gzip' },
    }),
    ...tooLarge(bare, operation.body?.bodyLimit ?? 0),
  ];
}

function tooLarge(bare: Request, limit: number): Broken[] {
  const body = JSON.stringify({ filler: 'x'.repeat(limit) });
  const announced = withJson(bare, body);
  const { 'content-length': _length, ...headers } = announced.headers;
  const broken = (what: string, request: Request): Broken => ({
    what,
    request,
    error: 'payload_too_large',
    field: null,
  });
  return [
    broken('a body over its limit', announced),
    broken('a chunked body over its limit', {
      ...announced,
      headers: { ...headers, 'transfer-encoding': 'chunked' },
    }),
  ];
}
