import type { AgentVariant, Body, Call } from '../variant.ts';
import { BUY, inAnswer, isKnown, refuse, row, take, withMemory } from './rows.ts';

const CHANGE = 'update_media_buy';
const BUYS = 'get_media_buys';
const REPORT = 'get_media_buy_delivery';
const ABSENT = 'conformance-no-such-thing';

const BOUGHT = {
  status: 'completed',
  media_buy_id: 'made-up',
  media_buy_status: 'active',
  packages: [{ package_id: 'made-up-0' }],
  revision: 1,
  confirmed_at: '2026-02-03T00:00:00Z',
};

/** A purchase that is taken though it must be refused. */
const taken = (finds: string, fault: string, isWrong: (args: Body) => boolean): AgentVariant =>
  row(`buys.${finds}`, fault, (call) => {
    if (call.task === BUY && call.isError && isKnown(call) && isWrong(call.args)) take(call, { ...BOUGHT });
  });

/** A change that is made though it must be refused. */
const changed = (finds: string, fault: string, isWrong: (args: Body) => boolean): AgentVariant =>
  row(`changes.${finds}`, fault, (call) => {
    if (call.task !== CHANGE || !call.isError || !isKnown(call) || !isWrong(call.args)) return;
    const { media_buy_id } = call.args;
    take(call, { status: 'completed', media_buy_id, media_buy_status: 'paused', revision: 2 });
  });

const hasPackage = (args: Body, name: string, value: unknown): boolean =>
  args.packages?.length === 1 && args.packages[0][name] === value;

const buys: readonly AgentVariant[] = [
  row(
    'buys.revision',
    'a new buy begins with revision 2',
    inAnswer(BUY, (body) => {
      if (body.revision === 1) body.revision = 2;
    }),
  ),
  row(
    'buys.packages',
    'a package has another budget than was asked for',
    inAnswer(BUY, (body) => {
      body.packages = body.packages.map((one: Body) => ({ ...one, budget: 1 }));
    }),
  ),
  row(
    'buys.sandbox',
    'a buy of the sandbox says that it is none',
    inAnswer(BUY, (body) => {
      body.sandbox = false;
    }),
  ),
  row(
    'buys.listed',
    'a buy is listed with other packages',
    inAnswer(BUYS, (body) => {
      for (const one of body.media_buys) one.packages = [{ package_id: 'another' }];
    }),
  ),
  row(
    'buys.two-packages',
    'two packages have one id',
    inAnswer(BUY, ({ packages }) => {
      for (const one of packages) one.package_id = packages[0].package_id;
    }),
  ),
  row('buys.start-object', 'a start must be a text', (call) => {
    if (call.task === BUY && typeof call.args.start_time === 'object') refuse(call, 'INVALID_REQUEST');
  }),
  taken('no-packages', 'a buy of nothing is taken', ({ packages }) => packages?.length === 0),
  taken('unknown-product', 'a product that does not exist is bought', (args) =>
    hasPackage(args, 'product_id', ABSENT),
  ),
  taken('unknown-price', 'a price that does not exist is paid', (args) =>
    hasPackage(args, 'pricing_option_id', ABSENT),
  ),
  taken('negative-budget', 'a budget below zero is taken', (args) => hasPackage(args, 'budget', -5)),
  taken(
    'reversed-flight',
    'a flight that ends before it starts is taken',
    ({ end_time }) => Date.parse(end_time) < Date.now(),
  ),
  taken('no-account', 'a buy without an account is taken', ({ account }) => account === undefined),
  taken('wrong-key', 'a short key is taken', ({ idempotency_key }) => idempotency_key === 'short'),
  withMemory('buys.all-or-nothing', 'a buy with a wrong package is refused and listed', () => {
    const refused: string[] = [];
    return (call) => {
      if (call.task === BUY && call.isError && call.args.po_number !== undefined)
        refused.push(call.args.po_number);
      if (call.task === BUYS && !call.isError && call.args.status_filter !== undefined)
        call.body.media_buys.push(...refused.map((po_number) => ({ ...listedBuy, po_number })));
    };
  }),
  withMemory('buys.other-caller', 'a buy is listed to everybody who knows its id', () => {
    const owners = new Map<string, string | null>();
    return (call) => {
      if (call.task === BUY && !call.isError)
        owners.set(call.body.media_buy_id, call.headers.get('authorization'));
      const [id] = call.args.media_buy_ids ?? [];
      const owner = owners.get(id);
      if (call.task !== BUYS || owner === undefined || owner === call.headers.get('authorization')) return;
      take(call, { status: 'completed', media_buys: [{ ...listedBuy, media_buy_id: id }] });
    };
  }),
];

const listedBuy = {
  media_buy_id: 'made-up',
  status: 'active',
  currency: 'NOK',
  total_budget: 500,
  confirmed_at: '2026-02-03T00:00:00Z',
  revision: 1,
  packages: [{ package_id: 'made-up-0' }],
};

const listing = (spoil: (one: Body, call: Call) => void): ((call: Call) => void) =>
  inAnswer(BUYS, (body, call) => {
    for (const one of body.media_buys) spoil(one, call);
  });

const changes: readonly AgentVariant[] = [
  withMemory('changes.budget', 'a changed budget is listed as it was', () => {
    const changedIds = new Set<string>();
    return (call) => {
      if (call.task === CHANGE && call.args.packages?.[0]?.budget !== undefined && !call.isError)
        changedIds.add(call.args.media_buy_id);
      listing((one) => {
        if (changedIds.has(one.media_buy_id))
          one.packages = one.packages.map((each: Body) => ({ ...each, budget: 500 }));
      })(call);
    };
  }),
  withMemory('changes.dates', 'a changed end is listed as it was', () => {
    const changedIds = new Set<string>();
    return (call) => {
      if (call.task === CHANGE && call.args.end_time !== undefined && !call.isError)
        changedIds.add(call.args.media_buy_id);
      listing((one) => {
        if (changedIds.has(one.media_buy_id)) one.end_time = '2026-02-03T00:00:00Z';
      })(call);
    };
  }),
  row(
    'changes.revision',
    'a change tells another revision than is listed',
    inAnswer(CHANGE, (body) => {
      body.revision += 5;
    }),
  ),
  changed('stale', 'a change of an earlier revision is taken', ({ revision }) => revision === 1),
  row(
    'changes.cancel',
    'a canceled buy goes on',
    listing((one) => {
      if (one.status !== 'canceled') return;
      one.status = 'active';
      delete one.cancellation;
    }),
  ),
  row(
    'changes.canceled',
    'a canceled buy can be paused',
    listing((one) => {
      if (one.status === 'canceled') one.valid_actions = ['pause'];
    }),
  ),
  row(
    'changes.pause',
    'a paused buy goes on',
    listing((one) => {
      if (one.status === 'paused') one.status = 'active';
    }),
  ),
  changed('unknown-buy', 'a buy that does not exist is changed', ({ media_buy_id: id }) => id === ABSENT),
  changed('unknown-package', 'a package that does not exist is changed', (args) =>
    hasPackage(args, 'package_id', ABSENT),
  ),
  withMemory('changes.all-or-nothing', 'a refused change makes a revision', () => {
    const refused = new Set<string>();
    return (call) => {
      if (call.task === CHANGE && call.isError && call.args.packages?.length === 2)
        refused.add(call.args.media_buy_id);
      listing((one) => {
        if (refused.has(one.media_buy_id)) one.revision += 1;
      })(call);
    };
  }),
  changed('key-needed', 'a change without a key is taken', (args) => args.idempotency_key === undefined),
];

const reports: readonly AgentVariant[] = [
  row(
    'answers.get-media-buy-delivery',
    'a report names no period',
    inAnswer(REPORT, (body) => delete body.reporting_period),
  ),
  row(
    'reports.polled',
    'a report has no rows',
    inAnswer(REPORT, (body) => {
      body.media_buy_deliveries = [];
    }),
  ),
  withMemory('reports.only-asked', 'a report has rows of every buy', () => {
    const rows = new Map<string, Body>();
    return inAnswer(REPORT, (body) => {
      for (const one of body.media_buy_deliveries) rows.set(one.media_buy_id, one);
      body.media_buy_deliveries = [...rows.values(), { ...body.media_buy_deliveries[0], media_buy_id: 'x' }];
    });
  }),
  row(
    'reports.sums',
    'the totals are more than the packages',
    inAnswer(REPORT, (body) => {
      for (const one of body.media_buy_deliveries) one.totals.spend += 7;
    }),
  ),
  row('reports.unknown-buy', 'a buy that does not exist has a report', (call) => {
    if (call.task !== REPORT || !isKnown(call) || !call.isError || call.args.media_buy_ids?.[0] !== ABSENT)
      return;
    const totals = { impressions: 1, spend: 1 };
    take(call, {
      status: 'completed',
      reporting_period: { start: '2026-02-03T00:00:00Z', end: '2026-02-04T00:00:00Z' },
      currency: 'NOK',
      media_buy_deliveries: [{ media_buy_id: ABSENT, status: 'active', totals, by_package: [] }],
    });
  }),
];

/** Faults of buying and what belongs to it, one each. */
export const tradeVariants: readonly AgentVariant[] = [...buys, ...changes, ...reports];
