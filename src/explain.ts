import { ConfigError } from './config.ts';
import { OperatorError } from './domain/errors.ts';

/** One line for what an operator can put right, everything there is for a fault of this program. */
export function explain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
  const isExpected = cause instanceof OperatorError || cause instanceof ConfigError;
  // Databases, files and sockets give their errors a code; Node's own say that it was called in a wrong way.
  if (isExpected || (code !== null && !code.startsWith('ERR_'))) {
    return cause.message.split('\n')[0] || String(code);
  }
  return cause.stack ?? cause.message;
}
