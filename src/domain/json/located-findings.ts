import { type Findings, mendOfFinding } from '../findings.ts';
import { type DocumentEdit, editsOf } from './mend-places.ts';
import { linesOf, placesOf, type TextPlace } from './places.ts';

/** A finding with its place in the text of the document. */
export type LocatedFinding = {
  readonly severity: 'error' | 'warning';
  readonly field: string;
  readonly message: string;
  readonly suggestion?: string;
  readonly line: number;
  readonly column: number;
  readonly excerpt?: string;
  /** The edit of the document that mends the finding, where one is certain. */
  readonly mend?: DocumentEdit;
};

const LONGEST_EXCERPT = 120;
/** Fields of findings that are about the text or the document as a whole. */
const WHOLE = new Set(['json', 'root', '']);
const POSITION = /\bat position (\d{1,9})\b/;
const AT_END = /\bUnexpected end of JSON input\b/;

/**
 * The findings of a document in the order of its text.
 * @param now for mends that write the time; null for findings of an earlier check, which have none
 */
export function locatedFindings(
  text: string,
  { errors, warnings }: Findings,
  now: Date | null,
): LocatedFinding[] {
  const found = [
    ...errors.map(({ field, message }) => ({ severity: 'error' as const, field, message })),
    ...warnings.map((warning) => ({ severity: 'warning' as const, ...warning })),
  ];
  const mends = [...errors, ...warnings].map((one) => ({ field: one.field, mend: mendOfFinding(one) }));
  const edits = now === null ? [] : editsOf(text, mends, now);
  const all = found.map((one, at) => (edits[at] === undefined ? one : { ...one, mend: edits[at] }));
  const places = placesOf(
    text,
    all.map(({ field }) => (WHOLE.has(field) ? '' : field)),
  );
  return all
    .map((finding, index) => located(text, finding, syntaxPlace(text, finding) ?? places[index]))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Where the parser stopped reading, for a text that is no JSON. */
function syntaxPlace(
  text: string,
  { field, message }: { field: string; message: string },
): TextPlace | undefined {
  if (field !== 'json') return undefined;
  const offset = POSITION.exec(message)?.[1] ?? (AT_END.test(message) ? text.length : undefined);
  return offset === undefined ? undefined : linesOf(text, [Math.min(Number(offset), text.length)])[0];
}

function located(
  text: string,
  finding: Pick<LocatedFinding, 'severity' | 'field' | 'message' | 'suggestion' | 'mend'>,
  place: TextPlace = { line: 1, column: 1, offset: 0 },
): LocatedFinding {
  const end = text.indexOf('\n', place.offset);
  const line = text.slice(
    place.offset,
    Math.min(place.offset + LONGEST_EXCERPT, end === -1 ? text.length : end),
  );
  const excerpt = line.trim();
  return {
    ...finding,
    line: place.line,
    column: place.column,
    // Half a character at the end is no text that could be sent.
    ...(excerpt === '' ? {} : { excerpt: excerpt.toWellFormed() }),
  };
}
