import { isIP } from 'node:net';
import { type AllowedPlaces, readAllowedPlaces } from './domain/net/allowed-places.ts';
import { type EgressProxy, readEgressProxy } from './domain/net/egress-proxy.ts';
import { PAST_DAYS } from './domain/text/past.ts';

// Readers of single settings; `config.ts` lists them all.

export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting. The message is one line and names the setting. */
export class ConfigError extends Error {
  /** All faults of the setting, one line each; the message names the first. */
  readonly faults: readonly string[];

  constructor(message: string, options?: ErrorOptions & { readonly faults?: readonly string[] }) {
    super(message, options);
    this.faults = options?.faults ?? [message];
  }
}

/** Reads one setting. */
export type ReadSetting = <T>(read: () => T) => T;

/** Reads settings one after another, and keeps the errors of those that are invalid. */
export function collectFaults(): { readonly errors: ConfigError[]; readonly attempt: ReadSetting } {
  const errors: ConfigError[] = [];
  return {
    errors,
    attempt<T>(read: () => T): T {
      try {
        return read();
      } catch (cause) {
        if (!(cause instanceof ConfigError)) throw cause;
        errors.push(cause);
        // The value is never used: the caller throws or shows the errors.
        return undefined as T;
      }
    },
  };
}

export function textSetting(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = textSetting(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name}: expected a whole number from ${min} to ${max}, got "${value}"`);
  }
  return number;
}

export function fraction(env: Environment, name: string, fallback: number): number {
  const value = textSetting(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!(number >= 0 && number <= 1)) {
    throw new ConfigError(`${name}: expected a number from 0 to 1, got "${value}"`);
  }
  return number;
}

export function choiceSetting<const T extends string>(
  env: Environment,
  name: string,
  values: readonly T[],
  fallback: T,
): T {
  const value = textSetting(env, name);
  if (value === undefined) return fallback;
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) {
    throw new ConfigError(`${name}: expected one of ${values.join(', ')}, got "${value}"`);
  }
  return found;
}

/** Settings of the store: timeouts, durability, encryption and retention. */
export type StoreSettings = {
  /** Timeouts for PostgreSQL, and the number of connections in each pool. */
  readonly postgres: {
    readonly connections: number;
    readonly connectMs: number;
    readonly statementMs: number;
    readonly idleInTransactionMs: number;
  };
  /** SQLite: whether each confirmed write is on disk before its response is sent. */
  readonly sqliteSynchronous: 'full' | 'normal';
  /** Keys that encrypt stored secrets, 32 bytes each, the current one first; null: created at first start. */
  readonly secretsKeys: readonly Buffer[] | null;
  /** Days that audit entries of members and operators are kept. */
  readonly auditDays: number;
  /** Days after the last use of a sandbox token until all its data is deleted. */
  readonly sandboxDays: number;
  /** Days that the past of publishers and brands is kept, about which look-ups and checks answer. */
  readonly pastDays: number;
};

/** Reads the settings of the store, each with `attempt`. */
export function storeSettings(
  env: Environment,
  mode: 'sandbox' | 'production',
  attempt: ReadSetting,
): StoreSettings {
  const whole = (name: string, fallback: number, min: number, max: number) =>
    attempt(() => integer(env, name, fallback, min, max));
  return {
    postgres: {
      connections: whole('DATABASE_CONNECTIONS', 10, 2, 500),
      connectMs: whole('DATABASE_CONNECT_TIMEOUT_MS', 5_000, 100, 60_000),
      statementMs: whole('DATABASE_STATEMENT_TIMEOUT_MS', 7_000, 1_000, 600_000),
      // Must be at least as long as a transaction may be open.
      idleInTransactionMs: whole('DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', 60_000, 31_000, 600_000),
    },
    sqliteSynchronous: attempt(() =>
      choiceSetting(env, 'SQLITE_SYNCHRONOUS', ['full', 'normal'] as const, 'full'),
    ),
    secretsKeys: attempt(() => secretsKeys(env, mode)),
    auditDays: whole('AUDIT_DAYS', 400, 30, 36_500),
    sandboxDays: whole('SANDBOX_DAYS', 30, 1, 3_650),
    pastDays: whole('PAST_DAYS', PAST_DAYS, 1, 3_650),
  };
}

const KEY_BYTES = 32;

function secretsKeys(env: Environment, mode: string): readonly Buffer[] | null {
  const value = textSetting(env, 'SECRETS_KEY');
  if (value === undefined) {
    if (mode === 'production') throw new ConfigError('SECRETS_KEY: must be given in production');
    return null;
  }
  const keys = value.split(',').map((key) => key.trim());
  // The message does not repeat the value, because it is the secret.
  if (keys.some((key) => !/^[A-Za-z0-9+/_-]+={0,2}$/.test(key) || bytesOf(key).length !== KEY_BYTES)) {
    throw new ConfigError(
      `SECRETS_KEY: expected ${KEY_BYTES} random bytes as base64, or a comma list of such keys with the current one first`,
    );
  }
  return keys.map(bytesOf);
}

const bytesOf = (key: string): Buffer => Buffer.from(key, 'base64');

/** The proxy that opens connections to public hosts, from an address such as `http://user:password@proxy:3128`. */
export function egressProxy(env: Environment): EgressProxy | null {
  const value = textSetting(env, 'EGRESS_PROXY');
  if (value === undefined) return null;
  const proxy = readEgressProxy(value);
  // The message does not repeat the value, which may hold a password.
  if (proxy === null)
    throw new ConfigError('EGRESS_PROXY: expected http://host:port, with user:password@ if it needs them');
  return proxy;
}

const LONGEST_URL = 2_048;

export function operatorWebhookUrl(env: Environment): string | null {
  const value = textSetting(env, 'OPERATOR_WEBHOOK_URL');
  if (value === undefined) return null;
  const url = URL.parse(value);
  // The message does not repeat the value, because its path may be a secret.
  if (url === null || !/^https?:$/.test(url.protocol) || value.length > LONGEST_URL)
    throw new ConfigError(
      `OPERATOR_WEBHOOK_URL: expected an https address of at most ${LONGEST_URL} characters`,
    );
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    throw new ConfigError('OPERATOR_WEBHOOK_URL: must not hold a user name, a password or a fragment');
  return value;
}

export function dnsServers(env: Environment): readonly string[] | null {
  const value = textSetting(env, 'DNS_SERVERS');
  if (value === undefined) return null;
  const servers = value.split(',').map((server) => server.trim());
  for (const server of servers) {
    const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(server) ?? [];
    const number = Number(port ?? 53);
    if (isIP(bracketed ?? plain ?? '') === 0 || number < 1 || number > 65_535) {
      throw new ConfigError(`DNS_SERVERS: expected a comma list of ip:port, got "${server}"`);
    }
  }
  return servers;
}

/** Private places that the operator lets this service reach, in production too. */
export function outboundAllow(env: Environment): AllowedPlaces {
  const items = (textSetting(env, 'OUTBOUND_ALLOW') ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const read = readAllowedPlaces(items);
  if ('fault' in read)
    throw new ConfigError(
      `OUTBOUND_ALLOW: expected a comma list such as governance.internal,10.1.2.0/24; ${read.fault}`,
    );
  return read;
}
