import pino from 'pino';
import { redact } from './redact.ts';

export type Log = {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
};

/** JSON lines on stderr. Credentials are cut out wherever a field name gives them away. */
export function createLog(level: string, destination = pino.destination({ dest: 2, sync: true })): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorFields },
      formatters: { log: (fields) => redact(fields) as Record<string, unknown> },
    },
    destination,
  );
}

/** Errors of libraries carry requests, settings and answers along. */
function errorFields(cause: unknown): unknown {
  const fields: unknown = cause instanceof Error ? pino.stdSerializers.errWithCause(cause) : cause;
  return redact(fields);
}
