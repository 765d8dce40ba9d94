import { type Config, ConfigError } from './config.ts';
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

/** What is dangerous about settings that can be used all the same, each in one line. */
export function warningsOf({ mode, host, baseUrl, sandboxTokens }: Config): string[] {
  const isPublic = !isLoopbackHost(host) || (baseUrl !== null && !isLoopbackHost(new URL(baseUrl).hostname));
  if (mode !== 'sandbox' || !isPublic) return [];
  const callers =
    sandboxTokens.length === 0 ? 'nobody' : `everybody with a token like ${sandboxTokens.join(' or ')}`;
  return [
    `MODE=sandbox on a public address: ${callers} may write as a caller of the agent; set MODE=production to serve others`,
  ];
}

const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host) || host.endsWith('.localhost');
