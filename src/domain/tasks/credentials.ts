import { TaskError } from './task-error.ts';

// Subscribers of webhooks hand over the secret that we are to use; nothing else of a task is a secret.
const EXEMPT = /(?:^|\.)authentication\.credentials$/;
const SECRET_KEY =
  /^(?:api[_-]?key|(?:.+_)?access[_-]?token|refresh[_-]?token|client[_-]?secret|bearer(?:_token)?|authorization|password|private[_-]?key|jwks?|jwks_uri)$/i;
// Opaque to us: what callers get back as it came.
const OPAQUE = 'context';

/**
 * Credentials belong into the Authorization header, where nothing logs or stores them.
 *
 * @throws {TaskError} CREDENTIAL_IN_ARGS naming the field
 */
export function refuseCredentials(args: Readonly<Record<string, unknown>>): void {
  const field = find(args, '');
  if (field !== undefined) {
    throw new TaskError(
      'CREDENTIAL_IN_ARGS',
      'Arguments must not carry credentials; use the Authorization header.',
      {
        field,
      },
    );
  }
}

function find(value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    if (key === OPAQUE) continue;
    const at = isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    if (!isList && SECRET_KEY.test(key) && !EXEMPT.test(at) && isSecret(item)) return at;
    const inside = find(item, at);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** A flag or a schema named like a secret is none. */
const isSecret = (value: unknown) =>
  (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null);
