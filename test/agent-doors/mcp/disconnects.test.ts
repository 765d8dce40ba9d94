import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { assert } from 'chai';
import { createMcp } from '../../../src/agent-doors/mcp/door.ts';
import type { McpAnswer } from '../../../src/agent-doors/mcp/exchange.ts';
import { MODERN } from '../../../src/agent-doors/mcp/tool-calls.ts';
import { joinedPieces } from '../../../src/domain/json/kept-json.ts';
import { heldDesk } from './held-desk.ts';

const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientCapabilities': {},
};
const STREAM = 'text/event-stream';
const FORMS = [STREAM, 'application/json', `application/json, ${STREAM}`];

/** A call of a tool by a client of this revision, which hangs up on request; null: the client names no revision. */
async function calling(revision: string | null, accept: string) {
  const { tools, held } = heldDesk();
  const answerMcp = await createMcp({ ...tools, newId: () => 'an-id' });
  const connection = new AbortController();
  const isModern = revision === MODERN;
  const answer = answerMcp({
    message: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'a_task', arguments: {}, ...(isModern ? { _meta: META } : {}) },
    },
    accept,
    protocolVersion: revision,
    method: isModern ? 'tools/call' : null,
    name: isModern ? 'a_task' : null,
    sessionId: isModern ? null : 'a-session',
    principal: null,
    origin: { address: '10.0.0.1', requestId: 'a-request', path: '/mcp' },
    connection: { gone: connection.signal },
  });
  await nextTurn();
  const [running] = held;
  if (running === undefined) throw new Error('the desk was not called');
  return { answer, running, hangUp: () => connection.abort() };
}

const textOf = async (answer: McpAnswer): Promise<string> => {
  if (answer.kind !== 'call') throw new Error('not the answer to a call');
  return answer.body instanceof Readable ? text(answer.body) : String(joinedPieces(answer.body));
};

describe('a caller of a tool that disconnects', () => {
  for (const accept of FORMS) {
    for (const revision of [null, '2025-03-26', '2025-06-18', '2025-11-25']) {
      it(`withdraws nothing in revision ${revision ?? 'of no name'}, of a response as ${accept}`, async () => {
        const { answer, running, hangUp } = await calling(revision, accept);
        hangUp();
        await nextTurn();
        assert.isFalse(running.call.signal?.aborted);
        running.end({ kind: 'done', body: { done: true } });
        assert.include(await textOf(await answer), '"structuredContent":{"done":true}');
      });
    }

    it(`withdraws its call in revision ${MODERN}, of a response as ${accept}`, async () => {
      const { answer, running, hangUp } = await calling(MODERN, accept);
      assert.isFalse(running.call.signal?.aborted);
      hangUp();
      assert.isTrue(running.call.signal?.aborted);
      running.end({ kind: 'canceled', body: {} });
      await answer;
    });
  }
});
