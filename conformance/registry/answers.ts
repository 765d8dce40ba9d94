import type { OperationId } from '../../generated/operations.ts';
import type { operations } from '../../generated/types/openapi.ts';
import { responseValidators, type Validate } from '../../generated/validators/index.ts';
import type { Answer } from '../http/ask.ts';
import type { Need, Requirement } from '../requirement.ts';
import { judgeable, must } from '../verdict.ts';

/** What an operation answers with status 200. */
export type BodyOf<Op extends OperationId> = operations[Op]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** A requirement of the registry, of level must. */
export const rule = <const Id extends string>(
  id: Id,
  heading: string,
  text: string,
  needs: readonly Need[] = [],
): Requirement<`registry.${Id}`> => ({
  id: `registry.${id}`,
  subject: 'registry',
  heading,
  rule: text,
  level: 'must',
  needs,
});

/** The same of level should. */
export const advice = <const Id extends string>(
  ...args: Parameters<typeof rule<Id>>
): Requirement<`registry.${Id}`> => ({ ...rule(...args), level: 'should' });

/**
 * The body of an answer that must have status 200 and the form which the contract gives for it. Fields that the
 * contract does not know are welcome.
 *
 * @throws {Violation} when it has another status or form
 */
export async function okay<Op extends OperationId>(operation: Op, answer: Answer): Promise<BodyOf<Op>> {
  notBusy(answer);
  must(answer.status === 200, `${operation} answers ${answer.status}, not 200`, answer);
  await conforms(operation, answer);
  // The validator of this very operation has passed it.
  return answer.json as BodyOf<Op>;
}

/**
 * States that an answer has the form which the contract gives for its operation and status. A status that the contract
 * does not know is judged by the caller.
 *
 * @throws {Violation} when it has another form
 */
export async function conforms(operation: OperationId, answer: Answer): Promise<void> {
  must(answer.json !== undefined, `the body of ${operation} (${answer.status}) is no JSON`, answer);
  const validate = (await responseValidators[operation]())[answer.status];
  if (validate === undefined) return;
  const fault = faultOf(validate, answer.json);
  must(fault === null, `the answer of ${operation} (${answer.status}) ${fault}`, answer);
}

/**
 * States that the peer had the time to answer: one that asks to come back later broke no rule.
 *
 * @throws {NotJudged} when it had not
 */
export const notBusy = ({ status }: Answer): void =>
  judgeable(status !== 503 && status !== 429, `the peer asks to come back later: ${status}`);

/** A peer may say more than the contract knows. */
const ABOUT_MORE: readonly string[] = ['additionalProperties', 'unevaluatedProperties'];

/** What is wrong with a value, in the words of the first errors; null when nothing is. */
function faultOf(validate: Validate, value: unknown): string | null {
  if (validate(structuredClone(value))) return null;
  const errors = (validate.errors ?? []).filter(({ keyword }) => !ABOUT_MORE.includes(keyword));
  const said = errors.map(
    ({ instancePath, message }) => `${instancePath || 'the whole'} ${message ?? 'is wrong'}`,
  );
  return said.length === 0 ? null : `breaks its schema: ${[...new Set(said)].slice(0, 3).join('; ')}`;
}

/** States that a request is refused with one of these statuses. */
export function refused(answer: Answer, what: string, ...statuses: readonly number[]): void {
  if (!statuses.includes(answer.status)) notBusy(answer);
  must(
    statuses.includes(answer.status),
    `${what} answers ${answer.status}, not ${statuses.join(' or ')}`,
    answer,
  );
}
