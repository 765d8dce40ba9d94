import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { tasks } from '../../../generated/tasks.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { modernClient } from '../modern.ts';

const SCHEMA = 'schema://v3/core/account-ref.json';
const PAGE = `docs://tasks/${protocol.capabilitiesTask}`;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`resources of the agent, on ${engine.name}`, () => {
    let app: TestApp;
    let client: Client;
    before(async () => {
      app = await startTestApp(engine);
      client = new Client({ name: 'test', version: '1' });
      const url = new URL(`http://127.0.0.1:${app.address?.port}/mcp`);
      await client.connect(new StreamableHTTPClientTransport(url) as never);
    });
    after(async () => {
      await client.close();
      await app.drop();
    });
    const modern = modernClient(() => app);
    /** As a client of revision 2026-07-28, which repeats the address among the headers. */
    const ask = async (method: string, params: { uri?: unknown; cursor?: unknown } = {}) => {
      const named: Record<string, string> =
        params.uri === undefined ? {} : { 'mcp-name': String(params.uri) };
      return (await modern.ask(method, params, named)).body;
    };

    it('are listed page by page, each once, in a bounded page', async () => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.listResources({ cursor });
        assert.isAtMost(JSON.stringify(page).length, 60_000);
        seen.push(...page.resources.map(({ uri }) => uri));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      assert.lengthOf(new Set(seen), seen.length);
      const index = JSON.parse((await app.get('/schemas/v3/index.json')).text);
      assert.sameMembers(seen, [
        'docs://errors',
        'schema://v3/index.json',
        ...index.schemas.map(({ path }: { path: string }) => `schema://v3/${path}.json`),
        ...Object.keys(tasks).flatMap((task) => [
          `docs://tasks/${task}`,
          `schema://v3/bundles/${task}-request.json`,
          `schema://v3/bundles/${task}-response.json`,
        ]),
      ]);
      const { resourceTemplates } = await client.listResourceTemplates();
      assert.deepEqual(
        resourceTemplates.map(({ uriTemplate }) => uriTemplate),
        ['schema://v3/{+path}', 'docs://tasks/{task}'],
      );
    });

    it('are the same texts as over HTTP, in both eras', async () => {
      for (const file of ['core/account-ref.json', 'bundles/list_tasks-request.json', 'index.json']) {
        const { text } = await app.get(`/schemas/v3/${file}`);
        const uri = `schema://v3/${file}`;
        const legacy = await client.readResource({ uri });
        const { result } = await ask('resources/read', { uri });
        for (const contents of [legacy.contents, result.contents]) {
          assert.lengthOf(contents, 1);
          assert.propertyVal(contents[0], 'text', text);
          assert.propertyVal(contents[0], 'uri', uri);
        }
      }
      const { result } = await ask('resources/read', { uri: PAGE });
      assert.equal(result.contents[0].mimeType, 'text/markdown');
      assert.include(result.contents[0].text, `\`${protocol.capabilitiesTask}\``);
    });

    it('that do not exist are an error that names the address', async () => {
      for (const uri of [
        'schema://v3/core/acount-ref.json',
        'schema://v3/../../package.json',
        'schema://v3/core%2Faccount-ref.json',
        'schema://v4/core/account-ref.json',
        'docs://tasks/constructor',
        'docs://tasks/',
        'file:///etc/passwd',
        'x:y',
      ]) {
        const { error } = await ask('resources/read', { uri });
        assert.deepEqual([error?.code, error?.data], [-32_602, { uri }], uri);
        const legacy = await client.readResource({ uri }).then(
          () => undefined,
          (failed: { code?: number }) => failed.code,
        );
        assert.equal(legacy, -32_602, uri);
      }
    });

    it('are not searched for what is no address or no cursor', async () => {
      for (const params of [{}, { uri: 7 }, { uri: 'schema://v3/'.padEnd(4_000, 'a') }])
        assert.equal(
          (await ask('resources/read', params)).error?.code,
          -32_602,
          JSON.stringify(params).slice(0, 60),
        );
      for (const cursor of [
        '',
        '0',
        'x'.repeat(10_000),
        Buffer.from('schema://v3/no.json').toString('base64url'),
        7,
      ])
        assert.equal(
          (await ask('resources/list', { cursor })).error?.code,
          -32_602,
          String(cursor).slice(0, 20),
        );
    });

    it('may be cached by clients of the newer era', async () => {
      const { result } = await ask('resources/read', { uri: SCHEMA });
      assert.propertyVal(result, 'cacheScope', 'public');
      assert.isAbove(result.ttlMs, 0);
    });
  });
}
