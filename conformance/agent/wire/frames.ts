import { createParser } from 'eventsource-parser';
import { isObject, type Json, parseJson } from '../../../client/json.ts';
import type { Answer } from '../../http/ask.ts';

/** The messages of a body: of JSON, or of the events of a stream. */
export function messagesOf({ text, headers }: Pick<Answer, 'text' | 'headers'>): readonly Json[] {
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('text/event-stream')) return listed(parseJson(text));
  const found: Json[] = [];
  const parser = createParser({ onEvent: ({ data }) => found.push(...listed(parseJson(data))) });
  // A stream may end without the empty line that ends its last event.
  parser.feed(text.endsWith('\n\n') ? text : `${text}\n\n`);
  return found;
}

const listed = (value: unknown): Json[] => (Array.isArray(value) ? value : [value]).filter(isObject);

/** The message that answers a request; an error without an id can only belong to it. */
export const messageFor = (answer: Pick<Answer, 'text' | 'headers'>, id: string | number): Json | undefined =>
  messagesOf(answer).find(
    (message) =>
      (message.id === id && (message.result !== undefined || message.error !== undefined)) ||
      (isObject(message.error) && (message.id === null || message.id === undefined)),
  );
