import type { Move } from '../domain/buys/lifecycle/moves.ts';
import { OperatorError } from '../domain/errors.ts';
import type { Narrow } from '../store/engine/row-filters.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { noteDecision, type Subject } from './audit.ts';

export const MOST_LISTED = 10_000;
const LONGEST_REASON = 500;

/** Whose things a command is about; absent means everybody's. */
export type Whose = { principal?: string | undefined; account?: string | undefined };
export type AskedSubject = Whose & { status?: string | undefined };

export const ownedBy = ({ principal, account }: Whose) => ({ principalId: principal, accountId: account });

/**
 * The one thing that has the id. Identifiers are their buyers' own choice, so that several may have the same.
 *
 * @param what `creative`
 * @param whose whom to name when several have it
 * @throws {OperatorError} none, or several
 */
export function theOne<T>(found: readonly T[], what: string, id: string, whose: string): T {
  const [one, ...others] = found;
  if (one === undefined) throw none(what, id);
  if (others.length > 0)
    throw new OperatorError(
      `several ${whose} have the ${what} ${id}; name one with --${whose === 'accounts' ? 'account' : 'principal'}`,
    );
  return one;
}

const none = (what: string, id: string) =>
  new OperatorError(`no ${what} with the id "${id}"; ${what} list shows them`);

/**
 * @param what `creative`
 * @throws {OperatorError}
 */
export function stateOfSubject<S extends string>(text: string, states: readonly S[], what: string): S {
  const state = states.find((known) => known === text);
  if (state !== undefined) return state;
  throw new OperatorError(`${text} is not a state of any ${what}; the states are ${states.join(', ')}`);
}

/** A kind of buyers' things that the seller decides on. */
export type Kind<S extends string, T extends Subject> = {
  /** `creative`; commands begin with it. */
  readonly name: string;
  /** Whom to name when several have the same id. */
  readonly owners: 'principals' | 'accounts';
  readonly states: readonly S[];
  /** Those of which the buyer has to be told why. */
  readonly reasoned: readonly S[];
  find(tables: Tables, filter: Narrow<S>, limit: number): Promise<T[]>;
  /** Moves a thing in a transaction; undefined when it has gone meanwhile. */
  move(tx: Tables, seen: T, to: S, decision: SubjectDecision): Promise<Decided<S, T> | undefined>;
};
export type SubjectDecision = { readonly reason: string | null; readonly now: Date };
export type Decided<S extends string, T> = { readonly move: Move; readonly from: S; readonly subject: T };

/** Things of everybody's, or of some, oldest first. */
export const listKind = <S extends string, T extends Subject>(
  store: Store,
  kind: Kind<S, T>,
  { status, ...whose }: AskedSubject,
): Promise<T[]> =>
  kind.find(
    store.read,
    {
      ...ownedBy(whose),
      status: status === undefined ? undefined : stateOfSubject(status, kind.states, kind.name),
    },
    MOST_LISTED,
  );

/**
 * Moves one of them as the seller, as far as its state allows.
 *
 * @throws {OperatorError} none or several with the id; a move that there is not; a refusal without a reason
 */
export async function decideSubject<S extends string, T extends Subject>(
  store: Store,
  kind: Kind<S, T>,
  {
    id,
    status,
    reason: stated,
    ...whose
  }: Whose & { id: string; status: string; reason?: string | undefined },
): Promise<{ subject: T; changed: boolean }> {
  const { name } = kind;
  const to = stateOfSubject(status, kind.states, name);
  const reason = reasonFor(to, stated, kind.reasoned);
  return store.transaction(async (tx) => {
    const seen = theOne(await kind.find(tx, { id, ...ownedBy(whose) }, 2), name, id, kind.owners);
    const decided = await kind.move(tx, seen, to, { reason, now: store.now() });
    if (decided === undefined) throw none(name, id);
    const { move, from, subject } = decided;
    if (!move.ok) throw new OperatorError(`the ${name} cannot become ${to}: ${move.message}`);
    if (move.changed) await noteDecision(tx, `${name} set-status`, seen, { from, to, reason });
    return { subject, changed: move.changed };
  });
}

/** What the buyer reads of a refusal must be said. */
export function reasonFor(
  state: string,
  stated: string | undefined,
  needed: readonly string[],
): string | null {
  const reason = stated?.trim() ?? '';
  if (reason.length > LONGEST_REASON)
    throw new OperatorError(`--reason: must have at most ${LONGEST_REASON} characters`);
  if (reason !== '') return reason;
  if (!needed.includes(state)) return null;
  throw new OperatorError(`--reason: is required for ${state}; the buyer reads it`);
}
