import { ApiError, invalidField } from '../errors.ts';
import { readProtectedName } from '../ownership/confusables.ts';

/** Who decides: a person with a role, or an operator's command. */
export type Decider = { readonly id: string; readonly name: string };
export const COMMAND: Decider = { id: 'admin', name: 'operator' };

export type Decision = 'approve' | 'reject';
export const DECIDED = { approve: 'approved', reject: 'rejected' } as const satisfies Record<
  Decision,
  string
>;

/** What operators decide on or mend. */
export type CaseKind = 'review' | 'account' | 'creative' | 'job' | 'webhook';

/** The subject of audit entries about a decision, which nothing else has. */
export const caseSubject = (kind: CaseKind, ...ids: readonly string[]): string => `${kind}:${ids.join('/')}`;

/**
 * The reason without blanks around it, null when there is none.
 * @throws {ApiError} invalid_request when a rejection has none
 */
export function reasonOf(decision: Decision, reason: string | undefined): string | null {
  const text = reason?.trim() ?? '';
  if (text !== '') return text;
  if (decision === 'approve') return null;
  throw invalidField('reason', 'is required to reject: say what is wrong, so that it can be mended');
}

/**
 * The reason for taking a decision back, without blanks around it.
 * @throws {ApiError} invalid_request when nothing is left of it
 */
export function undoReason(reason: string): string {
  const text = reason.trim();
  if (text !== '') return text;
  throw invalidField('reason', 'must say why the decision is taken back');
}

/**
 * The key of a protected name that a request names.
 * @throws {ApiError} invalid_domain
 */
export function protectedNameGiven(name: string): string {
  const judged = readProtectedName(name);
  if (judged.ok) return judged.domain;
  const { reason } = judged;
  throw new ApiError('invalid_domain', `name: ${reason}`, { issues: [{ path: 'name', message: reason }] });
}

/** A decision that was made, as far as the audit log still has it. */
export type EarlierDecision = {
  readonly by: Decider;
  readonly at: Date;
  /** The operation or command; it may have been an undo. */
  readonly action: string;
};

/** The refusal of a decision that somebody else made first. */
export function alreadyDecided(what: string, state: string, earlier: EarlierDecision | null): ApiError {
  if (earlier === null)
    return new ApiError('already_decided', `The ${what} is ${state} already; nobody has to decide on it.`);
  const at = earlier.at.toISOString();
  return new ApiError(
    'already_decided',
    `The ${what} is ${state} already: ${earlier.by.name} decided on ${at}.`,
    { decided_by: earlier.by.id, decided_at: at },
  );
}

/**
 * The refusal to take a decision back.
 * @param why a clause that names the thing
 * @param instead what the moderator can do, as a sentence
 */
export const cannotUndo = (why: string, instead: string, last: EarlierDecision | null): ApiError =>
  new ApiError(
    'cannot_undo',
    `The decision cannot be taken back: ${why}. ${instead}`,
    last === null ? {} : { decided_by: last.by.id, decided_at: last.at.toISOString() },
  );

/** The refusal while it waits: nobody decided yet, or somebody took the decision back before. */
export function waitsAlready(what: string, last: EarlierDecision | null): ApiError {
  const since = last === null ? '' : `; ${last.by.name} took the decision back on ${last.at.toISOString()}`;
  return cannotUndo(`the ${what} waits for a decision already${since}`, 'Decide on it.', last);
}

/** The error for something that does not exist. */
export const noSuch = (what: string): ApiError => new ApiError('not_found', `There is no such ${what}.`);
