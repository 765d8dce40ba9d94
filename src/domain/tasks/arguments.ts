import type { Validate } from '../../../generated/validators/index.ts';
import { faultPointer } from '../field-path.ts';
import { unstorableText } from '../unstorable-text.ts';
import { TaskError, type TaskIssue } from './task-error.ts';

type Fault = NonNullable<Validate['errors']>[number];
export type TaskArguments = Readonly<Record<string, unknown>>;

const MOST_ISSUES = 20;

/**
 * Holds arguments against their schema.
 *
 * @throws {TaskError} INVALID_REQUEST with `issues`, the field of the first one, and for closed sets what is accepted;
 *   INVALID_FORMAT_ID when the first one is a format that is not named as formats are (specification, "Errors")
 */
export function checkArguments(args: TaskArguments, validate: Validate): void {
  const [unstorable] = unstorableText(args);
  if (unstorable !== undefined) {
    throw new TaskError('INVALID_REQUEST', `${unstorable.path}: ${unstorable.message}`, {
      field: unstorable.path,
    });
  }
  if (validate(args)) return;
  const errors = (validate.errors ?? []).filter(saysSomething).slice(0, MOST_ISSUES);
  const issues = errors.map(issueOf);
  const [first] = issues;
  const where = first === undefined || first.pointer === '' ? '' : `${first.pointer}: `;
  const code = first !== undefined && isFormatId(first) ? 'INVALID_FORMAT_ID' : 'INVALID_REQUEST';
  throw new TaskError(code, `${where}${first?.message ?? 'the arguments are not valid'}`, {
    issues,
    ...acceptedOf(errors[0]),
  });
}

/** Whether what is wrong is that a format is no object, or lacks the agent or the id. */
const isFormatId = ({ pointer, keyword }: TaskIssue): boolean =>
  (keyword === 'type' && /format_id(s\/\d+)?$/.test(pointer)) ||
  (keyword === 'required' && /format_id(s\/\d+)?\/(agent_url|id)$/.test(pointer));

/** That some branch failed says nothing beside why it did. */
const saysSomething = ({ keyword }: Fault) => keyword !== 'if';

function issueOf({ instancePath, keyword, message, params }: Fault): TaskIssue {
  const pointer = faultPointer(instancePath, params);
  return { pointer, message: message ?? 'is not valid', keyword };
}

function acceptedOf(error: Fault | undefined): { details?: Record<string, unknown> } {
  const accepted: unknown = error?.params.allowedValues;
  return Array.isArray(accepted) ? { details: { accepted_values: accepted.slice(0, 20) } } : {};
}
