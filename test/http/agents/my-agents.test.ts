import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { newId } from '../../../src/infra/random.ts';
import { enrollAgent } from '../../../src/record/agents/enrolments.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { apiKey, type Credential, organization, outcome } from '../members/world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`agents of an organization on ${engine.name}`, () => {
    let app: TestApp;
    let paid: Credential;
    let paidOrg: string;
    let unpaid: Credential;
    before(async () => {
      app = await startTestApp(engine);
      paidOrg = (await organization(app, 'Paid', 'api')).id;
      paid = (await apiKey(app, paidOrg)).credential;
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
      // Control of the domain is proved already: those who come together would use up each other's challenge.
      await enrol({ url: 'https://race.example/earlier', type: 'sales' });
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

    it('need control of their host: a challenge, the published nonce, then the agent', async () => {
      const url = 'https://agent.proof.example/mcp';
      const ask = () => app.send('POST', '/api/me/agents', paid, { url, type: 'sales' });
      const first = await ask();
      assert.equal(outcome(first), '403 ownership_proof_required');
      assert.match(first.body.message, /then enrol again/);
      const { challenge } = first.body;
      assert.equal(challenge.domain, 'agent.proof.example');
      assert.equal(challenge.dns.name, `${protocol.ownershipTxtLabel}.agent.proof.example`);
      assert.equal(outcome(await ask()), '403 ownership_proof_failed', 'nothing is published');
      const again = await ask();
      assert.notEqual(again.body.challenge.nonce, challenge.nonce, 'the first one is void');
      app.owners.publish(again.body.challenge);
      assert.equal(outcome(await ask()), '201');
      assert.equal(outcome(await ask()), '200', 'what is proved is asked for once');
      const below = { url: 'https://x.agent.proof.example', type: 'sales' };
      assert.equal(
        outcome(await app.send('POST', '/api/me/agents', paid, below)),
        '201',
        'below what is proved',
      );
      const beside = { url: 'https://other.proof.example', type: 'sales' };
      assert.equal(
        outcome(await app.send('POST', '/api/me/agents', paid, beside)),
        '403 ownership_proof_required',
        'but not beside it',
      );
    });

    it('may be proved by a domain above them, for 90 days', async () => {
      const asked = await app.post('/api/ownership/challenges', { domain: 'wide.example' }, paid);
      app.owners.publish(asked.body);
      const enrolAt = (host: string) =>
        app.send('POST', '/api/me/agents', paid, { url: `https://${host}/mcp`, type: 'sales' });
      assert.equal(outcome(await enrolAt('a.b.wide.example')), '201');
      assert.equal(outcome(await enrolAt('c.wide.example')), '201');
      assert.equal(outcome(await enrolAt('notwide.example')), '403 ownership_proof_required');
      app.clock.advance(91 * 24 * 3_600_000);
      assert.equal(outcome(await enrolAt('d.wide.example')), '403 ownership_proof_required');
      assert.equal(outcome(await enrolAt('c.wide.example')), '200', 'what is enrolled may be changed');
    });

    it('on hosts that nobody can prove are for the operator', async () => {
      for (const url of ['https://192.0.2.7/mcp', 'https://localhost/mcp', 'https://[2001:db8::1]/mcp']) {
        const refused = await enrol({ url, type: 'sales' });
        assert.equal(outcome(refused), '400 invalid_request', url);
        assert.equal(refused.body.issues[0].path, 'url');
      }
    });

    it('are a hundred for one organization, however many ask at once', async () => {
      const full = (await organization(app, 'Full')).id;
      const by = (await apiKey(app, full)).credential;
      await prove(full, 'full.example');
      const now = app.clock.now();
      await app.store.transaction(async (tx) => {
        for (let n = 0; n < 98; n += 1) {
          const enrolment = { orgId: full, url: `https://n${n}.full.example`, type: 'sales' } as const;
          await enrollAgent(
            tx,
            { ...enrolment, visibility: 'private', control: 'proof' },
            { now, newId, actor: 'test' },
          );
        }
      });
      const asks = Array.from({ length: 5 }, (_, n) =>
        enrol({ url: `https://late${n}.full.example`, type: 'sales' }, by),
      );
      const outcomes = (await Promise.all(asks)).map(outcome).sort();
      assert.deepEqual(outcomes, ['201', '201', ...Array(3).fill('409 agent_limit_reached')]);
      assert.equal(outcome(await enrol({ url: 'https://n1.full.example', type: 'signals' }, by)), '200');
      await remove('https://n1.full.example', by);
      assert.equal(outcome(await enrol({ url: 'https://late9.full.example', type: 'sales' }, by)), '201');
    });

    const prove = (orgId: string, domain: string) =>
      app.store.transaction((tx) =>
        tx.ownershipProofs.put({ orgId, domain, method: 'dns', provedAt: app.clock.now() }),
      );
    const unprove = async (url: string) => {
      const known = await app.store.read.catalogAgents.find(url);
      if (known === undefined) throw new Error(`${url} is enrolled`);
      await app.store.transaction((tx) => tx.catalogAgents.put({ ...known, provedBy: null, provedAt: null }));
    };

    it('that somebody claimed without a proof go to whom they belong', async () => {
      const victim = (await organization(app, 'Victim')).id;
      const by = (await apiKey(app, victim, 'registry:admin')).credential;
      const url = 'https://sales.victim.example/mcp';
      await enrol({ url, type: 'sales', name: 'Evil name', visibility: 'private' });
      await unprove(url);
      assert.equal(
        outcome(await change(url, { visibility: 'public' })),
        '403 forbidden',
        'nor shown to more',
      );
      const before = await app.send('POST', '/api/me/agents', by, { url, type: 'sales' });
      assert.equal(outcome(before), '403 ownership_proof_required', 'nobody learns who has it');
      app.owners.publish(before.body.challenge);
      const taken = await enrol({ url, type: 'sales' }, by);
      assert.equal(outcome(taken), '201');
      assert.deepInclude(taken.body.agent, { name: 'sales.victim.example', visibility: 'members_only' });
      assert.equal(outcome(await change(url, { name: 'X' })), '404 not_found', 'it is theirs no more');
      const { body } = await app.get(
        '/api/me/audit?limit=5',
        (await apiKey(app, paidOrg, 'admin:read')).credential,
      );
      const lost = body.entries.find(({ action }: { action: string }) => action === 'agent lost');
      assert.equal(lost.subject, url);
      assert.notInclude(JSON.stringify(lost), victim);
      const back = await enrol({ url, type: 'sales' });
      assert.equal(outcome(back), '409 agent_taken', 'both have proved it; the first of them keeps it');
    });

    it('go to a new owner of the host once the proof of the old one has lapsed', async () => {
      const url = 'https://agent.sold.example';
      await enrol({ url, type: 'sales' });
      app.clock.advance(89 * 24 * 3_600_000);
      assert.equal(outcome(await enrol({ url, type: 'sales' }, unpaid)), '409 agent_taken');
      app.clock.advance(2 * 24 * 3_600_000);
      assert.equal(outcome(await enrol({ url, type: 'sales' }, unpaid)), '201');
    });

    it('of others answer like unknown ones, and cannot be taken over', async () => {
      await enrol({ url: 'https://mine.example', type: 'sales', name: 'Secret name', visibility: 'private' });
      for (const ask of [
        remove,
        (url: string, by?: Credential) => change(url, { visibility: 'public' }, by),
      ]) {
        const theirs = await ask('https://mine.example', unpaid);
        const unknown = await ask('https://nobody.example', unpaid);
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
