import { walk } from '../json/walk.ts';
import type { Steps } from '../steps.ts';
import { TaskError } from './task-error.ts';

// Not `credentials`: subscribers of webhooks hand over the secret that we are to use.
const SECRET_KEY =
  /^(?:api[_-]?key|(?:.+_)?access[_-]?token|refresh[_-]?token|client[_-]?secret|bearer(?:_token)?|authorization|password|private[_-]?key|jwks?|jwks_uri)$/i;
// Opaque to us: what callers get back as it came.
const OPAQUE = 'context';

/**
 * Credentials belong into the Authorization header, where nothing logs or stores them.
 *
 * @throws {TaskError} CREDENTIAL_IN_ARGS naming the field
 */
export function* refuseCredentials(args: Readonly<Record<string, unknown>>): Steps<void> {
  let field: string | undefined;
  yield* walk(args, (member) => {
    const { key, value } = member;
    if (key === OPAQUE) return 'past';
    if (typeof key === 'number' || !SECRET_KEY.test(key) || !isSecret(value)) return 'below';
    field = member.path();
    return 'end';
  });
  if (field === undefined) return;
  const message = 'Arguments must not carry credentials; use the Authorization header.';
  throw new TaskError('CREDENTIAL_IN_ARGS', message, { field });
}

/** A flag or a schema named like a secret is none. */
const isSecret = (value: unknown) =>
  (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null);
