import pino from 'pino';
import { instantText } from '../domain/text/instant.ts';
import { systemClock } from './clock.ts';

export type Log = {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
};

/**
 * Creates a logger that writes JSON lines. Values of fields whose name suggests a credential are removed.
 */
export function createLog(level: string, destination: pino.DestinationStream): Log {
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorFields },
      formatters: { log: (fields) => redact(fields) as Record<string, unknown> },
    },
    destination,
  );
  if (!log.isLevelEnabled('info')) return log;
  return {
    debug: log.debug.bind(log),
    warn: log.warn.bind(log),
    error: log.error.bind(log),
    // Nearly all lines are those of requests, whose fields are plain and never secret.
    info(fields, message) {
      if (!isPlain(fields)) return log.info(fields, message);
      const text = JSON.stringify(message === undefined ? fields : { ...fields, msg: message });
      destination.write(`${head()}${text.length > 2 ? `,${text.slice(1)}` : '}'}\n`);
    },
  };
}

const INFO = 30;

/** The beginning of a line of level `info`, which is the same for all lines of a millisecond. */
const head = (() => {
  let at = Number.NaN;
  let text = '';
  return (): string => {
    const now = systemClock.now();
    if (now.getTime() !== at) {
      at = now.getTime();
      text = `{"level":${INFO},"time":"${instantText(now)}"`;
    }
    return text;
  };
})();

/** Whether all fields are texts, numbers and the like, and none has the name of a secret. */
function isPlain(fields: object): boolean {
  for (const name in fields) {
    const value = fields[name as keyof typeof fields] as unknown;
    if (typeof value === 'string' ? hasSecretName(name) : typeof value === 'object' && value !== null)
      return false;
  }
  return true;
}

const MOST_NAMES = 1_000;
const secretNames = new Map<string, boolean>();

/** As `SECRET_NAME` judges it, once for each name: there are few. */
function hasSecretName(name: string): boolean {
  const known = secretNames.get(name);
  if (known !== undefined) return known;
  const isSecretName = SECRET_NAME.test(name);
  if (secretNames.size < MOST_NAMES) secretNames.set(name, isSecretName);
  return isSecretName;
}

/** Redacts errors too, because errors of libraries hold requests, settings and responses. */
function errorFields(cause: unknown): unknown {
  const fields: unknown = cause instanceof Error ? pino.stdSerializers.errWithCause(cause) : cause;
  return redact(fields);
}

const CUT = '[cut]';
/** Maximum nesting. Nothing is logged on purpose that is nested deeper. */
const MOST_DEPTH = 8;
const MOST_ITEMS = 1_000;

/** Names of fields that hold credentials; only the end of a name counts, so that `X-Api-Key` and `newPassword` do too. */
const SECRET_NAME =
  /(?:authorization|cookie|password|passwd|secret|credentials?|api[-_]?key|private[-_]?key|token|passphrase)$/i;

/** Fields in which PostgreSQL quotes values of rows and statements: e-mail addresses, and whatever a caller sent. */
const QUOTES_ROWS: ReadonlySet<string> = new Set([
  'detail',
  'hint',
  'where',
  'query',
  'internalQuery',
  'parameters',
  'values',
  'dataRow',
]);
const isDatabaseError = (value: object): boolean => 'severity' in value && 'code' in value;

/** A copy of a logged value in which fields with secret names are redacted, at any depth. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  // The logger serializes errors itself, and then passes the result to this function.
  if (value instanceof Error) return value;
  if (depth >= MOST_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => redact(item, depth + 1));
  const quotes = isDatabaseError(value) ? QUOTES_ROWS : undefined;
  const entries = Object.entries(value)
    .slice(0, MOST_ITEMS)
    .filter(([name]) => !quotes?.has(name));
  return Object.fromEntries(
    entries.map(([name, item]) => [name, isSecret(name, item) ? CUT : redact(item, depth + 1)]),
  );
}

/** Counts and flags are never secrets, whatever their name. */
const isSecret = (name: string, item: unknown): boolean =>
  SECRET_NAME.test(name) && (typeof item === 'string' || (typeof item === 'object' && item !== null));
