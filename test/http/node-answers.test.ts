import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { type RawAnswer, request, sendRaw } from './raw.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

/** Lines of headers that are too few, too many or of no host, behind a request line of HTTP/1.1. */
const UNCLEAR: readonly [what: string, lines: readonly string[]][] = [
  ['no host', []],
  ['two hosts', ['Host: a.example', 'host: b.example']],
  ['the same host twice', ['Host: a.example', 'HOST: a.example']],
  ['a host with a space', ['Host: a.example b']],
  ['a host with a path', ['Host: a.example/b']],
  ['a host with a user', ['Host: user@a.example']],
  ['a host with a port that is none', ['Host: a.example:http']],
  ['a coding below the chunks', ['Host: a.example', 'Transfer-Encoding: gzip, chunked']],
  ['chunks in chunks', ['Host: a.example', 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked']],
];
const HOSTS = [
  '',
  'a.example',
  'A.example:8080',
  '192.0.2.1:80',
  '[2001:db8::1]:443',
  'a_b.example',
  'a.example:',
];

describe('what Node would answer by itself', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
  });
  after(() => app.drop());

  const ask = (...lines: readonly string[]) => {
    const body = lines.some((line) => line.startsWith('Transfer')) ? '0\r\n\r\n' : '';
    return sendRaw(
      app,
      `${['GET /healthz HTTP/1.1', ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
    );
  };

  function assertRefused(answer: RawAnswer | undefined, what: string): void {
    assert.equal(answer?.status, 400, what);
    const { error, message } = JSON.parse(answer?.body ?? '');
    assert.equal(error, 'invalid_request', what);
    assert.match(message, /Host|transfer codings|cannot be read/, what);
  }

  for (const [what, lines] of UNCLEAR)
    it(`is refused as JSON: ${what}`, async () => assertRefused((await ask(...lines))[0], what));

  it('is served with every form of a host, and without one in HTTP/1.0', async () => {
    for (const host of HOSTS) assert.equal((await ask(`Host: ${host}`))[0]?.status, 200, host);
    assert.equal((await sendRaw(app, 'GET /healthz HTTP/1.0\r\n\r\n'))[0]?.status, 200);
  });

  it('is served with an expectation that nobody knows, as any other request', async () => {
    const [answer] = await ask('Host: a.example', 'Expect: wonders');
    assert.deepEqual([answer?.status, answer?.body], [200, '{"status":"alive"}']);
  });

  for (const line of ['Expect: wonders', 'Expect: 100-continue', 'X-Nothing: special'])
    it(`waits for its turn with ${line}: a packet of many requests ends the connection`, async () => {
      const one = `GET /healthz HTTP/1.1\r\nHost: a.example\r\n${line}\r\n\r\n`;
      const answers = await sendRaw(app, one.repeat(200));
      assert.isAtMost(answers.filter(({ status }) => status !== 100).length, 1);
    });

  it('never stands inside a response, nor in the place of one', async () => {
    const headers = await app.member();
    const stream = request('GET /api/registry/feed/stream', Object.entries(headers));
    const listing = request('GET /api/brands/registry', []);
    for (const [sent, isBegun] of [
      [stream, true],
      [listing, false],
    ] as const) {
      const socket = connect(app.address?.port ?? 0, '127.0.0.1').setEncoding('latin1');
      let text = '';
      socket
        .on('error', () => {})
        .on('data', (piece) => {
          text += piece;
        });
      const closed = once(socket, 'close');
      socket.write(isBegun ? sent : `${sent}\x01 nothing\r\n\r\n`);
      if (isBegun) {
        while (!text.includes('event: heartbeat')) await sleep(5);
        socket.write('\x01 nothing\r\n\r\n');
      }
      await closed;
      assert.notInclude(text, 'cannot be read as HTTP');
    }
  });
});
