import { gzipSync } from 'node:zlib';
import { assert } from 'chai';
import { operations } from '../../generated/operations.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { type RawAnswer, request, sendHalf, sendRaw } from './raw.ts';

const PATH = '/api/properties/resolve/bulk';
const LIMIT = operations.resolvePropertiesBulk.bodyLimit;
const BODY = '{"domains":["a.example"]}';
const LENGTH = String(BODY.length);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`bodies at the door on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    beforeEach(() => app.clock.advance(60_000));
    after(() => app.drop());

    const post = (headers: readonly [string, string][], body = BODY) =>
      sendRaw(app, request(`POST ${PATH}`, [...headers, ['Connection', 'close']], body));
    const one = async (headers: readonly [string, string][], body = BODY): Promise<RawAnswer> => {
      const [answer, ...more] = await post(headers, body);
      assert.lengthOf(more, 0);
      return answer ?? assert.fail('no answer came');
    };
    const json = ['Content-Type', 'application/json'] as const;
    const length = ['Content-Length', LENGTH] as const;

    it('are taken as JSON in UTF-8, however the type is written', async () => {
      for (const type of [
        'application/json',
        'APPLICATION/JSON',
        'application/json; charset=utf-8',
        'application/json;charset="UTF-8"',
        'application/json; charset=utf-8; profile=x',
        'application/json; charset=UTF8',
        'application/json;charset=utf8',
        'application/json; charset="utf8"',
        'application/json;',
        'application/vnd.registry+json',
      ]) {
        const { status, body } = await one([['Content-Type', type], [...length]]);
        assert.equal(status, 200, type);
        assert.deepEqual(JSON.parse(body), { results: {} });
      }
      const bom = await sendRaw(
        app,
        request(`POST ${PATH}`, [
          [...json],
          ['Content-Length', String(BODY.length + 3)],
          ['Connection', 'close'],
        ]),
        Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(BODY)]),
      );
      assert.equal(bom[0]?.status, 200);
    });

    it('are refused with 415 in any other type or charset', async () => {
      for (const type of [
        'text/plain',
        'text/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=latin1',
        'application/json; charset=utf-16',
        'application/json; charset=utf-88',
        'application/json; charset=xutf8',
        'application/jsonp',
        'json',
        ';;;',
        '',
      ]) {
        const answer = await one([['Content-Type', type], [...length]]);
        assert.equal(answer.status, 415, type);
        assert.equal(JSON.parse(answer.body).error, 'unsupported_media_type');
      }
      assert.equal((await one([[...length]])).status, 415, 'no type at all');
    });

    it('are refused with 415 when they are packed', async () => {
      const packed = gzipSync(BODY);
      for (const encoding of ['gzip', 'deflate', 'br', 'GZIP', 'gzip, identity', 'unknown']) {
        const headers = [
          [...json],
          ['Content-Encoding', encoding],
          ['Content-Length', String(packed.length)],
        ] as const;
        const [answer] = await sendRaw(
          app,
          request(`POST ${PATH}`, [
            ...headers.map(([a, b]) => [a, b] as [string, string]),
            ['Connection', 'close'],
          ]),
          packed,
        );
        assert.equal(answer?.status, 415, encoding);
      }
      for (const plain of ['identity', 'Identity', '']) {
        const { status } = await one([[...json], ['Content-Encoding', plain], [...length]]);
        assert.equal(status, 200, `"${plain}"`);
      }
    });

    it('are refused with 400 when they are no JSON', async () => {
      for (const body of [
        '{',
        '{"domains":["a.example"]',
        'undefined',
        "{'domains':[]}",
        '{"domains":[1,]}',
        'NaN',
        '{}{}',
        ' ',
      ]) {
        const answer = await one([[...json], ['Content-Length', String(body.length)]], body);
        assert.equal(answer.status, 400, body);
        assert.deepInclude(JSON.parse(answer.body), {
          error: 'invalid_request',
          issues: [{ path: '', message: 'not valid JSON in UTF-8' }],
        });
      }
      const latin = Buffer.from('{"domains":["b\xfccher.example"]}', 'latin1');
      const [answer] = await sendRaw(
        app,
        request(`POST ${PATH}`, [
          [...json],
          ['Content-Length', String(latin.length)],
          ['Connection', 'close'],
        ]),
        latin,
      );
      assert.equal(answer?.status, 400, 'not UTF-8');
    });

    it('are refused with 400 when they are missing', async () => {
      for (const headers of [
        [[...json]],
        [[...json], ['Content-Length', '0']],
        [],
        [['Content-Length', '0']],
      ] as const) {
        const answer = await one(
          headers.map(([a, b]) => [a, b] as [string, string]),
          '',
        );
        assert.equal(answer.status, 400, JSON.stringify(headers));
        assert.equal(JSON.parse(answer.body).error, 'invalid_request');
      }
      const chunked = await one([[...json], ['Transfer-Encoding', 'chunked']], '0\r\n\r\n');
      assert.equal(chunked.status, 400);
    });

    it('may come in chunks', async () => {
      const chunked = [[...json], ['Transfer-Encoding', 'chunked']].map(
        ([a, b]) => [a, b] as [string, string],
      );
      const whole = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
      assert.equal((await one(chunked, whole)).status, 200);
      const pieces = [...BODY].map((char) => `1\r\n${char}\r\n`).join('');
      assert.equal((await one(chunked, `${pieces}0\r\n\r\n`)).status, 200);
      assert.equal((await one(chunked, 'zz\r\nnot a length')).status, 400);
    });

    it('are refused with 413 over the limit of the operation, announced or not, before they are read', async () => {
      const announced = await one([[...json], ['Content-Length', String(LIMIT + 1)]], '{');
      assert.equal(announced.status, 413);
      assert.equal(JSON.parse(announced.body).error, 'payload_too_large');
      const chunk = `1000\r\n${' '.repeat(0x1000)}\r\n`;
      const [poured] = await sendRaw(
        app,
        request(`POST ${PATH}`, [[...json], ['Transfer-Encoding', 'chunked'], ['Connection', 'close']]),
        ...Array.from({ length: LIMIT / 0x1000 + 1 }, () => chunk),
        '0\r\n\r\n',
      );
      assert.equal(poured?.status, 413);
      const largest = `${' '.repeat(LIMIT - BODY.length)}${BODY}`;
      assert.equal((await one([[...json], ['Content-Length', String(largest.length)]], largest)).status, 200);
    });

    it('of contradicting lengths never reach a handler', async () => {
      for (const headers of [
        [['Content-Length', 'abc']],
        [['Content-Length', '-1']],
        [['Content-Length', '1e3']],
        [['Content-Length', `${LENGTH}, ${LENGTH}`]],
        [
          ['Content-Length', LENGTH],
          ['Content-Length', '5'],
        ],
        [
          ['Content-Length', LENGTH],
          ['Transfer-Encoding', 'chunked'],
        ],
        [['Transfer-Encoding', 'chunked, identity']],
        [['Transfer-Encoding', 'gzip']],
        [['Content-Length', '99999999999999999999']],
      ] as const) {
        const before = app.logged.length;
        const answers = await post([[...json], ...headers.map(([a, b]) => [a, b] as [string, string])]);
        assert.notInclude(
          answers.map(({ status }) => status),
          200,
          JSON.stringify(headers),
        );
        for (const { status } of answers) assert.include([400, 413, 501], status, JSON.stringify(headers));
        assert.notInclude(app.logged.slice(before).join(), '"status":200', JSON.stringify(headers));
      }
    });

    it('that end too soon leave the service alive', async () => {
      const before = app.logged.length;
      await sendHalf(app, request(`POST ${PATH}`, [[...json], ['Content-Length', '1000']], BODY));
      assert.equal((await app.get('/healthz')).status, 200);
      assert.notMatch(app.logged.slice(before).join('\n'), /"status":500/);
    });

    it('count the first of two types', async () => {
      assert.equal((await one([[...json], ['Content-Type', 'text/plain'], [...length]])).status, 200);
      assert.equal((await one([['Content-Type', 'text/plain'], [...json], [...length]])).status, 415);
    });

    it('of a GET are not looked at', async () => {
      const [answer] = await sendRaw(
        app,
        request('GET /healthz', [['Content-Type', 'text/plain'], [...length], ['Connection', 'close']], BODY),
      );
      assert.equal(answer?.status, 200);
    });

    it('take the last of two names that are the same', async () => {
      for (const [first, last, status] of [
        ['a.example', '-', 400],
        ['-', 'b.example', 200],
      ] as const) {
        const body = `{"domains":["${first}"],"domains":["${last}"]}`;
        const answer = await one([[...json], ['Content-Length', String(body.length)]], body);
        assert.equal(answer.status, status, answer.body);
      }
    });
  });
}
