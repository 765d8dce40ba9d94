import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { endLimits } from '../oauth/world.ts';
import { BRAND_PATH } from '../world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');
const VALID = { id: 'tide', names: [{ en: 'Tide' }], url: 'https://tide.example' };
type Found = { severity: string; field: string; line: number; column: number; excerpt?: string };

describe('POST /api/brands/check', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
  });
  after(() => app.drop());
  beforeEach(() => endLimits(app));

  const check = (document: unknown, more: object = {}) =>
    app.post('/api/brands/check', {
      document: typeof document === 'string' ? document : JSON.stringify(document, null, 2),
      ...more,
    });

  it('finds no error in a file that is right, by itself and for its domain', async () => {
    for (const more of [{}, { domain: 'tide.example' }]) {
      const { status, body } = await check(VALID, more);
      assert.equal(status, 200);
      assert.deepEqual([body.valid, body.variant], [true, 'brand_canonical']);
    }
  });

  it('names the place of every finding', async () => {
    const text = JSON.stringify(
      { ...VALID, names: [{ en: 'Tide' }, 7], logos: [{ url: 'x' }], nonsense: 1 },
      null,
      2,
    );
    const { body } = await check(text);
    assert.isNotEmpty(body.findings);
    const lines = text.split('\n');
    for (const { line, column, excerpt = '' } of body.findings as Found[])
      assert.isTrue((lines[line - 1] ?? '').slice(column - 1).startsWith(excerpt));
    const fields = (body.findings as Found[]).map(({ field }) => field);
    assert.isTrue(fields.some((field) => field.startsWith('names[1]')));
    assert.isTrue(fields.some((field) => field.startsWith('logos[0]')));
  });

  it('judges a file for the domain that would serve it', async () => {
    const redirect = { house: 'tide.example', region: 'US' };
    assert.isFalse((await check(redirect, { domain: 'tide.example' })).body.valid);
    assert.isTrue((await check(redirect, { domain: 'other.example' })).body.valid);
  });

  for (const document of ['null', '[]', '{', '{}', '[[[', '"x"', `[${'{},'.repeat(12_000)}{}]`])
    it(`answers a document of another form: ${document.slice(0, 12)}`, async () => {
      const { status, body } = await check(document);
      assert.deepEqual([status, body.valid, body.variant], [200, false, null]);
      assert.isNotEmpty(body.findings);
    });

  for (const body of [
    {},
    { document: '' },
    { document: 7 },
    { document: ' '.repeat(200_001) },
    { document: '{}', domain: 'x' },
  ])
    it(`refuses ${JSON.stringify(body).slice(0, 30)}`, async () => {
      assert.equal((await app.post('/api/brands/check', body)).status, 400);
    });

  const form = async (fields: Record<string, string>, site = 'same-origin') => {
    const response = await fetch(`http://127.0.0.1:${app.address?.port}/brand-json`, {
      method: 'POST',
      headers: { accept: 'text/html', 'sec-fetch-site': site },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, text: await response.text() };
  };

  it('is a page for a text and for the file that a domain serves', async () => {
    const pasted = await form({ document: '{"id": "<script>",\r\n"names": []}' });
    assert.equal(pasted.status, 200);
    assert.include(pasted.text, 'Line 2, column 1');
    assert.notInclude(pasted.text, '<script>');
    app.sites.put('tide.example', BRAND_PATH, VALID);
    const served = await form({ domain: 'tide.example' });
    assert.include(served.text, 'It describes one brand.');
    assert.include(served.text, 'href="/brands/tide.example"');
    for (const [fields, site, status] of [
      [{}, 'same-origin', 400],
      [{ domain: 'nobody.example' }, 'same-origin', 400],
      [{ document: '{}' }, 'cross-site', 403],
    ] as const)
      assert.equal((await form(fields, site)).status, status);
  });
});
