import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import pg from 'pg';
import { createPrincipal } from '../../src/admin/principals.ts';
import { READ_WAITS_MS } from '../../src/domain/limits.ts';
import { migrate } from '../../src/store/engine/migrate.ts';
import { type Answer, startTestApp, type TestApp } from '../support/app.ts';
import { assertWithin } from '../support/cpu-cost.ts';
import { engines, type TestEngine } from '../support/databases.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';

/** Shorter than by default, and long enough for a busy machine that does what it is asked. */
const STATEMENT_MS = 4_000;
const CONNECT_MS = 4_000;
const SAVE = { domain: 'acme.example', brand_name: 'Acme' };
const call = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const message = {
  jsonrpc: '2.0',
  id: 1,
  method: 'SendMessage',
  params: {
    message: {
      role: 'ROLE_USER',
      messageId: 'm1',
      parts: [{ data: { skill: 'list_accounts', input: {} }, mediaType: 'application/json' }],
    },
  },
};
const SYNC = {
  idempotency_key: '0b7a5f7e-6f0c-4f0e-9d0f-4f4c3a2b1d0e',
  accounts: [{ brand: { domain: 'acme.example' }, operator: 'agency.example', billing: 'operator' }],
};
const demo = { authorization: 'Bearer demo-away', accept: 'application/json' };
const TRANSIENT = { code: 'SERVICE_UNAVAILABLE', recovery: 'transient', retry_after: 5 };
const a2a = { ...demo, 'a2a-version': '1.0' };

const isChosen = engines.some(({ name }) => name === 'postgres');

// SQLite is a file: nothing is between it and the program that could be away.
if (isChosen)
  describe('a database that is away', () => {
    let server: PostgresServer;
    let app: TestApp;
    let member: { authorization: string };
    let agent: { authorization: string; accept: string };

    before(async () => {
      server = await startPostgres();
      const client = new pg.Client({ connectionString: server.url('postgres') });
      await client.connect();
      await client.query('create database away');
      await client.end();
      const url = server.url('away');
      await migrate(url);
      const database = { url, drop: async () => {} };
      const engine = { name: 'postgres', create: async () => database } as unknown as TestEngine;
      const settings = {
        DATABASE_STATEMENT_TIMEOUT_MS: String(STATEMENT_MS),
        DATABASE_CONNECT_TIMEOUT_MS: String(CONNECT_MS),
      };
      app = await startTestApp(engine, { settings, noteWithinMs: READ_WAITS_MS });
      member = await app.member();
      const { token } = await createPrincipal(app.store, { name: 'buyer', permissions: 'products:read' });
      agent = { authorization: `Bearer ${token}`, accept: 'application/json' };
    });
    after(async () => {
      await app?.drop();
      await server?.stop();
    });

    /** One request to each kind of door; more than the pools have connections, so that some wait for one. */
    const knock = () =>
      Promise.all([
        app.get('/api/registry/publisher?domain=news.example'),
        app.get('/api/brands/resolve?domain=acme.example'),
        app.post('/api/brands/save', SAVE, member),
        ...Array.from({ length: 12 }, () => app.get('/api/me', member)),
        app.post('/mcp', call('list_accounts', {}), agent),
      ]);
    async function oauth(path: string): Promise<unknown[]> {
      const body = new URLSearchParams({ client_id: 'nobody', token: 'none', grant_type: 'refresh_token' });
      const origin = `http://127.0.0.1:${app.address?.port}`;
      const response = await fetch(`${origin}${path}`, { method: 'POST', body });
      const { error } = (await response.json()) as { error: string };
      return [response.status, response.headers.get('retry-after'), error];
    }

    function assertUnavailable(answers: readonly Answer[]): void {
      for (const { status, headers, body, text } of answers) {
        assert.equal(status, 503, text);
        assert.equal(headers.get('retry-after'), '5', text);
        const code = typeof body.error === 'string' ? body.error : body.error.code;
        assert.include(['unavailable', 'SERVICE_UNAVAILABLE'], code);
        const { retry_after: after } = typeof body.error === 'string' ? body : body.error;
        assert.equal(after, 5);
      }
    }

    /**
     * Nobody waits long for a read to be stored as a task. So when storing fails at once, the request does; when it
     * hangs, the call goes on, and what it meets at the database is the answer of its task.
     */
    function assertReadUnavailable(answer: Answer): void {
      if (answer.status !== 200) {
        assertUnavailable([answer]);
        return;
      }
      const { status, artifacts } = answer.body.result.task;
      assert.equal(status.state, 'TASK_STATE_FAILED', answer.text);
      assert.include(artifacts[0].parts[0].data.errors[0], TRANSIENT);
    }

    async function assertRefusedEverywhere(): Promise<void> {
      const answers = knock();
      const read = app.post('/a2a', message, a2a);
      // Two seconds, and what a busy machine adds; without a limit it would be as long as the database is away.
      await assertWithin(
        () => ({ waited: 6_000 }),
        async () => {
          const started = performance.now();
          assert.equal((await app.get('/readyz')).status, 503);
          return { waited: performance.now() - started };
        },
      );
      assert.equal((await app.get('/healthz')).status, 200);
      assertUnavailable(await answers);
      assertReadUnavailable(await read);
      // Known by its form alone, so that the task is what meets the database.
      const task = await app.post('/mcp', call('list_accounts', {}), demo);
      const { isError, structuredContent } = task.body.result;
      assert.isTrue(isError);
      assert.include(structuredContent.errors[0], TRANSIENT);
      const written = await app.post('/mcp', call('sync_accounts', SYNC), demo);
      assert.equal(written.body.result.structuredContent.errors[0].code, 'SERVICE_UNAVAILABLE');
      // Both are counted by the door, before the library has them.
      for (const path of ['/token', '/revoke'])
        assert.deepEqual(await oauth(path), [503, '5', 'unavailable'], path);
    }

    async function assertRecovers(): Promise<void> {
      while ((await app.get('/readyz')).status !== 200) await sleep(50);
      const answers = await Promise.all([
        app.get('/api/me', member),
        app.post('/mcp', call('list_accounts', {}), agent),
        app.post('/a2a', message, a2a),
      ]);
      for (const { status, text } of answers) assert.equal(status, 200, text);
      assert.notInclude(answers[1]?.text ?? '', 'SERVICE_UNAVAILABLE');
      assert.include(answers[2]?.text ?? '', 'TASK_STATE_COMPLETED');
      assert.equal((await app.get('/api/brands/resolve?domain=acme.example')).status, 404);
    }

    it('is 503 with a time to come back while it hangs, at every door, and works again by itself', async () => {
      await assertRecovers();
      server.freeze();
      try {
        await assertRefusedEverywhere();
      } finally {
        server.thaw();
      }
      await assertRecovers();
    });

    it('is 503 as well while it is down, and works again once it is back', async () => {
      await server.crash();
      try {
        await assertRefusedEverywhere();
      } finally {
        await server.restart();
      }
      await assertRecovers();
    });

    it('gives up on one statement that takes too long, and on nothing else', async () => {
      const client = new pg.Client({ connectionString: server.url('away') });
      await client.connect();
      try {
        // Reads of the table wait for this lock; reads of others do not.
        await client.query('begin; lock table brands in access exclusive mode');
        assertUnavailable([await app.get('/api/brands/resolve?domain=acme.example')]);
        assert.equal((await app.get('/api/me', member)).status, 200);
        assert.equal((await app.get('/readyz')).status, 200);
      } finally {
        await client.end();
      }
      await assertRecovers();
    });
  });
