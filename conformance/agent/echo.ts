import { isObject, type Json } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { tryToBuy } from './buying.ts';
import { briefRequest } from './readings.ts';
import { agentPart, rule, WRITES } from './rule.ts';
import { offered, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, fields of every request';
const CONTEXT = { trace: 'conformance 1', nested: { list: [1, 'two', null], empty: {} } };

/** Reads whose requests work as they stand. */
const READS: readonly (readonly [task: string, args: Json])[] = [
  ['get_products', briefRequest()],
  ['list_creative_formats', {}],
  ['list_creatives', {}],
  ['list_accounts', {}],
];

async function readsOf(trial: Trial): Promise<readonly (readonly [task: string, args: Json])[]> {
  const names = await trial.read(offered);
  const list = READS.filter(([task]) => names.has(task)).slice(0, 3);
  judgeable(list.length > 0, 'the agent offers none of the tasks that are asked');
  return list;
}

/** The same value, whatever the order of its members. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

const mustEcho = (called: Called, what: string): void =>
  must(
    canonical(called.body.context) === canonical(CONTEXT),
    `${what} of ${called.task} must return \`context\` unchanged`,
    called,
  );

/** What a request may carry beside its own fields. */
const BESIDES: readonly (readonly [what: string, fields: Json])[] = [
  ['an idempotency key', { idempotency_key: 'conformance-key-of-a-read' }],
  ['`ext` of an unknown namespace', { ext: { conformance_test: { any: 1 } } }],
  ['an unknown field', { conformance_test_unknown_field: { any: 1 } }],
];

export const echoPart = agentPart(
  [
    rule('agent.context.answer', HEADING, '`context` is returned unchanged in an answer.'),
    rule('agent.context.refusal', HEADING, '`context` is returned unchanged in a refusal.', {
      level: 'should',
    }),
    rule('agent.context.purchase', HEADING, '`context` of a purchase is returned unchanged.', WRITES),
    rule('agent.context.none', HEADING, 'An answer has no `context` that the request did not have.'),
    rule(
      'agent.requests.besides',
      HEADING,
      'Fields that every request may have, and unknown ones, do no harm to a read.',
    ),
  ],
  {
    'agent.context.answer': async (trial) => {
      for (const [task, args] of await readsOf(trial))
        mustEcho(await trial.get(task, { ...args, context: CONTEXT }), 'the answer');
    },
    'agent.context.refusal': async (trial) => {
      const [[task] = ['']] = await readsOf(trial);
      const called = await trial.call(task, { pagination: { max_results: 'many' }, context: CONTEXT });
      judgeable(called.refusal !== null, 'the wrong request was not refused');
      mustEcho(called, 'the refusal');
    },
    'agent.context.purchase': async (trial) => {
      const called = await tryToBuy(trial, { context: CONTEXT });
      judgeable(called.refusal === null, `the purchase was refused with ${called.refusal?.code}`);
      mustEcho(called, 'the answer');
    },
    'agent.context.none': async (trial) => {
      for (const [task, args] of await readsOf(trial)) {
        const called = await trial.get(task, args);
        must(
          called.body.context === undefined,
          `the answer of ${task} has a \`context\` that was not sent`,
          called,
        );
      }
    },
    'agent.requests.besides': async (trial) => {
      for (const [task, args] of await readsOf(trial)) {
        await trial.get(task, args);
        for (const [what, fields] of BESIDES) {
          const called = await trial.call(task, { ...args, ...fields });
          must(
            called.refusal === null,
            `${task} with ${what} was refused with ${called.refusal?.code}: ${called.refusal?.message}`,
            called,
          );
        }
      }
    },
  },
);
