import { assert } from 'chai';
import fc from 'fast-check';
import { agentError, canonicalAgentUrl, hasUserInfo } from '../../../src/domain/net/agent-url.ts';

const accepted = [
  ['https://agent.example.com/mcp', 'https://agent.example.com/mcp'],
  ['  HTTPS://Agent.Example.COM/MCP ', 'https://agent.example.com/MCP'],
  ['https://agent.example.com', 'https://agent.example.com'],
  ['https://agent.example.com/', 'https://agent.example.com'],
  ['https://agent.example.com/?a=b', 'https://agent.example.com/?a=b'],
  ['https://agent.example.com?a=b', 'https://agent.example.com/?a=b'],
  ['https://agent.example.com/mcp/', 'https://agent.example.com/mcp/'],
  ['https://agent.example.com//mcp//x', 'https://agent.example.com//mcp//x'],
  ['https://agent.example.com:443/mcp', 'https://agent.example.com/mcp'],
  ['https://agent.example.com:/mcp', 'https://agent.example.com/mcp'],
  ['https://agent.example.com:08443/mcp', 'https://agent.example.com:8443/mcp'],
  ['http://agent.example.com:80/mcp', 'http://agent.example.com/mcp'],
  ['http://agent.example.com:443/mcp', 'http://agent.example.com:443/mcp'],
  ['https://user:pa:ss@agent.example.com/mcp', 'https://agent.example.com/mcp'],
  ['https://a@b@agent.example.com/mcp', 'https://agent.example.com/mcp'],
  ['https://agent.example.com/mcp#tools', 'https://agent.example.com/mcp'],
  ['https://agent.example.com/a/./b/../c', 'https://agent.example.com/a/c'],
  ['https://agent.example.com/a/%2E%2e/b', 'https://agent.example.com/b'],
  ['https://agent.example.com/../../a/..', 'https://agent.example.com'],
  ['https://agent.example.com/a/.', 'https://agent.example.com/a/'],
  ['https://agent.example.com/%7euser/%c3%a9%2f', 'https://agent.example.com/~user/%C3%A9%2F'],
  ['https://agent.example.com/%2541', 'https://agent.example.com/%2541'],
  ['https://agent.example.com/caf\u00e9', 'https://agent.example.com/caf%C3%A9'],
  ['https://agent.example.com/mcp?B=%7e&a=%c3#x', 'https://agent.example.com/mcp?B=%7e&a=%c3'],
  ['https://agent.example.com/mcp?', 'https://agent.example.com/mcp?'],
  ['https://BÜCHER.example/mcp', 'https://xn--bcher-kva.example/mcp'],
  ['https://agent.example.com./mcp', 'https://agent.example.com/mcp'],
  ['https://www.example.com/mcp', 'https://www.example.com/mcp'],
  ['http://localhost:9001/a2a', 'http://localhost:9001/a2a'],
  ['http://0x7f.1/mcp', 'http://127.0.0.1/mcp'],
  ['http://[0:0::1]:80/mcp', 'http://[::1]/mcp'],
] as const;

const refused = [
  '',
  '   ',
  'agent.example.com/mcp',
  '/mcp',
  '//agent.example.com/mcp',
  'ftp://agent.example.com',
  'javascript:alert(1)',
  'wss://agent.example.com',
  'https://',
  'https:///mcp',
  'https://@/mcp',
  'https:agent.example.com',
  'https://agent..example.com/mcp',
  'https://ab..cd/mcp',
  'https://-agent.example.com/mcp',
  'https://*.example.com/mcp',
  'https://ex%61mple.com/mcp',
  'https://agent.example.com:port/mcp',
  'https://agent.example.com:65536/mcp',
  'https://agent.example.com:-1/mcp',
  'https://[::1/mcp',
  'https://[zz]/mcp',
  'https://agent.example.com/a b',
  'https://agent.example.com/a\u00a0b',
  'https://agent.example.com/a\nb',
  'https://agent.example.com\\mcp',
  'https://agent.example.com/%zz',
  'https://agent.example.com/%4',
  'https://agent.example.com/\ud800',
  `https://agent.example.com/${'a'.repeat(1100)}`,
  `https://agent.example.com/${'\u00e9'.repeat(400)}`,
  `https://${'@'.repeat(1000)}:`,
];

describe('canonicalAgentUrl', () => {
  for (const [input, url] of accepted) {
    it(`reads ${input}`, () => assert.deepEqual(canonicalAgentUrl(input), { ok: true, url }));
  }

  for (const input of refused) {
    it(`refuses ${JSON.stringify(input.slice(0, 50))}`, () => assert.isFalse(canonicalAgentUrl(input).ok));
  }

  it('maps its own results to themselves', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2F',
      '%41',
      'a',
      '~',
      '?',
      'b=c',
      '#',
      'é',
      '//',
      ':',
      '@',
      '%',
    );
    const text = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.array(piece).map((parts) => `https://Agent.example.com${parts.join('')}`),
      fc.string({ unit: 'binary' }).map((tail) => `https://${tail}`),
    );
    fc.assert(
      fc.property(text, (input) => {
        const verdict = canonicalAgentUrl(input);
        if (!verdict.ok) return;
        assert.deepEqual(canonicalAgentUrl(verdict.url), verdict);
        assert.isNotNull(URL.parse(verdict.url), verdict.url);
        assert.notInclude(verdict.url, '#');
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with the platform on the origin', () => {
    fc.assert(
      fc.property(fc.webUrl({ authoritySettings: { withPort: true } }), (input) => {
        const verdict = canonicalAgentUrl(input);
        if (verdict.ok) assert.equal(new URL(verdict.url).origin, new URL(input).origin);
      }),
    );
  });
});

describe('hasUserInfo', () => {
  it('sees a user name before the host only', () => {
    assert.isTrue(hasUserInfo('https://user@agent.example.com/'));
    assert.isTrue(hasUserInfo('https://@agent.example.com/'));
    assert.isFalse(hasUserInfo('https://agent.example.com/@user'));
    assert.isFalse(hasUserInfo('https://agent.example.com/?a@b'));
    assert.isFalse(hasUserInfo('no url'));
  });
});

describe('the error for a failed request to an agent', () => {
  const told = (message: string) =>
    agentError({ code: 'bad_answer', message }, 'https://agent.example/mcp').message;

  it('ends what the agent said with one period, whether it said a sentence or not', () => {
    assert.equal(told('the agent returned 405'), 'The request to the agent failed: the agent returned 405.');
    assert.equal(
      told('the agent refused: No task.'),
      'The request to the agent failed: the agent refused: No task.',
    );
  });
});
