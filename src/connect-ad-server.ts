import type { AdServerEventList } from '../generated/types/ad-server.ts';
import type { CoreFormat } from '../generated/types/core.ts';
import type { AdServer, AdServerModule, AdServerRefused } from './ad-server/ad-server.ts';
import {
  CONTRACT_MAJOR,
  isSpoken,
  type KnownCapabilities,
  knowCapabilities,
} from './ad-server/connected/capabilities.ts';
import { openConnected } from './ad-server/connected/platform.ts';
import { createBrake } from './ad-server/http/brake.ts';
import { type AuthorizeRequest, openHttpAdServer } from './ad-server/http/client.ts';
import { patient } from './ad-server/module/patient.ts';
import type { Platform } from './ad-server/port.ts';
import type { Config } from './config.ts';
import { OperatorError } from './domain/errors.ts';
import { SOFTWARE } from './domain/net/address.ts';
import { type MessageKeys, NONCE_BYTES, signMessage } from './domain/signatures/sign.ts';
import type { Resolver } from './infra/dns.ts';
import { createFetcher, type Fetcher } from './infra/fetcher.ts';
import type { Log } from './infra/log.ts';
import type { Metrics } from './infra/metrics.ts';
import { version } from './infra/project.ts';
import { randomSecret } from './infra/random.ts';
import { figuresJob } from './jobs/delivery/readFigures.ts';
import { takeEvents } from './record/delivery/take-events.ts';
import type { Store } from './store/open.ts';

type ConnectTools = {
  readonly config: Pick<Config, 'adServer' | 'adServerToken'>;
  readonly simulator: Platform;
  readonly formats: readonly CoreFormat[];
  readonly store: Store;
  readonly resolver: Resolver;
  readonly keys: MessageKeys;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => Date;
  /** The host's own time, with which requests are signed. */
  readonly hostNow: () => Date;
};

export type ConnectedAdServer = {
  readonly platform: Platform;
  /** Where the ad server sends its events; null unless both sides share a token. */
  readonly events: {
    readonly token: string;
    take(events: AdServerEventList['events']): Promise<void>;
  } | null;
  close(): Promise<void>;
};

/**
 * Connects the agent with the ad server that the settings name. One that does not answer stops no start: purchases are
 * then refused, and everything else goes on.
 *
 * @throws {OperatorError} for a module without the port, or an ad server that speaks another version of the contract
 */
export async function connectAdServer(tools: ConnectTools): Promise<ConnectedAdServer> {
  const { simulator, formats, log, now, store } = tools;
  const { adServer: setting, adServerToken: token } = tools.config;
  if (setting === null || setting.kind === 'simulator')
    return { platform: simulator, events: null, close: async () => undefined };
  const watch = createWatch(tools);
  const fetcher = setting.kind === 'http' ? fetcherFor(setting.url, tools) : null;
  const adServer =
    setting.kind === 'http' && fetcher !== null
      ? openHttpAdServer({
          url: setting.url,
          fetcher,
          authorize: authorizer(tools),
          brake: createBrake(() => performance.now()),
          asked: watch,
        })
      : patient(await openModule(setting.kind === 'module' ? setting.path : '', token), {
          asked: watch,
          within: answeredWithin,
        });
  let first: Awaited<ReturnType<AdServer['capabilities']>> | null = await adServer.capabilities();
  const asked = first;
  const capabilities = knowCapabilities(
    {
      // What was read for the version is not asked for twice: a silent ad server would delay the start twice.
      async capabilities() {
        const known = first;
        first = null;
        return known ?? adServer.capabilities();
      },
    },
    () => performance.now(),
    ({ code, reason }) => log.warn({ code, reason }, 'the capabilities of the ad server could not be read'),
  );
  if (asked.ok && !isSpoken(asked.answer)) {
    await fetcher?.close();
    throw new OperatorError(
      `AD_SERVER: ${asked.answer.name} speaks version ${asked.answer.contract_version} of the contract; this program speaks ${CONTRACT_MAJOR}`,
    );
  }
  await capabilities.read();
  return {
    platform: openConnected({
      adServer,
      capabilities,
      simulator,
      formats,
      store: store.primary,
      isInTransaction: store.isInTransaction,
      now,
    }),
    events: token === null ? null : eventsDoor(token, store, capabilities, now),
    close: async () => fetcher?.close(),
  };
}

const eventsDoor = (
  token: string,
  store: Store,
  capabilities: KnownCapabilities,
  now: () => Date,
): ConnectedAdServer['events'] => ({
  token,
  async take(events) {
    const types = await store.transaction((tx) => takeEvents(tx, events, figuresJob(now()), now()));
    if (types.has('capabilities.changed')) capabilities.forget();
  },
});

/** A fetcher for the ad server alone, which may have a private address: the operator named it. */
function fetcherFor(url: string, { resolver }: ConnectTools): Fetcher {
  const { hostname, origin, port, protocol } = new URL(url);
  const number = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  return createFetcher({
    outboundHosts: new Map([[`${hostname}:${number}`, origin]]),
    resolver,
    userAgent: `${SOFTWARE}/${version}`,
    allowPorts: () => false,
    connectTimeoutMs: 2_000,
  });
}

function authorizer({ config: { adServerToken: token }, keys, hostNow }: ConnectTools): AuthorizeRequest {
  if (token !== null) {
    const headers = { authorization: `Bearer ${token}` };
    return async () => headers;
  }
  return async ({ method, url, body }) => {
    const message = {
      method,
      url,
      body: body === null ? null : Buffer.from(body),
      contentType: 'application/json',
    };
    const occasion = { now: hostNow(), nonce: randomSecret(NONCE_BYTES) };
    return { ...signMessage('request', message, await keys.current('request'), occasion) };
  };
}

async function openModule(path: string, token: string | null): Promise<AdServer> {
  let loaded: Partial<AdServerModule>;
  try {
    loaded = (await import(path)) as Partial<AdServerModule>;
  } catch (cause) {
    throw new OperatorError(`AD_SERVER: cannot load the module ${path}: ${String(cause)}`);
  }
  if (typeof loaded.openAdServer !== 'function')
    throw new OperatorError(`AD_SERVER: the module ${path} does not export the function openAdServer`);
  return loaded.openAdServer({ token });
}

/** What a call returns within so many milliseconds, and until the signal aborts; undefined after that. */
export async function answeredWithin(
  ms: number,
  call: (signal: AbortSignal) => unknown,
  outer?: AbortSignal,
): Promise<unknown> {
  const over = new AbortController();
  const late = Promise.withResolvers<undefined>();
  const end = (): void => {
    over.abort();
    late.resolve(undefined);
  };
  const timer = setTimeout(end, ms);
  outer?.addEventListener('abort', end, { once: true });
  try {
    if (outer?.aborted === true) return undefined;
    return await Promise.race([call(over.signal), late.promise]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}

const AWAY: ReadonlySet<string> = new Set([
  'unclear',
  'unavailable',
  'rate_limited',
  'unauthorized',
  'forbidden',
]);

/** Counts requests, and logs once when the ad server goes away and once when it is back. */
function createWatch({ log, metrics }: ConnectTools) {
  let isAway = false;
  return (operation: string, outcome: 'ok' | AdServerRefused['code']): void => {
    metrics.adServerRequests.inc({ operation, outcome });
    const isFailing = AWAY.has(outcome);
    if (isFailing && !isAway)
      log.warn({ operation, code: outcome }, 'the ad server does not answer as it should');
    if (!isFailing && isAway) log.info({ operation }, 'the ad server answers again');
    isAway = isFailing;
  };
}
