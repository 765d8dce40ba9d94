import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { assert } from 'chai';
import { parse } from 'yaml';
import { operations } from '../../generated/operations.ts';
import { examples, firstExample } from '../../scripts/demo/examples.ts';
import { type Demo, startDemo } from '../../scripts/demo/start.ts';
import { type Operation, objectOf, publishedFile, readPublishedContract } from '../support/contract.ts';

type Asked = { status: number; text: string; json: unknown };

/** Written by the service as it goes along; the documents show one of each. */
const MADE = /\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const MOMENT = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const ADDRESS = /https:\/\/registry\.example|http:\/\/localhost:\d+/g;

/** What differs in texts from run to run, by the name of the field. A file may have been crawled before it is asked for. */
const OTHERWISE: Readonly<Record<string, string>> = {
  added_date: 'today',
  day: 'today',
  cursor: 'a cursor',
  freshness: 'fresh or live',
};

/** An answer without what differs from run to run: ids are numbered, moments and durations are all alike. */
function settled(value: unknown): unknown {
  const ids = new Map<string, string>();
  const walk = (node: unknown, key: string): unknown => {
    // Which hosts are slow differs too.
    if (key === 'slowest_hosts' && Array.isArray(node)) return Object.keys(objectOf(node[0]));
    // Domains that the examples name are looked at meanwhile.
    if (key === 'freshness' && 'brands' in objectOf(node))
      return Object.entries(objectOf(node)).map(([of, counts]) => [of, Object.keys(objectOf(counts))]);
    if (Array.isArray(node)) return node.map((item) => walk(item, key));
    if (typeof node === 'object' && node !== null)
      return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, walk(inner, name)]));
    if (/_ms$/.test(key)) return 'milliseconds';
    // The agent is looked at again while the demo runs.
    if (/^(?:probes|answered|checks)$/.test(key)) return Number(node) > 0 ? 'some' : 'none';
    if (typeof node !== 'string') return node;
    const other = OTHERWISE[key];
    if (other !== undefined) return other;
    return node
      .replaceAll(MADE, (id) => {
        ids.set(id, ids.get(id) ?? `id ${ids.size + 1}`);
        return ids.get(id) ?? '';
      })
      .replaceAll(MOMENT, 'a moment')
      .replaceAll(ADDRESS, 'the registry');
  };
  return walk(value, '');
}

/** The index of the API without the operations that its example leaves out. */
function asFarAsShown(answer: unknown, shown: unknown): unknown {
  const { endpoints, ...others } = objectOf(answer);
  if (endpoints === undefined) return answer;
  const names = Object.keys(objectOf(objectOf(shown).endpoints));
  return {
    ...others,
    endpoints: Object.fromEntries(names.map((name) => [name, objectOf(endpoints)[name]])),
  };
}

describe('documented examples', () => {
  const contract = readPublishedContract();
  const document = parse(readFileSync(publishedFile, 'utf8'));
  let folder: string;
  let demo: Demo;
  let key: string;
  let crawlRequest = '';

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-'));
    demo = await startDemo(folder, { PORT: '0', LOG_LEVEL: 'silent' });
    key = await demo.populate();
  });
  after(async () => {
    await demo.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const member = () => ({ authorization: `Bearer ${key}` });

  async function ask(path: string, init: RequestInit = {}): Promise<Asked> {
    const response = await fetch(`http://127.0.0.1:${demo.app.address?.port}${path}`, init);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!isStream) {
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return {
        status: response.status,
        text,
        json: isJson && /^[{[]/.test(text) ? tryParse(text) : undefined,
      };
    }
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes('\n\n')) break;
    }
    return { status: response.status, text, json: undefined };
  }
  const tryParse = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };

  /** The request that an example answers: what its summary says, else the required parameters as documented. */
  function requestOf(
    { method, path, access, parameters, body }: Operation,
    summary: string,
  ): [string, RequestInit] {
    const headers = access === 'member' ? member() : {};
    if (summary.startsWith(`${method} /`)) return [summary.slice(method.length + 1), { headers }];
    const query = new URLSearchParams();
    let target = path;
    for (const { name, place, required, examples: shown } of parameters) {
      if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(String(shown[0])));
      else if (required) query.set(name, String(shown[0]));
    }
    const address = query.size === 0 ? target : `${target}?${query}`;
    if (body === null) return [address, { headers, method }];
    const json = { ...headers, 'content-type': 'application/json' };
    return [address, { headers: json, method, body: JSON.stringify(body.examples[0]) }];
  }

  function documented({ path, method, responses }: Operation): { summary: string; value: unknown }[] {
    const success = [...responses.keys()].find((status) => status < 300);
    const { content } = objectOf(objectOf(objectOf(document.paths[path])[method.toLowerCase()]).responses)[
      String(success)
    ] as { content?: Record<string, Record<string, unknown>> };
    const media = Object.values(content ?? {})[0] ?? {};
    const named = Object.values(objectOf(media.examples)).map((example) => ({
      summary: String(objectOf(example).summary ?? ''),
      value: objectOf(example).value,
    }));
    return 'example' in media ? [{ summary: '', value: media.example }] : named;
  }

  const operation = (id: string) => contract.operations.find((one) => one.id === id) ?? assert.fail(id);

  async function replay(id: string): Promise<void> {
    const shown = documented(operation(id));
    assert.isNotEmpty(shown, id);
    for (const { summary, value } of shown) {
      const [path, init] = requestOf(operation(id), summary);
      const { status, json, text } = await ask(path, init);
      assert.isBelow(status, 300, `${path}: ${text}`);
      assert.deepEqual(settled(asFarAsShown(json, value)), settled(value), `${id}: ${path}`);
      if (id !== 'requestCrawl') continue;
      crawlRequest = String(objectOf(json).crawl_request_id);
      // Operations that follow show what the crawl has stored.
      await finishedCrawl();
    }
  }

  /** The answer about the crawl when it has ended. */
  async function finishedCrawl(): Promise<Asked> {
    const path = operation('getCrawlRequest').path.replace('{id}', crawlRequest);
    let answer = await ask(path, { headers: member() });
    while (objectOf(answer.json).status !== 'completed') {
      assert.include(['queued', 'running'], objectOf(answer.json).status, answer.text);
      await new Promise((resume) => setTimeout(resume, 20));
      answer = await ask(path, { headers: member() });
    }
    return answer;
  }

  /** What is not one answer to one request, and is looked at in a way of its own below. */
  const APART = new Set([
    'getFeed',
    'listChanges',
    'getChange',
    'getRegistryActivity',
    'createFeedTicket',
    'createChangesTicket',
    'streamFeed',
    'getAuthorizationsSnapshot',
    'getCrawlRequest',
    'getOpenApiDocument',
    'getWellKnownOpenApi',
    'getAdServerDocument',
    'getFeedLog',
    'getFeedLogProof',
    'getFeedLogCheckpoint',
    'getFeedLogTile',
    'getDump',
    'getDumpPart',
    'getRecord',
    'listBrandChanges',
    'getSchemaIndex',
    'listSchemaReleases',
    'getReleasedFile',
    'getTaskBundle',
    'getSchema',
  ]);
  const FIRST = ['saveBrand', 'saveProperty'];
  /** What these answer is the affair of the caller or the operator; they have tests of their own. */
  const TAGS: readonly string[] = ['me', 'ownership', 'operator'];
  const OWN = new Set<string>(
    Object.values(operations).flatMap(({ id, tag }) => (TAGS.includes(tag) ? [id] : [])),
  );

  /** Publishes what proves control of a domain, as the owner of a demo site would. */
  async function prove(domain: string): Promise<void> {
    const { text } = await ask('/api/ownership/challenges', {
      method: 'POST',
      headers: { ...member(), 'content-type': 'application/json' },
      body: JSON.stringify({ domain }),
    });
    await publish(text);
  }

  /** What the printed command does with the answer. */
  async function publish(challenge: string): Promise<void> {
    const { domain, http } = JSON.parse(challenge);
    const { url, body } = http;
    const file = join(folder, 'world', domain, new URL(url).pathname);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }

  it('are what the demo world answers, but for ids and times', async () => {
    for (const id of FIRST) {
      const { domain, publisher_domain: publisher } = objectOf(operation(id).body?.examples[0]);
      await prove(String(domain ?? publisher));
      await replay(id);
    }
    for (const { id } of contract.operations) {
      if (!APART.has(id) && !FIRST.includes(id) && !OWN.has(id)) await replay(id);
    }
  });

  it('of a crawl request are what comes of one', async () => {
    const answer = await finishedCrawl();
    assert.deepEqual(settled(answer.json), settled(documented(operation('getCrawlRequest'))[0]?.value));
  });

  it('of events and rows are in the feed, the stream and the snapshot', async () => {
    const { json } = await ask('/api/registry/feed?limit=10000', { headers: member() });
    const events = (objectOf(json).events as object[]).map((event) => JSON.stringify(settled(event)));
    const page = objectOf(documented(operation('getFeed'))[0]?.value);
    const frames = String(documented(operation('streamFeed'))[0]?.value).split('\n\n');
    const data = frames.flatMap((frame) =>
      frame === '' ? [] : [JSON.parse(frame.split('\ndata: ')[1] ?? '')],
    );
    const changes = objectOf(documented(operation('listChanges'))[0]?.value).events as object[];
    const shown = [
      ...(page.events as object[]),
      ...changes,
      objectOf(documented(operation('getChange'))[0]?.value),
      ...data.flatMap(({ events: list = [] }) => list),
    ];
    assert.isAtLeast(shown.length, 3);
    const { json: newest } = await ask('/api/registry/changes', {});
    assert.isNotEmpty(objectOf(newest).events);
    for (const event of shown) assert.include(events, JSON.stringify(settled(event)));
    const propertiesIn = (answer: unknown) =>
      (objectOf(answer).days as { properties: number }[]).reduce(
        (sum, { properties }) => sum + properties,
        0,
      );
    const { json: activity } = await ask('/api/registry/activity', {});
    assert.equal(
      propertiesIn(activity),
      propertiesIn(documented(operation('getRegistryActivity'))[0]?.value),
      'whatever the days are',
    );
    const { text } = await ask('/api/registry/feed/stream', { headers: member() });
    assert.match(text, /^event: feed\ndata: \{"events":\[/);
    const issued = await ask('/api/registry/feed/tickets', { method: 'POST', headers: member() });
    const issue = documented(operation('createFeedTicket'))[0]?.value;
    assert.hasAllKeys(issued.json, Object.keys(objectOf(issue)));
    const visited = await ask('/api/registry/changes/tickets', { method: 'POST' });
    assert.hasAllKeys(
      visited.json,
      Object.keys(objectOf(documented(operation('createChangesTicket'))[0]?.value)),
    );
    const { ticket } = objectOf(issued.json);
    const streamed = await ask(`/api/registry/feed/stream?ticket=${ticket}`);
    assert.match(streamed.text, /^event: feed\ndata: \{"events":\[/);

    const response = await fetch(
      `http://127.0.0.1:${demo.app.address?.port}/api/registry/authorizations/snapshot`,
      {
        headers: { ...member(), 'accept-encoding': 'identity' },
      },
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    const lines = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString().trim().split('\n');
    const rows = lines.map((line) => settled(JSON.parse(line)));
    const [row] = documented(operation('getAuthorizationsSnapshot'));
    assert.deepInclude(rows, settled(JSON.parse(String(row?.value))));
  });

  it('of the contract itself are in it', async () => {
    for (const id of ['getOpenApiDocument', 'getWellKnownOpenApi', 'getAdServerDocument']) {
      const { text } = await ask(operation(id).path);
      assert.include(text, String(documented(operation(id))[0]?.value));
    }
    // Excerpts: the whole files are long, and hashes change with every word.
    for (const id of ['getReleasedFile', 'getTaskBundle', 'getSchema']) {
      const [{ summary, value } = assert.fail(id)] = documented(operation(id));
      const { $id, ...shown } = objectOf(value);
      const { json } = await ask(...requestOf(operation(id), summary));
      assert.deepInclude(objectOf(json), {
        ...shown,
        $id: String($id).replace('https://registry.example', demo.app.baseUrl),
      });
    }
    for (const id of ['getSchemaIndex', 'listSchemaReleases']) {
      const { json } = await ask(operation(id).path);
      assert.hasAllKeys(json, Object.keys(objectOf(documented(operation(id))[0]?.value)));
    }
  });

  it('that the demo prints answer 2xx, each with something in it, for every family of operations', async () => {
    const { baseUrl } = demo.app;
    const lines = [...firstExample(baseUrl), ...examples(baseUrl, key, folder)].filter((line) =>
      line.startsWith('curl'),
    );
    const reached = new Set<string>();
    for (const line of lines) {
      const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
      const valuesOf = (flag: string) =>
        words.flatMap((word, index) => (word === flag ? [words[index + 1] ?? ''] : []));
      const headers = Object.fromEntries(
        valuesOf('-H').map((header) => header.split(': ') as [string, string]),
      );
      const [data] = valuesOf('-d');
      const address = words.find((word) => word.startsWith(baseUrl)) ?? '';
      const path = address.slice(baseUrl.length);
      reached.add(path.split('?')[0] ?? '');
      const { status, text } = await ask(path, {
        headers,
        ...(data === undefined ? {} : { method: 'POST', body: data }),
      });
      assert.isBelow(status, 300, `${line}: ${text}`);
      if (path === '/api/ownership/challenges') await publish(text);
      assert.isAbove(text.length, 15, line);
      assert.notMatch(text, /^\{"\w+":\[\]/, line);
    }
    const families = [
      '/api/brands/',
      '/api/properties/',
      '/api/adagents/',
      '/api/search',
      '/api/manifest-refs/',
      '/api/public/',
      '/mcp',
      '/a2a',
    ];
    const registry = [
      'agents',
      'publishers',
      'stats',
      'operator',
      'publisher',
      'lookup/',
      'validate/',
      'expand/',
    ];
    const more = ['authorizations', 'feed', 'crawl-request'].map((name) => `/api/registry/${name}`);
    for (const family of [...families, ...registry.map((name) => `/api/registry/${name}`), ...more])
      assert.isTrue(
        [...reached].some((path) => path.startsWith(family)),
        family,
      );
  });
});
