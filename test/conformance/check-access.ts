import type { Operation } from '../support/contract.ts';
import { checkAnswer } from './check-answer.ts';
import {
  type Answer,
  credentialFor,
  requestOf,
  sendPatiently,
  type Target,
  type Values,
} from './exchange.ts';

/** Authorization headers that let nobody in, by what is wrong with them. */
export const malformedCredentials: Readonly<Record<string, string>> = {
  'another scheme': 'Basic dXNlcjpwYXNz',
  'a scheme without a token': 'Bearer',
  'an empty token': 'Bearer ',
  'two tokens': 'Bearer one two',
  'a token without a scheme': 'sk_live_0123456789',
  'a token that nobody has': 'Bearer sk_0123456789abcdef0123456789abcdef',
  'a token in quotes': 'Bearer "sk_0"',
  'a very long token': `Bearer ${'x'.repeat(8_000)}`,
};

const RESOURCE_METADATA = /^Bearer\b.*\bresource_metadata="https?:\/\/[^"\s]+"/;

/** What is wrong with how an operation treats callers: nobody, a member, and those with a bad credential. */
export async function checkAccess(
  target: Target,
  operation: Operation,
  good: Values,
  badCredentials: Readonly<Record<string, string>>,
): Promise<string[]> {
  const ask = (authorization: string | undefined) => {
    const request = requestOf(target, operation, good);
    const { authorization: _member, ...headers } = request.headers;
    const sent = authorization === undefined ? headers : { ...headers, authorization };
    return sendPatiently(target, { ...request, headers: sent });
  };
  const needsMember = operation.access === 'member';
  // An operation that ignores credentials does not document a refusal of them.
  const judgesCredentials = operation.responses.has(401) && operation.access !== 'auth-aware';

  const outcomes = [
    { who: 'nobody', answer: await ask(undefined), refused: needsMember },
    { who: 'a member', answer: await ask(credentialFor(target, operation)), refused: false },
  ];
  for (const [who, credential] of Object.entries(badCredentials)) {
    outcomes.push({ who, answer: await ask(credential), refused: judgesCredentials });
  }
  const problems: string[] = [];
  for (const { who, answer, refused } of outcomes) {
    const found = [...checkOutcome(answer, refused), ...(await checkAnswer(target, operation, answer))];
    problems.push(...found.map((problem) => `${who}: ${problem}`));
  }
  return problems;
}

function checkOutcome({ status, headers }: Answer, refused: boolean): string[] {
  if (!refused) return status === 401 ? ['is refused with 401'] : [];
  const challenge = headers.get('www-authenticate') ?? '';
  return [
    ...(status === 401 ? [] : [`is answered ${status}, not 401`]),
    ...(RESOURCE_METADATA.test(challenge) ? [] : [`www-authenticate is "${challenge}"`]),
  ];
}

/** A caller who is not let in learns nothing about what else is wrong with the request. */
export async function checkRefusedFirst(target: Target, operation: Operation): Promise<string[]> {
  if (operation.access !== 'member') return [];
  const empty = requestOf(target, operation, {
    path: { id: 'x', domain: 'x' },
    query: {},
    header: {},
    body: [],
  });
  const { authorization: _member, ...headers } = empty.headers;
  const { status } = await sendPatiently(target, { ...empty, headers });
  return status === 401 ? [] : [`a bad request of nobody is answered ${status}, not 401`];
}
