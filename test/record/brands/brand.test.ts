import { assert } from 'chai';
import type { BrandFetched } from '../../../src/domain/brands/resolve.ts';
import { resolveBrandSteps } from '../../../src/domain/brands/resolve.ts';
import { parseJsonDocument } from '../../../src/domain/json/document.ts';
import { sha256Hex } from '../../../src/domain/text/sha256.ts';
import { newId } from '../../../src/infra/random.ts';
import { recordBrand } from '../../../src/record/brands/brand.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const DOMAIN = 'once.example';
const FILE = { id: 'once', names: [{ en: 'Once' }], properties: [{ type: 'website', identifier: DOMAIN }] };
const now = new Date('2026-05-01T12:00:00Z');
const bytesOf = (text: string) => new TextEncoder().encode(text);
/** Bytes that are not the parsed value: what reads them again would see another file. */
const body = bytesOf('{"id": "another"}');
const parsed = parseJsonDocument(bytesOf(JSON.stringify(FILE)));
const url = `https://${DOMAIN}/.well-known/brand.json`;

/** The result of a look whose first file was fetched and parsed before. */
function lookFor(first: BrandFetched) {
  const steps = resolveBrandSteps(DOMAIN, { now });
  let step = steps.next();
  for (let isFirst = true; !step.done; isFirst = false)
    step = steps.next(
      isFirst
        ? first
        : { kind: 'fetched', status: 404, url: step.value.url, body: bytesOf(''), notModified: false },
    );
  return step.value;
}
const fetched = { kind: 'fetched', status: 200, url, body, notModified: false } as const;

describe('a brand file that was parsed when it was fetched', () => {
  it('resolves to the parsed value without a second reading of its bytes', () => {
    const look = lookFor({ ...fetched, parsed });
    assert.equal(look.outcome, 'resolved');
    assert.equal(look.outcome === 'resolved' && look.record.brand_name, 'Once');
  });

  it('resolves to what its bytes say when nobody has parsed it', () => {
    assert.notEqual(lookFor(fetched).outcome, 'resolved');
  });

  for (const engine of engines)
    describe(`on ${engine.name}`, () => {
      let store: TestStore;
      before(async () => {
        store = await engine.open();
      });
      after(() => store.drop());

      const stored = async (file: typeof parsed) => {
        const look = lookFor({ ...fetched, parsed });
        const ownFile = { url, body, parsed: file, etag: null, lastModified: null };
        await store.transaction((tx) =>
          recordBrand(tx, { look, ownFile }, { domain: DOMAIN, now, newId, actor: 'test' }),
        );
        return {
          document: await store.read.documents.find(DOMAIN, 'brand'),
          text: await store.read.documents.findBody(DOMAIN, 'brand'),
        };
      };

      it('is stored as the parsed value, with the digest of its bytes', async () => {
        const { document, text } = await stored(parsed);
        assert.deepEqual(JSON.parse(text ?? ''), FILE);
        assert.equal(document?.sha256, sha256Hex(body));
        assert.equal(document?.bytes, body.length);
      });

      it('is not stored when it could not be parsed', async () => {
        assert.isUndefined((await stored(parseJsonDocument(bytesOf('{')))).document);
      });
    });
});
