import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import {
  createWebhookReceiver,
  type EndpointQuestion,
  memoryEvents,
  memoryReplays,
  readWebhook,
  senderKeys,
  type WebhookEvent,
  type WebhookReceiverOptions,
} from '../../client/webhooks/index.ts';
import { type WebhookKind, webhooks } from '../../generated/webhooks.ts';
import { readContract } from '../../src/domain/contract/contract.ts';
import { signMessage } from '../../src/domain/signatures/sign.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { AGENT, bodyWith, key, now, ORIGIN, world } from './sender-world.ts';

type Json = Readonly<Record<string, unknown>>;

const { schemas } = readContract(readFileSync(join(projectRoot, 'generated/contract.jsonl'), 'utf8'));
const examplesOf = (kind: WebhookKind) =>
  schemas.get(webhooks[kind].schema)?.document.examples as readonly Json[];
const kinds = Object.keys(webhooks) as WebhookKind[];
const challenges: readonly string[] = ['accountEndpointChallenge', 'registryEndpointChallenge'];

describe('the kind of a body', () => {
  for (const kind of kinds)
    it(`is ${kind} for each example of it, also with members of a later release`, async () => {
      for (const example of examplesOf(kind)) {
        const { kind: found, body } = await readWebhook({ ...example, later: { x: 1 } });
        expect(found).to.equal(kind);
        expect(body).to.deep.equal({ ...example, later: { x: 1 } });
      }
    });

  it('is not that of a body which lacks a member that each body of the kind has', async () => {
    for (const kind of kinds)
      for (const name of webhooks[kind].required) {
        const { [name]: _, ...body } = examplesOf(kind)[0] ?? {};
        expect((await readWebhook(body)).kind, `${kind} without ${name}`).not.to.equal(kind);
      }
  });

  it('is null for what no release describes', async () => {
    for (const body of [
      {},
      { kind: 'creativePurged' },
      { idempotency_key: 'x'.repeat(16), status: 'completed' },
    ])
      expect(await readWebhook(body)).to.deep.equal({ kind: null, body });
  });

  it('narrows the type of the body', async () => {
    const read = await readWebhook(examplesOf('creativePurged')[0] ?? {});
    if (read.kind !== 'creativePurged') return expect.fail(`is ${read.kind}`);
    const purged: 'soft' | 'hard' = read.body.purge_kind;
    expect(purged).to.equal('soft');
  });
});

describe('a receiver of every kind of webhook', () => {
  const url = `${ORIGIN}/hooks/1`;

  async function receive(body: Json, wants?: WebhookReceiverOptions['wants']) {
    const handled: WebhookEvent[] = [];
    const keys = senderKeys({ agentUrl: AGENT, fetch: world([key]).send, now });
    const receiver = createWebhookReceiver({
      proof: { kind: 'signature', keys, replays: memoryReplays() },
      events: memoryEvents(now),
      now,
      ...(wants === undefined ? {} : { wants }),
    });
    const message = {
      method: 'POST',
      url,
      contentType: 'application/json',
      body: Buffer.from(JSON.stringify(body)),
    };
    const signing = { kid: key.kid, algorithm: 'ed25519', privateKey: key.privateKey } as const;
    const headers = signMessage('webhook', message, signing, { now: now(), nonce: Buffer.alloc(16, 7) });
    const answer = await receiver.receive(
      { ...message, headers: Object.entries({ ...headers }) },
      (event) => void handled.push(event),
    );
    return { answer, handled };
  }

  for (const kind of kinds.filter((one) => webhooks[one].isKeyed))
    it(`hands over ${kind} with its kind, sender and key`, async () => {
      const [body = {}] = examplesOf(kind);
      const { answer, handled } = await receive(body);
      expect(answer.status).to.equal(200);
      expect(handled).to.deep.equal([{ kind, body, sender: AGENT, idempotencyKey: body.idempotency_key }]);
    });

  it('hands over a body of no kind as it is', async () => {
    const body = JSON.parse(bodyWith('event-0000000001'));
    const { handled } = await receive(body);
    expect(handled.map(({ kind }) => kind)).to.deep.equal([null]);
  });

  for (const kind of kinds.filter((one) => challenges.includes(one)))
    it(`repeats a challenge (${kind}) only where the receiver wants the subscription`, async () => {
      const [body = {}] = examplesOf(kind);
      const questions: EndpointQuestion[] = [];
      const wanted = await receive(body, (question) => {
        questions.push(question);
        return true;
      });
      expect(wanted.answer).to.deep.include({ status: 200, body: { challenge: body.challenge } });
      expect(questions).to.deep.equal([{ kind, body }]);
      for (const refused of [await receive(body), await receive(body, async () => false)]) {
        expect(refused.answer.status).to.equal(403);
        expect(refused.answer.body).to.equal(undefined);
        expect(refused.handled).to.deep.equal([]);
      }
    });
});
