import { assert } from 'chai';
import { enrollForOrganization, removeEnrolment } from '../../../src/admin/agents.ts';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { migrate } from '../../../src/store/engine/migrate.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';

const TIDE = 'https://sales.tide.example/mcp';
const PLAIN = 'https://agents.harbour.example';
const MEMBERS = 'https://members.tide.example';
const SECRET = 'https://secret.tide.example';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the search for agents on ${engine.name}`, () => {
    let app: TestApp;
    let org: string;
    const enroll = (url: string, visibility: string, name?: string) =>
      enrollForOrganization(app.store, {
        org,
        url,
        type: 'sales',
        visibility,
        ...(name === undefined ? {} : { name }),
      });
    before(async () => {
      app = await startTestApp(engine);
      org = (await createOrganization(app.store, { name: 'Sellers' })).organization.id;
      await enroll(TIDE, 'public', 'Zephyr Média Sales');
      await enroll(PLAIN, 'public');
      await enroll(MEMBERS, 'members_only', 'Zephyr for members');
      await enroll(SECRET, 'private', 'Zephyr in secret');
    });
    after(() => app.drop());

    const urls = async (q: string): Promise<string[]> => {
      const { status, body } = await app.get(`/api/search?q=${encodeURIComponent(q)}`);
      assert.equal(status, 200);
      return body.agents.map(({ url }: { url: string }) => url);
    };

    for (const q of [
      'zephyr',
      'ZEPHYR media',
      'media sales',
      'ephy',
      'sales.tide.example',
      'tide.example',
      'sales',
      TIDE,
    ])
      it(`finds an agent by ${q}`, async () => assert.deepEqual(await urls(q), [TIDE]));

    it('shows the name, the type and the organization, and the host where there is no name', async () => {
      const { body } = await app.get('/api/search?q=harbour');
      assert.deepEqual(body.agents, [
        { url: PLAIN, name: 'agents.harbour.example', type: 'sales', member: { display_name: 'Sellers' } },
      ]);
      const { text } = await app.get('/?q=harbour', { accept: 'text/html' });
      assert.include(text, `href="/agents/${encodeURIComponent(PLAIN)}"`);
    });

    for (const q of ['members', 'secret', 'zephyr in', 'mcp', 'https', 'nobody', '%%', '__'])
      it(`finds none by ${q}`, async () => assert.deepEqual(await urls(q), []));

    it('shows agents of members and private ones to nobody, members included', async () => {
      const { body } = await app.get('/api/search?q=zephyr', await app.member());
      assert.lengthOf(body.agents, 1);
    });

    it('follows each change: name, visibility, removal', async () => {
      await enroll(PLAIN, 'public', 'Quillfeather');
      assert.deepEqual([await urls('quillfeather'), await urls('agents.harbour')], [[PLAIN], [PLAIN]]);
      await enroll(PLAIN, 'public', 'Other');
      assert.deepEqual([await urls('quillfeather'), await urls('other')], [[], [PLAIN]]);
      await enroll(PLAIN, 'private');
      assert.deepEqual(await urls('harbour'), []);
      await enroll(PLAIN, 'public');
      assert.deepEqual(await urls('harbour'), [PLAIN]);
      await removeEnrolment(app.store, PLAIN);
      assert.deepEqual(await urls('harbour'), []);
    });

    it('finds those that were enrolled before the index had agents', async () => {
      const before = await app.store.primary.search.find('agent', queryFor('zephyr'), 9);
      await execute(app.url, 'delete from search_terms where kind = 4');
      await execute(app.url, 'delete from search_words where kind = 4');
      assert.deepEqual(await urls('zephyr'), []);
      await execute(app.url, "delete from knex_migrations where name = '0049-agents-in-search'");
      assert.deepEqual((await migrate(app.url)).applied, ['0049-agents-in-search']);
      assert.deepEqual(await app.store.primary.search.find('agent', queryFor('zephyr'), 9), before);
      assert.deepEqual([await urls('ephy'), await urls('members')], [[TIDE], []]);
    });
  });
}

const queryFor = (form: string) => ({ form, core: form, head: form, rest: '' });
