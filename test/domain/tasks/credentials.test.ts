import { assert } from 'chai';
import { TaskError } from '../../../src/domain/refusals/task-error.ts';
import { finish } from '../../../src/domain/steps.ts';
import { refuseCredentials } from '../../../src/domain/tasks/arguments.ts';

describe('refuseCredentials', () => {
  const refused: [Record<string, unknown>, string][] = [
    [{ api_key: 'x' }, 'api_key'],
    [{ apiKey: 'x' }, 'apiKey'],
    [{ authorization: 'Bearer x' }, 'authorization'],
    [{ accounts: [{ platform_access_token: 'x' }] }, 'accounts[0].platform_access_token'],
    [{ ext: { acme: { client_secret: 'x' } } }, 'ext.acme.client_secret'],
    [{ jwks: { keys: [] } }, 'jwks'],
    [{ a: { b: [{ jwks_uri: 'https://a.example/jwks' }] } }, 'a.b[0].jwks_uri'],
    [{ authentication: { credentials: 'x', refresh_token: 'y' } }, 'authentication.refresh_token'],
    [{ password: 'x' }, 'password'],
  ];
  for (const [args, field] of refused) {
    it(`names ${field}`, () => {
      try {
        finish(refuseCredentials(args));
        assert.fail('it was taken');
      } catch (cause) {
        assert.instanceOf(cause, TaskError);
        assert.equal((cause as TaskError).code, 'CREDENTIAL_IN_ARGS');
        assert.equal((cause as TaskError).detail.field, field);
      }
    });
  }

  const taken: Record<string, unknown>[] = [
    {},
    { context: { api_key: 'the caller’s own affair' } },
    { packages: [{ context: { password: 'x' } }] },
    {
      push_notification_config: {
        url: 'https://a.example',
        token: 'x',
        authentication: { credentials: 'x' },
      },
    },
    { accounts: [{ notification_configs: [{ authentication: { credentials: 'x' } }] }] },
    { authorization: true, bearer: null, api_key: '' },
    { keywords: ['password', 'api_key'], access_tokens_sold: 4 },
  ];
  for (const args of taken) {
    it(`takes ${JSON.stringify(args)}`, () => finish(refuseCredentials(args)));
  }
});
