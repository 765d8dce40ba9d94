import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { assert } from 'chai';
import { bodyOf, eventBody } from '../../../src/agent-doors/mcp/body.ts';
import type { JsonPiece } from '../../../src/domain/json/kept-json.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const never = new AbortController().signal;

/** A stream that is given its pieces from outside. */
function opened() {
  const state = { isCanceled: false };
  let controls: { enqueue(piece: Uint8Array): void; close(): void; error(cause: Error): void } | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controls = controller;
    },
    cancel: () => {
      state.isCanceled = true;
    },
  });
  if (controls === undefined) throw new Error('no controls');
  return { stream, state, controls };
}

describe('the body of an MCP answer', () => {
  it('is bytes when the stream ends with its first piece', async () => {
    const { stream, controls } = opened();
    const body = bodyOf(stream, never);
    controls.enqueue(bytes('data: ä\n\n'));
    controls.close();
    const sent = await body;
    assert.isTrue(Buffer.isBuffer(sent));
    assert.equal(String(sent), 'data: ä\n\n');
  });

  it('is empty when the stream ends without a piece', async () => {
    const { stream, controls } = opened();
    controls.close();
    assert.equal(String(await bodyOf(stream, never)), '');
  });

  it('is a stream with all pieces in order when more follow', async () => {
    const { stream, controls } = opened();
    controls.enqueue(bytes('one '));
    const body = await bodyOf(stream, never);
    assert.instanceOf(body, Readable);
    controls.enqueue(bytes('two '));
    await nextTurn();
    controls.enqueue(bytes('three'));
    controls.close();
    assert.equal(String(await buffer(body as Readable)), 'one two three');
  });

  it('fails with a stream that fails, before its first piece and after it', async () => {
    const early = opened();
    const late = opened();
    early.controls.error(new Error('broken'));
    assert.match(String(await bodyOf(early.stream, never).catch(String)), /broken/);
    late.controls.enqueue(bytes('one'));
    const body = (await bodyOf(late.stream, never)) as Readable;
    late.controls.error(new Error('broken'));
    assert.match(String(await buffer(body).catch(String)), /broken/);
  });

  for (const when of ['before it is read', 'while its first piece is awaited'] as const) {
    it(`cancels the stream of a connection that closes ${when}`, async () => {
      const { stream, state } = opened();
      const gone = new AbortController();
      if (when === 'before it is read') gone.abort();
      const body = bodyOf(stream, gone.signal);
      gone.abort();
      assert.equal(String(await body), '');
      assert.isTrue(state.isCanceled);
    });
  }

  it('cancels the stream when its reader stops', async () => {
    const { stream, state, controls } = opened();
    controls.enqueue(bytes('one'));
    const body = (await bodyOf(stream, never)) as Readable;
    for await (const piece of body) {
      assert.equal(String(Buffer.from(piece)), 'one');
      controls.enqueue(bytes('two'));
      break;
    }
    assert.isTrue(state.isCanceled);
  });
});

describe('the body of a stream of one event', () => {
  it('is the event when its data is there in time', async () => {
    const pieces = await eventBody(Promise.resolve(['{"a":', Buffer.from('"é"}')]));
    assert.equal(Array.from(pieces as readonly JsonPiece[]).join(''), 'event: message\ndata: {"a":"é"}\n\n');
  });

  it('is empty when there is no event', async () => {
    assert.deepEqual(await eventBody(Promise.resolve(null)), []);
  });

  it('begins with a comment when its data takes long, and ends with the event', async () => {
    let give = (_: string[]) => {};
    const data = new Promise<string[]>((resolve) => {
      give = resolve;
    });
    const body = await eventBody(data, 1);
    assert.instanceOf(body, Readable);
    const read = buffer(body as Readable);
    give(['{}']);
    assert.equal(String(await read), ': keepalive\n\nevent: message\ndata: {}\n\n');
  });

  it('fails with its data, in time and late', async () => {
    assert.match(String(await eventBody(Promise.reject(new Error('broken'))).catch(String)), /broken/);
    let fail = (_: Error) => {};
    const data = new Promise<string[]>((_, reject) => {
      fail = reject;
    });
    const body = (await eventBody(data, 1)) as Readable;
    const read = buffer(body).catch(String);
    fail(new Error('broken'));
    assert.match(String(await read), /broken/);
  });
});
