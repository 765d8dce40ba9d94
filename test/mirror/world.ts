import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bounds, DEFAULT_BOUNDS } from '../../mirror/bounds.ts';
import { type Copy, openCopy } from '../../mirror/copy.ts';
import { openSource } from '../../mirror/source.ts';
import { openMirror } from '../../mirror/state.ts';
import type { MirrorTools } from '../../mirror/tools.ts';
import { witnessPolicy } from '../../mirror/witnessed.ts';
import { signer } from '../../src/domain/feed/log/note.ts';
import { dumpFolder } from '../../src/infra/dump-folder.ts';
import { createMessageKeys } from '../../src/infra/message-keys.ts';
import { newIdAt } from '../../src/infra/random.ts';
import { writeDump } from '../../src/jobs/dump/makeDump.ts';
import { extendLog, type LogTools } from '../../src/record/feed/log.ts';
import { chances, type LivingWorld, startLivingWorld } from '../http/feed/picture-world.ts';
import type { TestEngine } from '../support/databases.ts';

/** What a hostile registry makes of the answer to a request; undefined leaves it. */
export type Tamper = (path: string, body: Buffer) => Buffer | undefined;

/** A registry that gives something else in place of whole records. */
export const noRecords: Tamper = (path) =>
  path.startsWith('/api/registry/records/') ? Buffer.from('{}') : undefined;

export type MirrorWorld = {
  readonly living: LivingWorld;
  readonly logTools: LogTools;
  /** Address of the registry, behind a proxy that may change its answers. */
  readonly url: string;
  readonly token: string;
  /** Changes answers from now on; undefined passes them on as they are. */
  tamper(how: Tamper | undefined): void;
  /** Calls it with each request, before that is passed on, until what is returned is called. */
  onRequest(see: () => void): () => void;
  /** Gives every event its entry, and makes a dump. */
  dump(): Promise<string>;
  extendLog(): Promise<void>;
  /** Brands with agents and properties, one that a member keeps, and one whose file cannot be used. */
  addBrands(): Promise<void>;
  /** A mirror of this registry, as one process has it. */
  open(
    database: string,
    bounds?: Partial<Bounds>,
    busyMs?: number,
  ): Promise<{ tools: MirrorTools; copy: Copy; lines: string[] }>;
  /** A folder that goes with the world. */
  readonly root: string;
  drop(): Promise<void>;
};

/** A mirror of a registry, as one process has it. */
async function openMirrorOf(
  { url, token, root }: { url: string; token: string; root: string },
  database: string,
  given: Partial<Bounds> = {},
  busyMs?: number,
) {
  const bounds = { ...DEFAULT_BOUNDS, ...given };
  const copy = await openCopy(database, busyMs);
  const { signal } = new AbortController();
  const lines: string[] = [];
  const source = openSource({ url, token, signal, tries: 3, bounds });
  const mirror = await openMirror(copy, url);
  const say = (line: string) => void lines.push(line);
  const folder = join(root, 'parts');
  const witnesses = witnessPolicy([], undefined, 1);
  const known = { source, mirror, witnesses, folder, bounds, say, signal };
  return { copy, lines, tools: { ...known, now: () => new Date(), everyMs: 1 } };
}

/** A registry that changes, with dumps and a log, behind a proxy. */
export async function startMirrorWorld(
  engine: TestEngine,
  seed: number,
  settings: Record<string, string> = {},
): Promise<MirrorWorld> {
  const root = mkdtempSync(join(tmpdir(), 'mirror-'));
  const dumps = join(root, 'dumps');
  const living = await startLivingWorld(engine, chances(seed), { DUMP_DIR: dumps, ...settings });
  const { store, baseUrl, clock } = living;
  const keys = createMessageKeys(store);
  const signersOf = async (name: string) =>
    (await keys.keysOf('checkpoint-signing')).map(({ privateKey }) => signer(name, 'ed25519', privateKey));
  const address = new URL(baseUrl).host;
  const logTools = {
    store,
    signersOf,
    originOf: (number: number) => `${address}/log/${number}`,
    now: clock.now,
  };
  const proxy = await startProxy(`http://127.0.0.1:${living.address?.port}`);
  const token = living.reader.authorization.slice('Bearer '.length);

  async function extend(): Promise<void> {
    while (!(await extendLog(logTools)));
  }
  return {
    living,
    logTools,
    url: proxy.url,
    token,
    root,
    tamper: proxy.tamper,
    onRequest: proxy.onRequest,
    extendLog: extend,
    addBrands: () => addBrands(living),
    async dump() {
      // Dumps have the names of their moments.
      clock.advance(1);
      await extend();
      const rests = () => async () => {};
      const { id } = await writeDump(
        {
          store,
          folder: dumpFolder(dumps),
          baseUrl,
          version: '0.0.0',
          signersOf,
          newIdAt,
          now: clock.now,
          hostNow: () => new Date(),
          partBytes: 2_000,
          rests,
        },
        new AbortController().signal,
      );
      // What a server remembers of the folder is over soon.
      while ((await living.get('/api/registry/dump')).body.id !== id);
      return id;
    },
    open: (database, ...rest) => openMirrorOf({ url: proxy.url, token, root }, database, ...rest),
    async drop() {
      await proxy.close();
      await living.drop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const BRAND_FILE = '/.well-known/brand.json';

async function addBrands({ sites, get, post, member }: LivingWorld): Promise<void> {
  const property = {
    type: 'mobile_app',
    store: 'apple',
    identifier: 'com.one.example.a',
    relationship: 'delegated',
  };
  sites.put('sales.example', BRAND_FILE, {
    id: 'sales',
    names: [{ en: 'Sales' }],
    agents: ['red', 'blue'].map((id) => ({ type: 'sales', url: `https://${id}.sales.example`, id })),
    properties: [property],
  });
  sites.put('house.example', BRAND_FILE, {
    id: 'house_brand',
    names: [{ en: 'House Brand' }],
    url: 'https://house.example',
    description: 'A brand with a file of its own.',
    agents: [{ type: 'sales', url: 'https://green.sales.example', id: 'green' }],
    properties: [{ type: 'website', identifier: 'house.example', relationship: 'owned' }],
  });
  sites.put('lone.example', BRAND_FILE, { body: '{' });
  for (const domain of ['sales.example', 'house.example', 'lone.example'])
    await get(`/api/brands/resolve?domain=${domain}`);
  const saved = await post(
    '/api/brands/save',
    { domain: 'quiet-brand.example', brand_name: 'Quiet Brand' },
    await member('Keeper'),
  );
  if (saved.status !== 200) throw new Error(saved.text);
}

async function startProxy(target: string) {
  let tamper: Tamper | undefined;
  const seers = new Set<() => void>();
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const see of seers) see();
    const headers = new Headers({ 'accept-encoding': 'identity' });
    for (const name of ['authorization', 'range']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await fetch(`${target}${request.url}`, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(tamper?.(request.url ?? '', body) ?? body);
  }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tamper: (how: Tamper | undefined) => {
      tamper = how;
    },
    onRequest(see: () => void) {
      seers.add(see);
      return () => void seers.delete(see);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
