import { type HandledOperationId, operations } from '../../generated/operations.ts';
import { responseValidators, type Validate } from '../../generated/validators/index.ts';
import type { Answer } from './call.ts';

/** A response as it is sent. */
export type Written = {
  readonly status: number;
  /** JSON text; null when the status has no body. */
  readonly text: string | null;
  readonly headers: Readonly<Record<string, string>>;
};

export function written<Op extends HandledOperationId>(op: Op, answer: Answer<Op>): Written {
  return {
    status: answer.status ?? operations[op].success,
    text: textOf(answer),
    headers: answer.headers ?? {},
  };
}

function textOf<Op extends HandledOperationId>(answer: Answer<Op>): string | null {
  if ('json' in answer) return answer.json;
  return answer.body === undefined ? null : JSON.stringify(answer.body);
}

/** Throws an error when a response is not one of those that the contract describes. */
export type ResponseCheck = (response: Written) => void;

/** Loads the schemas of an operation, so that the check itself waits for nothing: it runs inside of transactions. */
export async function responseCheck(op: HandledOperationId): Promise<ResponseCheck> {
  const validators: Readonly<Record<number, Validate | undefined>> = await responseValidators[op]();
  const statuses: readonly number[] = operations[op].statuses;
  return ({ status, text }) => {
    const validate = validators[status];
    if (!statuses.includes(status))
      throw new Error(`${op} responds with ${status}, which its contract does not list`);
    if ((validate === undefined) !== (text === null))
      throw new Error(`${op} responds with ${status} ${text === null ? 'without' : 'with'} a body`);
    if (text === null || validate === undefined || validate(JSON.parse(text))) return;
    const faults = JSON.stringify(validate.errors?.slice(0, 3));
    throw new Error(`${op} responds with ${status} and a body that its schema refuses: ${faults}`);
  };
}
