import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JSONRPCRequest } from '@modelcontextprotocol/server';
import { assert } from 'chai';
import type { McpCaller } from '../../../src/agent-doors/mcp/server.ts';
import { MODERN, openToolCalls } from '../../../src/agent-doors/mcp/tool-calls.ts';
import { type JsonPiece, joinedPieces } from '../../../src/domain/json/kept-json.ts';
import { heldDesk } from './held-desk.ts';

const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientCapabilities': {},
};
const message = (id: string | number, args: object, era: 'modern' | 'legacy'): JSONRPCRequest => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'a_task', arguments: args, ...(era === 'modern' ? { _meta: META } : {}) },
});
const callerAt = (address: string): McpCaller => ({
  principal: null,
  origin: { address, requestId: address, path: '/mcp' },
  gone: null,
});

const read = (pieces: readonly JsonPiece[]) => JSON.parse(String(joinedPieces(pieces)));

for (const era of ['modern', 'legacy'] as const) {
  describe(`calls of tools through one server, ${era}`, () => {
    it('give each caller its own answer and id, although ids are equal and answers come in another order', async () => {
      const { tools, held } = heldDesk();
      const calls = await openToolCalls(tools, era);
      const ids = [7, 7, '7', 'é"'];
      const running = ids.map((id, at) => calls.begin(message(id, { at }, era), callerAt(`10.0.0.${at}`)));
      await nextTurn();
      assert.deepEqual(
        held.map(({ call: { origin, args } }) => [origin.address, args]),
        ids.map((_, at) => [`10.0.0.${at}`, { at }]),
      );
      for (const { call, end } of held.toReversed())
        end({ kind: 'done', body: { for: call.origin.address, text: 'ü "quoted"' } });
      const answers = await Promise.all(running.map(async ({ answered }) => read(await answered)));
      for (const [at, { id, jsonrpc, result }] of answers.entries()) {
        assert.equal(id, ids[at]);
        assert.equal(jsonrpc, '2.0');
        assert.deepEqual(result.structuredContent, { for: `10.0.0.${at}`, text: 'ü "quoted"' });
        assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent);
        assert.notProperty(result, 'isError');
        assert.equal(result.resultType, era === 'modern' ? 'complete' : undefined);
      }
    });

    it('mark refusals as errors, and conceal failures behind one message', async () => {
      const { tools, held, failures } = heldDesk();
      const calls = await openToolCalls(tools, era);
      const refused = calls.begin(message(1, {}, era), callerAt('a'));
      const broken = calls.begin(message(2, {}, era), callerAt('b'));
      await nextTurn();
      held[0]?.end({ kind: 'refused', body: { code: 'INVALID_REQUEST' } });
      held[1]?.fail(new Error('a secret of the database'));
      assert.isTrue(read(await refused.answered).result.isError);
      const { error, id } = read(await broken.answered);
      assert.equal(id, 2);
      assert.equal(error.code, -32_603);
      assert.notInclude(error.message, 'secret');
      assert.match(String(failures), /a secret of the database/);
    });

    it('refuse parameters that are none, without calling the desk', async () => {
      const { tools, held } = heldDesk();
      const calls = await openToolCalls(tools, era);
      const meta = era === 'modern' ? { _meta: META } : {};
      for (const params of [
        { ...meta },
        { name: 5, ...meta },
        { name: 'a_task', arguments: 'text', ...meta },
        { name: 'a_task', arguments: [], ...meta },
      ]) {
        const wrong: JSONRPCRequest = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
        const { error } = read(await calls.begin(wrong, callerAt('a')).answered);
        assert.equal(error.code, -32_602);
      }
      assert.isEmpty(held);
    });
  });
}

describe('a call of a tool that is withdrawn', () => {
  it('is aborted and gets no answer, and another call with the same id goes on', async () => {
    const { tools, held } = heldDesk();
    const calls = await openToolCalls(tools, 'legacy');
    const mine = calls.begin(message(7, {}, 'legacy'), callerAt('a'));
    const other = calls.begin(message(7, {}, 'legacy'), callerAt('b'));
    await nextTurn();
    mine.withdraw({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } });
    await nextTurn();
    assert.deepEqual(
      held.map(({ call: { signal } }) => signal?.aborted),
      [true, false],
    );
    for (const { end } of held) end({ kind: 'done', body: {} });
    assert.equal(read(await other.answered).id, 7);
    const first = await Promise.race([mine.answered, nextTurn('nothing')]);
    assert.equal(first, 'nothing');
  });
});
