import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { assert } from 'chai';
import { type Bounds, boundOptions, boundsOf, DEFAULT_BOUNDS, wholeNumber } from '../../mirror/bounds.ts';
import { openCopy } from '../../mirror/copy.ts';
import { MirrorFault } from '../../mirror/fault.ts';
import { follow } from '../../mirror/follow.ts';
import { openSource } from '../../mirror/source.ts';
import { openMirror } from '../../mirror/state.ts';
import { verify } from '../../mirror/verify.ts';
import { witnessPolicy } from '../../mirror/witnessed.ts';
import { projectRoot } from '../../src/infra/project.ts';
import {
  type Conduct,
  type HostileRegistry,
  type SentEvent,
  type SentManifest,
  startHostileRegistry,
} from './hostile-registry.ts';

/** A case in which a registry wants to harm a mirror, and what the mirror says. */
type Attack = {
  readonly title: string;
  readonly conduct: Conduct;
  /** Whether the copy is whole already, so that the harm comes while it follows. */
  readonly isLater?: boolean;
  readonly bounds?: Partial<Bounds>;
  readonly says: RegExp;
};

const PARTS = '.ndjson.gz';
const line = (domain: string, more: object = {}) => `${JSON.stringify({ domain, ...more })}\n`;
const brands = (text: string | Buffer, more: Conduct = {}): Conduct => ({ texts: { brands: text }, ...more });
const inManifest = (work: (manifest: SentManifest) => unknown): Conduct =>
  brands(line('a.example'), { manifest: work });
const inPart = (change: object): Conduct =>
  inManifest(({ parts }) => {
    Object.assign(parts[0] ?? {}, change);
  });
const at = (
  place: string,
  answer: (response: ServerResponse, request: IncomingMessage) => unknown,
): Conduct => ({
  ...brands(line('a.example')),
  answer(path, response, request) {
    if (!path.includes(place)) return false;
    answer(response, request);
    return true;
  },
});
const saying = (place: string, text: string | Buffer, headers: Record<string, string> = {}): Conduct =>
  at(place, (response) => response.writeHead(200, headers).end(text));
/** Bytes without end, as fast as they are taken. */
const endless = (place: string): Conduct =>
  at(place, (response) => {
    const chunk = Buffer.alloc(64 * 1024, '[');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  });
/** A byte now and then. */
const dripping = (place: string): Conduct =>
  at(place, (response) => {
    response.writeHead(place === PARTS ? 206 : 200);
    const timer = setInterval(() => response.write('['), 10);
    response.on('close', () => clearInterval(timer));
  });
const only = ({ answer = () => false }: Conduct) => ({ answer });
const deep = '['.repeat(200_000) + ']'.repeat(200_000);

const event = (event_type: string, payload: unknown): SentEvent => ({
  event_id: '0190a1b3-0000-7000-8000-000000000001',
  event_type,
  payload,
});
const sending = (...events: SentEvent[]): Conduct => ({ events, ...brands(line('a.example')) });
const granted = {
  id: 'x',
  agent_url: 'https://a.example/mcp',
  publisher_domain: 'a.example',
  created_at: 'soon',
  updated_at: 'x',
};
/** Brands that changed since the dump, and nothing behind them. */
const changing = (...changes: unknown[]): Conduct =>
  at('/brands/changes', (response, { url = '' }) =>
    response.end(
      JSON.stringify({
        changes: url.includes('cursor=brands') ? changes : [],
        cursor: 'next',
        has_more: false,
      }),
    ),
  );

const big = { parts: Array.from({ length: 9 }, () => 0) };

const attacks: readonly Attack[] = [
  // What would fill the disk or the memory.
  {
    title: 'a part that unpacks to more than its manifest says',
    conduct: brands(line('a.example'), { packed: () => gzipSync(Buffer.alloc(50_000_000, 'x')) }),
    says: /^The part brands-0001.ndjson.gz has more than 23 bytes of text/,
  },
  {
    title: 'a part that is said to unpack to too much',
    conduct: inPart({ uncompressed_bytes: 2 ** 40 }),
    says: /--max-part-text-bytes/,
  },
  { title: 'a part that is too large', conduct: inPart({ bytes: 2 ** 40 }), says: /--max-part-bytes/ },
  {
    title: 'parts that are too large together',
    conduct: brands(line('a.example')),
    bounds: { dumpBytes: 10 },
    says: /--max-dump-bytes/,
  },
  {
    title: 'parts that unpack to too much together',
    conduct: brands(line('a.example')),
    bounds: { dumpTextBytes: 10 },
    says: /--max-dump-text-bytes/,
  },
  { title: 'too many records in its parts', conduct: inPart({ records: 2 ** 50 }), says: /--max-records/ },
  {
    title: 'too many records in its sum',
    conduct: inManifest((manifest) => {
      manifest.records = 2 ** 50;
    }),
    says: /--max-records/,
  },
  {
    title: 'too many parts',
    conduct: inManifest(({ parts }) => {
      for (const place of big.parts.keys())
        parts.push({ ...(parts[0] as SentManifest['parts'][number]), name: `agents-000${place}.ndjson.gz` });
    }),
    bounds: { parts: 5 },
    says: /--max-parts/,
  },
  {
    title: 'a record that is too long',
    conduct: brands(line('a.example', { name: 'x'.repeat(100_000) })),
    bounds: { lineBytes: 90_000 },
    says: /--max-line-bytes/,
  },
  {
    title: 'a record without end',
    conduct: brands('x'.repeat(5_000_000)),
    bounds: { lineBytes: 90_000 },
    says: /--max-line-bytes/,
  },
  {
    title: 'more than the disk has room for',
    conduct: brands(line('a.example')),
    bounds: { freeBytes: Number.MAX_SAFE_INTEGER },
    says: /--min-free-bytes/,
  },
  {
    title: 'more changes than the disk has room for',
    conduct: changing({ domain: 'b.example', brand: { domain: 'b.example' } }),
    isLater: true,
    bounds: { freeBytes: Number.MAX_SAFE_INTEGER },
    says: /^The newest changes would leave .*--min-free-bytes/,
  },
  {
    title: 'a manifest that is too large',
    conduct: inManifest((manifest) => {
      manifest.more = 'x'.repeat(100_000);
    }),
    bounds: { manifestBytes: 90_000 },
    says: /--max-manifest-bytes/,
  },
  { title: 'a manifest without end', conduct: endless('/manifest.json'), says: /--max-manifest-bytes/ },
  { title: 'a log without end', conduct: endless('/api/registry/log'), says: /--max-answer-bytes/ },
  { title: 'a signature without end', conduct: endless('/manifest.note'), says: /--max-answer-bytes/ },
  {
    title: 'an answer that unpacks without end',
    conduct: saying('/api/registry/log', gzipSync(Buffer.alloc(50_000_000, ' ')), {
      'content-encoding': 'gzip',
    }),
    says: /--max-answer-bytes/,
  },
  {
    title: 'a page of events without end',
    conduct: endless('/api/registry/feed'),
    isLater: true,
    bounds: { pageBytes: 500_000 },
    says: /--max-page-bytes/,
  },
  {
    title: 'a page of brands without end',
    conduct: endless('/brands/changes'),
    isLater: true,
    bounds: { pageBytes: 500_000 },
    says: /--max-page-bytes/,
  },
  {
    title: 'a tile without end',
    conduct: {
      ...sending(event('property.stale', { property_rid: 'x' })),
      ...only(endless('/tile/')),
    },
    isLater: true,
    says: /--max-tile-bytes/,
  },
  {
    title: 'a part without end',
    conduct: endless(PARTS),
    says: /^The part brands-0001.ndjson.gz has more than the \d+ bytes of the signed manifest/,
  },
  {
    title: 'a part that is longer than the manifest says',
    conduct: inPart({ bytes: 5 }),
    says: /has more than the 5 bytes/,
  },

  // What would never end.
  {
    title: 'a log that comes byte by byte',
    conduct: dripping('/api/registry/log'),
    bounds: { requestSeconds: 0.2 },
    says: /did not answer in time/,
  },
  {
    title: 'a part that comes byte by byte',
    conduct: { ...inPart({ bytes: 100_000 }), ...only(dripping(PARTS)) },
    // Long enough for the other requests of a busy machine.
    bounds: { requestSeconds: 2, partSeconds: 0.5 },
    says: /--max-part-seconds/,
  },
  {
    title: 'a first dump that is never there',
    conduct: at('/api/registry/dump', (response) => response.writeHead(404).end('{}')),
    bounds: { waitSeconds: 0.1 },
    says: /has no new dump of .*; --max-wait-seconds/,
  },
  {
    title: 'a dump that is said to be there, and has no manifest',
    conduct: at('/manifest.json', (response) => response.writeHead(404).end('{}')),
    bounds: { waitSeconds: 0.1 },
    says: /has no new dump of .*; --max-wait-seconds/,
  },
  {
    title: 'a dump whose last event is never in the log',
    conduct: inManifest((manifest) => {
      manifest.cursor = '0190a1b3-0000-7000-8000-000000000009';
    }),
    bounds: { waitSeconds: 0.1 },
    says: /The log has no entry of 0190a1b3-.*; --max-wait-seconds/,
  },
  {
    title: 'parts that come one after the other for ever',
    conduct: { texts: { brands: Array.from({ length: 50 }, (_, place) => line(`${place + 10}.example`)) } },
    bounds: { dumpSeconds: 0.001 },
    says: /has come up to part \d+ only; --max-dump-seconds/,
  },
  {
    title: 'brands that change for ever',
    conduct: at('/brands/changes', (response, { url = '' }) =>
      response.end(
        JSON.stringify({
          changes: [{ domain: 'b.example', brand: null }],
          cursor: url.includes('cursor=one') ? 'two' : 'one',
          has_more: true,
        }),
      ),
    ),
    isLater: true,
    bounds: { updateSeconds: 0.2 },
    says: /always more changes; --max-update-seconds/,
  },
  {
    title: 'no answer at all',
    conduct: at('/api/registry/log', () => {}),
    bounds: { requestSeconds: 0.2 },
    says: /did not answer in time/,
  },
  {
    title: 'a part that stops halfway, each time',
    conduct: at(PARTS, (response) => {
      response.writeHead(200, { 'content-length': '9' });
      response.flushHeaders();
      setTimeout(() => response.destroy(), 5);
    }),
    says: /stops after 0 bytes/,
  },
  {
    title: 'nothing but errors',
    conduct: at('/api/registry/log', (response) => response.writeHead(503).end()),
    says: /^the log: /,
  },
  {
    title: 'brands that never end',
    conduct: saying('/brands/changes', '{"changes":[],"cursor":"next","has_more":true}'),
    isLater: true,
    says: /leads nowhere/,
  },
  {
    title: 'too much that changed since its dump',
    conduct: changing({ domain: 'b.example', brand: { domain: 'b.example', name: 'x'.repeat(90_000) } }),
    isLater: true,
    bounds: { changeBytes: 80_000 },
    says: /--max-change-bytes/,
  },

  {
    title: 'a log with more keys than anybody tries',
    conduct: saying(
      '/api/registry/log',
      JSON.stringify({ origin: 'x', checkpoint: 'x', verifier_keys: Array(101).fill('x') }),
    ),
    says: /verifier_keys has 101 keys, and may have 100/,
  },
  {
    title: 'more brands on a page than were asked for',
    conduct: changing(...Array.from({ length: 1_001 }, () => ({ domain: 'b.example', brand: null }))),
    isLater: true,
    says: /a page has 1001 items, and 1000 were asked for/,
  },
  {
    title: 'more events on a page than were asked for',
    conduct: sending(...Array.from({ length: 1_001 }, () => event('x', {}))),
    isLater: true,
    says: /a page has 1001 items, and 1000 were asked for/,
  },
  {
    title: 'events whose place moves back',
    conduct: sending(event('x', {}), { ...event('x', {}), event_id: '0190a1b2-0000-7000-8000-000000000001' }),
    isLater: true,
    says: /The feed has event 0190a1b2-.* behind 0190a1b3-/,
  },
  {
    title: 'an event twice',
    conduct: sending(event('x', {}), event('x', {})),
    isLater: true,
    says: /The feed has event 0190a1b3-.* behind 0190a1b3-/,
  },

  // What would lead elsewhere.
  {
    title: 'a redirect to another host',
    conduct: at('/api/registry/log', (response) =>
      response.writeHead(302, { location: 'http://127.0.0.2:9/' }).end(),
    ),
    says: /redirects to http:\/\/127\.0\.0\.2:9; nothing was sent there/,
  },
  {
    title: 'a redirect of a part to a file',
    conduct: at(PARTS, (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()),
    says: /redirects to null/,
  },
  ...[
    '../../evil-0001.ndjson.gz',
    '/etc/passwd',
    'a/b-0001.ndjson.gz',
    '',
    '__proto__',
    'brands-0001.ndjson.gz\0',
  ].map(
    (name): Attack => ({
      title: `a part with the name ${JSON.stringify(name)}`,
      conduct: inPart({ name }),
      says: /^The manifest of the dump .* has a part with the name .*, which is no name of a file/,
    }),
  ),
  {
    title: 'two parts of one name',
    conduct: inManifest(({ parts }) => {
      parts.push(...parts);
    }),
    says: /names the part brands-0001.ndjson.gz twice/,
  },
  {
    title: 'a dump whose id is a path',
    conduct: inManifest((manifest) => {
      manifest.id = '../../../etc';
    }),
    says: /The id of the newest dump is no UUID/,
  },

  // What is no answer.
  ...(
    [
      ['the same keys', [line('a.example'), line('a.example')]],
      ['keys of the part before', [line('a.example') + line('c.example'), line('b.example')]],
      ['no records before another part', ['', line('a.example')]],
    ] as const
  ).map(
    ([title, texts]): Attack => ({
      title: `a part with ${title}`,
      conduct: { texts: { brands: texts } },
      says: /^The part brands-0002.ndjson.gz has no keys behind those of the part before it/,
    }),
  ),
  {
    title: 'a part with keys of the part before it, and another last key',
    conduct: {
      texts: { brands: [line('b.example'), line('a.example')] },
      manifest: ({ parts }) => {
        Object.assign(parts[1] ?? {}, { last_key: 'c.example' });
      },
    },
    says: /has the record a.example behind b.example/,
  },
  {
    title: 'a part with another last key than it says',
    conduct: inPart({ last_key: 'b.example' }),
    says: /has the last key a.example and not b.example/,
  },
  { title: 'another length than there is', conduct: inPart({ bytes: 500 }), says: /stops after \d+ bytes/ },
  ...[-1, 0.5, '7', null, 1e300].map(
    (bytes): Attack => ({
      title: `a part of ${JSON.stringify(bytes)} bytes`,
      conduct: inPart({ bytes }),
      says: /the answer has not the form of the contract/,
    }),
  ),
  {
    title: 'parts that are none',
    conduct: inManifest((manifest) => {
      manifest.parts = {} as never;
    }),
    says: /the answer has not the form of the contract/,
  },
  {
    title: 'a manifest that is a number',
    conduct: inManifest(() => '7'),
    says: /the answer has not the form of the contract/,
  },
  {
    title: 'a log of other types',
    conduct: saying('/api/registry/log', '{"origin":1,"checkpoint":null,"verifier_keys":{}}'),
    says: /the answer has not the form of the contract/,
  },
  {
    title: 'a log that is HTML',
    conduct: saying('/api/registry/log', '<html>'),
    says: /the answer has not the form of the contract/,
  },
  {
    title: 'a log that is deep',
    conduct: saying('/api/registry/log', deep),
    says: /the answer has not the form of the contract/,
  },
  {
    title: 'a manifest that is deep',
    conduct: saying('/api/registry/dump', `{"id":"0190a1b2-0000-7000-8000-000000000001","x":${deep}}`),
    says: /the answer has not the form of the contract/,
  },
  {
    title: 'events that are deep',
    conduct: saying(
      '/api/registry/feed',
      `{"events":[{"event_id":"x","event_type":"x","payload":${deep}}],"has_more":false}`,
    ),
    isLater: true,
    says: /the answer has not the form of the contract/,
  },
  {
    title: 'brands that are deep',
    conduct: saying(
      '/brands/changes',
      `{"changes":[{"domain":"x","brand":{"x":${deep}}}],"cursor":"x","has_more":false}`,
    ),
    isLater: true,
    says: /the answer has not the form of the contract/,
  },
  {
    title: 'events that are no objects',
    conduct: saying('/api/registry/feed', '{"events":[null],"has_more":false}'),
    isLater: true,
    says: /the answer has not the form of the contract/,
  },

  // What is no dump.
  ...(
    [
      [
        'a record that is deep',
        `{"domain":"a.example","x":${deep}}\n`,
        /a record whose line is no JSON text, or a too deep one/,
      ],
      ['a record that is no JSON', '{"domain":\n', /a record whose line is no JSON text/],
      ['a record that is null', 'null\n', /a record whose domain is no text/],
      ['a record without key', '{}\n', /a record whose domain is no text/],
      [
        'a record whose key is inherited',
        '{"__proto__":{"domain":"a.example"}}\n',
        /a record whose domain is no text/,
      ],
      ['a record whose key is no text', '{"domain":7}\n', /a record whose domain is no text/],
      [
        'a key that no database takes',
        '{"domain":"a\\u0000b"}\n',
        /a record whose domain has characters that are no text/,
      ],
      [
        'a key with half a character',
        '{"domain":"a\\ud800"}\n',
        /a record whose domain has characters that are no text/,
      ],
      [
        'a key that no index takes',
        line('x'.repeat(3_000)),
        /a record whose domain has more than 2500 bytes/,
      ],
      ['a record twice', line('a.example').repeat(2), /the record a.example behind a.example/],
      [
        'records in another order',
        line('b.example') + line('a.example'),
        /the record a.example behind b.example/,
      ],
      ['no end of its last line', '{"domain":"a.example"}', /a last line without end/],
      [
        'bytes that are no UTF-8',
        Buffer.from('{"domain":"a.example","x":"\xff"}\n', 'latin1'),
        /a record that is not UTF-8 text/,
      ],
    ] as const
  ).map(([title, text, says]): Attack => ({ title, conduct: brands(text), says })),
  { title: 'more records than it says', conduct: inPart({ records: 0 }), says: /has more than 0 records/ },
  { title: 'fewer records than it says', conduct: inPart({ records: 2 }), says: /has 1 records and not 2/ },
  {
    title: 'another text than it says',
    conduct: inPart({ sha256_uncompressed: '0' }),
    says: /a text with another SHA-256/,
  },
  { title: 'another file than it says', conduct: inPart({ sha256: '0' }), says: /has the SHA-256/ },
  {
    title: 'a part that is not compressed',
    conduct: brands(line('a.example'), { packed: (text) => text }),
    says: /a fault in its compression/,
  },
  {
    title: 'a part that is cut off',
    conduct: brands(line('a.example'), { packed: (text) => gzipSync(text).subarray(0, -9) }),
    says: /a fault in its compression/,
  },

  // Events that are in the log as they are, and have no sense.
  {
    title: 'an event about a record without key',
    conduct: sending(event('property.created', {})),
    isLater: true,
    says: /^Event .* has not the form of property.created/,
  },
  {
    title: 'an event whose key is no text',
    conduct: sending(event('collection.removed', { collection_rid: { toString: 1 } })),
    isLater: true,
    says: /^Event .* has not the form of collection.removed/,
  },
  {
    title: 'an event whose key no database takes',
    conduct: sending(event('authorization.revoked', { id: 'a\0b' })),
    isLater: true,
    says: /^Event .* has not the form of authorization.revoked/,
  },
  {
    title: 'an event with a date that is none',
    conduct: sending(event('authorization.granted', granted)),
    isLater: true,
    says: /^Event .* has not the form of authorization.granted/,
  },
  {
    title: 'a brand whose domain no database takes',
    conduct: changing({ domain: 'a\0b', brand: null }),
    isLater: true,
    says: /one whose domain has characters that are no text/,
  },
];

describe('a mirror of a registry that wants to harm it', () => {
  let registry: HostileRegistry;
  let root: string;
  let made = 0;
  before(async () => {
    registry = await startHostileRegistry();
    root = mkdtempSync(join(tmpdir(), 'hostile-'));
  });
  after(async () => {
    await registry.close();
    rmSync(root, { recursive: true, force: true });
  });

  /** A mirror with a database of its own. */
  async function mirrorOf() {
    made += 1;
    const place = join(root, String(made));
    const copy = await openCopy(`sqlite:${join(place, 'copy.sqlite')}`);
    const mirror = await openMirror(copy, registry.url);
    const { signal } = new AbortController();
    const tools = (given: Partial<Bounds> = {}) => {
      const bounds = { ...DEFAULT_BOUNDS, ...given };
      const source = openSource({ url: registry.url, token: 'secret', signal, tries: 1, bounds });
      const folder = join(place, 'parts');
      const known = {
        source,
        mirror,
        witnesses: witnessPolicy([], undefined, 1),
        folder,
        bounds,
        say: () => {},
        signal,
      };
      return { ...known, now: () => new Date(), everyMs: 1 };
    };
    return {
      copy,
      mirror,
      place,
      update: (bounds?: Partial<Bounds>) => follow(tools(bounds), { untilCaughtUp: true }),
      verify: (bounds?: Partial<Bounds>) => verify(tools(bounds)),
    };
  }
  const honest = () => registry.behave(brands(line('a.example')));

  for (const { title, conduct, isLater = false, bounds, says } of attacks)
    it(`refuses ${title}, and goes on when it is gone`, async () => {
      const { copy, mirror, place, update, verify: check } = await mirrorOf();
      try {
        if (isLater) {
          honest();
          await update();
        }
        const before = mirror.state().standing;
        registry.behave(conduct);
        const attacked = async () => {
          await update(bounds);
          await check(bounds);
        };
        const cause = await attacked().then(
          () => assert.fail('nothing was refused'),
          (error: unknown) => error,
        );
        assert.instanceOf(cause, Error);
        assert.match((cause as Error).message, says);
        // A person can read it: no error of the program itself.
        assert.include(['MirrorError', 'MirrorFault', 'AgentError'], (cause as Error).name);
        const reached = mirror.state().standing;
        if (!title.startsWith('too much')) assert.deepEqual(reached?.cursor, before?.cursor);
        // Nothing came to stand outside of its folder.
        assert.sameMembers(
          readdirSync(place).filter((name) => !name.startsWith('copy.sqlite')),
          existsSync(join(place, 'parts')) ? ['parts'] : [],
        );
        assert.isFalse(existsSync(join(dirname(root), 'evil-0001.ndjson.gz')));
        honest();
        await update();
        if (!title.startsWith('too much')) assert.match(await check(), /^equal/);
      } finally {
        await copy.close();
      }
    });

  it('keeps records whose members have names and texts that programs stumble over, as they are', async () => {
    const odd = [
      '{"domain":"a.example","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
      // These end lines for other programs.
      '{"domain":"b.example","name":"one\u2028two\u2029three\u0085four"}',
      '{"domain":"c.example","name":"\\u0000 \\ud800 👋"}',
      `{"domain":"d.example","deep":${'['.repeat(90)}${']'.repeat(90)}}`,
    ];
    const { copy, mirror, update, verify: check } = await mirrorOf();
    try {
      registry.behave(brands(odd.map((one) => `${one}\n`).join('')));
      await update();
      assert.match(await check(), /^equal/);
      const kept: string[] = [];
      const generation = mirror.state().standing?.generation ?? 0;
      for await (const record of copy.records(generation, 'brands')) kept.push(record.line);
      assert.deepEqual(kept, odd);
      const payload = JSON.parse('{"collection_rid":"r","__proto__":{"polluted":true}}');
      registry.behave({
        ...brands(odd.map((one) => `${one}\n`).join('')),
        events: [event('collection.created', payload)],
      });
      await update();
      assert.equal(await copy.find(generation, 'collections', 'r'), JSON.stringify(payload));
      assert.notProperty({}, 'polluted');
    } finally {
      await copy.close();
    }
  });

  it('takes a part in pieces when its transfer breaks, and the same part from a registry without ranges', async () => {
    const { copy, update, verify: check } = await mirrorOf();
    try {
      const text = Array.from({ length: 500 }, (_, place) =>
        line(`${String(place).padStart(4, '0')}.example`, { x: Math.random() }),
      ).join('');
      const file = gzipSync(text);
      let asked = 0;
      registry.behave({
        ...brands(text, { packed: () => file }),
        answer(path, response, request) {
          if (!path.endsWith(PARTS)) return false;
          asked += 1;
          const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
          // The second transfer begins again, and each one breaks but the last.
          const isPart = from > 0 && asked !== 2;
          const rest = file.subarray(isPart ? from : 0);
          response.writeHead(isPart ? 206 : 200, { 'content-length': rest.length });
          response.write(rest.subarray(0, 2_000), () =>
            rest.length > 2_000 ? response.destroy() : response.end(),
          );
          return true;
        },
      });
      await update();
      assert.isAbove(asked, 3);
      assert.match(await check(), /^equal/);
    } finally {
      await copy.close();
    }
  });

  it('has an option for each bound, which docs/mirrors.md names and a refusal too', async () => {
    const text = readFileSync(join(projectRoot, 'docs/mirrors.md'), 'utf8');
    const options = boundOptions();
    assert.isAbove(options.length, 10);
    for (const { long, envVar, defaultValue } of options) {
      assert.include(text, `\`${long}\``);
      assert.equal(envVar, `MIRROR_${long?.slice(2).replaceAll('-', '_').toUpperCase()}`);
      assert.isTrue(Number.isSafeInteger(defaultValue));
    }
    const given = Object.fromEntries(options.map((option, place) => [option.attributeName(), place]));
    assert.sameMembers(Object.values(boundsOf(given)), [...options.keys()]);
    for (const wrong of ['', '-1', '1.5', '1e3', 'all', '9'.repeat(16)])
      assert.throws(() => wholeNumber(wrong));
  });

  it('is a fault of the registry where it contradicts itself, and none where a bound is reached', async () => {
    const { copy, update } = await mirrorOf();
    try {
      for (const [conduct, bounds, isFault] of [
        [brands(line('a.example').repeat(2)), {}, true],
        [brands(line('a.example')), { lineBytes: 5 }, false],
      ] as const) {
        registry.behave(conduct);
        const cause = await update(bounds).catch((error: unknown) => error);
        assert.equal(cause instanceof MirrorFault, isFault, String(cause));
      }
    } finally {
      await copy.close();
    }
  });
});
