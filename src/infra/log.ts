import pino from 'pino';

export type Log = {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
};

/** JSON lines on stderr. Credentials are cut out wherever a field name gives them away. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['authorization', '*.authorization', 'api_key', '*.api_key', '*.cookie'],
        censor: '[cut]',
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
