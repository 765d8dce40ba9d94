import { parseObject } from '../../domain/agents/task-answer.ts';
import { objectsIn } from '../../domain/json/object.ts';
import { eventData, GuardedFetchError } from '../guarded-fetch.ts';

const SESSION = 'mcp-session-id';
const notKnown = () => new Response(null, { status: 400 });

/**
 * The one message of a response that answers the request, as JSON; without it the library would wait until the time is
 * over. Of an agent that cannot make sense of `server/discover`, in whatever way, the library learns that it does not
 * speak the new revision.
 */
export async function answered(response: Response, asked: unknown): Promise<Response> {
  const { id, method } = (typeof asked === 'string' ? parseObject(asked) : undefined) ?? {};
  const isProbe = method === 'server/discover';
  if (!response.ok) return isProbe && response.status >= 500 ? notKnown() : response;
  if (id === undefined) return response;
  const { headers } = response;
  const isEvents = /^text\/event-stream/i.test(headers.get('content-type') ?? '');
  const text = await response.text();
  const found = (isEvents ? eventData(text) : [text])
    .flatMap(messagesIn)
    .find((message) =>
      message.error === undefined
        ? message.id === id && message.result !== undefined
        : message.id === id || message.id === null || message.id === undefined,
    );
  if (found === undefined) {
    if (isProbe) return notKnown();
    throw new GuardedFetchError('bad_response', 'the agent sent no answer to the request');
  }
  const session = headers.get(SESSION);
  return Response.json({ ...found, id }, { headers: session === null ? {} : { [SESSION]: session } });
}

/** Older agents may put several messages into one list. */
function messagesIn(text: string): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(text);
    return objectsIn(Array.isArray(value) ? value : [value]);
  } catch {
    return [];
  }
}
