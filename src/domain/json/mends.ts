/**
 * The one edit that mends a finding at its field beyond doubt: the field goes, or gets this value. `now` is the moment at
 * which the mend is asked for. A finding that several edits would mend has none.
 */
export type Mend = 'remove' | 'now' | { readonly value: string | boolean };

/** A mend, if there is a value for it. */
const withValue = (value: string | boolean | null | undefined): Mend | undefined =>
  value === null || value === undefined ? undefined : { value };

/** How people write a word of a list: in capitals, with spaces or hyphens. */
const folded = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const LONGEST_WORD = 100;

/** The word of a list that was meant, when it is only written in another way than the list has it. */
export function meantWord(value: unknown, allowed: Iterable<string>): Mend | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_WORD) return undefined;
  const given = folded(value);
  const meant = [...allowed].filter((word) => folded(word) === given);
  return meant.length === 1 && meant[0] !== value ? withValue(meant[0]) : undefined;
}

/** The truth that a text names. */
export const meantTruth = (value: unknown): Mend | undefined =>
  value === 'true' || value === 'false' ? withValue(value === 'true') : undefined;

/** A number as the text that was wanted; long ones have lost digits when they were read. */
export const meantText = (value: unknown): Mend | undefined =>
  Number.isSafeInteger(value) ? withValue(String(value)) : undefined;

/** A time that can be read, in the form that is wanted. */
export const meantTime = (at: Date | null | undefined): Mend | undefined => withValue(at?.toISOString());

const COUNTRY = /^[a-z]{2}$/i;

/** A country code in capitals. */
export const meantCountry = (value: unknown): Mend | undefined =>
  typeof value === 'string' && COUNTRY.test(value.trim()) ? withValue(value.trim().toUpperCase()) : undefined;
