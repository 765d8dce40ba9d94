import type { TaskValidators } from '../../../generated/tasks.ts';
import type { Validate } from '../../../generated/validators/index.ts';
import { type DescribedFault, describeFaults, faultSentence, fieldPath } from '../json/schema-faults.ts';
import { TaskError, type TaskIssue } from '../refusals/task-error.ts';
import { type Steps, unstorableTextIn, walk } from '../steps.ts';

/** Validators of a request: for the whole request, and for the items of its large lists. */
export type RequestValidators = Pick<TaskValidators, 'request' | 'outline' | 'largeLists'>;
export type TaskArguments = Readonly<Record<string, unknown>>;

const MOST_ISSUES = 20;
/** Items of large lists to validate between two pauses: about a millisecond. */
const ITEMS = 250;

/**
 * Validates arguments against their schema.
 *
 * @throws {TaskError} INVALID_REQUEST with `issues`, the field of the first issue, and the accepted values of
 *   a closed set; INVALID_FORMAT_ID when the first issue is a malformed format id (specification, "Errors")
 */
export function* checkArguments(args: TaskArguments, validators: RequestValidators): Steps<void> {
  const [unstorable] = yield* unstorableTextIn(args);
  if (unstorable !== undefined) {
    throw new TaskError('INVALID_REQUEST', faultSentence(unstorable.path, unstorable.message), {
      field: unstorable.path,
    });
  }
  const faults = yield* faultsOf(args, validators);
  if (faults.length === 0) return;
  const errors = faults.slice(0, MOST_ISSUES);
  const issues = errors.map(issueOf);
  const [first] = issues;
  const code = first !== undefined && isFormatId(first) ? 'INVALID_FORMAT_ID' : 'INVALID_REQUEST';
  throw new TaskError(
    code,
    faultSentence(fieldPath(first?.pointer ?? ''), first?.message ?? 'is not valid'),
    {
      issues,
      ...acceptedOf(errors[0]),
    },
  );
}

/** The faults of the request as a whole, then those of the items of its large lists, up to the limit. */
function* faultsOf(args: TaskArguments, validators: RequestValidators): Steps<DescribedFault[]> {
  const { request, outline, largeLists = [] } = validators;
  const lists = largeLists.flatMap(({ path, item }) =>
    listsAt(args, path).map((found) => ({ ...found, item })),
  );
  const isLong = lists.reduce((sum, { items }) => sum + items.length, 0) > ITEMS;
  if (outline === undefined || !isLong) return errorsOf(request, args);
  const faults = errorsOf(outline, args);
  let validated = 0;
  for (const { items, pointer, item } of lists)
    for (const [at, value] of items.entries()) {
      if (faults.length >= MOST_ISSUES) return faults;
      for (const fault of errorsOf(item, value))
        faults.push({ ...fault, pointer: `${pointer}/${at}${fault.pointer}` });
      validated += 1;
      if (validated % ITEMS === 0) yield;
    }
  return faults;
}

const errorsOf = (validate: Validate, value: unknown): DescribedFault[] =>
  validate(value) ? [] : describeFaults(validate.errors, value);

/** The last steps of a pointer to a reference to a format, in every field that takes one. */
const FORMAT = 'format_id(?:s/\\d+)?|creative_format';
const NO_OBJECT = new RegExp(`(?:${FORMAT})$`);
const NO_NAME = new RegExp(`(?:${FORMAT})/(?:agent_url|id)$`);

/** Whether the issue is a format id that is not an object, or that lacks `agent_url` or `id`. */
const isFormatId = ({ pointer, keyword }: TaskIssue): boolean =>
  (keyword === 'type' && NO_OBJECT.test(pointer)) || (keyword === 'required' && NO_NAME.test(pointer));

const issueOf = ({ pointer, message, keyword }: DescribedFault): TaskIssue => ({ pointer, message, keyword });

function acceptedOf(error: DescribedFault | undefined): { details?: Record<string, unknown> } {
  const accepted: unknown = error?.params.allowedValues;
  return Array.isArray(accepted) ? { details: { accepted_values: accepted.slice(0, 20) } } : {};
}

type FoundList = { readonly items: readonly unknown[] /** RFC 6901 */; readonly pointer: string };

/** The lists at a path of names, where `*` stands for every item of a list; empty if the value has another shape. */
function listsAt(value: unknown, [step, ...rest]: readonly string[], pointer = ''): FoundList[] {
  if (step === undefined) return Array.isArray(value) ? [{ items: value, pointer }] : [];
  if (step === '*') {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, at) => listsAt(item, rest, `${pointer}/${at}`));
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return [];
  return listsAt((value as Record<string, unknown>)[step], rest, `${pointer}/${step}`);
}

// `credentials` is not refused: webhook subscribers send in it the secret that this service must use.
const SECRET_KEY =
  /^(?:api[_-]?key|(?:.+_)?access[_-]?token|refresh[_-]?token|client[_-]?secret|bearer(?:_token)?|authorization|password|private[_-]?key|jwks?|jwks_uri)$/i;
// Not inspected: this field is returned to the caller unchanged.
const OPAQUE = 'context';

/**
 * Refuses credentials in arguments: they belong in the Authorization header, where nothing logs or stores them.
 *
 * @throws {TaskError} CREDENTIAL_IN_ARGS naming the field
 */
export function* refuseCredentials(args: Readonly<Record<string, unknown>>): Steps<void> {
  let field: string | undefined;
  yield* walk(args, (member) => {
    const { key, value } = member;
    if (key === OPAQUE) return 'past';
    if (typeof key === 'number' || !SECRET_KEY.test(key) || !isSecret(value)) return 'below';
    field = member.path();
    return 'end';
  });
  if (field === undefined) return;
  const message = 'Arguments must not carry credentials; use the Authorization header.';
  throw new TaskError('CREDENTIAL_IN_ARGS', message, { field });
}

/** Only text and objects count as secrets: a field with such a name may also be a flag. */
const isSecret = (value: unknown) =>
  (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null);
