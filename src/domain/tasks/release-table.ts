import type { ReleaseForm } from './version.ts';

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
