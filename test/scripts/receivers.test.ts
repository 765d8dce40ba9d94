import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { type WebhookKind, webhooks } from '../../generated/webhooks.ts';
import { type SignedWebhook, signedWebhooks } from '../../scripts/languages/signed-webhooks.ts';
import { readmeFiles } from '../../scripts/schema-package/readme.ts';
import { readContract } from '../../src/domain/contract/contract.ts';
import { projectRoot } from '../../src/infra/project.ts';

type Verify = (message: SignedWebhook, jwks: object, now: Date) => Promise<string>;

/** The tag of signatures in the guide, under the name that the sources have. */
const TAG = /\b[a-z]+\/webhook-signing\/v1/g;

describe('the receiver in JavaScript that the guide shows', () => {
  const { schemas } = readContract(readFileSync(join(projectRoot, 'generated/contract.jsonl'), 'utf8'));
  const bodies = new Map(
    (Object.keys(webhooks) as WebhookKind[]).map((kind): [string, string] => {
      const { examples } = schemas.get(webhooks[kind].schema)?.document ?? {};
      return [kind, JSON.stringify(Array.isArray(examples) ? examples[0] : {})];
    }),
  );
  let signed: ReturnType<typeof signedWebhooks>;
  let folder: string;
  let verify: Verify;
  before(async () => {
    // Here, not where the file is loaded: a signature ends after five minutes.
    signed = signedWebhooks(bodies);
    // Inside the project, so that the program finds its library.
    mkdirSync(join(projectRoot, 'test/output'), { recursive: true });
    folder = mkdtempSync(join(projectRoot, 'test/output/receiver-'));
    const guide = readFileSync(join(projectRoot, 'docs/receivers.md'), 'utf8');
    const program = readmeFiles(guide).files.get('verify.mjs') ?? '';
    assert.match(program, TAG);
    const path = join(folder, 'verify.mjs');
    writeFileSync(path, program.replaceAll(TAG, protocol.webhookSigningTag));
    verify = (await import(path)).verifyWebhook;
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const kind of bodies.keys())
    it(`accepts ${kind} as it was signed, and refuses it with any change`, async () => {
      const { messages, jwks } = signed;
      const own = messages.filter(({ name }) => name === kind || name.startsWith(`${kind}: `));
      assert.lengthOf(own, 10);
      for (const message of own) {
        const outcome = await verify(message, jwks, new Date(message.at * 1_000)).then(
          (keyid) => keyid,
          (cause: unknown) => (cause instanceof Error ? null : assert.fail(String(cause))),
        );
        assert.equal(outcome !== null, message.isGood, message.name);
      }
    });
});
