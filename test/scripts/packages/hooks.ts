import type { IncomingMessage } from 'node:http';
import { until } from '../../agent-doors/a2a/world.ts';
import type { TestApp } from '../../support/app.ts';

/** A webhook as it came: whoever stands between the sender and its receivers could send it again, or change it. */
export type Taken = {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

const HOST = 'buyer.example';
/** What receivers are told of the address at which they are reached. */
export const ORIGIN = `https://${HOST}`;

/**
 * An address that takes webhooks down. It repeats challenges, and asks to send the first event again a second later.
 *
 * @param path below /hooks
 */
export function takeDown(app: TestApp, path: string): { readonly url: string; readonly taken: Taken[] } {
  const taken: Taken[] = [];
  app.sites.serve(HOST, path, async (request, response) => {
    const body = await textOf(request);
    const { challenge } = JSON.parse(body);
    if (challenge !== undefined) return response.writeHead(200).end(JSON.stringify({ challenge }));
    const isFirst = taken.push({ headers: fieldsOf(request), body }) === 1;
    return response.writeHead(isFirst ? 503 : 200, isFirst ? { 'retry-after': '1' } : {}).end();
  });
  return { url: `${ORIGIN}${path}`, taken };
}

/** Waits for the first event and its repeat, which waits by the clock of the service. */
export async function bothOf(app: TestApp, taken: readonly Taken[]): Promise<readonly Taken[]> {
  const keyOf = ({ body }: Taken): unknown => JSON.parse(body).idempotency_key;
  return until(
    () => {
      const same = taken.filter((one, _, [first]) => first !== undefined && keyOf(one) === keyOf(first));
      // Slowly, so that the first is still valid when its repeat comes.
      if (same.length === 1) app.clock.advance(100);
      return same;
    },
    ({ length }) => length > 1,
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function fieldsOf({ rawHeaders }: IncomingMessage): [string, string][] {
  const fields: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    fields.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  return fields.filter(([name]) => !['host', 'connection', 'content-length'].includes(name.toLowerCase()));
}
