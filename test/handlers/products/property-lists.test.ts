import { assert } from 'chai';
import { reads } from '../../../src/desk/tasks/call.ts';
import type { AskedList } from '../../../src/domain/governance/consulted-agents.ts';
import { getProducts } from '../../../src/handlers/products/getProducts.ts';
import { newId } from '../../../src/infra/random.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

const handlers = { get_products: reads(getProducts) };
const REFERENCE = { agent_url: 'https://lists.example/mcp', list_id: 'news', auth_token: 'the-secret' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`property lists of get_products on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    let answer: AskedList;
    let asked: object[];
    const startDesk = (profile = publisherProfile) =>
      startTaskDesk(engine, {
        handlers,
        profile,
        propertyList: async (reference) => {
          asked.push(reference);
          return answer;
        },
      });
    before(async () => {
      desk = await startDesk();
    });
    beforeEach(() => {
      asked = [];
      answer = { ok: true, answer: { identifiers: [] } };
    });
    after(() => desk.drop());

    const someone = () => principalOf(`agent_${newId()}`, { sandboxOnly: true });
    const modes = [
      { buying_mode: 'wholesale' },
      {
        buying_mode: 'brief',
        brief: 'Everything there is, for everybody.',
        brand: { domain: 'outdoor.example' },
      },
    ];
    const argsOf = (mode: object, more: object = {}) => ({
      ...mode,
      property_list: REFERENCE,
      idempotency_key: freshKey(),
      ...more,
    });
    const ask = (mode: object, more: object = {}): Promise<Answer> =>
      desk.call(someone(), 'get_products', argsOf(mode, more));
    const domainsOf = ({ products }: Answer): string[] =>
      products.flatMap(({ publisher_properties: own }: Answer) =>
        own.flatMap((one: Answer) => one.publisher_domains ?? [one.publisher_domain]),
      );

    for (const mode of modes) {
      const what = mode.buying_mode;
      it(`leave what lies on them: ${what}`, async () => {
        const all = await desk.call(someone(), 'get_products', { ...mode, idempotency_key: freshKey() });
        assert.notProperty(all, 'property_list_applied');
        const [domain = ''] = domainsOf(all);
        answer = { ok: true, answer: { identifiers: [{ type: 'domain', value: domain }] } };
        const some = await ask(mode);
        assert.equal(some.property_list_applied, true);
        assert.isNotEmpty(some.products);
        assert.isAtMost(
          some.pagination?.total_count ?? some.products.length,
          all.pagination?.total_count ?? 999,
        );
        for (const { publisher_properties: own } of some.products)
          assert.include(JSON.stringify(own), domain);
        assert.deepEqual(asked, [REFERENCE]);
        assert.notInclude(JSON.stringify(some), 'the-secret');
      });

      it(`leave nothing when they hold nothing: ${what}`, async () => {
        const none = await ask(mode);
        assert.isEmpty(none.products);
        assert.equal(none.property_list_applied, true);
      });

      for (const [why, given, code] of [
        ['whose keeper is away', { ok: false, why: 'unreachable' }, 'SERVICE_UNAVAILABLE'],
        ['that are not given', { ok: false, why: 'refused' }, 'REFERENCE_NOT_FOUND'],
        ['that are none', { ok: false, why: 'senseless' }, 'REFERENCE_NOT_FOUND'],
        ['that tell no properties', { ok: true, answer: { list: {} } }, 'REFERENCE_NOT_FOUND'],
      ] as const)
        it(`are refused by their name when they are ones ${why}: ${what}`, async () => {
          answer = given;
          const error = await desk.refusal(someone(), 'get_products', argsOf(mode));
          assert.deepInclude(error, { code, field: 'property_list' });
          assert.notInclude(JSON.stringify(error), 'the-secret');
        });

      it(`are not asked for by strangers, and for accounts of others: ${what}`, async () => {
        const body = await desk.call(null, 'get_products', argsOf(mode));
        assert.notProperty(body, 'property_list_applied');
        const error = await desk.refusal(
          someone(),
          'get_products',
          argsOf(mode, { account: { account_id: 'acc_00000000-0000-4000-8000-000000000000' } }),
        );
        assert.equal(error.code, 'ACCOUNT_NOT_FOUND');
        assert.isEmpty(asked);
      });

      it(`are passed over where they are not declared: ${what}`, async () => {
        const { property_list_filtering: _, ...features } = publisherProfile.media_buy?.features ?? {};
        const media_buy = {
          ...publisherProfile.media_buy,
          features,
        } as typeof publisherProfile.media_buy & {};
        const without = await startDesk({ ...publisherProfile, media_buy });
        const body = await without.call(someone(), 'get_products', argsOf(mode));
        assert.isNotEmpty(body.products);
        assert.notProperty(body, 'property_list_applied');
        assert.isEmpty(asked);
        await without.drop();
      });
    }
  });
}
