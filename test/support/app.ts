import { createKey, createOrganization } from '../../src/admin/organizations.ts';
import { type App, startApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { StreamLimits } from '../../src/http/feed/streams.ts';
import type { UnreadLimits } from '../../src/http/unread-answers.ts';
import type { Log } from '../../src/infra/log.ts';
import { createPasswords } from '../../src/infra/passwords.ts';
import { type Answer, answerOf } from './answer.ts';
import type { TestEngine } from './databases.ts';
import { type DnsServer, startDnsServer } from './dns-server.ts';
import { watchLog } from './log-watch.ts';
import { type Owners, startOwners } from './owners.ts';
import { patientSettings } from './patience.ts';
import { type Sites, startSites } from './sites.ts';

export type { Answer };

/** The whole service on a database of its own, listening on loopback, with a world of sites around it. */
export type TestApp = App & {
  /** URL of its database. */
  url: string;
  sites: Sites;
  /** Name server of this world; a name that it was not told about does not exist. */
  dns: DnsServer;
  /** The owners of all domains: they publish what they are asked to, unless the test has them sit still. */
  owners: Owners;
  /** Lines logged so far: everything that would go to stderr. */
  logged: string[];
  /** Those of them that an operator is woken for. */
  loggedErrors: string[];
  /** The clock of the service: moves only when the test moves it. */
  clock: {
    now(): Date;
    advance(ms: number): void;
    /** What it shows, and what it showed in the last seconds: what was sent then may only arrive now. */
    recent(): readonly Date[];
  };
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** When control of a domain has to be proved first, the domain's owner does so and the request is sent again. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Any method; a body goes out as JSON. */
  send(method: string, path: string, headers?: Record<string, string>, body?: unknown): Promise<Answer>;
  /** An Authorization header of a fresh organization with a key. */
  member(name?: string): Promise<{ authorization: string }>;
  drop(): Promise<void>;
};

export type TestAppOptions = {
  settings?: Record<string, string>;
  /** Whether jobs run in this process; tests that look at single steps leave them out. */
  jobs?: boolean;
  sites?: Sites;
  /** Whether owners of domains publish what a challenge asks for; the default. */
  cooperativeOwners?: boolean;
  /** Bounds of feed streams, for tests that cannot wait. */
  streams?: Partial<StreamLimits>;
  /** Bounds of answers that nobody reads, likewise. */
  unread?: Partial<UnreadLimits>;
  /** How long a read waits for what it stores beside its answer; long by default. */
  noteWithinMs?: number;
};

/** Hashes with hardly any work. */
export const passwords = createPasswords({ N: 2, r: 1, p: 1 });

/** Tests move the clock, and wait for the queue to see that. */
const QUEUE_POLL_MS = 100;

/** How long a message may be on its way, in real time. */
const UNDERWAY_MS = 20_000;

function createClock(): TestApp['clock'] {
  let at = Date.now();
  let left: { readonly moment: Date; readonly since: number }[] = [];
  return {
    now: () => new Date(at),
    advance(ms) {
      left.push({ moment: new Date(at), since: performance.now() });
      at += ms;
    },
    recent() {
      left = left.filter(({ since }) => performance.now() - since < UNDERWAY_MS);
      return [new Date(at), ...left.map(({ moment }) => moment)];
    },
  };
}

/** Starts the service as `main` does, with a clock that stands still and no address that leads outside. */
export async function startTestApp(engine: TestEngine, options: TestAppOptions = {}): Promise<TestApp> {
  const database = await engine.create();
  const sites = options.sites ?? (await startSites());
  const dns = await startDnsServer();
  const owners = startOwners(dns);
  const { cooperativeOwners = true } = options;
  const config: Config = {
    ...readConfig({
      PORT: '0',
      DATABASE_URL: database.url,
      DNS_SERVERS: dns.address,
      SQLITE_SYNCHRONOUS: 'normal',
      ROLE: options.jobs ? 'all' : 'web',
      DUMP_INTERVAL_HOURS: '0',
      ...patientSettings,
      ...options.settings,
    }),
    outboundHosts: sites.hosts,
  };
  const logged: string[] = [];
  const loggedErrors: string[] = [];
  const clock = createClock();
  const app = await startApp(config, {
    log: memoryLog(logged, loggedErrors),
    clock,
    passwords,
    streams: options.streams ?? {},
    unread: options.unread ?? {},
    // On a busy machine a note takes longer than a read waits for it.
    noteWithinMs: options.noteWithinMs ?? 30_000,
    queuePollMs: QUEUE_POLL_MS,
  });
  const origin = `http://127.0.0.1:${app.address?.port}`;

  const ask = (path: string, init: RequestInit) => answerOf(`${origin}${path}`, init);

  async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    };
    let answer = await ask(path, init);
    // Several who come together may use up each other's challenge.
    for (let left = 5; cooperativeOwners && left > 0 && owners.help(answer); left -= 1)
      answer = await ask(path, init);
    return answer;
  }

  return {
    ...app,
    url: database.url,
    sites,
    dns,
    owners,
    logged,
    loggedErrors,
    clock,
    get: (path, headers = {}) => ask(path, { headers }),
    post,
    send: (method, path, headers = {}, body) =>
      ask(path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async member(name = 'Acme') {
      const { organization } = await createOrganization(app.store, { name });
      const { api_key: key } = await createKey(app.store, { org: organization.id, name: 'test' });
      return { authorization: `Bearer ${key}` };
    },
    async drop() {
      await app.stop();
      if (options.sites === undefined) await sites.close();
      await dns.close();
      await database.drop();
    },
  };
}

export function memoryLog(lines: string[], errors: string[] = []): Log {
  const write = (fields: object, message?: string) => {
    const { err } = fields as { err?: unknown };
    const line = JSON.stringify({ ...fields, ...(err instanceof Error ? { err: err.stack } : {}), message });
    lines.push(line);
    watchLog(line);
    return line;
  };
  const error = (fields: object, message?: string) => void errors.push(write(fields, message));
  return { debug: write, info: write, warn: write, error };
}
