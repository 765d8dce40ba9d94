import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from './config.ts';
import type { AgentDeclaration } from './domain/declaration/agent-profile.ts';
import { checkDeclaration } from './domain/declaration/check.ts';
import { exposedTasks } from './domain/declaration/obligations.ts';
import { wiring } from './domain/declaration/wiring.ts';
import { readDeclaration } from './domain/deployment/read.ts';
import { isLoopbackHost } from './domain/net/address.ts';
import { withoutTrailing } from './domain/text/slug.ts';
import { projectRoot } from './infra/project.ts';
import { ConfigError, type Environment, textSetting } from './settings.ts';

/** Value of AGENT_PROFILE for the invented publisher that comes with the program, the default of a sandbox. */
const BUILT_IN = 'built-in';
const BUILT_IN_FILE = join(projectRoot, 'publisher/agent-profile.json');

let builtIn: AgentDeclaration | undefined;

export function agentProfile(env: Environment, mode: string): AgentDeclaration {
  const file = textSetting(env, 'AGENT_PROFILE');
  if (file !== undefined && file !== BUILT_IN) return declarationIn(file);
  if (file === undefined && mode === 'production') {
    // The built-in publisher sells invented inventory, which a missing setting must not put into production.
    throw new ConfigError(
      `AGENT_PROFILE: must be given in production; name a file, or ${BUILT_IN} for the invented publisher`,
    );
  }
  builtIn ??= declarationIn(BUILT_IN_FILE);
  return builtIn;
}

function declarationIn(file: string): AgentDeclaration {
  const written = readJson(file);
  if (!written.ok)
    throw new ConfigError(`AGENT_PROFILE: ${file} ${written.reason}`, { cause: written.cause });
  const read = readDeclaration(written.document, (path) => readJson(resolve(dirname(file), path)));
  const problems = read.ok ? checkDeclaration(read.profile, wiring) : read.problems;
  if (read.ok && problems.length === 0) return read.profile;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  throw new ConfigError(`AGENT_PROFILE: ${file}: ${problems[0]}${more}`, {
    faults: problems.map((problem) => `AGENT_PROFILE: ${file}: ${problem}`),
  });
}

/** The ad server behind the agent: invented, at an address, or a module of the operator. */
export type AdServerSetting =
  | { readonly kind: 'simulator' }
  | { readonly kind: 'http'; readonly url: string }
  | { readonly kind: 'module'; readonly path: string };

/** Production invents no delivery unless it is told to: without the setting there is no ad server there. */
export function adServer(env: Environment, mode: string): AdServerSetting | null {
  const value = textSetting(env, 'AD_SERVER');
  if (value === 'simulator') return { kind: 'simulator' };
  if (value === undefined) return mode === 'production' ? null : { kind: 'simulator' };
  if (/^(\.{0,2}\/|[A-Za-z]:\\)|\.[cm]?[jt]s$/.test(value) && !value.includes('://'))
    return { kind: 'module', path: resolve(value) };
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new ConfigError(
      `AD_SERVER: expected simulator, an http or https address without query, or the path of a module, got "${value}"`,
    );
  if (url.username !== '' || url.password !== '')
    throw new ConfigError('AD_SERVER: must not hold a user name or password; give AD_SERVER_TOKEN');
  return { kind: 'http', url: withoutTrailing(url.href, '/') };
}

/** The secret that the agent and its ad server share. */
export function adServerToken(env: Environment): string | null {
  const value = textSetting(env, 'AD_SERVER_TOKEN');
  // The message does not repeat the value, because it is the secret.
  if (value !== undefined && !/^[!-~]{16,500}$/.test(value))
    throw new ConfigError('AD_SERVER_TOKEN: expected 16 to 500 visible ASCII characters without spaces');
  return value ?? null;
}

/** Faults of settings of the agent that are valid one by one. */
export const agentContradictions = ({ adServer: given, agentProfile: profile }: Partial<Config>): string[] =>
  given === null && profile?.supported_protocols.includes('media_buy') === true
    ? [
        'AD_SERVER: must be given in production when AGENT_PROFILE declares media_buy; with simulator every figure that callers see is invented',
      ]
    : [];

function readJson(
  file: string,
): { ok: true; document: unknown } | { ok: false; reason: string; cause: unknown } {
  try {
    return { ok: true, document: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (cause) {
    return { ok: false, reason: 'cannot be read as JSON', cause };
  }
}

/** Warnings about settings of the agent that are valid but dangerous, one line each. */
export const agentWarnings = (config: Config): string[] => [
  ...sharedOrigin(config),
  ...noCredit(config),
  ...inventedDelivery(config),
  ...openAdServer(config),
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

/** The token, and who buys what, would be readable on the way. */
function openAdServer({ mode, adServer }: Config): string[] {
  if (mode !== 'production' || adServer?.kind !== 'http') return [];
  const { protocol, hostname } = new URL(adServer.url);
  if (protocol === 'https:' || isLoopbackHost(hostname)) return [];
  return [
    `AD_SERVER is an http address: everything that is sent to ${hostname}, AD_SERVER_TOKEN too, can be read on the way; use https`,
  ];
}

/** Real accounts would pay for impressions that nobody saw. */
function inventedDelivery({ mode, adServer }: Config): string[] {
  if (mode !== 'production' || adServer?.kind !== 'simulator') return [];
  return [
    'AD_SERVER=simulator in production: nothing is delivered, every figure of delivery is invented, and answers say so with ext.ad_server.simulated; name your ad server, or sell nothing',
  ];
}

const PURCHASE = 'create_media_buy';

const PREVIEWS = 'preview_creative';
