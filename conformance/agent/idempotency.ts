import { type Json, objectOf } from '../../client/json.ts';
import { protocol } from '../../generated/protocol.ts';
import { judgeable, must } from '../verdict.ts';
import { buy, buyNow, cancelLater, change, inTurn, listed, packagesWith, tryToBuy } from './buying.ts';
import { mustBeRefused, WRONG } from './judging.ts';
import { at, capabilities } from './readings.ts';
import { agentPart, rule, WRITES } from './rule.ts';
import { newKey, type Trial } from './trial.ts';

const HEADING = 'Agent tasks, idempotency';
const CONFLICT = ['IDEMPOTENCY_CONFLICT'];
const IN_FLIGHT = 'IDEMPOTENCY_IN_FLIGHT';

async function keepsKeys(trial: Trial): Promise<void> {
  const supported = at(await capabilities(trial), [protocol.capabilityKey, 'idempotency', 'supported']);
  judgeable(supported === true, 'the agent declares that it does not keep keys');
}

const doubled = async (trial: Trial): Promise<Json> => {
  const [first] = await packagesWith(trial, {});
  return { packages: await packagesWith(trial, { budget: Number(first?.budget) * 2 }) };
};

export const idempotencyPart = agentPart(
  [
    rule(
      'agent.idempotency.key-needed',
      HEADING,
      'A request that changes something is refused without `idempotency_key`.',
      WRITES,
    ),
    rule(
      'agent.idempotency.same-answer',
      HEADING,
      'The same key with the same payload returns the original response.',
      WRITES,
    ),
    rule(
      'agent.idempotency.replayed',
      HEADING,
      'A response that is returned again says `replayed: true`.',
      WRITES,
    ),
    rule(
      'agent.idempotency.first',
      HEADING,
      'A first response does not say that it is returned again.',
      WRITES,
    ),
    rule(
      'agent.idempotency.once',
      HEADING,
      'A request that is repeated with its key changes nothing a second time.',
      WRITES,
    ),
    rule(
      'agent.idempotency.conflict',
      HEADING,
      'The same key with a different payload returns IDEMPOTENCY_CONFLICT.',
      WRITES,
    ),
    rule(
      'agent.idempotency.conflict-tells-nothing',
      HEADING,
      'A conflict tells nothing of the first response.',
      WRITES,
    ),
    rule(
      'agent.idempotency.new-key',
      HEADING,
      'Another key with the same payload is another request.',
      WRITES,
    ),
    rule(
      'agent.idempotency.at-once',
      HEADING,
      'Two requests with one key at the same time do one thing.',
      WRITES,
    ),
    rule(
      'agent.idempotency.refused',
      HEADING,
      'A refused request keeps no key: it is mended and sent again with the same one.',
      { ...WRITES, level: 'should' },
    ),
    rule(
      'agent.idempotency.other-caller',
      HEADING,
      'A key is of its caller: another one uses it for a request of its own.',
      { needs: ['credential', 'second credential', 'sandbox'] },
    ),
  ],
  {
    'agent.idempotency.key-needed': async (trial) => {
      await buy(trial);
      mustBeRefused(
        await tryToBuy(trial, { idempotency_key: undefined }),
        'a purchase without `idempotency_key`',
        WRONG,
      );
    },
    'agent.idempotency.same-answer': {
      after: ['agent.idempotency.new-key'],
      run: async (trial) => {
        await keepsKeys(trial);
        const idempotency_key = newKey();
        const first = await buy(trial, { idempotency_key });
        const again = await tryToBuy(trial, { ...first.args, idempotency_key });
        must(
          again.refusal === null,
          `a purchase that was repeated with its key was refused with ${again.refusal?.code}`,
          again,
        );
        for (const name of ['media_buy_id', 'revision', 'packages'])
          must(
            JSON.stringify(again.body[name]) === JSON.stringify(first.body[name]),
            `\`${name}\` of the repeated response differs from the original`,
            again,
          );
      },
    },
    'agent.idempotency.replayed': {
      after: ['agent.idempotency.same-answer'],
      run: async (trial) => {
        const first = await buy(trial, { idempotency_key: newKey() });
        const again = await tryToBuy(trial, first.args);
        must(
          again.body.replayed === true,
          '`replayed` of a response that is returned again must be true',
          again,
        );
      },
    },
    'agent.idempotency.first': async (trial) => {
      await keepsKeys(trial);
      const first = await buy(trial);
      must(first.body.replayed !== true, '`replayed` of a first response must not be true', first);
    },
    'agent.idempotency.once': async (trial) => {
      await keepsKeys(trial);
      const bought = await buy(trial);
      const changes = { paused: true, idempotency_key: newKey() };
      const first = await change(trial, bought, changes);
      judgeable(first.refusal === null, `the change was refused with ${first.refusal?.code}`);
      const before = await listed(trial, bought);
      judgeable(before.buy, 'the buy is not listed');
      await change(trial, bought, changes);
      const after = await listed(trial, bought);
      must(
        after.buy?.revision === before.buy.revision,
        `a change that was repeated with its key made revision ${String(after.buy?.revision)} of ${String(before.buy.revision)}`,
        after.called,
      );
    },
    'agent.idempotency.conflict': async (trial) => {
      await keepsKeys(trial);
      const idempotency_key = newKey();
      await buy(trial, { idempotency_key });
      const other = await tryToBuy(trial, { idempotency_key, ...(await doubled(trial)) });
      mustBeRefused(other, 'the same key with another budget', CONFLICT);
    },
    'agent.idempotency.conflict-tells-nothing': {
      after: ['agent.idempotency.conflict'],
      run: async (trial) => {
        const idempotency_key = newKey();
        const first = await buy(trial, { idempotency_key });
        const other = await tryToBuy(trial, { idempotency_key, ...(await doubled(trial)) });
        judgeable(other.refusal !== null, 'there was no conflict');
        must(
          !other.text.includes(String(first.body.media_buy_id)),
          'the conflict names the media buy of the first response',
          other,
        );
      },
    },
    'agent.idempotency.new-key': async (trial) => {
      const first = await buy(trial);
      const second = await buy(trial, { end_time: first.args.end_time });
      must(first.body.media_buy_id !== second.body.media_buy_id, 'two keys returned one media buy', second);
    },
    'agent.idempotency.at-once': {
      after: ['agent.idempotency.new-key'],
      run: async (trial) => {
        await keepsKeys(trial);
        await buy(trial);
        const changes = { idempotency_key: newKey() };
        const both = await inTurn(trial, () => Promise.all([buyNow(trial, changes), buyNow(trial, changes)]));
        const ids = new Set(
          both.flatMap(({ body }) => (typeof body.media_buy_id === 'string' ? [body.media_buy_id] : [])),
        );
        const [first, second] = both;
        judgeable(ids.size > 0, 'neither of the two purchases was taken');
        must(ids.size === 1, 'two requests with one key made two media buys', second);
        const refused = both.find(({ refusal }) => refusal !== null);
        must(
          refused === undefined || refused.refusal?.code === IN_FLIGHT,
          `of two requests with one key one was refused with ${refused?.refusal?.code}`,
          refused ?? first,
        );
      },
    },
    'agent.idempotency.refused': async (trial) => {
      await keepsKeys(trial);
      await buy(trial);
      const idempotency_key = newKey();
      const wrong = await tryToBuy(trial, { idempotency_key, packages: [] });
      judgeable(wrong.refusal !== null, 'a purchase without packages was not refused');
      const mended = await tryToBuy(trial, { idempotency_key });
      must(mended.refusal === null, `the mended request was refused with ${mended.refusal?.code}`, mended);
    },
    'agent.idempotency.other-caller': {
      after: ['agent.idempotency.new-key'],
      run: async (trial) => {
        await keepsKeys(trial);
        const { args, body } = await buy(trial);
        const account = objectOf(args.account);
        judgeable(
          account.account_id === undefined,
          'accounts have ids here, which another caller does not have',
        );
        const called = await trial.call('create_media_buy', args, { as: 'other' });
        cancelLater(trial, called, 'other');
        judgeable(
          called.refusal === null ||
            CONFLICT.includes(called.refusal.code) ||
            called.refusal.code === 'IDEMPOTENCY_EXPIRED',
          `the other caller was refused with ${called.refusal?.code}`,
        );
        must(
          called.refusal === null,
          `the key of one caller is refused to another with ${called.refusal?.code}`,
          called,
        );
        must(
          called.body.media_buy_id !== body.media_buy_id,
          'another caller got the media buy of the first',
          called,
        );
      },
    },
  },
);
