import { sha256 } from '../../domain/publishers/adagents/digests.ts';

/** A time that no answer shows. */
export const NEVER = new Date(0);
/** A look that is never due: a mirror looks at no other host. */
export const NOT_DUE = new Date(Date.UTC(9999, 0));

/** An id that is the same each time, for a row whose id in the registry a copy does not tell. */
export function deterministicId(kind: string, name: string): string {
  const digest = sha256(`${kind} ${name}`);
  const parts = [8, 12, 16, 20, 32].map((end, at) => digest.slice([0, 8, 12, 16, 20][at], end));
  return parts.join('-');
}

export const timeOf = (text: string | null | undefined): Date | null =>
  text == null ? null : new Date(text);
