import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import type { Context } from '../check.ts';
import type { Exchange } from '../http/exchange.ts';

export type StreamRead = {
  readonly status: number;
  readonly contentType: string;
  readonly frames: readonly EventSourceMessage[];
  readonly exchange: Exchange;
};

/** Frames that are read of a stream at most. */
const MOST_FRAMES = 200;

/** Reads an event stream as a member until enough has come, the time is over, or the stream ends. */
export async function readStream(
  context: Context,
  query: Readonly<Record<string, string>>,
  { isEnough, withinMs }: { isEnough: (frames: readonly EventSourceMessage[]) => boolean; withinMs: number },
): Promise<StreamRead> {
  const token = context.credential('member');
  const late = AbortSignal.timeout(withinMs);
  const { response, exchange } = await context.channel.exchange(
    `/api/registry/feed/stream?${new URLSearchParams(query)}`,
    { headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` }, signal: late },
  );
  const { status, headers, body } = response;
  const frames: EventSourceMessage[] = [];
  const read = { status, contentType: headers.get('content-type') ?? '', frames, exchange };
  if (status !== 200 || body === null) {
    await response.text();
    return read;
  }
  const parsed = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  try {
    for await (const frame of parsed) {
      frames.push(frame);
      if (isEnough(frames) || frames.length >= MOST_FRAMES) break;
    }
  } catch (cause) {
    if (!late.aborted) throw cause;
  }
  return read;
}
