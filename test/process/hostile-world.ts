import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { selfSigned } from '../support/certificate.ts';
import { childEnv } from '../support/child-env.ts';
import { hostileActs } from '../support/hostile-acts.ts';
import { type HostileServer, startHostileServer } from '../support/hostile-server.ts';

/** Sites that do what no site should, each under a host of its own. */
export type HostileWorld = {
  readonly hosts: readonly { readonly name: string; readonly host: string }[];
  /** Host and origin, as the service is told them. */
  readonly origins: readonly (readonly [string, string])[];
  close(): Promise<void>;
};

const INNER = [
  'http://169.254.169.254/latest/meta-data/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://self.example/api/brands/resolve?domain=self.example&fresh=true',
];

export async function startHostileWorld(): Promise<HostileWorld> {
  const servers: HostileServer[] = [];
  const start = async (...given: Parameters<typeof startHostileServer>) => {
    const server = await startHostileServer(...given);
    servers.push(server);
    return server;
  };
  const site = await start();
  const acts = Object.entries(hostileActs(INNER)).map(([name, act], at) => {
    const host = `h${at}.example`;
    site.onHost(host, act);
    return { name, host, origin: site.origin };
  });
  const metAtOnce: [string, Parameters<HostileServer['meet']>[0]][] = [
    ['an end at once', (socket) => void socket.end()],
    ['a reset at once', (socket) => void socket.resetAndDestroy()],
    ['a word at once', (socket) => void socket.end('noise\r\n\r\n')],
    ['silence at once', () => undefined],
  ];
  const met = await Promise.all(
    metAtOnce.flatMap(([name, act], at) =>
      ['http', 'https'].map(async (scheme) => {
        const server = await start();
        server.meet(act);
        return {
          name: `${name} over ${scheme}`,
          host: `${scheme}${at}.example`,
          origin: server.origin.replace(/^http/, scheme),
        };
      }),
    ),
  );
  const unknown = await start(selfSigned(['tls.example']));
  const all = [
    ...acts,
    ...met,
    { name: 'a certificate that nobody knows', host: 'tls.example', origin: unknown.origin },
    { name: 'nobody', host: 'nobody.example', origin: 'http://127.0.0.1:1' },
  ];
  return {
    hosts: all.map(({ name, host }) => ({ name, host })),
    origins: all.map(({ host, origin }) => [host, origin] as const),
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

/** The service in a process of its own, with little time for each fetch. */
export type Victim = {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Lines of its log that report a failure, and whatever else it wrote. */
  readonly failures: string[];
  end(): Promise<number | null>;
};

const script = fileURLToPath(new URL('./hostile-child.ts', import.meta.url));

export async function startVictim(databaseUrl: string, world: HostileWorld): Promise<Victim> {
  const child = spawn(process.execPath, [script], {
    env: {
      ...childEnv(),
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DNS_SERVERS: '127.0.0.1:9',
      TRUSTED_PROXIES: '1',
      HOSTS: JSON.stringify(world.origins),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const failures: string[] = [];
  createInterface({ input: child.stderr as Readable }).on('line', (line) => {
    if (!line.startsWith('{') || JSON.parse(line).level >= 50) failures.push(line);
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = once(createInterface({ input: child.stdout as Readable }), 'line');
  const first = await Promise.race([ready, exited]);
  if (!Array.isArray(first)) assert.fail(`the service did not start: ${failures.join('\n')}`);
  return {
    origin: `http://127.0.0.1:${JSON.parse(String(first[0])).port}`,
    child,
    failures,
    end: async () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
