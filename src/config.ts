import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { JWK } from 'jose';
import type { AgentDeclaration } from './domain/declaration/agent-profile.ts';
import { builtInProfile } from './domain/declaration/built-in.ts';
import { checkProfile } from './domain/declaration/check.ts';
import { readProfile } from './domain/declaration/read.ts';
import { wiring } from './domain/declaration/wiring.ts';
import type { ReleaseForm } from './domain/tasks/release.ts';
import { withoutTrailing } from './domain/text/slug.ts';
import {
  ConfigError,
  choiceSetting,
  dnsServers,
  type Environment,
  fraction,
  integer,
  type StoreSettings,
  storeSettings,
  textSetting,
} from './settings.ts';

export { ConfigError, type Environment } from './settings.ts';

export type Role = 'all' | 'web' | 'jobs';
export type EnrichmentSettings =
  | { kind: 'site' }
  | { kind: 'none' }
  | { kind: 'provider'; url: string; key: string };

export type Config = StoreSettings & {
  readonly port: number;
  readonly host: string;
  /** Separate address of `/readyz` and `/metrics`; null: they are served at the public address. */
  readonly operationsAddress: { readonly host: string; readonly port: number } | null;
  /** Public URL without a trailing slash; null: `http://localhost:PORT` once the port is known. */
  readonly baseUrl: string | null;
  /** Separate origin for preview pages; null: they are served below `baseUrl`. */
  readonly previewBaseUrl: string | null;
  readonly databaseUrl: string;
  readonly databaseReadUrl: string | null;
  /** Whether a start migrates the database, or demands that `admin migrate` did. */
  readonly migrate: 'start' | 'never';
  readonly mode: 'sandbox' | 'production';
  /** Host name → origin to which outgoing fetches for that host are sent. */
  readonly outboundHosts: ReadonlyMap<string, string>;
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
  /** Maximum number of feed streams per process. */
  readonly feedStreams: number;
  readonly checkAnswers: number;
  readonly logLevel: LogLevel;
};

/** Value of AGENT_PROFILE for the built-in, invented publisher, the default of a sandbox. */
const BUILT_IN = 'built-in';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Reads every setting. An empty value counts as not set. @throws {ConfigError} for the first invalid setting */
export function readConfig(env: Environment): Config {
  const mode = choiceSetting(env, 'MODE', ['sandbox', 'production'] as const, 'sandbox');
  const config: Config = {
    port: integer(env, 'PORT', 8080, 0, 65_535),
    host: host(env),
    operationsAddress: operationsAddress(env),
    baseUrl: baseUrl(env, mode),
    previewBaseUrl: previewBaseUrl(env, mode),
    databaseUrl: databaseUrl(env, 'DATABASE_URL') ?? 'sqlite:./data/registry.sqlite',
    databaseReadUrl: databaseUrl(env, 'DATABASE_READ_URL'),
    migrate: choiceSetting(env, 'MIGRATE', ['start', 'never'] as const, 'start'),
    mode,
    outboundHosts: outboundHosts(env, mode),
    dnsServers: dnsServers(env),
    workers: integer(env, 'WORKERS', 1, 1, 64),
    role: choiceSetting(env, 'ROLE', ['all', 'web', 'jobs'] as const, 'all'),
    enrichment: enrichment(env),
    oauthKeys: oauthKeys(env, mode),
    agentProfile: agentProfile(env, mode),
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, 0, 10),
    sandboxTokens: sandboxTokens(env, mode),
    majorRelease: choiceSetting(env, 'MAJOR_RELEASE', ['specified', '3.0'] as const, 'specified'),
    feedStreams: integer(env, 'FEED_STREAMS', 2_000, 0, 100_000),
    checkAnswers: fraction(env, 'CHECK_ANSWERS', mode === 'production' ? 0 : 1),
    logLevel: choiceSetting(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    ...storeSettings(env, mode),
  };
  if (config.databaseReadUrl !== null && !isPostgres(config.databaseUrl)) {
    throw new ConfigError('DATABASE_READ_URL: a read replica needs a PostgreSQL DATABASE_URL');
  }
  if (config.databaseReadUrl !== null && !isPostgres(config.databaseReadUrl)) {
    throw new ConfigError('DATABASE_READ_URL: a read replica needs to be PostgreSQL too');
  }
  if (config.workers > 1 && config.databaseUrl === 'sqlite::memory:') {
    throw new ConfigError('WORKERS: several processes cannot share sqlite::memory:');
  }
  return Object.freeze(config);
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

function outboundHosts(env: Environment, mode: string): ReadonlyMap<string, string> {
  const file = textSetting(env, 'OUTBOUND_HOSTS');
  if (file === undefined) return new Map();
  if (mode === 'production') throw new ConfigError('OUTBOUND_HOSTS: not allowed in production');
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`OUTBOUND_HOSTS: cannot read ${file} as JSON`, { cause });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ConfigError(`OUTBOUND_HOSTS: ${file} must hold one JSON object, host → origin`);
  }
  const hosts = new Map<string, string>();
  for (const [host, origin] of Object.entries(parsed)) {
    if (typeof origin !== 'string' || URL.parse(origin) === null || !/^https?:/.test(origin)) {
      throw new ConfigError(`OUTBOUND_HOSTS: "${host}" in ${file} needs an http or https origin`);
    }
    hosts.set(host.toLowerCase(), new URL(origin).origin);
  }
  return hosts;
}

function oauthKeys(env: Environment, mode: string): readonly JWK[] | null {
  const file = textSetting(env, 'OAUTH_KEYS');
  if (file === undefined) {
    if (mode === 'production') throw new ConfigError('OAUTH_KEYS: must be given in production');
    return null;
  }
  let keys: unknown;
  try {
    keys = (JSON.parse(readFileSync(file, 'utf8')) as { keys?: unknown } | null)?.keys;
  } catch (cause) {
    throw new ConfigError(`OAUTH_KEYS: cannot read ${file} as JSON`, { cause });
  }
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every(isSigningKey)) {
    throw new ConfigError(`OAUTH_KEYS: ${file} must hold a JWK set of private P-256 keys, each with a kid`);
  }
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) {
    throw new ConfigError(`OAUTH_KEYS: two keys in ${file} have the same kid`);
  }
  return keys.map((key: JWK) => ({ ...key, alg: 'ES256', use: 'sig' }));
}

function isSigningKey(key: JWK | null): key is JWK {
  if (key?.kty !== 'EC' || key.crv !== 'P-256') return false;
  if (typeof key.d !== 'string' || typeof key.kid !== 'string' || key.kid === '') return false;
  try {
    // Fails unless the numbers are a point of the curve and its private key.
    createPrivateKey({ key: { ...key }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

function agentProfile(env: Environment, mode: string): AgentDeclaration {
  const file = textSetting(env, 'AGENT_PROFILE');
  if (file === BUILT_IN) return builtInProfile;
  if (file === undefined) {
    if (mode !== 'production') return builtInProfile;
    // The built-in publisher sells invented inventory, which a missing setting must not put into production.
    throw new ConfigError(
      `AGENT_PROFILE: must be given in production; name a file, or ${BUILT_IN} for the invented publisher`,
    );
  }
  const written = readJson(file);
  if (!written.ok)
    throw new ConfigError(`AGENT_PROFILE: ${file} ${written.reason}`, { cause: written.cause });
  const read = readProfile(written.document, (path) => readJson(resolve(dirname(file), path)));
  const problems = read.ok ? checkProfile(read.profile, wiring) : read.problems;
  if (read.ok && problems.length === 0) return read.profile;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  throw new ConfigError(`AGENT_PROFILE: ${file}: ${problems[0]}${more}`);
}

function readJson(
  file: string,
): { ok: true; document: unknown } | { ok: false; reason: string; cause: unknown } {
  try {
    return { ok: true, document: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (cause) {
    return { ok: false, reason: 'cannot be read as JSON', cause };
  }
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
