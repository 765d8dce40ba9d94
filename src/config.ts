import { isIP } from 'node:net';
import type { JWK } from 'jose';
import {
  type AdServerSetting,
  adServer,
  adServerToken,
  agentContradictions,
  agentProfile,
} from './agent-settings.ts';
import type { ReleaseForm } from './domain/contract/release.ts';
import type { AgentDeclaration } from './domain/declaration/agent-profile.ts';
import type { CompanySetting } from './domain/members/company-claims.ts';
import type { AllowedPlaces } from './domain/net/allowed-places.ts';
import type { EgressProxy } from './domain/net/egress-proxy.ts';
import { withoutTrailing } from './domain/text/slug.ts';
import { createJudgeUrl } from './infra/fetcher/judge-url.ts';
import { dumpDir, logCheckpointFile, oauthKeys, outboundHosts } from './setting-files.ts';
import {
  ConfigError,
  choiceSetting,
  collectFaults,
  dnsServers,
  type Environment,
  egressProxy,
  fraction,
  integer,
  operatorWebhookUrl,
  outboundAllow,
  type StoreSettings,
  storeSettings,
  textSetting,
} from './settings.ts';
import { companySignInSetting } from './sign-in-settings.ts';
import { registryLogo, registryName, type SiteLogo } from './site-settings.ts';
import { unreachableWitnesses, type WitnessSettings, witnessSettings } from './witness-settings.ts';

export { ConfigError, type Environment } from './settings.ts';

type Role = 'all' | 'web' | 'jobs';
type EnrichmentSettings =
  | { kind: 'site' }
  | { kind: 'none' }
  | { kind: 'provider'; url: string; key: string };

export type Config = StoreSettings &
  WitnessSettings & {
    readonly port: number;
    readonly host: string;
    /** Separate address of `/readyz` and `/metrics`; null: they are served at the public address. */
    readonly operationsAddress: { readonly host: string; readonly port: number } | null;
    /** Public URL without a trailing slash; null: `http://localhost:PORT` once the port is known. */
    readonly baseUrl: string | null;
    /** Separate origin for preview pages; null: they are served below `baseUrl`. */
    readonly previewBaseUrl: string | null;
    /** Name that pages show; null: the name of the protocol. */
    readonly registryName: string | null;
    /** Logo that pages show; null: the built-in icon. */
    readonly registryLogo: SiteLogo | null;
    /** Address for reports of vulnerabilities, in security.txt; null: there is no such file. */
    readonly securityContact: string | null;
    /** File outside the database with the newest checkpoint of the feed's log; null: none. */
    readonly logCheckpointFile: string | null;
    /** Folder of the dumps; null: none are made or served. */
    readonly dumpDir: string | null;
    /** Hours between two dumps; 0: none are made. */
    readonly dumpHours: number;
    /** Identity provider of a company; null: people sign in here only. */
    readonly companySignIn: CompanySetting | null;
    readonly databaseUrl: string;
    readonly databaseReadUrl: string | null;
    /** Whether a start migrates the database, or demands that `admin migrate` did. */
    readonly migrate: 'start' | 'never';
    readonly mode: 'sandbox' | 'production';
    /** Host name → origin to which outgoing fetches for that host are sent. */
    readonly outboundHosts: ReadonlyMap<string, string>;
    /** Private places that may be reached. */
    readonly outboundAllow: AllowedPlaces;
    /** Address of the operator that is notified of what waits for a decision; null: nobody is. */
    readonly operatorWebhookUrl: string | null;
    /** Proxy for everything that leaves to public hosts; null: none. */
    readonly egressProxy: EgressProxy | null;
    /** `ip:port` list, or null for the system's resolver. */
    readonly dnsServers: readonly string[] | null;
    readonly workers: number;
    readonly role: Role;
    readonly enrichment: EnrichmentSettings;
    readonly trustedProxies: number;
    /** Private keys (JWK) that sign access tokens; null: created at first start and kept in the database. */
    readonly oauthKeys: readonly JWK[] | null;
    /** Token patterns; each matching token is its own principal in the sandbox. None in production. */
    readonly sandboxTokens: readonly string[];
    /** Form of answers to callers that name a major version alone. */
    readonly majorRelease: ReleaseForm;
    /** The agent's declaration. A capability that this program does not have stops the start. */
    readonly agentProfile: AgentDeclaration;
    /** The ad server behind the agent; null in production when none is named. */
    readonly adServer: AdServerSetting | null;
    readonly adServerToken: string | null;
    /** Maximum number of feed streams per process. */
    readonly feedStreams: number;
    readonly checkAnswers: number;
    readonly logLevel: LogLevel;
  };

const DEFAULT_DATABASE = 'sqlite:./data/registry.sqlite';
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Reads every setting; an empty value counts as not set. A declaration that is given stands in for AGENT_PROFILE.
 * @throws {ConfigError} for the first invalid setting
 */
export function readConfig(env: Environment, declaration?: AgentDeclaration): Config {
  const { config, errors } = readSettings(env, declaration);
  if (errors[0] !== undefined) throw errors[0];
  return Object.freeze(config);
}

type SettingsRead = { config: Config; errors: readonly ConfigError[] };

/** Reads every setting, and finds all invalid ones. `config` may be used only if there are none. */
export function readSettings(env: Environment, declaration?: AgentDeclaration): SettingsRead {
  const { errors, attempt } = collectFaults();
  const choice = <const T extends string>(name: string, values: readonly T[], fallback: T): T =>
    attempt(() => choiceSetting(env, name, values, fallback));
  const whole = (name: string, fallback: number, min: number, max: number) =>
    attempt(() => integer(env, name, fallback, min, max));
  const mode = choice('MODE', ['sandbox', 'production'], 'sandbox');
  const config: Config = {
    port: whole('PORT', 8080, 0, 65_535),
    host: attempt(() => host(env)),
    operationsAddress: attempt(() => operationsAddress(env)),
    baseUrl: attempt(() => baseUrl(env, mode)),
    previewBaseUrl: attempt(() => previewBaseUrl(env, mode)),
    registryName: attempt(() => registryName(env)),
    registryLogo: attempt(() => registryLogo(env)),
    securityContact: attempt(() => securityContact(env)),
    logCheckpointFile: attempt(() => logCheckpointFile(env)),
    dumpDir: attempt(() => dumpDir(env, textSetting(env, 'DATABASE_URL') ?? DEFAULT_DATABASE)),
    dumpHours: whole('DUMP_INTERVAL_HOURS', 24, 0, 720),
    companySignIn: attempt(() => companySignInSetting(env)),
    databaseUrl: attempt(() => databaseUrl(env, 'DATABASE_URL') ?? DEFAULT_DATABASE),
    databaseReadUrl: attempt(() => databaseUrl(env, 'DATABASE_READ_URL')),
    migrate: choice('MIGRATE', ['start', 'never'], 'start'),
    mode,
    outboundHosts: attempt(() => outboundHosts(env, mode)),
    outboundAllow: attempt(() => outboundAllow(env)),
    operatorWebhookUrl: attempt(() => operatorWebhookUrl(env)),
    egressProxy: attempt(() => egressProxy(env)),
    dnsServers: attempt(() => dnsServers(env)),
    workers: whole('WORKERS', 1, 1, 64),
    role: choice('ROLE', ['all', 'web', 'jobs'], 'all'),
    enrichment: attempt(() => enrichment(env)),
    oauthKeys: attempt(() => oauthKeys(env, mode)),
    agentProfile: attempt(() => declaration ?? agentProfile(env, mode)),
    adServer: attempt(() => adServer(env, mode)),
    adServerToken: attempt(() => adServerToken(env)),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 0, 10),
    sandboxTokens: attempt(() => sandboxTokens(env, mode)),
    majorRelease: choice('MAJOR_RELEASE', ['specified', '3.0'], 'specified'),
    feedStreams: whole('FEED_STREAMS', 2_000, 0, 100_000),
    checkAnswers: attempt(() => fraction(env, 'CHECK_ANSWERS', mode === 'production' ? 0 : 1)),
    logLevel: choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    ...storeSettings(env, mode, attempt),
    ...witnessSettings(env, attempt),
  };
  for (const rule of contradictions(config)) errors.push(new ConfigError(rule));
  return { config, errors };
}

/** Faults of settings that are valid one by one. An invalid setting is undefined here. */
function contradictions(config: Partial<Config>): string[] {
  const { databaseUrl, databaseReadUrl, workers } = config;
  const hasReplica = typeof databaseReadUrl === 'string' && databaseUrl !== undefined;
  return [
    ...(hasReplica && !isPostgres(databaseUrl)
      ? ['DATABASE_READ_URL: a read replica needs a PostgreSQL DATABASE_URL']
      : []),
    ...(hasReplica && !isPostgres(databaseReadUrl)
      ? ['DATABASE_READ_URL: a read replica needs to be PostgreSQL too']
      : []),
    ...((workers ?? 1) > 1 && databaseUrl === 'sqlite::memory:'
      ? ['WORKERS: several processes cannot share sqlite::memory:']
      : []),
    ...unreachableOperator(config),
    ...unreachableWitnesses(config),
    ...agentContradictions(config),
  ];
}

/** The same rule as for receivers that callers register, so that the fault shows at start and not in the outbox. */
function unreachableOperator(config: Partial<Config>): string[] {
  const { operatorWebhookUrl: url, outboundHosts, outboundAllow, baseUrl } = config;
  if (typeof url !== 'string' || outboundHosts === undefined || outboundAllow === undefined) return [];
  const own = typeof baseUrl === 'string' ? { baseUrl } : null;
  const verdict = createJudgeUrl(outboundHosts, () => own, 'receiver', outboundAllow)(url);
  return verdict.ok ? [] : [`OPERATOR_WEBHOOK_URL: ${verdict.message}`];
}

const isHost = (value: string): boolean =>
  isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value);

function host(env: Environment): string {
  const value = textSetting(env, 'HOST') ?? '127.0.0.1';
  if (isHost(value)) return value;
  throw new ConfigError(`HOST: expected a host name or an address, got "${value}"`);
}

function operationsAddress(env: Environment): { host: string; port: number } | null {
  const value = textSetting(env, 'OPERATIONS_ADDRESS');
  if (value === undefined) return null;
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(value) ?? [];
  const name = bracketed ?? plain ?? '';
  const port = Number(digits);
  if (isHost(name) && port <= 65_535) return { host: name, port };
  throw new ConfigError(`OPERATIONS_ADDRESS: expected host:port, got "${value}"`);
}

function baseUrl(env: Environment, mode: string): string | null {
  const value = textSetting(env, 'BASE_URL');
  if (value === undefined) {
    if (mode === 'production') throw new ConfigError('BASE_URL: must be given in production');
    return null;
  }
  return publicAddress('BASE_URL', value, mode);
}

function publicAddress(name: string, value: string, mode: string): string {
  const url = URL.parse(value);
  if (url !== null && (url.username !== '' || url.password !== '')) {
    throw new ConfigError(`${name}: must not hold a user name or password`);
  }
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`${name}: expected an http or https address without query, got "${value}"`);
  }
  if (mode === 'production' && url.protocol !== 'https:') {
    throw new ConfigError(`${name}: must be an https address in production`);
  }
  return withoutTrailing(url.href, '/');
}

function previewBaseUrl(env: Environment, mode: string): string | null {
  const value = textSetting(env, 'PREVIEW_BASE_URL');
  if (value === undefined) return null;
  const address = publicAddress('PREVIEW_BASE_URL', value, mode);
  if (new URL(address).pathname !== '/')
    throw new ConfigError(`PREVIEW_BASE_URL: expected an origin without a path, got "${value}"`);
  return address;
}

/** RFC 9116 wants a URI: an address of mail or of a page. */
function securityContact(env: Environment): string | null {
  const value = textSetting(env, 'SECURITY_CONTACT');
  if (value === undefined) return null;
  const url = URL.parse(value);
  if (url !== null && ['mailto:', 'https:'].includes(url.protocol) && !/\s/.test(value)) return value;
  throw new ConfigError(`SECURITY_CONTACT: expected a mailto: or https: address, got "${value}"`);
}

/** A pattern must begin with literal text, so that it does not match every credential. */
function sandboxTokens(env: Environment, mode: string): string[] {
  const value = textSetting(env, 'SANDBOX_TOKENS');
  if (mode === 'production') {
    if (value === undefined) return [];
    throw new ConfigError('SANDBOX_TOKENS: must not be given in production');
  }
  const patterns = (value ?? 'demo-*').split(',').map((pattern) => pattern.trim());
  const bad = patterns.find((pattern) => !/^[A-Za-z0-9_-]{4}[A-Za-z0-9_.*-]*$/.test(pattern));
  if (bad !== undefined) {
    throw new ConfigError(
      `SANDBOX_TOKENS: expected patterns that begin with four or more letters, digits, "_" or "-", got "${bad}"`,
    );
  }
  return patterns;
}

const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url);

function databaseUrl(env: Environment, name: string): string | null {
  const value = textSetting(env, name);
  if (value === undefined) return null;
  if (!(isPostgres(value) && URL.parse(value) !== null) && !/^sqlite:.+/.test(value)) {
    // The message does not repeat the value, because it may hold a password.
    throw new ConfigError(`${name}: expected sqlite:PATH, sqlite::memory: or postgres://…`);
  }
  return value;
}

function enrichment(env: Environment): EnrichmentSettings {
  const value = textSetting(env, 'ENRICHMENT') ?? 'site';
  if (value === 'site' || value === 'none') return { kind: value };
  if (URL.parse(value)?.protocol !== 'https:') {
    throw new ConfigError(
      `ENRICHMENT: expected site, none or the https address of a provider, got "${value}"`,
    );
  }
  const key = textSetting(env, 'ENRICHMENT_KEY');
  if (key === undefined) throw new ConfigError('ENRICHMENT_KEY: a provider address needs its key');
  return { kind: 'provider', url: value, key };
}
