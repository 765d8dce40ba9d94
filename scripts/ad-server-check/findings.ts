/** A rule of the contract that an ad server breaks. */
export type Finding = { readonly rule: string; readonly text: string };

/** What a check found, and what it could not look at. */
export class Findings {
  readonly found: Finding[] = [];
  readonly skipped: Finding[] = [];
  readonly #texts = new Set<string>();

  add(rule: string, text: string): void {
    if (this.#texts.has(`${rule} ${text}`)) return;
    this.#texts.add(`${rule} ${text}`);
    this.found.push({ rule, text });
  }

  skip(rule: string, text: string): void {
    this.skipped.push({ rule, text });
  }
}
