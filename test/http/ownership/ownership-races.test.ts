import { assert } from 'chai';
import { startApp } from '../../../src/app.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { type Answer, startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { startSites } from '../../support/sites.ts';

const SAVES = {
  brand: (domain: string, name: string) => ({ path: '/api/brands/save', body: { domain, brand_name: name } }),
  property: (domain: string, name: string) => ({
    path: '/api/properties/save',
    body: { publisher_domain: domain, properties: [{ type: 'website', name }] },
  }),
};
type What = keyof typeof SAVES;

for (const engine of engines) {
  describe(`saves that come together on ${engine.name}`, () => {
    let app: TestApp;
    let second: { origin: string; stop(): Promise<void> };
    let ada: { authorization: string };
    let made = 0;
    const domainOf = () => {
      made += 1;
      // The limits of an hour are not what is looked at here.
      app.clock.advance(HOUR_MS);
      return `together${made}x.example`;
    };

    before(async () => {
      app = await startTestApp(engine, { cooperativeOwners: false });
      // A second process of the service would share nothing but the database either.
      const { address, stop } = await startApp(app.config, { clock: app.clock, log: app.log });
      second = { origin: `http://127.0.0.1:${address?.port}`, stop };
      ada = await app.member('Ada Ltd');
    });
    after(async () => {
      await second.stop();
      await app.drop();
    });

    const elsewhere = async (path: string, body: unknown): Promise<Answer> => {
      const headers = { 'content-type': 'application/json', ...ada };
      const response = await fetch(`${second.origin}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
    };
    const prove = async (domain: string) =>
      app.owners.publish((await app.post('/api/ownership/challenges', { domain }, ada)).body);
    /** Eight saves at once, half of them through the other process. */
    const all = (what: What, domain: string) =>
      Promise.all(
        Array.from({ length: 8 }, (_unused, index) => {
          const { path, body } = SAVES[what](domain, `N${index}`);
          return index % 2 === 0 ? app.post(path, body, ada) : elsewhere(path, body);
        }),
      );
    const history = async (what: What, domain: string) =>
      (await app.get(`/api/${what === 'brand' ? 'brands' : 'properties'}/history?domain=${domain}`)).body;
    const state = async (domain: string) => (await app.get(`/api/ownership/challenges/${domain}`, ada)).body;

    for (const what of ['brand', 'property'] as const) {
      it(`make one new ${what} entry with one nonce`, async () => {
        for (let round = 0; round < 4; round += 1) {
          const domain = domainOf();
          await prove(domain);
          const answers = await all(what, domain);
          const created = answers.filter(
            ({ status, body }) => status === 200 && !('revision_number' in body),
          );
          assert.lengthOf(created, 1, JSON.stringify(answers.map(({ body }) => body)));
          // The others come upon the entry of the first, which has just proved control: all are edits.
          for (const { status, text } of answers) assert.equal(status, 200, text);
          const { total, revisions } = await history(what, domain);
          assert.equal(total, answers.length);
          assert.equal(revisions.at(-1).revision_number, 1);
          assert.equal((await state(domain)).proof.age_seconds, 0);
        }
      });
    }

    it('all are edits when one nonce renews the proof', async () => {
      const domain = domainOf();
      await prove(domain);
      await all('brand', domain);
      const { total } = await history('brand', domain);
      app.clock.advance(91 * DAY_MS);
      await prove(domain);
      const answers = await all('brand', domain);
      for (const { status, text } of answers) assert.equal(status, 200, text);
      assert.equal((await history('brand', domain)).total, total + 8);
      assert.equal((await state(domain)).state, 'consumed');
    });

    it('save nothing when the nonce is not there, and void it once', async () => {
      const domain = domainOf();
      await app.post('/api/ownership/challenges', { domain }, ada);
      const answers = await all('brand', domain);
      assert.include(
        answers.map(({ body }) => body.error),
        'ownership_proof_failed',
      );
      for (const { status } of answers) assert.equal(status, 403);
      assert.equal((await app.get(`/api/brands/resolve?domain=${domain}`)).status, 404);
    });

    it('are told of one challenge when they all need one', async () => {
      const domain = domainOf();
      const answers = await all('brand', domain);
      const nonces = answers.flatMap(({ body }) => body.challenge?.nonce ?? []);
      const { nonce, state: now } = await state(domain);
      for (const { body } of answers)
        assert.include(['ownership_proof_required', 'ownership_proof_failed'], body.error);
      if (now === 'open') assert.include(nonces, nonce);
    });
  });
}

describe('two saves with one nonce', () => {
  for (const engine of engines) {
    it(`of which both have found it make one entry and one edit on ${engine.name}`, async () => {
      const sites = await startSites();
      const app = await startTestApp(engine, { cooperativeOwners: false, sites });
      try {
        const member = await app.member();
        const { body } = await app.post('/api/ownership/challenges', { domain: 'gate.example' }, member);
        let waiting = 0;
        let open = () => {};
        const both = new Promise<void>((resolve) => {
          open = resolve;
        });
        // Nobody gets the file before both have asked for it.
        sites.serve('gate.example', new URL(body.http.url).pathname, async (_request, response) => {
          waiting += 1;
          if (waiting === 2) open();
          await both;
          response.end(body.http.body);
        });
        const answers = await Promise.all(
          ['A', 'B'].map((name) =>
            app.post('/api/brands/save', { domain: 'gate.example', brand_name: name }, member),
          ),
        );
        assert.equal(waiting, 2);
        const revisions = answers.map(({ body }) => body.revision_number);
        assert.sameMembers(revisions, [undefined, 2], JSON.stringify(answers.map(({ body }) => body)));
        assert.equal((await app.get('/api/brands/history?domain=gate.example')).body.total, 2);
        assert.equal(
          (await app.get('/api/ownership/challenges/gate.example', member)).body.state,
          'consumed',
        );
      } finally {
        await app.drop();
        await sites.close();
      }
    });
  }
});
