import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../src/infra/project.ts';
import { checkRooms, roomOf } from './architecture/check-rooms.ts';
import { rooms } from './architecture/rooms.ts';

const FOLDERS = [
  'cli',
  'client',
  'codegen',
  'conformance',
  'examples',
  'generated',
  'mirror',
  'scripts',
  'src',
  'web',
];

function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|js|mjs)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
}

/** Code that breaks one rule each, and what has to be said about it. */
const VIOLATIONS: readonly [path: string, code: string, says: string][] = [
  [
    'codegen/model.ts',
    `import { operations } from '../generated/operations.ts';`,
    'codegen may not import generated',
  ],
  ['codegen/model.ts', `import { x } from '../src/domain/errors.ts';`, 'codegen may not import domain'],
  ['codegen/emit/text.ts', `const at = new Date().toISOString();`, 'codegen may not use new Date()'],
  ['generated/protocol.ts', `export { x } from '../src/config.ts';`, 'generated may not import config'],
  ['generated/validators/a.js', `require('node:fs');`, 'generated may not import node:fs'],
  [
    'client/x.ts',
    `import { TaskError } from '../src/domain/refusals/task-error.ts';`,
    'client may not import domain',
  ],
  ['mirror/x.ts', `import { openStore } from '../src/store/open.ts';`, 'mirror may not import store'],
  ['client/x.ts', `import { randomUUID } from 'node:crypto';`, 'client may not import node:crypto'],
  [
    'src/outside/x.ts',
    `import { connectAgent } from '../../client/index.ts';`,
    'outside may not import client',
  ],
  ['src/domain/x.ts', `import { knex } from 'knex';`, 'domain may not import knex'],
  ['src/domain/x.ts', `import type { Tables } from '../store/index.ts';`, 'domain may not import store'],
  ['src/domain/x.ts', `import { readFileSync } from 'node:fs';`, 'domain may not import node:fs'],
  [
    'src/domain/x.ts',
    `import { createHash, randomBytes } from 'node:crypto';`,
    'domain may not use import { randomBytes }',
  ],
  ['src/domain/x.ts', `const now = Date.now();`, 'domain may not use Date.now'],
  ['src/domain/x.ts', `const now = globalThis.Date.now();`, 'domain may not use Date.now'],
  ['src/domain/x.ts', `const now = new Date;`, 'domain may not use new Date()'],
  ['src/domain/x.ts', `const id = Math.random();`, 'domain may not use Math.random'],
  ['src/domain/x.ts', `setTimeout(() => {}, 1);`, 'domain may not use setTimeout'],
  ['src/domain/x.ts', `const { env } = process;`, 'domain may not use process'],
  ['src/domain/x.ts', `const answer = await fetch('http://x.example');`, 'domain may not use fetch'],
  ['src/domain/x.ts', `const tools = { fetch };`, 'domain may not use fetch'],
  ['src/domain/x.ts', `globalThis.fetch('http://x.example');`, 'domain may not use fetch'],
  ['src/domain/x.ts', `console.log(1);`, 'domain may not use console'],
  ['src/domain/x.ts', `const fs = await import('node:fs');`, 'domain may not import node:fs'],
  ['src/domain/x.ts', `const y = await import(name);`, 'domain may not import what only shows at run time'],
  ['src/ad-server/simulator/x.ts', `const now = Date.now();`, 'ad-server may not use Date.now'],
  ['src/ad-server/x.ts', `import { run } from '../handlers/run.ts';`, 'ad-server may not import handlers'],
  [
    'src/ad-server/port.ts',
    `import { hash } from './simulator/reckoning.ts';`,
    'ad-server port may not import ad-server',
  ],
  [
    'src/handlers/x.ts',
    `import { openSimulator } from '../ad-server/simulator/simulator.ts';`,
    'handlers may not import ad-server',
  ],
  ['src/store/x.ts', `import { run } from '../handlers/run.ts';`, 'store may not import handlers'],
  [
    'src/store/x.ts',
    `import { errors } from '../../generated/errors.ts';`,
    'store may import types only from generated',
  ],
  ['src/store/x.ts', `import Koa from 'koa';`, 'store may not import koa'],
  [
    'src/record/x.ts',
    `import { openStore } from '../store/open.ts';`,
    'record may import types only from store',
  ],
  ['src/record/x.ts', `import type { Fetcher } from '../infra/fetcher.ts';`, 'record may not import infra'],
  ['src/record/x.ts', `import type { TaskRead } from '../desk/tasks/call.ts';`, 'record may not import desk'],
  [
    'src/record/x.ts',
    `import type { Name } from '../handlers/buys/createMediaBuy.ts';`,
    'record may not import handlers',
  ],
  [
    'src/handlers/buys/x.ts',
    `import { createMediaBuy } from './createMediaBuy.ts';`,
    'handlers may not import handlers',
  ],
  [
    'src/desk/x.ts',
    `import type { Name } from '../handlers/buys/createMediaBuy.ts';`,
    'desk may not import handlers',
  ],
  [
    'src/http/x.ts',
    `import { handlers } from '../handlers/operations.ts';`,
    'http may not import handler lists',
  ],
  [
    'src/http/x.ts',
    `import { mcpDoor } from '../agent-doors/mcp/door.ts';`,
    'http may not import agent-doors',
  ],
  ['src/agent-doors/x.ts', `import { bind } from '../http/bind.ts';`, 'agent-doors may not import http'],
  [
    'src/handlers/x.ts',
    `import { type Store, openStore } from '../store/open.ts';`,
    'handlers may import types only from store',
  ],
  ['src/handlers/x.ts', `export * from '../store/open.ts';`, 'handlers may import types only from store'],
  [
    'src/handlers/a/b/x.ts',
    `import { newId } from '../../../infra/random.ts';`,
    'handlers may not import infra',
  ],
  ['src/handlers/x.ts', `let x: import('koa').Context;`, 'handlers may not import koa'],
  ['src/handlers/x.ts', `import { createLive } from '../live/live.ts';`, 'handlers may not import live'],
  ['src/outside/x.ts', `import { createDesk } from '../handlers/run.ts';`, 'outside may not import handlers'],
  [
    'src/outside/x.ts',
    `import { Live } from '../desk/live.ts';`,
    'outside may import types only from live port',
  ],
  ['src/outside/x.ts', `import { request } from 'node:http';`, 'outside may not use import { request }'],
  ['src/outside/x.ts', `import { connect as c } from 'node:tls';`, 'outside may not use import { connect }'],
  ['src/outside/x.ts', `import dns from 'node:dns';`, 'outside may not use import of the whole module'],
  ['src/infra/x.ts', `import * as net from 'node:net';`, 'infra may not use import of the whole module'],
  ['src/http/x.ts', `import { Agent } from 'node:https';`, 'http may not use import { Agent }'],
  ['src/app.ts', `import { Socket } from 'node:net';`, 'app may not use import { Socket }'],
  ['src/jobs/x.ts', `import { handlers } from '../handlers/index.ts';`, 'jobs may not import handlers'],
  ['src/jobs/x.ts', `const at = new Date();`, 'jobs may not use new Date()'],
  ['src/infra/x.ts', `import Koa from 'koa';`, 'infra may not import koa'],
  ['src/infra/x.ts', `const at = Date.now();`, 'infra may not use Date.now'],
  ['src/infra/x.ts', `const level = process.env.LOG_LEVEL;`, 'infra may not use process.env'],
  ['src/http/x.ts', `import knex from 'knex';`, 'http may not import knex'],
  ['src/http/x.ts', `import { createLive } from '../live/live.ts';`, 'http may not import live'],
  ['src/jobs/x.ts', `import { createLive } from '../live/live.ts';`, 'jobs may not import live'],
  [
    'src/outside/x.ts',
    `import { recordBrand } from '../record/brands/brand.ts';`,
    'outside may import types only from record',
  ],
  ['src/admin/x.ts', `import { bind } from '../http/bind.ts';`, 'admin may not import http'],
  ['src/app.ts', `import '../scripts/demo/main.ts';`, 'app may not import scripts'],
  ['src/app.ts', `import { x } from '../test/support/app.ts';`, 'app may not import test/support/app.ts'],
  ['src/config.ts', `const port = process.env.PORT;`, 'config may not use process.env'],
  ['src/main.ts', `import { bind } from './http/bind.ts';`, 'main may not import http'],
  ['scripts/demo/x.ts', `import { bind } from '../../src/http/bind.ts';`, 'scripts may not import http'],
  ['examples/x/y.ts', `import { run } from '../../src/desk/run.ts';`, 'examples may not import desk'],
  [
    'examples/x/y.ts',
    `import { tasks } from '../../generated/tasks.ts';`,
    'examples may import types only from generated',
  ],
  ['examples/x/y.ts', `import Koa from 'koa';`, 'examples may not import koa'],
  ['src/attic/x.ts', `export {};`, 'stands in no room'],
];

/** Code that looks like a violation and is none. */
const ALLOWED: readonly [path: string, code: string][] = [
  ['src/domain/x.ts', `import { createHash } from 'node:crypto';`],
  ['src/domain/x.ts', `const parsed = ipaddr.process(address); const at = new Date(0); tools.fetch(at);`],
  ['src/domain/x.ts', `// Date.now() and process.env\nconst text = "import('koa') fetch()";`],
  ['src/domain/x.ts', `type Tools = { fetch(url: string): void; process: number };`],
  ['src/domain/x.ts', `export const run = (fetch: () => void) => fetch();`],
  [
    'src/handlers/x.ts',
    `import type { Store } from '../store/open.ts';\nexport type { Tables } from '../store/index.ts';`,
  ],
  ['src/handlers/x.ts', `import { type Store, type StoreOptions } from '../store/open.ts';`],
  ['src/outside/x.ts', `import type { Live } from '../desk/live.ts';`],
  ['src/agent-doors/x.ts', `import { readJsonBody } from '../http/body.ts';`],
  ['src/main.ts', `const config = readConfig(process.env);`],
  ['src/app.ts', `import { createServer, type Server } from 'node:http';`],
  ['src/infra/x.ts', `import { isIP, type Socket } from 'node:net';`],
  ['src/infra/dns.ts', `import { Resolver } from 'node:dns/promises';`],
];

describe('architecture', () => {
  const files = sourceFiles();

  it('is kept by every file', () => {
    const problems = files.flatMap((path) =>
      checkRooms(rooms, path, readFileSync(join(projectRoot, path), 'utf8')),
    );
    assert.deepEqual(problems, []);
  });

  it('has been held against real files, in every room', () => {
    const counts = rooms.map(({ name }) => [
      name,
      files.filter((path) => roomOf(rooms, path)?.name === name).length,
    ]);
    assert.deepEqual(
      counts.filter(([, count]) => count === 0),
      [],
    );
    assert.isAbove(files.length, 200);
    const ruled = new Set(rooms.flatMap((room) => [...room.rooms, ...(room.types ?? [])]));
    const unknown = [...ruled].filter(
      (name) => !rooms.some((room) => room.name === name) && !existsSync(join(projectRoot, name)),
    );
    assert.deepEqual(unknown, []);
  });

  for (const [path, code, says] of VIOLATIONS) {
    it(`notices ${code.split('\n')[0]} in ${path}`, () => {
      const problems = checkRooms(rooms, path, code);
      assert.isTrue(
        problems.some((problem) => problem.endsWith(says)),
        `said only: ${problems.join('; ')}`,
      );
    });
  }

  for (const [path, code] of ALLOWED) {
    it(`allows ${code.split('\n')[0]} in ${path}`, () => {
      assert.deepEqual(checkRooms(rooms, path, code), []);
    });
  }
});
