import { assert } from 'chai';
import { readPublishedContract } from '../support/contract.ts';
import { engines } from '../support/databases.ts';
import { requestOf, sendPatiently } from './exchange.ts';
import { goodOf, startWorld, type World } from './world.ts';

const contract = readPublishedContract();

/** Headers that any caller, proxy or scanner sends, in forms that nobody meant. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"a", "b",,W/"c' },
  { 'if-none-match': `${'"x", '.repeat(500)}"y"` },
  { 'if-modified-since': 'yesterday' },
  { 'if-modified-since': 'Fri, 31 Dec 99999 23:59:59 GMT' },
  { 'if-match': '"nothing"', 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { range: 'bytes=0-0,5-,-1,9-2' },
  { range: 'bytes=99999999999999999999-' },
  { 'if-range': '"x"', range: 'lines=1-2' },
  { accept: 'text/html;q=2, */*;q=-1, application/json;q=NaN' },
  { accept: 'application/json;q=0' },
  { accept: ';;;,,,/;q' },
  { 'accept-encoding': 'br;q=1.0001, gzip;q=, *;q=0, identity;q=0' },
  { 'accept-language': 'xx-x-y;q=9, *;q=0, de--' },
  { 'x-forwarded-for': '::1, unknown, 10.0.0.1:99999, _hidden', 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-host': 'evil.example"/><x', forwarded: 'for="[::1";host=;proto=,,' },
  { prefer: 'respond-async, wait=99999999999, return=nothing' },
  { cookie: `__Host-session=${'x'.repeat(7_000)}; =; ;;a` },
  { 'last-event-id': '\u00ff%00' },
  { 'last-event-id': '9'.repeat(2_000) },
  { 'x-request-id': '{"a":1}', traceparent: '00-zz-zz-zz', tracestate: '=,=' },
  { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'sideways' },
];

const CREDENTIALS = [
  '',
  'Bearer',
  'Bearer ',
  'Basic Og==',
  'Negotiate x',
  'DPoP a.b.c',
  `Bearer ${'a.'.repeat(2_000)}`,
];

/** Statuses that say something of these headers themselves, on every address. */
const OF_HEADERS = new Set([304, 400, 406, 412, 416]);

for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
  describe('headers in forms that nobody meant', () => {
    let world: World;
    before(async () => {
      world = await startWorld(engine);
    });
    after(() => world.close());

    for (const operation of contract.operations.filter(({ method }) => method === 'GET')) {
      it(`get a documented answer from ${operation.id}, and never a failure`, async () => {
        const request = requestOf(world, operation, goodOf(world, operation));
        const problems: string[] = [];
        const ask = async (more: Readonly<Record<string, string>>, allowed: ReadonlySet<number>) => {
          const answer = await sendPatiently(world, { ...request, headers: { ...request.headers, ...more } });
          const { status } = answer;
          const isFine = status < 500 && (operation.responses.has(status) || allowed.has(status));
          if (!isFine)
            problems.push(`${JSON.stringify(more).slice(0, 80)}: ${status} ${answer.text.slice(0, 120)}`);
        };
        for (const more of HEADERS) await ask(more, OF_HEADERS);
        for (const authorization of CREDENTIALS) await ask({ authorization }, new Set([400, 401]));
        assert.deepEqual(problems, []);
      });
    }
  });
}
