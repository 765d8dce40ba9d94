import { assert } from 'chai';
import fc from 'fast-check';
import type { CoreNotificationConfig } from '../../../generated/types/core.ts';
import {
  accountEvents,
  type ConfigRules,
  challengeBody,
  endpointBinding,
  type NotificationProof,
  planConfigs,
  type StoredConfig,
  withoutSecret,
} from '../../../src/domain/accounts/notification-configs.ts';
import { answersChallenge } from '../../../src/domain/webhooks/endpoint-challenge.ts';
import { createJudgeUrl } from '../../../src/infra/fetcher/judge-url.ts';
import { publisherProfile } from '../../support/publisher.ts';

const SECRET = 'a-shared-secret-of-32-characters';
const config = (more: Partial<CoreNotificationConfig> = {}): CoreNotificationConfig => ({
  subscriber_id: 'ops',
  url: 'https://buyer.example/hooks',
  event_types: ['creative.status_changed'],
  ...more,
});
const rules = (more: Partial<ConfigRules> = {}): ConfigRules => ({
  accountId: 'acc_1',
  earlier: [],
  proofs: new Map(),
  judgeUrl: createJudgeUrl(new Map()),
  declared: accountEvents(publisherProfile),
  sandbox: false,
  ...more,
});

function planned(given: readonly CoreNotificationConfig[], more: Partial<ConfigRules> = {}) {
  const plan = planConfigs(given, rules(more));
  if (!plan.ok) throw new Error(plan.error.message);
  return plan;
}
const refused = (given: readonly CoreNotificationConfig[], more: Partial<ConfigRules> = {}) => {
  const plan = planConfigs(given, rules(more));
  assert.isFalse(plan.ok);
  return plan.ok ? undefined : { code: plan.error.code, field: plan.error.detail.field };
};
const proven = (given: CoreNotificationConfig): StoredConfig => ({
  config: { ...given, active: given.active ?? true },
  proof: endpointBinding('acc_1', given),
});

describe('planConfigs', () => {
  it('notes each endpoint that has yet to prove itself', () => {
    const { configs, unproven } = planned([config(), config({ subscriber_id: 'two', active: false })]);
    assert.deepEqual(
      configs.map((one) => one.config.active),
      [true, false],
    );
    assert.deepEqual(
      unproven.map((one) => one.config.subscriber_id),
      ['ops'],
    );
  });

  it('asks nobody again who is unchanged, in whatever order the events stand', () => {
    const given = config({ event_types: ['product.created', 'product.updated'] });
    const again = config({ event_types: ['product.updated', 'product.created'] });
    assert.isEmpty(planned([again], { earlier: [proven(given)] }).unproven);
    // Paused and taken up again.
    const paused = planned([{ ...given, active: false }], { earlier: [proven(given)] });
    assert.isEmpty(planned([given], { earlier: paused.configs }).unproven);
  });

  const changes: readonly [string, Partial<CoreNotificationConfig>][] = [
    ['address', { url: 'https://buyer.example/other' }],
    ['subscriber', { subscriber_id: 'other' }],
    ['events', { event_types: ['product.created'] }],
    ['scheme', { authentication: { schemes: ['Bearer'], credentials: SECRET } }],
  ];
  for (const [what, change] of changes) {
    it(`asks again after a change of the ${what}`, () => {
      assert.lengthOf(planned([config(change)], { earlier: [proven(config())] }).unproven, 1);
    });
  }

  it('asks again after a change of the secret, and for another account', () => {
    const by = (credentials: string) => config({ authentication: { schemes: ['HMAC-SHA256'], credentials } });
    const earlier = [proven(by(SECRET))];
    assert.isEmpty(planned([by(SECRET)], { earlier }).unproven);
    assert.lengthOf(planned([by(SECRET.toUpperCase())], { earlier }).unproven, 1);
    assert.lengthOf(planned([by(SECRET)], { earlier, accountId: 'acc_2' }).unproven, 1);
  });

  it('refuses the second of two with one identifier', () => {
    const given = [config(), config({ subscriber_id: 'two' }), config({ url: 'https://other.example/' })];
    assert.deepEqual(refused(given), {
      code: 'VALIDATION_ERROR',
      field: 'notification_configs[2].subscriber_id',
    });
  });

  for (const type of ['scheduled', 'final', 'delayed', 'adjusted', 'impairment'] as const) {
    it(`refuses ${type}, which belongs to a media buy`, () => {
      const given = [config(), config({ subscriber_id: 'two', event_types: ['product.created', type] })];
      assert.deepEqual(refused(given), {
        code: 'VALIDATION_ERROR',
        field: 'notification_configs[1].event_types[1]',
      });
    });
  }

  it('refuses an event that this agent does not declare, and names those that it sends', () => {
    const declared = accountEvents({
      wholesale_feed_webhooks: { supported: true, event_types: ['product.created'] },
    });
    assert.deepEqual(declared, ['creative.status_changed', 'creative.purged', 'product.created']);
    const plan = planConfigs(
      [config({ event_types: ['product.created', 'product.priced'] })],
      rules({ declared }),
    );
    if (plan.ok) return assert.fail('an event that is not declared was accepted');
    assert.include(plan.error.message, declared.join(', '));
    assert.deepEqual(plan.error.detail, {
      field: 'notification_configs[0].event_types[1]',
      details: { rejected_value: 'product.priced', accepted_values: declared },
    });
    assert.deepEqual(accountEvents({}), ['creative.status_changed', 'creative.purged']);
  });

  it('refuses addresses that nothing is sent to, of paused ones too', () => {
    const bad = [
      'https://',
      'nowhere',
      'https://buyer.example/a b',
      'http://buyer.example/hooks',
      'ftp://buyer.example/hooks',
      'file:///etc/passwd',
      'https://user:word@buyer.example/',
      'https://10.0.0.1/hooks',
      'https://localhost/hooks',
    ];
    for (const url of bad) {
      assert.deepEqual(
        refused([config({ url, active: false })]),
        { code: 'INVALID_REQUEST', field: 'notification_configs[0].url' },
        url,
      );
    }
    const judgeUrl = createJudgeUrl(new Map([['127.0.0.1:9', 'http://127.0.0.1:9']]));
    assert.isTrue(planConfigs([config({ url: 'http://127.0.0.1:9/' })], rules({ judgeUrl })).ok);
    assert.equal(refused([config({ url: 'ftp://a.example/' })], { judgeUrl })?.code, 'INVALID_REQUEST');
  });

  it('refuses a scheme that needs a secret without one', () => {
    for (const scheme of ['Bearer', 'HMAC-SHA256'] as const) {
      assert.deepEqual(refused([config({ authentication: { schemes: [scheme] } })]), {
        code: 'VALIDATION_ERROR',
        field: 'notification_configs[0].authentication.credentials',
      });
    }
    assert.isTrue(
      planConfigs([config({ authentication: { schemes: ['HTTP_MESSAGE_SIGNATURES'] } })], rules()).ok,
    );
  });

  it('refuses an endpoint that did not prove itself, at its address', () => {
    const given = config();
    const proofs = new Map<string, NotificationProof>([
      [endpointBinding('acc_1', given), { ok: false, reason: 'the request could not be sent.' }],
    ]);
    assert.deepEqual(refused([config({ subscriber_id: 'b', active: false }), given], { proofs }), {
      code: 'VALIDATION_ERROR',
      field: 'notification_configs[1].url',
    });
    proofs.set(endpointBinding('acc_1', given), { ok: true });
    assert.isEmpty(planned([given], { proofs }).unproven);
  });

  it('takes any 2xx of a sandbox for enough, notes that nothing was proved, and asks again next time', () => {
    const given = config();
    const outcome = (proof: NotificationProof) => new Map([[endpointBinding('acc_1', given), proof]]);
    const silent = outcome({
      ok: false,
      reason: 'the response does not repeat the challenge.',
      accepted: true,
    });
    assert.equal(refused([given], { proofs: silent })?.field, 'notification_configs[0].url');
    const { configs } = planned([given], { proofs: silent, sandbox: true });
    assert.deepEqual(configs, [{ config: { ...given, active: true }, proof: null }]);
    assert.lengthOf(planned([given], { earlier: configs, sandbox: true }).unproven, 1);
    const away = outcome({ ok: false, reason: 'the endpoint did not return a status of 200 to 299.' });
    assert.equal(refused([given], { proofs: away, sandbox: true })?.field, 'notification_configs[0].url');
  });

  it('assumes proofs on request, and takes an empty set', () => {
    assert.isEmpty(planned([config()], { proofs: 'assume' }).unproven);
    assert.deepEqual(planned([], { earlier: [proven(config())] }).configs, []);
  });

  it('never tells a secret', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 32, maxLength: 60 }), (credentials) => {
        const told = withoutSecret(proven(config({ authentication: { schemes: ['Bearer'], credentials } })));
        assert.deepEqual(told.authentication, { schemes: ['Bearer'] });
        assert.isTrue(told.active);
      }),
    );
    assert.notProperty(withoutSecret(proven(config())), 'authentication');
  });
});

describe('the challenge of an endpoint', () => {
  const ask = (given: CoreNotificationConfig) =>
    challengeBody({
      challenge: 'c1',
      accountId: 'acc_1',
      agentUrl: 'https://agent.example/mcp',
      config: given,
      fingerprint: (secret) => `keyed ${secret.length}`,
    });

  it('says for whom and for what it is asked', () => {
    assert.deepEqual(ask(config()), {
      type: 'webhook.challenge',
      challenge: 'c1',
      account_id: 'acc_1',
      subscriber_id: 'ops',
      seller_agent_url: 'https://agent.example/mcp',
      event_types: ['creative.status_changed'],
      delivery_auth: { mode: 'rfc9421' },
    });
  });

  it('tells how deliveries are authenticated, and no secret', () => {
    const body = ask(config({ authentication: { schemes: ['Bearer'], credentials: SECRET } }));
    assert.deepEqual(body.delivery_auth, {
      mode: 'Bearer',
      credential_fingerprint: `keyed ${SECRET.length}`,
    });
    assert.notInclude(JSON.stringify(body), SECRET);
  });

  it('is answered by one of two members that repeats it', () => {
    assert.isTrue(answersChallenge({ challenge: 'c1' }, 'c1'));
    assert.isTrue(answersChallenge({ token: 'c1', other: 1 }, 'c1'));
  });

  it('is answered by nothing else', () => {
    const not: readonly unknown[] = [
      undefined,
      null,
      'c1',
      ['c1'],
      {},
      { challenge: 'c2' },
      { challenge: ['c1'] },
      { challenge: 'c1', token: 'c1' },
      { challenge: 'c1', token: 'c2' },
      { Challenge: 'c1' },
      Object.create({ challenge: 'c1' }),
    ];
    for (const answer of not) assert.isFalse(answersChallenge(answer, 'c1'), JSON.stringify(answer));
  });
});
