import type { OperationId } from '../../generated/operations.ts';
import { responseValidators, type Validate } from '../../generated/validators/index.ts';
import type { Answer } from '../http/ask.ts';
import { must } from '../verdict.ts';

/**
 * States that an answer has the form which the contract gives for its operation and status. Fields that the contract
 * does not know are welcome; a status that it does not know is judged by the caller.
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

/** What is wrong with a value, in the words of the first errors; null when nothing is. */
function faultOf(validate: Validate, value: unknown): string | null {
  if (validate(structuredClone(value))) return null;
  const errors = (validate.errors ?? []).filter(({ keyword }) => !ABOUT_MORE.includes(keyword));
  const said = errors.map(
    ({ instancePath, message }) => `${instancePath || 'the whole'} ${message ?? 'is wrong'}`,
  );
  return said.length === 0 ? null : `breaks its schema: ${[...new Set(said)].slice(0, 3).join('; ')}`;
}

/** A peer may say more than the contract knows. */
const ABOUT_MORE: readonly string[] = ['additionalProperties', 'unevaluatedProperties'];
