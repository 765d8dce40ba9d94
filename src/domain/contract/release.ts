import { protocol } from '../../../generated/protocol.ts';
import { withMembers } from '../json/kept-json.ts';
import { isObject, type Json, objectsIn } from '../json/values.ts';
import { errorBody, TaskError } from '../refusals/task-error.ts';

/** Releases that are served, lowest first (specification, "Versioning"). */
export const RELEASES = ['3.0', '3.1'] as const;
type Release = (typeof RELEASES)[number];

/**
 * Form of an answer where releases differ. Callers that pin no release get the specification's form, which
 * mostly equals that of 3.0 but may contain what 3.0 does not know.
 */
export type ReleaseForm = Release | 'specified';

export type Served = { readonly release: Release; readonly form: ReleaseForm };

const CURRENT: Served = { release: '3.1', form: 'specified' };

/** The deployment's part in the choice of a release. */
export type Serving = {
  readonly version: string;
  /**
   * Form for callers that name a major version alone (`MAJOR_RELEASE`). When absent it is that of callers that
   * name nothing.
   */
  readonly majorForm?: ReleaseForm | undefined;
};

/** A release number without a patch level, optionally a pre-release. */
const PIN = /^\d+\.\d+(-[a-zA-Z0-9.-]+)?$/;
/** Maximum length by the schema of the field. A refusal repeats the pin. */
const LONGEST_PIN = 64;
const majorOf = (release: string) => Number.parseInt(release, 10);
const minorOf = (release: string) => Number(release.split('.')[1]);
const majors = [...new Set(RELEASES.map(majorOf))];

/**
 * Chooses the release to serve. An unsupported release resolves to the highest supported one below it with
 * the same major version. A pre-release is served only if it is in the list itself, because its form may differ
 * from that of the release.
 *
 * @param args the arguments of a task; a version field that violates its schema counts as absent
 * @throws {TaskError} VERSION_UNSUPPORTED with `supported_versions`, `supported_majors` and the version
 *   fields that were sent
 */
export function negotiate(
  args: Readonly<Record<string, unknown>>,
  { version, majorForm = CURRENT.form }: Serving,
): Served {
  const pin = textOf(args[protocol.versionField]);
  const major = wholeOf(args[protocol.majorVersionField]);
  const refuse = (message: string): TaskError =>
    new TaskError('VERSION_UNSUPPORTED', message, {
      details: {
        supported_versions: [...RELEASES],
        supported_majors: majors,
        build_version: version,
        ...(pin === undefined ? {} : { [protocol.versionField]: pin }),
        ...(major === undefined ? {} : { [protocol.majorVersionField]: major }),
      },
    });
  if (major !== undefined && !majors.includes(major)) {
    throw refuse('This agent does not support this major version.');
  }
  if (pin === undefined) return major === undefined ? CURRENT : { ...CURRENT, form: majorForm };
  if (major !== undefined && majorOf(pin) !== major)
    throw refuse('The two version fields name different major versions: send one of them.');
  const exact = RELEASES.find((release) => release === pin || isSameRelease(release, pin));
  if (exact !== undefined) return { release: exact, form: exact };
  if (pin.includes('-')) {
    // A caller that also names the major version asks for its schemas, which are guaranteed to stay compatible.
    const its = major === undefined ? undefined : RELEASES.find((release) => pin.startsWith(`${release}-`));
    if (its !== undefined) return { release: its, form: its };
    throw refuse('This agent does not support this pre-release: name a release.');
  }
  const below = RELEASES.filter(
    (release) => majorOf(release) === majorOf(pin) && minorOf(release) < minorOf(pin),
  ).at(-1);
  if (below === undefined) throw refuse('This agent does not support this release.');
  return { release: below, form: below };
}

/** Whether a pin has the numbers of a release: `3.01` is 3.1, not a release below it. */
const isSameRelease = (release: string, pin: string): boolean =>
  !pin.includes('-') && majorOf(pin) === majorOf(release) && minorOf(pin) === minorOf(release);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST_PIN && PIN.test(value) ? value : undefined;
const wholeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;

/** What is served to the release that arguments pin, whatever else they hold; the current form for an invalid pin. */
function servedToPin(args: unknown): Served {
  const { [protocol.versionField]: pin } = (args ?? {}) as Json;
  try {
    return negotiate({ [protocol.versionField]: pin }, { version: '' });
  } catch {
    return CURRENT;
  }
}

/**
 * The form of webhooks about an accepted request: that of the release that it pins. A major version alone does not
 * close their list of task types, because a webhook that never comes costs more than one of an unknown type.
 */
export const formOf = (request: Json): ReleaseForm => servedToPin(request).form;

type Row<T> = { readonly [F in ReleaseForm]: T };

/** Infers one type for the values of a row. */
const row = <T>(of30: T, of31: T, specified: T): Row<T> => ({ '3.0': of30, '3.1': of31, specified });

/**
 * Differences of answers and requests between the releases and the specification's own form: one row per
 * difference. Only this table distinguishes releases.
 */
export const releaseTable = {
  /** Whether the scenarios in the capabilities are the closed list of release 3.0. */
  hasClosedScenarios: row<boolean>(true, false, false),
  /** Whether areas and specialisms are the closed lists of release 3.0. */
  hasClosedAreas: row<boolean>(true, false, false),
  /** Whether the idempotency block contains more than `supported` and the replay window. */
  hasIdempotencyDetails: row<boolean>(false, true, true),
  /** Whether an advertiser is a billing party: the specification closes the list after `operator` and `agent`. */
  billsAdvertisers: row<boolean>(false, true, false),
  /** Whether accounts contain the permissions of their caller. */
  accountsHaveAuthorization: row<boolean>(false, true, true),
  /** Whether financials contain the amount that live buys may still cost. */
  hasCommittedCredit: row<boolean>(false, true, true),
  /** Names of postal areas: only the deprecated flat ones, or both kinds. */
  postalNames: row<'flat' | 'both'>('flat', 'both', 'both'),
  /** Whether the US market areas also have the specification's name, which the closed object of releases does not know. */
  hasSpecifiedMetroName: row<boolean>(false, false, true),
  /** Whether each selector of properties names one publisher: clients of the releases refuse several in one. */
  oneSelectorPerPublisher: row<boolean>(true, true, false),
  /** Whether a request to the test controller must state that it is about a sandbox account. */
  controllerNamesAccount: row<boolean>(false, true, false),
  /** Error code for an unknown brand. */
  unknownBrand: row<'BRAND_NOT_FOUND' | 'REFERENCE_NOT_FOUND'>(
    'BRAND_NOT_FOUND',
    'REFERENCE_NOT_FOUND',
    'REFERENCE_NOT_FOUND',
  ),
  /**
   * Whether an account in a request filters the list of accounts: clients of release 3.0 add an account to
   * every request.
   */
  accountFiltersAccounts: row<boolean>(false, true, true),
  /** Whether a page of a list contains the total count: clients of release 3.0 compare it with what they made. */
  pagesHaveTotal: row<boolean>(false, true, true),
  /**
   * Whether a successful answer may have advice in `errors`: clients of release 3.0 treat any error there as
   * a failure.
   */
  advisesInErrors: row<boolean>(false, true, true),
  /** Whether `status` of an answer about a created or changed buy is the state of the buy. */
  buyStatusAtRoot: row<boolean>(true, false, true),
  /** Whether products and formats use only words of release 3.0, whose lists are closed. */
  hasClosedMediaWords: row<boolean>(true, false, false),
  /** Whether a refinement may contain a brief, which is ignored: clients of release 3.0 always send one. */
  refinementMayBringBrief: row<boolean>(true, false, false),
  /**
   * Whether the plural field of targets takes precedence over a single target beside it: clients of release
   * 3.0 always send one.
   */
  pluralTargetsWin: row<boolean>(true, false, false),
  /** Whether the answer about a new buy contains the idempotency key of its request. */
  buyNamesItsKey: row<boolean>(true, false, false),
  /**
   * Whether `status` of a response about rights is their outcome, which a failed response does not have; clients of later
   * releases read `rights_status`.
   */
  rightsStatusAtRoot: row<boolean>(true, false, false),
  /**
   * Whether a request for rights that governance denies is answered as a rejection; clients of release 3.0
   * expect an error.
   */
  rightsRejectWhatGovernanceDenies: row<boolean>(false, true, true),
  /** Error code of an activation without the governance token that its account requires. */
  ungovernedActivation: row<'GOVERNANCE_DENIED' | 'PERMISSION_DENIED'>(
    'GOVERNANCE_DENIED',
    'PERMISSION_DENIED',
    'PERMISSION_DENIED',
  ),
  /** Whether every signal must have prices and a data provider, even a free one. */
  signalsAreComplete: row<boolean>(true, false, false),
} satisfies Record<string, Row<unknown>>;

/** Values that all answers of one call share. */
export type Frame = {
  readonly release: Release;
  readonly now: Date;
  /** The caller's own object; undefined when none was sent. */
  readonly context: unknown;
};

/** The frame of a call whose arguments have not been validated yet. */
export const openFrame = (args: unknown, now: Date): Frame => ({
  release: servedToPin(args).release,
  now,
  context: contextOf(args),
});

/**
 * Largest number of members of a context by its schema. A larger context is not echoed, since the answer
 * would violate its schema.
 */
const MOST_MEMBERS = 200;

function contextOf(args: unknown): unknown {
  if (typeof args !== 'object' || args === null || !('context' in args)) return undefined;
  const { context } = args;
  if (typeof context !== 'object' || context === null || Array.isArray(context)) return undefined;
  return Object.keys(context).length <= MOST_MEMBERS ? context : undefined;
}

/**
 * Adds the shared fields to a task's own part of an answer; all keys are siblings. `context` is the caller's
 * object unchanged; it is absent if none was sent or if it violates its schema.
 */
export const envelop = (own: Json, { release, now, context }: Frame, replayed = false): Json =>
  withMembers(own, {
    ...(replayed ? { replayed: true } : {}),
    ...(context === undefined ? {} : { context }),
    [protocol.versionField]: release,
    timestamp: now.toISOString(),
  });

/** A fatal error as an answer with the shared fields. */
export const envelopError = (error: TaskError, frame: Frame): Json => envelop(errorBody(error), frame);

/** Tasks whose `status` in release 3.0 is an outcome for the rights, which the schemas of failed responses exclude. */
const RIGHTS_OUTCOMES: ReadonlySet<string> = new Set(['acquire_rights', 'creative_approval']);

/** The failed answer of a task as the caller that sent these arguments, which may be refused, expects it. */
export function failureAsRead(body: Json, task: string, args: unknown, serving: Serving): Json {
  if (!RIGHTS_OUTCOMES.has(task) || !releaseTable.rightsStatusAtRoot[formServed(args, serving)]) return body;
  const { status: _, ...rest } = body;
  return rest;
}

function formServed(args: unknown, serving: Serving): ReleaseForm {
  try {
    return negotiate((args ?? {}) as Json, serving).form;
  } catch {
    return CURRENT.form;
  }
}

/** States in which nothing was done, or nothing yet. */
const UNDONE = new Set<unknown>(['failed', 'rejected', 'input-required', 'auth-required']);

/** The answer of a task as clients of a form expect it. */
export const asRead = (body: Json, form: ReleaseForm): Json =>
  withAdviceAsRead(withTotalsAsRead(body, form), form);

function withTotalsAsRead(body: Json, form: ReleaseForm): Json {
  const { pagination } = body;
  if (releaseTable.pagesHaveTotal[form] || !isObject(pagination)) return body;
  const { total_count: _, ...rest } = pagination;
  return { ...body, pagination: rest };
}

/**
 * Clients of release 3.0 treat any error at the root as
 * a failure of the call, so advice, and errors of single entries, are moved to `message` for them.
 */
function withAdviceAsRead(body: Json, form: ReleaseForm): Json {
  if (releaseTable.advisesInErrors[form] || body.errors === undefined) return body;
  if (UNDONE.has(body.status) || body.accepted === 0) return body;
  const { errors, ...rest } = body;
  const texts = [body.message, ...objectsIn(errors).map(({ message }) => message)];
  const message = texts.filter((text) => typeof text === 'string').join(' ');
  return { ...rest, ...(message === '' ? {} : { message: message.slice(0, LONGEST) }) };
}

const LONGEST = 2000;
