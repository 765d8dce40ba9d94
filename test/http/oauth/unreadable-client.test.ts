import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { engines } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';
import { authorizeUrl, newVerifier, originOf, PASSWORD, person, register } from './world.ts';

/** From now on the server has no room for reads of clients, and reads everything else. */
const NO_CLIENTS = `
  create function no_room() returns boolean language plpgsql as $$
    begin raise exception 'too many connections' using errcode = '53300'; end $$;
  alter table oidc_models rename to kept_models;
  create view oidc_models as
    select * from kept_models where case when model = 'Client' then no_room() else true end`;

// Only PostgreSQL can fail at some rows of a table.
for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  describe(`pages about a program that cannot be read, on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    it('are 503: nobody signs in to, or allows, a program without a name', async () => {
      const ann = await person(app, 'ann');
      const clientId = await register(app);
      const [signIn, consent] = [0, 1].map(() => openBrowser(originOf(app), app.baseUrl));
      if (signIn === undefined || consent === undefined) assert.fail('no browser');
      const first = await signIn.go(authorizeUrl(clientId, newVerifier()));
      assert.include(first.text, 'A program');
      await consent.go(authorizeUrl(clientId, newVerifier()));
      const second = await consent.submit({ email: ann.email, password: PASSWORD });
      assert.include(second.text, '<title>Allow access?');
      await execute(app.config.databaseUrl, NO_CLIENTS);
      for (const [browser, { url }] of [
        [signIn, first],
        [consent, second],
      ] as const) {
        const { status, headers, text } = await browser.go(url);
        assert.equal(status, 503, text);
        assert.equal(headers.get('retry-after'), '5');
        assert.notInclude(text, 'a program');
      }
    });
  });
}
