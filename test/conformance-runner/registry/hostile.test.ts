import { assert } from 'chai';
import { registryParts } from '../../../conformance/registry/parts.ts';
import { exitCodeOf } from '../../../conformance/run/report.ts';
import { runConformance } from '../../../conformance/run/run.ts';
import { registryAt, smallPeer } from '../peer.ts';

const json = (body: string, status = 200) => ({ status, type: 'application/json', body });
const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const nested = (depth: number): string => (depth === 0 ? '1' : `{"events":[${nested(depth - 1)}],"a":1}`);
const odd = JSON.stringify({
  brands: [null, 1, { domain: 7 }],
  agents: [{ url: 'javascript:1', type: {} }],
  publishers: { length: 1e9 },
  properties: [[]],
  results: [{}],
  events: [{ event_id: null, event_type: 'x', payload: [] }],
  cursor: {},
  has_more: true,
  freshness: [],
  issuer: '::',
  authorization_servers: [{}],
  __proto__: null,
});

/** Answers to every request, whatever was asked. */
const ANSWERS: Readonly<Record<string, ReturnType<typeof json>>> = {
  'an empty object': json('{}'),
  null: json('null'),
  'an empty list': json('[]'),
  'a text': json('"a"'),
  'fields of wrong types': json(odd),
  'JSON that is nested 50,000 deep': json(deep),
  'pages in pages': json(nested(200)),
  HTML: { status: 200, type: 'text/html', body: '<html>' },
  nothing: { status: 204, type: 'text/plain', body: '' },
  'a failure': json('{"error":"internal"}', 500),
  'a refusal': json('{"error":"unauthorized"}', 401),
  'a stream that says nothing': { status: 200, type: 'text/event-stream', body: ': hello\n\n' },
};

describe('a registry that answers every request with', () => {
  for (const [name, { status, type, body }] of Object.entries(ANSWERS))
    it(`${name} is judged to the end, and no check fails by itself`, async () => {
      const peer = await smallPeer((_request, response) => {
        response.writeHead(status, { 'content-type': type });
        response.end(status === 204 ? undefined : body);
      });
      const published: string[] = [];
      try {
        const report = await runConformance({
          peers: [
            {
              ...registryAt(peer.url, { member: 'sk_aaaaaaaa', other: 'sk_bbbbbbbb', person: 'sk_cccccccc' }),
              given: ['sandbox', 'member'],
            },
          ],
          parts: registryParts,
          version: '0',
          site: {
            domain: 'runner.example',
            async publish(host, path, document) {
              const place = host + path;
              if (document === null) published.splice(published.indexOf(place), 1);
              else if (!published.includes(place)) published.push(place);
            },
          },
          requestsPerSecond: 5_000,
          checkTimeoutMs: 5_000,
        });
        const failed = report.results.filter(
          (result) =>
            result.verdict === 'cannot be judged' && result.why.startsWith('the check itself failed'),
        );
        assert.deepEqual(failed, []);
        assert.equal(exitCodeOf(report), 1);
        assert.deepEqual(published, [], 'documents stay published');
      } finally {
        await peer.close();
      }
    });
});
