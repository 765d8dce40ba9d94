import { type Operation, objectOf } from '../support/contract.ts';
import { checkAnswer } from './check-answer.ts';
import { type Answer, requestOf, sendPatiently, type Target, type Values } from './exchange.ts';

/** A valid credential, and what it was given: the words of an API key or the scopes of a token. */
export type Holder = {
  readonly who: string;
  readonly authorization: string;
  readonly kind: 'key' | 'token';
  readonly given: readonly string[];
};

/** Permissions, each of which includes those before it in its line. */
const LINES = [
  ['read', 'write', 'admin'],
  ['moderate', 'operate'],
];
const isOfRegistry = (word: string) => /(^|:)registry:\w+$/.test(word);
const levelOf = (word: string) => word.split(':').at(-1) ?? '';
function includes(given: string, needed: string): boolean {
  const line = LINES.find((levels) => levels.includes(levelOf(needed))) ?? [];
  return isOfRegistry(given) && line.indexOf(levelOf(given)) >= line.indexOf(levelOf(needed));
}

/**
 * What is wrong with how an operation treats credentials that are valid, and were given this or that.
 *
 * @param endLimits ends the windows of limits; tokens would be over if the clock moved instead
 */
export async function checkPermissions(
  target: Target,
  operation: Operation,
  good: Values,
  holders: readonly Holder[],
  endLimits: () => Promise<void>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { who, authorization, kind, given } of holders) {
    const request = requestOf(target, operation, good);
    const headers = { ...request.headers, authorization };
    await endLimits();
    const answer = await sendPatiently(target, { ...request, headers });
    const needed = kind === 'key' ? operation.role : operation.scope;
    const isForKind = kind === 'key' || operation.takesTokens;
    const isHeld = needed === null || given.some((word) => includes(word, needed));
    const found = [
      ...checkOutcome(answer, { isRefused: !(isForKind && isHeld), isMember: operation.access === 'member' }),
      ...(isForKind && !isHeld ? checkNamed(answer, needed ?? '', kind, operation) : []),
      ...(await checkAnswer(target, operation, answer)),
    ];
    problems.push(...found.map((problem) => `${who}: ${problem}`));
  }
  return problems;
}

function checkOutcome(
  { status, json }: Answer,
  { isRefused, isMember }: { isRefused: boolean; isMember: boolean },
): string[] {
  const { error } = objectOf(json);
  const isInsufficient = status === 403 && error === 'insufficient_scope';
  if (isMember && isRefused) return isInsufficient ? [] : [`is answered ${status} ${error}`];
  if (isInsufficient) return ['is refused as insufficient'];
  return status === 401 ? ['is refused with 401'] : [];
}

/** The refusal says what would help; for a token in the header too, where a client reads it (RFC 6750 section 3.1). */
function checkNamed(answer: Answer, needed: string, kind: Holder['kind'], { access }: Operation): string[] {
  if (access !== 'member') return [];
  const challenge = answer.headers.get('www-authenticate') ?? '';
  const named = objectOf(answer.json).required_scope;
  return [
    ...(named === needed ? [] : [`required_scope is ${JSON.stringify(named)}, not ${needed}`]),
    ...(challenge.includes('error="insufficient_scope"') ? [] : [`www-authenticate is "${challenge}"`]),
    ...(kind === 'key' || challenge.includes(`scope="${needed}"`) ? [] : ['the header names no scope']),
  ];
}
