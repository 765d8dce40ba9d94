import { assert } from 'chai';
import { createPropertyList } from '../../../src/outside/governance/consulted-agents.ts';
import { serveMcpAgent } from '../../support/agents.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';
import { type Sites, startSites } from '../../support/sites.ts';

const AGENT = 'https://lists.example/mcp';
type Json = Record<string, unknown>;

describe('a property list of another agent', () => {
  let sites: Sites;
  let outbound: Outbound;
  beforeEach(async () => {
    sites = await startSites();
    outbound = await openOutbound({ outboundHosts: sites.hosts });
  });
  afterEach(async () => {
    await outbound.close();
    await sites.close();
  });

  const answerWith = (answer: Json | ((args: Json) => Json), more: object = {}) =>
    serveMcpAgent(sites, AGENT, {
      name: 'Lists',
      tasks: { get_property_list: { answer: answer as Json, ...more } },
    });
  const ask = (more: { agent_url?: string; auth_token?: string } = {}, timeoutMs = 60_000) =>
    createPropertyList({ fetcher: outbound.fetcher, outboundHosts: sites.hosts, timeoutMs })({
      agent_url: AGENT,
      list_id: 'news',
      ...more,
    });
  const site = (value: string) => ({ type: 'domain', value });

  it('is asked for by its id, resolved', async () => {
    const asked: Json[] = [];
    answerWith((args) => {
      asked.push(args);
      return { list: { list_id: 'news', name: 'News' }, identifiers: [site('a.example')] };
    });
    const answer = await ask();
    assert.deepEqual(answer, {
      ok: true,
      answer: { list: { list_id: 'news', name: 'News' }, identifiers: [site('a.example')] },
    });
    assert.deepInclude(asked[0], { list_id: 'news', resolve: true });
  });

  it('is read page by page', async () => {
    answerWith(({ pagination }) => {
      const { cursor } = pagination as { cursor?: string };
      return cursor === undefined
        ? { identifiers: [site('a.example')], pagination: { has_more: true, cursor: '2' } }
        : { identifiers: [site('b.example')], pagination: { has_more: false } };
    });
    const answer = await ask();
    assert.deepEqual(answer.ok && answer.answer.identifiers, [site('a.example'), site('b.example')]);
  });

  it('is told as unresolved when the agent finds nothing out', async () => {
    answerWith({ list: { list_id: 'news', name: 'News', base_properties: [] } });
    const answer = await ask();
    assert.isTrue(answer.ok);
    assert.notProperty(answer.ok && answer.answer, 'identifiers');
  });

  it('is given the token, which is sent to nobody else', async () => {
    answerWith({ identifiers: [] }, { locked: true });
    assert.deepEqual(await ask(), { ok: false, why: 'refused' });
    assert.isTrue((await ask({ auth_token: 'secret' })).ok);
    // No header can hold this.
    assert.deepEqual(await ask({ auth_token: 'a\nb: c' }), { ok: false, why: 'senseless' });
    assert.deepEqual(await ask({ agent_url: 'http://plain.example/mcp', auth_token: 'secret' }), {
      ok: false,
      why: 'unreachable',
    });
  });

  for (const [what, answer] of [
    [
      'never ends',
      () => ({ identifiers: [site('a.example')], pagination: { has_more: true, cursor: 'again' } }),
    ],
    ['goes on without a cursor', () => ({ identifiers: [], pagination: { has_more: true } })],
    ['is too long', () => ({ identifiers: Array.from({ length: 10_001 }, () => site('a.example')) })],
    // More than one call can have arguments.
    ['is much too long', () => ({ identifiers: Array.from({ length: 150_000 }, () => 0) })],
  ] as const)
    it(`is refused whole when it ${what}`, async () => {
      answerWith(answer);
      assert.deepEqual(await ask(), { ok: false, why: 'senseless' });
    });

  it('is not there for an agent that refuses', async () => {
    answerWith({}, { error: { code: 'REFERENCE_NOT_FOUND', message: 'No such list.' } });
    assert.deepEqual(await ask(), { ok: false, why: 'refused' });
    serveMcpAgent(sites, AGENT, { name: 'Others', tasks: {} });
    assert.deepEqual(await ask(), { ok: false, why: 'refused' });
  });

  it('is not waited for', async () => {
    answerWith({ identifiers: [] }, { delayMs: 1000 });
    assert.deepEqual(await ask({}, 300), { ok: false, why: 'unreachable' });
    sites.serve('lists.example', '/mcp', () => {});
    assert.deepEqual(await ask({}, 200), { ok: false, why: 'unreachable' });
  });

  it('is not had from what is no agent, or nowhere', async () => {
    sites.put('lists.example', '/mcp', { body: '<html></html>' });
    assert.deepEqual(await ask(), { ok: false, why: 'senseless' });
    for (const agent_url of [
      'https://127.0.0.1/mcp',
      'https://[::1]/mcp',
      'https://169.254.169.254/mcp',
      'https://10.1.2.3/mcp',
      'http://other.example/mcp',
      'https://localhost/mcp',
      'nowhere',
    ])
      assert.deepEqual(await ask({ agent_url }), { ok: false, why: 'unreachable' }, agent_url);
    assert.isTrue(outbound.dialled.every((address) => address.startsWith('127.0.0.1:')));
  });
});
