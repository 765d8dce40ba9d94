import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { conformanceCommand } from '../../conformance/command.ts';
import { type SmallPeer, smallPeer } from './peer.ts';

type Run = { code: number | undefined; out: string; err: string };

/** Runs the command as a program would, with an environment of its own. */
async function run(...args: string[]): Promise<Run> {
  const said: Run = { code: undefined, out: '', err: '' };
  const command = conformanceCommand({
    out: { write: (text) => (said.out += text) },
    err: { write: (text) => (said.err += text) },
    signal: new AbortController().signal,
    version: '0',
    onExit: (code) => {
      said.code = code;
    },
  })
    .exitOverride()
    .configureOutput({ writeErr: (text) => (said.err += text) });
  try {
    await command.parseAsync(args, { from: 'user' });
  } catch (cause) {
    said.err += cause instanceof Error ? cause.message : String(cause);
  }
  return said;
}

describe('the command conformance', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const file = (name: string) => join(folder, name);
  let peer: SmallPeer;
  before(async () => {
    peer = await smallPeer((request, response) => {
      const isKnown = request.url === '/good/openapi.yaml' || /openapi/.test(request.url ?? '');
      response.writeHead(isKnown ? 200 : 404).end(isKnown ? 'openapi: 3.1.0\n' : '{}');
    });
  });
  after(async () => {
    await peer.close();
    rmSync(folder, { recursive: true });
  });

  it('exits 0 when what was asked for holds, and writes each kind of report', async () => {
    const files = ['--json', file('a.json'), '--junit', file('a.xml'), '--html', file('a.html')];
    const asked = ['--registry', peer.url.href, '--only', 'registry.openapi'];
    const { code, out, err } = await run(...asked, ...files, '--badge', file('a.svg'));
    assert.equal(code, 0, err);
    assert.match(out, /^1 requirement holds, 0 violated/m);
    assert.equal(JSON.parse(readFileSync(file('a.json'), 'utf8')).summary.holds, 1);
    assert.match(readFileSync(file('a.xml'), 'utf8'), /^<\?xml/);
    assert.match(readFileSync(file('a.html'), 'utf8'), /^<!doctype html>/);
    assert.match(readFileSync(file('a.svg'), 'utf8'), /^<svg/);
  });

  it('exits 1 when a must is violated, and says what changed since a report', async () => {
    writeFileSync(
      file('before.json'),
      JSON.stringify({ format: 1, results: [{ id: 'registry.stats', verdict: 'holds' }] }),
    );
    const asked = ['--registry', peer.url.href, '--only', 'registry.stats'];
    const { code, out } = await run(...asked, '--since', file('before.json'));
    assert.equal(code, 1);
    assert.include(out, 'x registry.stats (must; Agent discovery)');
    assert.include(out, '  registry.stats: holds -> violated\n');
  });

  it('exits 2 when nothing can be judged', async () => {
    const { code, out } = await run('--registry', peer.url.href, '--only', 'registry.feed.page');
    assert.equal(code, 2);
    assert.include(out, '? registry.feed.page: it needs a credential (--token)');
  });

  it('lists every requirement with --list, and asks nobody', async () => {
    const asked = peer.seen.length;
    const { code, out } = await run('--registry', peer.url.href, '--list');
    assert.equal(code, 0);
    assert.match(out, /^registry\.stats \(must\): The statistics/m);
    assert.lengthOf(peer.seen, asked);
  });

  const WRONG: readonly (readonly [args: string[], says: RegExp])[] = [
    [[], /Nothing to check: give --registry/],
    [['--registry', 'nonsense'], /http or https URL/],
    [['--registry', 'file:///etc/passwd'], /http or https URL/],
    [['--registry', 'http://a.example', '--rate', '0'], /0\.1 to 1000/],
    [['--registry', 'http://a.example', '--site-domain', 'b.example', '--site-port', '70000'], /0 to 65535/],
    [['--agent', 'http://a.example', '--transport', 'soap'], /Allowed choices are mcp, a2a/],
    [['--webhooks'], /--webhooks needs --agent or --registry/],
    [
      ['--agent', 'http://a.example', '--webhooks', '--receiver-url', 'https://b.example'],
      /needs --receiver-port/,
    ],
    [
      ['--registry', 'http://a.example', '--agent', 'http://b.example', '--token', 'x'],
      /belongs to one peer/,
    ],
    [['--registry', 'http://a.example', '--since', '/nonexistent/report.json'], /ENOENT/],
    [['--registry', 'http://a.example', '--unknown'], /unknown option/],
  ];
  for (const [args, says] of WRONG)
    it(`refuses ${args.join(' ') || 'no options'}`, async () => {
      const { code, err } = await run(...args);
      assert.match(err, says);
      assert.notEqual(code, 0);
      assert.notEqual(code, 1);
    });
});
