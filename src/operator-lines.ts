import { type Config, ConfigError } from './config.ts';
import { exposedTasks } from './domain/declaration/obligations.ts';
import { OperatorError } from './domain/errors.ts';

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
  ...sharedOrigin(config),
  ...noCredit(config),
  ...openNetworks(config),
];

/** Pages that strangers write are best served where nothing else is, because browsers tell sites apart by origin. */
function sharedOrigin({ mode, baseUrl, previewBaseUrl, agentProfile }: Config): string[] {
  if (mode !== 'production' || previewBaseUrl !== null) return [];
  if (!exposedTasks(agentProfile, mode).has(PREVIEWS)) return [];
  return [
    `PREVIEW_BASE_URL is not set: pages that callers of ${PREVIEWS} write are served at ${baseUrl}, the address of the registry; set it to an origin that serves nothing else, or to BASE_URL if that is intended`,
  ];
}

/** Credit is a loan, so nobody gets it by default; an operator who does not know this sees every buy refused. */
function noCredit({ mode, agentProfile }: Config): string[] {
  if (mode !== 'production' || agentProfile.credit?.limit_of_new_accounts !== undefined) return [];
  if (!exposedTasks(agentProfile, mode).has(PURCHASE)) return [];
  return [
    `AGENT_PROFILE does not set credit.limit_of_new_accounts: new accounts have no credit and every ${PURCHASE} is refused until you run admin account set-credit; set the limit in US dollars, 0 if that is intended, or null for no limit`,
  ];
}

const PURCHASE = 'create_media_buy';
const PREVIEWS = 'preview_creative';

function openSandbox({ mode, host, baseUrl, sandboxTokens }: Config): string[] {
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

/** A name is the operator's choice; in a network every host is open to whoever can name a URL. */
const openNetworks = ({ outboundAllow }: Config): string[] =>
  outboundAllow.networks.length === 0
    ? []
    : [
        `OUTBOUND_ALLOW names networks: whoever may have this service fetch a URL reaches the web ports of every host there; name single hosts if that is not intended`,
      ];
