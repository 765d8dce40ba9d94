import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { addSigner, createPrincipal } from '../../src/admin/principals.ts';
import { newCallerKey, signedHeaders } from '../http/signers/signed-world.ts';
import { engines } from '../support/databases.ts';
import type { ReplayTask } from './replay-child.ts';

const script = fileURLToPath(new URL('./replay-child.ts', import.meta.url));
const AGENT = 'https://buyer.example/mcp';
const TARGET = 'https://seller.example/signed/mcp';
const MESSAGES = 40;

for (const engine of engines) {
  describe(`nonces that reach two processes at once on ${engine.name}`, () => {
    it('are accepted by one of them', async () => {
      const store = await engine.open();
      const key = newCallerKey('buyer-2026');
      await createPrincipal(store, { name: 'Buyer', permissions: 'products:*' });
      await addSigner(store, { agent: AGENT, principal: 'Buyer' });
      const published = [{ kid: key.kid, jwk: { ...key.jwk } }];
      await store.transaction((tx) => tx.messageSigners.recordKeys(AGENT, published, null, new Date()));
      const messages = Array.from({ length: MESSAGES }, () => ({
        method: 'POST',
        url: TARGET,
        body: '{}',
        headers: Object.entries(signedHeaders(TARGET, '{}', key, new Date())),
      }));
      const task: ReplayTask = { url: store.url, messages };
      const children: ChildProcess[] = [];
      try {
        for (let count = 0; count < 2; count += 1)
          children.push(fork(script, [JSON.stringify(task)], { execArgv: [] }));
        await Promise.all(children.map((child) => once(child, 'message')));
        const answers = children.map((child) => once(child, 'message'));
        for (const child of children) child.send('go');
        const [[one], [other]] = (await Promise.all(answers)) as [[string[]], [string[]]];
        for (let index = 0; index < MESSAGES; index += 1) {
          assert.sameMembers(
            [one[index], other[index]],
            ['accepted', 'request_signature_replayed'],
            `message ${index}`,
          );
        }
      } finally {
        for (const child of children) child.kill();
        await store.drop();
      }
    });
  });
}
