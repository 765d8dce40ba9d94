import { isObject } from '../../client/json.ts';
import { readWebhook } from '../../client/webhooks/kinds.ts';
import { openTrial, type Trial } from '../agent/trial.ts';
import { type Check, type Part, part } from '../check.ts';
import type { Level, Requirement } from '../requirement.ts';
import { judgeable, must } from '../verdict.ts';
import { bodyOf, endsIn, first, shown, signature, tellLater } from './deliveries.ts';
import { judgeStep, type SignatureStep, signatureRules } from './signatures.ts';

const DELIVERY = 'Agent tasks, webhook delivery';
const SIGNED = 'Authentication, agent tasks';
/** A repeated delivery comes after a wait that the sender chooses. */
const PATIENCE_MS = 90_000;

const rule = <const Id extends string>(
  id: Id,
  heading: string,
  sentence: string,
  level: Level = 'must',
): Requirement<`webhooks.${Id}`> => ({
  id: `webhooks.${id}`,
  subject: 'webhooks',
  heading,
  rule: sentence,
  level,
  needs: ['credential', 'sandbox', 'controller', 'receiver'],
});

const check = (run: (trial: Trial) => Promise<void>, more: Omit<Check, 'run'> = {}): Check => ({
  ...more,
  run: (context) => run(openTrial(context)),
});

const signatureCheck = (step: SignatureStep): Check =>
  check(async (trial) => {
    judgeStep(step, await trial.read(signature), (await trial.read(first)).delivery);
  });
function signatureRule<const Step extends SignatureStep>(step: Step) {
  const [sentence, level] = signatureRules[step];
  return rule(step, SIGNED, sentence, level);
}

/** Webhooks that an agent sends, judged by a receiver that the runner hosts. */
export const webhooksPart: Part = part(
  [
    rule('body', DELIVERY, 'The body says which task ended, when and how, and has its result.'),
    rule('schema', DELIVERY, 'The body has the form that the contract gives it.'),
    rule('key', DELIVERY, 'The body has an `idempotency_key`, by which a receiver knows a repeated event.'),
    signatureRule('signed'),
    signatureRule('parameters'),
    signatureRule('components'),
    signatureRule('signing-key'),
    signatureRule('valid'),
    signatureRule('digest'),
    rule('once', DELIVERY, 'An event that was taken is not sent again.', 'should'),
    rule('again', DELIVERY, 'An event that is sent again has the key that it had.'),
  ],
  {
    'webhooks.body': check(async (trial) => {
      const { delivery, taskId, mediaBuyId } = await trial.read(first);
      const body = bodyOf(delivery);
      const wanted = { task_id: taskId, task_type: 'create_media_buy', status: 'completed' };
      for (const [name, value] of Object.entries(wanted))
        must(
          body[name] === value,
          `\`${name}\` must be ${value}, not ${String(body[name])}`,
          shown(delivery),
        );
      must(!Number.isNaN(Date.parse(String(body.timestamp))), '`timestamp` is no time', shown(delivery));
      must(
        isObject(body.result) && body.result.media_buy_id === mediaBuyId,
        '`result` is not what the task came to',
        shown(delivery),
      );
    }),
    'webhooks.schema': check(
      async (trial) => {
        const { delivery } = await trial.read(first);
        const { kind } = await readWebhook(bodyOf(delivery));
        must(kind !== null, 'the body is none of the kinds of the contract', shown(delivery));
      },
      { after: ['webhooks.body', 'webhooks.key'] },
    ),
    'webhooks.key': check(async (trial) => {
      const { delivery } = await trial.read(first);
      const body = bodyOf(delivery);
      judgeable(Object.keys(body).length > 0, 'the body is no JSON object');
      const { idempotency_key: key } = body;
      must(typeof key === 'string' && key !== '', '`idempotency_key` must be text', shown(delivery));
    }),
    'webhooks.signed': signatureCheck('signed'),
    'webhooks.parameters': signatureCheck('parameters'),
    'webhooks.components': signatureCheck('components'),
    'webhooks.signing-key': signatureCheck('signing-key'),
    'webhooks.valid': signatureCheck('valid'),
    'webhooks.digest': signatureCheck('digest'),
    'webhooks.once': check(
      async (trial) => {
        const { inbox, delivery } = await trial.read(first);
        // When a later event has come, a sender that repeats at once has repeated this one.
        await tellLater(trial);
        const { idempotency_key: key } = bodyOf(delivery);
        const same = endsIn(inbox).filter((one) => bodyOf(one).idempotency_key === key);
        must(
          same.length === 1,
          `an event that was answered with 200 was sent ${same.length} times`,
          shown(delivery),
        );
      },
      { after: ['webhooks.key'] },
    ),
    'webhooks.again': check(
      async (trial) => {
        const { all } = await tellLater(trial, { statuses: [500], count: 2 });
        const [before, after] = all;
        judgeable(before && after, 'the event was not sent again');
        must(
          bodyOf(after).idempotency_key === bodyOf(before).idempotency_key,
          'an event that was answered with 500 was sent again with another key',
          shown(after),
        );
      },
      { after: ['webhooks.key'], isLast: true, timeoutMs: PATIENCE_MS },
    ),
  },
);
