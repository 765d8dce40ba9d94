import { OperatorError } from '../domain/errors.ts';
import type { Move } from '../domain/moves.ts';
import type { Narrow } from '../store/engine/row-filters.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { noteDecision, type Subject } from './audit.ts';

export const MOST_LISTED = 10_000;
const LONGEST_REASON = 500;

/** Owner of the objects that a command is about; absent: all owners. */
export type Whose = { principal?: string | undefined; account?: string | undefined };
export type AskedSubject = Whose & { status?: string | undefined };

export const ownedBy = ({ principal, account }: Whose) => ({ principalId: principal, accountId: account });

/**
 * The single object with the id. Buyers choose these ids, so several buyers may use the same.
 *
 * @param what name of the kind, for example `creative`
 * @param whose kind of owner that must be named when several objects have the id
 * @throws {OperatorError} when no object or several have the id
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
 * @param what name of the kind, for example `creative`
 * @throws {OperatorError} when the text is not one of the states
 */
export function stateOfSubject<S extends string>(text: string, states: readonly S[], what: string): S {
  const state = states.find((known) => known === text);
  if (state !== undefined) return state;
  throw new OperatorError(`${text} is not a state of any ${what}; the states are ${states.join(', ')}`);
}

/** A kind of buyers' objects about which the seller decides. */
export type Kind<S extends string, T extends Subject> = {
  /** Name of the kind, for example `creative`; its commands begin with it. */
  readonly name: string;
  /** Kind of owner that must be named when several objects have the same id. */
  readonly owners: 'principals' | 'accounts';
  readonly states: readonly S[];
  /** States for which the buyer must get a reason. */
  readonly reasoned: readonly S[];
  find(tables: Tables, filter: Narrow<S>, limit: number): Promise<T[]>;
  /** Changes the state of an object in a transaction; undefined when the object no longer exists. */
  move(tx: Tables, seen: T, to: S, decision: SubjectDecision): Promise<Decided<S, T> | undefined>;
};
type SubjectDecision = { readonly reason: string | null; readonly now: Date };
type Decided<S extends string, T> = { readonly move: Move; readonly from: S; readonly subject: T };

/** Lists objects of all owners or of some, oldest first. */
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
 * Changes the state of one object as the seller, if its current state allows it.
 *
 * @throws {OperatorError} when no object or several have the id, the change is not allowed, or a refusal has no
 *   reason
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

/** The reason that the buyer reads. @throws {OperatorError} when the state requires a reason and none is given */
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
