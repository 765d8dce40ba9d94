import { connect, Socket } from 'node:net';
import { createResolver } from '../../src/infra/dns.ts';
import {
  createFetcher,
  type FetchAnswer,
  type Fetcher,
  type FetcherOptions,
  type FetchRequest,
} from '../../src/infra/fetcher.ts';
import type { Certificate } from './certificate.ts';
import { type DnsServer, startDnsServer } from './dns-server.ts';
import { type HostileServer, startHostileServer } from './hostile-server.ts';

export type Outbound = {
  readonly server: HostileServer;
  readonly dns: DnsServer;
  readonly fetcher: Fetcher;
  /** Every `address:port` that a connection was asked for. */
  readonly dialled: string[];
  /** Hosts that the hostile server stands in for; `site.example` and `www.site.example` from the start. */
  readonly hosts: Map<string, string>;
  /** Sends connections for a public address to the hostile server instead. */
  divert(address: string): void;
  get(url: string, more?: Partial<FetchRequest>): Promise<FetchAnswer>;
  close(): Promise<void>;
};

/** The fetcher between a hostile server and a scripted name server. Only loopback is ever connected to. */
export async function openOutbound(
  options: Partial<FetcherOptions> = {},
  certificate?: Certificate,
): Promise<Outbound> {
  const [server, dns] = await Promise.all([startHostileServer(certificate), startDnsServer()]);
  const hosts = new Map([
    ['site.example', server.origin],
    ['www.site.example', server.origin],
  ]);
  const dialled: string[] = [];
  const diverted = new Set<string>();
  const fetcher = createFetcher({
    outboundHosts: hosts,
    resolver: createResolver([dns.address], { queryMs: 30_000, tries: 1, lookupMs: 60_000 }),
    userAgent: 'registry-test/1.0 (+https://registry.example/about)',
    dial: (address, port) => {
      dialled.push(`${address}:${port}`);
      if (address === '127.0.0.1' || address === 'localhost') return connect(port, address);
      if (diverted.has(address)) return connect(server.port, '127.0.0.1');
      const socket = new Socket();
      const refused = Object.assign(new Error(`test refuses ${address}`), { code: 'ECONNREFUSED' });
      setImmediate(() => socket.destroy(refused));
      return socket;
    },
    ...options,
  });
  return {
    server,
    dns,
    fetcher,
    dialled,
    hosts,
    divert: (address) => void diverted.add(address),
    get: (url, more = {}) =>
      fetcher.fetch({
        url,
        maxBytes: 10_000,
        timeoutMs: 60_000,
        httpsOnly: true,
        redirects: { max: 3, stay: 'same-site' },
        ...more,
      }),
    close: async () => {
      await fetcher.close();
      await Promise.all([server.close(), dns.close()]);
    },
  };
}
