import type { AgentVariant, Body } from '../variant.ts';
import { BUY, inAnswer, inRefusal, isKnown, refuse, row, withMemory } from './rows.ts';

export const idempotencyVariants: readonly AgentVariant[] = [
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
