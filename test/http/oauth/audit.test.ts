import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { execute, rows } from '../../support/sql.ts';
import { codeOf, member, redeem, refresh, register, token } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the audit log of the authorization server on ${engine.name}`, () => {
    let app: TestApp;
    let url: string;
    beforeEach(async () => {
      app = await startTestApp(engine);
      url = app.config.databaseUrl;
    });
    afterEach(() => app.drop());

    /** Lets no entry of this action be written. */
    const refuse = (action: string) =>
      execute(
        url,
        engine.name === 'sqlite'
          ? `create trigger refuse before insert on audit_log when new.action = '${action}'
             begin select raise(abort, 'refused'); end`
          : `create function refuse() returns trigger language plpgsql as $$ begin
               if new.action = '${action}' then raise exception 'refused'; end if; return new; end $$;
             create trigger refuse before insert on audit_log for each row execute function refuse()`,
      );
    const entries = async (action: string) =>
      (await rows(url, `select subject from audit_log where action = '${action}'`)).map(
        ({ subject }) => subject,
      );
    const failures = () => app.logged.filter((line) => line.includes('authorization server failed')).length;

    it('has the entry of a token before the token is handed out', async () => {
      const code = await codeOf(app, await member(app, 'ann'));
      const issued = await redeem(app, code);
      assert.equal(issued.status, 200);
      assert.deepEqual(await entries('credential.token_issued'), [code.clientId]);

      await refuse('credential.token_issued');
      const refused = await refresh(app, code.clientId, issued.refresh_token);
      assert.deepInclude(refused, { status: 500, error: 'server_error' });
      assert.notProperty(refused, 'access_token');
      assert.notProperty(refused, 'refresh_token');
      assert.equal(failures(), 1);
    });

    it('has the entry of a refusal before the refusal is sent', async () => {
      const clientId = await register(app);
      const ask = () => token(app, { grant_type: 'authorization_code', client_id: clientId, code: 'none' });
      assert.equal((await ask()).error, 'invalid_grant');
      assert.deepEqual(await entries('credential.token_refused'), [clientId]);
      await refuse('credential.token_refused');
      assert.deepInclude(await ask(), { status: 500, error: 'server_error' });
    });

    it('has the entry of a client before its id is handed out', async () => {
      const clientId = await register(app);
      assert.deepEqual(await entries('credential.client_registered'), [clientId]);
      await refuse('credential.client_registered');
      const { status, body } = await app.post('/register', { redirect_uris: ['https://app.example/cb'] });
      assert.equal(status, 500);
      assert.hasAllKeys(body, ['error', 'error_description']);
      assert.equal(body.error, 'server_error');
    });
  });
}
