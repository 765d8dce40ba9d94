import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { type Body, callTask, demo } from '../../agent-doors/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { originOf } from '../oauth/world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine');

describe('links of a grant of rights', () => {
  let app: TestApp;
  let grant: Body;
  before(async () => {
    app = await startTestApp(engine);
    const { body } = await call('acquire_rights', {
      rights_id: 'tomas_voice',
      pricing_option_id: 'tomas_cpm',
      buyer: { domain: 'outdoor.example' },
      campaign: { description: 'Tomas reads a recipe.', uses: ['voice'] },
      revocation_webhook: { url: 'https://unknown.invalid/r' },
    });
    grant = body;
  });
  after(() => app.drop());

  const call = (task: string, args: object) =>
    callTask('mcp', originOf(app), task, { idempotency_key: newId(), ...args }, demo('rights-links'));
  const send = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, init);
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
  };
  const post = (token: string | null, body: object, url: string = grant.approval_webhook.url) =>
    send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const creative = (more: object = {}) => ({
    idempotency_key: newId(),
    rights_id: grant.rights_id,
    creative_url: 'https://buyer.example/recipe.mp3',
    ...more,
  });

  it('approve creatives with the credentials of the grant, once for each key', async () => {
    const { url, authentication } = grant.approval_webhook;
    assert.match(url, /^http:.*\/rights\/rgt_.*\/creative-approval$/);
    const request = creative({ description: 'A recipe.' });
    const first = await post(authentication.credentials, request);
    assert.equal(first.status, 200);
    assert.include(first.body, { approval_status: 'approved', rights_id: grant.rights_id });
    assert.isTrue((await post(authentication.credentials, request)).body.replayed);
    const rejected = await post(authentication.credentials, creative({ description: 'At the casino.' }));
    assert.equal(rejected.body.approval_status, 'rejected');
  });

  it('serve nobody else', async () => {
    const { url, authentication } = grant.approval_webhook;
    const token = authentication.credentials;
    for (const wrong of [null, 'x', `${token}x`, grant.generation_credentials[0].rights_key])
      assert.equal((await post(wrong, creative())).status, 401);
    assert.equal((await post(token, creative(), url.replace('rgt_', 'rgt_0'))).status, 401);
    assert.equal((await post(token, { creative_url: 'https://x.example' })).status, 400);
    assert.equal((await post(token, [])).status, 400);
    assert.equal((await send(url)).status, 405);
    // Another grant cannot be named through this one.
    const { body } = await post(token, creative({ rights_id: 'rgt_other' }));
    assert.equal(body.rights_id, grant.rights_id);
  });

  it('tell providers whether a key is valid, until the grant is paused', async () => {
    const { verification_url: url } = grant.rights_constraint;
    const [{ rights_key: key }] = grant.generation_credentials;
    const shown = async (token: string | null) =>
      send(url, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
    const open = await shown(null);
    assert.deepInclude(open.body, { state: 'acquired', is_valid: true });
    assert.notProperty(open.body, 'credential');
    assert.equal(open.headers.get('cache-control'), 'no-store');
    assert.deepInclude((await shown(key)).body.credential, { is_valid: true, provider: 'voices.example' });
    assert.deepEqual((await shown('rk_guess')).body.credential, { is_valid: false });
    await call('update_rights', { rights_id: grant.rights_id, paused: true });
    const paused = await shown(key);
    assert.deepInclude(paused.body, { state: 'paused', is_valid: false });
    assert.deepEqual(paused.body.credential, { is_valid: false });
    await call('update_rights', { rights_id: grant.rights_id, paused: false });
    assert.deepEqual((await shown(key)).body.credential, { is_valid: false });
    assert.equal((await send(url.replace('rgt_', 'rgt_0'))).status, 404);
  });
});
