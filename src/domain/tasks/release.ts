import { protocol } from '../../../generated/protocol.ts';
import { type Json, objectsIn } from '../json/values.ts';
import { errorBody, TaskError } from './task-error.ts';

/** Releases that are served, lowest first (specification, "Versioning"). */
export const RELEASES = ['3.0', '3.1'] as const;
type Release = (typeof RELEASES)[number];

/**
 * Which form an answer takes where releases differ: callers that pin no release get the specification's, which is
 * mostly that of 3.0 but need not leave out what 3.0 does not know.
 */
export type ReleaseForm = Release | 'specified';

export type Served = { readonly release: Release; readonly form: ReleaseForm };

const CURRENT: Served = { release: '3.1', form: 'specified' };

/** What is served to callers that pin nothing. */
export const NEWEST: Release = CURRENT.release;
/** A release, without a patch level. */
const PIN = /^\d+\.\d+(-[a-zA-Z0-9.-]+)?$/;
const majorOf = (release: string) => Number.parseInt(release, 10);
const minorOf = (release: string) => Number(release.split('.')[1]);
const majors = [...new Set(RELEASES.map(majorOf))];

/**
 * Chooses the release to serve. A release that is not served resolves to the highest one below it of the same major.
 *
 * @param args the arguments of a task; a version field that breaks its schema counts as absent
 * @throws {TaskError} VERSION_UNSUPPORTED with `supported_versions`, `supported_majors` and the field that was sent
 */
export function negotiate(args: Readonly<Record<string, unknown>>, buildVersion: string): Served {
  const pin = textOf(args[protocol.versionField]);
  const major = wholeOf(args[protocol.majorVersionField]);
  const refuse = (message: string): TaskError =>
    new TaskError('VERSION_UNSUPPORTED', message, {
      details: {
        supported_versions: [...RELEASES],
        supported_majors: majors,
        build_version: buildVersion,
        ...(pin === undefined ? {} : { [protocol.versionField]: pin }),
        ...(major === undefined ? {} : { [protocol.majorVersionField]: major }),
      },
    });
  if (major !== undefined && !majors.includes(major)) {
    throw refuse('This agent does not support this major version.');
  }
  // Only clients of release 3.0 name the major version alone; they know its closed shapes.
  if (pin === undefined) return major === undefined ? CURRENT : { ...CURRENT, form: '3.0' };
  if (major !== undefined && majorOf(pin) !== major)
    throw refuse('The two version fields name different major versions: send one of them.');
  const exact = RELEASES.find((release) => release === pin);
  if (exact !== undefined) return { release: exact, form: exact };
  if (pin.includes('-')) {
    // Clients that were built against a pre-release work with the release itself.
    const served = RELEASES.find((release) => pin.startsWith(`${release}-`));
    if (served === undefined) throw refuse('This agent does not support this pre-release.');
    return { release: served, form: served };
  }
  const below = RELEASES.filter(
    (release) => majorOf(release) === majorOf(pin) && minorOf(release) < minorOf(pin),
  ).at(-1);
  if (below === undefined) throw refuse('This agent does not support this release.');
  return { release: below, form: below };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && PIN.test(value) ? value : undefined;
const wholeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;

/** The release that arguments ask for, whatever else is wrong with them; the newest where that cannot be told. */
function releaseAsked(args: unknown): Release {
  const { [protocol.versionField]: pin } = (args ?? {}) as Readonly<Record<string, unknown>>;
  try {
    return negotiate({ [protocol.versionField]: pin }, '').release;
  } catch {
    return NEWEST;
  }
}

type Row<T> = { readonly [F in ReleaseForm]: T };

/** Lets each row keep the type of its values. */
const row = <T>(of30: T, of31: T, specified: T): Row<T> => ({ '3.0': of30, '3.1': of31, specified });

/**
 * Where answers and requests differ between releases, and the specification's own form: one row per difference, the
 * only place that tells releases apart.
 */
export const releaseTable = {
  /** Whether the list of scenarios in the capabilities is the closed one of release 3.0. */
  hasClosedScenarios: row<boolean>(true, false, false),
  /** Whether areas and specialisms are the closed lists of release 3.0. */
  hasClosedAreas: row<boolean>(true, false, false),
  /** Whether the idempotency block tells more than whether keys are honoured, and how long. */
  tellsIdempotencyDetails: row<boolean>(false, true, true),
  /** Whether accounts tell what their caller may do with them. */
  accountsTellAuthorization: row<boolean>(false, true, true),
  /** Whether financials tell what live buys may still cost. */
  tellsCommittedCredit: row<boolean>(false, true, true),
  /** Which names postal areas go by: deprecated flat ones, or those too. */
  postalNames: row<'flat' | 'both'>('flat', 'both', 'both'),
  /** Whether the US market areas go by the specification's name as well. */
  hasSpecifiedMetroName: row<boolean>(false, true, true),
  /** Whether a request to the test controller has to say that it is about a sandbox account. */
  controllerNamesAccount: row<boolean>(false, true, false),
  /** What an unknown brand is refused with. */
  unknownBrand: row<'BRAND_NOT_FOUND' | 'REFERENCE_NOT_FOUND'>(
    'BRAND_NOT_FOUND',
    'REFERENCE_NOT_FOUND',
    'REFERENCE_NOT_FOUND',
  ),
  /** Whether a list of accounts takes an account as a filter: clients of release 3.0 add one to every request. */
  accountFiltersAccounts: row<boolean>(false, true, true),
  /** Whether a page of accounts says how many there are. */
  accountPagesTellTotal: row<boolean>(false, true, true),
  /** Whether a success may carry advice in `errors`: clients of release 3.0 take any error there for a failure. */
  advisesInErrors: row<boolean>(false, true, true),
  /** Whether `status` of an answer about a buy that was made or changed is the state of the buy. */
  buyStatusAtRoot: row<boolean>(true, false, true),
  /** Whether products and formats are told in the words of release 3.0 alone, whose lists are closed. */
  hasClosedMediaWords: row<boolean>(true, false, false),
  /** Whether a refinement may bring a brief along, which does nothing: clients of release 3.0 always send one. */
  refinementMayBringBrief: row<boolean>(true, false, false),
  /** Whether several targets win over one that comes along: clients of release 3.0 always send one. */
  pluralTargetsWin: row<boolean>(true, false, false),
  /** Whether the answer about a new buy names the key that it was made under. */
  buyNamesItsKey: row<boolean>(true, false, false),
  /** Whether `status` of a response about rights is their outcome; later releases read `rights_status`. */
  rightsStatusAtRoot: row<boolean>(true, false, false),
  /** Whether rights that governance denies are a rejection; clients of release 3.0 expect an error. */
  rightsRejectWhatGovernanceDenies: row<boolean>(false, true, true),
  /** Code of an activation without the governance token that its account needs. */
  ungovernedActivation: row<'GOVERNANCE_DENIED' | 'PERMISSION_DENIED'>(
    'GOVERNANCE_DENIED',
    'PERMISSION_DENIED',
    'PERMISSION_DENIED',
  ),
  /** Whether every signal has prices and a data provider, also one that is free. */
  signalsAreComplete: row<boolean>(true, false, false),
} satisfies Record<string, Row<unknown>>;

/** What all answers of one call share. */
export type Frame = {
  readonly release: Release;
  readonly now: Date;
  /** The caller's own object; undefined when none was sent. */
  readonly context: unknown;
};

/** The frame of a call of which nothing is known to be right yet. */
export const openFrame = (args: unknown, now: Date): Frame => ({
  release: releaseAsked(args),
  now,
  context: contextOf(args),
});

/** Most members of a context by its schema; the answer to one with more would break the schema of the answer. */
const MOST_MEMBERS = 200;

function contextOf(args: unknown): unknown {
  if (typeof args !== 'object' || args === null || !('context' in args)) return undefined;
  const { context } = args;
  if (typeof context !== 'object' || context === null || Array.isArray(context)) return undefined;
  return Object.keys(context).length <= MOST_MEMBERS ? context : undefined;
}

/**
 * Puts what all answers share around a task's own part; all keys are siblings. The echo is the caller's object as it
 * came, and absent when none was sent or it is no context by its schema.
 */
export const envelop = (own: Json, { release, now, context }: Frame, replayed = false): Json => ({
  ...own,
  ...(replayed ? { replayed: true } : {}),
  ...(context === undefined ? {} : { context }),
  [protocol.versionField]: release,
  timestamp: now.toISOString(),
});

/** A fatal error in the same envelope. */
export const envelopError = (error: TaskError, frame: Frame): Json => envelop(errorBody(error), frame);

/** States in which nothing was done, or not yet. */
const UNDONE = new Set<unknown>(['failed', 'rejected', 'input-required', 'auth-required']);

/**
 * The answer of a task as clients of a form read it. Those of release 3.0 take any error at the root for a failure of
 * the call, so what only advises, or concerns some entries, stands in `message` for them.
 */
export function withAdviceAsRead(body: Json, form: ReleaseForm): Json {
  const { errors, ...rest } = body;
  const isUndone = UNDONE.has(body.status) || body.accepted === 0;
  if (releaseTable.advisesInErrors[form] || errors === undefined || isUndone) return body;
  const texts = [body.message, ...objectsIn(errors).map(({ message }) => message)];
  const message = texts.filter((text) => typeof text === 'string').join(' ');
  return { ...rest, ...(message === '' ? {} : { message: message.slice(0, LONGEST) }) };
}

const LONGEST = 2000;
