import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { tasks } from '../../generated/tasks.ts';
import { VOCABULARY } from '../../src/domain/contract/publish.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';

const FOLDER = '/schemas/v3';
const SCHEMA = `${FOLDER}/core/account-ref.json`;

type Raw = { status: number; headers: Record<string, unknown>; bytes: Buffer };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the published contract over HTTP, on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    /** The path as it is, and the bytes as they come. */
    const raw = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
      new Promise((resolve, reject) => {
        const port = app.address?.port;
        const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes: Buffer.concat(chunks),
            }),
          );
        });
        sent.on('error', reject).end();
      });

    it('lists every schema with the hash of its bytes, and the bundles of every task', async () => {
      const { body } = await app.get(`${FOLDER}/index.json`);
      assert.equal(body.protocol, protocol.name);
      assert.deepEqual(
        body.tasks.map(({ name }: { name: string }) => name),
        Object.keys(tasks),
      );
      const listed = [
        ...body.schemas.slice(0, 3),
        ...body.tasks.slice(0, 2).flatMap(({ bundles }: { bundles: object }) => Object.values(bundles)),
      ];
      for (const { url, sha256, bytes } of listed) {
        assert.isTrue(url.startsWith(`${app.baseUrl}${FOLDER}/`));
        const { text } = await app.get(url.slice(app.baseUrl.length));
        assert.equal(createHash('sha256').update(text).digest('hex'), sha256);
        assert.equal(Buffer.byteLength(text), bytes);
      }
    });

    it('lets a validator follow references from a served file over HTTP alone', async () => {
      const opened: string[] = [];
      const ajv = new Ajv2020({
        logger: false,
        loadSchema: async (uri): Promise<AnySchemaObject> => {
          opened.push(uri);
          return (
            await fetch(uri.replace(app.baseUrl, `http://127.0.0.1:${app.address?.port}`))
          ).json() as never;
        },
      });
      formats.default(ajv);
      ajv.addVocabulary(VOCABULARY.map(({ keyword }) => keyword));
      const { body } = await app.get(`${FOLDER}/${tasks.list_tasks.request}.json`);
      const validate = await ajv.compileAsync(body);
      assert.isNotEmpty(opened);
      assert.isTrue(validate({ account: { account_id: 'acc_1' } }), JSON.stringify(validate.errors));
      assert.isFalse(validate({ account: { account_id: 1 } }));
    });

    it('serves a bundle that a plain validator compiles without anything else', async () => {
      const { body } = await app.get(`${FOLDER}/bundles/list_tasks-request.json`);
      const ajv = new Ajv2020({ logger: false });
      formats.default(ajv);
      const validate = ajv.compile(body);
      assert.isTrue(validate({ account: { account_id: 'acc_1' } }));
      assert.isFalse(validate({ account: { account_id: 1 } }));
    });

    it('sends the packing that the client takes, under a tag of its own', async () => {
      const plain = await raw(SCHEMA);
      assert.notProperty(plain.headers, 'content-encoding');
      const tags = [plain.headers.etag];
      for (const [accepted, coding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['br;q=0, gzip', 'gzip'],
        ['gzip', 'gzip'],
        ['*', 'br'],
        ['gzip;q=0, identity', undefined],
        ['deflate', undefined],
        ['identity;q=0', undefined],
        [';;,,q=', undefined],
      ] as const) {
        const { headers, bytes } = await raw(SCHEMA, { 'accept-encoding': accepted });
        assert.equal(headers['content-encoding'], coding, accepted);
        assert.equal(headers.vary, 'Accept, Accept-Encoding');
        const text =
          coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes;
        assert.isTrue(text.equals(plain.bytes), accepted);
        tags.push(headers.etag);
      }
      assert.lengthOf(new Set(tags), 3);
    });

    it('answers 304 to the tag of the form that it would send, and HEAD without a body', async () => {
      const br = { 'accept-encoding': 'br' };
      const etag = String((await raw(SCHEMA, br)).headers.etag);
      for (const known of [etag, `"x", W/${etag}`, '*'])
        assert.equal((await raw(SCHEMA, { ...br, 'if-none-match': known })).status, 304, known);
      for (const other of ['"x"', etag.replace('-br', ''), `${'"y", '.repeat(1_000)}"z"`])
        assert.equal((await raw(SCHEMA, { ...br, 'if-none-match': other })).status, 200, other.slice(0, 40));
      const head = await raw(SCHEMA, br, 'HEAD');
      assert.equal(head.status, 200);
      assert.equal(head.bytes.length, 0);
      assert.equal(head.headers.etag, etag);
      assert.isAbove(Number(head.headers['content-length']), 0);
    });

    it('may be read by pages of any origin and cached for five minutes; a range is the whole', async () => {
      const { headers } = await raw(SCHEMA, { origin: 'https://elsewhere.example' });
      assert.equal(headers['access-control-allow-origin'], '*');
      assert.equal(headers['cache-control'], 'public, max-age=300');
      assert.equal((await raw(SCHEMA, { range: 'bytes=0-1,5-9' })).status, 200);
    });

    it('takes slashes as they are or escaped once, and serves nothing outside the contract', async () => {
      assert.equal((await raw(`${FOLDER}/core%2Faccount-ref.json`)).status, 200);
      for (const path of [
        'core%252Faccount-ref.json',
        '../../package.json',
        '..%2f..%2fpackage.json',
        '%2e%2e/%2e%2e/package.json',
        'vectors/../../../package.json',
        'vectors/signing/..%2f..%2f..%2f..%2fpackage.json',
        'core\\account-ref.json',
        'core/account-ref.json/',
        '/core/account-ref.json',
        'core//account-ref.json',
        'Core/account-ref.json',
        'core/account-ref',
        'bundles/constructor-request.json',
        'bundles/__proto__-request.json',
        '__proto__.json',
        '%zz',
        '%c0%ae%c0%ae/package.json',
      ]) {
        const { status, headers, bytes } = await raw(`${FOLDER}/${path}`);
        assert.equal(status, 404, path);
        assert.equal(headers['cache-control'], 'no-store');
        assert.equal(JSON.parse(bytes.toString()).error, 'not_found');
      }
      assert.equal((await raw(`${SCHEMA}%00`)).status, 400);
      const long = await raw(`${FOLDER}/${'a'.repeat(8192)}`);
      assert.equal(long.status, 400);
      assert.isBelow(long.bytes.length, 1_000);
    });

    it('names what was probably meant', async () => {
      const { status, body } = await app.get(`${FOLDER}/core/acount-ref.json`);
      assert.equal(status, 404);
      assert.equal(body.did_you_mean[0], `${app.baseUrl}${SCHEMA}`);
      assert.include(body.message, 'core/acount-ref.json');
      assert.notProperty((await app.get(`${FOLDER}/wp-login.php`)).body, 'did_you_mean');
    });

    it('leads from a folder to its index', async () => {
      for (const folder of [FOLDER, `${FOLDER}/`, `${FOLDER}/releases/`]) {
        const { status, headers } = await app.get(folder);
        assert.equal(status, 308);
        assert.equal(headers.get('location'), `${app.baseUrl}${folder.replace(/\/$/, '')}/index.json`);
      }
      assert.equal((await app.send('POST', `${FOLDER}/index.json`)).status, 405);
    });

    it('has the test vectors, as they stand in the project', async () => {
      const { body } = await app.get(`${FOLDER}/vectors/index.json`);
      const [{ path, url }] = body.vectors;
      const { text } = await app.get(url.slice(app.baseUrl.length));
      assert.equal(text, readFileSync(join(projectRoot, 'schemas/v3', path), 'utf8'));
    });
  });
}
