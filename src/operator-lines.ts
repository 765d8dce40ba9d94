import { agentWarnings } from './agent-settings.ts';
import { type Config, ConfigError } from './config.ts';
import { OperatorError } from './domain/errors.ts';
import { isLoopbackHost } from './domain/net/address.ts';

/** Text for an error: one line if the operator can correct it, the complete stack for a fault of this program. */
export function explain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
  const isExpected = cause instanceof OperatorError || cause instanceof ConfigError;
  // Errors of databases, files and sockets have a code. Codes that begin with `ERR_` mean that Node was called
  // incorrectly.
  if (isExpected || (code !== null && !code.startsWith('ERR_'))) {
    return cause.message.split('\n')[0] || String(code);
  }
  return cause.stack ?? cause.message;
}

/** Warnings about settings that are valid but dangerous, one line each. */
export const warningsOf = (config: Config): string[] => [
  ...openSandbox(config),
  ...agentWarnings(config),
  ...openNetworks(config),
];

function openSandbox({ mode, host, baseUrl, sandboxTokens }: Config): string[] {
  const isPublic = !isLoopbackHost(host) || (baseUrl !== null && !isLoopbackHost(new URL(baseUrl).hostname));
  if (mode !== 'sandbox' || !isPublic) return [];
  const callers =
    sandboxTokens.length === 0 ? 'nobody' : `everybody with a token like ${sandboxTokens.join(' or ')}`;
  return [
    `MODE=sandbox on a public address: ${callers} may write as a caller of the agent; set MODE=production to serve others`,
  ];
}

/** A name is the operator's choice; in a network every host is open to whoever can name a URL. */
const openNetworks = ({ outboundAllow }: Config): string[] =>
  outboundAllow.networks.length === 0
    ? []
    : [
        `OUTBOUND_ALLOW names networks: whoever may have this service fetch a URL reaches the web ports of every host there; name single hosts if that is not intended`,
      ];
