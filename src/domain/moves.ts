/**
 * Cause of a transition: the caller, the seller, time or delivery (`clock`), or the test controller in place of the
 * last two.
 */
export const causes = ['buyer', 'seller', 'clock', 'controller'] as const;
export type Cause = (typeof causes)[number];

/**
 * For each state, the states that may follow it and the causes that may trigger each. The test controller may
 * trigger every listed transition, so it is not in the lists.
 */
export type Moves<S extends string> = {
  readonly [From in S]: { readonly [To in S]?: readonly Exclude<Cause, 'controller'>[] };
};

export type Move =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly reason: 'final' | 'no_such_move' | 'not_yours'; readonly message: string };

/** Checks a transition. Staying in the same state is accepted and changes nothing, so that repeats are harmless. */
export function judgeMove<S extends string>(moves: Moves<S>, from: S, to: S, cause: Cause): Move {
  if (from === to) return { ok: true, changed: false };
  const ways = moves[from];
  if (hasNoMoves(moves, from)) return { ok: false, reason: 'final', message: `${from} is final` };
  const by = ways[to];
  if (by === undefined) {
    const message = `from ${from} it goes to ${Object.keys(ways).join(' or ')}`;
    return { ok: false, reason: 'no_such_move', message };
  }
  if (cause === 'controller' || by.includes(cause)) return { ok: true, changed: true };
  return {
    ok: false,
    reason: 'not_yours',
    message: `from ${from} to ${to} it is moved by ${by.join(' or ')}`,
  };
}

/** Whether a state is final. */
export const hasNoMoves = <S extends string>(moves: Moves<S>, state: S): boolean =>
  Object.keys(moves[state]).length === 0;
