import { type ErrorCode, errors } from '../../generated/errors.ts';
import { type Header, type Operation, objectOf, type Response, type Validator } from '../support/contract.ts';
import type { Answer, Target } from './exchange.ts';

/** Headers that any answer may carry: those of HTTP itself and the ones this service puts on everything. */
const COMMON_HEADERS = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'content-type',
  'content-encoding',
  'transfer-encoding',
  'cache-control',
  'etag',
  'vary',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'x-content-type-options',
  'x-request-id',
]);

const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Everything about an answer of an operation that is not as its contract says; empty when all is well. */
export async function checkAnswer(target: Target, operation: Operation, answer: Answer): Promise<string[]> {
  const { status } = answer;
  const response = operation.responses.get(status);
  const limited = operation.limit !== null;
  if (response === undefined) return [`status ${status} is not documented: ${answer.text.slice(0, 200)}`];
  const further = (await target.validators?.(operation, status)) ?? [];
  return [
    ...(status >= 500 && !target.mayFailWith?.includes(status) ? [failure(target, answer)] : []),
    ...checkBody(answer, response, [target.contract.validator(response.schema), ...further]),
    ...response.headers.flatMap((header) => checkHeader(target, answer, header)),
    ...checkCommon(answer, [
      ...response.headers.map(({ name }) => name),
      ...(limited ? RATE_LIMIT_HEADERS : []),
    ]),
    ...(status >= 400 ? checkRefusal(answer) : []),
  ];
}

/** A failure of the server, with what it logged about it where that can be seen. */
export function failure(target: Target, { status, text, headers }: Answer): string {
  return `status ${status}: ${text.slice(0, 200)} ${target.explain?.(headers.get('x-request-id') ?? '') ?? ''}`;
}

export const RATE_LIMIT_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];

const BYTES = new Set(['application/octet-stream', 'application/gzip']);

function checkBody(
  answer: Answer,
  { mediaType, schema }: Response,
  validators: readonly Validator[],
): string[] {
  if (mediaType === null) return answer.text === '' ? [] : ['a body where none is documented'];
  const type = answer.headers.get('content-type') ?? '';
  // Bytes have no charset.
  const wanted = BYTES.has(mediaType) ? mediaType : `${mediaType}; charset=utf-8`;
  if (type !== wanted) return [`content-type ${type || 'is missing'}, not ${mediaType}`];
  const isJson = mediaType === 'application/json';
  if (isJson && answer.json === undefined) return ['the body is no JSON'];
  const value = isJson ? answer.json : answer.text;
  const refused = validators.find((validate) => !validate(value));
  if (refused === undefined) return [];
  const shown = JSON.stringify(refused.errors?.slice(0, 3));
  return [`the body of ${answer.status} is against its schema ${JSON.stringify(schema)}: ${shown}`];
}

function checkHeader(
  { contract }: Target,
  { headers, json }: Answer,
  { name, required, schema }: Header,
): string[] {
  const text = headers.get(name);
  // Retry-After belongs to those refusals that say when to come back.
  if (name === 'retry-after') return checkRetryAfter(text, objectOf(json).retry_after);
  if (text === undefined) return required ? [`header ${name} is documented and missing`] : [];
  const isNumber = /^(0|[1-9]\d*)$/.test(text) && objectOf(schema).type === 'integer';
  return contract.validator(schema)(isNumber ? Number(text) : text) ? [] : [`header ${name} is ${text}`];
}

function checkRetryAfter(header: string | undefined, inBody: unknown): string[] {
  const expected = inBody === undefined ? undefined : String(inBody);
  return header === expected ? [] : [`header retry-after is ${header}, retry_after in the body ${expected}`];
}

/** What every answer of the service has and has not, documented operation or not. */
export function checkCommon(answer: Answer, alsoAllowed: readonly string[]): string[] {
  const { headers } = answer;
  const expected = (name: string, pattern: RegExp) =>
    pattern.test(headers.get(name) ?? '') ? [] : [`header ${name} is ${headers.get(name) ?? 'missing'}`];
  return [
    ...[...headers.keys()]
      .filter((name) => !COMMON_HEADERS.has(name) && !alsoAllowed.includes(name))
      .map((name) => `header ${name} is not documented`),
    ...expected('x-request-id', REQUEST_ID),
    ...expected('x-content-type-options', /^nosniff$/),
    ...expected('access-control-allow-origin', /^\*$/),
    ...(/node_modules|\n\s+at /.test(answer.text) ? ['the body shows a stack trace'] : []),
  ];
}

/** The error code of a refusal is one of the contract and fits the status. */
export function checkRefusal({ status, json }: Answer): string[] {
  const { error, message } = objectOf(json);
  const known = typeof error === 'string' && error in errors ? errors[error as ErrorCode] : undefined;
  return [
    ...(known?.status === status
      ? []
      : [`error ${JSON.stringify(error)} does not belong to status ${status}`]),
    ...(typeof message === 'string' && message !== '' ? [] : ['the refusal has no message']),
  ];
}
