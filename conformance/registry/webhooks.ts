import { objectOf } from '../../client/json.ts';
import { readWebhook } from '../../client/webhooks/kinds.ts';
import type { SignatureVerdict } from '../../src/domain/signatures/verify.ts';
import { type Check, type Context, part, type Reading } from '../check.ts';
import type { Answer } from '../http/ask.ts';
import type { Delivery, Inbox } from '../receiver.ts';
import type { Level, Requirement } from '../requirement.ts';
import { judgeable, must } from '../verdict.ts';
import { bodyOf, shown } from '../webhooks/deliveries.ts';
import { registryKeys } from '../webhooks/keys.ts';
import { judgeStep, type SignatureStep, signatureRules, verdictOf } from '../webhooks/signatures.ts';
import { conforms, notBusy, refused } from './answers.ts';

const HEADING = 'Events';
const PATH = '/api/me/webhooks';
/** Rare, so that little else arrives beside the test. */
const TYPES = ['agent.discovered'];
/** A repeated delivery comes after a wait that the sender chooses. */
const PATIENCE_MS = 90_000;

type Tested = {
  readonly id: string;
  readonly asked: Answer;
  /** What arrived of the test; pages of the feed may arrive too. */
  readonly all: readonly Delivery[];
  readonly delivery: Delivery;
};

/** Subscribes an address; a registry need not offer that, and not to every credential. */
async function subscribe(context: Context, { url }: Inbox): Promise<Answer> {
  const body = { url, types: TYPES, description: 'Conformance' };
  const answer = await context.ask({ method: 'POST', path: PATH, body, as: 'member' });
  notBusy(answer);
  judgeable(![404, 405, 501].includes(answer.status), 'the registry offers no subscriptions');
  judgeable(![401, 403, 409].includes(answer.status), `the credential may not subscribe: ${answer.status}`);
  const { webhook_id: id } = objectOf(answer.json);
  if (answer.status === 201 && typeof id === 'string')
    context.cleanUp(`the subscription ${id}`, async (after) => {
      const ended = await after.ask({ method: 'DELETE', path: `${PATH}/${id}`, as: 'member' });
      if (ended.status !== 204) throw new Error(`it answers ${ended.status}`);
    });
  return answer;
}

/** Asks for a test of a new subscription, and waits for `count` deliveries of it. */
async function tested(context: Context, statuses: readonly number[] = [], count = 1): Promise<Tested> {
  const inbox = context.receiver.open(statuses);
  const made = await subscribe(context, inbox);
  judgeable(made.status === 201, `the address of the runner is not taken: ${made.status}`);
  const id = String(objectOf(made.json).webhook_id);
  const asked = await context.ask({ method: 'POST', path: `${PATH}/${id}/test`, as: 'member' });
  notBusy(asked);
  judgeable(asked.status !== 404, 'the registry offers no test of a subscription');
  must(asked.status === 202, `the test answers ${asked.status}, not 202`, asked);
  await conforms('testMyWebhook', asked);
  const all = await context.until(
    count === 1 ? 'the test' : 'the test, once more',
    async () => {
      const tests = inbox.deliveries.filter((one) => bodyOf(one).type !== 'registry.events');
      return tests.length >= count ? tests : undefined;
    },
    100,
  );
  const [delivery] = all;
  if (delivery === undefined) throw new Error('there is no delivery');
  return { id, asked, all, delivery };
}

const first: Reading<Tested> = { name: 'a test of a subscription', read: (context) => tested(context) };

const signature: Reading<SignatureVerdict> = {
  name: 'the signature of a test',
  async read(context) {
    const { delivery } = await context.read(first);
    const keys = await context.read(registryKeys);
    return verdictOf(delivery, (keyid) => keys.find(keyid));
  },
};

const rule = <const Id extends string>(
  id: Id,
  sentence: string,
  level: Level = 'must',
): Requirement<`registry.webhooks.${Id}`> => ({
  id: `registry.webhooks.${id}`,
  subject: 'registry',
  heading: HEADING,
  rule: sentence,
  level,
  needs: ['credential', 'sandbox', 'receiver'],
});

function signed<const Step extends SignatureStep>(step: Step) {
  const [sentence, level] = signatureRules[step];
  return rule(step, sentence, level);
}
const signatureCheck = (step: SignatureStep): Check => ({
  async run(context) {
    judgeStep(step, await context.read(signature), (await context.read(first)).delivery);
  },
});

/** Webhooks that a registry sends to subscriptions of its change feed, for one that offers them. */
export const registryWebhooksPart = part(
  [
    rule('challenge', 'An address that does not repeat the challenge is not subscribed.'),
    rule(
      'test',
      'A test that was asked for arrives in the form of the contract, and names its subscription.',
    ),
    rule('key', 'The body has the `idempotency_key` that the answer to the request named.'),
    signed('signed'),
    signed('parameters'),
    signed('components'),
    signed('signing-key'),
    signed('valid'),
    signed('digest'),
    rule('again', 'A test that is sent again has the key that it had.'),
  ],
  {
    'registry.webhooks.challenge': {
      async run(context) {
        const inbox = context.receiver.open([], false);
        const answer = await subscribe(context, inbox);
        refused(answer, 'an address that does not repeat the challenge', 400, 422);
        judgeable(inbox.questions.length > 0, 'no challenge has arrived at the address of the runner');
      },
    },
    'registry.webhooks.test': {
      async run(context) {
        const { id, delivery } = await context.own(first);
        const body = bodyOf(delivery);
        const wanted = { type: 'registry.test', subscription_id: id, is_test: true };
        for (const [name, value] of Object.entries(wanted))
          must(
            body[name] === value,
            `\`${name}\` must be ${value}, not ${String(body[name])}`,
            shown(delivery),
          );
        const { idempotency_key: key } = body;
        judgeable(typeof key === 'string', 'the body has no key, of which another requirement speaks');
        const { kind } = await readWebhook(body);
        must(kind === 'registryTest', 'the body does not have the form of a test', shown(delivery));
      },
    },
    'registry.webhooks.key': {
      async run(context) {
        const { asked, delivery } = await context.read(first);
        const body = bodyOf(delivery);
        judgeable(Object.keys(body).length > 0, 'the body is no JSON object');
        const { idempotency_key: wanted } = objectOf(asked.json);
        must(
          body.idempotency_key === wanted,
          `\`idempotency_key\` must be ${String(wanted)}, not ${String(body.idempotency_key)}`,
          shown(delivery),
        );
      },
    },
    'registry.webhooks.signed': signatureCheck('signed'),
    'registry.webhooks.parameters': signatureCheck('parameters'),
    'registry.webhooks.components': signatureCheck('components'),
    'registry.webhooks.signing-key': signatureCheck('signing-key'),
    'registry.webhooks.valid': signatureCheck('valid'),
    'registry.webhooks.digest': signatureCheck('digest'),
    'registry.webhooks.again': {
      after: ['registry.webhooks.key'],
      isLast: true,
      timeoutMs: PATIENCE_MS,
      async run(context) {
        const { all } = await tested(context, [500], 2);
        const [before, after] = all;
        judgeable(before?.status === 500 && after, 'the test was not sent again');
        must(
          bodyOf(after).idempotency_key === bodyOf(before).idempotency_key,
          'a test that was answered with 500 was sent again with another key',
          shown(after),
        );
      },
    },
  },
);
