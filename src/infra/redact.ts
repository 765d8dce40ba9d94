const CUT = '[cut]';
/** Deeper things than anybody logs on purpose. */
const MOST_DEPTH = 8;
const MOST_ITEMS = 1_000;

/** Names of fields that hold credentials; only the end of a name counts, so that `X-Api-Key` and `newPassword` do too. */
const SECRET_NAME =
  /(?:authorization|cookie|password|passwd|secret|credentials?|api[-_]?key|private[-_]?key|token|passphrase)$/i;

/** A copy of what is to be logged, without what fields hold whose names say that it is secret, at any depth. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  // The logger writes errors in its own way, and hands that in here again.
  if (value instanceof Error) return value;
  if (depth >= MOST_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => redact(item, depth + 1));
  const entries = Object.entries(value).slice(0, MOST_ITEMS);
  return Object.fromEntries(
    entries.map(([name, item]) => [name, isSecret(name, item) ? CUT : redact(item, depth + 1)]),
  );
}

/** Counts and flags are never secrets, whatever their name. */
const isSecret = (name: string, item: unknown): boolean =>
  SECRET_NAME.test(name) && (typeof item === 'string' || (typeof item === 'object' && item !== null));
