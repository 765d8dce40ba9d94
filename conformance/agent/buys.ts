import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { buy, cancelLater, listed, packagesWith, purchase, tryToBuy } from './buying.ts';
import { mustBeRefused } from './judging.ts';
import { hasSandbox } from './readings.ts';
import { agentPart, basedOn, rule, WRITES } from './rule.ts';
import { newKey, offers, type Trial } from './trial.ts';

const HEADING = 'Agent tasks, `create_media_buy`';
const OBJECT = 'Protocol objects, media buy';
const STATES = 'States and transitions, media buy';
const ABSENT = 'conformance-no-such-thing';
const AFTER = [idOf('create_media_buy'), 'agent.idempotency.new-key'];
const EARLIER = '2020-01-01T00:00:00Z';

/** A purchase that must not be taken: what is wrong with it, and how it differs from one that is. */
const refusing = (what: string, changes: (trial: Trial) => Promise<Json> | Json) => async (trial: Trial) => {
  await trial.read(purchase);
  mustBeRefused(await tryToBuy(trial, await changes(trial)), what);
};
const wrongPackage = (changes: Json) => async (trial: Trial) => ({
  packages: await packagesWith(trial, changes),
});

export const buysPart = agentPart(
  [
    rule('agent.buys.revision', STATES, 'A new buy has revision 1.', WRITES),
    rule(
      'agent.buys.packages',
      OBJECT,
      'The packages of a buy are those that were asked for: product, price and budget.',
      WRITES,
    ),
    rule(
      'agent.buys.sandbox',
      'Agent tasks, account',
      'A buy of a sandbox account says `sandbox: true`.',
      WRITES,
    ),
    rule('agent.buys.listed', HEADING, 'A buy that was made is found by its id, with its packages.', WRITES),
    rule('agent.buys.start-object', HEADING, '`start_time` may be `{type: "asap"}`.', WRITES),
    rule('agent.buys.two-packages', HEADING, 'A buy may have several packages of one product.', {
      ...WRITES,
      level: 'should',
    }),
    rule('agent.buys.unknown-product', HEADING, 'A product that does not exist cannot be bought.', WRITES),
    rule(
      'agent.buys.unknown-price',
      HEADING,
      'A price that the product does not have cannot be bought.',
      WRITES,
    ),
    rule('agent.buys.negative-budget', HEADING, 'A budget below zero is refused.', WRITES),
    rule('agent.buys.reversed-flight', HEADING, 'A flight that ends before it starts is refused.', WRITES),
    rule('agent.buys.no-packages', HEADING, 'A buy without packages is refused.', WRITES),
    rule('agent.buys.no-account', HEADING, 'A buy without an account is refused.', WRITES),
    rule(
      'agent.buys.wrong-key',
      'Agent tasks, idempotency',
      'A key that is no text of 16 characters and more is refused.',
      WRITES,
    ),
    rule(
      'agent.buys.all-or-nothing',
      HEADING,
      'A buy of which one package is wrong is not made at all.',
      WRITES,
    ),
    rule(
      'agent.buys.other-caller',
      'Agent tasks, account',
      'A buy is of its caller: others do not find it.',
      { needs: ['credential', 'second credential', 'sandbox'] },
    ),
  ],
  basedOn(AFTER, {
    'agent.buys.revision': {
      run: async (trial) => {
        const called = await buy(trial);
        must(
          called.body.revision === 1,
          `\`revision\` of a new buy must be 1, not ${String(called.body.revision)}`,
          called,
        );
      },
    },
    'agent.buys.packages': {
      run: async (trial) => {
        const called = await buy(trial);
        const [asked] = listOf(called.args.packages).map(objectOf);
        const packages = listOf(called.body.packages).map(objectOf);
        must(packages.length === 1, `one package was asked for, but ${packages.length} came`, called);
        for (const name of ['product_id', 'pricing_option_id', 'budget']) {
          const value = packages[0]?.[name];
          must(
            value === undefined || value === asked?.[name],
            `\`packages[0].${name}\` is ${JSON.stringify(value)}, but ${JSON.stringify(asked?.[name])} was asked for`,
            called,
          );
        }
      },
    },
    'agent.buys.sandbox': async (trial) => {
      const called = await buy(trial);
      judgeable(called.body.sandbox !== undefined, 'the agent does not offer `sandbox` in this answer');
      must(called.body.sandbox === true, 'a buy of a sandbox account says `sandbox: false`', called);
    },
    'agent.buys.listed': {
      after: [idOf('get_media_buys')],
      run: async (trial) => {
        const bought = await buy(trial);
        const { buy: one, called } = await listed(trial, bought);
        must(one !== undefined, `the buy ${String(bought.body.media_buy_id)} is not found by its id`, called);
        const ids = (body: Json) =>
          listOf(body.packages)
            .map((each) => String(objectOf(each).package_id))
            .sort()
            .join(', ');
        must(
          ids(one) === ids(bought.body),
          `the buy is listed with the packages ${ids(one)} instead of ${ids(bought.body)}`,
          called,
        );
      },
    },
    'agent.buys.start-object': async (trial) => {
      await buy(trial);
      const called = await tryToBuy(trial, { start_time: { type: 'asap' } });
      must(
        called.refusal === null,
        `\`start_time\` \`{type: "asap"}\` was refused with ${called.refusal?.code}`,
        called,
      );
    },
    'agent.buys.two-packages': async (trial) => {
      const [one] = await packagesWith(trial, {});
      const called = await tryToBuy(trial, { packages: [one, one] });
      must(
        called.refusal === null,
        `two packages were refused with ${called.refusal?.code}: ${called.refusal?.message}`,
        called,
      );
      const ids = listOf(called.body.packages).map((each) => objectOf(each).package_id);
      must(ids.length === 2 && new Set(ids).size === 2, 'two packages must have two ids', called);
    },
    'agent.buys.unknown-product': refusing(
      'a product that does not exist',
      wrongPackage({ product_id: ABSENT }),
    ),
    'agent.buys.unknown-price': refusing(
      'a price that the product does not have',
      wrongPackage({ pricing_option_id: ABSENT }),
    ),
    'agent.buys.negative-budget': refusing('a budget below zero', wrongPackage({ budget: -5 })),
    'agent.buys.reversed-flight': refusing('a flight that ends before it starts', () => ({
      end_time: EARLIER,
    })),
    'agent.buys.no-packages': refusing('a buy without packages', () => ({ packages: [] })),
    'agent.buys.no-account': refusing('a buy without an account', () => ({ account: undefined })),
    'agent.buys.wrong-key': refusing('a key of five characters', () => ({ idempotency_key: 'short' })),
    'agent.buys.all-or-nothing': async (trial) => {
      await offers(trial, 'get_media_buys');
      const { args } = await trial.read(purchase);
      const [right] = await packagesWith(trial, {});
      const po_number = trial.context.fresh('po');
      const wrong = await tryToBuy(trial, { po_number, packages: [right, { ...right, product_id: ABSENT }] });
      judgeable(wrong.refusal !== null, 'a buy with a wrong package was not refused');
      must(typeof wrong.body.media_buy_id !== 'string', 'a refused buy has a `media_buy_id`', wrong);
      const called = await trial.get('get_media_buys', { account: args.account, status_filter: STATES_LIVE });
      must(!called.text.includes(po_number), 'a refused buy is listed', called);
    },
    'agent.buys.other-caller': async (trial) => {
      await hasSandbox(trial);
      const bought = await buy(trial);
      await offers(trial, 'get_media_buys');
      const id = bought.body.media_buy_id;
      const called = await trial.call('get_media_buys', { media_buy_ids: [id] }, { as: 'other' });
      const found = listOf(called.body.media_buys).some((one) => objectOf(one).media_buy_id === id);
      must(!found, 'another caller finds the buy', called);
      const changed = await trial.call(
        'update_media_buy',
        { account: bought.args.account, media_buy_id: id, paused: true, idempotency_key: newKey() },
        { as: 'other' },
      );
      cancelLater(trial, changed);
      must(changed.refusal !== null, 'another caller can change the buy', changed);
    },
  }),
);

const STATES_LIVE = ['pending_creatives', 'pending_start', 'active', 'paused'];
