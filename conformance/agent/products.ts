import { isObject, type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { account_, briefRequest, declares, formats, products } from './readings.ts';
import { agentPart, READS, rule, WRITES } from './rule.ts';
import { offered, reading, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, `get_products`';
const FEED = 'Agent tasks, wholesale feed';
const TASK = 'get_products';
const AFTER = [idOf(TASK)];
const ABSENT = 'conformance-no-such-thing';

async function known(trial: Trial): Promise<readonly Json[]> {
  const list = await trial.read(products);
  judgeable(list.length > 0, 'the agent offers no product for the brief');
  return list;
}

const again = reading('the products again', (trial) => trial.get(TASK, briefRequest()));

/** The products that a filter leaves; NotJudged where the agent has no such filter: it leaves everything as it is. */
async function filtered(
  trial: Trial,
  filters: Json,
  fits: (product: Json) => boolean,
): Promise<{ called: Called; list: readonly Json[] }> {
  const called = await trial.get(TASK, { ...briefRequest(), filters });
  const list = listOf(called.body.products).map(objectOf);
  const all = listOf((await trial.read(again)).body.products).length;
  judgeable(
    list.length < all || list.every(fits),
    `the agent does not offer a filter by ${Object.keys(filters).join(', ')}`,
  );
  return { called, list };
}

const pricesOf = (product: Json): Json[] => listOf(product.pricing_options).map(objectOf);

/** The whole feed without a brief; NotJudged where the agent does not sell wholesale. */
const wholesale = reading('the wholesale feed', async (trial) => {
  await declares(trial, 'media_buy.buying_modes', 'wholesale');
  return trial.call(TASK, { buying_mode: 'wholesale', pagination: { max_results: 100 } });
});

async function version(trial: Trial): Promise<string> {
  await declares(trial, 'wholesale_feed_versioning.supported');
  const { body, refusal } = await trial.read(wholesale);
  judgeable(refusal === null, 'the wholesale read was refused');
  judgeable(typeof body.wholesale_feed_version === 'string', 'the feed has no version');
  return body.wholesale_feed_version;
}

export const productsPart = agentPart(
  [
    rule('agent.products.unique', HEADING, 'A product is returned once.'),
    rule(
      'agent.products.price-ids',
      'Protocol objects, product',
      'The prices of a product have ids of their own.',
      READS,
    ),
    rule(
      'agent.products.formats',
      HEADING,
      'Formats of products that belong to this agent are listed by it.',
    ),
    rule('agent.products.by-channel', HEADING, '`filters.channels` leaves out products of other channels.'),
    rule(
      'agent.products.by-delivery-type',
      HEADING,
      '`filters.delivery_type` leaves out products of the other type.',
    ),
    rule(
      'agent.products.by-fixed-price',
      HEADING,
      '`filters.is_fixed_price` leaves out products without such a price.',
      READS,
    ),
    rule('agent.products.nothing', HEADING, 'A filter that nothing fits returns no product, and no error.', {
      level: 'should',
    }),
    rule(
      'agent.products.sandbox',
      'Agent tasks, account',
      'The answer for a sandbox account says `sandbox: true`.',
      WRITES,
    ),
    rule(
      'agent.products.wholesale',
      FEED,
      'Who declares `wholesale` lists the whole feed without a brief.',
      READS,
    ),
    rule(
      'agent.products.wholesale-version',
      FEED,
      'Who declares versions of the feed names the version with the feed.',
      READS,
    ),
    rule(
      'agent.products.wholesale-unchanged',
      FEED,
      'The same version returns `unchanged: true` instead of the products.',
      READS,
    ),
    rule(
      'agent.products.wholesale-changed',
      FEED,
      'A version that is not the present one returns the products.',
      READS,
    ),
    rule(
      'agent.products.wholesale-price-version',
      FEED,
      'Who declares separate versions of prices names one with the feed.',
      READS,
    ),
  ],
  {
    'agent.products.unique': {
      after: AFTER,
      run: async (trial) => {
        const called = await trial.read(again);
        const ids = listOf(called.body.products).map((one) => objectOf(one).product_id);
        judgeable(ids.length > 0, 'the agent offers no product for the brief');
        must(new Set(ids).size === ids.length, 'a product is returned twice', called);
      },
    },
    'agent.products.price-ids': {
      after: AFTER,
      run: async (trial) => {
        const called = await trial.read(again);
        const list = listOf(called.body.products).map(objectOf);
        judgeable(
          list.some((one) => pricesOf(one).length > 0),
          'no product has prices',
        );
        for (const product of list) {
          const ids = pricesOf(product).map(({ pricing_option_id: id }) => id);
          must(
            new Set(ids).size === ids.length,
            `two prices of ${String(product.product_id)} have one \`pricing_option_id\``,
            called,
          );
        }
      },
    },
    'agent.products.formats': {
      after: AFTER,
      run: async (trial) => {
        const names = await trial.read(offered);
        judgeable(names.has('list_creative_formats'), 'the agent lists no formats');
        const listedIds = (await trial.read(formats)).map(({ format_id }) => objectOf(format_id));
        const agents = new Set(listedIds.map(({ agent_url }) => agent_url));
        const ids = new Set(listedIds.map(({ agent_url, id }) => `${String(agent_url)} ${String(id)}`));
        const called = await trial.read(again);
        for (const product of listOf(called.body.products).map(objectOf))
          for (const { agent_url: agent, id } of listOf(product.format_ids).map(objectOf)) {
            // Formats of other agents are listed there, and more than a page of formats was not read.
            if (!agents.has(agent) || listedIds.length >= 100) continue;
            must(
              ids.has(`${String(agent)} ${String(id)}`),
              `the format ${String(id)} of ${String(product.product_id)} is not listed`,
              called,
            );
          }
      },
    },
    'agent.products.by-channel': async (trial) => {
      const [channel] = (await known(trial)).flatMap((one) => listOf(one.channels));
      judgeable(channel !== undefined, 'the agent does not offer products that name their channels');
      const { called, list } = await filtered(
        trial,
        { channels: [channel] },
        ({ channels }) => listOf(channels).length === 0 || listOf(channels).includes(channel),
      );
      for (const { product_id: id, channels } of list)
        must(
          listOf(channels).length === 0 || listOf(channels).includes(channel),
          `the filter of the channel ${String(channel)} returns ${String(id)} of ${listOf(channels).join(', ')}`,
          called,
        );
    },
    'agent.products.by-delivery-type': async (trial) => {
      const types = new Set((await known(trial)).map(({ delivery_type: type }) => type));
      for (const type of types) {
        const { called, list } = await filtered(
          trial,
          { delivery_type: type },
          (one) => one.delivery_type === type,
        );
        for (const one of list)
          must(
            one.delivery_type === type,
            `the filter of ${String(type)} returns ${String(one.product_id)}, which is ${String(one.delivery_type)}`,
            called,
          );
      }
    },
    'agent.products.by-fixed-price': async (trial) => {
      judgeable(
        (await known(trial)).some((one) => pricesOf(one).length > 0),
        'no product has prices',
      );
      for (const isFixed of [true, false]) {
        const { called, list } = await filtered(
          trial,
          { is_fixed_price: isFixed },
          (one) =>
            pricesOf(one).length === 0 ||
            pricesOf(one).some((price) => (price.fixed_price !== undefined) === isFixed),
        );
        for (const one of list) {
          const prices = pricesOf(one);
          must(
            prices.length === 0 || prices.some((price) => (price.fixed_price !== undefined) === isFixed),
            `\`is_fixed_price\` ${isFixed} returns ${String(one.product_id)}, which has no such price`,
            called,
          );
        }
      }
    },
    'agent.products.nothing': async (trial) => {
      await known(trial);
      const filters = { format_ids: [{ agent_url: 'https://formats.conformance-test.example', id: ABSENT }] };
      const called = await trial.call(TASK, { ...briefRequest(), filters });
      must(
        called.refusal === null,
        `a filter that nothing fits was refused with ${called.refusal?.code}`,
        called,
      );
      const count = listOf(called.body.products).length;
      const all = listOf((await trial.read(again)).body.products).length;
      judgeable(count < all, 'the agent does not offer a filter by formats');
      must(count === 0, 'a filter that nothing fits returns products', called);
    },
    'agent.products.sandbox': async (trial) => {
      const called = await trial.get(TASK, briefRequest(await trial.read(account_)));
      judgeable(called.body.sandbox !== undefined, 'the agent does not offer `sandbox` in this answer');
      must(called.body.sandbox === true, 'products for a sandbox account say `sandbox: false`', called);
    },
    'agent.products.wholesale': async (trial) => {
      const called = await trial.read(wholesale);
      must(called.refusal === null, `the wholesale read was refused with ${called.refusal?.code}`, called);
      must(Array.isArray(called.body.products), 'the wholesale read returns no `products`', called);
    },
    'agent.products.wholesale-version': async (trial) => {
      await declares(trial, 'wholesale_feed_versioning.supported');
      const called = await trial.read(wholesale);
      judgeable(called.refusal === null, 'the wholesale read was refused');
      must(
        typeof called.body.wholesale_feed_version === 'string',
        'the feed has no `wholesale_feed_version`',
        called,
      );
    },
    'agent.products.wholesale-unchanged': async (trial) => {
      const token = await version(trial);
      const called = await conditional(trial, token);
      // A feed that has changed in between has another version.
      if (called.body.unchanged !== true)
        judgeable(called.body.wholesale_feed_version === token, 'the feed has changed since');
      must(called.body.unchanged === true, 'the same version must return `unchanged: true`', called);
      must(called.body.products === undefined, 'an unchanged feed must not return `products`', called);
    },
    'agent.products.wholesale-changed': async (trial) => {
      await version(trial);
      const called = await conditional(trial, ABSENT);
      judgeable(called.refusal === null, `an unknown version was refused with ${called.refusal?.code}`);
      must(called.body.unchanged !== true, 'an unknown version is answered with `unchanged: true`', called);
      must(Array.isArray(called.body.products), 'an unknown version must return the products', called);
    },
    'agent.products.wholesale-price-version': async (trial) => {
      await declares(trial, 'wholesale_feed_versioning.pricing_version_separate');
      const called = await trial.read(wholesale);
      judgeable(isObject(called.body) && called.refusal === null, 'the wholesale read was refused');
      must(typeof called.body.pricing_version === 'string', 'the feed has no `pricing_version`', called);
    },
  },
);

const conditional = (trial: Trial, token: string): Promise<Called> =>
  trial.call(TASK, {
    buying_mode: 'wholesale',
    if_wholesale_feed_version: token,
    pagination: { max_results: 100 },
  });
