import { protocol } from '../../../generated/protocol.ts';
import { BUY, inAnswer, inRefusal, isKnown, refuse, row, withMemory } from './agent-faults.ts';
import { offerVariants } from './offer-variants.ts';
import { tradeVariants } from './trade-variants.ts';
import type { AgentVariant, Body } from './variant.ts';

const CAPABILITIES = protocol.capabilitiesTask;
const KEY = protocol.capabilityKey;

const answers: readonly AgentVariant[] = [
  row(
    'answers.list-creative-formats',
    'a format has no id',
    inAnswer('list_creative_formats', ({ formats }) => delete formats[0].format_id),
  ),
  row(
    'answers.list-creative-formats',
    'formats is an object',
    inAnswer('list_creative_formats', (body) => {
      body.formats = {};
    }),
  ),
  row(
    'answers.get-products',
    'a product has no description',
    inAnswer('get_products', ({ products }, call) => {
      if (isKnown(call)) delete products[0].description;
    }),
  ),
  row(
    'answers.get-products',
    'a way of delivery that is none',
    inAnswer('get_products', ({ products }, call) => {
      if (isKnown(call)) products[0].delivery_type = 'pigeon';
    }),
  ),
  row(
    'answers.create-media-buy',
    'the time of the confirmation is none',
    inAnswer(BUY, (body) => {
      body.confirmed_at = 'yesterday';
    }),
  ),
  row(
    'answers.create-media-buy',
    'a status that is none',
    inAnswer(BUY, (body) => {
      body.media_buy_status = 'hovering';
    }),
  ),
  row(
    'answers.get-media-buys',
    'a listed buy has nothing in it',
    inAnswer('get_media_buys', (body) => {
      body.media_buys.push({});
    }),
  ),
  row(
    'answers.update-media-buy',
    'sandbox is a text',
    inAnswer('update_media_buy', (body) => {
      body.sandbox = 'yes';
    }),
  ),
  row(
    `answers.${CAPABILITIES.replaceAll('_', '-')}`,
    'a protocol that is none is supported',
    inAnswer(CAPABILITIES, (body) => void body.supported_protocols.push('smoke_signals')),
  ),
];

const authentication: readonly AgentVariant[] = [
  row('authentication.protected', 'anybody may change a buy', (call) => {
    if (call.task === 'update_media_buy' && !isKnown(call))
      Object.assign(call, {
        isError: false,
        body: { status: 'completed', media_buy_id: 'x', media_buy_status: 'paused', revision: 2 },
      });
  }),
  row('authentication.protected-code', 'a missing credential is called a missing thing', (call) => {
    if (!isKnown(call))
      inRefusal(
        (error) => {
          error.code = 'NOT_FOUND';
        },
        ['AUTH_MISSING'],
      )(call);
  }),
  row('authentication.wrong', 'any credential buys', (call) => {
    if (call.task === BUY && call.status === 401)
      Object.assign(call, { status: 200, isError: false, body: { status: 'completed', media_buy_id: 'x' } });
  }),
  row('authentication.wrong-code', 'a wrong credential is called a wrong request', (call) => {
    if (call.status !== 401) return;
    call.status = 200;
    refuse(call, 'INVALID_REQUEST');
  }),
  row('authentication.public-formats', 'formats need a credential', (call) => {
    if (call.task === 'list_creative_formats' && !isKnown(call)) refuse(call, 'AUTH_MISSING');
  }),
  row('authentication.public-products', 'products need a credential', (call) => {
    if (call.task === 'get_products' && !isKnown(call)) refuse(call, 'AUTH_MISSING');
  }),
  row(
    'authentication.no-prices',
    'prices are shown to everybody',
    inAnswer('get_products', ({ products }, call) => {
      if (!isKnown(call))
        products[0].pricing_options = [
          { pricing_option_id: 'p', pricing_model: 'cpm', currency: 'NOK', fixed_price: 1 },
        ];
    }),
  ),
  row(
    'authentication.no-prices',
    'a custom offer is shown to everybody',
    inAnswer('get_products', ({ products }, call) => {
      if (!isKnown(call)) products[0].is_custom = true;
    }),
  ),
];

const capabilities: readonly AgentVariant[] = [
  row(
    `answers.${CAPABILITIES.replaceAll('_', '-')}`,
    'keys are kept for a minute',
    inAnswer(CAPABILITIES, (body) => {
      body[KEY].idempotency.replay_ttl_seconds = 60;
    }),
  ),
  row(
    'capabilities.blocks',
    'a block of a protocol that is not supported',
    inAnswer(CAPABILITIES, (body) => {
      body.signals = {};
    }),
  ),
  row(
    'capabilities.specialisms',
    'a specialism without its protocol',
    inAnswer(CAPABILITIES, (body) => {
      body.specialisms = ['signal-marketplace'];
    }),
  ),
  row(
    'capabilities.filter',
    'the filter takes every block away',
    inAnswer(CAPABILITIES, (body, { args }) => {
      if (args.protocols !== undefined) delete body.media_buy;
    }),
  ),
  {
    ...row('capabilities.filter', 'the filter is refused', (call) => {
      if (call.task === CAPABILITIES && call.args.protocols !== undefined) refuse(call, 'INVALID_REQUEST');
    }),
    transport: 'mcp',
  },
  row(
    'capabilities.webhook-signing',
    'webhooks without signatures',
    inAnswer(CAPABILITIES, (body) => {
      body.webhook_signing = { supported: false };
      body.media_buy = { reporting_delivery_methods: ['webhook'] };
    }),
  ),
  row(
    'capabilities.scenarios',
    'the listing of scenarios is a scenario',
    inAnswer(CAPABILITIES, (body) => {
      body.compliance_testing = { scenarios: ['list_scenarios'] };
    }),
  ),
  row(
    'capabilities.experimental',
    'an experimental surface without its name',
    inAnswer(CAPABILITIES, (body) => {
      body.media_buy = { execution: { trusted_match: { surfaces: ['website'] } } };
    }),
  ),
  row(
    'capabilities.wholesale-events',
    'events of a feed that cannot be read',
    inAnswer(CAPABILITIES, (body) => {
      body.wholesale_feed_webhooks = { supported: true, event_types: ['product.updated'] };
      body.webhook_signing = {
        supported: true,
        profile: protocol.webhookSigningTag,
        algorithms: ['ed25519'],
        legacy_hmac_fallback: false,
      };
    }),
  ),
  row(
    'declared.signals',
    'signals without their tasks',
    inAnswer(CAPABILITIES, (body) => void body.supported_protocols.push('signals')),
  ),
  row(
    'declared.catalog-management',
    'catalogs without their task',
    inAnswer(CAPABILITIES, (body) => {
      body.media_buy = { features: { catalog_management: true } };
    }),
  ),
  row(
    'declared.financials',
    'finances of accounts without their task',
    inAnswer(CAPABILITIES, (body) => {
      body.account.account_financials = true;
    }),
  ),
  row(
    'declared.operator-accounts',
    'accounts by id that nobody can list',
    inAnswer(CAPABILITIES, (body) => {
      body.account.require_operator_auth = true;
    }),
  ),
  withMemory('capabilities.repeatable', 'each answer supports more than the one before', () => {
    let calls = 0;
    return inAnswer(CAPABILITIES, (body, { args }) => {
      if (Object.keys(args).length > 0) return;
      body.supported_protocols.push(
        ...['sponsored_intelligence', 'measurement', 'governance', 'brand', 'creative'].slice(0, calls),
      );
      calls += 1;
    });
  }),
];

const errors: readonly AgentVariant[] = [
  row(
    'errors.wrong-form',
    'a wrong request gets another code',
    inRefusal((error, { args }) => {
      if (args.brief === 5 || args.format_ids === 'none') error.code = 'PRODUCT_NOT_FOUND';
    }),
  ),
  row(
    'errors.unknown-task',
    'an unknown task is not found',
    inRefusal((error, { task }) => {
      if (task === 'paint_the_fence') error.code = 'TASK_NOT_FOUND';
    }),
  ),
  row('errors.unknown-task', 'an unknown task is done', (call) => {
    if (call.task === 'paint_the_fence')
      Object.assign(call, { isError: false, body: { status: 'completed' } });
  }),
  {
    ...row('errors.code-and-message', 'an error has no message', (call) => {
      if (call.isError) delete call.body[protocol.errorField].message;
    }),
    transport: 'a2a',
  },
  row('errors.items', 'field of an error is a list', (call) => {
    if (call.isError) call.body.errors = call.body.errors.map((error: Body) => ({ ...error, field: ['x'] }));
  }),
  row('errors.items', 'an item of errors is a text', (call) => {
    if (call.isError) call.body.errors = [...call.body.errors, 'and more'];
  }),
  row('errors.recovery', 'a recovery that is none', (call) => {
    if (call.isError)
      call.body.errors = call.body.errors.map((error: Body) => ({ ...error, recovery: 'prayer' }));
  }),
  row('errors.no-success', 'a refusal has products', (call) => {
    if (call.isError && call.task === 'get_products') call.body.products = [];
  }),
  row(
    'errors.no-secrets',
    'an error has a stack trace',
    inRefusal(
      (error) => {
        error.message += ' at run (/srv/agent/index.js:10:3)';
      },
      ['INVALID_REQUEST'],
    ),
  ),
  row(
    'errors.no-secrets',
    'an error shows the database',
    inRefusal(
      (error) => {
        error.details = { db: 'postgres://seller:secret@10.0.0.5/ads' };
      },
      ['INVALID_REQUEST'],
    ),
  ),
  row(
    'errors.no-secrets',
    'an error shows the credential',
    inRefusal(
      (error, { headers }) => {
        error.details = { sent: headers.get('authorization') };
      },
      ['INVALID_REQUEST'],
    ),
  ),
];

const idempotency: readonly AgentVariant[] = [
  row(
    'idempotency.replayed',
    'a response that is returned again does not say so',
    inAnswer(BUY, (body) => delete body.replayed),
  ),
  row(
    'idempotency.first',
    'every response says that it is returned again',
    inAnswer(BUY, (body) => {
      body.replayed ??= true;
    }),
  ),
  withMemory('idempotency.same-answer', 'a repeated purchase is another one', () => {
    let count = 0;
    return inAnswer(BUY, (body) => {
      count += 1;
      if (body.replayed === true) body.revision = 1 + count;
    });
  }),
  row(
    'idempotency.conflict',
    'a conflict is called an invalid state',
    inRefusal(
      (error) => {
        error.code = 'INVALID_STATE';
      },
      ['IDEMPOTENCY_CONFLICT'],
    ),
  ),
  withMemory('idempotency.conflict-tells-nothing', 'a conflict names the first purchase', () => {
    const made = new Map<string, string>();
    return (call) => {
      if (call.task !== BUY) return;
      if (!call.isError) made.set(call.args.idempotency_key, call.body.media_buy_id);
      inRefusal(
        (error) => {
          error.details = { first: made.get(call.args.idempotency_key) };
        },
        ['IDEMPOTENCY_CONFLICT'],
      )(call);
    };
  }),
  withMemory('idempotency.new-key', 'an equal purchase is the same one, whatever its key', () => {
    const made = new Map<string, Body>();
    return (call) => {
      if (call.task !== BUY || call.isError || call.body.replayed === true) return;
      const { idempotency_key: _, context, ...wanted } = call.args;
      const purchase = JSON.stringify(wanted);
      const { media_buy_id, packages } = made.get(purchase) ?? call.body;
      made.set(purchase, { media_buy_id, packages });
      Object.assign(call.body, { media_buy_id, packages });
    };
  }),
  withMemory('idempotency.at-once', 'the second of two purchases at once is another one', () => {
    let last: { key?: string; at: number } = { at: 0 };
    return (call) => {
      if (call.task !== BUY || call.isError) return;
      const { idempotency_key: key } = call.args;
      if (call.body.replayed === true && last.key === key) call.body.media_buy_id += '-again';
      last = { key, at: last.at + 1 };
    };
  }),
  row('idempotency.key-needed', 'a purchase without a key is taken', (call) => {
    if (call.task === BUY && call.isError && call.args.idempotency_key === undefined && isKnown(call))
      Object.assign(call, { isError: false, body: { status: 'completed', media_buy_id: 'x' } });
  }),
  row(
    'idempotency.key-needed',
    'a missing key has a code of its own',
    inRefusal((error, { args, task }) => {
      if (task === BUY && args.idempotency_key === undefined) error.code = 'KEY_MISSING';
    }),
  ),
  withMemory('idempotency.refused', 'a refused request uses up its key', () => {
    const used = new Set<string>();
    return (call) => {
      if (call.task !== BUY || !isKnown(call)) return;
      const key = call.args.idempotency_key;
      if (call.isError) used.add(key);
      else if (used.has(key)) refuse(call, 'IDEMPOTENCY_CONFLICT');
    };
  }),
  withMemory('idempotency.other-caller', 'a key belongs to the caller that used it first', () => {
    const owners = new Map<string, string | null>();
    return (call) => {
      if (call.task !== BUY || !isKnown(call)) return;
      const owner = call.headers.get('authorization');
      const first = owners.get(call.args.idempotency_key) ?? owner;
      owners.set(call.args.idempotency_key, first);
      if (first !== owner) refuse(call, 'IDEMPOTENCY_CONFLICT');
    };
  }),
  withMemory('idempotency.once', 'a repeated change makes a new revision', () => {
    const repeats = new Map<string, number>();
    return (call) => {
      if (call.task === 'update_media_buy' && call.body.replayed === true)
        repeats.set(call.body.media_buy_id, (repeats.get(call.body.media_buy_id) ?? 0) + 1);
      if (call.task === 'get_media_buys' && !call.isError)
        for (const one of call.body.media_buys) one.revision += repeats.get(one.media_buy_id) ?? 0;
    };
  }),
];

const others: readonly AgentVariant[] = [
  row(
    'context.answer',
    'context is lost',
    inAnswer('list_creative_formats', (body) => delete body.context),
  ),
  row(
    'context.answer',
    'context is flattened',
    inAnswer('get_products', (body) => {
      if (body.context !== undefined) body.context = { trace: body.context.trace };
    }),
  ),
  row('context.refusal', 'context is lost in a refusal', (call) => {
    if (call.isError) delete call.body.context;
  }),
  row(
    'context.purchase',
    'context is lost in a purchase',
    inAnswer(BUY, (body) => delete body.context),
  ),
  row(
    'context.none',
    'context is made up',
    inAnswer('get_products', (body) => {
      body.context ??= {};
    }),
  ),
  row('requests.besides', 'a read with a key is refused', (call) => {
    if (call.task === 'list_creative_formats' && call.args.idempotency_key !== undefined)
      refuse(call, 'INVALID_REQUEST');
  }),
  row('requests.besides', 'an unknown field is refused', (call) => {
    if (call.args.conformance_test_unknown_field !== undefined) refuse(call, 'INVALID_REQUEST');
  }),
  row('versions.supported', 'the supported version is refused when it is named', (call) => {
    if (call.task === CAPABILITIES && call.args[protocol.majorVersionField] === 3)
      refuse(call, 'VERSION_UNSUPPORTED');
  }),
  {
    ...row('versions.unsupported', 'every version is answered', (call) => {
      if (call.task === CAPABILITIES && call.isError)
        Object.assign(call, { isError: false, body: { status: 'completed' } });
    }),
    transport: 'mcp',
  },
  row(
    'versions.unsupported',
    'an unsupported version is a wrong request',
    inRefusal(
      (error, { task }) => {
        if (task === CAPABILITIES) error.code = 'INVALID_REQUEST';
      },
      ['VERSION_UNSUPPORTED'],
    ),
  ),
  row('versions.unsupported-tasks', 'other tasks read no version', (call) => {
    if (
      call.task === 'list_creative_formats' &&
      call.isError &&
      call.args[protocol.majorVersionField] !== undefined
    )
      Object.assign(call, { isError: false, body: { status: 'completed', formats: [] } });
  }),
  row('versions.minor', 'a later minor version is refused', (call) => {
    if (String(call.args[protocol.versionField]).endsWith('.99')) refuse(call, 'VERSION_UNSUPPORTED');
  }),
  row('versions.no-removed-task', 'a task of version 2 is still there', (call) => {
    if (call.task === 'list_authorized_properties')
      Object.assign(call, { isError: false, body: { status: 'completed' } });
  }),
];

/** Faults of an agent, one each. */
export const agentVariants: readonly AgentVariant[] = [
  ...answers,
  ...authentication,
  ...capabilities,
  ...errors,
  ...idempotency,
  ...others,
  ...offerVariants,
  ...tradeVariants,
];
