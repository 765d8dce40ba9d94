import type { TaskValidators } from '../../../generated/tasks.ts';
import type { Validate } from '../../../generated/validators/index.ts';
import { faultMessage, faultPointer, faultSentence, fieldPath } from '../json/schema-faults.ts';
import { type Steps, unstorableTextIn, walk } from '../steps.ts';
import { TaskError, type TaskIssue } from './task-error.ts';

type Fault = NonNullable<Validate['errors']>[number];
/** The validators of a request, for the whole of it and for the items of its large lists. */
export type RequestValidators = Pick<TaskValidators, 'request' | 'outline' | 'largeLists'>;
export type TaskArguments = Readonly<Record<string, unknown>>;

const MOST_ISSUES = 20;
/** Items of large lists that are validated between two pauses: about a millisecond. */
const ITEMS = 250;

/**
 * Validates arguments against their schema.
 *
 * @throws {TaskError} INVALID_REQUEST with `issues`, the field of the first one, and for closed sets what is accepted;
 *   INVALID_FORMAT_ID when the first one is a format that is not named as formats are (specification, "Errors")
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
  const errors = withJoinedForms(faults.filter(saysSomething)).slice(0, MOST_ISSUES);
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

/** What is wrong: with the request as a whole or, when that is all right, with the items of its large lists. */
function* faultsOf(args: TaskArguments, validators: RequestValidators): Steps<Fault[]> {
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
        faults.push({ ...fault, instancePath: `${pointer}/${at}${fault.instancePath}` });
      validated += 1;
      if (validated % ITEMS === 0) yield;
    }
  return faults;
}

const errorsOf = (validate: Validate, value: unknown): Fault[] =>
  validate(value) ? [] : [...(validate.errors ?? [])];

/** Whether what is wrong is that a format is no object, or lacks the agent or the id. */
const isFormatId = ({ pointer, keyword }: TaskIssue): boolean =>
  (keyword === 'type' && /format_id(s\/\d+)?$/.test(pointer)) ||
  (keyword === 'required' && /format_id(s\/\d+)?\/(agent_url|id)$/.test(pointer));

/** That some branch failed says nothing beside why it did. */
const saysSomething = ({ keyword }: Fault) => keyword !== 'if';

const UNIONS: ReadonlySet<string> = new Set(['anyOf', 'oneOf']);

/**
 * A value may have several forms, such as a word or a timestamp: what each of them demands of the value itself is one
 * sentence, for the first form alone would hide the others.
 */
function withJoinedForms(faults: readonly Fault[]): Fault[] {
  const unions = new Set(
    faults.filter(({ keyword }) => UNIONS.has(keyword)).map(({ instancePath }) => instancePath),
  );
  const joined = new Set<string>();
  return faults.flatMap((fault): Fault[] => {
    const { instancePath: path } = fault;
    if (!unions.has(path) || !isOfValue(fault)) return [{ ...fault, message: faultMessage(fault) }];
    if (joined.has(path)) return [];
    joined.add(path);
    const own = faults.filter(
      (one) => one.instancePath === path && isOfValue(one) && !UNIONS.has(one.keyword),
    );
    const message = [...new Set(own.map(faultMessage))].join(', or ');
    return [{ ...fault, message: message === '' ? faultMessage(fault) : message }];
  });
}

/** Whether a fault is one of the value itself, not of a member that it lacks or must not have. */
const isOfValue = ({ params }: Fault): boolean =>
  [params.missingProperty, params.additionalProperty, params.tag].every((name) => name === undefined);

function issueOf(fault: Fault): TaskIssue {
  const { instancePath, keyword, message, params } = fault;
  return { pointer: faultPointer(instancePath, params), message: message ?? 'is not valid', keyword };
}

function acceptedOf(error: Fault | undefined): { details?: Record<string, unknown> } {
  const accepted: unknown = error?.params.allowedValues;
  return Array.isArray(accepted) ? { details: { accepted_values: accepted.slice(0, 20) } } : {};
}

type FoundList = { readonly items: readonly unknown[] /** RFC 6901 */; readonly pointer: string };

/** The lists at a path of names, where `*` stands for every item of a list; none for a value of another shape. */
function listsAt(value: unknown, [step, ...rest]: readonly string[], pointer = ''): FoundList[] {
  if (step === undefined) return Array.isArray(value) ? [{ items: value, pointer }] : [];
  if (step === '*') {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, at) => listsAt(item, rest, `${pointer}/${at}`));
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return [];
  return listsAt((value as Record<string, unknown>)[step], rest, `${pointer}/${step}`);
}

// Not `credentials`: subscribers of webhooks hand over the secret that we are to use.
const SECRET_KEY =
  /^(?:api[_-]?key|(?:.+_)?access[_-]?token|refresh[_-]?token|client[_-]?secret|bearer(?:_token)?|authorization|password|private[_-]?key|jwks?|jwks_uri)$/i;
// Opaque to us: what callers get back as it came.
const OPAQUE = 'context';

/**
 * Credentials belong into the Authorization header, where nothing logs or stores them.
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

/** A flag or a schema named like a secret is none. */
const isSecret = (value: unknown) =>
  (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null);
