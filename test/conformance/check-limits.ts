import { type Operation, objectOf, type Rule } from '../support/contract.ts';
import { RATE_LIMIT_HEADERS } from './check-answer.ts';
import { type Answer, requestOf, send, type Target, type Values } from './exchange.ts';

export type Spread = {
  /** Authorization headers of different members of one new organization. */
  members(count: number): Promise<readonly string[]>;
  /** The values with their domain changed, to another for each number. */
  about(values: Values, index: number): Values;
};

/**
 * What is wrong with how one rule of a limit is kept: as many requests as documented pass, the next is refused until
 * the window ends. Requests are spread over members, domains and time so that no other rule of the class refuses first.
 */
export async function checkRule(
  target: Target,
  operation: Operation,
  good: Values,
  rule: Rule,
  rules: readonly Rule[],
  spread: Spread,
): Promise<string[]> {
  const others = rules.filter((other) => other !== rule);
  const perUser = others.find(({ per }) => per === 'user');
  const shorter = others.find(
    ({ per, windowSeconds }) => per === rule.per && windowSeconds < rule.windowSeconds,
  );
  // Of an address that many organizations share: as many as it takes for none to reach a limit of its own.
  const perOrganization = Math.min(
    ...others.filter(({ per }) => per === 'organization').map(({ limit }) => limit),
  );
  const each = rule.per === 'ip' ? Math.min(rule.limit + 2, perOrganization) : rule.limit + 2;
  const keys = perUser === undefined ? 1 : Math.ceil(each / perUser.limit);
  const callers: string[] = [];
  for (let made = 0; made < rule.limit + 2; made += each) callers.push(...(await spread.members(keys)));
  const ask = (index: number): Promise<Answer> => {
    const about = rule.per === 'domain' ? good : spread.about(good, index);
    const request = requestOf(target, operation, about);
    const within = Math.floor((index % each) / (perUser?.limit ?? Number.POSITIVE_INFINITY));
    const caller = callers[Math.floor(index / each) * keys + within];
    // The address in this header is the caller's own claim, and must not open a window of its own.
    const claimed = { 'x-forwarded-for': `192.0.2.${index % 250}` };
    const authorization =
      caller !== undefined && 'authorization' in request.headers ? { authorization: caller } : {};
    return send(target.origin, { ...request, headers: { ...request.headers, ...claimed, ...authorization } });
  };

  // Every window of an earlier check is over.
  target.advance(Math.max(...rules.map(({ windowSeconds }) => windowSeconds)));
  let waited = 0;
  for (let index = 0; index < rule.limit; index += 1) {
    if (shorter !== undefined && index > 0 && index % shorter.limit === 0) {
      target.advance(shorter.windowSeconds);
      waited += shorter.windowSeconds;
    }
    const answer = await ask(index);
    if (answer.status === 429) return [`request ${index + 1} of ${rule.limit} is refused: ${answer.text}`];
    const missing = answer.status < 300 ? RATE_LIMIT_HEADERS.filter((name) => !answer.headers.has(name)) : [];
    if (missing.length > 0) return [`request ${index + 1} is answered without ${missing.join(', ')}`];
  }

  const refused = await ask(rule.limit);
  const left = rule.windowSeconds - waited;
  const problems = checkTooMany(refused, rule, left);
  if (refused.status !== 429) return problems;
  target.advance(left - 1);
  const early = await ask(rule.limit);
  if (early.status !== 429) problems.push(`a second before the window ends the answer is ${early.status}`);
  target.advance(1);
  const late = await ask(rule.limit);
  if (late.status === 429) problems.push('after the window has ended requests are still refused');
  return problems;
}

function checkTooMany({ status, headers, json }: Answer, { limit }: Rule, seconds: number): string[] {
  if (status !== 429) return [`request ${limit + 1} is answered ${status}, not 429`];
  const expected: Record<string, string> = {
    'retry-after': String(seconds),
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': '0',
    'ratelimit-reset': String(seconds),
  };
  const { error, retry_after: retryAfter } = objectOf(json);
  return [
    ...(error === 'rate_limited' ? [] : [`error is ${JSON.stringify(error)}`]),
    ...(retryAfter === seconds ? [] : [`retry_after is ${JSON.stringify(retryAfter)}, not ${seconds}`]),
    ...Object.entries(expected)
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name, value]) => `${name} is ${headers.get(name)}, not ${value}`),
  ];
}
