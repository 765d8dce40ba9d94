import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { apiKey, type Credential, organization, outcome } from './world.ts';

for (const engine of engines) {
  describe(`agents of an organization on ${engine.name}`, () => {
    let app: TestApp;
    let paid: Credential;
    let unpaid: Credential;
    before(async () => {
      app = await startTestApp(engine);
      paid = (await apiKey(app, (await organization(app, 'Paid', 'api')).id)).credential;
      unpaid = (await apiKey(app, (await organization(app, 'Unpaid')).id)).credential;
    });
    after(() => app.drop());

    const enrol = (body: object, by = paid) => app.post('/api/me/agents', body, by);
    const at = (url: string) => `/api/me/agents/${encodeURIComponent(url)}`;
    const change = (url: string, body: object, by = paid) => app.send('PATCH', at(url), by, body);
    const remove = (url: string, by = paid) => app.send('DELETE', at(url), by);
    const list = async (by = paid): Promise<Record<string, unknown>[]> =>
      (await app.get('/api/me/agents', by)).body.agents;
    const publicly = async (by?: Credential): Promise<string[]> =>
      (await app.get('/api/registry/agents', by ?? {})).body.agents.map(({ url }: { url: string }) => url);

    it('are enrolled for members unless told otherwise, once however often it is asked', async () => {
      const body = { url: 'HTTPS://One.example:443/mcp#top', type: 'sales' };
      const first = await enrol(body);
      assert.equal(first.status, 201);
      assert.deepInclude(first.body.agent, {
        url: 'https://one.example/mcp',
        name: 'one.example',
        visibility: 'members_only',
        protocol: null,
        probed_at: null,
        verified: false,
      });
      assert.notProperty(first.body, 'warnings');
      const second = await enrol({ ...body, name: ' One ' });
      assert.equal(second.status, 200);
      assert.deepInclude(second.body.agent, { name: 'One', visibility: 'members_only' });
      assert.lengthOf(
        (await list()).filter(({ url }) => url === 'https://one.example/mcp'),
        1,
      );
      assert.notInclude(await publicly(), 'https://one.example/mcp');
      assert.include(await publicly(paid), 'https://one.example/mcp');
    });

    it('are enrolled once when it is asked many times at once', async () => {
      const asks = Array.from({ length: 6 }, () => enrol({ url: 'https://race.example', type: 'sales' }));
      const statuses = (await Promise.all(asks)).map(({ status }) => status);
      assert.deepEqual(statuses.sort(), [200, 200, 200, 200, 200, 201]);
    });

    it('are public with a tier only; without one they become visible to members, and that is said', async () => {
      const kept = await enrol({ url: 'https://public.example', type: 'sales', visibility: 'public' });
      assert.equal(kept.body.agent.visibility, 'public');
      assert.include(await publicly(), 'https://public.example');
      const asked = { url: 'https://lowered.example', type: 'sales', visibility: 'public' };
      const { status, body } = await enrol(asked, unpaid);
      assert.equal(status, 201);
      assert.equal(body.agent.visibility, 'members_only');
      assert.deepInclude(body.warnings[0], {
        code: 'visibility_downgraded',
        requested: 'public',
        applied: 'members_only',
      });
      const again = await change('https://lowered.example', { visibility: 'public' }, unpaid);
      assert.equal(again.body.agent.visibility, 'members_only');
      assert.lengthOf(again.body.warnings, 1);
    });

    it('change in what is told, and keep the rest', async () => {
      await enrol({ url: 'https://change.example', type: 'sales', name: 'Before', visibility: 'private' });
      const { body } = await change('https://change.example', { name: 'After' });
      assert.deepInclude(body.agent, { name: 'After', type: 'sales', visibility: 'private' });
      const typed = await change('https://change.example', { type: 'signals' });
      assert.deepInclude(typed.body.agent, { name: 'After', type: 'signals', visibility: 'private' });
      for (const bad of [{}, { visibility: 'secret' }, { type: 'spy' }, { name: '  ' }]) {
        assert.equal(
          outcome(await change('https://change.example', bad)),
          '400 invalid_request',
          JSON.stringify(bad),
        );
      }
    });

    it('go when they are removed, but not while they are public', async () => {
      await enrol({ url: 'https://gone.example/mcp', type: 'sales', visibility: 'public' });
      assert.equal(outcome(await remove('https://gone.example/mcp')), '409 agent_is_public');
      await change('https://gone.example/mcp', { visibility: 'private' });
      assert.equal(outcome(await remove('https://gone.example/mcp')), '204');
      assert.equal(outcome(await remove('https://gone.example/mcp')), '404 not_found');
      assert.notInclude(JSON.stringify(await list()), 'gone.example');
    });

    it('that are private are seen by their organization only', async () => {
      await enrol({ url: 'https://hidden.example', type: 'sales', visibility: 'private' });
      assert.include(
        (await list()).map(({ url }) => url),
        'https://hidden.example',
      );
      assert.notInclude(await publicly(paid), 'https://hidden.example');
      assert.notInclude(JSON.stringify(await list(unpaid)), 'hidden.example');
    });

    it('of others answer like unknown ones, and cannot be taken over', async () => {
      await enrol({ url: 'https://mine.example', type: 'sales', name: 'Secret name', visibility: 'private' });
      for (const ask of [
        remove,
        (url: string, by?: Credential) => change(url, { visibility: 'public' }, by),
      ]) {
        const [theirs, unknown] = [
          await ask('https://mine.example', unpaid),
          await ask('https://nobody.example', unpaid),
        ];
        assert.equal(outcome(unknown), '404 not_found');
        assert.equal(theirs.text, unknown.text);
      }
      const taken = await enrol({ url: 'https://mine.example', type: 'sales', visibility: 'public' }, unpaid);
      assert.equal(outcome(taken), '409 agent_taken');
      assert.notMatch(taken.text, /Secret|Paid/);
      const mine = (await list()).find(({ url }) => url === 'https://mine.example');
      assert.deepInclude(mine, { name: 'Secret name', visibility: 'private' });
    });

    for (const [what, body] of [
      ['no URL', { type: 'sales' }],
      ['no type', { url: 'https://x.example' }],
      ['a URL of another scheme', { url: 'ftp://x.example', type: 'sales' }],
      ['a URL that is none', { url: 'nonsense', type: 'sales' }],
      ['a type that is none', { url: 'https://x.example', type: 'spy' }],
    ] as const) {
      it(`are refused with ${what}`, async () => {
        assert.equal(outcome(await enrol(body)), '400 invalid_request');
      });
    }
  });
}
