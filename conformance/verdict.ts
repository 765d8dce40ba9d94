import type { Exchange } from './http/exchange.ts';

/** Thrown by a check: the peer broke the rule. */
export class Violation extends Error {
  readonly exchange: Exchange | null;

  constructor(fault: string, exchange: Exchange | null) {
    super(fault);
    this.exchange = exchange;
  }
}

/** Thrown by a check: nothing can be said about the rule here. */
export class NotJudged extends Error {}

const exchangeIn = (shown: { readonly exchange: Exchange } | Exchange | null): Exchange | null =>
  shown !== null && 'exchange' in shown ? shown.exchange : shown;

/**
 * States what the rule demands. An answer, or the record of an exchange, shows the fault to the reader of the report.
 *
 * @throws {Violation} when the condition is false
 */
export function must(
  condition: unknown,
  fault: string,
  shown: { readonly exchange: Exchange } | Exchange | null,
): asserts condition {
  if (!condition) throw new Violation(fault, exchangeIn(shown));
}

/**
 * States what is needed to judge at all: an optional thing that this peer lacks is no fault of it.
 *
 * @throws {NotJudged} when the condition is false
 */
export function judgeable(condition: unknown, why: string): asserts condition {
  if (!condition) throw new NotJudged(why);
}
