import { type Operation, objectOf } from '../support/contract.ts';
import type { Broken } from './broken-requests.ts';
import { checkAnswer, failure } from './check-answer.ts';
import { type Request, requestOf, sendPatiently, type Target, type Values } from './exchange.ts';

const STATUS = { invalid_request: 400, payload_too_large: 413, unsupported_media_type: 415 };

/** What is wrong with the answer to a request that breaks the contract. */
export async function checkRefused(target: Target, operation: Operation, broken: Broken): Promise<string[]> {
  const answer = await sendPatiently(target, broken.request);
  const { error, issues } = objectOf(answer.json);
  const expected = STATUS[broken.error];
  if (answer.status !== expected) {
    return [`${broken.what} is answered ${answer.status}, not ${expected}: ${failure(target, answer)}`];
  }
  return [
    ...(error === broken.error ? [] : [`error is ${JSON.stringify(error)}, not ${broken.error}`]),
    ...(broken.field === null || names(issues, broken.field, broken.says)
      ? []
      : [`no issue names ${broken.field} as it has to: ${JSON.stringify(issues)?.slice(0, 300)}`]),
    ...(await checkAnswer(target, operation, answer)),
  ].map((problem) => `${broken.what}: ${problem}`);
}

/** Whether an issue is about the field; where it has to say something, it is the only one about it. */
function names(issues: unknown, field: string, says: string | undefined): boolean {
  const found = Array.isArray(issues) ? issues.map(objectOf).filter(({ path }) => path === field) : [];
  return says === undefined ? found.length > 0 : found.length === 1 && found[0]?.message === says;
}

/**
 * Spellings that no schema speaks of: bytes that are no UTF-8, odd parameters, names that mean something to the
 * language. Whatever the answer, it is a documented one and no failure.
 */
export async function checkOddSpellings(
  target: Target,
  operation: Operation,
  good: Values,
): Promise<string[]> {
  const problems: string[] = [];
  for (const request of oddSpellings(requestOf(target, operation, good), operation, good)) {
    const answer = await sendPatiently(target, request);
    const isOtherPath = answer.status === 404 && objectOf(answer.json).error === 'not_found';
    const found = isOtherPath ? [] : await checkAnswer(target, operation, answer);
    problems.push(...found.map((problem) => `${request.path.slice(0, 200)}: ${problem}`));
  }
  return problems;
}

const ODD_VALUES = [
  '%00',
  '%ff',
  '%zz',
  '%',
  '%C0%AF',
  '%ED%A0%80',
  '%E2%80%AE',
  '%F0%9F%A7%AD',
  '..',
  '%2F',
  '%0D%0AX-Injected:%201',
];
const ODD_QUERIES = [
  '__proto__=1',
  '__proto__[x]=1',
  'constructor=1',
  'a[]=1',
  'a[b]=1',
  '=',
  '&&&',
  '%ff=%ff',
  'unknown=1',
];

function oddSpellings(request: Request, { path, parameters }: Operation, good: Values): Request[] {
  const join = (query: string) => `${request.path}${request.path.includes('?') ? '&' : '?'}${query}`;
  const named = parameters.filter(({ place }) => place === 'query');
  const inQuery = named.flatMap(({ name }) => {
    const others = Object.entries(good.query).filter(([held]) => held !== name);
    const rest = others.map(([held, value]) => `&${held}=${encodeURIComponent(String(value))}`).join('');
    const [address = ''] = request.path.split('?');
    return ODD_VALUES.map((value) => `${address}?${name}=${value}${rest}`);
  });
  const inPath = path.includes('{') ? ODD_VALUES.map((value) => path.replace(/\{\w+\}/g, value)) : [];
  const long = join(`long=${'x'.repeat(8_000)}`);
  return [...ODD_QUERIES.map(join), long, ...inQuery, ...inPath].map((each) => ({ ...request, path: each }));
}
