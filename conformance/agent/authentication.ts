import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { packageOf } from './buying.ts';
import { mustBeRefused, UNKNOWN_CALLER } from './judging.ts';
import { at, BRAND, briefRequest, capabilities, NATURAL, products } from './readings.ts';
import { agentPart, READS, rule } from './rule.ts';
import { newKey, offered, offers, reading, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Authentication, agent tasks';
const ERRORS = 'Agent task errors';

const NONE = 'conformance-no-such-thing';
/** Requests of protected tasks, right in form. */
const PROTECTED: readonly (readonly [task: string, args: Json])[] = [
  [
    'create_media_buy',
    {
      account: NATURAL,
      brand: BRAND,
      start_time: 'asap',
      end_time: '2099-01-01T00:00:00Z',
      packages: [packageOf({ product_id: NONE }, { pricing_option_id: NONE })],
    },
  ],
  ['update_media_buy', { account: NATURAL, media_buy_id: NONE, paused: true }],
  [
    'sync_creatives',
    {
      account: NATURAL,
      creatives: [
        {
          creative_id: NONE,
          name: NONE,
          format_id: { agent_url: 'https://formats.conformance-test.example', id: NONE },
          assets: { text: { asset_type: 'text', content: 'A test' } },
        },
      ],
    },
  ],
  ['list_creatives', {}],
  ['get_media_buy_delivery', { media_buy_ids: [NONE] }],
  [
    'provide_performance_feedback',
    {
      media_buy_id: NONE,
      performance_index: 1,
      measurement_period: { start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' },
    },
  ],
];
const WRITES_KEYED = [
  'create_media_buy',
  'update_media_buy',
  'sync_creatives',
  'provide_performance_feedback',
];

const askProtected = async (trial: Trial, as: 'nobody' | 'stranger'): Promise<readonly Called[]> => {
  const names = await trial.read(offered);
  const calls: Called[] = [];
  for (const [task, args] of PROTECTED.filter(([name]) => names.has(name))) {
    const keyed = WRITES_KEYED.includes(task) ? { ...args, idempotency_key: newKey() } : args;
    calls.push(await trial.call(task, keyed, { as }));
  }
  judgeable(calls.length > 0, 'the agent offers none of the tasks that need a credential');
  return calls;
};
const asNobody = reading('protected tasks without a credential', (trial) => askProtected(trial, 'nobody'));
const asStranger = reading('protected tasks with a wrong credential', (trial) =>
  askProtected(trial, 'stranger'),
);

const isTurnedAway = ({ refusal, status }: Called): boolean =>
  status === 401 || status === 403 || UNKNOWN_CALLER.includes(refusal?.code ?? '');

/** Products as nobody sees them. */
const publicProducts = reading('the products without a credential', async (trial) => {
  await offers(trial, 'get_products');
  judgeable(
    at(await capabilities(trial), ['account', 'required_for_products']) !== true,
    'products need an account here',
  );
  return trial.call('get_products', briefRequest(), { as: 'nobody' });
});

export const authenticationPart = agentPart(
  [
    rule('agent.authentication.protected', HEADING, 'Tasks that buy, change and report need a credential.'),
    rule(
      'agent.authentication.protected-code',
      ERRORS,
      'A call without a credential is refused with AUTH_REQUIRED or AUTH_MISSING.',
    ),
    rule('agent.authentication.wrong', HEADING, 'A credential that the agent never gave is refused.'),
    rule(
      'agent.authentication.wrong-code',
      ERRORS,
      'A credential that is not valid is refused with AUTH_INVALID or UNAUTHORIZED.',
    ),
    rule(
      'agent.authentication.challenge',
      HEADING,
      'HTTP status 401 names the scheme of Bearer tokens in WWW-Authenticate.',
    ),
    rule('agent.authentication.public-formats', HEADING, '`list_creative_formats` is public.'),
    rule('agent.authentication.public-products', HEADING, 'Limited `get_products` is public.'),
    rule(
      'agent.authentication.no-prices',
      HEADING,
      'Without a credential products have no prices, and none is a custom offer.',
    ),
    rule('agent.authentication.bearer', HEADING, 'A Bearer token opens what is protected.', READS),
  ],
  {
    'agent.authentication.protected': async (trial) => {
      for (const called of await trial.read(asNobody))
        mustBeRefused(called, `${called.task} without a credential`);
    },
    'agent.authentication.protected-code': {
      after: ['agent.authentication.protected'],
      run: async (trial) => {
        for (const called of await trial.read(asNobody))
          must(
            isTurnedAway(called),
            `${called.task} without a credential must be refused with AUTH_REQUIRED or AUTH_MISSING, not ${called.refusal?.code}`,
            called,
          );
      },
    },
    'agent.authentication.wrong': async (trial) => {
      for (const called of await trial.read(asStranger))
        mustBeRefused(called, `${called.task} with a wrong credential`);
    },
    'agent.authentication.wrong-code': {
      after: ['agent.authentication.wrong'],
      run: async (trial) => {
        for (const called of await trial.read(asStranger))
          must(
            isTurnedAway(called),
            `${called.task} with a wrong credential must be refused with AUTH_INVALID or UNAUTHORIZED, not ${called.refusal?.code}`,
            called,
          );
      },
    },
    'agent.authentication.challenge': async (trial) => {
      const refused = [...(await trial.read(asNobody)), ...(await trial.read(asStranger))];
      const unknown = refused.filter(({ status }) => status === 401);
      judgeable(unknown.length > 0, 'no HTTP status 401 was seen');
      for (const called of unknown) {
        const challenge = called.headers.get('www-authenticate') ?? '';
        must(
          /\bbearer\b/i.test(challenge),
          `status 401 of ${called.task} lacks WWW-Authenticate with Bearer`,
          called,
        );
      }
    },
    'agent.authentication.public-formats': async (trial) => {
      await offers(trial, 'list_creative_formats');
      const called = await trial.call('list_creative_formats', {}, { as: 'nobody' });
      must(
        called.refusal === null,
        `\`list_creative_formats\` without a credential was refused with ${called.refusal?.code}`,
        called,
      );
    },
    'agent.authentication.public-products': async (trial) => {
      const called = await trial.read(publicProducts);
      must(
        called.refusal === null,
        `\`get_products\` without a credential was refused with ${called.refusal?.code}`,
        called,
      );
    },
    'agent.authentication.no-prices': {
      after: ['agent.authentication.public-products'],
      run: async (trial) => {
        const called = await trial.read(publicProducts);
        for (const product of listOf(called.body.products).map(objectOf)) {
          const { product_id: id, pricing_options: prices, is_custom: isCustom } = product;
          must(
            listOf(prices).length === 0,
            `the product ${String(id)} has \`pricing_options\` without a credential`,
            called,
          );
          must(isCustom !== true, `the custom product ${String(id)} is shown without a credential`, called);
        }
      },
    },
    'agent.authentication.bearer': async (trial) => {
      const names = await trial.read(offered);
      const [task] = ['list_creatives', 'get_media_buys', 'list_accounts'].filter((name) => names.has(name));
      judgeable(task, 'the agent offers no protected task that lists');
      const called = await trial.call(task);
      must(!isTurnedAway(called), `the given credential was refused with ${called.refusal?.code}`, called);
      if (names.has('get_products'))
        judgeable((await trial.read(products)).length > 0, 'no product is offered');
    },
  },
);
