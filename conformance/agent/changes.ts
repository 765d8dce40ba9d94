import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { buy, change, listed, stateOf } from './buying.ts';
import { mustBeRefused } from './judging.ts';
import { agentPart, basedOn, rule, WRITES } from './rule.ts';
import { offers, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, `update_media_buy`';
const STATES = 'States and transitions, media buy';
const AFTER = [idOf('create_media_buy'), idOf('update_media_buy'), 'agent.idempotency.new-key'];
const LISTED = [idOf('get_media_buys')];
const ABSENT = 'conformance-no-such-thing';

/** A change that is needed to judge. */
async function changed(trial: Trial, bought: Called, changes: Json): Promise<Called> {
  const called = await change(trial, bought, changes);
  judgeable(
    called.refusal === null && called.fault === null,
    `a change was refused with ${called.refusal?.code}: ${called.refusal?.message}`,
  );
  judgeable(called.body.status !== 'submitted', 'a change is answered later');
  return called;
}

const canDo = (bought: Called, action: string): void => {
  const actions = listOf(bought.body.valid_actions);
  judgeable(
    actions.length === 0 || actions.includes(action),
    `the buy does not list ${action} among its \`valid_actions\``,
  );
};

const stateNow = async (trial: Trial, bought: Called) => {
  const { buy: one, called } = await listed(trial, bought);
  judgeable(one, 'the buy is not listed');
  return { one, called };
};

export const changesPart = agentPart(
  [
    rule('agent.changes.budget', HEADING, 'A new budget of a package is kept.', WRITES),
    rule('agent.changes.dates', HEADING, 'A later end is kept.', WRITES),
    rule('agent.changes.revision', HEADING, 'A change raises the revision of the buy.', WRITES),
    rule(
      'agent.changes.stale',
      HEADING,
      'A change of a revision that is not the present one is refused, and changes nothing.',
      { ...WRITES, level: 'should' },
    ),
    rule('agent.changes.cancel', STATES, 'A canceled buy is listed as canceled.', WRITES),
    rule('agent.changes.canceled', STATES, 'A canceled buy has no action left, and refuses changes.', WRITES),
    rule(
      'agent.changes.pause',
      STATES,
      'An active buy that is paused is listed as paused, and as active again when it is resumed.',
      WRITES,
    ),
    rule('agent.changes.unknown-buy', HEADING, 'A buy that does not exist cannot be changed.', WRITES),
    rule(
      'agent.changes.unknown-package',
      HEADING,
      'A package that the buy does not have cannot be changed.',
      WRITES,
    ),
    rule(
      'agent.changes.all-or-nothing',
      HEADING,
      'A change of which one package is wrong changes nothing.',
      WRITES,
    ),
    rule(
      'agent.changes.key-needed',
      'Agent tasks, idempotency',
      'A change without `idempotency_key` is refused.',
      WRITES,
    ),
  ],
  basedOn(AFTER, {
    'agent.changes.budget': {
      after: LISTED,
      run: async (trial) => {
        const bought = await buy(trial);
        canDo(bought, 'update_budget');
        const [one] = listOf(bought.body.packages).map(objectOf);
        const budget = Number(objectOf(listOf(bought.args.packages)[0]).budget) + 500;
        await changed(trial, bought, { packages: [{ package_id: one?.package_id, budget }] });
        const { one: now, called } = await stateNow(trial, bought);
        const kept = listOf(now.packages)
          .map(objectOf)
          .find(({ package_id }) => package_id === one?.package_id);
        must(
          kept?.budget === undefined || kept.budget === budget,
          `the budget is ${String(kept?.budget)} after it was changed to ${budget}`,
          called,
        );
      },
    },
    'agent.changes.dates': {
      after: LISTED,
      run: async (trial) => {
        const bought = await buy(trial);
        canDo(bought, 'update_dates');
        const end_time = new Date(Date.parse(String(bought.args.end_time)) + 86_400_000).toISOString();
        await changed(trial, bought, { end_time });
        const { one, called } = await stateNow(trial, bought);
        must(
          one.end_time === undefined || Date.parse(String(one.end_time)) === Date.parse(end_time),
          `the end is ${String(one.end_time)} after it was changed to ${end_time}`,
          called,
        );
      },
    },
    'agent.changes.revision': {
      after: [...LISTED, 'agent.buys.revision'],
      run: async (trial) => {
        const bought = await buy(trial);
        const called = await changed(trial, bought, { paused: true });
        must(
          Number(called.body.revision) > Number(bought.body.revision),
          `revision ${String(bought.body.revision)} became ${String(called.body.revision)}`,
          called,
        );
        const { one, called: listing } = await stateNow(trial, bought);
        must(
          one.revision === called.body.revision,
          `the buy is listed with revision ${String(one.revision)} instead of ${String(called.body.revision)}`,
          listing,
        );
      },
    },
    'agent.changes.stale': {
      after: [...LISTED, 'agent.changes.revision'],
      run: async (trial) => {
        const bought = await buy(trial);
        const first = await changed(trial, bought, { paused: true });
        judgeable(first.body.revision !== bought.body.revision, 'the change made no new revision');
        const stale = await change(trial, bought, { paused: false, revision: bought.body.revision });
        mustBeRefused(stale, 'a change of an earlier revision');
        const { one, called } = await stateNow(trial, bought);
        must(one.revision === first.body.revision, 'a refused change made a revision', called);
      },
    },
    'agent.changes.cancel': {
      after: LISTED,
      run: async (trial) => {
        const bought = await buy(trial);
        canDo(bought, 'cancel');
        const called = await changed(trial, bought, { canceled: true });
        const { one, called: listing } = await stateNow(trial, bought);
        must(one.status === 'canceled', `a canceled buy is listed as ${String(one.status)}`, listing);
        const state = stateOf(called.body);
        must(
          state === undefined || state === 'canceled' || state === 'completed',
          `the answer to the cancellation says ${String(state)}`,
          called,
        );
      },
    },
    'agent.changes.canceled': {
      after: ['agent.changes.cancel'],
      run: async (trial) => {
        const bought = await buy(trial);
        await changed(trial, bought, { canceled: true });
        const { one, called } = await stateNow(trial, bought);
        must(listOf(one.valid_actions).length === 0, 'a canceled buy lists `valid_actions`', called);
        mustBeRefused(await change(trial, bought, { paused: true }), 'a change of a canceled buy');
        mustBeRefused(
          await change(trial, bought, { canceled: true }),
          'another cancellation of a canceled buy',
        );
      },
    },
    'agent.changes.pause': {
      after: LISTED,
      run: async (trial) => {
        const bought = await buy(trial);
        canDo(bought, 'pause');
        const before = await stateNow(trial, bought);
        judgeable(before.one.status === 'active', `the buy is ${String(before.one.status)}, not active`);
        await changed(trial, bought, { paused: true });
        const paused = await stateNow(trial, bought);
        must(
          paused.one.status === 'paused',
          `a paused buy is listed as ${String(paused.one.status)}`,
          paused.called,
        );
        await changed(trial, bought, { paused: false });
        const resumed = await stateNow(trial, bought);
        must(
          resumed.one.status === 'active',
          `a resumed buy is listed as ${String(resumed.one.status)}`,
          resumed.called,
        );
      },
    },
    'agent.changes.unknown-buy': async (trial) => {
      await offers(trial, 'update_media_buy');
      const bought = await buy(trial);
      mustBeRefused(
        await change(trial, bought, { media_buy_id: ABSENT, paused: true }),
        'a change of a buy that does not exist',
      );
    },
    'agent.changes.unknown-package': async (trial) => {
      const bought = await buy(trial);
      mustBeRefused(
        await change(trial, bought, { packages: [{ package_id: ABSENT, paused: true }] }),
        'a change of a package that does not exist',
      );
    },
    'agent.changes.all-or-nothing': {
      after: [...LISTED, 'agent.buys.revision'],
      run: async (trial) => {
        const bought = await buy(trial);
        const [one] = listOf(bought.body.packages).map(objectOf);
        const packages = [
          { package_id: one?.package_id, paused: true },
          { package_id: ABSENT, paused: true },
        ];
        const wrong = await change(trial, bought, { packages });
        judgeable(wrong.refusal !== null, 'a change with a wrong package was not refused');
        const { one: now, called } = await stateNow(trial, bought);
        must(now.revision === bought.body.revision, 'a refused change made a revision', called);
      },
    },
    'agent.changes.key-needed': async (trial) => {
      const bought = await buy(trial);
      mustBeRefused(
        await change(trial, bought, { paused: true, idempotency_key: undefined }),
        'a change without `idempotency_key`',
      );
    },
  }),
);
