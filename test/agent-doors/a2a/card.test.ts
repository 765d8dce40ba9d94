import { assert } from 'chai';
import { tasks } from '../../../generated/tasks.ts';
import { type Database, engines } from '../../support/databases.ts';
import { type A2aWorld, startA2aWorld } from './world.ts';

const [engine] = engines;
const PATHS = [
  '/.well-known/agent-card.json',
  '/.well-known/agent.json',
  '/a2a/.well-known/agent-card.json',
  '/a2a/.well-known/agent.json',
];

describe("the agent's card", () => {
  let database: Database;
  let world: A2aWorld;
  before(async () => {
    if (engine === undefined) throw new Error('there is no engine');
    database = await engine.create();
    world = await startA2aWorld(database.url);
  });
  after(async () => {
    await world.close();
    await database.drop();
  });

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(`${world.origin}${path}`, { method, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('is one document at both places, for clients of both versions', async () => {
    const [first, second] = await Promise.all(PATHS.map((path) => get(path)));
    assert.equal(first?.text, second?.text);
    assert.match(first?.headers.get('content-type') ?? '', /^application\/json/);
    const card = JSON.parse(first?.text ?? '');
    const { url } = world;
    assert.deepEqual(card.supportedInterfaces, [
      { url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      { url, protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
    ]);
    assert.deepInclude(card, {
      url,
      protocolVersion: '0.3.0',
      preferredTransport: 'JSONRPC',
      version: '1.2.3',
    });
    assert.include(card.capabilities, { streaming: true, pushNotifications: true, extendedAgentCard: false });
    assert.deepEqual(card.security, [{ bearerAuth: [] }, { oauth2: [] }]);
    assert.include(card.securitySchemes.bearerAuth, { type: 'http', scheme: 'bearer' });
    assert.include(card.securitySchemes.bearerAuth.httpAuthSecurityScheme, { scheme: 'bearer' });
    assert.equal(card.securitySchemes.oauth2.flows.clientCredentials.tokenUrl, `${world.origin}/token`);
  });

  it('has one skill per task, under its name', async () => {
    const card = JSON.parse((await get(PATHS[0] ?? '')).text);
    assert.deepEqual(
      card.skills.map(({ id }: { id: string }) => id),
      Object.keys(tasks),
    );
    for (const skill of card.skills) {
      assert.equal(skill.id, skill.name);
      assert.isNotEmpty(skill.description);
      assert.isNotEmpty(skill.tags);
      const isPublic = tasks[skill.id as keyof typeof tasks].access === 'public';
      assert.equal(skill.tags.includes('public'), isPublic);
      for (const example of skill.examples) assert.equal(JSON.parse(example).skill, skill.id);
    }
  });

  it('is cached for a while, and not sent again to who has it', async () => {
    for (const path of PATHS) {
      const { headers } = await get(path);
      const etag = headers.get('etag') ?? '';
      assert.match(etag, /^"[0-9a-f]{32}"$/);
      assert.equal(headers.get('cache-control'), 'public, max-age=300');
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await get(path, { 'if-none-match': known });
        assert.equal(again.status, 304, known);
        assert.equal(again.text, '');
      }
      assert.equal((await get(path, { 'if-none-match': '"other"' })).status, 200);
    }
  });

  it('answers GET and HEAD, and refuses other methods with 405', async () => {
    for (const path of PATHS) {
      assert.equal((await get(path, {}, 'HEAD')).status, 200);
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status, headers } = await get(path, {}, method);
        assert.equal(status, 405);
        assert.equal(headers.get('allow'), 'GET, HEAD');
      }
    }
  });
});
