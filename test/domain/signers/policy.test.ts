import { expect } from 'chai';
import { isOnlyWarned, needsSignature, signaturePolicy } from '../../../src/domain/signers/policy.ts';

const policy = signaturePolicy({
  supported: true,
  required_for: ['create_media_buy'],
  warn_for: ['get_products', 'get_signals'],
  protocol_methods_required_for: ['tasks/cancel'],
  protocol_methods_warn_for: ['tasks/get'],
});
const call = (name: string, args: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const method = (name: string) => ({ jsonrpc: '2.0', id: 1, method: name });

describe('what a declaration of request signing demands', () => {
  const SECRET = { authentication: { schemes: ['Bearer'], credentials: 'c' } };
  const demanded: [string, unknown, string[], boolean, boolean][] = [
    ['a listed task without credential', call('create_media_buy'), ['create_media_buy'], false, true],
    ['a listed task with one', call('create_media_buy'), ['create_media_buy'], true, false],
    ['a task that is not listed', call('get_products'), ['get_products'], false, false],
    ['a listed method', method('tasks/cancel'), [], false, true],
    ['a task called like a method', call('tasks/cancel'), ['tasks/cancel'], false, false],
    [
      'one of several calls',
      [call('get_products'), call('create_media_buy')],
      ['get_products', 'create_media_buy'],
      false,
      true,
    ],
    [
      'a receiver with a secret, whatever the credential',
      call('get_products', { push_notification_config: { url: 'https://r.example/', ...SECRET } }),
      ['get_products'],
      true,
      true,
    ],
    [
      'such a receiver in a subscription of an account',
      call('sync_accounts', { accounts: [{ notification_configs: [SECRET] }] }),
      ['sync_accounts'],
      true,
      true,
    ],
    ...['reporting_webhook', 'artifact_webhook', 'revocation_webhook'].map(
      (field): [string, unknown, string[], boolean, boolean] => [
        `such a receiver as ${field}`,
        call('update_rights', { [field]: { url: 'https://r.example/', ...SECRET } }),
        ['update_rights'],
        true,
        true,
      ],
    ),
    ...[
      { configuration: { taskPushNotificationConfig: SECRET } },
      { configuration: { pushNotificationConfig: SECRET } },
      { taskId: 't', pushNotificationConfig: SECRET },
      { taskId: 't', ...SECRET },
    ].map((params): [string, unknown, string[], boolean, boolean] => [
      `a receiver of A2A with a secret at ${JSON.stringify(params)}`,
      { ...method('SendMessage'), params },
      [],
      true,
      true,
    ]),
    [
      'a receiver of A2A without one',
      { ...method('SendMessage'), params: { configuration: { taskPushNotificationConfig: { url: 'u' } } } },
      [],
      true,
      false,
    ],
    ['what is no message at all', 'text', [], false, false],
  ];
  for (const [what, message, named, isAuthenticated, expected] of demanded) {
    it(`${expected ? 'is' : 'is not'} a signature for ${what}`, () => {
      expect(needsSignature(policy, message, named, isAuthenticated)).to.equal(expected);
      expect(needsSignature(signaturePolicy(undefined), message, named, isAuthenticated)).to.equal(false);
    });
  }

  it('is a warning only where every task or method of the message is listed so', () => {
    expect(isOnlyWarned(policy, call('get_products'), ['get_products'])).to.equal(true);
    expect(isOnlyWarned(policy, method('tasks/get'), [])).to.equal(true);
    const two = ['get_products', 'get_signals'];
    expect(
      isOnlyWarned(
        policy,
        two.map((task) => call(task)),
        two,
      ),
    ).to.equal(true);
    expect(isOnlyWarned(policy, call('x'), ['get_products', 'create_media_buy'])).to.equal(false);
    expect(isOnlyWarned(policy, [method('tasks/get'), method('tasks/cancel')], [])).to.equal(false);
    expect(isOnlyWarned(policy, method('get_products'), [])).to.equal(false);
    expect(isOnlyWarned(signaturePolicy({ supported: false }), call('get_products'), [])).to.equal(false);
  });
});
