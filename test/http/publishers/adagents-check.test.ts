import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { endLimits } from '../oauth/world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');
const VALID = {
  authorized_agents: [
    {
      url: 'https://sales.example',
      authorized_for: 'All pages',
      authorization_type: 'property_ids',
      property_ids: ['site'],
    },
  ],
  properties: [
    {
      property_id: 'site',
      property_type: 'website',
      name: 'News',
      identifiers: [{ type: 'domain', value: 'news.example' }],
    },
  ],
  last_updated: '2026-01-15T08:30:00Z',
};
type Found = {
  severity: string;
  field: string;
  message: string;
  line: number;
  column: number;
  excerpt?: string;
};

describe('POST /api/adagents/check', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
  });
  after(() => app.drop());
  beforeEach(() => endLimits(app));

  const check = (document: unknown, more: object = {}) =>
    app.post('/api/adagents/check', {
      document: typeof document === 'string' ? document : JSON.stringify(document, null, 2),
      ...more,
    });

  it('finds nothing in a file that is right, by itself and for its domain', async () => {
    for (const more of [{}, { domain: 'news.example' }, { domain: 'https://www.News.example/' }]) {
      const { status, body } = await check(VALID, more);
      assert.equal(status, 200);
      assert.deepEqual(body.data, { valid: true, findings: [], agent_count: 1, property_count: 1 });
    }
  });

  it('names line, column and text of every finding, in the order of the text', async () => {
    const text = JSON.stringify(
      { ...VALID, authorized_agents: [...VALID.authorized_agents, { url: 'http://b.example' }, { url: 7 }] },
      null,
      2,
    );
    const { body } = await check(text);
    const lines = text.split('\n');
    assert.isNotEmpty(body.data.findings);
    const found: Found[] = body.data.findings;
    for (const { line, column, excerpt = '' } of found)
      assert.isTrue(
        (lines[line - 1] ?? '').slice(column - 1).startsWith(excerpt),
        `${line}:${column} ${excerpt}`,
      );
    assert.includeMembers(
      found.map(({ excerpt }) => excerpt),
      ['"url": "http://b.example"', '"url": 7'],
    );
    assert.deepEqual(
      found.map(({ line }) => line),
      found.map(({ line }) => line).sort((a, b) => a - b),
    );
  });

  for (const [name, document, line, column] of [
    ['a comma too many', '{\n  "authorized_agents": [],\n}', 3, 1],
    ['a text that ends early', '{\n  "authorized_agents": [', 2, 25],
    ['a quote that is missing', '{\n  "authorized_agents: []\n}', 2, 25],
    ['a page', '<!doctype html>\n<html></html>', 1, 1],
  ] as const)
    it(`finds where a text stops being JSON: ${name}`, async () => {
      const { body } = await check(document);
      assert.isFalse(body.data.valid);
      const [first] = body.data.findings;
      assert.deepEqual([first.field, first.line, first.column], ['json', line, column], first.message);
    });

  it('finds a name that stands twice at its last place', async () => {
    const { body } = await check('{\n "properties": [],\n "authorized_agents": [],\n "properties": []\n}');
    const twice = body.data.findings.find(({ message }: Found) => message.includes('more than once'));
    assert.deepEqual([twice.field, twice.line], ['properties', 4]);
  });

  it('leaves files of many values to where they are served', async () => {
    const { body } = await check(`[${'{},'.repeat(12_000)}{}]`);
    assert.isFalse(body.data.valid);
    assert.match(body.data.findings[0].message, /more than 12000 values/);
  });

  it('tells where a pointer leads, and fetches nothing', async () => {
    const asked = app.dns.asked.length;
    const { body } = await check({ authoritative_location: 'https://files.example/adagents.json' });
    assert.equal(body.data.location, 'https://files.example/adagents.json');
    assert.equal(app.dns.asked.length, asked);
  });

  for (const document of [
    'null',
    '[]',
    '7',
    '""',
    '{}',
    '[[[[[[',
    `${'['.repeat(5_000)}`,
    '{"authorized_agents":{}}',
  ])
    it(`answers a document of another form: ${document.slice(0, 24)}`, async () => {
      const { status, body } = await check(document);
      assert.equal(status, 200);
      assert.isFalse(body.data.valid);
      assert.isNotEmpty(body.data.findings);
    });

  for (const [name, body] of [
    ['no document', {}],
    ['an empty one', { document: '' }],
    ['one that is too long', { document: ' '.repeat(200_001) }],
    ['one that is no text', { document: {} }],
    ['a domain that is none', { document: '{}', domain: 'x' }],
    ['what no store takes', { document: 'a\0b' }],
  ] as const)
    it(`refuses ${name}`, async () => {
      assert.equal((await app.post('/api/adagents/check', body)).status, 400);
    });

  it('has a limit of calls, which the making of a file has not', async () => {
    for (let left = 30; left > 0; left -= 1) assert.equal((await check('{}')).status, 200);
    assert.equal((await check('{}')).status, 429);
    assert.equal((await app.post('/api/adagents/create', { authorized_agents: [] })).status, 400);
    const page = await form({ document: '{}' });
    assert.deepEqual([page.status, page.headers.get('content-type')], [429, 'text/html; charset=utf-8']);
  });

  const form = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${app.address?.port}/adagents`, {
      method: 'POST',
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('is a page on which a text is pasted, and which shows it again with its findings', async () => {
    const { text: empty } = await app.get('/adagents', { accept: 'text/html' });
    assert.include(empty, '<textarea id="document" name="document"');
    const document =
      '{\r\n  "authorized_agents": [ { "url": "http://b.example" } ],\r\n  "x": "</textarea><script>"\r\n}';
    const { status, text, headers } = await form({ document, domain: 'news.example' });
    assert.equal(status, 200);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.include(text, '<strong>Line 2, column 28</strong>');
    assert.include(text, '&lt;/textarea>&lt;script>');
    assert.notInclude(text, '<script>');
    assert.include(text, '<title>Error: Check');
  });

  it('is a page that reads what a domain serves now', async () => {
    app.sites.put('news.example', '/.well-known/adagents.json', VALID);
    const { text } = await form({ domain: 'news.example' });
    assert.include(text, 'https://news.example/.well-known/adagents.json');
    assert.include(text, '&quot;property_id&quot;: &quot;site&quot;');
    const missing = await form({ domain: 'nobody.example' });
    assert.equal(missing.status, 200);
    assert.include(missing.text, 'No file was found at');
  });

  for (const [name, fields] of [
    ['nothing', {}],
    ['blanks', { document: ' \n ', domain: ' ' }],
    ['a text that is too long', { document: 'x'.repeat(200_001) }],
    ['a domain that is none', { domain: '<b>' }],
  ] as [string, Record<string, string>][])
    it(`is a page that says why ${name} is not checked`, async () => {
      const { status, text } = await form(fields);
      assert.equal(status, 400);
      assert.include(text, 'Not checked');
    });

  it('is a page that takes no form of another site, no other form, and none that is too large', async () => {
    for (const site of ['cross-site', 'same-site'])
      assert.equal((await form({ document: '{}' }, { 'sec-fetch-site': site })).status, 403);
    const json = await app.send('POST', '/adagents', { accept: 'text/html' }, { document: '{}' });
    assert.equal(json.status, 415);
    assert.equal((await form({ document: 'x'.repeat(2_100_000) })).status, 413);
  });
});
