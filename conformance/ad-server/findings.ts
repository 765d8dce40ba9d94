import type { Exchange } from '../http/exchange.ts';

/** A rule of the contract that an ad server breaks. */
export type Finding = {
  readonly rule: string;
  readonly text: string;
  /** What was exchanged last before it was found; null when that is not recorded. */
  readonly exchange?: Exchange | null;
};

/** What a check found, and what it could not look at. */
export class Findings {
  readonly found: Finding[] = [];
  readonly skipped: Finding[] = [];
  readonly #texts = new Set<string>();
  readonly #lastExchange: (() => Exchange | null) | undefined;

  constructor(lastExchange?: () => Exchange | null) {
    this.#lastExchange = lastExchange;
  }

  add(rule: string, text: string): void {
    if (this.#texts.has(`${rule} ${text}`)) return;
    this.#texts.add(`${rule} ${text}`);
    const exchange = this.#lastExchange?.();
    this.found.push({ rule, text, ...(exchange === undefined ? {} : { exchange }) });
  }

  skip(rule: string, text: string): void {
    this.skipped.push({ rule, text });
  }
}
