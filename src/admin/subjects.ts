import { OperatorError } from '../domain/errors.ts';

export const MOST_LISTED = 10_000;

/** Whose things a command is about; absent means everybody's. */
export type Whose = { principal?: string | undefined; account?: string | undefined };
export type Asked = Whose & { status?: string | undefined };

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
  if (one === undefined) throw new OperatorError(`there is no ${what} ${id}`);
  if (others.length > 0) throw new OperatorError(`several ${whose} have the ${what} ${id}; name one of them`);
  return one;
}

/**
 * @param what `a creative`
 * @throws {OperatorError}
 */
export function stateOf<S extends string>(text: string, states: readonly S[], what: string): S {
  const state = states.find((known) => known === text);
  if (state !== undefined) return state;
  throw new OperatorError(`${text} is no state of ${what}; known are ${states.join(', ')}`);
}

/** What the buyer reads of a refusal must be said. */
export function reasonFor(
  state: string,
  stated: string | undefined,
  needed: readonly string[],
): string | null {
  const reason = stated?.trim() ?? '';
  if (reason !== '') return reason;
  if (!needed.includes(state)) return null;
  throw new OperatorError(`--reason: say to the buyer why it is ${state}`);
}
