import { clip } from '../src/domain/findings.ts';

const LONGEST_LINE = 2_000;
/** Characters that a terminal obeys or that turn text around, which JSON may hold as they are. */
const OBEYED = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A line as a terminal shows it. Parts of it may come from a registry, whose messages could otherwise clear a screen, or
 * add lines that say what is not so.
 */
export const shownLine = (text: string): string => `${clip(text, LONGEST_LINE)}\n`;

/** A value as JSON that a terminal only shows. */
export const shownJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(OBEYED, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
