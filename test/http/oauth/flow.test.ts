import { assert } from 'chai';
import { createOrganization } from '../../../src/admin/commands.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { person, type Tokens, tokensOf } from './world.ts';

for (const engine of engines) {
  describe(`authorization code flow on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const feed = ({ access_token: given }: Tokens) =>
      app.get('/api/registry/feed', { authorization: `Bearer ${given}` });

    it('lets a member in by a token for either resource, and a person without organization by none', async () => {
      const { organization } = await createOrganization(app.store, { name: 'Acme' });
      const member = await person(app, 'ann', { orgId: organization.id, role: 'member' });
      for (const resource of ['api', 'mcp']) {
        const tokens = await tokensOf(app, member, { resource: `${app.baseUrl}/${resource}` });
        assert.equal((await feed(tokens)).status, 200, resource);
      }
      const stranger = await person(app, 'bob');
      assert.equal((await feed(await tokensOf(app, stranger))).status, 403);
    });
  });
}
