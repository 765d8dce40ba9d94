import { objectsIn } from '../json/object.ts';
import { releaseTable } from './release-table.ts';
import type { ReleaseForm } from './version.ts';

type Json = Readonly<Record<string, unknown>>;

/** States in which nothing was done, or not yet. */
const UNDONE = new Set<unknown>(['failed', 'rejected', 'input-required', 'auth-required']);

/**
 * The answer of a task as clients of a form read it. Those of release 3.0 take any error at the root for a failure of
 * the call, so what only advises, or concerns some entries, stands in `message` for them.
 */
export function withAdviceAsRead(body: Json, form: ReleaseForm): Json {
  const { errors, ...rest } = body;
  const isUndone = UNDONE.has(body.status) || body.accepted === 0;
  if (releaseTable.advisesInErrors[form] || errors === undefined || isUndone) return body;
  const texts = [body.message, ...objectsIn(errors).map(({ message }) => message)];
  const message = texts.filter((text) => typeof text === 'string').join(' ');
  return { ...rest, ...(message === '' ? {} : { message: message.slice(0, LONGEST) }) };
}

const LONGEST = 2000;
